import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { OpportunityCardView } from "@shared/validators/opportunities";
import { errorAnswer, fakeFetch, type FakeCall } from "@/test/fake-fetch";
import { buildCard, buildEntityView, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import OpportunitiesPage from "./opportunities-page";

/** jsdom lays nothing out: the end marker, and what is watched beside it, counts as on screen whenever it is observed, if `isMarkerVisible`. */
let isMarkerVisible = false;
let thresholds: unknown[] = [];
class FakeObserver {
  readonly callback: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  constructor(callback: FakeObserver["callback"], options: { threshold: number }) {
    this.callback = callback;
    thresholds.push(options.threshold);
  }
  observe(target: Element) {
    if (isMarkerVisible) queueMicrotask(() => act(() => this.callback([{ target, isIntersecting: true }])));
  }
  unobserve() {}
  disconnect() {}
}

const LIST = "GET /api/opportunities";

/** A server with these opportunities, two to a page. */
function serve(all: OpportunityCardView[]) {
  return fakeFetch({
    "GET /api/entities": { body: [] },
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
/** What was asked of the list. */
const asked = (calls: FakeCall[]) =>
  calls.map(({ path }) => path).filter((path) => path.startsWith("/api/opportunities?"));
const cards = (count: number, parts: Partial<OpportunityCardView> = {}) =>
  Array.from({ length: count }, (_, n) => buildCard({ id: testId(n + 1), name: `Fund ${n + 1}`, ...parts }));

const show = (path = "/opportunities") => renderWithProviders(<OpportunitiesPage />, { path });
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const exportButton = () => screen.queryByRole("button", { name: "Export" });

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
    expect(asked(calls)[0]).toBe("/api/opportunities?page=1&limit=10");
    expect(screen.getAllByRole("article")).toHaveLength(2);
    await waitFor(() => expect(thresholds.at(-1)).toBe(0.1));
    expect(exportButton()).toBeVisible();
  });

  it("loads on while the end marker is on screen, and then says that this is the end", async () => {
    isMarkerVisible = true;
    serve(cards(7));
    show();
    expect(await screen.findByText("You've reached the end of the list")).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(7);
  });

  it("reads on only once the page before is shown", async () => {
    isMarkerVisible = true;
    const shown = () => screen.queryAllByRole("article").length;
    const shownWhenAsked: number[] = [];
    const all = cards(11);
    fakeFetch({
      "GET /api/entities": { body: [] },
      [LIST]: ({ path }) => {
        shownWhenAsked.push(shown());
        const isFirst = path.includes("page=1&");
        const opportunities = isFirst ? all.slice(0, 10) : all.slice(10);
        return { body: { opportunities, pagination: { page: 1, total: 11, hasMore: isFirst } } };
      },
    });
    show();
    expect(await screen.findByText("You've reached the end of the list")).toBeVisible();
    expect(shown()).toBe(11);
    expect(shownWhenAsked).toEqual([0, 10]);
  });

  it("searches what the address says, and tells screen readers the count", async () => {
    const { calls } = serve(cards(2));
    const { user, history } = show("/opportunities?search=water");
    await heading("2 funding opportunities");
    expect(asked(calls)[0]).toBe("/api/opportunities?page=1&limit=10&search=water");
    expect(screen.getByRole("searchbox")).toHaveValue("water");
    expect(screen.getByText("2 funding opportunities", { selector: "[role=status]" })).toBeInTheDocument();
    await user.clear(screen.getByRole("searchbox"));
    await user.type(screen.getByRole("searchbox"), "solar{Enter}");
    await waitFor(() => expect(history?.at(-1)).toBe("/opportunities?search=solar"));
    expect(asked(calls).at(-1)).toContain("search=solar");
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
    await waitFor(() => expect(asked(calls)).toHaveLength(20));
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
    expect(exportButton()).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Clear search and filters" }));
    expect(history?.at(-1)).toBe("/opportunities");
  });

  it("says that it could not be fetched and tries again", async () => {
    const api = fakeFetch({ [LIST]: errorAnswer("unavailable", "The database is away") });
    const { user } = show();
    expect(await screen.findByText("Failed to fetch opportunities")).toBeVisible();
    expect(screen.getByText("The database is away")).toBeVisible();
    expect(exportButton()).not.toBeInTheDocument();
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

describe("what was saved and put away", () => {
  const saved = { kind: "saved", reason: null } as const;

  it("is a choice in the address, and asked of the server", async () => {
    const { calls } = serve(cards(1, { feedback: saved }));
    const { user, history } = show("/opportunities?show=saved");
    expect(await heading("1 saved opportunity")).toBeVisible();
    expect(asked(calls)).toEqual(["/api/opportunities?page=1&limit=10&show=saved"]);
    await user.selectOptions(screen.getByLabelText("Show"), "Show: All");
    expect(history?.at(-1)).toBe("/opportunities");
  });

  it.each([
    ["saved", "Nothing saved yet"],
    ["dismissed", "Nothing put away"],
  ])("says of an empty %s list what would be in it, and leads back", async (view, title) => {
    serve([]);
    const { user, history } = show(`/opportunities?show=${view}`);
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show all opportunities" }));
    expect(history?.at(-1)).toBe("/opportunities");
  });

  it("leaves the list of saved ones with the press, and the heading counts it", async () => {
    const api = serve(cards(2, { feedback: saved }));
    api.routes[`DELETE /api/opportunities/${testId(1)}/feedback`] = {};
    const { user } = show("/opportunities?show=saved");
    await heading("2 saved opportunities");
    await user.click(screen.getByRole("button", { name: "Save for later: Fund 1" }));
    expect(await heading("1 saved opportunity")).toBeVisible();
    expect(screen.getByText("No longer saved")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Fund 1" })).not.toBeInTheDocument();
  });

  it("tells why something was put away, and brings it back", async () => {
    const api = serve(cards(1, { feedback: { kind: "dismissed", reason: "amount" } }));
    api.routes[`DELETE /api/opportunities/${testId(1)}/feedback`] = {};
    const { user } = show("/opportunities?show=dismissed");
    expect(await screen.findByText("You put this away: The amount does not suit us")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Bring back: Fund 1" }));
    expect(await screen.findByRole("heading", { name: "Nothing put away" })).toBeVisible();
  });
});

describe("the entity that matches are for", () => {
  const [one, two] = [
    buildEntityView({ id: testId(501), name: "Volta Clean Water" }),
    buildEntityView({ id: testId(502), name: "شركة الشروق" }),
  ];
  const serveFor = (entities: unknown[]) => {
    const api = serve(cards(1));
    api.routes["GET /api/entities"] = { body: entities };
    return api;
  };
  const choice = () => screen.findByLabelText("Matches for");

  it("is chosen in the address, keeps the filters, and is remembered", async () => {
    const { calls } = serveFor([one, two]);
    const first = show("/opportunities?country=GH");
    await first.user.selectOptions(await choice(), two.name);
    expect(first.history?.at(-1)).toBe(`/opportunities?country=GH&entity=${two.id}`);
    await waitFor(() => expect(asked(calls).at(-1)).toContain(`entityId=${two.id}`));
    await first.user.selectOptions(screen.getByLabelText("Sort by"), "deadline");
    expect(first.history?.at(-1)).toBe(`/opportunities?country=GH&sort=deadline&entity=${two.id}`);
    first.unmount();

    const second = show("/opportunities");
    await waitFor(() => expect(second.history?.at(-1)).toBe(`/opportunities?entity=${two.id}`));
    expect(await choice()).toHaveValue(two.id);
    expect(await screen.findByRole("link", { name: "Fund 1" })).toHaveAttribute(
      "href",
      `/opportunities/${testId(1)}?entity=${two.id}`,
    );
    await second.user.selectOptions(await choice(), "All my entities");
    await waitFor(() => expect(second.history?.at(-1)).toBe("/opportunities"));
    second.unmount();
    show("/opportunities");
    expect(await choice()).toHaveValue("");
  });

  it("is all of them for an id that is not theirs", async () => {
    const { calls } = serveFor([one, two]);
    show(`/opportunities?entity=${testId(999)}`);
    expect(await choice()).toHaveValue("");
    await heading("1 funding opportunities");
    expect(asked(calls)).toEqual(["/api/opportunities?page=1&limit=10"]);
  });

  it("is no choice with one entity", async () => {
    const { calls } = serveFor([one]);
    show(`/opportunities?entity=${one.id}`);
    await heading("1 funding opportunities");
    expect(screen.queryByLabelText("Matches for")).not.toBeInTheDocument();
    expect(asked(calls)).toEqual(["/api/opportunities?page=1&limit=10"]);
  });
});
