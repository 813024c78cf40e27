import type { Page } from "playwright/test";
import { expect } from "../support/fixtures";
import { SPEC_USER, type SpecRoutes } from "../support/spec-api";
import { changes } from "../support/spec-api";
import { callsTo, expectFailure, expectTold, open, test, VISITOR } from "../support/spec-test";
import { logIn } from "../support/steps";

// Entities are in settings-entities.e2e.ts. What the real server keeps and refuses is in ../settings.e2e.ts.

const UNVERIFIED: SpecRoutes = { "GET /api/auth/user": { body: { ...SPEC_USER, emailVerified: false } } };
const RESEND = "POST /api/auth/resend-verification";
const PREFERENCES = "/api/auth/user/preferences";
const REFUSED = { status: 500 };
const SAID = { status: 500, body: { message: "Not on Sundays." } };

const openSettings = (page: Page, routes: SpecRoutes = {}) => open(page, "/settings", routes);
const formOf = (page: Page, name: string) => page.getByRole("form", { name });
const resend = (page: Page) => page.getByRole("button", { name: "Resend verification email" });
const choose = (page: Page, name: string) => page.getByRole("radio", { name }).check();
const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

test.describe("2.13 Settings by the specification @desktop", () => {
  test("2.13 leaves out what the server does not know, and tells no failure", async ({ page }) => {
    await openSettings(page);
    await expect(page.getByRole("region").getByRole("heading", { level: 2 })).toHaveText([
      "Your entities",
      "Profile information",
      "Email Notifications",
      "Change password",
      "Appearance",
      "Account",
      "Your data",
    ]);
    await expect(page.getByRole("switch")).toHaveCount(2);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("6 shows no banner to somebody whose e-mail is verified", async ({ page }) => {
    await openSettings(page);
    await expect(page.getByRole("heading", { name: "Your entities" })).toBeVisible();
    await expect(resend(page)).toHaveCount(0);
  });

  test("4 the resend button reads Sent! and rests for 60 seconds", async ({ page }) => {
    await page.clock.install();
    const { calls } = await openSettings(page, { ...UNVERIFIED, [RESEND]: {} });
    await resend(page).click();
    await expectTold(
      page,
      "Verification email sent",
      "Check your inbox at ama@example.org for the verification link.",
    );
    const sent = page.getByRole("button", { name: "Sent!" });
    await expect(sent).toBeDisabled();
    await page.clock.fastForward(55_000);
    await expect(sent).toBeDisabled();
    await page.clock.fastForward(5_000);
    await expect(resend(page)).toBeEnabled();
    expect(changes(calls)).toEqual([
      { method: "POST", path: "/api/auth/resend-verification", body: undefined },
    ]);
  });

  test("8 a resend that fails is told in the server's words, or its own", async ({ page, expectErrors }) => {
    expectErrors(/500.*resend-verification$/);
    const { routes } = await openSettings(page, { ...UNVERIFIED, [RESEND]: REFUSED });
    await resend(page).click();
    await expectFailure(page, "Failed to send email", "Please try again later.");
    routes[RESEND] = SAID;
    await resend(page).click();
    await expectFailure(page, "Failed to send email", "Not on Sundays.");
    await expect(resend(page)).toBeEnabled();
  });

  test("2.13 profile information holds names, a read-only e-mail and the country", async ({ page }) => {
    await openSettings(page);
    const form = formOf(page, "Profile information");
    await expect(form.getByLabel("First name")).toHaveValue("Ama");
    await expect(form.getByLabel("Last name")).toHaveValue("Mensah");
    await expect(form.getByLabel("Email")).toHaveValue("ama@example.org");
    await expect(form.getByLabel("Email")).not.toBeEditable();
    await expect(form.getByText("Cannot change email address", { exact: true })).toBeVisible();
    await expect(form.getByLabel("Country of residence")).toHaveValue("GH");
  });

  test("9 the countries to choose from are ten", async ({ page }) => {
    await openSettings(page);
    const options = page.getByLabel("Country of residence").getByRole("option");
    await expect(options.first()).toBeAttached();
    const given = await options.evaluateAll((all) =>
      all.map((option) => `${(option as HTMLOptionElement).value} ${option.textContent}`),
    );
    expect(given.filter((option) => /^[A-Z]{2} /.test(option))).toEqual([
      "GH Ghana",
      "NG Nigeria",
      "KE Kenya",
      "ZA South Africa",
      "EG Egypt",
      "US United States",
      "GB United Kingdom",
      "CA Canada",
      "IN India",
      "CN China",
    ]);
  });

  test("7.1 the profile is sent with country and its name, and the user is read anew", async ({ page }) => {
    const { calls } = await openSettings(page, { "PATCH /api/auth/user": {} });
    const form = formOf(page, "Profile information");
    await form.getByLabel("First name").fill("Efua");
    await form.getByLabel("Country of residence").selectOption("KE");
    await form.getByRole("button", { name: "Save changes" }).click();
    await expectTold(page, "Profile updated");
    const body = { firstName: "Efua", lastName: "Mensah", country: "KE", countryName: "Kenya" };
    expect(changes(calls)).toEqual([{ method: "PATCH", path: "/api/auth/user", body }]);
    await expect.poll(() => callsTo(calls, "GET /api/auth/user")).toHaveLength(2);
  });

  test("5 names are required, the country is not", async ({ page }) => {
    const { calls } = await openSettings(page, { "PATCH /api/auth/user": {} });
    const form = formOf(page, "Profile information");
    await form.getByLabel("First name").fill("");
    await form.getByLabel("Last name").fill(" ");
    await form.getByLabel("Country of residence").selectOption("");
    await form.getByRole("button", { name: "Save changes" }).click();
    await expect(form.getByRole("alert")).toHaveText(["First name is required", "Last name is required"]);
    expect(changes(calls)).toEqual([]);
    await form.getByLabel("First name").fill("Ama");
    await form.getByLabel("Last name").fill("Mensah");
    await form.getByRole("button", { name: "Save changes" }).click();
    await expectTold(page, "Profile updated");
    expect(changes(calls)[0]!.body).toMatchObject({ country: null, countryName: null });
  });

  test("8 a profile that could not be saved is told", async ({ page, expectErrors }) => {
    expectErrors(/500.*\/api\/auth\/user$/);
    await openSettings(page, { "PATCH /api/auth/user": SAID });
    await formOf(page, "Profile information").getByRole("button", { name: "Save changes" }).click();
    await expectFailure(page, "Failed to update profile", "Not on Sundays.");
  });

  test("7.1 each toggle is read, and sent alone", async ({ page }) => {
    const { calls } = await openSettings(page, { [`PATCH ${PREFERENCES}`]: {} });
    const [fresh, deadlines] = [
      page.getByRole("switch", { name: "New opportunities" }),
      page.getByRole("switch", { name: "Deadline reminders" }),
    ];
    // As section 9 has them at first.
    await expect(fresh).not.toBeChecked();
    await expect(deadlines).toBeChecked();
    await fresh.check();
    await deadlines.uncheck();
    await expect
      .poll(() => changes(calls))
      .toEqual([
        { method: "PATCH", path: PREFERENCES, body: { notifyNewOpportunities: true } },
        { method: "PATCH", path: PREFERENCES, body: { notifyDeadlines: false } },
      ]);
    expect(callsTo(calls, `GET ${PREFERENCES}`).map(({ query }) => String(query))).toEqual([""]);
  });

  test("8 a toggle that could not be saved is told", async ({ page, expectErrors }) => {
    expectErrors(/500.*\/preferences$/);
    await openSettings(page, { [`PATCH ${PREFERENCES}`]: REFUSED });
    await page.getByRole("switch", { name: "New opportunities" }).click();
    await expectFailure(page, "Failed to update preferences");
    await expect(page.getByRole("switch", { name: "New opportunities" })).not.toBeChecked();
  });

  test("5 a password is not sent before it is whole, long enough and the same twice", async ({ page }) => {
    const { calls } = await openSettings(page);
    const form = formOf(page, "Change password");
    const press = () => form.getByRole("button", { name: "Change password" }).click();
    await press();
    await expect(form.getByRole("alert")).toHaveText([
      "Current password is required",
      "Password must be at least 8 characters",
      "Please confirm your password",
    ]);
    await form.getByLabel("Current password").fill("old");
    await form.getByLabel("New password", { exact: true }).fill("7 signs");
    await form.getByLabel("Confirm new password").fill("8 signs!");
    await press();
    await expect(form.getByRole("alert").first()).toHaveText("Password must be at least 8 characters");
    await form.getByLabel("New password", { exact: true }).fill("8 signs?");
    await press();
    await expect(form.getByRole("alert")).toHaveText("Passwords don't match");
    expect(changes(calls)).toEqual([]);
  });

  test("8 a password change sends all three and, refused, is told in the server's words, or its own", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/500.*\/change-password$/);
    const route = "POST /api/auth/change-password";
    const { calls, routes } = await openSettings(page, { [route]: REFUSED });
    const form = formOf(page, "Change password");
    const body = { currentPassword: "old", newPassword: "8 signs!", confirmPassword: "8 signs!" };
    await form.getByLabel("Current password").fill(body.currentPassword);
    await form.getByLabel("New password", { exact: true }).fill(body.newPassword);
    await form.getByLabel("Confirm new password").fill(body.confirmPassword);
    await form.getByRole("button", { name: "Change password" }).click();
    await expectFailure(
      page,
      "Failed to change password",
      "Password change is managed by your third-party sign-in service.",
    );
    expect(changes(calls)).toEqual([{ method: "POST", path: "/api/auth/change-password", body }]);
    routes[route] = SAID;
    await form.getByRole("button", { name: "Change password" }).click();
    await expectFailure(page, "Failed to change password", "Not on Sundays.");
  });

  test("7.1 logging out goes to /login and forgets everything that was loaded", async ({ page }) => {
    const { calls, routes } = await openSettings(page, { "POST /api/auth/login": {} });
    await expect(page.getByRole("heading", { name: "Sunrise Labs" })).toBeVisible();
    routes["POST /api/auth/logout"] = () => {
      Object.assign(routes, VISITOR);
      return {};
    };
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/login");
    expect(changes(calls)).toEqual([{ method: "POST", path: "/api/auth/logout", body: undefined }]);
    routes["GET /api/auth/user"] = { body: { ...SPEC_USER, firstName: "Kofi" } };
    routes["GET /api/entities"] = { body: [] };
    await logIn(page, { email: "kofi@example.org", password: "yellow lamp" });
    await page.getByRole("link", { name: "Settings" }).click();
    await expect(page.getByLabel("First name")).toHaveValue("Kofi");
    await expect(page.getByRole("heading", { name: "No entities yet" })).toBeVisible();
  });

  test("8 a logout that fails is told, and one stays", async ({ page, expectErrors }) => {
    expectErrors(/500.*\/logout$/);
    await openSettings(page, { "POST /api/auth/logout": REFUSED });
    await page.getByRole("button", { name: "Logout" }).click();
    await expectFailure(page, "Failed to logout");
    await expect(page).toHaveURL("/settings");
  });

  test("4 the theme System follows the device, and a choice is kept in the browser", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await openSettings(page);
    await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
    expect(await themeOf(page)).toBe("dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => themeOf(page)).toBe("light");
    await choose(page, "Dark");
    expect(await themeOf(page)).toBe("dark");
    expect(await page.evaluate(() => Object.values(localStorage))).toContain("dark");
    await choose(page, "Light");
    expect(await themeOf(page)).toBe("light");
  });
});
