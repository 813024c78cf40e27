import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { SavedSearchView } from "@shared/validators/saved-searches";
import { errorAnswer, holdAnswers } from "@/test/fake-fetch";
import { formatMomentIn, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import { listChanges, serveSettings } from "../test-server";
import { NotificationsSection } from "./notifications-section";

const SAVED = "/api/saved-searches";
const water: SavedSearchView = {
  id: testId(800),
  name: "Water in Ghana",
  search: "water",
  country: "GH",
  sort: "relevance",
  facets: {},
  frequency: "daily",
  createdAt: formatMomentIn(-1),
};
const path = `${SAVED}/${water.id}`;

function open(saved: SavedSearchView[], routes: Parameters<typeof serveSettings>[1] = {}) {
  const api = serveSettings([], { [`GET ${SAVED}`]: { body: saved }, ...routes });
  return { ...api, ...renderWithProviders(<NotificationsSection />, { path: "/settings" }) };
}

describe("the switches of notifications", () => {
  it("four notification switches each say what they are about, beside a link to all news", async () => {
    open([], {
      "GET /api/auth/user/preferences": {
        body: {
          notifyNewOpportunities: false,
          notifyDeadlines: true,
          notifyChanges: true,
          notifySavedSearches: false,
          timezone: null,
        },
      },
    });
    expect(await screen.findByRole("switch", { name: "Deadline reminders" })).toHaveAccessibleDescription(
      "14, 7 and 1 days before the deadline, for applications that are begun and not sent; your next steps with funders; and on their day, tasks that are yours or nobody’s.",
    );
    expect(screen.getByRole("switch", { name: "Changes to calls you follow" })).toBeChecked();
    expect(screen.getByRole("switch", { name: "Saved searches" })).not.toBeChecked();
    expect(screen.getByRole("switch", { name: "New opportunities" })).not.toBeChecked();
    expect(screen.getByRole("link", { name: "All news" })).toHaveAttribute("href", "/news");
  });

  it("a notification switch goes back to the stored value when two quick presses are both refused", async () => {
    const answers = holdAnswers();
    const { user, client } = open([], { "PATCH /api/auth/user/preferences": answers.next });
    const toggle = await screen.findByRole("switch", { name: "Deadline reminders" });
    expect(toggle).toBeChecked();
    await user.click(toggle);
    await user.click(toggle);
    for (const left of [1, 0]) {
      await answers.give(errorAnswer("unavailable", "The database is away"));
      await waitFor(() => expect(client.isMutating()).toBe(left));
      expect(toggle).toBeChecked();
    }
    expect(screen.getByText("Failed to update preferences")).toBeVisible();
  });

  it("a notification switch goes back to the first of two quick presses when only the second is refused", async () => {
    const answers = holdAnswers();
    const { user } = open([], { "PATCH /api/auth/user/preferences": answers.next });
    const toggle = await screen.findByRole("switch", { name: "Deadline reminders" });
    await user.click(toggle);
    await user.click(toggle);
    await answers.give({ body: {} });
    expect(toggle).toBeChecked();
    await answers.give(errorAnswer("unavailable", "The database is away"));
    expect(await screen.findByText("Failed to update preferences")).toBeVisible();
    expect(toggle).not.toBeChecked();
  });

  it("notification switches are only those that the server sends", async () => {
    open([]);
    await screen.findByRole("switch", { name: "Deadline reminders" });
    expect(screen.getAllByRole("switch")).toHaveLength(2);
    expect(screen.queryByRole("heading", { name: "Your saved searches" })).not.toBeInTheDocument();
  });
});

describe("saved searches in Settings", () => {
  it("saved searches lead to the list, and mail as often as is chosen", async () => {
    const { calls, user } = open([water], {
      [`PATCH ${path}`]: { body: { ...water, frequency: "weekly" } },
    });
    expect(await screen.findByRole("link", { name: "Water in Ghana" })).toHaveAttribute(
      "href",
      "/opportunities?search=water&country=GH",
    );
    const often = screen.getByLabelText("Tell me about Water in Ghana");
    expect(often).toHaveDisplayValue("Every day");
    await user.selectOptions(often, "Once a week");
    await waitFor(() =>
      expect(listChanges(calls)).toEqual([{ method: "PATCH", path, body: { frequency: "weekly" } }]),
    );
    expect(often).toHaveDisplayValue("Once a week");
  });

  it("saved searches keep the old choice when the new one is refused", async () => {
    const { user } = open([water], { [`PATCH ${path}`]: errorAnswer("unavailable", "The database is away") });
    const often = await screen.findByLabelText("Tell me about Water in Ghana");
    await user.selectOptions(often, "Never");
    expect(await screen.findByText("Failed to change the saved search")).toBeVisible();
    expect(often).toHaveDisplayValue("Every day");
  });

  it("saved searches are renamed, with an error shown at the field", async () => {
    const { routes, user } = open([water], {
      [`PATCH ${path}`]: errorAnswer("conflict", "You already have a saved search with this name", {
        name: ["You already have a saved search with this name"],
      }),
    });
    await user.click(await screen.findByRole("button", { name: "Rename Water in Ghana" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Rename the saved search" }));
    const name = dialog.getByLabelText(/^Name/);
    expect(name).toHaveValue("Water in Ghana");
    await user.clear(name);
    await user.type(name, "Wells{Enter}");
    expect(await dialog.findByText("You already have a saved search with this name")).toBeVisible();
    routes[`PATCH ${path}`] = { body: { ...water, name: "Wells in Ghana" } };
    await user.type(name, " in Ghana{Enter}");
    expect(await screen.findByRole("link", { name: "Wells in Ghana" })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("saved searches are deleted, which can be undone", async () => {
    const { calls, user, routes } = open([water], {
      [`DELETE ${path}`]: {},
      [`POST ${SAVED}`]: { status: 201, body: { ...water, id: testId(801) } },
    });
    await user.click(await screen.findByRole("button", { name: "Delete Water in Ghana" }));
    expect(screen.queryByRole("link", { name: "Water in Ghana" })).not.toBeInTheDocument();
    expect(await screen.findByText("Saved search deleted")).toBeVisible();
    routes[`GET ${SAVED}`] = { body: [{ ...water, id: testId(801) }] };
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("link", { name: "Water in Ghana" })).toBeVisible();
    expect(listChanges(calls).map(({ method }) => method)).toEqual(["DELETE", "POST"]);
    expect(listChanges(calls)[1]?.body).toEqual({
      name: "Water in Ghana",
      search: "water",
      country: "GH",
      sort: "relevance",
      facets: {},
      frequency: "daily",
    });
  });

  it("saved searches return when they cannot be deleted", async () => {
    const { user } = open([water], {
      [`DELETE ${path}`]: errorAnswer("unavailable", "The database is away"),
    });
    await user.click(await screen.findByRole("button", { name: "Delete Water in Ghana" }));
    expect(await screen.findByText("Failed to delete the saved search")).toBeVisible();
    expect(screen.getByRole("link", { name: "Water in Ghana" })).toBeVisible();
  });

  it("saved searches stay away when they are deleted again while the list is read after an undo", async () => {
    const again = { ...water, id: testId(801) };
    let answerList: (() => void) | undefined;
    const { calls, client, user, routes } = open([water], {
      [`DELETE ${path}`]: {},
      [`DELETE ${SAVED}/${again.id}`]: {},
      [`POST ${SAVED}`]: { status: 201, body: again },
    });
    await user.click(await screen.findByRole("button", { name: "Delete Water in Ghana" }));
    routes[`GET ${SAVED}`] = () =>
      new Promise((resolve) => {
        answerList = () => resolve({ body: [again] });
      });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await user.click(await screen.findByRole("button", { name: "Delete Water in Ghana" }));
    await waitFor(() => expect(listChanges(calls)).toHaveLength(3));
    await waitFor(() => expect(answerList).toBeDefined());
    await act(async () => answerList!());
    await waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0));
    expect(screen.queryByRole("link", { name: "Water in Ghana" })).not.toBeInTheDocument();
  });

  it("saved searches are deleted too when the server no longer has them", async () => {
    const { client, user } = open([water], {
      [`DELETE ${path}`]: errorAnswer("not_found", "Saved search not found"),
    });
    await user.click(await screen.findByRole("button", { name: "Delete Water in Ghana" }));
    expect(await screen.findByText("Saved search deleted")).toBeVisible();
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect(screen.queryByText("Failed to delete the saved search")).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Water in Ghana" })).not.toBeInTheDocument();
  });
});
