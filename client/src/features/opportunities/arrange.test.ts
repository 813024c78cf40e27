import { describe, expect, it } from "vitest";
import type { ListView } from "@shared/constants/matching";
import { buildCard, testId } from "@/test/opportunities";
import { arrange } from "./arrange";
import { readFilters } from "./filters";
import { coverageNote, headline, nothingFound } from "./wording";

const page = (...cards: Parameters<typeof buildCard>[0][]) => ({ opportunities: cards.map(buildCard) });
const names = (pages: ReturnType<typeof page>[], filters: Parameters<typeof arrange>[1]) =>
  arrange(pages, filters).shown.map(({ name }) => name);

describe("the loaded opportunities", () => {
  it("are shown once each when the catalogue moved between two pages", () => {
    const first = page({ id: testId(1), name: "A" }, { id: testId(2), name: "B" });
    const second = page({ id: testId(2), name: "B" }, { id: testId(3), name: "C" });
    expect(names([first, second], { country: "", sort: "relevance" })).toEqual(["A", "B", "C"]);
  });

  it("pass the country filter when they name it, are global or do not say", () => {
    const pages = [
      page(
        { id: testId(1), name: "Ghana", eligibleCountries: ["GH"] },
        { id: testId(2), name: "Kenya", eligibleCountries: ["KE"] },
        { id: testId(3), name: "Global", eligibleCountries: ["*"] },
        { id: testId(4), name: "Unsaid", eligibleCountries: [] },
      ),
    ];
    expect(names(pages, { country: "GH", sort: "relevance" })).toEqual(["Ghana", "Global", "Unsaid"]);
  });

  it("are sorted by deadline with the undated last", () => {
    const pages = [
      page(
        { id: testId(1), name: "None", deadline: null },
        { id: testId(2), name: "Late", deadline: "2031-02-01" },
        { id: testId(3), name: "Soon", deadline: "2031-01-01" },
      ),
    ];
    expect(names(pages, { country: "", sort: "deadline" })).toEqual(["Soon", "Late", "None"]);
  });

  it("are sorted by amount within each currency, dollars first, without an amount last", () => {
    const pages = [
      page(
        { id: testId(1), name: "Unsaid", minAmount: null, maxAmount: null },
        { id: testId(2), name: "Naira", currency: "NGN", minAmount: null, maxAmount: "5000000" },
        { id: testId(3), name: "Small", minAmount: "900", maxAmount: null },
        { id: testId(4), name: "Large", minAmount: null, maxAmount: "9999999999999.99" },
        { id: testId(5), name: "A cent less", minAmount: null, maxAmount: "9999999999999.98" },
      ),
    ];
    expect(names(pages, { country: "", sort: "amount" })).toEqual([
      "Large",
      "A cent less",
      "Small",
      "Naira",
      "Unsaid",
    ]);
  });

  it("are only those that still belong into the view, others stay for a press of Undo", () => {
    const pages = [
      page(
        { id: testId(1), name: "Neither" },
        { id: testId(2), name: "Saved", feedback: { kind: "saved", reason: null } },
        { id: testId(3), name: "Put away", feedback: { kind: "dismissed", reason: null } },
      ),
    ];
    const shown = (show: ListView) => names(pages, { country: "", sort: "relevance", show });
    expect(shown("all")).toEqual(["Neither", "Saved"]);
    expect(shown("saved")).toEqual(["Saved"]);
    expect(shown("dismissed")).toEqual(["Put away"]);
  });

  it("are searched here where the server does not, in what was saved or put away", () => {
    const saved = { kind: "saved", reason: null } as const;
    const pages = [
      page(
        { id: testId(1), name: "Solar pumps", description: null, feedback: saved },
        { id: testId(2), name: "Clinics", description: "Run on SOLAR power", feedback: saved },
        { id: testId(3), name: "Schools", description: null, feedback: saved },
      ),
    ];
    const filters = { country: "", sort: "relevance", search: "solar" } as const;
    expect(names(pages, { ...filters, show: "saved" })).toEqual(["Solar pumps", "Clinics"]);
    expect(names(pages, { ...filters, show: "all" })).toHaveLength(3);
  });

  it("say how many of the last pages held nothing that passes", () => {
    const ghana = page({ id: testId(1), eligibleCountries: ["GH"] });
    const kenya = (n: number) => page({ id: testId(n), eligibleCountries: ["KE"] });
    const filters = { country: "GH", sort: "relevance" } as const;
    expect(arrange([ghana, kenya(2), kenya(3)], filters).barrenPages).toBe(2);
    expect(arrange([kenya(2), ghana], filters).barrenPages).toBe(0);
    expect(arrange([], filters).barrenPages).toBe(0);
  });
});

describe("the filters in the address", () => {
  it("are read, and what is not known counts as not set", () => {
    const read = (query: string) => readFilters(new URLSearchParams(query));
    expect(read("search=+solar+&country=gh&sort=amount")).toEqual({
      show: "all",
      search: "solar",
      country: "GH",
      sort: "amount",
    });
    expect(read("show=saved").show).toBe("saved");
    expect(read("country=FR&sort=random&show=hidden")).toEqual({
      show: "all",
      search: "",
      country: "",
      sort: "relevance",
    });
  });
});

describe("the words over the list", () => {
  const filters = { search: "", country: "", sort: "relevance" } as const;
  const arranged = { loaded: 40, shown: [buildCard()], currencies: 2, barrenPages: 0 };

  it("name what an empty list would hold", () => {
    const titles = (["all", "saved", "dismissed"] as const).map(
      (show) => nothingFound({ show, search: "", country: "" }).title,
    );
    expect(titles).toEqual([
      "No opportunities found matching your criteria",
      "Nothing saved yet",
      "Nothing put away",
    ]);
    expect(nothingFound({ show: "saved", search: "solar", country: "" }).title).toBe(titles[0]);
  });

  it("count the opportunities", () => {
    expect([headline(1, "saved"), headline(2, "dismissed")]).toEqual([
      "1 saved opportunity",
      "2 opportunities put away",
    ]);
    expect([headline(0), headline(1234), headline(12345)]).toEqual([
      "0 funding opportunities",
      "1234 funding opportunities",
      "12,345 funding opportunities",
    ]);
  });

  it("say that filter and sort see only what is loaded, while there is more", () => {
    expect(coverageNote({ ...filters, country: "GH", sort: "deadline" }, arranged, true)).toBe(
      "1 of the 40 loaded so far accept applicants from Ghana, or name no countries. Sorted among these.",
    );
    expect(coverageNote({ ...filters, sort: "deadline" }, arranged, true)).toBe(
      "Sorted among the 40 loaded so far.",
    );
    expect(coverageNote({ ...filters, sort: "deadline" }, arranged, false)).toBeUndefined();
  });

  it("say that amounts in several currencies are not compared", () => {
    expect(coverageNote({ ...filters, sort: "amount" }, arranged, false)).toBe(
      "Each currency is sorted by itself.",
    );
    expect(
      coverageNote({ ...filters, sort: "amount" }, { ...arranged, currencies: 1 }, false),
    ).toBeUndefined();
  });
});
