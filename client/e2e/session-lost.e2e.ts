import type { Page } from "playwright/test";
import { type Person, expect, expectToast, post, test } from "./support/fixtures";
import { serveNews } from "./support/news";
import { chooseAmount, buildApplication, buildEntity, listOpportunities } from "./support/story";

const again = (page: Page) => page.getByRole("dialog", { name: "Sign in again" });

/** Ends the session on the server, as if it had expired; the page learns of it with its next request. */
const endSession = async (page: Page) =>
  expect((await page.request.post("/api/auth/logout")).ok()).toBe(true);

async function signInAgain(page: Page, { email, password }: Person): Promise<void> {
  await expect(again(page).getByLabel("Email")).toHaveValue(email);
  await again(page).getByLabel("Password", { exact: true }).fill(password);
  await again(page).getByRole("button", { name: "Sign in" }).click();
  await expectToast(page, "You are signed in again");
  await expect(again(page)).toBeHidden();
}

test.beforeEach(async ({ page, expectErrors }) => {
  expectErrors(/401.*\/api\//);
  // Never answered, because a push of the lost session would open the dialog before the press does.
  await page.route("**/api/events", () => {});
  // Asked for late, when the screen has been at rest for a while: it must not learn of the lost session either.
  await serveNews(page, []);
});

test("a session lost while an application is edited loses nothing, and the save works after signing in @desktop", async ({
  page,
  member,
}) => {
  const entity = await buildEntity(page.request);
  const [opportunity] = await listOpportunities(page.request);
  const { id } = await buildApplication(page.request, entity.id, opportunity!);
  await page.goto(`/applications/${id}`);
  await page.getByRole("button", { name: "Edit Application" }).click();
  await page.getByLabel("Narrative").fill("Three hours of writing.");
  await page.getByLabel("Status").selectOption("Submitted");
  await endSession(page);
  await page.getByRole("button", { name: "Save Changes" }).click();

  await again(page).getByLabel("Password", { exact: true }).fill("not the password");
  await again(page).getByRole("button", { name: "Sign in" }).click();
  await expect(again(page).getByRole("alert")).toHaveText("Invalid email or password");
  await signInAgain(page, member);
  await expect(page.getByLabel("Narrative")).toHaveValue("Three hours of writing.");
  await expect(page.getByLabel("Status")).toHaveValue("submitted");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Application updated successfully");
  await expect(page.getByText("Three hours of writing.")).toBeVisible();
});

test("a session lost while an application is created asks for the password over the panel @desktop", async ({
  page,
  member,
}) => {
  await buildEntity(page.request);
  const [opportunity] = await listOpportunities(page.request);
  await page.goto(`/opportunities/${opportunity!.id}`);
  await page.getByRole("button", { name: "Start Application" }).click();
  const panel = page.getByRole("dialog", { name: "Create Application" });
  await panel.getByLabel("Asking amount").fill(chooseAmount(opportunity!));
  await endSession(page);
  await panel.getByRole("button", { name: "Save" }).click();
  await signInAgain(page, member);
  await expect(panel.getByLabel("Asking amount")).toHaveValue(chooseAmount(opportunity!));
  await panel.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Application created successfully");
  await expect(page).toHaveURL("/applications");
});

test("a session lost while a profile is filled in asks for the password over its dialog @desktop", async ({
  page,
  member,
}) => {
  const { id } = await buildEntity(page.request);
  await page.goto(`/settings?entity=${id}&profile=1`);
  const dialog = page.getByRole("dialog", { name: "Complete profile" });
  await dialog.getByLabel("What does your startup do?").fill("Pumps that run on the sun.");
  await endSession(page);
  await dialog.getByRole("button", { name: "Save and continue" }).click();
  await signInAgain(page, member);
  await expect(dialog.getByLabel("What does your startup do?")).toHaveValue("Pumps that run on the sun.");
  await dialog.getByRole("button", { name: "Save and continue" }).click();
  await expect(dialog.getByRole("heading", { name: "Financial & Impact Metrics" })).toBeVisible();
});

test("a session lost and taken over by another user starts afresh @desktop", async ({ page, member }) => {
  await page.goto("/settings");
  await page.getByLabel("First name").fill("Somebody");
  await endSession(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  await again(page).getByRole("button", { name: "Use another account" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(member.email)).toBeHidden();
  await post(page.request, "/api/auth/login", member);
});
