import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished } from "vitest";
import type { OpenInvitationView } from "@shared/validators/members";
import { currentUserKey } from "@/lib/api/current-user";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders, testUser } from "@/test/render";
import InvitationPage from "./invitation-page";

const READ = "POST /api/invitations/read";
const ACCEPT = "POST /api/invitations/accept";
const PATH = "/invitation?token=secret";
const TITLE = "Kofi Boateng invites you to Sunrise Labs as Editor";

const INVITATION: OpenInvitationView = {
  entityName: "Sunrise Labs",
  inviterName: "Kofi Boateng",
  email: testUser.email,
  role: "editor",
  expiresAt: "2026-12-04T00:00:00.000Z",
  hasAccount: true,
};
const NEWCOMER = { ...INVITATION, hasAccount: false };

function open(
  invitation: OpenInvitationView,
  {
    routes = {},
    user = testUser,
    path = PATH,
  }: { routes?: Parameters<typeof fakeFetch>[0]; user?: typeof testUser | null; path?: string } = {},
) {
  const served = fakeFetch({ [READ]: { body: invitation }, ...routes });
  return { ...served, view: renderWithProviders(<InvitationPage />, { user, path }) };
}

describe("an invitation of a signed-in user", () => {
  it("an invitation says who invites to what, and joining leads home", async () => {
    const { calls, view } = open(INVITATION, {
      routes: { [ACCEPT]: { body: { entityId: "e", entityName: "Sunrise Labs", role: "editor" } } },
    });
    expect(await screen.findByRole("heading", { level: 1, name: TITLE })).toBeVisible();
    expect(document.title).toContain(TITLE);
    expect(screen.getByText("You will be able to read and change everything in it.")).toBeVisible();
    await view.user.click(screen.getByRole("button", { name: "Join" }));
    expect(await screen.findByText("You have joined Sunrise Labs")).toBeVisible();
    expect(view.history.at(-1)).toBe("/");
    // The token is in bodies only, and a used link is not read again.
    const sent = calls.filter(({ method }) => method === "POST");
    expect(sent.map(({ method, path, body }) => [`${method} ${path}`, body])).toEqual([
      [READ, { token: "secret" }],
      [ACCEPT, { token: "secret" }],
    ]);
    expect(calls.some(({ path }) => path.includes("secret"))).toBe(false);
  });

  it("an invitation for another address offers to sign out and go on", async () => {
    const { calls, view } = open(
      { ...NEWCOMER, email: "esi@example.org" },
      { routes: { "POST /api/auth/logout": {} } },
    );
    expect(
      await screen.findByRole("heading", { name: "This invitation is for another address" }),
    ).toBeVisible();
    expect(
      screen.getByText("It invites esi@example.org to Sunrise Labs. You are signed in as ama@example.org."),
    ).toBeVisible();
    await view.user.click(screen.getByRole("button", { name: "Sign out and go on" }));
    expect(await screen.findByRole("form", { name: "Sign up" })).toBeVisible();
    expect(view.client.getQueryData(currentUserKey)).toBeNull();
    expect(calls.some(({ path }) => path === "/api/invitations/accept")).toBe(false);
  });

  it("an invitation that ended meanwhile says so after the press", async () => {
    const { routes, view } = open(INVITATION, {
      routes: { [ACCEPT]: errorAnswer("invalid_token", "This invitation does not work any more.") },
    });
    await screen.findByRole("heading", { name: TITLE });
    routes[READ] = errorAnswer("invalid_token", "This invitation does not work any more.");
    await view.user.click(screen.getByRole("button", { name: "Join" }));
    expect(await screen.findByRole("heading", { name: "This invitation does not work" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
  });

  it("a refusal to join is told, and the invitation stays", async () => {
    const { view } = open(INVITATION, {
      routes: { [ACCEPT]: errorAnswer("conflict", "An entity can have at most 1000 members") },
    });
    await view.user.click(await screen.findByRole("button", { name: "Join" }));
    expect(await screen.findByText("An entity can have at most 1000 members")).toBeVisible();
    expect(screen.getByRole("heading", { name: TITLE })).toBeVisible();
  });
});

describe("an invitation of a visitor", () => {
  it("an invitation of an address with an account leads through the login back to it", async () => {
    open(INVITATION, { user: null });
    expect(await screen.findByText("Log in as ama@example.org.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Log in to join" })).toHaveAttribute(
      "href",
      "/login?next=%2Finvitation",
    );
  });

  it("an invitation is open again after the login, which did not get its secret", async () => {
    const { view } = open(INVITATION, { user: null });
    await view.user.click(await screen.findByRole("link", { name: "Log in to join" }));
    view.unmount();
    window.history.replaceState(null, "", "/invitation");
    const { calls } = open(INVITATION, { path: "/invitation" });
    expect(await screen.findByRole("button", { name: "Join" })).toBeVisible();
    expect(calls[0]?.body).toEqual({ token: "secret" });
    sessionStorage.clear();
    window.history.replaceState(null, "", "/");
  });

  it("an invitation is open again after another service has signed its new address in", async () => {
    const meta = document.createElement("meta");
    meta.name = "sign-in-providers";
    meta.content = JSON.stringify([{ id: "campus", label: "Campus ID" }]);
    document.head.append(meta);
    onTestFinished(() => {
      meta.remove();
      sessionStorage.clear();
      window.history.replaceState(null, "", "/");
    });
    const { calls: before, view } = open(NEWCOMER, {
      user: null,
      // The page stays, because no test can leave it.
      routes: {
        "POST /api/auth/oidc/campus/start": errorAnswer("unavailable", "Campus ID does not answer."),
      },
    });
    await view.user.click(await screen.findByRole("button", { name: "Continue with Campus ID" }));
    expect(await screen.findByText("Campus ID does not answer.")).toBeVisible();
    view.unmount();
    window.history.replaceState(null, "", "/invitation");
    const { calls } = open(INVITATION, { path: "/invitation" });
    expect(await screen.findByRole("button", { name: "Join" })).toBeVisible();
    expect(calls[0]?.body).toEqual({ token: "secret" });
    expect(before.find(({ path }) => path.endsWith("/start"))?.body).toMatchObject({ next: "/invitation" });
  });

  it("an invitation of a new address makes an account for exactly that address", async () => {
    const { calls, view } = open(NEWCOMER, {
      user: null,
      routes: {
        "POST /api/auth/signup": { status: 201, body: testUser },
        "GET /api/auth/user": { body: testUser },
      },
    });
    expect(await screen.findByRole("heading", { name: TITLE })).toBeVisible();
    expect(document.title).toContain("Invitation");
    const email = screen.getByLabelText("Email");
    expect(email).toHaveValue("ama@example.org");
    expect(email).toHaveAttribute("readonly");
    await view.user.type(screen.getByLabelText("First name"), "Ama");
    await view.user.type(screen.getByLabelText("Last name"), "Mensah");
    await view.user.type(screen.getByLabelText("Password"), "yellow lamp{Enter}");
    expect(await screen.findByText("You have joined Sunrise Labs")).toBeVisible();
    expect(view.history.at(-1)).toBe("/");
    expect(calls.find(({ path }) => path === "/api/auth/signup")?.body).toEqual({
      firstName: "Ama",
      lastName: "Mensah",
      email: "ama@example.org",
      password: "yellow lamp",
      invitationToken: "secret",
    });
    expect(calls.filter(({ path }) => path === "/api/invitations/read")).toHaveLength(1);
  });

  it("a refused account keeps what was typed", async () => {
    const { view } = open(NEWCOMER, {
      user: null,
      routes: {
        "POST /api/auth/signup": errorAnswer("validation_failed", "Too common", {
          password: ["This password is too common"],
        }),
      },
    });
    await view.user.type(await screen.findByLabelText("First name"), "Ama");
    await view.user.type(screen.getByLabelText("Last name"), "Mensah");
    await view.user.type(screen.getByLabelText("Password"), "password1{Enter}");
    const password = screen.getByLabelText("Password");
    await waitFor(() => expect(password).toHaveAccessibleDescription(/This password is too common/));
    expect(password).toHaveValue("password1");
    expect(screen.getByLabelText("First name")).toHaveValue("Ama");
  });

  it("an address that got an account meanwhile is asked to log in", async () => {
    const { routes, view } = open(NEWCOMER, {
      user: null,
      routes: {
        "POST /api/auth/signup": errorAnswer("conflict", "There is an account", { email: ["Taken"] }),
      },
    });
    await view.user.type(await screen.findByLabelText("First name"), "Ama");
    await view.user.type(screen.getByLabelText("Last name"), "Mensah");
    routes[READ] = { body: INVITATION };
    await view.user.type(screen.getByLabelText("Password"), "yellow lamp{Enter}");
    expect(await screen.findByRole("link", { name: "Log in to join" })).toBeVisible();
  });

  it.each([
    ["is missing", "/invitation"],
    ["has ended", PATH],
  ])("a link whose token %s says what to do", async (_why, path) => {
    const { calls } = open(INVITATION, {
      user: null,
      path,
      routes: { [READ]: errorAnswer("invalid_token", "This invitation does not work any more.") },
    });
    expect(await screen.findByRole("heading", { name: "This invitation does not work" })).toBeVisible();
    expect(screen.getByText(/Ask whoever invited you to send it again/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
    expect(calls).toHaveLength(path === PATH ? 1 : 0);
  });

  it("an invitation that could not be read is tried again", async () => {
    const { routes, view } = open(INVITATION, {
      routes: { [READ]: errorAnswer("unavailable", "The database is away for a moment.") },
    });
    expect(await screen.findByText("The database is away for a moment.")).toBeVisible();
    routes[READ] = { body: INVITATION };
    await view.user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: TITLE })).toBeVisible();
  });
});
