import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Route } from "wouter";
import { fakeFetch } from "@/test/fake-fetch";
import { buildEntityView, buildGate, buildOpportunity, buildParts, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import OpportunityDetailPage from "../pages/opportunity-detail-page";

const PATH = `/opportunities/${testId(1)}`;
const entity = buildEntityView();

async function openPage(parts: Parameters<typeof buildOpportunity>[0], path = PATH, entities = [entity]) {
  const api = fakeFetch({
    [`GET /api${PATH}`]: { body: buildOpportunity({ matchedEntityId: entity.id, ...parts }) },
    "GET /api/entities": { body: entities },
    [`PUT /api${PATH}/feedback`]: ({ body }) => ({ body: { feedback: body } }),
    [`DELETE /api${PATH}/feedback`]: {},
  });
  const view = renderWithProviders(<Route path="/opportunities/:id" component={OpportunityDetailPage} />, {
    path,
  });
  await screen.findByRole("heading", { level: 1, name: "Clean Water Pilot Fund" });
  return { ...view, api };
}
const findSection = (name: string) => screen.findByRole("region", { name });

describe("the section that explains the match", () => {
  it("the parts add up to the score, and say when they are opened how each part was calculated", async () => {
    const { user } = await openPage({ matchScore: 50, matchParts: buildParts() });
    const why = await findSection("Why this matches");
    expect(why).toHaveTextContent("50% match");
    expect(why).toHaveTextContent("Possible match");
    const sum = within(why).getByRole("region", { name: "How the score adds up" });
    expect(within(sum).getByText("Sum")).not.toBeVisible();
    await user.click(within(sum).getByText("How the score adds up"));
    expect(within(sum).getByText("Sum")).toBeVisible();
    expect(sum).toHaveTextContent("The texts are alike by 0.73: 22 of 30");
    expect(sum).toHaveTextContent("24 + 22 + 15 + 8 + 5 − 24 = 50%");
  });

  it("each rule shows the text of the opportunity and of the profile", async () => {
    await openPage({
      matchScore: 50,
      matchGates: [
        buildGate(),
        buildGate({ gate: "stage", label: "Stage", verdict: "unknown", profile: null, ask: ["stage"] }),
        buildGate({ gate: "revenue", label: "Revenue", verdict: "unknown", opportunity: null }),
        buildGate({ gate: "deadline", label: "Deadline", opportunity: "Open until May", profile: null }),
      ],
    });
    const rules = within(await findSection("Why this matches")).getAllByRole("listitem");
    expect(rules.map(({ textContent }) => textContent)).toEqual([
      "CountryMetOpportunityGhana, KenyaYour profileGhana",
      "StageUnknownOpportunityGhana, KenyaYour profileNot answered yet",
      "RevenueUnknownOpportunityNone recordedYour profileGhana",
      "DeadlineMetOpportunityOpen until May",
    ]);
  });

  it("a link leads to exactly the questions that settle the unclear rules, each once", async () => {
    await openPage({
      matchScore: 50,
      matchGates: [
        buildGate({ verdict: "unknown", profile: null, ask: ["country"] }),
        buildGate({ gate: "stage", label: "Stage", verdict: "unknown", ask: ["stage", "country"] }),
        buildGate({ gate: "revenue", label: "Revenue", ask: ["annualRevenue"] }),
      ],
    });
    expect(
      await screen.findByRole("heading", { name: "What is unclear: answer 2 questions to know" }),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "Answer 2 questions" })).toHaveAttribute(
      "href",
      `/settings?entity=${entity.id}&profile=1&ask=country,stage&back=${encodeURIComponent(PATH)}`,
    );
  });

  it("one question is counted in the singular", async () => {
    await openPage({ matchScore: 50, matchGates: [buildGate({ verdict: "unknown", ask: ["stage"] })] });
    expect(await screen.findByRole("link", { name: "Answer 1 question" })).toBeVisible();
  });

  it("rules that no answer can settle are listed without a link", async () => {
    await openPage({
      matchScore: 50,
      matchGates: [
        buildGate({ verdict: "unknown", opportunity: null }),
        buildGate({ gate: "type", label: "Entity type", verdict: "unknown" }),
      ],
    });
    expect(await screen.findByRole("heading", { name: "What is unclear" })).toBeVisible();
    expect(
      screen.getByText(/^Country: none recorded\. Entity type: the source leaves it open\./),
    ).toBeVisible();
    expect(screen.queryByRole("link", { name: /Answer/ })).not.toBeInTheDocument();
  });

  it("what only the applicants know is not asked of the funder", async () => {
    await openPage({
      matchScore: 50,
      matchGates: [buildGate({ gate: "coFunding", label: "Co-funding", verdict: "unknown" })],
    });
    expect(
      await screen.findByText(
        "Co-funding: the profile has no such question. Check for yourself whether you can bring it.",
      ),
    ).toBeVisible();
    expect(screen.queryByText(/the funder can/)).not.toBeInTheDocument();
  });

  it("the section names the rule that excludes the entity", async () => {
    await openPage({
      matchScore: null,
      matchGates: [
        buildGate({ verdict: "not_met", profile: "Brazil" }),
        buildGate({ gate: "stage", label: "Stage" }),
      ],
    });
    const why = await findSection("Why this does not match");
    expect(why).toHaveTextContent("Not eligibleThis rule is not met: Country.");
    expect(why).not.toHaveTextContent("%");
  });

  it("the page asks for the chosen one of several entities, and the questions lead back to it", async () => {
    const other = buildEntityView({ id: testId(501), name: "Second" });
    const { api } = await openPage(
      {
        matchScore: 50,
        matchedEntityId: other.id,
        matchGates: [buildGate({ verdict: "unknown", ask: ["stage"] })],
      },
      `${PATH}?entity=${other.id}`,
      [entity, other],
    );
    expect(api.calls.map(({ path }) => path)).toContain(`/api${PATH}?entityId=${other.id}`);
    expect(screen.getByLabelText("Matches for")).toHaveValue(other.id);
    const back = encodeURIComponent(`${PATH}?entity=${other.id}`);
    expect(screen.getByRole("link", { name: /Answer/ }).getAttribute("href")).toMatch(
      new RegExp(`^/settings\\?entity=${other.id}&.*&back=${back}$`),
    );
  });
});

describe("feedback on an opportunity", () => {
  it("an opportunity is saved and no longer saved", async () => {
    const { user, api } = await openPage({});
    await user.click(screen.getByRole("button", { name: "Save for later" }));
    await user.click(await screen.findByRole("button", { name: "Saved for later" }));
    expect(await screen.findByRole("button", { name: "Save for later" })).not.toBePressed();
    expect(api.calls.filter(({ method }) => method === "PUT" || method === "DELETE")).toMatchObject([
      { method: "PUT", body: { kind: "saved" } },
      { method: "DELETE" },
    ]);
  });

  it("an opportunity is hidden with a reason, says so and can be brought back", async () => {
    const { user } = await openPage({});
    await user.click(screen.getByRole("button", { name: "Not for us" }));
    await user.click(await screen.findByRole("button", { name: "Too much work for what it gives" }));
    expect(await screen.findByText("You hid this: Too much work for what it gives")).toBeVisible();
    const undo = screen.getByRole("button", { name: "Undo" });
    await waitFor(() => expect(undo).toHaveFocus());
    await user.click(undo);
    const again = await screen.findByRole("button", { name: "Not for us" });
    await waitFor(() => expect(again).toHaveFocus());
  });
});
