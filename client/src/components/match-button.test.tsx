import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { buildCard, buildOpportunity, buildParts, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import { OpportunityCard } from "./opportunity-card";

const DETAIL = `GET /api/opportunities/${testId(1)}`;

function renderCard(
  parts: Parameters<typeof OpportunityCard>[0]["opportunity"] = buildCard({ matchScore: 50 }),
) {
  const api = fakeFetch({
    [DETAIL]: { body: buildOpportunity({ matchScore: 50, matchParts: buildParts() }) },
  });
  return { ...renderWithProviders(<OpportunityCard opportunity={parts} />), api };
}
const getMatchButton = () => screen.getByRole("button", { name: /% match/ });
const findBreakdown = () => screen.findByRole("group", { name: "How the match adds up" });
const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole("group", { name: /adds up/ })).not.toBeInTheDocument());

describe("the match button of a card", () => {
  it("the match button shows the score's label and parts when pressed, and does not open the card", async () => {
    const { user, history } = renderCard();
    await user.click(getMatchButton());
    const panel = await findBreakdown();
    expect(getMatchButton()).toHaveAttribute("aria-expanded", "true");
    expect(panel).toHaveTextContent("Possible match");
    await within(panel).findByText("Sum");
    expect(
      within(panel)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...["Rules24 of 30", "Words22 of 30", "Industry15 of 15", "Amount8 of 15", "Time left5 of 10"],
      "Experience−24",
    ]);
    expect(panel).toHaveTextContent("Sum50%");
    expect(history).toHaveLength(1);
    await user.click(getMatchButton());
    await expectClosed();
  });

  it("the match button requests nothing when the answer included the parts", async () => {
    const { user, api } = renderCard({ ...buildCard({ matchScore: 50 }), matchParts: buildParts() });
    await user.click(getMatchButton());
    expect(await findBreakdown()).toHaveTextContent("Sum50%");
    // The card's amount needs entities and rates. Its detail is fetched once, when it is hovered.
    expect(api.calls.map(({ path }) => path).sort()).toEqual([
      "/api/entities",
      "/api/exchange-rates",
      `/api/opportunities/${testId(1)}`,
    ]);
  });

  it("the match button shows the breakdown while it is hovered", async () => {
    const { user } = renderCard();
    await user.hover(getMatchButton());
    expect(await findBreakdown()).toBeVisible();
    await user.unhover(getMatchButton());
    await expectClosed();
  });

  it("the match button shows the breakdown on keyboard focus, closes it with Escape and keeps the focus", async () => {
    const { user } = renderCard();
    while (document.activeElement !== getMatchButton()) await user.tab();
    expect(await findBreakdown()).toBeVisible();
    await user.keyboard("{Escape}");
    await expectClosed();
    expect(getMatchButton()).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(await findBreakdown()).toBeVisible();
    await user.tab();
    await expectClosed();
  });

  it("the match button closes its breakdown on a press elsewhere", async () => {
    const { user } = renderCard();
    await user.click(getMatchButton());
    await findBreakdown();
    await user.click(document.body);
    await expectClosed();
  });

  it("the match button says when the breakdown could not be loaded, and tries again", async () => {
    const { user, api } = renderCard();
    api.routes[DETAIL] = errorAnswer("unavailable", "The database is away");
    await user.click(getMatchButton());
    const panel = await findBreakdown();
    expect(await within(panel).findByText("The database is away")).toBeVisible();
    api.routes[DETAIL] = { body: buildOpportunity({ matchParts: buildParts() }) };
    await user.click(within(panel).getByRole("button", { name: "Try again" }));
    expect(await within(panel).findByText("Sum")).toBeVisible();
  });
});
