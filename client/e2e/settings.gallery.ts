import type { Page } from "playwright/test";
import { makePerson, post, test } from "./support/fixtures";
import { findButton, inEveryLook, type Screen, shootAll } from "./support/gallery";
import { answerEverything, buildEntity, buildProfiledEntity } from "./support/story";

/** Settings with its dialogs and questions, and the profile of each kind of entity. */

const findDialog = (page: Page) => page.getByRole("dialog").last();
const findSection = (page: Page, name: string) => page.getByRole("region", { name });

async function listSettingsScreens(page: Page): Promise<Record<string, Screen>> {
  const { request } = page;
  const { id } = await buildProfiledEntity(request);
  await answerEverything(request, await buildEntity(request, { name: "Ọmọlúàbí Health", type: "Nonprofit" }));
  const profile = `/settings?entity=${id}&profile=1`;
  return {
    new: "/settings?new=entity",
    "new-errors": { path: "/settings?new=entity", press: "Create entity" },
    edit: { path: `/settings?entity=${id}` },
    delete: { path: `/settings?entity=${id}`, press: "Delete entity" },
    profile: { path: profile },
    "profile-2": { path: `${profile}&layer=2` },
    "profile-3": { path: `${profile}&layer=3` },
    "profile-3-end": {
      path: `${profile}&layer=3`,
      act: (page) => findDialog(page).getByRole("textbox").last().scrollIntoViewIfNeeded(),
    },
    "profile-errors": {
      path: `${profile}&layer=2`,
      act: async (page) => {
        await findDialog(page).getByLabel("How many people are on the team?").fill("twelve");
        await findButton(findDialog(page), "Save and continue").click();
      },
    },
    "profile-discard": {
      path: `${profile}&layer=1`,
      act: async (page) => {
        await findDialog(page).getByLabel("In which year was it founded?").fill("2021");
        await findButton(findDialog(page), "Close").click();
      },
    },
    fill: `/settings/fill/${id}`,
    questions: { path: `${profile}&ask=stage,country&back=/opportunities` },
    "profile-form-errors": {
      path: "/settings",
      act: async (page) => {
        await page.getByLabel("First name").fill(" ");
        await findButton(page.getByRole("form", { name: "Profile information" }), "Save changes").click();
      },
    },
    "profile-saved": {
      path: "/settings",
      act: async (page) => {
        await page.getByLabel("First name").fill("Ọlá");
        await findButton(page.getByRole("form", { name: "Profile information" }), "Save changes").click();
      },
    },
    "password-errors": {
      path: "/settings",
      act: async (page) => {
        await page.getByLabel("New password", { exact: true }).fill("short");
        await page.getByLabel("New password", { exact: true }).press("Enter");
      },
    },
    "verification-sent": { path: "/settings", press: /^Resend/ },
    calendar: {
      path: "/settings",
      press: "Create address",
      act: (page) => findSection(page, "Calendar").scrollIntoViewIfNeeded(),
    },
    "calendar-new": { path: "/settings#calendar", press: "Create a new address" },
    "calendar-off": { path: "/settings#calendar", press: "Turn off" },
    "all-of-it": "/settings",
    "delete-account": { path: "/settings", press: "Delete account" },
    "delete-account-wrong": {
      path: "/settings",
      press: "Delete account",
      act: async (page) => {
        await findDialog(page).getByLabel("Your password").fill("not my password");
        await findButton(findDialog(page), "Delete account").click();
        await findDialog(page).getByText("The password is not right").waitFor();
      },
    },
  };
}

inEveryLook((camera) => {
  test("settings", async ({ page }) => {
    await post(page.request, "/api/auth/signup", makePerson());
    await shootAll(page, camera, await listSettingsScreens(page), (name) => `settings-${name}`);
  });

  test("what is pending in settings", async ({ page }) => {
    await post(page.request, "/api/auth/signup", makePerson());
    await buildProfiledEntity(page.request);
    const until = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const answers: Record<string, object> = {
      "**/api/auth/change-email": {
        email: "oluwaseun.adebayo@community-health.example.org",
        expiresAt: until,
      },
      "**/api/invitations": [null, "Ama Mensah"].map((inviterName, n) => ({
        ...{ id: String(n), inviterName, role: "commenter", expiresAt: until },
        entityName: n ? "Sunrise Labs" : "Ọmọlúàbí Community Health Initiative of the Northern Region",
      })),
      "**/api/auth/api-keys": [null, "Ama Mensah"].map((maker, n) => ({
        ...{ id: String(n), name: n ? "CRM" : "Our spreadsheet", hint: "amb_a1b2c3", maker },
        ...{ scopes: ["catalogue:read", "applications:read"], entity: { id: "1", name: "Sunrise Labs" } },
        ...{ createdAt: until, expiresAt: until, lastUsedAt: null },
      })),
      "**/api/auth/webhooks": [null, null, "Ama Mensah"].map((maker, n) => ({
        ...{ id: String(n), address: `https://hooks.example/${n ? "" : "in/with-a-long-path"}`, maker },
        ...{ events: ["application.changed", "task.done"], entity: { id: "1", name: "Sunrise Labs" } },
        ...{ state: n === 1 ? "stopped" : "on", stopReason: n === 1 ? "failing" : null },
        ...{ createdAt: until, lastDeliveredAt: null, lastFailedAt: null },
      })),
      "**/api/auth/factors": {
        ...{ isRequired: false, methods: ["totp", "recovery"], totpSince: until, recoveryCodesLeft: 0 },
        ...{ canAddPasskeys: true, passkeys: [], removalDueAt: until },
      },
    };
    for (const [path, json] of Object.entries(answers))
      await page.route(path, (route) => route.fulfill({ json }));
    const show = (name: string): Screen => ({
      path: "/settings",
      act: (page) => findSection(page, name).scrollIntoViewIfNeeded(),
    });
    const screens = {
      invitations: show("You are invited"),
      "second-step": show("Two-step sign-in"),
      "api-keys": show("API keys"),
      webhooks: show("Webhooks"),
      address: show("Account"),
    };
    await shootAll(page, camera, screens, (name) => `settings-pending-${name}`);
  });

  test("a profile of each type", async ({ page }) => {
    await post(page.request, "/api/auth/signup", makePerson());
    for (const type of ["Nonprofit", "Social Enterprise", "Individual", "Research", "School"]) {
      const { id } = await buildEntity(page.request, { name: `A ${type}`, type });
      await shootAll(page, camera, {
        [`settings-profile-of-${type.toLowerCase().replace(" ", "-")}`]: {
          path: `/settings?entity=${id}&profile=1`,
        },
      });
    }
  });
});
