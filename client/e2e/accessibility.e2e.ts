import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { buildApplication, buildEntity, buildProfiledEntity, listOpportunities } from "./support/story";

/** A name that finds every box that is too narrow. */
const LONG_NAME = "Ọmọlúàbí Community Health & Solar Irrigation Initiative of the Lower Volta Basin ".padEnd(
  140,
  "w",
);
const LANDING_TITLE = "Amberway: Get funded anywhere, at any stage";
/** An address, the document's title there, and the heading of the dialog that is open there. */
type Screen = readonly [path: string, title: string, dialog?: string];

async function inspectScreens(page: Page, isMobile: boolean, screens: readonly Screen[]): Promise<void> {
  for (const [path, title, dialog] of screens)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(title === LANDING_TITLE ? title : `${title} · Amberway`);
      const heading = dialog ? { name: dialog } : { level: 1 };
      await expect(page.getByRole("heading", heading)).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await inspect(page, path, { isMobile });
    });
}

test.describe.configure({ timeout: 180_000 });

test("the screens of a visitor can be used by everybody", async ({ page, isMobile, expectErrors }) => {
  expectErrors(/400.*\/api\/auth\/verify-email\//);
  await inspectScreens(page, isMobile, [
    ["/", LANDING_TITLE],
    ["/login", "Login"],
    ["/signup", "Sign up"],
    ["/forgot-password", "Forgot password"],
    ["/reset-password?token=example", "Reset password"],
    ["/reset-password", "Invalid link"],
    ["/verify-email?token=example", "Verification failed"],
    ["/nowhere", "Page Not Found"],
  ]);
  await page.goto("/signup");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("First name is required")).toBeVisible();
  await inspect(page, "a form with errors", { isMobile });
});

test("the screens of a newcomer can be used by everybody", async ({
  page,
  member: _,
  isMobile,
  expectErrors,
}) => {
  expectErrors(/404/);
  await inspectScreens(page, isMobile, [
    ["/", "Home"],
    ["/opportunities?search=zzzzqqqq", "Opportunities"],
    [`/opportunities/${randomUUID()}`, "Opportunity not found"],
    ["/applications", "Your applications"],
    [`/applications/${randomUUID()}`, "Application not found"],
    ["/toolkit", "Funding Toolkit"],
    ["/settings", "Settings"],
    ["/settings?new=entity", "Settings", "Add new entity"],
    ["/nowhere", "Page Not Found"],
  ]);
});

test("the screens of somebody in the middle of things can be used by everybody", async ({
  page,
  member: _,
  isMobile,
}) => {
  const { drafted, opportunity, entity } = await makeStory(page);
  const profile = `/settings?entity=${entity.id}&profile=1`;
  await inspectScreens(page, isMobile, [
    ["/", "Home"],
    ["/opportunities?country=KE&sort=amount", "Opportunities"],
    [`/opportunities/${opportunity.id}`, opportunity.name],
    ["/applications", "Your applications"],
    [`/applications/${drafted.id}`, opportunity.name],
    ["/settings", "Settings"],
    [`/settings?entity=${entity.id}`, "Settings", "Edit entity"],
    [`${profile}&layer=1`, "Settings", "Core Information"],
    [`${profile}&layer=2`, "Settings", "Financial & Impact Metrics"],
    [`${profile}&layer=3`, "Settings", "Detailed Profile"],
  ]);
});

test("the directories can be used by everybody", async ({ page, member: _, isMobile }) => {
  // A few cards stand for hundreds, which are alike.
  for (const [path, title, button] of [
    ["/funders?search=women", "Funders & Investors", /^View Profile/],
    ["/resources?search=budget", "Resources & Templates", /^View /],
  ] as const) {
    await inspectScreens(page, isMobile, [[path, title]]);
    await page.getByRole("main").getByRole("button", { name: button }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await inspect(page, `${path}, its dialog`, { isMobile });
  }
});

test("panels, questions, warnings and messages can be used by everybody", async ({
  page,
  member: _,
  isMobile,
  expectErrors,
}) => {
  expectErrors(/401/);
  const { drafted, opportunity, other, entity } = await makeStory(page);
  const look = (what: string) => test.step(what, () => inspect(page, what, { isMobile }));

  await page.goto(`/opportunities/${other.id}`);
  await page.getByRole("button", { name: "Start Application" }).click();
  const panel = page.getByRole("dialog", { name: "Create Application" });
  await panel.getByLabel("Asking amount").fill("none");
  await panel.getByLabel("Asking amount").blur();
  await expect(panel.getByText(/Please enter a valid asking amount/)).toBeVisible();
  await look("the create panel, with an error");

  await page.goto(`/opportunities/${opportunity.id}`);
  await page.getByRole("button", { name: "Start Application" }).click();
  await panel.getByLabel("Entity").selectOption(entity.id);
  await expect(panel.getByText("Application Already Exists")).toBeVisible();
  await look("the create panel, with a warning");

  await page.goto(`/applications/${drafted.id}`);
  await page.getByRole("button", { name: "Edit Application" }).click();
  await page.getByLabel("Notes").fill("Something new");
  await look("the edit form");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await look("the question before an edit is dropped");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Application updated successfully")).toBeVisible();
  await look("a toast");

  await page.goto(`/settings?entity=${entity.id}`);
  await page.getByRole("button", { name: "Delete entity" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await look("the question before an entity is deleted");

  await page.goto("/settings");
  await expect(page.getByRole("switch", { name: "New opportunities" })).toBeVisible();
  await page.request.post("/api/auth/logout");
  await page.getByRole("switch", { name: "New opportunities" }).click();
  await expect(page.getByRole("dialog", { name: "Sign in again" })).toBeVisible();
  await look("the dialog to sign in again");
});

/** Two entities, one with a name that goes on and on, an application with a draft, and others in other states. */
async function makeStory(page: Page) {
  const entity = await buildProfiledEntity(page.request, { name: LONG_NAME });
  await buildEntity(page.request, { name: "شركة الشروق للطاقة", type: "Social Enterprise" });
  const [opportunity, second, third, other] = await listOpportunities(page.request);
  const drafted = await buildApplication(page.request, entity.id, opportunity!, {
    notes: `https://example.org/${"a".repeat(120)}`,
    narrative: "Farmers who irrigate harvest three times a year.",
    aiDraftNarrative: "## Need\n\nDiesel is dear. [add: how dear]\n\n## Solution\n\nThe sun is free.",
    aiProvider: "both",
  });
  await buildApplication(page.request, entity.id, second!, { status: "funded", awardedAmount: "5000000000" });
  await buildApplication(page.request, entity.id, third!, { status: "rejected" });
  return { entity, drafted, opportunity: opportunity!, other: other! };
}
