import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { OpportunityFunderView } from "@shared/validators/awards";
import { buildAward, buildAwardList, buildSummary } from "@/test/awards";
import { fakeFetch } from "@/test/fake-fetch";
import { testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import { FunderAwards } from "./funder-awards";

const FUNDER = { id: testId(60), name: "Sun Fund" };

function show(answer: OpportunityFunderView, entityId?: string) {
  const server = fakeFetch({
    [`GET /api/opportunities/${testId(1)}/funder`]: { body: answer },
    [`GET /api/funders/${FUNDER.id}/awards`]: { body: buildAwardList([buildAward()]) },
  });
  return {
    ...renderWithProviders(<FunderAwards opportunityId={testId(1)} entityId={entityId} />),
    ...server,
  };
}

describe("what the funder of an opportunity usually gives", () => {
  it("is told with the organisations like the reader's, and leads to the awards and the funder", async () => {
    const { user } = show({ funder: FUNDER, summary: buildSummary() });
    const section = await screen.findByRole("region", { name: "Who gets funded" });
    expect(section).toHaveTextContent("Usually £20K - £60K");
    expect(section).toHaveTextContent("14 organisations like Volta Clean Water in three years");
    expect(section).toHaveTextContent("Of 30 awards by Sun Fund that we know, 2019–2026.");
    expect(within(section).getByRole("link", { name: "Sun Fund" })).toHaveAttribute(
      "href",
      `/funders?profile=${FUNDER.id}`,
    );
    await user.click(within(section).getByRole("button", { name: /^14 organisations/ }));
    const dialog = await screen.findByRole("dialog", {
      name: "Nonprofits, United Kingdom, last three years",
    });
    expect(await within(dialog).findByText("Hill Trust")).toBeVisible();
  });

  it("is of the entity that the reader has chosen, and nothing is said when none is like it", async () => {
    show({ funder: FUNDER, summary: buildSummary() }, testId(501));
    const section = await screen.findByRole("region", { name: "Who gets funded" });
    expect(section).toHaveTextContent("Usually £20K - £60K");
    expect(section).not.toHaveTextContent("like");
  });

  it("says that awards are linked by name only", async () => {
    show({ funder: FUNDER, summary: buildSummary({ linkedByName: 30 }) });
    expect(await screen.findByText(/^30 of them by name only/)).toBeVisible();
  });

  it.each([
    { funder: null, summary: null },
    { funder: FUNDER, summary: null },
  ])("is not shown when nothing is known: %j", async (answer) => {
    const { client, calls, container } = show(answer);
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(container.querySelector("section")).toBeNull();
  });
});
