import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Route } from "wouter";
import { fakeFetch } from "@/test/fake-fetch";
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

function show(parts: Parameters<typeof buildApplicationItem>[0]) {
  const entity = buildEntityView();
  const application = { ...buildApplicationItem(parts), entityId: entity.id };
  const path = `/api/applications/${application.id}`;
  fakeFetch({
    [`GET ${path}`]: { body: application },
    [`GET ${path}/readiness`]: { body: VIEW },
    [`GET ${path}/mock-review`]: { body: { criteria: [], review: null, run: null, basis: "" } },
    "GET /api/entities": { body: [entity] },
  });
  renderWithProviders(
    <Route path="/applications/:id/ready">
      <ReadinessPage />
    </Route>,
    { path: `/applications/${application.id}/ready` },
  );
}

it("an application that is still to be sent has things to mend", async () => {
  show({ status: "in_progress" });
  expect(await screen.findByText("1 thing to mend")).toBeVisible();
  expect(screen.queryByText(/was sent/)).not.toBeInTheDocument();
});

it("an application that was sent says when, and that nothing can be mended any more", async () => {
  show({ status: "completed", submittedDate: "2026-03-05" });
  expect(await screen.findByText("This application was sent on 5 Mar 2026")).toBeVisible();
  expect(screen.getByText(/can no longer be mended in it/)).toBeVisible();
  expect(screen.getByText("1 thing was found")).toBeVisible();
});

it("an application whose day of sending is not known is not taken for unsent", async () => {
  show({ status: "under_review", submittedDate: null });
  expect(await screen.findByText(/has been sent, on a day that is not known/)).toBeVisible();
});
