import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { OpportunityCardData } from "@/lib/queries/opportunities";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { buildCard, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import OpportunitiesPage from "./opportunities-page";

/** jsdom lays nothing out: the end marker counts as on screen whenever it is observed, if `isMarkerVisible`. */
let isMarkerVisible = false;
let thresholds: unknown[] = [];
class FakeObserver {
  readonly callback: (entries: { isIntersecting: boolean }[]) => void;
  constructor(callback: FakeObserver["callback"], options: { threshold: number }) {
    this.callback = callback;
    thresholds.push(options.threshold);
  }
  observe() {
    if (isMarkerVisible) queueMicrotask(() => act(() => this.callback([{ isIntersecting: true }])));
  }
  disconnect() {}
}

const LIST = "GET /api/opportunities";

/** A server with these opportunities, two to a page. */
function serve(all: OpportunityCardData[]) {
  return fakeFetch({
    [LIST]: ({ path }) => {
      const page = Number(new URLSearchParams(path.split("?")[1]).get("page"));
      return {
        body: {
          opportunities: all.slice((page - 1) * 2, page * 2),
          pagination: { page, total: all.length, hasMore: page * 2 < all.length },
        },
      };
    },
  });
}
const cards = (count: number, parts: Partial<OpportunityCardData> = {}) =>
  Array.from({ length: count }, (_, n) => buildCard({ id: testId(n + 1), name: `Fund ${n + 1}`, ...parts }));

const show = (path = "/opportunities") => renderWithProviders(<OpportunitiesPage />, { path });
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

beforeEach(() => {
  isMarkerVisible = false;
  thresholds = [];
  vi.stubGlobal("IntersectionObserver", FakeObserver);
});

describe("the list of opportunities", () => {
  it("says that it loads, and then how many there are", async () => {
    const { calls } = serve(cards(3));
    show();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Loading...");
    expect(await heading("3 funding opportunities")).toBeVisible();
    expect(calls[0]?.path).toBe("/api/opportunities?page=1&limit=10");
    expect(screen.getAllByRole("article")).toHaveLength(2);
    expect(thresholds.at(-1)).toBe(0.1);
  });

  it("loads on while the end marker is on screen, and then says that this is the end", async () => {
    isMarkerVisible = true;
    serve(cards(7));
    show();
    expect(await screen.findByText("You've reached the end of the list")).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(7);
  });

  it("searches what the address says, and tells screen readers the count", async () => {
    const { calls } = serve(cards(2));
    const { user, history } = show("/opportunities?search=water");
    await heading("2 funding opportunities");
    expect(calls[0]?.path).toBe("/api/opportunities?page=1&limit=10&search=water");
    expect(screen.getByRole("searchbox")).toHaveValue("water");
    expect(screen.getByText("2 funding opportunities", { selector: "[role=status]" })).toBeInTheDocument();
    await user.clear(screen.getByRole("searchbox"));
    await user.type(screen.getByRole("searchbox"), "solar{Enter}");
    await waitFor(() => expect(history?.at(-1)).toBe("/opportunities?search=solar"));
    expect(calls.at(-1)?.path).toContain("search=solar");
  });

  it("filters by country here, reading on until the list is filled, and keeps the choice in the address", async () => {
    isMarkerVisible = true;
    const all = cards(6, { eligibleCountries: ["US"] });
    all[5] = buildCard({ id: testId(6), name: "Ghana only", eligibleCountries: ["GH"] });
    const { calls } = serve(all);
    const { user, history } = show();
    await user.selectOptions(screen.getByLabelText("Country"), "Ghana");
    expect(await screen.findByRole("link", { name: "Ghana only" })).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(1);
    expect(history?.at(-1)).toBe("/opportunities?country=GH");
    expect(calls.every(({ path }) => !path.includes("country"))).toBe(true);
  });

  it("stops after ten pages without a match and reads on only when asked", async () => {
    isMarkerVisible = true;
    const { calls } = serve(cards(60, { eligibleCountries: ["US"] }));
    const { user } = show("/opportunities?country=GH");
    await user.click(await screen.findByRole("button", { name: "Keep looking" }));
    await waitFor(() => expect(calls).toHaveLength(20));
    expect(await screen.findByRole("button", { name: "Keep looking" })).toBeVisible();
  });

  it("sorts what is loaded here", async () => {
    serve([
      buildCard({ id: testId(1), name: "Later", deadline: "2099-02-01" }),
      buildCard({ id: testId(2), name: "Sooner", deadline: "2099-01-01" }),
    ]);
    const { user } = show();
    await heading("2 funding opportunities");
    await user.selectOptions(screen.getByLabelText("Sort by"), "deadline");
    const names = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(["Sooner", "Later"]);
  });

  it("says that nothing was found and offers to start over", async () => {
    serve([]);
    const { user, history } = show("/opportunities?search=nothing");
    expect(
      await screen.findByRole("heading", { name: "No opportunities found matching your criteria" }),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear search and filters" }));
    expect(history?.at(-1)).toBe("/opportunities");
  });

  it("says that it could not be fetched and tries again", async () => {
    const api = fakeFetch({ [LIST]: errorAnswer("unavailable", "The database is away") });
    const { user } = show();
    expect(await screen.findByText("Failed to fetch opportunities")).toBeVisible();
    expect(screen.getByText("The database is away")).toBeVisible();
    api.routes[LIST] = {
      body: { opportunities: cards(1), pagination: { page: 1, total: 1, hasMore: false } },
    };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Fund 1" })).toBeVisible();
  });

  it("keeps the cards when a further page fails, and fetches it again when asked", async () => {
    isMarkerVisible = true;
    const first = { body: { opportunities: cards(2), pagination: { page: 1, total: 3, hasMore: true } } };
    const api = fakeFetch({
      [`${LIST}?page=1&limit=10`]: first,
      [`${LIST}?page=2&limit=10`]: errorAnswer("internal", "Something broke"),
    });
    const { user } = show();
    expect(await screen.findByText("Something broke")).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(2);
    api.routes[`${LIST}?page=2&limit=10`] = {
      body: {
        opportunities: [buildCard({ id: testId(3), name: "Fund 3" })],
        pagination: { page: 2, total: 3, hasMore: false },
      },
    };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Fund 3" })).toBeVisible();
  });
});
