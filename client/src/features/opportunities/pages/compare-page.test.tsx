import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { ComparedView, ComparisonView } from "@shared/validators/comparisons";
import { CompareBar } from "@/components/compare/compare-bar";
import { OpportunityCard } from "@/components/opportunity-card";
import { clearAfterSignOut } from "@/lib/api/current-user";
import { clearCompared } from "@/lib/compare-choice";
import { fakeFetch } from "@/test/fake-fetch";
import {
  buildCard,
  buildEntityView,
  buildGate,
  buildOpportunity,
  buildParts,
  testId,
} from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import ComparePage from "./compare-page";

beforeEach(() => clearCompared());

const build = (n: number, parts: Partial<ComparedView> = {}): ComparedView => ({
  ...buildOpportunity({ id: testId(n), name: `Fund ${n}` }),
  call: null,
  pastAwards: null,
  ...parts,
});

function renderComparison(answer: ComparisonView, ids = answer.opportunities.map(({ id }) => id)) {
  const api = fakeFetch({
    "GET /api/entities": { body: [buildEntityView()] },
    "GET /api/opportunities/compare": { body: answer },
  });
  return { ...renderWithProviders(<ComparePage />, { path: `/compare?ids=${ids.join(",")}` }), api };
}
const findTable = () => screen.findByRole("table");
/** The cells of a row, without its heading. */
const cellsOf = (table: HTMLElement, name: RegExp) =>
  within(within(table).getByRole("rowheader", { name }).closest("tr")!).getAllByRole("cell");

describe("a comparison", () => {
  it("is a table with a column for each opportunity and a row for each thing", async () => {
    renderComparison({ opportunities: [build(1), build(2, { maxAmount: "200000.00" })], leftOut: [] });
    const table = await findTable();
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map((head) => within(head).getByRole("link").textContent),
    ).toEqual(["Fund 1", "Fund 2"]);
    expect(within(table).getByRole("link", { name: "Fund 2" })).toHaveAttribute(
      "href",
      `/opportunities/${testId(2)}`,
    );
    const [first, second] = cellsOf(table, /^Money/);
    expect(first).toHaveTextContent("$25,000 - $100,000");
    expect(second).toHaveTextContent("Most money$25,000 - $200,000");
    expect(screen.getByRole("region", { name: "Comparison" })).toHaveAttribute("tabindex", "0");
  });

  it("says in words what is the same for all, and what is best", async () => {
    const early = { deadline: "2099-01-01", closesAt: "2099-01-02T00:00:00Z" };
    const late = { deadline: "2099-02-01", closesAt: "2099-02-02T00:00:00Z" };
    renderComparison({
      opportunities: [
        build(1, { ...early, matchScore: 74, matchParts: buildParts() }),
        build(2, { ...late, matchScore: 20 }),
      ],
      leftOut: [],
    });
    const table = await findTable();
    expect(within(table).getByRole("rowheader", { name: /^Funder/ })).toHaveTextContent("The same for all");
    expect(within(table).getByRole("rowheader", { name: /^Deadline/ })).not.toHaveTextContent("The same");
    expect(cellsOf(table, /^Deadline/)[0]).toHaveTextContent("Closes first");
    expect(cellsOf(table, /^Match/)[0]).toHaveTextContent("Highest match74%: Strong match");
    expect(cellsOf(table, /^Match/)[1]).not.toHaveTextContent("Highest");
  });

  it("names what the profile contradicts and what it misses", async () => {
    const matchGates = [
      buildGate({ verdict: "not_met", opportunity: "Peru", profile: "Ghana" }),
      buildGate({ gate: "stage", label: "Stage", verdict: "unknown", opportunity: "Seed", profile: null }),
      buildGate({ gate: "type", label: "Entity type" }),
    ];
    renderComparison({ opportunities: [build(1, { matchScore: null, matchGates }), build(2)], leftOut: [] });
    const [cell, other] = cellsOf(await findTable(), /^Who can apply/);
    expect(cell).toHaveTextContent("CountryNot metit says “Peru”, your profile “Ghana”");
    expect(cell).toHaveTextContent("StageUnknownit says “Seed”, your profile says nothing");
    expect(cell).toHaveTextContent("Entity typeMet");
    expect(other).toHaveTextContent("Not compared");
    expect(cellsOf(screen.getByRole("table"), /^Match/)[0]).toHaveTextContent("Not eligible");
  });

  it("says how many are left out, and shows the others", async () => {
    renderComparison({ opportunities: [build(1)], leftOut: [testId(2)] }, [testId(1), testId(2), "nonsense"]);
    await findTable();
    expect(screen.getByText("2 are left out: they are unknown, or no longer published.")).toBeVisible();
  });

  it("asks for three at most, whatever the address says", async () => {
    const ids = [1, 2, 3, 4].map(testId);
    const { api } = renderComparison({ opportunities: [build(1), build(2), build(3)], leftOut: [] }, ids);
    await findTable();
    expect(screen.getByText("Three at most can be compared; the first three are shown.")).toBeVisible();
    const asked = api.calls.find(({ path }) => path.startsWith("/api/opportunities/compare"))!;
    expect(decodeURIComponent(asked.path)).not.toContain(testId(4));
  });

  it("lets one be taken out, and explains itself when nothing is there", async () => {
    const { user, history, api } = renderComparison({ opportunities: [build(1), build(2)], leftOut: [] });
    await findTable();
    api.routes["GET /api/opportunities/compare"] = { body: { opportunities: [build(2)], leftOut: [] } };
    await user.click(screen.getByRole("button", { name: "Take out of the comparison: Fund 1" }));
    await waitFor(() => expect(history.at(-1)).toBe(`/compare?ids=${testId(2)}`));
    expect(screen.queryByRole("link", { name: "Fund 1" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Take out of the comparison: Fund 2" }));
    expect(await screen.findByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
  });
});

describe("choosing what to compare", () => {
  const renderCards = () =>
    renderWithProviders(
      <>
        {[1, 2, 3, 4].map((n) => (
          <OpportunityCard
            key={n}
            opportunity={buildCard({ id: testId(n), name: `Fund ${n}` })}
            isComparable
          />
        ))}
        <CompareBar />
      </>,
    );
  const getToggle = (n: number) => screen.getByRole("button", { name: `Compare: Fund ${n}` });
  const getBar = () => screen.getByRole("region", { name: "To compare" });

  it("shows at the bottom how many are chosen, and leads to them once there are two", async () => {
    const { user } = renderCards();
    expect(screen.queryByRole("region", { name: "To compare" })).not.toBeInTheDocument();
    await user.click(getToggle(1));
    expect(getToggle(1)).toHaveAttribute("aria-pressed", "true");
    expect(getBar()).toHaveTextContent("1 to compareChoose another one or two");
    expect(within(getBar()).queryByRole("link")).not.toBeInTheDocument();
    await user.click(getToggle(3));
    expect(within(getBar()).getByRole("link", { name: "Compare" })).toHaveAttribute(
      "href",
      `/compare?ids=${testId(1)},${testId(3)}`,
    );
    await user.click(getToggle(1));
    expect(getBar()).toHaveTextContent("1 to compare");
    await user.click(within(getBar()).getByRole("button", { name: "Clear" }));
    expect(getToggle(3)).toHaveAttribute("aria-pressed", "false");
  });

  it("says at the fourth that three at most can be compared", async () => {
    const { user } = renderCards();
    for (const n of [1, 2, 3, 4]) await user.click(getToggle(n));
    expect(await screen.findByText("Three at most can be compared")).toBeVisible();
    expect(getToggle(4)).toHaveAttribute("aria-pressed", "false");
    expect(getBar()).toHaveTextContent("3 to compare");
  });

  it("is forgotten at sign-out", async () => {
    const { user, client } = renderCards();
    await user.click(getToggle(2));
    clearAfterSignOut(client);
    expect(sessionStorage).toHaveLength(0);
  });
});
