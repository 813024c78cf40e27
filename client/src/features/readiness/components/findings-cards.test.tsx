import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { FindingView, ReadinessView } from "@shared/validators/readiness";
import { fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { FindingsCards } from "./findings-cards";

const FINDING: FindingView = {
  ...{ key: "a".repeat(64), kind: "contradictory", code: "figure_differs", weight: "mend" },
  params: { other: "600 children" },
  place: { part: "question", id: "q1", quote: "850 children", start: 14 },
  against: { part: "narrative", id: null, quote: "600 children" },
};
const view = (findings: FindingView[]): ReadinessView => ({
  ...{
    findings,
    dismissed: [],
    checked: { texts: 2, documents: 1, applications: 0 },
    unchecked: ["fileRules"],
  },
});
const application = { id: "a1", entityId: "e1" };
const show = (findings: FindingView[], mayEdit = true) =>
  renderWithProviders(<FindingsCards application={application} view={view(findings)} mayEdit={mayEdit} />);

it("a finding shows its words and leads to both of its places", () => {
  show([FINDING]);
  expect(screen.getByText("1 thing to fix")).toBeVisible();
  expect(screen.getByText("“850 children” here, “600 children” there")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to the question" })).toHaveAttribute(
    "href",
    "/applications/a1?words=850+children#question-q1",
  );
  expect(screen.getByRole("link", { name: "Go to the other figure" })).toHaveAttribute(
    "href",
    "/applications/a1?words=600+children#narrative",
  );
});

it("without a finding it says what was checked, and what could not be", () => {
  show([]);
  expect(screen.getByText("Nothing was found that has to be fixed")).toBeVisible();
  expect(screen.getByText(/2 texts were read · 1 attached document was checked/)).toBeVisible();
  expect(screen.getByText(/how long and how large attached files may be/)).toBeVisible();
});

it("an editor puts a finding aside with a reason, and a reader cannot", async () => {
  const { calls } = fakeFetch({
    "POST /api/applications/a1/readiness/dismissals": { body: view([]) },
  });
  const { user, unmount } = show([FINDING]);
  await user.click(screen.getByRole("button", { name: "Put aside" }));
  expect(screen.getByRole("button", { name: "Put aside" })).toBeDisabled();
  await user.type(screen.getByLabelText("Why can it stay as it is?"), "Two years");
  await user.click(screen.getByRole("button", { name: "Put aside" }));
  expect(calls.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
    { key: FINDING.key, reason: "Two years" },
  ]);
  unmount();
  show([FINDING], false);
  expect(screen.queryByRole("button", { name: "Put aside" })).toBeNull();
});

it("in an application that was sent nothing is to be mended or put aside any more", () => {
  renderWithProviders(
    <FindingsCards application={application} view={view([FINDING])} mayEdit={true} isSent={true} />,
  );
  expect(screen.getByText("1 thing was found")).toBeVisible();
  expect(screen.getByText(/Another text gives another figure for the same thing/)).toBeVisible();
  expect(screen.queryByText(/mend/i)).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Put aside" })).not.toBeInTheDocument();
});

it("names a missing document as the catalogue or the call names it", () => {
  const missing = (key: string, params: FindingView["params"]): FindingView => ({
    ...{ key, kind: "missing", code: "no_document", weight: "mend", params, against: null },
    place: { part: "document", id: null, quote: null, start: null },
  });
  show([missing("a", { name: "Letters of support" }), missing("b", { requirement: "businessPlan" })]);
  expect(
    screen.getByText("The call demands a document that is not attached: Letters of support."),
  ).toBeVisible();
  expect(screen.getByText(/is not attached: Business plan\.$/i)).toBeVisible();
});
