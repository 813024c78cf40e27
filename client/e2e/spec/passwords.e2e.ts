import type { Page } from "playwright/test";
import { expect } from "../support/fixtures";
import type { SpecRoutes } from "../support/spec-api";
import { VISITOR, callsTo, expectFailure, expectTold, held, open, test } from "../support/spec-test";
import { expectScreen } from "../support/steps";

const FORGOT = "POST /api/auth/forgot-password";
const RESET = "POST /api/auth/reset-password";
const VERIFY = "GET /api/auth/verify-email/{token}";
const EMAIL = "ama@example.org";

test.describe("2.3 forgot password @desktop", () => {
  async function ask(page: Page, email = EMAIL) {
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send reset link" }).click();
  }

  test("2.3 it has the e-mail alone, and afterwards shows Check your email", async ({ page }) => {
    const { calls } = await open(page, "/forgot-password", { ...VISITOR, [FORGOT]: { status: 200 } });
    await expect(page.getByRole("form").getByRole("textbox")).toHaveCount(1);
    await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
    await ask(page);
    await expectScreen(page, "/forgot-password", "Check your email");
    // Neutral: it does not say whether there is such an account.
    await expectTold(page, "Email sent");
    await expect(page.getByText("If there is an account for ama@example.org")).toBeVisible();
    expect(callsTo(calls, FORGOT).map(({ body }) => body)).toEqual([{ email: EMAIL }]);
  });

  test("2.3 the try-again link returns to the form, Back to login to the login", async ({ page }) => {
    await open(page, "/forgot-password", { ...VISITOR, [FORGOT]: { status: 200 } });
    await ask(page);
    await page.getByRole("button", { name: "try again" }).click();
    await expect(page.getByLabel("Email")).toBeVisible();
    await ask(page);
    await page.getByRole("link", { name: "Back to login" }).click();
    await expectScreen(page, "/login", "Welcome back");
  });

  test("8 a failure says 'Failed to send reset email'", async ({ page, expectErrors }) => {
    expectErrors(/500.*\/api\/auth\/forgot-password$/);
    await open(page, "/forgot-password", { ...VISITOR, [FORGOT]: { status: 500 } });
    await ask(page);
    await expectFailure(page, "Failed to send reset email");
    await expect(page.getByLabel("Email")).toHaveValue(EMAIL);
  });
});

test.describe("2.3 reset password @desktop", () => {
  const WITH_TOKEN = "/reset-password?token=secret";

  async function choose(page: Page, password: string, confirmed = password) {
    await page.getByLabel("New password").fill(password);
    await page.getByLabel("Confirm password").fill(confirmed);
    await page.getByRole("button", { name: "Reset password" }).click();
  }

  test("2.3 without a token it shows Invalid link and a Request new link button", async ({ page }) => {
    await open(page, "/reset-password", VISITOR);
    await expectScreen(page, "/reset-password", "Invalid link");
    await expect(page.getByText(/^Invalid reset link/)).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await page.getByRole("link", { name: "Request new link" }).click();
    await expectScreen(page, "/forgot-password", "Forgot your password?");
  });

  test("2.3 with a token it has new password and confirm password; success goes to /", async ({ page }) => {
    const { calls } = await open(page, WITH_TOKEN, { ...VISITOR, [RESET]: { status: 200 } });
    await expect(page.getByRole("form").getByRole("textbox")).toHaveCount(2);
    await choose(page, "yellow lamp");
    await expectScreen(page, "/", "Get funded anywhere, at any stage.");
    expect(callsTo(calls, RESET).map(({ body }) => body)).toEqual([
      { token: "secret", password: "yellow lamp" },
    ]);
  });

  test("2.3 success goes to / for somebody who stays signed in too", async ({ page }) => {
    await open(page, WITH_TOKEN, { [RESET]: { status: 200 } });
    await choose(page, "yellow lamp");
    await expectScreen(page, "/", "Hey there!");
  });

  test("5 the password has at least 8 characters, and both match", async ({ page }) => {
    const { calls } = await open(page, WITH_TOKEN, VISITOR);
    await choose(page, "1234567");
    await expect(page.getByLabel("New password")).toHaveAccessibleDescription(
      /^Password must be at least 8 characters/,
    );
    await choose(page, "12345678", "12345679");
    await expect(page.getByLabel("Confirm password")).toHaveAccessibleDescription("Passwords do not match");
    expect(callsTo(calls, RESET)).toHaveLength(0);
  });

  test("8 a failure says 'Failed to reset password', with what the server says", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/400.*\/api\/auth\/reset-password$/);
    const { routes } = await open(page, WITH_TOKEN, { ...VISITOR, [RESET]: { status: 400 } });
    await choose(page, "yellow lamp");
    await expectFailure(page, "Failed to reset password");
    routes[RESET] = { status: 400, body: { message: "This link is spent." } };
    await choose(page, "yellow lamp");
    await expectFailure(page, "Failed to reset password", "This link is spent.");
  });
});

test.describe("2.3 verify e-mail @desktop", () => {
  const LINK = "/verify-email?token=sec%2Fret";
  const verifying = (handler: SpecRoutes[string], user: SpecRoutes = {}): SpecRoutes => ({
    ...user,
    [VERIFY]: handler,
  });

  test("2.3 it reads the token and shows that it loads, then success", async ({ page }) => {
    const answer = held();
    const { calls } = await open(
      page,
      LINK,
      // Only the ok status is used: here is nothing else.
      verifying(() => answer.released.then(() => ({ status: 200 }))),
    );
    await expectScreen(page, LINK, "Verifying your email");
    answer.release();
    await expectScreen(page, LINK, "Email verified!");
    expect(calls.filter(({ path }) => path.includes("verify-email"))).toMatchObject([
      { method: "GET", path: "/api/auth/verify-email/sec%2Fret", body: undefined },
    ]);
  });

  test("2.3 success redirects to /settings after 2 seconds", async ({ page }) => {
    await page.clock.install();
    const answer = held();
    await open(
      page,
      LINK,
      verifying(() => answer.released.then(() => ({ status: 200 }))),
    );
    await expectScreen(page, LINK, "Verifying your email");
    await page.clock.pauseAt(Date.now() + 60_000);
    answer.release();
    const success = page.getByRole("heading", { name: "Email verified!" });
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return success.isVisible();
      })
      .toBe(true);
    await page.clock.runFor(1_950);
    await expect(page).toHaveURL(LINK);
    await page.clock.runFor(100);
    await expect(page).toHaveURL("/settings");
  });

  test("2.3 failure says 'Verification failed' and has a Go to Settings button", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/400.*\/api\/auth\/verify-email\//);
    await open(page, LINK, verifying({ status: 400 }));
    await expectScreen(page, LINK, "Verification failed");
    await expect(page.getByText("Invalid or expired verification link")).toBeVisible();
    await page.getByRole("link", { name: "Go to Settings" }).click();
    await expectScreen(page, "/settings", "Settings");
  });

  test("2.3 without a token it has failed", async ({ page }) => {
    const { calls } = await open(page, "/verify-email", VISITOR);
    await expectScreen(page, "/verify-email", "Verification failed");
    expect(calls.filter(({ path }) => path.includes("verify-email"))).toHaveLength(0);
  });
});
