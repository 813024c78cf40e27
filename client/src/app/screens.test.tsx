import { act, screen, waitFor } from "@testing-library/react";
import { lazy } from "react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { clearAfterSignOut } from "@/lib/api/current-user";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders, testUser } from "@/test/render";
import { shell } from "./lazy-shell";
import type { Access } from "@shared/screens";
import type { Screen } from "./routes";
import { Screens } from "./screens";
import { SessionWatch } from "./session-watch";

// Screens have their own tests: here each is replaced by its name.
vi.mock("./routes", async () => {
  const { matchRoute } = await import("wouter");
  const { loadOnce } = await import("@/lib/load-once");
  const page = (path: string, access: Access, text: string): Screen => {
    const Page = () => (
      <>
        <h1>{text}</h1>
        <input aria-label={`Note of ${text}`} />
      </>
    );
    const load = loadOnce(async () => ({ default: Page }));
    return { path, access, load, Page: lazy(load) };
  };
  const screens = [
    page("/", "member", "Dashboard"),
    page("/login", "guest", "Log in"),
    page("/reset-password", "public", "Reset"),
    page("/sources", "reading", "Sources"),
    page("/opportunities/:id", "member", "Opportunity"),
  ];
  return {
    landing: page("/", "public", "Landing"),
    findScreen: (parser: Parameters<typeof matchRoute>[0], path: string) =>
      screens.find((each) => matchRoute(parser, each.path, path)[0]),
  };
});

beforeAll(() => shell.load());

const show = (path: string, user: typeof testUser | null) => renderWithProviders(<Screens />, { path, user });
const cutConnection = () => {
  throw new TypeError("Failed to fetch");
};
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

describe("Screens", () => {
  beforeEach(() => void fakeFetch({}));

  it("shows the landing page without the shell to a visitor at /", async () => {
    show("/", null);
    await heading("Landing");
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  });

  it("shows the dashboard in the shell to a signed-in user", async () => {
    show("/", testUser);
    await heading("Dashboard");
    expect(screen.getByText("Ama Mensah")).toBeInTheDocument();
    expect(screen.getByText("ama@example.org")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Settings" })).toHaveAttribute("href", "/settings");
    for (const link of screen.getAllByRole("link", { name: "Home" })) {
      expect(link).toHaveAttribute("aria-current", "page");
    }
  });

  it("sends a visitor to the login, and afterwards back to the requested page", async () => {
    const { history, client } = show("/opportunities/o1?tab=about", null);
    await heading("Log in");
    expect(history.at(-1)).toBe("/login?next=%2Fopportunities%2Fo1%3Ftab%3Dabout");
    client.setQueryData(["/api/auth/user"], testUser);
    await heading("Opportunity");
    expect(history.at(-1)).toBe("/opportunities/o1?tab=about");
  });

  it("sends a signed-in user away from the login, but not from public pages", async () => {
    const { history } = show("/login", testUser);
    await heading("Dashboard");
    expect(history.at(-1)).toBe("/");
    show("/reset-password", testUser);
    await heading("Reset");
    const next = show("/login?next=%2Fopportunities%2Fo1", testUser);
    await heading("Opportunity");
    expect(next.history.at(-1)).toBe("/opportunities/o1");
  });

  it.each([null, testUser])("shows a screen to read to everybody, in the shell to a member", async (user) => {
    show("/sources", user);
    await heading("Sources");
    expect(screen.queryAllByRole("navigation").length > 0).toBe(user !== null);
    expect(screen.getAllByRole("main")).toHaveLength(1);
  });

  it("mounts a screen again when another tab signed in another user, and not when the same user changes", async () => {
    const { client, user } = show("/opportunities/o1", testUser);
    await heading("Opportunity");
    const note = () => screen.getByLabelText("Note of Opportunity");
    await user.type(note(), "Call Kofi");
    act(() => void client.setQueryData(["/api/auth/user"], { ...testUser, firstName: "Efua" }));
    expect(note()).toHaveValue("Call Kofi");
    act(() => void client.setQueryData(["/api/auth/user"], { ...testUser, id: "another" }));
    await waitFor(() => expect(note()).toHaveValue(""));
  });

  it("goes to the login on sign-out and stays there", async () => {
    const { history, client, navigate } = show("/opportunities/o1", testUser);
    await heading("Opportunity");
    clearAfterSignOut(client);
    navigate("/login");
    await heading("Log in");
    await waitFor(() => expect(history.at(-1)).toBe("/login"));
  });

  it.each([null, testUser])("says Page Not Found at an unknown address", async (user) => {
    show("/nowhere", user);
    await heading("Page Not Found");
    expect(screen.queryAllByRole("navigation").length > 0).toBe(user !== null);
    expect(screen.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
    expect(screen.getByRole("link", { name: "View Opportunities" })).toHaveAttribute(
      "href",
      "/opportunities",
    );
  });

  it.each([
    [
      "answers that it is away",
      () => errorAnswer("unavailable", "The database is away."),
      "The database is away.",
    ],
    ["cannot be reached", cutConnection, "We could not reach the server"],
  ])(
    "says Loading while the user is unknown, then offers another try when the server %s",
    async (_how, fail, message) => {
      let answer = () => {};
      const asked = new Promise<void>((resolve) => (answer = resolve));
      const { routes } = fakeFetch({
        "GET /api/auth/user": async () => {
          await asked;
          return fail();
        },
      });
      const { user } = renderWithProviders(<Screens />, { path: "/opportunities/o1", user: "unknown" });
      expect(screen.getByText("Loading")).toBeInTheDocument();
      answer();
      expect(await screen.findByText(message)).toBeInTheDocument();
      routes["GET /api/auth/user"] = { body: testUser };
      await user.click(screen.getByRole("button", { name: "Try again" }));
      await heading("Opportunity");
    },
  );
});

describe("a session lost in the middle of work", () => {
  it("a lost session asks for the password over the page and keeps the page as it was", async () => {
    const { routes } = fakeFetch({
      "GET /api/entities": errorAnswer("unauthenticated", "Please sign in"),
      "GET /api/auth/user": { body: testUser },
      "POST /api/auth/login": errorAnswer("invalid_credentials", "Invalid email or password"),
    });
    const { client, user } = renderWithProviders(
      <>
        <label>
          Notes <textarea />
        </label>
        <SessionWatch />
      </>,
    );
    await user.type(screen.getByLabelText("Notes"), "Long thoughts");
    await client.fetchQuery({ queryKey: ["/api/entities"] }).catch(() => undefined);

    await screen.findByRole("dialog", { name: "Sign in again" });
    expect(screen.getByLabelText("Email")).toHaveValue("ama@example.org");
    await user.type(screen.getByLabelText("Password"), "wrong password{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("Invalid email or password");

    routes["POST /api/auth/login"] = { status: 200, body: {} };
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(await screen.findByText("You are signed in again")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Notes")).toHaveValue("Long thoughts");
  });

  it("a lost session does not interrupt visitors", async () => {
    fakeFetch({ "GET /api/entities": errorAnswer("unauthenticated", "Please sign in") });
    const { client } = renderWithProviders(<SessionWatch />, { user: null });
    await client.fetchQuery({ queryKey: ["/api/entities"] }).catch(() => undefined);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
