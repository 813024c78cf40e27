import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  filterCalls,
  holdAnswer,
  serveList,
  buildFunds,
  buildSpecOpportunity,
  type SpecCall,
} from "@/test/spec-api";
import { expectScreen, loadScreens, openScreen, advanceTime, listCards, visit } from "@/test/spec-screen";

// Filters in the address, scroll restoration and retries are tested in a browser, which has a layout.

loadScreens("/opportunities", "/opportunities/:id", "/toolkit");

const LIST = "GET /api/opportunities";
const NOTHING = "No opportunities found matching your criteria";
const END = "You've reached the end of the list";

const show = (all: Record<string, unknown>[]) => openScreen("/opportunities", serveList(all));
const headline = (name: string) => screen.findByRole("heading", { level: 1, name });
const names = () => listCards().map((card) => within(card).getByRole("heading").textContent);
const expectNames = (expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const expectCards = (count: number) => waitFor(() => expect(listCards()).toHaveLength(count));
/** Lists the queries sent to the list, in order. */
const listQueries = (calls: readonly SpecCall[]) => filterCalls(calls, LIST).map(({ query }) => `?${query}`);

/** Reports every observed element as visible. */
class AllVisibleObserver {
  private readonly tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
  }
  observe(target: Element) {
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
    queueMicrotask(() => this.tell([entry], this as unknown as IntersectionObserver));
  }
  unobserve() {}
  disconnect() {}
}

afterEach(() => void vi.useRealTimers());

describe("2.5 the opportunities list", () => {
  it("2.5 the headline is '{total} funding opportunities', 'Loading...' while loading", async () => {
    const answer = holdAnswer();
    openScreen("/opportunities", {
      [LIST]: async () => {
        await answer.released;
        return {
          body: { opportunities: buildFunds(3), pagination: { page: 1, total: 4321, hasMore: false } },
        };
      },
    });
    expect(await headline("Loading...")).toBeVisible();
    answer.release();
    expect(await headline("4321 funding opportunities")).toBeVisible();
  });

  it("2.5 the headline of a single one is '1 funding opportunities'", async () => {
    show(buildFunds(1));
    expect(await headline("1 funding opportunities")).toBeVisible();
  });

  it("7.3 the list is asked for by page, limit=10 and search", async () => {
    const { calls, user } = show(buildFunds(3));
    await expectCards(3);
    await user.click(screen.getByPlaceholderText("Search opportunities..."));
    await user.paste("clean water");
    await user.keyboard("{Enter}");
    // An empty value is left out.
    await waitFor(() =>
      expect(listQueries(calls)).toEqual(["?page=1&limit=10", "?page=1&limit=10&search=clean+water"]),
    );
  });

  it("2.5 the country filter and the sort have these choices", async () => {
    show(buildFunds(1));
    await expectCards(1);
    const country = screen.getByLabelText("Country");
    const options = (select: HTMLElement) =>
      within(select)
        .getAllByRole<HTMLOptionElement>("option")
        .map(({ textContent, value }) => [textContent, value]);
    expect(country).toHaveValue("");
    expect(options(country)).toEqual([
      ["All countries", ""],
      ["Ghana", "GH"],
      ["Nigeria", "NG"],
      ["Kenya", "KE"],
      ["South Africa", "ZA"],
      ["United States", "US"],
      ["United Kingdom", "GB"],
    ]);
    const sorts = options(screen.getByLabelText("Sort by")).map(([text]) => text);
    expect(sorts).toEqual(["Relevance", "Deadline", "Amount"]);
  });

  it("2.5 the country filter is applied on the client", async () => {
    const { calls, user } = show([
      buildSpecOpportunity({ id: "gh", name: "Ghana only", eligibleCountries: ["GH"] }),
      buildSpecOpportunity({ id: "us", name: "Elsewhere", eligibleCountries: ["US", "KE"] }),
      buildSpecOpportunity({ id: "any", name: "Global", eligibleCountries: ["*"] }),
    ]);
    await expectCards(3);
    const choose = (country: string) => user.selectOptions(screen.getByLabelText("Country"), country);
    await choose("Ghana");
    await expectNames(["Ghana only", "Global"]);
    await choose("Kenya");
    await expectNames(["Elsewhere", "Global"]);
    await choose("All countries");
    await expectCards(3);
    expect(listQueries(calls)).toEqual(["?page=1&limit=10"]);
  });

  it("2.5 the sort is applied on the client", async () => {
    const { calls, user } = show([
      buildSpecOpportunity({ id: "1", name: "Small, late", maxAmount: "900", deadline: "2026-09-01" }),
      buildSpecOpportunity({ id: "2", name: "Large, open", maxAmount: "80000", deadline: null }),
      buildSpecOpportunity({ id: "3", name: "Medium, soon", maxAmount: "10000", deadline: "2026-04-01" }),
    ]);
    await expectCards(3);
    const sortBy = (order: string) => user.selectOptions(screen.getByLabelText("Sort by"), order);
    await sortBy("Deadline");
    await expectNames(["Medium, soon", "Small, late", "Large, open"]);
    await sortBy("Amount");
    await expectNames(["Large, open", "Medium, soon", "Small, late"]);
    await sortBy("Relevance");
    await expectNames(["Small, late", "Large, open", "Medium, soon"]);
    expect(listQueries(calls)).toEqual(["?page=1&limit=10"]);
  });

  it("2.5 the name on a card opens /opportunities/{id}", async () => {
    const { user } = show(buildFunds(3));
    await expectCards(3);
    await user.click(screen.getByRole("link", { name: "Fund 3" }));
    await expectScreen("/opportunities/o3", "Water Fund");
  });

  it("9 the match percentage is a fixed 95, shown as 'N% match'", async () => {
    show(buildFunds(2));
    await expectCards(2);
    for (const card of listCards()) expect(card.textContent.match(/\d+% match/g)).toEqual(["95% match"]);
  });

  it("2.5 without opportunities it says 'No opportunities found matching your criteria'", async () => {
    show([]);
    expect(await screen.findByRole("heading", { name: NOTHING })).toBeVisible();
    expect(await headline("0 funding opportunities")).toBeVisible();
    expect(screen.queryByText(END)).not.toBeInTheDocument();
  });

  it("2.5 it says so too when the country filter leaves none", async () => {
    const { user } = show(buildFunds(2, { eligibleCountries: ["US"] }));
    await expectCards(2);
    await user.selectOptions(screen.getByLabelText("Country"), "Ghana");
    expect(await screen.findByRole("heading", { name: NOTHING })).toBeVisible();
  });

  it("8 a failed fetch says 'Failed to fetch opportunities', and is not tried again by itself", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = openScreen("/opportunities", {
      [LIST]: { status: 500, body: { message: "The catalogue is away." } },
    });
    const failure = await screen.findByRole("alert");
    expect(failure).toHaveTextContent("Failed to fetch opportunities");
    expect(failure).toHaveTextContent("The catalogue is away.");
    await advanceTime(60_000);
    expect(listQueries(calls)).toHaveLength(1);
  });
});

describe("2.5 infinite scroll", () => {
  it("2.5 it says 'Loading more opportunities...', and at the end that one has reached it", async () => {
    vi.stubGlobal("IntersectionObserver", AllVisibleObserver);
    const answer = holdAnswer();
    const pages = serveList(buildFunds(12))[LIST] as (call: SpecCall) => object;
    const { calls } = openScreen("/opportunities", {
      [LIST]: async (call) => {
        if (call.query.get("page") === "2") await answer.released;
        return pages(call);
      },
    });
    await expectCards(10);
    expect(await screen.findByText("Loading more opportunities...")).toBeVisible();
    expect(screen.queryByText(END)).not.toBeInTheDocument();
    answer.release();
    await expectCards(12);
    expect(await screen.findByText(END)).toBeVisible();
    expect(screen.queryByText("Loading more opportunities...")).not.toBeInTheDocument();
    expect(listQueries(calls)).toEqual(["?page=1&limit=10", "?page=2&limit=10"]);
  });

  it("7 what was read is not read again on coming back", async () => {
    const { calls } = show(buildFunds(3));
    await expectCards(3);
    visit("/toolkit");
    await expectScreen("/toolkit", "Funding Toolkit");
    visit("/opportunities");
    await expectCards(3);
    expect(listQueries(calls)).toHaveLength(1);
  });
});
