import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { filterCalls, SPEC_USER, type SpecRoutes, VISITOR } from "@/test/spec-api";
import { expectFailure, expectScreen, expectToast, fill, loadScreens, openScreen } from "@/test/spec-screen";

loadScreens("/", "/login", "/signup");

const LOGIN = "POST /api/auth/login";
const SIGNUP = "POST /api/auth/signup";
const USER = "GET /api/auth/user";
const PERSON = { firstName: "Ama", lastName: "Mensah", email: "ama@example.org", password: "yellow lamp" };
type Person = typeof PERSON;

/** Serves an API on which this call signs in. Its answer has no readable body. */
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

const field = (label: string) => screen.findByLabelText(label);
const countFields = async () => (await screen.findByRole("form")).querySelectorAll("input").length;

async function logIn(user: UserEvent, { email, password }: Pick<Person, "email" | "password">) {
  await fill(user, await field("Email"), email);
  await fill(user, await field("Password"), password);
  await user.click(screen.getByRole("button", { name: "Login" }));
}

async function signUp(user: UserEvent, person: Person) {
  await fill(user, await field("First name"), person.firstName);
  await fill(user, await field("Last name"), person.lastName);
  await fill(user, await field("Email"), person.email);
  await fill(user, await field("Password"), person.password);
  await user.click(screen.getByRole("button", { name: "Create account" }));
}

describe("2.3 login", () => {
  const { email, password } = PERSON;

  it("2.3 the login has e-mail and password, a Forgot password and a Get started link", async () => {
    openScreen("/login", VISITOR);
    expect(await countFields()).toBe(2);
    expect(await field("Email")).toHaveAttribute("type", "email");
    expect(await field("Password")).toHaveAttribute("type", "password");
    expect(screen.getByRole("button", { name: "Show password" })).toBeVisible();
    expect(screen.getByRole("link", { name: /^Forgot password/ })).toHaveAttribute(
      "href",
      "/forgot-password",
    );
    expect(screen.getByRole("link", { name: "Get started" })).toHaveAttribute("href", "/signup");
  });

  it("2.3 a successful login refreshes the current user and goes to /", async () => {
    const { user, calls } = openScreen("/login", signingIn(LOGIN));
    await logIn(user, PERSON);
    await expectScreen("/", "Hey there!");
    await expectToast("Logged in successfully");
    expect(screen.getByText("Ama Mensah")).toBeVisible();
    expect(calls.slice(0, 3).map(({ method, path }) => `${method} ${path}`)).toEqual([USER, LOGIN, USER]);
    expect(calls[1]!.body).toEqual({ email, password });
  });

  it("8 a failed login says 'Invalid email or password', or what the server says", async () => {
    const { user, routes, calls } = openScreen("/login", { ...VISITOR, [LOGIN]: { status: 401 } });
    await logIn(user, PERSON);
    await expectFailure("Invalid email or password");
    routes[LOGIN] = { status: 400, body: { message: "This account is closed." } };
    await logIn(user, PERSON);
    await expectFailure("This account is closed.");
    // The request is not retried.
    expect(filterCalls(calls, LOGIN)).toHaveLength(2);
    await expectScreen("/login", "Welcome back");
  });

  it("5 the login requires both fields, and an e-mail that is one", async () => {
    const { user, calls } = openScreen("/login", VISITOR);
    await logIn(user, { email: "", password: "" });
    expect(await screen.findByText("Email is required")).toBeVisible();
    expect(screen.getByText("Password is required")).toBeVisible();
    await logIn(user, { email: "not-an-address", password });
    // Focuses the first invalid field.
    await waitFor(() => expect(screen.getByLabelText("Email")).toHaveFocus());
    expect(screen.getByLabelText("Email")).toHaveAttribute("aria-invalid", "true");
    expect(screen.queryByText(/is required/)).not.toBeInTheDocument();
    expect(filterCalls(calls, LOGIN)).toHaveLength(0);
  });
});

describe("2.3 signup", () => {
  it("2.3 the signup has names, e-mail and password, with the hint 'Must be at least 8 characters'", async () => {
    openScreen("/signup", VISITOR);
    expect(await countFields()).toBe(4);
    for (const label of ["First name", "Last name"]) expect(await field(label)).toBeVisible();
    expect(await field("Email")).toHaveAttribute("type", "email");
    const password = await field("Password");
    expect(password).toHaveAttribute("type", "password");
    expect(password).toHaveAccessibleDescription("Must be at least 8 characters");
  });

  it("2.3 a successful signup says to check the e-mail for verification, and goes to /", async () => {
    const { user, calls } = openScreen("/signup", signingIn(SIGNUP));
    await signUp(user, PERSON);
    await expectScreen("/", "Hey there!");
    await expectToast(
      "Account created!",
      "Please check your email at ama@example.org for a link to verify your address.",
    );
    expect(filterCalls(calls, SIGNUP).map(({ body }) => body)).toEqual([PERSON]);
  });

  it("2.3 a signup does so on a server that signs nobody in before the e-mail is verified", async () => {
    const { user } = openScreen("/signup", {
      ...VISITOR,
      [SIGNUP]: { status: 201, body: { message: "Check your mail" } },
    });
    await signUp(user, PERSON);
    await expectScreen("/", "Get funded anywhere, at any stage.");
    await expectToast("Account created!");
  });

  it("8 a failed signup says 'Failed to create account', with what the server says", async () => {
    const { user, routes } = openScreen("/signup", { ...VISITOR, [SIGNUP]: { status: 500 } });
    await signUp(user, PERSON);
    await expectFailure("Failed to create account");
    routes[SIGNUP] = { status: 409, body: { message: "There is an account already." } };
    await signUp(user, PERSON);
    await expectFailure("Failed to create account", "There is an account already.");
    await expectScreen("/signup", "Create your account");
  });

  it("5 the signup requires all fields, and a password of at least 8 characters", async () => {
    const { user, calls } = openScreen("/signup", VISITOR);
    await signUp(user, { firstName: " ", lastName: "", email: "", password: "1234567" });
    for (const [label, complaint] of [
      ["First name", "First name is required"],
      ["Last name", "Last name is required"],
      ["Email", "Email is required"],
      ["Password", "Password must be at least 8 characters"],
    ] as const)
      await waitFor(() =>
        expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(`^${complaint}`)),
      );
    expect(filterCalls(calls, SIGNUP)).toHaveLength(0);
  });
});
