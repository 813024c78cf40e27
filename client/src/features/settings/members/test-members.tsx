import { screen, within } from "@testing-library/react";
import type { InvitationView, MembersView, MemberView } from "@shared/validators/members";
import { renderWithProviders, testUser } from "@/test/render";
import SettingsPage from "../pages/settings-page";
import { buildEntityView, serveSettings } from "../test-server";

export const SUNRISE = buildEntityView({ id: "sunrise", name: "Sunrise Labs" });
export const HERON = buildEntityView({ id: "heron", name: "Blue Heron", role: "viewer" });

export const ME: MemberView = {
  userId: testUser.id,
  firstName: "Ama",
  lastName: "Mensah",
  email: "ama@example.org",
  role: "owner",
  joinedAt: "2026-01-01T00:00:00.000Z",
  isCaller: true,
};
export const KOFI: MemberView = {
  ...ME,
  userId: "kofi",
  firstName: "Kofi",
  lastName: "Boateng",
  email: "kofi@example.org",
  role: "editor",
  isCaller: false,
};
export const INVITED: InvitationView = {
  id: "invitation",
  email: "esi@example.org",
  role: "viewer",
  sentAt: new Date().toISOString(),
  expiresAt: "2026-02-01T00:00:00.000Z",
  isExpired: false,
};

export const buildMembers = (given: Partial<MembersView> = {}): MembersView => ({
  role: "owner",
  members: [ME, KOFI],
  invitations: [],
  ...given,
});

/** Opens Settings of a user who may see these members. */
export function openMembers(
  members: MembersView,
  routes: Parameters<typeof serveSettings>[1] = {},
  { entities = [SUNRISE], user = testUser } = {},
) {
  const served = serveSettings(entities, {
    "GET /api/entities/sunrise/members": { body: members },
    ...routes,
  });
  return { ...served, ...renderWithProviders(<SettingsPage />, { path: "/settings", user }) };
}
export const findMembers = async () => within(await screen.findByRole("region", { name: "Members" }));
export const findRow = async (name: string) =>
  within((await (await findMembers()).findByText(name)).closest("li") as HTMLElement);
export const findForm = async () => within(await screen.findByRole("form", { name: "Invite somebody" }));
