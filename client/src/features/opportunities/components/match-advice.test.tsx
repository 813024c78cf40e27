import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { MatchQuestion, MatchQuestionView } from "@shared/validators/match-question";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { buildCard, buildEntityView, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import OpportunitiesPage from "../pages/opportunities-page";

const ACME = buildEntityView({ id: testId(501), name: "Acme", country: null });
const OTHER = buildEntityView({ id: testId(502), name: "Other" });
const COUNTRY: MatchQuestion = {
  entityId: ACME.id,
  entityName: ACME.name,
  field: "country",
  options: [{ value: "KE" }, { value: "GH" }],
};
const INDUSTRY: MatchQuestion = { ...COUNTRY, field: "industry", options: [{ value: "health" }] };
const PATCH = `PATCH /api/entities/${ACME.id}`;

type Given = { path?: string; entities?: (typeof ACME)[]; view?: Partial<MatchQuestionView> };

/** Opens the list for a server that asks this question until the entity has changed, and then the next one. */
function openList({ path = "/opportunities", entities = [ACME], view = {} }: Given = {}) {
  let answer: MatchQuestionView = { question: COUNTRY, bestScore: 70, ...view };
  const api = fakeFetch({
    "GET /api/entities": { body: entities },
    "GET /api/saved-searches": { body: [] },
    "GET /api/opportunities": {
      body: {
        opportunities: [buildCard({ feedback: { kind: "saved", reason: null } })],
        pagination: { page: 1, total: 1, hasMore: false },
      },
    },
    "GET /api/opportunities/question": () => ({ body: answer }),
    [PATCH]: { body: ACME },
  });
  const setAnswer = (next: Partial<MatchQuestionView>) => void (answer = { ...answer, ...next });
  const main = (
    <main id="main" tabIndex={-1}>
      <OpportunitiesPage />
    </main>
  );
  return { ...api, setAnswer, ...renderWithProviders(main, { path }) };
}
const findGroup = (name: RegExp) => screen.findByRole("group", { name });
const WHERE = /^Where is Acme based\?/;
const waitForList = () => screen.findByRole("link", { name: "Clean Water Pilot Fund" });
const expectNoQuestion = () => expect(screen.queryByRole("group", { name: WHERE })).not.toBeInTheDocument();

beforeEach(() => sessionStorage.clear());

describe("the question above the list of opportunities", () => {
  it("an answer is saved with one press, and the list and the question are read again", async () => {
    const { calls, user, setAnswer } = openList();
    const group = within(await findGroup(WHERE));
    expect(group.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Kenya",
      "Ghana",
      "Not now",
    ]);
    setAnswer({ question: INDUSTRY });
    const before = calls.length;
    await user.click(group.getByRole("button", { name: "Kenya" }));
    const toast = await screen.findByText("Your matches are updated");
    expect(screen.getByText("Acme: Kenya")).toBeVisible();
    expect(toast.closest("[role=status]")).not.toBeNull();
    expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({ country: "KE" });
    const read = calls.slice(before).map(({ path }) => path.split("?")[0]);
    expect(read).toEqual(
      expect.arrayContaining(["/api/opportunities", "/api/opportunities/question", "/api/entities"]),
    );
    const next = await findGroup(/^Which field does Acme work in\?/);
    expect(within(next).getByRole("button", { name: "Health & wellbeing" })).toBeVisible();
    await waitFor(() => expect(next).toHaveFocus());
  });

  it("Undo takes the answer back", async () => {
    const { calls, user, setAnswer } = openList({ view: { question: INDUSTRY } });
    const group = await findGroup(/^Which field/);
    setAnswer({ question: null });
    await user.click(within(group).getByRole("button", { name: "Health & wellbeing" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    const saved = () => calls.filter(({ method }) => method === "PATCH").map(({ body }) => body);
    await waitFor(() => expect(saved()).toEqual([{ industry: ["health"] }, { industry: null }]));
  });

  it("a failure is told, and the question stays", async () => {
    const { user, routes } = openList();
    routes[PATCH] = errorAnswer("internal", "Something went wrong.");
    const group = await findGroup(WHERE);
    await user.click(within(group).getByRole("button", { name: "Ghana" }));
    expect(await screen.findByText("Failed to update entity")).toBeVisible();
    expect(group).toBeVisible();
  });

  it("another answer is given in the profile, which leads back to the list", async () => {
    openList({ path: "/opportunities?country=KE" });
    const link = within(await findGroup(WHERE)).getByRole("link", { name: "Something else" });
    expect(link).toHaveAttribute(
      "href",
      `/settings?entity=${ACME.id}&profile=1&ask=country&back=${encodeURIComponent("/opportunities?country=KE")}`,
    );
  });

  it("it can be closed until the tab is closed", async () => {
    const { user, unmount } = openList();
    await user.click(within(await findGroup(WHERE)).getByRole("button", { name: "Not now" }));
    expectNoQuestion();
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
    unmount();
    const { client } = openList();
    await waitForList();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expectNoQuestion();
  });

  it.each([
    ["a search", "?search=water"],
    ["saved opportunities", "?show=saved"],
    ["another order", "?sort=deadline"],
  ])("it is not asked above %s", async (_, query) => {
    const { calls } = openList({ path: `/opportunities${query}` });
    await waitForList();
    expect(calls.some(({ path }) => path.startsWith("/api/opportunities/question"))).toBe(false);
  });

  it("with several entities it is asked only for the chosen one", async () => {
    const entities = [ACME, OTHER];
    const first = openList({ entities });
    await waitForList();
    expectNoQuestion();
    first.unmount();
    const { calls } = openList({ entities, path: `/opportunities?entity=${ACME.id}` });
    expect(await findGroup(WHERE)).toBeVisible();
    expect(calls.map(({ path }) => path)).toContain(`/api/opportunities/question?entityId=${ACME.id}`);
  });
});

describe("the sentence about poor matches", () => {
  // The name is an element of its own.
  const isSentence = (_: string, element: Element | null) =>
    element?.tagName === "P" && /^Nothing found so far suits Acme well\./.test(element.textContent);

  it("it leads to the question, or to the profile when there is none", async () => {
    const { unmount } = openList({ view: { bestScore: 29 } });
    expect(await screen.findByText(isSentence)).toHaveTextContent("Your answer to this question would help.");
    unmount();
    openList({ view: { bestScore: 29, question: null } });
    expect(within(await screen.findByText(isSentence)).getByRole("link")).toHaveAttribute(
      "href",
      expect.stringContaining(`entity=${ACME.id}&profile=1&ask=description`),
    );
  });

  it.each([30, null])("it is not there if the best score is %s", async (bestScore) => {
    openList({ view: { bestScore } });
    expect(await findGroup(WHERE)).toBeVisible();
    expect(screen.queryByText(isSentence)).not.toBeInTheDocument();
  });
});
