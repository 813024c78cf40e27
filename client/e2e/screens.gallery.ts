import type { APIRequestContext } from "playwright/test";
import { buildActive, buildPending, buildTwins, makeUniqueWord, signInAsAdmin } from "./support/curation";
import { makePerson, post, test } from "./support/fixtures";
import { inEveryLook, type Screen, shootAll } from "./support/gallery";
import { buildApplication, buildDeck, buildProfiledEntity, listOpportunities } from "./support/story";

/** Every screen, for a visitor, a newcomer, a member with entities and applications, and a curator. */

const VISITOR: Record<string, Screen> = {
  landing: "/",
  login: "/login",
  signup: "/signup",
  "forgot-password": "/forgot-password",
  "reset-password-invalid": "/reset-password",
  "reset-password": "/reset-password?token=example",
  "verify-email-failed": "/verify-email?token=example",
  "change-email": "/change-email?token=example",
  "keep-second-step": "/keep-second-step?token=example",
  "cancel-email-change": "/cancel-email-change?token=example",
  "signup-errors": { path: "/signup", press: "Create account", whole: true },
  "unsubscribe-invalid": "/unsubscribe",
  unsubscribe:
    "/unsubscribe?token=x.notifyDeadlines-notifyChanges-notifyNewOpportunities-notifySavedSearches-notifyComments.x",
  accessibility: "/accessibility",
  "how-it-works": "/how-it-works",
  privacy: "/privacy",
  sources: "/sources",
  "not-found": "/nowhere",
};
const MEMBER: Record<string, Screen> = {
  dashboard: "/",
  opportunities: "/opportunities",
  "compare-nothing": "/compare",
  "shortlists-none": "/shortlists",
  "shared-dead": "/shared",
  "opportunities-saved": "/opportunities?show=saved",
  "opportunities-put-away": "/opportunities?show=dismissed",
  "opportunities-search": "/opportunities?search=health&country=GH&sort=amount",
  "opportunities-nothing-found": "/opportunities?search=qqqqq",
  "opportunities-filtered": "/opportunities?types=grant,accelerator&countries=KE&closes=30d,90d",
  "opportunities-filtered-empty": "/opportunities?types=prize&statuses=soon",
  applications: "/applications",
  "applications-nothing-found": "/applications?search=qqqqq",
  "applications-board": "/applications?view=board",
  toolkit: "/toolkit",
  "calendar-month": "/calendar?view=month",
  "calendar-list": "/calendar?view=agenda",
  documents: "/documents",
  answers: "/answers",
  "pitch-deck": "/pitch-deck",
  funders: "/funders",
  "funders-nothing-found": "/funders?search=qqqqq",
  resources: "/resources",
  "resources-nothing-found": "/resources?search=qqqqq",
  news: "/news",
  settings: "/settings",
  "not-found-signed-in": "/nowhere",
};

/** Makes a member's entities and applications; returns the addresses of the detail screens. */
async function makeStory(request: APIRequestContext): Promise<Record<string, Screen>> {
  const entity = await buildProfiledEntity(request);
  await buildProfiledEntity(request, { name: "Ọmọlúàbí Community Health Initiative", type: "Nonprofit" });
  const [first, second, third, fourth] = await listOpportunities(request);
  const drafted = await buildApplication(request, entity.id, first!, {
    notes: "Ask Kofi for the audited accounts.",
  });
  const draft = await post<{ content: string; aiProvider: string }>(request, "/api/applications/generate", {
    entityId: entity.id,
    opportunityId: first!.id,
    askingAmount: drafted.askingAmount,
  });
  await request.patch(`/api/applications/${drafted.id}`, {
    data: { aiDraftNarrative: draft.content, aiProvider: draft.aiProvider },
  });
  const plain = await buildApplication(request, entity.id, second!, { status: "submitted" });
  await buildApplication(request, entity.id, third!, { status: "funded", awardedAmount: "25000" });
  await buildApplication(request, entity.id, fourth!, { status: "rejected" });
  await request.put(`/api/opportunities/${third!.id}/feedback`, { data: { kind: "saved" } });
  const reason = "not_our_field";
  await request.put(`/api/opportunities/${fourth!.id}/feedback`, { data: { kind: "dismissed", reason } });
  const deck = await buildDeck(request, entity.id);
  const listed = await request.post("/api/shortlists", {
    data: {
      entityId: entity.id,
      name: "For the spring",
      items: [{ opportunityId: first!.id, note: "Ask Kofi about partners" }, { opportunityId: second!.id }],
    },
  });
  const shortlist = (await listed.json()) as { id: string };
  await request.post(`/api/shortlists/${shortlist.id}/link`);
  return {
    "pitch-deck-analyzed": `/pitch-deck?deck=${deck.id}`,
    "opportunity-detail": `/opportunities/${first!.id}`,
    compare: `/compare?ids=${first!.id},${second!.id},${third!.id}`,
    "shortlist-new": `/shortlists?ids=${first!.id},${second!.id}`,
    shortlist: `/shortlists/${shortlist.id}`,
    "opportunities-chosen": {
      path: "/opportunities",
      act: async (page) => {
        for (const { name } of [first!, second!])
          await page.getByRole("button", { name: `Compare: ${name}`, exact: true }).click();
      },
    },
    "opportunity-put-away": `/opportunities/${fourth!.id}`,
    "opportunity-missing": `/opportunities/${deck.id}`,
    "application-with-draft": `/applications/${drafted.id}`,
    "application-editing": { path: `/applications/${drafted.id}`, press: "Edit Application", whole: true },
    "application-without-budget": `/applications/${plain.id}/budget`,
    "application-submitted": `/applications/${plain.id}`,
    "application-missing": `/applications/${deck.id}`,
  };
}

/** Makes a curator's data and returns the screens: with work to do, with none, and each dialog. */
async function makeCuratorsStory(request: APIRequestContext): Promise<Record<string, Screen>> {
  const word = makeUniqueWord();
  const { name, twin } = await buildTwins(request, word, "Harmattan");
  await buildPending(request, [`Ọmọlúàbí Seed Accelerator ${word}`, `منحة الابتكار ${word}`]);
  const { name: active } = await buildActive(request, { name: `Sirocco ${word} Fund`, maxAmount: "20000" });
  const pending = `/admin/verification?search=${word}`;
  const activeTab = `/admin/verification?tab=active&search=${word}`;
  return {
    "admin-scraping": "/admin/verification",
    "admin-pending": pending,
    "admin-nothing-found": `/admin/verification?search=${makeUniqueWord()}`,
    "admin-sources": { path: pending, press: /^Scrape sources|^Shortcuts|^Keyboard shortcuts/, whole: true },
    "admin-edit": { path: pending, press: `Edit ${name}` },
    "admin-compare": { path: pending, press: twin },
    "admin-selected": {
      path: pending,
      act: (page) => page.getByRole("checkbox", { name: /Ọmọlúàbí/ }).check(),
    },
    "admin-undo": { path: pending, press: /^Reject Ọmọlúàbí/ },
    "admin-active": activeTab,
    "admin-create": { path: activeTab, press: "Add Opportunity" },
    "admin-create-rules": {
      path: activeTab,
      press: "Add Opportunity",
      act: async (page) => {
        const dialog = page.getByRole("dialog");
        await dialog.getByRole("button", { name: /^Who may apply/ }).click();
        await dialog.getByRole("group", { name: "Countries" }).scrollIntoViewIfNeeded();
      },
    },
    "admin-create-errors": {
      path: activeTab,
      press: "Add Opportunity",
      act: (page) =>
        page
          .getByRole("dialog")
          .getByRole("button", { name: /^(Create|Add)/ })
          .click(),
    },
    "admin-delete": { path: activeTab, press: `Delete ${active}` },
  };
}

async function listScreens(
  who: "visitor" | "newcomer" | "member" | "curator",
  request: APIRequestContext,
): Promise<Record<string, Screen>> {
  if (who === "visitor") return VISITOR;
  if (who === "curator") {
    await signInAsAdmin(request);
    return makeCuratorsStory(request);
  }
  await post(request, "/api/auth/signup", makePerson());
  return who === "newcomer"
    ? { ...MEMBER, "admin-refused": "/admin/verification" }
    : { ...MEMBER, ...(await makeStory(request)) };
}

inEveryLook((camera) => {
  for (const who of ["visitor", "newcomer", "member", "curator"] as const)
    test(who, async ({ page }) => {
      await shootAll(page, camera, await listScreens(who, page.request), (name) => `${who}-${name}`);
    });
});
