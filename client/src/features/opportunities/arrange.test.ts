import { describe, expect, it } from "vitest";
import type { ListView } from "@shared/constants/matching";
import { NOTHING_CHOSEN } from "./facets/facet-choice";
import { buildCard, testId } from "@/test/opportunities";
import { sortAndFilter } from "./arrange";
import { readFilters, writeFilters } from "./filters";
import { coverageNote, headline, wordEmptyList } from "./wording";

const buildPage = (...cards: Parameters<typeof buildCard>[0][]) => ({ opportunities: cards.map(buildCard) });
const arrangeNames = (pages: ReturnType<typeof buildPage>[], filters: Parameters<typeof sortAndFilter>[1]) =>
  sortAndFilter(pages, filters).shown.map(({ name }) => name);

describe("the loaded opportunities", () => {
  it("an opportunity is shown once when the catalogue moved between two pages", () => {
    const first = buildPage({ id: testId(1), name: "A" }, { id: testId(2), name: "B" });
    const second = buildPage({ id: testId(2), name: "B" }, { id: testId(3), name: "C" });
    expect(arrangeNames([first, second], { country: "", sort: "relevance" })).toEqual(["A", "B", "C"]);
  });

  it("the country filter accepts opportunities that name the country, are global or name none", () => {
    const pages = [
      buildPage(
        { id: testId(1), name: "Ghana", eligibleCountries: ["GH"] },
        { id: testId(2), name: "Kenya", eligibleCountries: ["KE"] },
        { id: testId(3), name: "Global", eligibleCountries: ["*"] },
        { id: testId(4), name: "Unsaid", eligibleCountries: [] },
      ),
    ];
    expect(arrangeNames(pages, { country: "GH", sort: "relevance" })).toEqual(["Ghana", "Global", "Unsaid"]);
  });

  it("opportunities are sorted by deadline with those without one last", () => {
    const pages = [
      buildPage(
        { id: testId(1), name: "None", deadline: null },
        { id: testId(2), name: "Late", deadline: "2031-02-01" },
        { id: testId(3), name: "Soon", deadline: "2031-01-01" },
      ),
    ];
    expect(arrangeNames(pages, { country: "", sort: "deadline" })).toEqual(["Soon", "Late", "None"]);
  });

  it("opportunities are sorted by amount within each currency, dollars first, those without an amount last", () => {
    const pages = [
      buildPage(
        { id: testId(1), name: "Unsaid", minAmount: null, maxAmount: null },
        { id: testId(2), name: "Naira", currency: "NGN", minAmount: null, maxAmount: "5000000" },
        { id: testId(3), name: "Small", minAmount: "900", maxAmount: null },
        { id: testId(4), name: "Large", minAmount: null, maxAmount: "9999999999999.99" },
        { id: testId(5), name: "A cent less", minAmount: null, maxAmount: "9999999999999.98" },
      ),
    ];
    expect(arrangeNames(pages, { country: "", sort: "amount" })).toEqual([
      "Large",
      "A cent less",
      "Small",
      "Naira",
      "Unsaid",
    ]);
  });

  it("only opportunities that belong in the view are shown", () => {
    const pages = [
      buildPage(
        { id: testId(1), name: "Neither" },
        { id: testId(2), name: "Saved", feedback: { kind: "saved", reason: null } },
        { id: testId(3), name: "Hidden", feedback: { kind: "dismissed", reason: null } },
      ),
    ];
    const arrangeView = (show: ListView) => arrangeNames(pages, { country: "", sort: "relevance", show });
    expect(arrangeView("all")).toEqual(["Neither", "Saved"]);
    expect(arrangeView("saved")).toEqual(["Saved"]);
    expect(arrangeView("dismissed")).toEqual(["Hidden"]);
  });

  it("saved and hidden opportunities are searched in the client, because the server does not", () => {
    const saved = { kind: "saved", reason: null } as const;
    const pages = [
      buildPage(
        { id: testId(1), name: "Solar pumps", description: null, feedback: saved },
        { id: testId(2), name: "Clinics", description: "Run on SOLAR power", feedback: saved },
        { id: testId(3), name: "Schools", description: null, feedback: saved },
      ),
    ];
    const filters = { country: "", sort: "relevance", search: "solar" } as const;
    expect(arrangeNames(pages, { ...filters, show: "saved" })).toEqual(["Solar pumps", "Clinics"]);
    expect(arrangeNames(pages, { ...filters, show: "all" })).toHaveLength(3);
  });

  it("trailingEmptyPages counts the last pages without a passing opportunity", () => {
    const ghana = buildPage({ id: testId(1), eligibleCountries: ["GH"] });
    const buildKenyaPage = (n: number) => buildPage({ id: testId(n), eligibleCountries: ["KE"] });
    const filters = { country: "GH", sort: "relevance" } as const;
    expect(sortAndFilter([ghana, buildKenyaPage(2), buildKenyaPage(3)], filters).trailingEmptyPages).toBe(2);
    expect(sortAndFilter([buildKenyaPage(2), ghana], filters).trailingEmptyPages).toBe(0);
    expect(sortAndFilter([], filters).trailingEmptyPages).toBe(0);
  });
});

describe("the filters in the address", () => {
  it("the filters are read from the address, and unknown values count as not set", () => {
    const readAddress = (query: string) => readFilters(new URLSearchParams(query));
    expect(readAddress("search=+solar+&country=gh&sort=amount")).toEqual({
      show: "all",
      search: "solar",
      country: "GH",
      sort: "amount",
      facets: NOTHING_CHOSEN,
      whole: false,
    });
    expect(readAddress("show=saved").show).toBe("saved");
    expect(readAddress("country=FR&sort=random&show=hidden")).toEqual({
      show: "all",
      search: "",
      country: "",
      sort: "relevance",
      facets: NOTHING_CHOSEN,
      whole: false,
    });
  });

  it("facets are read from the address, each value once, and unknown ones count as not chosen", () => {
    const readFacets = (query: string) => readFilters(new URLSearchParams(query)).facets;
    const facets = readFacets(
      "types=loan,gift,loan&countries=KE,xx,any&sources=fund-a,Fund+B,&themes=health,x",
    );
    expect(facets).toEqual({
      ...NOTHING_CHOSEN,
      types: ["loan"],
      countries: ["KE", "any"],
      sources: ["fund-a"],
      themes: ["health"],
    });
    expect(readFacets("show=saved&types=loan")).toEqual(NOTHING_CHOSEN);
  });

  it("the address has what is set and nothing else", () => {
    const write = (query: string) => String(writeFilters(readFilters(new URLSearchParams(query))));
    const address = "search=sun&country=GH&sort=amount&types=loan%2Cgrant&closes=7d&whole=yes";
    expect(write(address)).toBe(new URLSearchParams(address).toString());
    expect(write("whole=yes&types=")).toBe("");
    expect(write("show=saved&types=loan&whole=yes&sort=amount")).toBe("show=saved&sort=amount");
  });
});

describe("the texts above the list", () => {
  const filters = { search: "", country: "", sort: "relevance" } as const;
  const arranged = { loaded: 40, shown: [buildCard()], currencies: 2, trailingEmptyPages: 0 };

  it("an empty list names its kind of opportunity", () => {
    const titles = (["all", "saved", "dismissed"] as const).map(
      (show) => wordEmptyList({ show, search: "", country: "", facets: NOTHING_CHOSEN }).title,
    );
    expect(titles).toEqual([
      "No opportunities found matching your criteria",
      "Nothing saved yet",
      "Nothing hidden",
    ]);
    const searched = { show: "saved", search: "solar", country: "", facets: NOTHING_CHOSEN } as const;
    expect(wordEmptyList(searched).title).toBe(titles[0]);
  });

  it("the headline counts the opportunities", () => {
    expect([headline(1, "saved"), headline(2, "dismissed")]).toEqual([
      "1 saved opportunity",
      "2 hidden opportunities",
    ]);
    expect([headline(0), headline(1234), headline(12345)]).toEqual([
      "0 funding opportunities",
      "1234 funding opportunities",
      "12,345 funding opportunities",
    ]);
  });

  it("the note says that filter and sort cover only loaded opportunities while there are more", () => {
    expect(coverageNote({ ...filters, country: "GH", sort: "deadline" }, arranged, true)).toBe(
      "1 of the 40 loaded so far accept applicants from Ghana, or name no countries. Sorted among these.",
    );
    expect(coverageNote({ ...filters, sort: "deadline" }, arranged, true)).toBe(
      "Sorted among the 40 loaded so far.",
    );
    expect(coverageNote({ ...filters, sort: "deadline" }, arranged, false)).toBeUndefined();
  });

  it("the note says that amounts in several currencies are not compared", () => {
    expect(coverageNote({ ...filters, sort: "amount" }, arranged, false)).toBe(
      "Each currency is sorted by itself.",
    );
    expect(
      coverageNote({ ...filters, sort: "amount" }, { ...arranged, currencies: 1 }, false),
    ).toBeUndefined();
  });
});
