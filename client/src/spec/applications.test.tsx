import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { filterCalls, buildSpecApplication, buildSpecOpportunity } from "@/test/spec-api";
import { expectScreen, loadScreens, openScreen } from "@/test/spec-screen";

// The search, both empty lists and their buttons are tested in client/e2e/applications.e2e.ts.

loadScreens("/applications", "/applications/:id", "/opportunities");

const STATUSES = [
  ["draft", "Draft"],
  ["in_progress", "In Progress"],
  ["submitted", "Submitted"],
  ["under_review", "Under Review"],
  ["accepted", "Accepted"],
  ["rejected", "Rejected"],
  ["funded", "Funded"],
  ["completed", "Completed"],
] as const;
/** One application for each status. */
const ONE_OF_EACH = STATUSES.map(([status]) => ({ status }));

const applications = () => within(screen.getByText("Application history").closest("section")!);
const rows = () => applications().queryAllByRole("listitem");
const row = (index: number) => within(rows()[index]!);
const names = () => rows().map((each) => within(each).getByRole("heading").textContent);
const statusFilter = () => applications().getByLabelText("Status");

/** Opens the list with these applications. */
async function openList(...given: Record<string, unknown>[]) {
  const body = given.map((each, index) => buildSpecApplication({ id: `a${index}`, ...each }));
  const spec = openScreen("/applications", { "GET /api/applications": { body } });
  await screen.findByRole("region", { name: "Application history" });
  expect(rows()).toHaveLength(given.length);
  return spec;
}

describe("2.7 the page of applications", () => {
  it("2.7 'Your applications' has a 'New application' button to the opportunities", async () => {
    const { user } = await openList({});
    await expectScreen("/applications", "Your applications");
    await user.click(screen.getByRole("link", { name: "New application" }));
    await expectScreen("/opportunities", "0 funding opportunities");
  });

  it("7.3 the page reads GET /api/applications, once", async () => {
    const { calls } = await openList({});
    expect(filterCalls(calls, "GET /api/applications").map(({ query }) => query.toString())).toEqual([""]);
  });
});

describe("2.7 the stat cards", () => {
  it("2.7 Drafts counts drafts, Submitted what is submitted or under review, Funded what is funded or accepted", async () => {
    await openList(...ONE_OF_EACH, { status: "draft" }, { status: "draft" });
    expect(screen.getByRole("main")).toHaveTextContent(/Drafts3Submitted2Funded2\$0 cash value/);
  });

  it("2.7 Funded sums the awarded amounts of what is funded or accepted as its cash value", async () => {
    await openList(
      { status: "funded", awardedAmount: "1000000.00" },
      { status: "accepted", awardedAmount: "500000" },
      { status: "funded" },
      { status: "rejected", awardedAmount: "700000" },
    );
    expect(screen.getByText("$1.5M cash value")).toBeVisible();
  });
});

describe("2.7 the status filter", () => {
  it("2.7 and 4 the filter has All status and six statuses, without in_progress and completed", async () => {
    await openList({});
    const options = within(statusFilter()).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      "All status",
      "Draft",
      "Submitted",
      "Under Review",
      "Accepted",
      "Funded",
      "Rejected",
    ]);
  });

  it("2.7 each status of the filter leaves the applications that have it", async () => {
    const { user } = await openList(...ONE_OF_EACH);
    for (const [status, label] of STATUSES) {
      if (status === "in_progress" || status === "completed") continue;
      await user.selectOptions(statusFilter(), label);
      await waitFor(() => {
        expect(rows()).toHaveLength(1);
        expect(row(0).getByText(label)).toBeVisible();
      });
    }
    await user.selectOptions(statusFilter(), "All status");
    await waitFor(() => expect(rows()).toHaveLength(STATUSES.length));
  });

  it("2.7 the search and the status filter hold at the same time", async () => {
    const { user } = await openList(
      { status: "draft", opportunity: buildSpecOpportunity({ name: "Lake Prize" }) },
      { status: "funded", opportunity: buildSpecOpportunity({ name: "Lake Loan" }) },
      { status: "funded" },
    );
    await user.type(applications().getByLabelText("Search applications"), "lake");
    await user.selectOptions(statusFilter(), "Funded");
    await waitFor(() => expect(names()).toEqual(["Lake Loan"]));
  });
});

describe("2.7 a row of the list", () => {
  it("2.7 a row has the opportunity's name, else 'Untitled Opportunity'", async () => {
    // An application whose opportunity was deleted keeps its name as the title.
    await openList(
      { opportunity: buildSpecOpportunity({ name: "Lake Prize" }), title: "Another title" },
      { opportunity: null, title: "Wells for all" },
      { opportunity: null, title: null, entity: null },
    );
    expect(names()).toEqual(["Lake Prize", "Wells for all", "Untitled Opportunity"]);
  });

  it("2.7 and 4 a row has the label of its status", async () => {
    await openList(...ONE_OF_EACH);
    for (const [index, [, label]] of STATUSES.entries()) expect(row(index).getByText(label)).toBeVisible();
  });

  it("2.7 a row has the requested amount in thousands, '$25k fund requested'", async () => {
    await openList({ askingAmount: "25000" }, { askingAmount: "25000.00" }, { askingAmount: "1250" });
    for (const [index, shown] of ["$25k", "$25k", "$1.25k"].entries())
      expect(row(index).getByText(`${shown} fund requested`)).toBeVisible();
  });

  it("2.7 a row without an amount says 'No amount specified'", async () => {
    await openList({ askingAmount: null });
    expect(row(0).getByText("No amount specified")).toBeVisible();
  });

  it("2.7 a row has the entity's name, else 'No entity'", async () => {
    await openList({}, { entity: null });
    expect(row(0).getByText("Sunrise Labs")).toBeVisible();
    expect(row(1).getByText("No entity")).toBeVisible();
  });

  it("2.7 a row has the day it was submitted, else the day it was created", async () => {
    const createdAt = "2026-01-05T12:00:00.000Z";
    await openList({ createdAt, submittedDate: "2026-02-03" }, { createdAt, submittedDate: null });
    expect(row(0).getByText("3 Feb 2026")).toBeVisible();
    expect(row(0).queryByText("5 Jan 2026")).not.toBeInTheDocument();
    expect(row(1).getByText("5 Jan 2026")).toBeVisible();
  });

  it("2.7 a row's View button leads to the application", async () => {
    const { user } = await openList({ id: "a1" });
    const view = row(0).getByRole("link", { name: /^View/ });
    expect(view).toHaveTextContent(/^View$/);
    await user.click(view);
    await expectScreen("/applications/a1", "Wells for all");
  });
});
