import { act, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { VERIFY_REDIRECT_MS } from "@shared/constants/limits";
import { currentUserKey } from "@/lib/api/current-user";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders, testUser } from "@/test/render";
import ForgotPasswordPage from "./forgot-password-page";
import LoginPage from "./login-page";
import ResetPasswordPage from "./reset-password-page";
import SignupPage from "./signup-page";
import UnsubscribePage from "./unsubscribe-page";
import VerifyEmailPage from "./verify-email-page";

const ME = { "GET /api/auth/user": { body: testUser } };

describe("login", () => {
  const fillIn = async ({ user }: ReturnType<typeof renderWithProviders>) => {
    await user.type(screen.getByLabelText("Email"), " Ama@Example.org ");
    await user.type(screen.getByLabelText("Password"), "correct horse{Enter}");
  };

  it("login signs in, refreshes the current user and says so", async () => {
    const { calls } = fakeFetch({ "POST /api/auth/login": { body: testUser }, ...ME });
    const view = renderWithProviders(<LoginPage />, { user: null });
    await fillIn(view);
    expect(await screen.findByText("Logged in successfully")).toBeVisible();
    expect(calls[0]?.body).toEqual({ email: "ama@example.org", password: "correct horse" });
    expect(view.client.getQueryData(currentUserKey)).toEqual(testUser);
  });

  describe("with a second step", () => {
    const askedFor = (methods: string[]) => ({ body: { secondFactor: { methods } } });

    it("login asks for a code after the password, with the focus in its field, and then signs in", async () => {
      const { calls } = fakeFetch({
        "POST /api/auth/login": askedFor(["totp", "recovery"]),
        "POST /api/auth/second-factor": { body: testUser },
        ...ME,
      });
      const view = renderWithProviders(<LoginPage />, { user: null });
      await fillIn(view);
      const code = await screen.findByLabelText("Code");
      expect(code).toHaveFocus();
      expect(code).toHaveAttribute("autocomplete", "one-time-code");
      expect(code).toHaveAttribute("inputmode", "numeric");
      expect(view.client.getQueryData(currentUserKey)).toBeNull();
      await view.user.type(code, "123 456{Enter}");
      expect(await screen.findByText("Logged in successfully")).toBeVisible();
      expect(calls[1]).toEqual({
        method: "POST",
        path: "/api/auth/second-factor",
        body: { code: "123 456" },
      });
      expect(view.client.getQueryData(currentUserKey)).toEqual(testUser);
    });

    it("login says at the field that a code is wrong, and takes a recovery code instead", async () => {
      const sentence = "This code is wrong, or was used already";
      const { routes, calls } = fakeFetch({
        "POST /api/auth/login": askedFor(["totp", "recovery"]),
        "POST /api/auth/second-factor": errorAnswer("wrong_code", sentence, { code: [sentence] }),
        ...ME,
      });
      const view = renderWithProviders(<LoginPage />, { user: null });
      await fillIn(view);
      await view.user.type(await screen.findByLabelText("Code"), "000000{Enter}");
      expect(await screen.findByText(sentence)).toBeVisible();
      routes["POST /api/auth/second-factor"] = { body: testUser };
      await view.user.click(screen.getByRole("button", { name: "Use a recovery code" }));
      const recovery = screen.getByLabelText("Recovery code");
      expect(recovery).toHaveFocus();
      expect(recovery).toHaveValue("");
      await view.user.type(recovery, "abcd-efgh-jkmn-pqrs{Enter}");
      expect(await screen.findByText("Logged in successfully")).toBeVisible();
      expect(calls.at(-2)?.body).toEqual({ code: "abcd-efgh-jkmn-pqrs" });
    });

    it("login says at the field that a code has just ended, and selects it for the next one", async () => {
      const sentence = "This code has just ended. Type the one that the app shows now.";
      fakeFetch({
        "POST /api/auth/login": askedFor(["totp"]),
        "POST /api/auth/second-factor": errorAnswer("code_not_current", sentence, { code: [sentence] }),
      });
      const view = renderWithProviders(<LoginPage />, { user: null });
      await fillIn(view);
      const code = await screen.findByLabelText<HTMLInputElement>("Code");
      await view.user.type(code, "123456{Enter}");
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(code).toHaveFocus();
      expect([code.selectionStart, code.selectionEnd]).toEqual([0, 6]);
      expect(screen.queryByText("You are not signed in")).toBeNull();
    });

    describe("when all of it is lost", () => {
      const LOST = "POST /api/auth/second-factor/lost";
      async function lose(routes: Parameters<typeof fakeFetch>[0]) {
        const served = fakeFetch({ "POST /api/auth/login": askedFor(["passkey", "totp"]), ...routes });
        const view = renderWithProviders(<LoginPage />, { user: null });
        await fillIn(view);
        await view.user.click(await screen.findByRole("button", { name: "I have lost all of these" }));
        expect(screen.getByText(/the second step can be removed after 3 days/)).toBeVisible();
        expect(served.calls.map(({ path }) => path)).toEqual(["/api/auth/login"]);
        const ask = () => view.user.click(screen.getByRole("button", { name: "Ask for the removal" }));
        return { ...served, ask };
      }

      it("login asks for the removal only after a second press, and says from when it counts", async () => {
        const { ask, calls } = await lose({ [LOST]: { body: { dueAt: "2026-12-04T10:00:00.000Z" } } });
        await ask();
        const answer = await screen.findByRole("alert");
        expect(answer).toHaveTextContent(/We sent you a mail\. Log in again from .*4.* on/);
        expect(calls.at(-1)).toMatchObject({ method: "POST", path: "/api/auth/second-factor/lost" });
        expect(screen.queryByRole("button", { name: "Ask for the removal" })).toBeNull();
        // Whoever finds the phone after all goes on from here.
        expect(screen.getByRole("button", { name: "Use a code" })).toBeVisible();
      });

      it("login says why no removal was asked for, and it can be pressed again", async () => {
        const sentence = "Administrators ask those who run this service to remove their second step.";
        const { ask, routes } = await lose({ [LOST]: errorAnswer("forbidden", sentence) });
        await ask();
        expect(await screen.findByText(sentence)).toBeVisible();
        routes[LOST] = { body: { dueAt: "2026-12-04T10:00:00.000Z" } };
        await ask();
        expect(await screen.findByText(/We sent you a mail/)).toBeVisible();
      });
    });

    it("login goes back to the password when the second step took too long", async () => {
      fakeFetch({
        "POST /api/auth/login": askedFor(["totp"]),
        "POST /api/auth/second-factor": errorAnswer("invalid_token", "This sign-in took too long."),
      });
      const view = renderWithProviders(<LoginPage />, { user: null });
      await fillIn(view);
      await view.user.type(await screen.findByLabelText("Code"), "123456{Enter}");
      expect(await screen.findByText("This sign-in took too long.")).toBeVisible();
      expect(screen.getByLabelText("Email")).toHaveValue("ama@example.org");
    });
  });

  it("login says that the pair is wrong, keeps what was typed and selects the password", async () => {
    fakeFetch({
      "POST /api/auth/login": errorAnswer("invalid_credentials", "Invalid email or password"),
    });
    await fillIn(renderWithProviders(<LoginPage />, { user: null }));
    expect(await screen.findByText("Invalid email or password")).toBeVisible();
    const password = screen.getByLabelText<HTMLInputElement>("Password");
    expect(password).toHaveValue("correct horse");
    expect(password).toHaveFocus();
    expect(screen.getByLabelText("Email")).toHaveValue("Ama@Example.org");
  });

  it("login does not report too many tries as a wrong password", async () => {
    fakeFetch({ "POST /api/auth/login": errorAnswer("rate_limited", "Too many tries. Wait 15 minutes.") });
    await fillIn(renderWithProviders(<LoginPage />, { user: null }));
    expect(await screen.findByText("Too many tries. Wait 15 minutes.")).toBeVisible();
    expect(screen.queryByText("Invalid email or password")).not.toBeInTheDocument();
  });

  it("login does not send an empty form and asks for both fields", async () => {
    const { calls } = fakeFetch({});
    const { user } = renderWithProviders(<LoginPage />, { user: null });
    await user.click(screen.getByRole("button", { name: "Login" }));
    expect(await screen.findByText("Email is required")).toBeVisible();
    expect(screen.getByText("Password is required")).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it("login passes the requested page on to the signup", () => {
    renderWithProviders(<LoginPage />, { user: null, path: "/login?next=%2Fapplications" });
    expect(screen.getByRole("link", { name: "Get started" })).toHaveAttribute(
      "href",
      "/signup?next=%2Fapplications",
    );
  });
});

describe("signup", () => {
  const fillIn = async ({ user }: ReturnType<typeof renderWithProviders>, password = "12345678") => {
    await user.type(screen.getByLabelText("First name"), "Ama");
    await user.type(screen.getByLabelText("Last name"), "Mensah");
    await user.type(screen.getByLabelText("Email"), "ama@example.org");
    await user.type(screen.getByLabelText("Password"), `${password}{Enter}`);
  };

  it("signup creates the account, signs in and says to check the mail", async () => {
    const { calls } = fakeFetch({ "POST /api/auth/signup": { status: 201, body: testUser }, ...ME });
    const view = renderWithProviders(<SignupPage />, { user: null });
    await fillIn(view);
    expect(await screen.findByText("Account created!")).toBeVisible();
    expect(screen.getByText(/check your email/)).toBeVisible();
    expect(calls[0]?.body).toEqual({
      firstName: "Ama",
      lastName: "Mensah",
      email: "ama@example.org",
      password: "12345678",
    });
    expect(view.client.getQueryData(currentUserKey)).toEqual(testUser);
  });

  it("signup shows a taken address at its field, and keeps what was typed", async () => {
    fakeFetch({
      "POST /api/auth/signup": errorAnswer("conflict", "An account with this e-mail already exists.", {
        email: ["Already in use"],
      }),
    });
    await fillIn(renderWithProviders(<SignupPage />, { user: null }));
    expect(await screen.findByText("Already in use")).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveFocus();
    expect(screen.getByText("Failed to create account")).toBeVisible();
    expect(screen.getByText("An account with this e-mail already exists.")).toBeVisible();
    expect(screen.getByLabelText("First name")).toHaveValue("Ama");
    expect(screen.getByLabelText("Last name")).toHaveValue("Mensah");
    expect(screen.getByLabelText("Password")).toHaveValue("12345678");
  });

  it("signup passes the requested page on to the login", () => {
    renderWithProviders(<SignupPage />, { user: null, path: "/signup?next=%2Fapplications" });
    expect(screen.getByRole("link", { name: "Login" })).toHaveAttribute(
      "href",
      "/login?next=%2Fapplications",
    );
  });

  it("signup refuses a password of seven characters", async () => {
    const { calls } = fakeFetch({});
    await fillIn(renderWithProviders(<SignupPage />, { user: null }), "1234567");
    expect(await screen.findByText("Password must be at least 8 characters")).toBeVisible();
    expect(screen.getByText("Must be at least 8 characters")).toBeVisible();
    expect(calls).toEqual([]);
  });
});

describe("forgot password", () => {
  it("forgot password says to check the mail, and goes back to the form with the address still in it", async () => {
    const { calls } = fakeFetch({ "POST /api/auth/forgot-password": { body: { message: "Sent." } } });
    const { user } = renderWithProviders(<ForgotPasswordPage />, { user: null });
    await user.type(screen.getByLabelText("Email"), "ama@example.org{Enter}");
    expect(await screen.findByRole("heading", { name: "Check your email" })).toHaveFocus();
    expect(screen.getByText("Email sent")).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to login" })).toHaveAttribute("href", "/login");
    expect(calls[0]?.body).toEqual({ email: "ama@example.org" });

    await user.click(screen.getByRole("button", { name: "try again" }));
    expect(screen.getByLabelText("Email")).toHaveValue("ama@example.org");
  });

  it("forgot password says when the mail could not be sent", async () => {
    fakeFetch({ "POST /api/auth/forgot-password": { status: 500, body: {} } });
    const { user } = renderWithProviders(<ForgotPasswordPage />, { user: null });
    await user.type(screen.getByLabelText("Email"), "ama@example.org{Enter}");
    expect(await screen.findByText("Failed to send reset email")).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveValue("ama@example.org");
  });
});

describe("reset password", () => {
  const path = "/reset-password?token=secret";
  const fillIn = async ({ user }: ReturnType<typeof renderWithProviders>, confirm = "new password") => {
    await user.type(screen.getByLabelText("New password"), "new password");
    await user.type(screen.getByLabelText("Confirm password"), `${confirm}{Enter}`);
  };

  it("reset password offers a new link when there is no token", () => {
    renderWithProviders(<ResetPasswordPage />, { user: null, path: "/reset-password" });
    expect(screen.getByRole("heading", { name: "Invalid link" })).toBeVisible();
    expect(screen.getByText(/Invalid reset link/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Request new link" })).toHaveAttribute(
      "href",
      "/forgot-password",
    );
  });

  it("reset password sets the password, goes home and says to sign in", async () => {
    const { calls } = fakeFetch({ "POST /api/auth/reset-password": { body: {} } });
    const view = renderWithProviders(<ResetPasswordPage />, { user: null, path });
    await fillIn(view);
    expect(await screen.findByText(/sign in with your new password/)).toBeVisible();
    expect(calls).toEqual([
      {
        method: "POST",
        path: "/api/auth/reset-password",
        body: { token: "secret", password: "new password" },
      },
    ]);
    expect(view.history.at(-1)).toBe("/");
  });

  it("reset password notices that the signed-in user has lost the session", async () => {
    fakeFetch({
      "POST /api/auth/reset-password": { body: {} },
      "GET /api/auth/user": errorAnswer("unauthenticated", "Please sign in."),
    });
    const view = renderWithProviders(<ResetPasswordPage />, { path });
    await fillIn(view);
    await waitFor(() => expect(view.history.at(-1)).toBe("/"));
    expect(view.client.getQueryData(currentUserKey)).toBeNull();
  });

  it("reset password refuses two passwords that differ", async () => {
    const { calls } = fakeFetch({});
    await fillIn(renderWithProviders(<ResetPasswordPage />, { user: null, path }), "another");
    expect(await screen.findByText("Passwords do not match")).toBeVisible();
    expect(calls).toEqual([]);
  });

  it("reset password offers a new link when the token was used", async () => {
    fakeFetch({
      "POST /api/auth/reset-password": errorAnswer("invalid_token", "Invalid or expired reset link"),
    });
    await fillIn(renderWithProviders(<ResetPasswordPage />, { user: null, path }));
    expect(await screen.findByRole("heading", { name: "Invalid link" })).toBeVisible();
    expect(screen.getByText("Failed to reset password")).toBeVisible();
  });
});

describe("verify email", () => {
  const path = "/verify-email?token=se%2Fcret";
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("verify email sends one request even when React mounts twice, and goes to Settings after two seconds", async () => {
    // The clock stands still but for the test, however long the machine takes.
    vi.useFakeTimers();
    const { calls } = fakeFetch({ "GET /api/auth/verify-email/se%2Fcret": { body: {} }, ...ME });
    const { history } = renderWithProviders(
      <StrictMode>
        <VerifyEmailPage />
      </StrictMode>,
      { path },
    );
    expect(screen.getByRole("heading", { name: "Verifying your email" })).toBeVisible();
    while (!screen.queryByText("Email verified!")) await act(() => vi.advanceTimersByTimeAsync(10));
    expect(screen.getByRole("heading", { name: "Email verified!" })).toBeVisible();
    expect(calls.filter((call) => call.path.includes("verify-email"))).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(VERIFY_REDIRECT_MS - 1000));
    expect(history.at(-1)).toBe("/verify-email");
    act(() => void vi.advanceTimersByTime(1000));
    expect(history.at(-1)).toBe("/settings");
  });

  it.each([
    ["the server refuses the token", path],
    ["there is no token", "/verify-email"],
  ])("verify email says that it failed when %s", async (_case, address) => {
    fakeFetch({ "GET /api/auth/verify-email/se%2Fcret": { status: 400, body: {} } });
    renderWithProviders(<VerifyEmailPage />, { path: address, user: null });
    expect(await screen.findByRole("heading", { name: "Verification failed" })).toBeVisible();
    expect(screen.getByText("Invalid or expired verification link")).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to Settings" })).toHaveAttribute("href", "/settings");
  });

  it("verify email offers another try when the server did not answer", async () => {
    let isAway = true;
    const { routes } = fakeFetch({});
    routes["GET /api/auth/verify-email/se%2Fcret"] = () => {
      if (isAway) throw new TypeError("Failed to fetch");
      return { body: {} };
    };
    const { user } = renderWithProviders(<VerifyEmailPage />, { path, user: null });
    const retry = await screen.findByRole("button", { name: "Try again" });
    isAway = false;
    await user.click(retry);
    expect(await screen.findByRole("heading", { name: "Email verified!" })).toBeVisible();
  });
});

describe("unsubscribing from regular mails", () => {
  const token = "11111111-1111-4111-8111-111111111111.notifyDeadlines.sig";
  const path = `/unsubscribe?token=${token}`;
  const route = "PUT /api/unsubscribe";

  it("unsubscribing asks first, ends the mails, and can be taken back", async () => {
    const { calls, routes } = fakeFetch({
      [route]: { body: { kinds: ["notifyDeadlines"], enabled: false } },
    });
    const { user } = renderWithProviders(<UnsubscribePage />, { path, user: null });
    expect(
      screen.getByRole("heading", { name: "Stop reminders of deadlines and next steps?" }),
    ).toBeVisible();
    expect(calls).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Stop reminders of deadlines and next steps" }));
    expect(
      await screen.findByRole("heading", { name: "No more reminders of deadlines and next steps" }),
    ).toHaveFocus();
    routes[route] = { body: { kinds: ["notifyDeadlines"], enabled: true } };
    await user.click(screen.getByRole("button", { name: "Turn them on again" }));
    expect(await screen.findByRole("heading", { name: "They are on again" })).toBeVisible();
    // The token is in bodies only.
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ["/api/unsubscribe", { token, enabled: false }],
      ["/api/unsubscribe", { token, enabled: true }],
    ]);
  });

  it("unsubscribing names every kind of mail that one press ends", () => {
    fakeFetch({});
    const several = token.replace("notifyDeadlines", "notifyDeadlines-notifySavedSearches");
    renderWithProviders(<UnsubscribePage />, { path: `/unsubscribe?token=${several}`, user: null });
    expect(
      screen.getByRole("heading", {
        name: "Stop reminders of deadlines and next steps and mails of saved searches?",
      }),
    ).toBeVisible();
  });

  it("unsubscribing says when the server was not reached, and can be pressed again", async () => {
    let isAway = true;
    const { routes } = fakeFetch({});
    routes[route] = () => {
      if (isAway) throw new TypeError("Failed to fetch");
      return { body: { kinds: ["notifyDeadlines"], enabled: false } };
    };
    const { user } = renderWithProviders(<UnsubscribePage />, { path, user: null });
    await user.click(screen.getByRole("button", { name: "Stop reminders of deadlines and next steps" }));
    expect(await screen.findByRole("alert")).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole("button", { name: "Stop reminders of deadlines and next steps" }));
    expect(
      await screen.findByRole("heading", { name: "No more reminders of deadlines and next steps" }),
    ).toBeVisible();
  });

  it.each([
    ["was cut off", "/unsubscribe?token=abc"],
    ["is missing", "/unsubscribe"],
  ])("the unsubscribe page leads to Settings when the token %s", (_case, address) => {
    fakeFetch({});
    renderWithProviders(<UnsubscribePage />, { path: address, user: null });
    expect(screen.getByRole("heading", { name: "This link does not work" })).toBeVisible();
    expect(screen.getByRole("link", { name: "All settings" })).toHaveAttribute(
      "href",
      "/settings#notifications",
    );
  });

  it("the unsubscribe page leads to Settings when the server refuses the token", async () => {
    fakeFetch({ [route]: { status: 400, body: { message: "No", code: "invalid_token" } } });
    const { user } = renderWithProviders(<UnsubscribePage />, { path, user: null });
    await user.click(screen.getByRole("button", { name: "Stop reminders of deadlines and next steps" }));
    expect(await screen.findByRole("heading", { name: "This link does not work" })).toBeVisible();
  });
});
