import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { GateName } from "@shared/constants/matching";
import { errorAnswer, fakeFetch, holdAnswers } from "@/test/fake-fetch";
import {
  buildApplicationItem,
  buildCard,
  buildEntityView,
  formatMomentIn,
  testId,
} from "@/test/opportunities";
import { renderWithProviders, testUser } from "@/test/render";
import DashboardPage from "./dashboard-page";

type Routes = Parameters<typeof fakeFetch>[0];

const matched = (count: number) =>
  Array.from({ length: count }, (_, n) => buildCard({ id: testId(n + 1), name: `Fund ${n + 1}` }));

const savedList = (opportunities: ReturnType<typeof buildCard>[]) => ({ body: { opportunities } });

function show(routes: Routes = {}, user = testUser) {
  const api = fakeFetch({
    "GET /api/opportunities/matched": { body: { opportunities: matched(6) } },
    "GET /api/opportunities/saved/deadlines": savedList([]),
    "GET /api/applications": { body: [] },
    "GET /api/entities": { body: [buildEntityView()] },
    "GET /api/tasks/next": { body: { tasks: [] } },
    "GET /api/obligations/next": { body: { obligations: [] } },
    ...routes,
  });
  return { ...renderWithProviders(<DashboardPage />, { user }), api };
}
const figure = (label: string) => screen.getByText(label).closest("[data-card]") as HTMLElement;

describe("the dashboard", () => {
  it("the dashboard greets and shows the three figures", async () => {
    show({
      "GET /api/opportunities/matched": {
        body: { opportunities: [buildCard({ createdAt: formatMomentIn(0) }), buildCard({ id: testId(2) })] },
      },
      "GET /api/applications": {
        body: [
          buildApplicationItem(),
          buildApplicationItem({ id: testId(701), status: "funded", awardedAmount: "125000" }),
          buildApplicationItem({
            id: testId(702),
            status: "accepted",
            awardedAmount: "20000",
            awardedCurrency: "EUR",
            decisionDate: "2020-01-01",
          }),
        ],
      },
    });
    expect(screen.getByRole("heading", { level: 1, name: "Hey there!" })).toBeVisible();
    expect(screen.getByText("Here's your funding overview for today")).toBeVisible();
    expect(await screen.findByText("+1 today")).toBeVisible();
    expect(figure("Opportunities Found")).toHaveTextContent("2");
    expect(figure("Your applications")).toHaveTextContent("31 in draft");
    expect(figure("Total funded")).toHaveTextContent("€20K + $125K");
  });

  it("the dashboard shows the four best matches as links to them", async () => {
    show();
    const section = await screen.findByRole("region", { name: "Top opportunity matches" });
    expect(await within(section).findAllByRole("article")).toHaveLength(4);
    expect(within(section).getByRole("link", { name: "Fund 1" })).toHaveAttribute(
      "href",
      `/opportunities/${testId(1)}`,
    );
    expect(section).toHaveTextContent("81% match");
  });

  it("who has no entity yet sees what comes next", async () => {
    show({ "GET /api/entities": { body: [] } });
    const steps = await screen.findByRole("heading", { name: "What comes next" });
    expect(steps).toBeVisible();
    // Figures that are all zero come after it.
    expect(steps.compareDocumentPosition(await screen.findByText("Total funded"))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getByText("Describe your organisation")).toBeVisible();
  });

  it("who has an entity is not told the first steps", async () => {
    show();
    await screen.findAllByRole("article");
    expect(screen.queryByRole("heading", { name: "What comes next" })).not.toBeInTheDocument();
  });

  it("only the best match says why it fits: what is met, then what is open", async () => {
    const gate = (name: GateName, verdict: "met" | "not_met" | "unknown", opportunity: string | null) => ({
      ...{ gate: name, label: name, verdict, opportunity, profile: null, ask: [] },
    });
    const matchGates = [
      gate("stage", "unknown", "MVP or later"),
      gate("country", "met", "Ghana"),
      gate("foundedYear", "met", null),
      gate("type", "not_met", "Schools"),
    ];
    const opportunities = [1, 2].map((n) => ({
      ...buildCard({ id: testId(n), name: `Fund ${n}` }),
      matchGates,
    }));
    show({ "GET /api/opportunities/matched": { body: { opportunities } } });
    const [best, second] = await screen.findAllByRole("article");
    const reasons = within(best!).getAllByRole("listitem");
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      "Met: country Ghana",
      "Not known yet: stage MVP or later\u00A0· Not in your profile yet",
    ]);
    expect(within(second!).queryByRole("listitem")).not.toBeInTheDocument();
  });

  it("the dashboard falls back to 85 percent only for an answer without scores", async () => {
    const { matchScore: _gone, ...card } = buildCard();
    show({ "GET /api/opportunities/matched": { body: { opportunities: [card] } } });
    expect(await screen.findByText("85%")).toBeVisible();
  });

  it("the dashboard replaces a match that was hidden with the next best, and no longer counts it", async () => {
    const { user } = show({
      [`PUT /api/opportunities/${testId(2)}/feedback`]: { body: { feedback: { kind: "dismissed" } } },
    });
    await user.click(await screen.findByRole("button", { name: "Not for us: Fund 2" }));
    await user.click(await screen.findByRole("button", { name: "Skip the reason" }));
    expect(await screen.findByRole("link", { name: "Fund 5" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Fund 2" })).not.toBeInTheDocument();
    expect(figure("Opportunities Found")).toHaveTextContent("5");
  });

  it("the dashboard shows the matches of the chosen entity", async () => {
    const second = buildEntityView({ id: testId(501), name: "Second" });
    const { user, history, api } = show({ "GET /api/entities": { body: [buildEntityView(), second] } });
    api.routes[`GET /api/opportunities/matched?entityId=${second.id}`] = {
      body: { opportunities: [buildCard({ name: "For the second" })] },
    };
    await user.selectOptions(await screen.findByLabelText("Matches for"), "Second");
    expect(await screen.findByRole("link", { name: "For the second" })).toHaveAttribute(
      "href",
      `/opportunities/${testId(1)}?entity=${second.id}`,
    );
    expect(history?.at(-1)).toBe(`/?entity=${second.id}`);
  });

  it("the dashboard counts the action items and leads to each", async () => {
    show({
      "GET /api/entities": { body: [buildEntityView({ profileCompletionScore: 20 })] },
      "GET /api/applications": { body: [buildApplicationItem({ updatedAt: formatMomentIn(-8) })] },
    });
    expect(await screen.findByRole("heading", { name: "2 action items this week" })).toBeVisible();
    expect(screen.getByText("Please attend to these within the next 7 days")).toBeVisible();
    expect(screen.getByRole("link", { name: /Complete your profile for better matches/ })).toHaveAttribute(
      "href",
      `/settings?entity=${testId(500)}&profile=1`,
    );
    expect(screen.getByRole("link", { name: /Complete draft application/ })).toHaveAttribute(
      "href",
      `/applications/${testId(700)}`,
    );
  });

  it("the dashboard says that there are no action items and no recommendations", async () => {
    show({ "GET /api/opportunities/matched": { body: { opportunities: [] } } });
    expect(await screen.findByRole("heading", { name: "No action items this week" })).toBeVisible();
    expect(await screen.findByRole("heading", { name: "No recommendations" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Explore opportunities" })).toHaveAttribute(
      "href",
      "/opportunities",
    );
  });

  it("the dashboard has the deadlines of saved opportunities, also of those that are no match", async () => {
    const saved = buildCard({
      id: testId(900),
      name: "Not for our type",
      feedback: { kind: "saved", reason: null },
    });
    const { api, user } = show({ "GET /api/opportunities/saved/deadlines": savedList([saved]) });
    const section = await screen.findByRole("region", { name: "Deadlines" });
    expect(within(section).getByText(/^1 deadline ahead/)).toBeVisible();
    expect(within(section).getByRole("link", { name: /Not for our type/ })).toHaveAttribute(
      "href",
      `/opportunities/${saved.id}`,
    );
    expect(api.calls.map(({ path }) => path)).toContain("/api/opportunities/saved/deadlines");
    // An opportunity that is saved here is added at once.
    api.routes[`PUT /api/opportunities/${testId(2)}/feedback`] = { body: { feedback: { kind: "saved" } } };
    await user.click(screen.getByRole("button", { name: "Save for later: Fund 2" }));
    expect(await within(section).findByText(/^2 deadlines ahead/)).toBeVisible();
  });

  it("the dashboard shows no match before it knows which deadlines stand above them", async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    show({ "GET /api/opportunities/saved/deadlines": () => asked.then(() => savedList([])) });
    expect(await screen.findByText("+0 today")).toBeVisible();
    expect(await screen.findByText("Loading matches")).toBeInTheDocument();
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
    answer();
    expect(await screen.findAllByRole("article")).toHaveLength(4);
  });

  it("the dashboard says from the start that it loads the matches, and never shows one half of a wide screen empty", async () => {
    const held = holdAnswers();
    show({ "GET /api/applications": held.next });
    expect(screen.getByText("Loading action items")).toBeInTheDocument();
    expect(screen.getByText("Loading matches")).toBeInTheDocument();
    await held.give({ body: [] });
    expect(await screen.findAllByRole("article")).toHaveLength(4);
    expect(screen.queryByText("Loading matches")).not.toBeInTheDocument();
  });

  it("the dashboard says when the deadlines of saved opportunities are missing, and tries again", async () => {
    const { user, api } = show({
      "GET /api/opportunities/saved/deadlines": errorAnswer("unavailable", "The database is away"),
    });
    expect(await screen.findByText("The deadlines of what you saved could not be loaded")).toBeVisible();
    expect(await screen.findByRole("link", { name: "Fund 1" })).toBeVisible();
    const saved = buildCard({ id: testId(900), name: "Saved", feedback: { kind: "saved", reason: null } });
    api.routes["GET /api/opportunities/saved/deadlines"] = savedList([saved]);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("region", { name: "Deadlines" })).toBeVisible();
    expect(screen.queryByText("The deadlines of what you saved could not be loaded")).not.toBeInTheDocument();
  });

  it("the dashboard asks only users with an unverified address to verify it", () => {
    show({}, { ...testUser, emailVerified: false });
    expect(screen.getByRole("button", { name: /Resend/ })).toBeVisible();
  });

  it("the dashboard shows the other parts when one fails, and tries that one again", async () => {
    const { user, api } = show({
      "GET /api/opportunities/matched": errorAnswer("unavailable", "The database is away"),
    });
    expect(await screen.findByText("Your matches could not be loaded")).toBeVisible();
    expect(await screen.findByText("0 in draft")).toBeVisible();
    expect(figure("Opportunities Found")).toHaveTextContent("Could not be loaded");
    api.routes["GET /api/opportunities/matched"] = { body: { opportunities: matched(1) } };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Fund 1" })).toBeVisible();
  });
});
