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
    const token = new URL(link).searchParams.get("token")!;
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url(), request.headers().referer ?? ""));
    await page.goto(link);
    await expect(page).toHaveURL("/reset-password");
    await page.getByLabel("New password").fill(NEW_PASSWORD);
    await page.getByLabel("Confirm password").fill("something else");
    await page.getByRole("button", { name: "Reset password" }).click();
    await expect(page.getByText("Passwords do not match")).toBeVisible();
    await page.getByLabel("Confirm password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Reset password" }).click();
    await expectToast(page, "Please sign in with your new password.");
    await expect(page).toHaveURL("/");
    // The page itself was asked for by the mailed link, and nothing after that.
    expect(asked.filter((address) => address.includes(token))).toEqual([link]);

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
});

test("logging out removes everything about the person @desktop", async ({ page, member }) => {
  await page.goto("/settings");
  await expect(page.getByText(`Signed in as ${member.email}`)).toBeVisible();
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
