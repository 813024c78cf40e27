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

const served = (total: number) => {
  const merge = {
    merged: { id: "m1", name: "Reed prize", source: "One list" },
    kept: { id: "k1", name: "Reed Prize 2027", source: "Another list" },
    ...{ at: "2026-11-20T10:00:00.000Z", by: "Ama Mensah" },
  };
  return {
    "GET /api/admin/duplicates": { body: { pairs: [], pagination: { page: 1, total, hasMore: false } } },
    "GET /api/admin/duplicates/merged": { body: { merges: [merge] } },
  };
};
const findMerged = () => screen.findByRole("region", { name: "Merged", hidden: true });

it("what was merged has a line above it only where pairs stand there", async () => {
  fakeFetch({ ...served(0), "GET /api/admin/duplicates": { status: 500, body: {} } });
  const { unmount } = renderWithProviders(<DuplicatesPanel />);
  expect(await findMerged()).not.toHaveClass("border-t");
  unmount();
  fakeFetch(served(0));
  const without = renderWithProviders(<DuplicatesPanel />);
  expect(await findMerged()).not.toHaveClass("border-t");
  without.unmount();
  fakeFetch(served(2));
  renderWithProviders(<DuplicatesPanel />);
  await screen.findByText("2 pairs wait for a decision");
  expect(await findMerged()).toHaveClass("border-t");
});

it("what was merged can be split again while the pairs do not come", async () => {
  fakeFetch({ ...served(0), "GET /api/admin/duplicates": { status: 500, body: {} } });
  renderWithProviders(<DuplicatesPanel />);
  expect(await screen.findByRole("button", { name: "Split again: Reed prize" })).toBeVisible();
  expect(await screen.findByRole("alert")).toHaveTextContent("Possible duplicates could not be loaded");
});
