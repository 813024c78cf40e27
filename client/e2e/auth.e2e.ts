import { expect, expectToast, waitForMailedLink, makePerson, post, test } from "./support/fixtures";
import { expectScreen, holdRedirect, logIn, signUp } from "./support/steps";

const NEW_PASSWORD = "a second lamp for the hallway";

test.describe("signing up", () => {
  test("signing up sends a link that verifies the address and leads to Settings @desktop", async ({
    page,
  }) => {
    const person = makePerson();
    await page.goto("/signup");
    await expect(page.getByText("Must be at least 8 characters")).toBeVisible();
    await signUp(page, person);
    await expectToast(page, `Please check your email at ${person.email}`);
    await expectScreen(page, "/", "Hey there!");
    await expect(page.getByText("Verify your email address")).toBeVisible();

    const leave = await holdRedirect(page);
    await page.goto(await waitForMailedLink(person.email, "/verify-email"));
    await expect(page.getByRole("heading", { name: "Email verified!" })).toBeVisible();
    await leave();
    await expectScreen(page, "/settings", "Settings");
    await expect(page.getByText("Verify your email address")).toBeHidden();
  });

  test("signing up with a known address says so and keeps what was typed @desktop", async ({
    page,
    browser,
    baseURL,
    expectErrors,
  }) => {
    expectErrors(/409.*\/api\/auth\/signup$/);
    const person = makePerson();
    const elsewhere = await browser.newContext({ baseURL });
    await post(elsewhere.request, "/api/auth/signup", person);
    await elsewhere.close();

    await page.goto("/signup");
    await signUp(page, { ...person, email: person.email.toUpperCase(), password: NEW_PASSWORD });
    await expectToast(page, "Failed to create account");
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("First name")).toHaveValue(person.firstName);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue(NEW_PASSWORD);
    await expect(page).toHaveURL("/signup");
  });

  test("signing up names every invalid field and focuses the first @desktop", async ({ page }) => {
    await page.goto("/signup");
    await page.getByLabel("Last name").fill("Mensah");
    await page.getByLabel("Email").fill("not-an-address");
    await page.getByLabel("Password", { exact: true }).fill("short");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByLabel("First name")).toBeFocused();
    await expect(page.getByLabel("First name")).toHaveAccessibleDescription(/required/);
    await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      /Password must be at least 8 characters/,
    );
    await expect(page.getByLabel("Last name")).not.toHaveAttribute("aria-invalid", "true");
  });
});

test.describe("verifying an address", () => {
  test("verifying an address in a browser without a session leads through the login to Settings @desktop", async ({
    page,
    browser,
    baseURL,
  }) => {
    const person = makePerson();
    const elsewhere = await browser.newContext({ baseURL });
    await post(elsewhere.request, "/api/auth/signup", person);
    await elsewhere.close();

    const leave = await holdRedirect(page);
    await page.goto(await waitForMailedLink(person.email, "/verify-email"));
    await expect(page.getByRole("heading", { name: "Email verified!" })).toBeVisible();
    await leave();
    await expect(page).toHaveURL("/login?next=%2Fsettings");
    await logIn(page, person);
    await expectScreen(page, "/settings", "Settings");
    await expect(page.getByText("Verify your email address")).toBeHidden();
  });

  test("verifying an address in another browser removes the banner from the open page @desktop", async ({
    page,
    member,
    browser,
    baseURL,
  }) => {
    await page.goto("/");
    await expect(page.getByText("Verify your email address")).toBeVisible();
    const elsewhere = await browser.newContext({ baseURL });
    const other = await elsewhere.newPage();
    await holdRedirect(other);
    await other.goto(await waitForMailedLink(member.email, "/verify-email"));
    await expect(other.getByRole("heading", { name: "Email verified!" })).toBeVisible();
    await expect(page.getByText("Verify your email address")).toBeHidden();
    await elsewhere.close();
  });

  test("an invalid verification link says that it failed @desktop", async ({
    page,
    member,
    expectErrors,
  }) => {
    expectErrors(/400.*\/api\/auth\/verify-email\//);
    await page.goto(`/verify-email?token=${"x".repeat(43)}`);
    await expect(page.getByRole("heading", { name: "Verification failed" })).toBeVisible();
    await expect(page.getByText("Invalid or expired verification link")).toBeVisible();
    await page.getByRole("link", { name: "Go to Settings" }).click();
    await expectScreen(page, "/settings", "Settings");
    await expect(page.getByText(`Signed in as ${member.email}`)).toBeVisible();
  });

  test("a verification mail can be requested again, once a minute @desktop", async ({ page, member }) => {
    const first = await waitForMailedLink(member.email, "/verify-email");
    await page.goto("/");
    await page.getByRole("button", { name: "Resend verification email" }).click();
    await expectToast(page, `Check your inbox at ${member.email} for the verification link.`);
    await expect(page.getByRole("button", { name: "Sent!" })).toBeDisabled();
    await holdRedirect(page);
    await page.goto(await waitForMailedLink(member.email, "/verify-email", first));
    await expect(page.getByRole("heading", { name: "Email verified!" })).toBeVisible();
  });
});

test.describe("a forgotten password", () => {
  test("a forgotten password is replaced through the mailed link @desktop", async ({
    page,
    member,
    expectErrors,
  }) => {
    expectErrors(/401.*\/api\/auth\/login$/, /400.*\/api\/auth\/reset-password$/);
    await page.context().clearCookies();
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await page.getByLabel("Email").fill("somebody.else@example.org");
    await page.getByRole("button", { name: "Send reset link" }).click();
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
    await expectToast(page, "Email sent");
    await page.getByRole("button", { name: "try again" }).click();
    await page.getByLabel("Email").fill(member.email);
    await page.getByRole("button", { name: "Send reset link" }).click();
    await expect(page.getByText(member.email)).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to login" })).toBeVisible();

    const link = await waitForMailedLink(member.email, "/reset-password");
    await page.goto(link);
    await page.getByLabel("New password").fill(NEW_PASSWORD);
    await page.getByLabel("Confirm password").fill("something else");
    await page.getByRole("button", { name: "Reset password" }).click();
    await expect(page.getByText("Passwords do not match")).toBeVisible();
    await page.getByLabel("Confirm password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Reset password" }).click();
    await expectToast(page, "Please sign in with your new password.");
    await expect(page).toHaveURL("/");

    await page.goto("/login");
    await logIn(page, member);
    await expectToast(page, "Invalid email or password");
    await logIn(page, { ...member, password: NEW_PASSWORD });
    await expectToast(page, "Logged in successfully");
    await expectScreen(page, "/", "Hey there!");

    // The link works only once.
    await page.goto(link);
    await page.getByLabel("New password").fill("a third lamp");
    await page.getByLabel("Confirm password").fill("a third lamp");
    await page.getByRole("button", { name: "Reset password" }).click();
    await expect(page.getByRole("heading", { name: "Invalid link" })).toBeVisible();
  });

  test("a reset link without a token cannot replace the password @desktop", async ({ page }) => {
    await page.goto("/reset-password");
    await expect(page.getByRole("heading", { name: "Invalid link" })).toBeVisible();
    await page.getByRole("link", { name: "Request new link" }).click();
    await expectScreen(page, "/forgot-password", "Forgot your password?");
  });
});

test.describe("logging in", () => {
  test("logging in refuses a wrong password and an unknown address alike, and keeps what was typed @desktop", async ({
    page,
    member,
    expectErrors,
  }) => {
    expectErrors(/401.*\/api\/auth\/login$/);
    await page.context().clearCookies();
    await page.goto("/login");
    for (const email of [makePerson().email, member.email]) {
      await logIn(page, { email, password: "not the password" });
      await expectToast(page, "Invalid email or password");
      await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
      await expect(page.getByLabel("Email")).toHaveValue(email);
      await page.getByRole("button", { name: "Dismiss" }).click();
    }
    await logIn(page, member);
    await expectScreen(page, "/", "Hey there!");
  });

  test("logging in can show the password @desktop", async ({ page }) => {
    await page.goto("/login");
    const password = page.getByLabel("Password", { exact: true });
    await password.fill("yellow lamp");
    await expect(password).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(password).toHaveAttribute("type", "password");
  });

  test("logging in leads on to the requested address, also by way of signing up @desktop", async ({
    page,
    member,
  }) => {
    await page.context().clearCookies();
    await page.goto("/opportunities?search=health&sort=deadline");
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.getByRole("link", { name: "Get started" }).click();
    await expect(page).toHaveURL(/\/signup\?next=/);
    await page.getByRole("link", { name: "Login" }).click();
    await logIn(page, member);
    await expect(page).toHaveURL("/opportunities?search=health&sort=deadline");
    await expect(page.getByLabel("Search opportunities")).toHaveValue("health");
  });

  test("the login screen is skipped for a person who is signed in @desktop", async ({ page, member }) => {
    await page.goto("/login");
    await expectScreen(page, "/", "Hey there!");
    await page.goto("/signup?next=%2Fsettings");
    await expectScreen(page, "/settings", "Settings");
    await expect(page.getByText(`Signed in as ${member.email}`)).toBeVisible();
  });
});

test("logging out removes everything about the person @desktop", async ({ page, member }) => {
  const isListening = page.waitForResponse("**/api/events");
  await page.goto("/settings");
  await expect(page.getByText(`Signed in as ${member.email}`)).toBeVisible();
  // Wait for the stream, or it may be requested while the session ends and be refused.
  await isListening;
  await page.getByRole("button", { name: "Logout" }).click();
  await expectScreen(page, "/login", "Welcome back");
  await page.goBack();
  await expect(page).toHaveURL("/login?next=%2Fsettings");
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Get started" }).first()).toBeVisible();
});

test("changing the password signs every other browser out @desktop", async ({
  page,
  member,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL });
  await post(other.request, "/api/auth/login", member);

  await page.goto("/settings");
  const form = page.getByRole("form", { name: "Change password" });
  await form.getByLabel("Current password").fill(member.password);
  await form.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await form.getByLabel("Confirm new password").fill(NEW_PASSWORD);
  await form.getByRole("button", { name: "Change password" }).click();
  await expectToast(page, "Password changed");
  await expect(form.getByLabel("Current password")).toHaveValue("");

  expect((await other.request.get("/api/entities")).status()).toBe(401);
  expect((await page.request.get("/api/entities")).status()).toBe(200);
  expect((await other.request.post("/api/auth/login", { data: member })).status()).toBe(401);
  await post(other.request, "/api/auth/login", { ...member, password: NEW_PASSWORD });
  await other.close();
});
