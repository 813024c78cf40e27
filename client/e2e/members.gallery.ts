import type { Page } from "playwright/test";
import type { MembersView, OpenInvitationView } from "@shared/validators/members";
import { serveAiConsents } from "./support/ai-consents";
import { get, makePerson, post, test, waitForMailedLink } from "./support/fixtures";
import { findButton, inEveryLook, type Screen, shootAll } from "./support/gallery";
import { buildApplication, buildDeck, buildProfiledEntity, listOpportunities } from "./support/story";

/** The people of an entity, an invitation as each kind of person sees it, and the screens of somebody who may only read. */

const SENT = new Date(Date.now() - 3 * 86_400_000).toISOString();

/** Answers with four people and two invitations, which a browser cannot make without their mails. */
async function serveMembers(page: Page, role: MembersView["role"], change: Partial<MembersView> = {}) {
  const user = await get<{ id: string; email: string }>(page.request, "/api/auth/user");
  const me = { userId: user.id, email: user.email, firstName: "Ama", lastName: "Mensah", joinedAt: SENT };
  const others = [
    ["Kofi", "Boateng", "kofi@example.org", "owner"],
    [
      "Oluwaseun Adébáyọ̀",
      "Ọlátúnjí-Williams",
      "oluwaseun.adebayo.olatunji-williams@community-health-initiative.example.org",
      "editor",
    ],
    [null, null, "new.here@example.org", "viewer"],
  ] as const;
  const members: MembersView = {
    role,
    members: [
      { ...me, role, isCaller: true },
      ...others.map(([firstName, lastName, email, of]) => ({
        ...{ userId: email, firstName, lastName, email, role: of, joinedAt: SENT, isCaller: false },
      })),
    ],
    invitations:
      role === "owner"
        ? [false, true].map((isExpired) => ({
            id: String(isExpired),
            email: isExpired ? "yaw.expired@example.org" : "esi@example.org",
            ...{ role: "viewer" as const, sentAt: SENT, expiresAt: SENT, isExpired },
          }))
        : [],
    ...change,
  };
  await page.route("**/api/entities/*/members", (route) => route.fulfill({ json: members }));
}

const showMembers = (page: Page) => page.getByRole("region", { name: "Members" }).scrollIntoViewIfNeeded();
const MEMBERS: Screen = { path: "/settings", act: showMembers };

const INVITATION: OpenInvitationView = {
  entityName: "Sunrise Labs",
  inviterName: "Ama Mensah",
  email: "kofi@example.org",
  role: "editor",
  expiresAt: SENT,
  hasAccount: false,
};
const serveInvitation = (page: Page, change: Partial<OpenInvitationView> = {}) =>
  page.route("**/api/invitations/read", (route) => route.fulfill({ json: { ...INVITATION, ...change } }));
const readToken = (link: string) => /[?#]token=([^&]+)/.exec(link)![1];
const OPEN = "/invitation?token=example";

inEveryLook((camera) => {
  test("members", async ({ page }) => {
    const person = makePerson();
    await post(page.request, "/api/auth/signup", person);
    await buildProfiledEntity(page.request);
    const shoot = (screens: Record<string, Screen>) =>
      shootAll(page, camera, screens, (name) => `members-${name}`);
    await shoot({ alone: MEMBERS });
    await page.route("**/api/auth/user", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...((await answer.json()) as object), emailVerified: true } });
    });
    await serveMembers(page, "owner");
    const form = page.getByRole("form", { name: "Invite somebody" });
    await shoot({
      owner: MEMBERS,
      remove: { path: "/settings", press: "Remove Kofi Boateng" },
      leave: { path: "/settings", press: "Leave" },
      "invite-errors": {
        path: "/settings",
        act: async () => {
          await form.getByLabel("Their email address").fill("kofi@");
          await findButton(form, "Send invitation").click();
        },
      },
      all: "/settings",
    });
    await page.unroute("**/api/entities/*/members");
    await page.route("**/api/entities/*/members", (route) => route.fulfill({ status: 500, json: {} }));
    await shoot({ failed: MEMBERS });
    await page.unroute("**/api/entities/*/members");
    await serveMembers(page, "viewer");
    await shoot({ viewer: MEMBERS });
  });

  test("AI providers", async ({ page }) => {
    await post(page.request, "/api/auth/signup", makePerson());
    const entity = await buildProfiledEntity(page.request);
    const [opportunity] = await listOpportunities(page.request);
    const application = await buildApplication(page.request, entity.id, opportunity!);
    const show = (page: Page) => page.getByRole("region", { name: "AI providers" }).scrollIntoViewIfNeeded();
    const shoot = (screens: Record<string, Screen>) =>
      shootAll(page, camera, screens, (name) => `ai-providers-${name}`);
    await shoot({ none: { path: "/settings", act: show } });
    await serveAiConsents(page);
    await shoot({
      owner: { path: "/settings", act: show },
      question: { path: `/applications/${application.id}`, press: "Generate AI Draft" },
    });
    await page.unroute("**/api/entities/*/ai-consents");
    await serveAiConsents(page, { mayChange: false });
    await shoot({ viewer: { path: "/settings", act: show } });
  });

  test("an invitation", async ({ page }) => {
    const shoot = (screens: Record<string, Screen>) =>
      shootAll(page, camera, screens, (name) => `invitation-${name}`);
    await shoot({ invalid: OPEN });
    await serveInvitation(page);
    await shoot({ newcomer: OPEN, "newcomer-errors": { path: OPEN, press: "Create account and join" } });
    await page.unroute("**/api/invitations/read");
    await serveInvitation(page, { hasAccount: true });
    await shoot({ login: OPEN });
    const person = makePerson();
    await post(page.request, "/api/auth/signup", person);
    await shoot({ "another-address": OPEN });
    await page.unroute("**/api/invitations/read");
    await serveInvitation(page, { hasAccount: true, email: person.email });
    await shoot({ join: OPEN });
  });

  test("a reader", async ({ page }) => {
    const { request } = page;
    const owner = makePerson();
    const reader = makePerson();
    await post(request, "/api/auth/signup", owner);
    const verification = readToken(await waitForMailedLink(owner.email, "/verify-email"));
    await get(request, `/api/auth/verify-email/${verification}`);
    const entity = await buildProfiledEntity(request);
    const [first, second] = await listOpportunities(request);
    const application = await buildApplication(request, entity.id, first!);
    const deck = await buildDeck(request, entity.id);
    await post(request, `/api/entities/${entity.id}/invitations`, { email: reader.email, role: "viewer" });
    const invitationToken = readToken(await waitForMailedLink(reader.email, "/invitation"));
    await post(request, "/api/auth/signup", { ...reader, invitationToken });
    const apply: Screen = { path: `/opportunities/${second!.id}`, press: "Apply Now" };
    const shoot = (screens: Record<string, Screen>) =>
      shootAll(page, camera, screens, (name) => `reader-${name}`);
    await shoot({
      dashboard: "/",
      settings: "/settings",
      members: MEMBERS,
      profile: { path: `/settings?entity=${entity.id}&profile=1` },
      application: `/applications/${application.id}`,
      "apply-refused": apply,
      "pitch-deck": `/pitch-deck?deck=${deck.id}`,
    });
    await buildProfiledEntity(request, { name: "Blue Heron", type: "Nonprofit" });
    await shoot({ apply, opportunities: "/opportunities", "members-of-two": MEMBERS });
  });
});
