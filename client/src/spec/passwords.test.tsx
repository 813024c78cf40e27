import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { filterCalls, holdAnswer, type SpecCall, type SpecRoutes, VISITOR } from "@/test/spec-api";
import {
  expectFailure,
  expectScreen,
  expectToast,
  fill,
  loadScreens,
  openScreen,
  advanceTime,
} from "@/test/spec-screen";

loadScreens("/", "/login", "/forgot-password", "/reset-password", "/verify-email", "/settings");

const FORGOT = "POST /api/auth/forgot-password";
const RESET = "POST /api/auth/reset-password";
const VERIFY = "GET /api/auth/verify-email/{token}";
const EMAIL = "ama@example.org";

const field = (label: string) => screen.findByLabelText(label);
const countFields = async () => (await screen.findByRole("form")).querySelectorAll("input").length;

describe("2.3 forgot password", () => {
  async function ask(user: UserEvent) {
    await fill(user, await field("Email"), EMAIL);
    await user.click(screen.getByRole("button", { name: "Send reset link" }));
    return screen.findByRole("heading", { name: "Check your email" });
  }

  it("2.3 a forgotten password asks for the e-mail alone, and then shows Check your email", async () => {
    const { user, calls } = openScreen("/forgot-password", { ...VISITOR, [FORGOT]: { status: 200 } });
    expect(await countFields()).toBe(1);
    expect(await field("Email")).toHaveAttribute("type", "email");
    await ask(user);
    await expectScreen("/forgot-password", "Check your email");
    await expectToast("Email sent");
    // Neutral: it does not tell whether the account exists.
    expect(screen.getByText(/^If there is an account for/)).toHaveTextContent(
      "If there is an account for ama@example.org",
    );
    expect(filterCalls(calls, FORGOT).map(({ body }) => body)).toEqual([{ email: EMAIL }]);
  });

  it("2.3 the try-again link returns to the form, Back to login to the login", async () => {
    const { user } = openScreen("/forgot-password", { ...VISITOR, [FORGOT]: { status: 200 } });
    await ask(user);
    await user.click(screen.getByRole("button", { name: "try again" }));
    expect(await field("Email")).toBeVisible();
    await ask(user);
    await user.click(screen.getByRole("link", { name: "Back to login" }));
    await expectScreen("/login", "Welcome back");
  });

  it("8 a mail that could not be sent says 'Failed to send reset email'", async () => {
    const { user } = openScreen("/forgot-password", { ...VISITOR, [FORGOT]: { status: 500 } });
    await fill(user, await field("Email"), EMAIL);
    await user.click(screen.getByRole("button", { name: "Send reset link" }));
    await expectFailure("Failed to send reset email");
    expect(screen.getByLabelText("Email")).toHaveValue(EMAIL);
  });
});

describe("2.3 reset password", () => {
  const WITH_TOKEN = "/reset-password?token=secret";

  async function choose(user: UserEvent, password: string, confirmed = password) {
    await fill(user, await field("New password"), password);
    await fill(user, await field("Confirm password"), confirmed);
    await user.click(screen.getByRole("button", { name: "Reset password" }));
  }

  it("2.3 a reset without a token shows Invalid link and a Request new link button", async () => {
    const { user, container } = openScreen("/reset-password", VISITOR);
    await expectScreen("/reset-password", "Invalid link");
    expect(screen.getByText(/^Invalid reset link/)).toBeVisible();
    expect(container.querySelector("input")).toBeNull();
    await user.click(screen.getByRole("link", { name: "Request new link" }));
    await expectScreen("/forgot-password", "Forgot your password?");
  });

  it("2.3 a reset with a token has new password and confirm password; success goes to /", async () => {
    const { user, calls } = openScreen(WITH_TOKEN, { ...VISITOR, [RESET]: { status: 200 } });
    expect(await countFields()).toBe(2);
    await choose(user, "yellow lamp");
    await expectScreen("/", "Get funded anywhere, at any stage.");
    expect(filterCalls(calls, RESET).map(({ body }) => body)).toEqual([
      { token: "secret", password: "yellow lamp" },
    ]);
  });

  it("2.3 a successful reset goes to / for somebody who stays signed in too", async () => {
    const { user } = openScreen(WITH_TOKEN, { [RESET]: { status: 200 } });
    await choose(user, "yellow lamp");
    await expectScreen("/", "Hey there!");
  });

  it("5 a new password has at least 8 characters, and both match", async () => {
    const { user, calls } = openScreen(WITH_TOKEN, VISITOR);
    await choose(user, "1234567");
    await waitFor(() =>
      expect(screen.getByLabelText("New password")).toHaveAccessibleDescription(
        /^Password must be at least 8 characters/,
      ),
    );
    await choose(user, "12345678", "12345679");
    const confirm = screen.getByLabelText("Confirm password");
    // Focuses the first invalid field.
    await waitFor(() => expect(confirm).toHaveFocus());
    expect(confirm).toHaveAccessibleDescription("Passwords do not match");
    expect(filterCalls(calls, RESET)).toHaveLength(0);
  });

  it("8 a failed reset says 'Failed to reset password', with what the server says", async () => {
    const { user, routes } = openScreen(WITH_TOKEN, { ...VISITOR, [RESET]: { status: 400 } });
    await choose(user, "yellow lamp");
    await expectFailure("Failed to reset password");
    routes[RESET] = { status: 400, body: { message: "This link is spent." } };
    await choose(user, "yellow lamp");
    await expectFailure("Failed to reset password", "This link is spent.");
  });
});

describe("2.3 verify e-mail", () => {
  const LINK = "/verify-email?token=sec%2Fret";
  afterEach(() => void vi.useRealTimers());

  /** Serves an API that verifies when told to, with only the status OK as its answer. */
  function verifyingLater() {
    const { released, release } = holdAnswer();
    const routes: SpecRoutes = { [VERIFY]: () => released.then(() => ({ status: 200 })) };
    return { routes, release };
  }
  const verifications = (calls: SpecCall[]) => calls.filter(({ path }) => path.includes("verify-email"));

  it("2.3 a verification reads the token and shows that it loads, then success", async () => {
    const { routes, release } = verifyingLater();
    const { calls } = openScreen(LINK, routes);
    await expectScreen("/verify-email", "Verifying your email");
    release();
    await expectScreen("/verify-email", "Email verified!");
    expect(verifications(calls)).toMatchObject([
      { method: "GET", path: "/api/auth/verify-email/sec%2Fret", body: undefined },
    ]);
  });

  it("2.3 a successful verification redirects to /settings after 2 seconds", async () => {
    const { routes, release } = verifyingLater();
    openScreen(LINK, routes);
    await expectScreen("/verify-email", "Verifying your email");
    // From here on the test moves the clock.
    vi.useFakeTimers();
    release();
    const verified = () => screen.queryByRole("heading", { level: 1, name: "Email verified!" });
    while (!verified()) await advanceTime(10);
    await advanceTime(1_950);
    expect(verified()).toBeVisible();
    expect(location.pathname).toBe("/verify-email");
    await advanceTime(100);
    expect(location.pathname).toBe("/settings");
  });

  it("2.3 a failed verification says 'Verification failed' and has a Go to Settings button", async () => {
    const { user } = openScreen(LINK, { [VERIFY]: { status: 400 } });
    await expectScreen("/verify-email", "Verification failed");
    expect(screen.getByText("Invalid or expired verification link")).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Go to Settings" }));
    await expectScreen("/settings", "Settings");
  });

  it("2.3 a verification without a token has failed", async () => {
    const { calls } = openScreen("/verify-email", VISITOR);
    await expectScreen("/verify-email", "Verification failed");
    expect(verifications(calls)).toHaveLength(0);
  });
});
