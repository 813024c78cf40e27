import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { VISITOR, filterCalls, buildSpecOpportunity } from "@/test/spec-api";
import { expectToast, fill, loadScreens, openScreen, advanceTime, listCards } from "@/test/spec-screen";

// Rules of all screens: how requests are sent, and how toasts appear and disappear.

loadScreens("/", "/login", "/toolkit");

const LOGIN = "POST /api/auth/login";
const USER = "GET /api/auth/user";
/** The dashboard's requests after the one for the signed-in user. */
const READS = ["opportunities/matched", "applications", "entities"].map((name) => `GET /api/${name}`);
const PERSON = { email: "ama@example.org", password: "yellow lamp" };
const REFUSED = "Invalid email or password";

const loginButton = () => screen.getByRole("button", { name: "Login" });
async function writeLogin(user: UserEvent) {
  await fill(user, await screen.findByLabelText("Email"), PERSON.email);
  await fill(user, screen.getByLabelText("Password"), PERSON.password);
}
async function logIn(user: UserEvent) {
  await writeLogin(user);
  await user.click(loginButton());
}

afterEach(() => void vi.useRealTimers());

describe("7 calls", () => {
  it("7 every request carries credentials; bodies are JSON with a JSON content type", async () => {
    const { calls, user } = openScreen("/login", { ...VISITOR, [LOGIN]: { status: 200 } });
    await logIn(user);
    await expectToast("Logged in successfully");
    const sent = vi.mocked(fetch).mock.calls.map(([, init]) => init!);
    const login = sent.find(({ method }) => method === "POST")!;
    expect(new Headers(login.headers).get("Content-Type")).toMatch(/^application\/json(;|$)/);
    expect(filterCalls(calls, LOGIN).map(({ body }) => body)).toEqual([PERSON]);
    // The user, the login, and the user again.
    expect(sent.length).toBeGreaterThanOrEqual(3);
    expect(new Set(sent.map(({ credentials }) => credentials))).toEqual(new Set(["include"]));
  });

  it("7 nothing is read again on focus or as time goes by", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = openScreen("/", {
      "GET /api/opportunities/matched": { body: { opportunities: [buildSpecOpportunity()] } },
    });
    await waitFor(() => expect(listCards()).toHaveLength(1));
    const read = () => [USER, ...READS].map((route) => filterCalls(calls, route).length);
    expect(read()).toEqual([1, 1, 1, 1]);
    fireEvent.focus(window);
    fireEvent(document, new Event("visibilitychange", { bubbles: true }));
    await advanceTime(3_600_000);
    expect(listCards()).toHaveLength(1);
    expect(read()).toEqual([1, 1, 1, 1]);
  });

  it("7 the question who is there is not asked again when it failed", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = openScreen("/toolkit", { [USER]: { status: 500 } });
    expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
    await advanceTime(60_000);
    expect(filterCalls(calls, USER)).toHaveLength(1);
  });

  it("7 nothing that the dashboard reads is asked for again when it failed", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const failing = Object.fromEntries(READS.map((route) => [route, { status: 500 }]));
    const { calls } = openScreen("/", failing);
    expect(await screen.findByText("Your matches could not be loaded")).toBeVisible();
    expect(await screen.findByText("Your action items could not be loaded")).toBeVisible();
    await advanceTime(60_000);
    for (const route of READS) expect(filterCalls(calls, route)).toHaveLength(1);
  });
});

describe("9 toasts", () => {
  it("9 a toast goes after 5000 ms", async () => {
    const { user } = openScreen("/login", { ...VISITOR, [LOGIN]: { status: 401 } });
    await writeLogin(user);
    // From here on the test moves the clock.
    vi.useFakeTimers();
    fireEvent.click(loginButton());
    while (!screen.queryByText(REFUSED)) await advanceTime(10);
    await advanceTime(4_950);
    expect(screen.getByText(REFUSED)).toBeVisible();
    await advanceTime(100);
    expect(screen.queryByText(REFUSED)).not.toBeInTheDocument();
  });

  it("9 there is one toast at most: the newest", async () => {
    const { routes, user } = openScreen("/login", { ...VISITOR, [LOGIN]: { status: 401 } });
    await logIn(user);
    await expectToast(REFUSED);
    routes[LOGIN] = { status: 400, body: { message: "Another reason." } };
    await logIn(user);
    await expectToast("Another reason.");
    expect(document.querySelectorAll("[data-variant]")).toHaveLength(1);
    expect(screen.queryByText(REFUSED)).not.toBeInTheDocument();
  });
});
