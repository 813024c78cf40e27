import type { Page } from "playwright/test";
import { expect, makePerson, test } from "./support/fixtures";
import { signInAsAdmin } from "./support/curation";
import { findEnglishTexts, expectFrench, expectFrenchScreen, translate } from "./support/french";
import {
  answerEverything,
  buildApplication,
  buildDeck,
  buildProfiledEntity,
  listOpportunities,
} from "./support/story";
import { openScreen } from "./support/steps";
import { buildNewsOfEachKind, serveNews } from "./support/news";

// `extraHTTPHeaders` is for requests that a test sends to the API itself.
test.use({
  locale: "fr-CI",
  extraHTTPHeaders: { "Accept-Language": "fr-CI" },
  // Without motion nothing is inspected half faded in.
  contextOptions: { reducedMotion: "reduce" },
});
test.slow();

async function inspectScreens(page: Page, paths: readonly string[]) {
  for (const path of paths)
    await test.step(path, async () => {
      await openScreen(page, path);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expectFrenchScreen(page, path);
    });
}

test("a visitor with a French browser reads French and can choose English @desktop", async ({
  page,
  expectErrors,
}) => {
  expectErrors(/400.*\/api\/auth\/verify-email\//);
  await inspectScreens(page, [
    "/",
    "/login",
    "/forgot-password",
    "/reset-password",
    "/reset-password?token=example",
    "/verify-email?token=example",
    "/change-email",
    "/change-email?token=example",
    "/cancel-email-change?token=example",
    "/keep-second-step?token=example",
    "/invitation",
    "/guest",
    "/unsubscribe",
    "/accessibility",
    "/how-it-works",
    "/privacy",
    "/sources",
    "/nowhere",
    "/signup",
  ]);
  await page.getByRole("button", { name: translate("Create account") }).click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await expectFrench(page, "a form with errors");

  await page.goto("/");
  await page
    .getByRole("combobox", { name: translate("Language") })
    .first()
    .selectOption({ label: "English" });
  await expect(page.getByRole("heading", { level: 1, name: /^Get funded anywhere/ })).toBeVisible();
  // The search for English text finds it on an English page.
  expect(await findEnglishTexts(page)).toEqual(
    expect.arrayContaining(["Get started", "It is free to start."]),
  );
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("combobox", { name: "Language" }).first().selectOption({ label: "Français" });
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("an account made in French stays French in every browser @desktop", async ({ page, browser }) => {
  const person = makePerson();
  await page.goto("/signup");
  for (const [label, value] of [
    ["First name", person.firstName],
    ["Last name", person.lastName],
    ["Email", person.email],
    ["Password", person.password],
  ] as const)
    await page.getByLabel(translate(label), { exact: true }).fill(value);
  await page.getByRole("button", { name: translate("Create account") }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectFrench(page, "the dashboard of a newcomer");

  const english = await browser.newContext({ locale: "en-GB" });
  const elsewhere = await english.newPage();
  await elsewhere.goto("/login");
  await elsewhere.getByLabel("Email").fill(person.email);
  await elsewhere.getByLabel("Password", { exact: true }).fill(person.password);
  await elsewhere.getByRole("button", { name: "Login" }).click();
  await expect(elsewhere.locator("html")).toHaveAttribute("lang", "fr");
  await elsewhere.goto("/settings#appearance");
  await elsewhere.getByRole("radio", { name: "English" }).check();
  await expect(elsewhere.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await expect(elsewhere.locator("html")).toHaveAttribute("lang", "en");
  await english.close();
});

test("the screens of a member with entities and applications are French @desktop", async ({
  page,
  member: _,
}) => {
  const entity = await buildProfiledEntity(page.request);
  const [first, second, third] = await listOpportunities(page.request);
  const application = await buildApplication(page.request, entity.id, first!, { status: "submitted" });
  await buildApplication(page.request, entity.id, second!, { status: "funded", awardedAmount: "1200000" });
  await serveNews(page, buildNewsOfEachKind({ application, entity, opportunities: [first!, second!] }));
  await inspectScreens(page, [
    "/",
    "/opportunities",
    "/opportunities?search=zzzzqqqq",
    "/opportunities?types=prize&statuses=soon&countries=KE&themes=health",
    `/opportunities/${first!.id}`,
    `/opportunities/${third!.id}`,
    "/applications",
    `/applications/${application.id}`,
    "/toolkit",
    "/news",
  ]);
});

test("the directories, a deck's analysis and the settings are French @desktop", async ({
  page,
  member: _,
}) => {
  const entity = await buildProfiledEntity(page.request);
  await answerEverything(page.request, entity);
  const deck = await buildDeck(page.request, entity.id);
  const layer = (n: number) => `/settings?entity=${entity.id}&profile=1&layer=${n}`;
  await inspectScreens(page, [
    `/pitch-deck?deck=${deck.id}`,
    "/funders?search=savannah",
    "/resources?search=budget",
    "/settings",
    "/settings?new=entity",
    `/settings?entity=${entity.id}`,
    layer(1),
    layer(2),
    layer(3),
  ]);
});

test("dialogs, questions and messages are French @desktop", async ({ page, member: _ }) => {
  const entity = await buildProfiledEntity(page.request);
  const [first] = await listOpportunities(page.request);
  await page.goto(`/opportunities/${first!.id}`);
  await page.getByRole("button", { name: translate("Start Application") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectFrenchScreen(page, "the create panel");

  await page.goto(`/settings?entity=${entity.id}`);
  await page.getByRole("button", { name: translate("Delete entity") }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectFrench(page, "the question before an entity is deleted");

  await page.goto("/settings");
  await page.getByRole("switch").first().click();
  await page.getByRole("button", { name: translate("Delete account") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectFrench(page, "the dialog to delete the account");
});

test("the administrator's screens are French @desktop", async ({ page }) => {
  await signInAsAdmin(page.request);
  for (const path of ["/admin/verification", "/admin/verification?tab=active"])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expectFrench(page, path);
    });
});
