import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  filterCalls,
  buildSpecApplication,
  buildSpecEntity,
  buildFunds,
  buildSpecOpportunity,
  type SpecRoutes,
} from "@/test/spec-api";
import { expectScreen, loadScreens, openScreen } from "@/test/spec-screen";

// The banner for an unverified address is tested in verify-email-banner.test.tsx.

loadScreens("/", "/opportunities", "/opportunities/:id", "/settings", "/applications/:id");

/** In the middle of a day and of a month. */
const NOW = new Date("2026-03-16T12:00:00Z");
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();
const MATCHED = "GET /api/opportunities/matched";
const APPLICATIONS = "GET /api/applications";
const ENTITIES = "GET /api/entities";

const show = (routes: SpecRoutes = {}) => openScreen("/", routes);
const showMatches = (opportunities: Record<string, unknown>[]) =>
  show({ [MATCHED]: { body: { opportunities } } });
const showApplications = (body: Record<string, unknown>[]) => show({ [APPLICATIONS]: { body } });

const heading = (name: string) => screen.findByRole("heading", { name });
const matches = async () => within(await screen.findByRole("region", { name: "Top opportunity matches" }));
/** Expects the figure of this name, and the whole text of its card. */
const expectFigure = (name: string, figure: string) =>
  waitFor(() => {
    const overview = within(screen.getByRole("region", { name: "Overview" }));
    expect(overview.getByText(name).closest("[data-card]")!.textContent).toBe(name + figure);
  });

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOW }));
afterEach(() => void vi.useRealTimers());

describe("2.4 the dashboard", () => {
  it("2.4 the greeting is 'Hey there!' with a subtitle", async () => {
    const { calls } = show();
    await expectScreen("/", "Hey there!");
    expect(screen.getByText("Here's your funding overview for today")).toBeVisible();
    expect(await heading("No recommendations")).toBeVisible();
    for (const route of [MATCHED, APPLICATIONS, ENTITIES]) expect(filterCalls(calls, route)).toHaveLength(1);
    expect(filterCalls(calls, MATCHED)[0]!.query.size).toBe(0);
  });

  it("2.4 Opportunities Found counts the matches, and '+N today' those created today", async () => {
    showMatches([
      ...buildFunds(2, { createdAt: daysAgo(0) }),
      buildSpecOpportunity({ id: "yesterday", createdAt: "2026-03-15T23:59:59.000Z" }),
      buildSpecOpportunity({ id: "a year ago", createdAt: "2025-03-16T12:00:00.000Z" }),
      buildSpecOpportunity({ id: "this morning", createdAt: "2026-03-16T00:00:00.000Z" }),
    ]);
    await expectFigure("Opportunities Found", "5+3 today");
  });

  it("2.4 Your applications says 'N in draft'", async () => {
    const statuses = ["draft", "draft", "in_progress", "submitted", "under_review", "rejected", "completed"];
    showApplications(statuses.map((status, n) => buildSpecApplication({ id: `a${n}`, status })));
    await expectFigure("Your applications", "72 in draft");
  });

  it("2.4 Total funded is a dollar amount, with '$X this month'", async () => {
    const awarded = (id: string, given: Record<string, unknown>) =>
      buildSpecApplication({
        id,
        status: "funded",
        awardedAmount: "1000",
        decisionDate: "2026-03-02",
        ...given,
      });
    showApplications([
      awarded("this month", { awardedAmount: "250000" }),
      awarded("accepted", { status: "accepted", awardedAmount: "500.00", decisionDate: "2026-03-31" }),
      awarded("last month", { awardedAmount: "1200000", decisionDate: "2026-02-28" }),
      awarded("not won", { status: "rejected" }),
      awarded("no amount", { awardedAmount: null }),
    ]);
    await expectFigure("Total funded", "$1.5M$251K this month");
  });

  it("2.4 Total funded is $0, with '$0 this month', where nothing was won", async () => {
    show();
    await expectFigure("Total funded", "$0$0 this month");
  });

  it("2.4 a match is a card that opens /opportunities/{id}, of which up to 4 are shown", async () => {
    const { user } = showMatches(buildFunds(101));
    await expectFigure("Opportunities Found", "101+0 today");
    const names = (await matches()).getAllByRole("heading", { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(["Fund 1", "Fund 2", "Fund 3", "Fund 4"]);
    await user.click((await matches()).getByRole("link", { name: "Fund 2" }));
    await expectScreen("/opportunities/o2", "Water Fund");
  });

  it("9 the match percentage is a fixed 85, shown as 'N% match'", async () => {
    showMatches(buildFunds(2));
    const cards = await (await matches()).findAllByRole("article");
    const figures = cards.map(({ textContent }) => textContent.match(/\d+% match/g));
    expect(figures).toEqual([["85% match"], ["85% match"]]);
  });

  it("2.4 without matches it says 'No recommendations' and leads to /opportunities", async () => {
    const { user } = show();
    expect(await (await matches()).findByRole("heading", { name: "No recommendations" })).toBeVisible();
    await user.click((await matches()).getByRole("link", { name: "Explore opportunities" }));
    await expectScreen("/opportunities", "0 funding opportunities");
  });
});

describe("2.4 action items", () => {
  const items = (title: string) =>
    within(screen.getByRole("main")).queryAllByRole("link", { name: (name) => name.includes(title) });
  const expectAddress = (path: string) => waitFor(() => expect(location.pathname).toBe(path));
  const ENTITY = "Add an entity to your account";
  const PROFILE = "Complete your profile for better matches";
  const DRAFT = "Complete draft application";
  const SOON = "Please attend to these within the next 7 days";

  it("2.4 none: 'No action items this week'", async () => {
    show();
    expect(await heading("No action items this week")).toBeVisible();
    expect(screen.queryByText(SOON)).not.toBeInTheDocument();
  });

  it("2.4 no entity: 'Add an entity to your account', to /settings", async () => {
    const { user } = show({ [ENTITIES]: { body: [] } });
    expect(await heading("1 action item this week")).toBeVisible();
    expect(screen.getByText(SOON)).toBeVisible();
    await user.click(items(ENTITY)[0]!);
    await expectAddress("/settings");
  });

  it("2.4 each entity whose profile completion is under 50: 'Complete your profile for better matches'", async () => {
    const { user } = show({
      [ENTITIES]: {
        body: [0, 49, 50, 100].map((score) =>
          buildSpecEntity({ id: `e${score}`, name: `Entity ${score}`, profileCompletionScore: score }),
        ),
      },
    });
    expect(await heading("2 action items this week")).toBeVisible();
    expect(items(PROFILE)).toHaveLength(2);
    expect(items(PROFILE)[0]).toHaveTextContent("Entity 0");
    await user.click(items(PROFILE)[1]!);
    await expectAddress("/settings");
  });

  it("2.4 each draft not updated for over 7 days: 'Complete draft application', to /applications/{id}", async () => {
    const justOver = new Date(NOW.getTime() - 7 * DAY_MS - 1_000).toISOString();
    const { user } = showApplications([
      buildSpecApplication({ id: "fresh", updatedAt: daysAgo(1) }),
      buildSpecApplication({ id: "seven", updatedAt: daysAgo(7) }),
      buildSpecApplication({ id: "stale", updatedAt: justOver }),
      buildSpecApplication({ id: "sent", status: "submitted", updatedAt: daysAgo(30) }),
      buildSpecApplication({ id: "old", updatedAt: daysAgo(30) }),
    ]);
    expect(await heading("2 action items this week")).toBeVisible();
    expect(items(DRAFT)).toHaveLength(2);
    await user.click(items(DRAFT)[0]!);
    await expectAddress("/applications/stale");
  });

  it("2.4 the headline counts all kinds together", async () => {
    show({
      [ENTITIES]: { body: [buildSpecEntity({ profileCompletionScore: 10 })] },
      [APPLICATIONS]: { body: [buildSpecApplication({ updatedAt: daysAgo(8) })] },
    });
    expect(await heading("2 action items this week")).toBeVisible();
    expect(items(PROFILE)).toHaveLength(1);
    expect(items(DRAFT)).toHaveLength(1);
  });
});
