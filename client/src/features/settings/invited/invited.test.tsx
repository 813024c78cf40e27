import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ReceivedInvitationView } from "@shared/validators/members";
import { errorAnswer, holdAnswers } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import SettingsPage from "../pages/settings-page";
import { buildEntityView, listChanges, serveSettings } from "../test-server";

const SUNRISE: ReceivedInvitationView = {
  id: "one",
  entityName: "Sunrise Labs",
  inviterName: "Ama Mensah",
  role: "editor",
  expiresAt: "2026-12-05T10:00:00.000Z",
};
const HERON = { ...SUNRISE, id: "two", entityName: "Blue Heron", inviterName: null };

function open(invitations: ReceivedInvitationView[], routes: Parameters<typeof serveSettings>[1] = {}) {
  const served = serveSettings([buildEntityView()], {
    "GET /api/invitations": { body: invitations },
    ...routes,
  });
  return { ...served, ...renderWithProviders(<SettingsPage />, { path: "/settings" }) };
}
const findSection = async () => within(await screen.findByRole("region", { name: "You are invited" }));

describe("the invitations in Settings", () => {
  it("say to what, as what, by whom and until when", async () => {
    open([SUNRISE, HERON]);
    const section = await findSection();
    expect(await section.findByRole("heading", { name: "Sunrise Labs" })).toBeVisible();
    expect(section.getByText("As Editor, invited by Ama Mensah. Open until 5 Dec 2026.")).toBeVisible();
    expect(section.getByText("As Editor. Open until 5 Dec 2026.")).toBeVisible();
  });

  it("are no section where there are none, or the server has no such call", async () => {
    open([], { "GET /api/invitations": { status: 404, body: {} } });
    expect(await screen.findByRole("region", { name: "Your entities" })).toBeVisible();
    await screen.findByRole("switch", { name: "New opportunities" });
    expect(screen.queryByText("You are invited")).not.toBeInTheDocument();
  });

  it("that could not be loaded are told in a line, and are there once they come", async () => {
    const { routes, user } = open([], { "GET /api/invitations": { status: 500, body: {} } });
    expect(await screen.findByText("Your invitations could not be loaded.")).toBeVisible();
    routes["GET /api/invitations"] = { body: [SUNRISE] };
    const description = "Your invitations could not be loaded.";
    await user.click(screen.getByRole("button", { name: "Try again", description }));
    const section = await findSection();
    expect(await section.findByRole("heading", { name: "Sunrise Labs" })).toBeVisible();
    expect(screen.queryByText(description)).not.toBeInTheDocument();
  });

  it("an accepted one makes the entity one of the user's, and the focus stays on the screen", async () => {
    const { calls, routes, user } = open([SUNRISE]);
    const section = await findSection();
    const held = holdAnswers();
    routes["POST /api/invitations/one/accept"] = held.next;
    await user.click(await section.findByRole("button", { name: "Accept the invitation to Sunrise Labs" }));
    routes["GET /api/invitations"] = { body: [] };
    routes["GET /api/entities"] = { body: [buildEntityView({ id: "sunrise", name: "Sunrise Labs" })] };
    routes["GET /api/entities/sunrise/members"] = {
      body: { role: "editor", members: [], invitations: [] },
    };
    await held.give({ body: { entityId: "sunrise", entityName: "Sunrise Labs", role: "editor" } });
    expect(await screen.findByText("You have joined Sunrise Labs")).toBeVisible();
    expect(listChanges(calls)).toEqual([
      { method: "POST", path: "/api/invitations/one/accept", body: undefined },
    ]);
    const entities = await screen.findByRole("region", { name: "Your entities" });
    expect(await within(entities).findByText("Sunrise Labs")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("You are invited")).not.toBeInTheDocument());
    await waitFor(() => expect(entities).toHaveFocus());
  });

  it("a declined one leaves the list, and the others stay", async () => {
    const { routes, user } = open([SUNRISE, HERON]);
    const section = await findSection();
    routes["POST /api/invitations/one/decline"] = () => {
      routes["GET /api/invitations"] = { body: [HERON] };
      return {};
    };
    await user.click(await section.findByRole("button", { name: "Decline the invitation to Sunrise Labs" }));
    expect(await screen.findByText("Invitation declined")).toBeVisible();
    await waitFor(() => expect(section.queryByRole("heading", { name: "Sunrise Labs" })).toBeNull());
    expect(section.getByRole("heading", { name: "Blue Heron" })).toBeVisible();
  });

  it("one that was revoked meanwhile is told and leaves the list", async () => {
    const { routes, user } = open([SUNRISE]);
    const section = await findSection();
    routes["POST /api/invitations/one/accept"] = () => {
      routes["GET /api/invitations"] = { body: [] };
      return errorAnswer("not_found", "Invitation not found");
    };
    await user.click(await section.findByRole("button", { name: "Accept the invitation to Sunrise Labs" }));
    expect(await screen.findByText("Failed to join")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("You are invited")).not.toBeInTheDocument());
  });
});
