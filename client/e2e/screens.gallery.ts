import { mkdir } from "node:fs/promises";
import type { APIRequestContext } from "playwright/test";
import { buildActive, buildPending, buildTwins, ownWord, signInAsAdmin } from "./support/curation";
import { newPerson, post, test } from "./support/fixtures";
import { buildApplication, buildDeck, buildProfiledEntity, listOpportunities } from "./support/story";

const VIEWPORTS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const FOLDER = "gallery";

/** An address, or one with the button that is pressed there first. */
type Screen = string | { path: string; press: string | RegExp };

const VISITOR: Record<string, Screen> = {
  landing: "/",
  login: "/login",
  signup: "/signup",
  "forgot-password": "/forgot-password",
  "reset-password": "/reset-password?token=example",
  "reset-password-invalid": "/reset-password",
  "verify-email-failed": "/verify-email?token=example",
  "signup-errors": { path: "/signup", press: "Create account" },
  "not-found": "/nowhere",
};
const MEMBER: Record<string, Screen> = {
  dashboard: "/",
  opportunities: "/opportunities",
  "opportunities-not-for-us": { path: "/opportunities", press: /^Not for us/ },
  "opportunities-saved": "/opportunities?show=saved",
  "opportunities-put-away": "/opportunities?show=dismissed",
  "opportunities-search": "/opportunities?search=health",
  applications: "/applications",
  toolkit: "/toolkit",
  "pitch-deck": "/pitch-deck",
  funders: "/funders",
  resources: "/resources",
  funder: { path: "/funders", press: /^View Profile/ },
  resource: { path: "/resources", press: /^View / },
  settings: "/settings",
};

/** Somebody in the middle of things; gives back the addresses of the detail screens. */
async function makeStory(request: APIRequestContext): Promise<Record<string, Screen>> {
  const entity = await buildProfiledEntity(request);
  await buildProfiledEntity(request, { name: "Ọmọlúàbí Community Health Initiative", type: "Nonprofit" });
  const [first, second, third, fourth, fifth] = await listOpportunities(request);
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
  return {
    "pitch-deck-analyzed": `/pitch-deck?deck=${deck.id}`,
    "opportunity-detail": `/opportunities/${first!.id}`,
    // Its parts are in the dashboard's answer: nothing is caught half-way in.
    "match-breakdown": { path: "/", press: /% match/ },
    "opportunity-put-away": `/opportunities/${fourth!.id}`,
    "create-application": { path: `/opportunities/${fifth!.id}`, press: "Start Application" },
    "create-application-exists": { path: `/opportunities/${first!.id}`, press: "Start Application" },
    "application-with-draft": `/applications/${drafted.id}`,
    "application-editing": { path: `/applications/${drafted.id}`, press: "Edit Application" },
    "application-submitted": `/applications/${plain.id}`,
    "settings-profile": `/settings?entity=${entity.id}&profile=1`,
    "settings-questions": `/settings?entity=${entity.id}&profile=1&ask=stage,country&back=/opportunities`,
    "settings-edit-entity": `/settings?entity=${entity.id}`,
    "settings-new-entity": "/settings?new=entity",
  };
}

/** A curator's screens: with work to do, with none, and each dialog. */
async function makeCuratorsStory(request: APIRequestContext): Promise<Record<string, Screen>> {
  const word = ownWord();
  const { name, twin } = await buildTwins(request, word, "Harmattan");
  await buildPending(request, [`Ọmọlúàbí Seed Accelerator ${word}`, `منحة الابتكار ${word}`]);
  const { name: active } = await buildActive(request, { name: `Sirocco ${word} Fund`, maxAmount: "20000" });
  const pending = `/admin/verification?search=${word}`;
  const activeTab = `/admin/verification?tab=active&search=${word}`;
  return {
    "admin-scraping": "/admin/verification",
    "admin-pending": pending,
    "admin-nothing-found": `/admin/verification?search=${ownWord()}`,
    "admin-sources": { path: pending, press: /^Scrape sources|^Shortcuts/ },
    "admin-edit": { path: pending, press: `Edit ${name}` },
    "admin-compare": { path: pending, press: twin },
    "admin-undo": { path: pending, press: /^Reject Ọmọlúàbí/ },
    "admin-active": activeTab,
    "admin-create": { path: activeTab, press: "Add Opportunity" },
    "admin-delete": { path: activeTab, press: `Delete ${active}` },
  };
}

async function screensOf(
  who: "visitor" | "newcomer" | "member" | "curator",
  request: APIRequestContext,
): Promise<Record<string, Screen>> {
  if (who === "visitor") return VISITOR;
  if (who === "curator") {
    await signInAsAdmin(request);
    return makeCuratorsStory(request);
  }
  await post(request, "/api/auth/signup", newPerson());
  return who === "newcomer"
    ? { ...MEMBER, "admin-refused": "/admin/verification" }
    : { ...MEMBER, ...(await makeStory(request)) };
}

for (const [device, viewport] of Object.entries(VIEWPORTS))
  for (const colorScheme of ["light", "dark"] as const) {
    const shoot = `${device} ${colorScheme}`;
    test.describe(shoot, () => {
      test.use({
        viewport,
        colorScheme,
        isMobile: device === "phone",
        hasTouch: device === "phone",
        // Nothing is caught half-way in.
        contextOptions: { reducedMotion: "reduce" },
      });
      test.setTimeout(240_000);

      for (const who of ["visitor", "newcomer", "member", "curator"] as const)
        test(who, async ({ page, expectErrors }) => {
          expectErrors(/./);
          const screens = await screensOf(who, page.request);
          await mkdir(FOLDER, { recursive: true });
          for (const [name, screen] of Object.entries(screens)) {
            await page.goto(typeof screen === "string" ? screen : screen.path);
            await page.waitForLoadState("networkidle");
            if (typeof screen !== "string") {
              await page.getByRole("button", { name: screen.press }).first().click();
              await page.waitForLoadState("networkidle");
            }
            await page.screenshot({ path: `${FOLDER}/${name}-${who}-${device}-${colorScheme}.png` });
            await page.screenshot({
              path: `${FOLDER}/${name}-${who}-${device}-${colorScheme}-full.png`,
              fullPage: true,
            });
          }
        });
    });
  }
