import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeFetch } from "@/test/fake-fetch";
import { buildEntityView } from "@/test/opportunities";
import { renderWithProviders, testUser } from "@/test/render";
import Library from "./library";

it("says when the entities did not come, which decide whether a document can be added, and tries again", async () => {
  const { routes } = fakeFetch({
    "GET /api/documents": { body: { documents: [], pagination: { page: 1, total: 0, hasMore: false } } },
    "GET /api/entities": { status: 500, body: {} },
  });
  const { user } = renderWithProviders(<Library />, { path: "/documents", user: testUser });
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Your entities could not be loaded");
  routes["GET /api/entities"] = { body: [buildEntityView()] };
  await user.click(within(alert).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Add a document" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
