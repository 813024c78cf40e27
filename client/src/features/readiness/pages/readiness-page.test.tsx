import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Route } from "wouter";
import type { MockReviewView } from "@shared/validators/readiness";
import { fakeFetch, holdAnswers } from "@/test/fake-fetch";
import { buildApplicationItem, buildEntityView } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import ReadinessPage from "./readiness-page";

const VIEW = {
  findings: [
    {
      ...{ key: "a".repeat(64), kind: "missing", code: "no_narrative", weight: "mend", params: {} },
      ...{ place: { part: "narrative", id: null, quote: null }, against: null },
    },
  ],
  dismissed: [],
  checked: { texts: 0, documents: 0, applications: 0 },
  unchecked: [],
};

const NO_REVIEW: MockReviewView = { criteria: [], review: null, run: null, basis: "" };

function show(parts: Parameters<typeof buildApplicationItem>[0], review = NO_REVIEW, isSlow = false) {
  const entity = buildEntityView();
  const application = { ...buildApplicationItem(parts), entityId: entity.id };
  const path = `/api/applications/${application.id}`;
  fakeFetch({
    [`GET ${path}`]: { body: application },
    [`GET ${path}/readiness`]: isSlow ? holdAnswers().next : { body: VIEW },
    [`GET ${path}/mock-review`]: { body: review },
    [`DELETE ${path}/mock-review/run`]: {
      body: { ...review, run: { status: "stopped", reason: null } },
    },
    "GET /api/entities": { body: [entity] },
  });
  return renderWithProviders(
    <Route path="/applications/:id/ready">
      <ReadinessPage />
    </Route>,
    { path: `/applications/${application.id}/ready` },
  );
}

it("an application that is still to be sent has things to mend", async () => {
  show({ status: "in_progress" });
  expect(await screen.findByText("1 thing to fix")).toBeVisible();
  expect(screen.queryByText(/was sent/)).not.toBeInTheDocument();
});

it("an application that was sent says when, and that nothing can be mended any more", async () => {
  show({ status: "completed", submittedDate: "2026-03-05" });
  expect(await screen.findByText("This application was sent on 5 Mar 2026")).toBeVisible();
  expect(screen.getByText(/can no longer be fixed in it/)).toBeVisible();
  expect(screen.getByText("1 thing was found")).toBeVisible();
});

it("an application whose day of sending is not known is not taken for unsent", async () => {
  show({ status: "under_review", submittedDate: null });
  expect(await screen.findByText(/has been sent, on a day that is not known/)).toBeVisible();
});

it("a mock review that is under way is stopped by a press, and says so", async () => {
  const { user } = show(
    { status: "in_progress" },
    { ...NO_REVIEW, run: { status: "waiting", reason: null } },
  );
  await user.click(await screen.findByRole("button", { name: "Stop" }));
  expect(await screen.findByText("The review was stopped")).toBeVisible();
  expect(screen.queryByText("Reading the application…")).not.toBeInTheDocument();
});

it("what was found has its shape while the application is checked", async () => {
  show({ status: "in_progress" }, NO_REVIEW, true);
  const loading = await screen.findByText("Checking the application");
  // Several blocks, and not one for all.
  expect(loading.parentElement!.querySelectorAll(".skeleton").length).toBeGreaterThan(3);
});
