import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { SavedSearchView } from "@shared/validators/saved-searches";
import { errorAnswer } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { listChanges, serveSettings } from "../test-server";
import { NotificationsSection } from "./notifications-section";

const WATER: SavedSearchView = {
  id: "water",
  name: "Water in Ghana",
  search: "water",
  country: "GH",
  sort: "relevance",
  facets: {},
  frequency: "daily",
  createdAt: "2026-01-01T00:00:00.000Z",
};
const FEED = "/api/saved-searches/water/feed";
const at = (token: string) => ({ url: `https://amberway.example/api/feeds/${token}.atom` });

async function open(routes: Parameters<typeof serveSettings>[1]) {
  const api = serveSettings([], { "GET /api/saved-searches": { body: [WATER] }, ...routes });
  const { user } = renderWithProviders(<NotificationsSection />, { path: "/settings" });
  await user.click(await screen.findByRole("button", { name: "Feed address of Water in Ghana" }));
  return { ...api, user, dialog: within(await screen.findByRole("dialog", { name: "Feed address" })) };
}

it("a saved search without a feed gets an address, which says who can read it", async () => {
  const { calls, user, dialog } = await open({
    [`GET ${FEED}`]: { body: { url: null } },
    [`POST ${FEED}`]: { status: 201, body: at("new") },
  });
  expect(await dialog.findByText(/Whoever has the address can read/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Create address" }));
  const field = await dialog.findByLabelText("Address");
  expect(field).toHaveValue(at("new").url);
  expect(field).toHaveAccessibleDescription(/nothing of you or your organisations/);
  expect(listChanges(calls).map(({ method, path }) => `${method} ${path}`)).toEqual([`POST ${FEED}`]);
});

it("the feed address is replaced, and ended", async () => {
  const { user, dialog } = await open({
    [`GET ${FEED}`]: { body: at("old") },
    [`POST ${FEED}`]: { status: 201, body: at("new") },
    [`DELETE ${FEED}`]: {},
  });
  expect(await dialog.findByLabelText("Address")).toHaveValue(at("old").url);
  await user.click(dialog.getByRole("button", { name: "Create a new address" }));
  await waitFor(() => expect(dialog.getByLabelText("Address")).toHaveValue(at("new").url));
  await user.click(dialog.getByRole("button", { name: "End the address" }));
  expect(await dialog.findByRole("button", { name: "Create address" })).toBeVisible();
});

it("a feed address that cannot be read or made says so", async () => {
  const { routes, user, dialog } = await open({ [`GET ${FEED}`]: errorAnswer("unavailable", "Away") });
  expect(await dialog.findByText("The address could not be loaded")).toBeVisible();
  routes[`GET ${FEED}`] = { body: { url: null } };
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  routes[`POST ${FEED}`] = errorAnswer("unavailable", "Back in a moment");
  await user.click(await dialog.findByRole("button", { name: "Create address" }));
  expect(await screen.findByText("Back in a moment")).toBeVisible();
});
