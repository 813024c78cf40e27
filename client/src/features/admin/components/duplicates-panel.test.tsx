import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { DuplicatesPanel } from "./duplicates-panel";

it("duplicates that did not come are told and tried again; where there are none, nothing stands there", async () => {
  const { routes } = fakeFetch({
    "GET /api/admin/duplicates": { status: 500, body: {} },
    "GET /api/admin/duplicates/merged": { body: { merges: [] } },
  });
  const { user } = renderWithProviders(<DuplicatesPanel />);
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Possible duplicates could not be loaded");
  routes["GET /api/admin/duplicates"] = {
    body: { pairs: [], pagination: { page: 1, total: 0, hasMore: false } },
  };
  await user.click(within(alert).getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(alert).not.toBeInTheDocument());
  expect(screen.queryByRole("heading", { name: /^Same call, two sources/ })).not.toBeInTheDocument();
});

it("what was merged can be split again while the pairs do not come", async () => {
  const merge = {
    merged: { id: "m1", name: "Reed prize", source: "One list" },
    kept: { id: "k1", name: "Reed Prize 2027", source: "Another list" },
    ...{ at: "2026-11-20T10:00:00.000Z", by: "Ama Mensah" },
  };
  fakeFetch({
    "GET /api/admin/duplicates": { status: 500, body: {} },
    "GET /api/admin/duplicates/merged": { body: { merges: [merge] } },
  });
  renderWithProviders(<DuplicatesPanel />);
  expect(await screen.findByRole("button", { name: "Split again: Reed prize" })).toBeVisible();
  expect(await screen.findByRole("alert")).toHaveTextContent("Possible duplicates could not be loaded");
});
