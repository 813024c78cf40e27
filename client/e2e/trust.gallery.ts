import type { Page } from "playwright/test";
import type { ActivityItem } from "@shared/validators/activity";
import type { DeviceView, SessionView } from "@shared/validators/devices";
import type { FactorsView, PasskeyView } from "@shared/validators/second-factor";
import { signInAsAdmin } from "./support/curation";
import { makePerson, post, test } from "./support/fixtures";
import { inEveryLook, type Screen, shootAll } from "./support/gallery";
import { buildProfiledEntity } from "./support/story";

/** What an account and an organisation keep watch by: sessions, passkeys and the log; with little, much, and failed. */

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const COUNTRIES = ["GH", "BA"];
const session = (n: number, device: DeviceView, current = false): SessionView => ({
  ...{ id: String(n).repeat(64), device, country: COUNTRIES[n] ?? null },
  ...{ signedInAt: daysAgo(n * 9), lastSeenAt: daysAgo(n), current },
});
const SESSIONS = [
  session(0, { browser: "Firefox", system: "Windows", kind: "desktop" }, true),
  session(1, { browser: "Chrome", system: "Android", kind: "phone" }),
  session(2, { browser: "Samsung Internet Browser", system: "Chrome OS Flex", kind: "tablet" }),
  session(3, { browser: null, system: null, kind: null }),
];

const passkey = (n: number, name: string, lastUsedAt: string | null): PasskeyView => ({
  ...{ id: String(n), name, createdAt: daysAgo(n * 30), lastUsedAt },
});
const FACTORS: FactorsView = {
  ...{ isRequired: true, methods: ["passkey", "totp", "recovery"], totpSince: daysAgo(40) },
  ...{ recoveryCodesLeft: 7, canAddPasskeys: true, removalDueAt: null },
  passkeys: [
    passkey(1, "The phone", daysAgo(0)),
    passkey(2, "The security key in the drawer of the office of the Northern Region", null),
  ],
};

const entry = (id: number, actor: string | null, text: string): ActivityItem => ({
  ...{ id, at: daysAgo(30 - id), actor, text },
});
const LONG_NAME = "Oluwaseun Adébáyọ̀ Ọlátúnjí-Williams";
const ACTIVITY = [
  entry(9, "Ama Mensah", "Exported all applications as a table"),
  entry(8, LONG_NAME, "Changed the status of “Rural Energy Innovation Challenge” from Draft to Submitted"),
  entry(7, null, "Deleted “Seed money for water, soil and the people who look after both in dry regions”"),
  entry(6, "Ama Mensah", `Changed the role of ${LONG_NAME} from Viewer to Editor`),
  entry(
    5,
    "Ama Mensah",
    "Invited oluwaseun.adebayo.olatunji-williams@community-health.example.org as Viewer",
  ),
];

const ADMIN_ACTIVITY: ActivityItem<string>[] = [
  entry(9, "Ama Mensah", "Verified “Rural Energy Innovation Challenge”"),
  entry(8, LONG_NAME, "Edited “Rural Energy Innovation Challenge”: Name, Deadline, Eligible entity types"),
  entry(7, null, "Rejected “Seed money for water, soil and the people who look after both in dry regions”"),
  entry(6, LONG_NAME, "Had the source “Ministry of Water Resources and Sanitation” read"),
  entry(5, "Ama Mensah", "Switched the source “Ministry of Water Resources and Sanitation” off"),
].map((item) => ({ ...item, id: String(item.id) }));

async function serve(page: Page, path: string, answer: object): Promise<void> {
  await page.unroute(path);
  await page.route(path, (route) => route.fulfill(answer));
}

const FAILED = { status: 500, json: {} };

inEveryLook((camera) => {
  test.beforeEach(async ({ page }) => {
    await post(page.request, "/api/auth/signup", makePerson());
    await buildProfiledEntity(page.request);
  });
  const shoot = (page: Page, screens: Record<string, Screen>) => shootAll(page, camera, screens);
  const show = (name: string): Screen => ({
    path: "/settings",
    act: (page) =>
      page.getByRole("region", { name }).evaluate((section) => section.scrollIntoView({ block: "start" })),
  });

  test("sessions", async ({ page }) => {
    const path = "**/api/auth/sessions";
    await shoot(page, { "sessions-one": show("Devices") });
    await serve(page, path, { json: SESSIONS });
    await shoot(page, {
      "sessions-several": show("Devices"),
      "sessions-end-others": { path: "/settings", press: "End all other sessions" },
    });
    await serve(page, path, FAILED);
    await shoot(page, { "sessions-failed": show("Devices") });
  });

  test("passkeys", async ({ page }) => {
    const path = "**/api/auth/factors";
    await shoot(page, { "passkeys-none": show("Two-step sign-in") });
    await serve(page, path, { json: FACTORS });
    await shoot(page, {
      "passkeys-several": show("Two-step sign-in"),
      "passkeys-remove": { path: "/settings", press: "Remove The phone" },
    });
    const ten = Array.from({ length: 10 }, (_, n) => passkey(n, `Key ${n + 1}`, null));
    await serve(page, path, { json: { ...FACTORS, passkeys: ten } });
    await shoot(page, { "passkeys-ten": show("Two-step sign-in") });
    await serve(page, path, FAILED);
    await shoot(page, { "passkeys-failed": show("Two-step sign-in") });
  });

  test("activity", async ({ page }) => {
    const path = "**/api/entities/*/activity*";
    const open: Screen = { path: "/settings", press: "What members did" };
    await shoot(page, { "activity-first": open });
    await serve(page, path, { json: { items: [], hasMore: false } });
    await shoot(page, { "activity-none": open });
    await serve(page, path, { json: { items: ACTIVITY, hasMore: true } });
    await shoot(page, { "activity-several": open });
    await serve(page, path, FAILED);
    await shoot(page, { "activity-failed": open });
  });

  test("activity of administrators", async ({ page }) => {
    await signInAsAdmin(page.request);
    const path = "**/api/admin/activity*";
    const open: Screen = { path: "/admin/verification", press: "What administrators did" };
    await serve(page, path, { json: { items: [], hasMore: false } });
    await shoot(page, { "admin-activity-none": open });
    await serve(page, path, { json: { items: ADMIN_ACTIVITY, hasMore: true } });
    await shoot(page, { "admin-activity-several": open });
    await serve(page, path, FAILED);
    await shoot(page, { "admin-activity-failed": open });
  });
});
