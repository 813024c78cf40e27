import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { Route } from "wouter";
import type { AfterView, ObligationView } from "@shared/validators/obligations";
import type { ResultView } from "@shared/validators/submissions";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { buildApplicationItem, buildEntityView, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import AfterPage from "./after-page";

const REPORT: ObligationView = {
  ...{ id: testId(1), kind: "report", title: "Interim report", dueDate: "2030-05-01" },
  ...{ doneAt: null, doneBy: null },
};

/** Shows the page of an award with one report, which another member changes to `theirs` while its dialog is open. */
async function editWhileChanged(theirs: Partial<ObligationView>) {
  const entity = buildEntityView();
  const application = { ...buildApplicationItem({ status: "funded" }), entityId: entity.id };
  const path = `/api/applications/${application.id}`;
  let stored = REPORT;
  const fake = fakeFetch({
    [`GET ${path}`]: { body: application },
    "GET /api/entities": { body: [entity] },
    [`GET ${path}/after`]: () => ({
      body: {
        ...{ submissions: [], spendings: [], outcomes: [], obligations: [stored] },
        result: {
          ...{ status: "funded", decisionDate: null, awardedAmount: "1000", currency: "USD" },
          ...{ feedback: null, reasons: [], version: 1 },
        },
        summary: { spent: "0", left: "1000", warning: null, kinds: [] },
      } satisfies AfterView,
    }),
    [`PATCH ${path}/obligations/${REPORT.id}`]: ({ body }) => {
      const { before, ...sent } = body as ObligationView & { before: Partial<ObligationView> };
      if (before.dueDate !== stored.dueDate)
        return errorAnswer("conflict", "Changed", { dueDate: ["Was changed meanwhile"] });
      stored = { ...stored, ...sent };
      return { body: stored };
    },
  });
  const { user } = renderWithProviders(
    <Route path="/applications/:id/after">
      <AfterPage />
    </Route>,
    { path: `/applications/${application.id}/after` },
  );
  await user.click(await screen.findByRole("button", { name: "Change “Interim report”" }));
  const dialog = within(await screen.findByRole("dialog"));
  stored = { ...stored, ...theirs };
  return { user, dialog, writes: () => fake.calls.filter(({ method }) => method === "PATCH") };
}

it("a report that somebody else changed meanwhile is not overwritten: both dates are there", async () => {
  const { user, dialog, writes } = await editWhileChanged({ title: "First report", dueDate: "2030-05-15" });
  await user.clear(dialog.getByLabelText("Until when"));
  await user.type(dialog.getByLabelText("Until when"), "2030-06-01");
  await user.click(dialog.getByRole("button", { name: "Save Changes" }));
  const told = await dialog.findByText("Somebody else changed this meanwhile");
  expect(told.closest("[role=alert]")).toHaveTextContent("Until when: 15 May 2030");
  expect(told.closest("[role=alert]")).not.toHaveTextContent("First report");
  expect(dialog.getByLabelText("Until when")).toHaveValue("2030-06-01");
  // What only they changed is taken over.
  expect(dialog.getByLabelText(/What is to be done/)).toHaveValue("First report");

  await user.click(dialog.getByRole("button", { name: "Save Changes" }));
  expect(await screen.findByText("Saved")).toBeVisible();
  expect(writes().at(-1)?.body).toMatchObject({
    ...{ title: "First report", dueDate: "2030-06-01" },
    before: { title: "First report", dueDate: "2030-05-15" },
  });
});

it("a result that somebody else recorded meanwhile is not overwritten, and what only they wrote is taken over", async () => {
  const entity = buildEntityView();
  const application = { ...buildApplicationItem({ status: "under_review" }), entityId: entity.id };
  const path = `/api/applications/${application.id}`;
  let result: ResultView = {
    ...{ status: null, decisionDate: null, awardedAmount: null, currency: "USD" },
    ...{ feedback: null, reasons: [], version: 1 },
  };
  const saved: Record<string, unknown>[] = [];
  fakeFetch({
    [`GET ${path}`]: { body: application },
    "GET /api/entities": { body: [entity] },
    [`GET ${path}/after`]: () => ({
      body: {
        ...{ submissions: [], spendings: [], outcomes: [], obligations: [], result },
        summary: { spent: "0", left: null, warning: null, kinds: [] },
      } satisfies AfterView,
    }),
    [`PUT ${path}/result`]: ({ body }) => {
      saved.push(body as Record<string, unknown>);
      if (saved.length > 1) return { body: result };
      return errorAnswer("conflict", "Changed", { status: ["Was changed meanwhile"] });
    },
  });
  const { user } = renderWithProviders(
    <Route path="/applications/:id/after">
      <AfterPage />
    </Route>,
    { path: `/applications/${application.id}/after` },
  );
  await user.click(await screen.findByRole("button", { name: "Record the result" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByLabelText("Decision"), "rejected");
  result = {
    ...result,
    status: "funded",
    decisionDate: "2030-05-01",
    feedback: "A clear plan",
    reasons: ["plan"],
  };
  await user.click(dialog.getByRole("button", { name: "Save the result" }));
  const told = await dialog.findByText("Somebody else changed this meanwhile");
  expect(told.parentElement).toHaveTextContent("Decision: Funded");
  expect(dialog.getByLabelText("Decision")).toHaveValue("rejected");
  expect(dialog.getByLabelText("Feedback of the funder")).toHaveValue("A clear plan");
  expect(saved[0]).toMatchObject({ status: "rejected", before: { isRecorded: false } });
  await user.click(dialog.getByRole("button", { name: "Save the result" }));
  expect(saved[1]).toMatchObject({
    ...{ status: "rejected", feedback: "A clear plan", reasons: ["plan"] },
    before: { isRecorded: true, status: "funded", feedback: "A clear plan" },
  });
});

it("an outcome that is added is offered as an answer when earlier answers are next shown", async () => {
  const entity = buildEntityView();
  const application = { ...buildApplicationItem({ status: "funded" }), entityId: entity.id };
  const path = `/api/applications/${application.id}`;
  fakeFetch({
    [`GET ${path}`]: { body: application },
    "GET /api/entities": { body: [entity] },
    [`GET ${path}/after`]: {
      body: {
        ...{ submissions: [], spendings: [], outcomes: [], obligations: [] },
        result: {
          ...{ status: "funded", decisionDate: null, awardedAmount: "1000", currency: "USD" },
          ...{ feedback: null, reasons: [], version: 1 },
        },
        summary: { spent: "0", left: "1000", warning: null, kinds: [] },
      } satisfies AfterView,
    },
    [`POST ${path}/outcomes`]: { status: 201, body: {} },
  });
  const { user, client } = renderWithProviders(
    <Route path="/applications/:id/after">
      <AfterPage />
    </Route>,
    { path: `/applications/${application.id}/after` },
  );
  const earlier = ["/api/questions", "answers", { question: "What have you achieved?" }];
  client.setQueryData(earlier, { answers: [], outcomes: [] });
  await user.click(await screen.findByRole("button", { name: "Add an outcome" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/What came of it/), "850 children learn to read");
  await user.click(dialog.getByRole("button", { name: "Add" }));
  expect(await screen.findByText("Added")).toBeVisible();
  expect(client.getQueryState(earlier)?.isInvalidated).toBe(true);
});
