import type { Page } from "playwright/test";
import { expect } from "../support/fixtures";
import { SPEC_USER, type SpecRoutes } from "../support/spec-api";
import { VISITOR, callsTo, expectFailure, expectTold, open, test } from "../support/spec-test";
import { expectScreen, logIn, signUp } from "../support/steps";

// That the password can be shown, and what the real server refuses, is in ../auth.e2e.ts.

const LOGIN = "POST /api/auth/login";
const SIGNUP = "POST /api/auth/signup";
const USER = "GET /api/auth/user";
const PERSON = { firstName: "Ama", lastName: "Mensah", email: "ama@example.org", password: "yellow lamp" };

/** A server on which that call signs in. Its answer says nothing that could be read. */
function signingIn(route: string): SpecRoutes {
  let isSignedIn = false;
  return {
    [route]: () => {
      isSignedIn = true;
      return { status: 200 };
    },
    [USER]: () => (isSignedIn ? { body: SPEC_USER } : { status: 401 }),
  };
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test.describe("2.3 login @desktop", () => {
  const { email, password } = PERSON;

  test("2.3 it has e-mail and password, a Forgot password and a Get started link", async ({ page }) => {
    await open(page, "/login", VISITOR);
    await expect(page.getByRole("form").getByRole("textbox")).toHaveCount(2);
    await expect(field(page, "Email")).toHaveAttribute("type", "email");
    await expect(field(page, "Password")).toHaveAttribute("type", "password");
    await expect(page.getByRole("button", { name: "Show password" })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Forgot password/ })).toHaveAttribute(
      "href",
      "/forgot-password",
    );
    await expect(page.getByRole("link", { name: "Get started" })).toHaveAttribute("href", "/signup");
  });

  test("2.3 on success the current user is refreshed and goes to /", async ({ page }) => {
    const { calls } = await open(page, "/login", signingIn(LOGIN));
    await logIn(page, PERSON);
    await expectScreen(page, "/", "Hey there!");
    await expectTold(page, "Logged in successfully");
    await expect(page.getByText("Ama Mensah")).toBeVisible();
    expect(calls.slice(0, 3).map(({ method, path }) => `${method} ${path}`)).toEqual([USER, LOGIN, USER]);
    expect(calls[1]!.body).toEqual({ email, password });
  });

  test("8 a failed login says 'Invalid email or password', or what the server says", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/40[01].*\/api\/auth\/login$/);
    const { routes, calls } = await open(page, "/login", { ...VISITOR, [LOGIN]: { status: 401 } });
    await logIn(page, PERSON);
    await expectFailure(page, "Invalid email or password");
    routes[LOGIN] = { status: 400, body: { message: "This account is closed." } };
    await logIn(page, PERSON);
    await expectFailure(page, "This account is closed.");
    // Nothing retries.
    expect(callsTo(calls, LOGIN)).toHaveLength(2);
    await expect(page).toHaveURL("/login");
  });

  test("5 both fields are required, and the e-mail is one", async ({ page }) => {
    const { calls } = await open(page, "/login", VISITOR);
    await logIn(page, { email: "", password: "" });
    await expect(page.getByText("Email is required")).toBeVisible();
    await expect(page.getByText("Password is required")).toBeVisible();
    await logIn(page, { email: "not-an-address", password });
    await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
    expect(callsTo(calls, LOGIN)).toHaveLength(0);
  });
});

test.describe("2.3 signup @desktop", () => {
  test("2.3 it has names, e-mail and password, with the hint 'Must be at least 8 characters'", async ({
    page,
  }) => {
    await open(page, "/signup", VISITOR);
    await expect(page.getByRole("form").getByRole("textbox")).toHaveCount(4);
    for (const label of ["First name", "Last name"]) await expect(field(page, label)).toBeVisible();
    await expect(field(page, "Email")).toHaveAttribute("type", "email");
    await expect(field(page, "Password")).toHaveAttribute("type", "password");
    await expect(field(page, "Password")).toHaveAccessibleDescription("Must be at least 8 characters");
  });

  test("2.3 on success a message says to check the e-mail for verification, then the user goes to /", async ({
    page,
  }) => {
    const { calls } = await open(page, "/signup", signingIn(SIGNUP));
    await signUp(page, PERSON);
    await expectScreen(page, "/", "Hey there!");
    await expectTold(
      page,
      "Account created!",
      "Please check your email at ama@example.org for a link to verify your address.",
    );
    expect(callsTo(calls, SIGNUP).map(({ body }) => body)).toEqual([PERSON]);
  });

  test("2.3 so it does on a server that signs nobody in before the e-mail is verified", async ({ page }) => {
    await open(page, "/signup", {
      ...VISITOR,
      [SIGNUP]: { status: 201, body: { message: "Check your mail" } },
    });
    await signUp(page, PERSON);
    await expectScreen(page, "/", "Get funded anywhere, at any stage.");
    await expectTold(page, "Account created!");
  });

  test("8 a failed signup says 'Failed to create account', with what the server says", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/(409|500).*\/api\/auth\/signup$/);
    const { routes } = await open(page, "/signup", { ...VISITOR, [SIGNUP]: { status: 500 } });
    await signUp(page, PERSON);
    await expectFailure(page, "Failed to create account");
    routes[SIGNUP] = { status: 409, body: { message: "There is an account already." } };
    await signUp(page, PERSON);
    await expectFailure(page, "Failed to create account", "There is an account already.");
    await expect(page).toHaveURL("/signup");
  });

  test("5 all fields are required, the password of at least 8 characters", async ({ page }) => {
    const { calls } = await open(page, "/signup", VISITOR);
    await signUp(page, { firstName: " ", lastName: "", email: "", password: "1234567" });
    for (const [label, complaint] of [
      ["First name", "First name is required"],
      ["Last name", "Last name is required"],
      ["Email", "Email is required"],
      ["Password", "Password must be at least 8 characters"],
    ] as const)
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`^${complaint}`));
    expect(callsTo(calls, SIGNUP)).toHaveLength(0);
  });
});
