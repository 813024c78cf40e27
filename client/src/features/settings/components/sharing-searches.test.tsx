import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { SavedSearchView } from "@shared/validators/saved-searches";
import { errorAnswer, holdAnswers } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { buildEntityView, listChanges, serveSettings } from "../test-server";
import { NotificationsSection } from "./notifications-section";

const SAVED = "/api/saved-searches";
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
const SUNRISE = buildEntityView({ id: "sunrise", name: "Sunrise Labs", isShared: true });
const OTHERS: SavedSearchView = {
  ...WATER,
  ...{ id: "solar", name: "Solar", frequency: "off" },
  shared: { entityId: "sunrise", entityName: "Sunrise Labs", by: "Kofi Boateng" },
};

function open(
  saved: SavedSearchView[],
  entities = [SUNRISE],
  routes: Parameters<typeof serveSettings>[1] = {},
) {
  const api = serveSettings(entities, { [`GET ${SAVED}`]: { body: saved }, ...routes });
  return { ...api, ...renderWithProviders(<NotificationsSection />, { path: "/settings" }) };
}
const findChoice = () => screen.findByRole("combobox", { name: "Who sees Water in Ghana" });
const findRow = async (name: string) =>
  within((await screen.findByRole("link", { name })).closest("li") as HTMLElement);

describe("sharing a saved search", () => {
  it("shares it with an entity, and says who gets the mails", async () => {
    const { calls, routes, user } = open([WATER]);
    const choice = await findChoice();
    expect(choice).toHaveDisplayValue("Only for me");
    const shared = { ...WATER, shared: { entityId: "sunrise", entityName: "Sunrise Labs" } };
    routes[`PUT ${SAVED}/water/share`] = () => {
      routes[`GET ${SAVED}`] = { body: [shared] };
      return { body: shared };
    };
    await user.selectOptions(choice, "Shared with Sunrise Labs");
    expect(await screen.findByText("Search shared")).toBeVisible();
    expect(listChanges(calls)).toEqual([
      { method: "PUT", path: `${SAVED}/water/share`, body: { entityId: "sunrise" } },
    ]);
    expect(choice).toHaveDisplayValue("Shared with Sunrise Labs");
    expect(screen.getByText(/Mails go to you only\.$/)).toBeVisible();
  });

  it("shares it again when deleting it is undone", async () => {
    const shared = { ...WATER, shared: { entityId: "sunrise", entityName: "Sunrise Labs" } };
    const again = { ...WATER, id: "again" };
    const { calls, routes, user } = open([shared], [SUNRISE], {
      [`DELETE ${SAVED}/water`]: {},
      [`POST ${SAVED}`]: { status: 201, body: again },
    });
    routes[`PUT ${SAVED}/again/share`] = () => {
      routes[`GET ${SAVED}`] = { body: [{ ...shared, id: "again" }] };
      return { body: { ...shared, id: "again" } };
    };
    await user.click(await screen.findByRole("button", { name: "Delete Water in Ghana" }));
    routes[`GET ${SAVED}`] = { body: [again] };
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await findChoice()).toHaveDisplayValue("Shared with Sunrise Labs");
    expect(listChanges(calls).at(-1)).toEqual({
      ...{ method: "PUT", path: `${SAVED}/again/share` },
      body: { entityId: "sunrise" },
    });
  });

  it("keeps it when it can no longer be shared after deleting it was undone", async () => {
    const shared = { ...WATER, shared: { entityId: "sunrise", entityName: "Sunrise Labs" } };
    const again = { ...WATER, id: "again" };
    const { routes, user } = open([shared], [SUNRISE], {
      [`DELETE ${SAVED}/water`]: {},
      [`POST ${SAVED}`]: { status: 201, body: again },
      [`PUT ${SAVED}/again/share`]: errorAnswer("conflict", "Too many"),
    });
    await user.click(await screen.findByRole("button", { name: "Delete Water in Ghana" }));
    routes[`GET ${SAVED}`] = { body: [again] };
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Failed to change the saved search")).toBeVisible();
    expect(await findChoice()).toHaveDisplayValue("Only for me");
  });

  it("ends it again, also for who may no longer edit the entity", async () => {
    const shared = { ...WATER, shared: { entityId: "sunrise", entityName: "Sunrise Labs" } };
    const { calls, routes, user } = open([shared], [{ ...SUNRISE, role: "viewer" }]);
    const choice = await findChoice();
    routes[`DELETE ${SAVED}/water/share`] = () => {
      routes[`GET ${SAVED}`] = { body: [WATER] };
      return {};
    };
    await user.selectOptions(choice, "Only for me");
    expect(await screen.findByText("Search no longer shared")).toBeVisible();
    expect(listChanges(calls)).toEqual([{ method: "DELETE", path: `${SAVED}/water/share`, body: undefined }]);
  });

  it("goes back to what is stored when it is refused", async () => {
    const { user } = open([WATER], [SUNRISE], {
      [`PUT ${SAVED}/water/share`]: errorAnswer("conflict", "Too many"),
    });
    const choice = await findChoice();
    await user.selectOptions(choice, "Shared with Sunrise Labs");
    expect(await screen.findByText("Failed to change the saved search")).toBeVisible();
    await waitFor(() => expect(choice).toHaveDisplayValue("Only for me"));
  });

  it.each([
    ["works alone", [buildEntityView({ id: "alone" })]],
    ["may only read", [{ ...SUNRISE, role: "viewer" as const }]],
  ])("is not offered to who %s", async (_who, entities) => {
    const { calls } = open([WATER], entities);
    await screen.findByRole("link", { name: "Water in Ghana" });
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain("/api/entities"));
    expect(screen.queryByRole("combobox", { name: /^Who sees/ })).not.toBeInTheDocument();
  });
});

describe("a saved search of another member", () => {
  it("leads to the list, says whose it is, and cannot be changed", async () => {
    open([WATER, OTHERS], [{ ...SUNRISE, role: "viewer" }]);
    const row = await findRow("Solar");
    expect(
      row.getByText("Shared by Kofi Boateng with Sunrise Labs. Only they get mails about it."),
    ).toBeVisible();
    await waitFor(() => expect(row.queryByRole("button")).not.toBeInTheDocument());
    expect(row.queryByRole("combobox")).not.toBeInTheDocument();
  });

  it("is no longer shared once an owner of the entity says so", async () => {
    const { routes, user } = open([WATER, OTHERS]);
    const row = await findRow("Solar");
    const held = holdAnswers();
    routes[`DELETE ${SAVED}/solar/share`] = held.next;
    await user.click(await row.findByRole("button", { name: "Stop sharing Solar" }));
    routes[`GET ${SAVED}`] = { body: [WATER] };
    await held.give({});
    expect(await screen.findByText("Search no longer shared")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Solar" })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("region", { name: "Email Notifications" })).toHaveFocus());
  });
});
