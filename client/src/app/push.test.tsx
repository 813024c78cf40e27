import { useQuery } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { clearAfterSignOut, currentUserKey } from "@/lib/api/current-user";
import { putSignInAway, reportSessionLost } from "@/lib/api/session-lost";
import { signOut } from "@/lib/api/sign-out";
import { FakeEventSource, getNewestSource } from "@/test/fake-event-source";
import { errorAnswer, fakeFetch, type FakeCall, holdAnswers } from "@/test/fake-fetch";
import { renderWithProviders, testUser } from "@/test/render";
import { VerifyEmailBanner } from "@/components/verify-email-banner";
import { Push } from "./push";
import { SessionWatch } from "./session-watch";

const DECKS = "/api/pitch-decks";
const settled = [{ id: "1", isAnalyzing: false }];
const underWay = [{ id: "1", isAnalyzing: true }];

function Reads({ queryKey }: { queryKey: string[] }) {
  const { isFetched } = useQuery({ queryKey });
  return isFetched && <p>read {queryKey.join()}</p>;
}
const open = (user: typeof testUser | null = testUser, reads = [[DECKS]]) =>
  renderWithProviders(
    <>
      <Push />
      {reads.map((key) => (
        <Reads key={key.join()} queryKey={key} />
      ))}
    </>,
    { user },
  );
const countCalls = (calls: FakeCall[], path = DECKS) => calls.filter((call) => call.path === path).length;
const countStreams = () => FakeEventSource.all.length;
/** Waits until the list is loaded and the stream is requested. */
async function waitForStream(calls: FakeCall[]) {
  await waitFor(() => expect(countStreams()).toBe(1));
  await waitFor(() => expect(countCalls(calls)).toBe(1));
  await screen.findByText(`read ${DECKS}`);
}
const say = (event: string, data: unknown = {}) => act(async () => getNewestSource().say(event, data));

beforeEach(() => {
  FakeEventSource.install();
  // What the page does when its stream opens depends on how long ago it was loaded: not on the machine.
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => void vi.useRealTimers());

describe("Push", () => {
  it("reads again what a pushed event names", async () => {
    const { calls } = fakeFetch({ [`GET ${DECKS}`]: { body: settled } });
    open();
    await waitForStream(calls);
    await say("hello");
    await say("refresh", [[DECKS]]);
    await waitFor(() => expect(countCalls(calls)).toBe(2));
  });

  it("does not ask for the members of an entity that the caller has left", async () => {
    const [list, stays, left] = [
      "/api/entities",
      "/api/entities/heron/members",
      "/api/entities/sunrise/members",
    ];
    const { calls, routes } = fakeFetch({
      [`GET ${DECKS}`]: { body: settled },
      [`GET ${list}`]: { body: [{ id: "heron" }, { id: "sunrise" }] },
      [`GET ${stays}`]: { body: {} },
      [`GET ${left}`]: { body: {} },
    });
    open(testUser, [[DECKS], [list], [list, "heron", "members"], [list, "sunrise", "members"]]);
    await waitForStream(calls);
    await say("hello");
    routes[`GET ${list}`] = { body: [{ id: "heron" }] };
    await say("refresh", [[list], [DECKS]]);
    await waitFor(() => expect(countCalls(calls)).toBe(2));
    expect([list, stays, left].map((path) => countCalls(calls, path))).toEqual([2, 2, 1]);
  });

  it("does not read twice when the page opens, unless something is in progress there", async () => {
    const { calls } = fakeFetch({
      [`GET ${DECKS}`]: { body: settled },
      "GET /api/applications": { body: [{ id: "1" }] },
      "GET /api/applications/1": { body: { id: "1", aiDraftNarrative: "Text" } },
      "GET /api/applications/2": { body: { id: "2", aiDraftNarrative: null } },
    });
    open(testUser, [[DECKS], ["/api/applications"], ["/api/applications", "1"], ["/api/applications", "2"]]);
    await waitForStream(calls);
    await say("hello");
    await waitFor(() => expect(countCalls(calls, "/api/applications/2")).toBe(2));
    expect(countCalls(calls)).toBe(1);
    expect(countCalls(calls, "/api/applications")).toBe(1);
    expect(countCalls(calls, "/api/applications/1")).toBe(1);
  });

  it("does not miss an analysis that ends between reading the list and opening the stream", async () => {
    const { calls, routes } = fakeFetch({ [`GET ${DECKS}`]: { body: underWay } });
    const { client } = open();
    await waitForStream(calls);
    routes[`GET ${DECKS}`] = { body: settled };
    await say("hello");
    await waitFor(() => expect(client.getQueryData([DECKS])).toEqual(settled));
  });

  it("does not miss an analysis that ends while the list is still on its way", async () => {
    let answer!: () => void;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const { calls, routes } = fakeFetch({
      [`GET ${DECKS}`]: async () => {
        await asked;
        return { body: underWay };
      },
    });
    const { client } = open();
    await waitFor(() => expect(countStreams()).toBe(1));
    await say("hello");
    routes[`GET ${DECKS}`] = { body: settled };
    answer();
    await waitFor(() => expect(client.getQueryData([DECKS])).toEqual(settled));
    expect(countCalls(calls)).toBe(2);
  });

  it("reads everything that is pushed again after a gap in the stream", async () => {
    const { calls } = fakeFetch({ [`GET ${DECKS}`]: { body: settled } });
    open();
    await waitForStream(calls);
    await say("hello");
    act(() => getNewestSource().break());
    await waitFor(() => expect(countStreams()).toBe(2));
    expect(countCalls(calls)).toBe(1);
    await say("hello");
    await waitFor(() => expect(countCalls(calls)).toBe(2));
  });

  it("does not miss what a colleague shares while the page opens, and reads nothing twice for who works alone", async () => {
    const [entities, searches, tasks] = ["/api/entities", "/api/saved-searches", "/api/tasks"];
    for (const [isShared, reads] of [
      [undefined, 1],
      [true, 2],
    ] as const) {
      FakeEventSource.install();
      const { calls } = fakeFetch({
        [`GET ${DECKS}`]: { body: settled },
        [`GET ${entities}`]: { body: [{ id: "sunrise", isShared }] },
        [`GET ${searches}`]: { body: [] },
        [`GET ${tasks}`]: { body: [] },
      });
      const { unmount } = open(testUser, [[DECKS], [entities], [searches], [tasks]]);
      await waitForStream(calls);
      for (const path of [entities, searches, tasks]) await screen.findByText(`read ${path}`);
      await say("hello");
      await say("refresh", [[DECKS]]);
      await waitFor(() => expect(countCalls(calls)).toBe(2));
      expect([entities, searches, tasks].map((path) => countCalls(calls, path))).toEqual([
        reads,
        reads,
        reads,
      ]);
      unmount();
    }
  });

  it("reads what colleagues may have changed again after a gap, and nothing of an entity that the user was removed from", async () => {
    const list = "/api/entities";
    const shared = ["/api/saved-searches", "/api/tasks", "/api/documents", "/api/shortlists"];
    const members = `${list}/sunrise/members`;
    const { calls, routes } = fakeFetch({
      [`GET ${DECKS}`]: { body: settled },
      [`GET ${list}`]: { body: [{ id: "sunrise" }] },
      [`GET ${members}`]: { body: {} },
      ...Object.fromEntries(shared.map((path) => [`GET ${path}`, { body: [] }])),
    });
    open(testUser, [[DECKS], [list], [list, "sunrise", "members"], ...shared.map((path) => [path])]);
    await waitForStream(calls);
    await say("hello");
    routes[`GET ${list}`] = { body: [] };
    act(() => getNewestSource().break());
    await waitFor(() => expect(countStreams()).toBe(2));
    await say("hello");
    for (const path of [list, ...shared]) await waitFor(() => expect(countCalls(calls, path)).toBe(2));
    expect(countCalls(calls, members)).toBe(1);
  });

  it("reads again after a gap whether somebody has asked to remove the second step", async () => {
    const path = "/api/auth/factors";
    const { calls } = fakeFetch({ [`GET ${DECKS}`]: { body: settled }, [`GET ${path}`]: { body: {} } });
    open(testUser, [[DECKS], [path]]);
    await waitForStream(calls);
    await screen.findByText(`read ${path}`);
    await say("hello");
    expect(countCalls(calls, path)).toBe(1);
    act(() => getNewestSource().break());
    await waitFor(() => expect(countStreams()).toBe(2));
    await say("hello");
    await waitFor(() => expect(countCalls(calls, path)).toBe(2));
  });

  it("removes the banner when the address is verified elsewhere, also when that was missed in a gap", async () => {
    const unverified = { ...testUser, emailVerified: false };
    for (const hear of [
      () => say("refresh", [["/api/auth/user"]]),
      async () => {
        act(() => getNewestSource().break());
        await waitFor(() => expect(countStreams()).toBe(2));
        await say("hello");
      },
    ]) {
      FakeEventSource.install();
      const { routes } = fakeFetch({ "GET /api/auth/user": { body: unverified } });
      const { unmount } = renderWithProviders(
        <>
          <Push />
          <VerifyEmailBanner />
        </>,
        { user: unverified },
      );
      await waitFor(() => expect(countStreams()).toBe(1));
      await say("hello");
      expect(screen.getByText("Verify your email address")).toBeVisible();
      routes["GET /api/auth/user"] = { body: testUser };
      await hear();
      await waitFor(() => expect(screen.queryByText("Verify your email address")).toBeNull());
      unmount();
    }
  });

  it("removes the banner when the address was verified before the stream opened", async () => {
    const unverified = { ...testUser, emailVerified: false };
    const { calls } = fakeFetch({ "GET /api/auth/user": { body: testUser } });
    renderWithProviders(
      <>
        <Push />
        <VerifyEmailBanner />
      </>,
      { user: unverified },
    );
    await waitFor(() => expect(countStreams()).toBe(1));
    expect(screen.getByText("Verify your email address")).toBeVisible();
    await say("hello");
    await waitFor(() => expect(screen.queryByText("Verify your email address")).toBeNull());
    expect(countCalls(calls, "/api/auth/user")).toBe(1);
  });

  it("opens no stream for a visitor and closes it on sign-out", async () => {
    fakeFetch({ [`GET ${DECKS}`]: { body: settled } });
    const { client } = open(null, []);
    await act(async () => client.setQueryData(currentUserKey, testUser));
    await waitFor(() => expect(countStreams()).toBe(1));
    clearAfterSignOut(client);
    await waitFor(() => expect(getNewestSource().readyState).toBe(FakeEventSource.CLOSED));
    expect(countStreams()).toBe(1);
  });

  it("requests no stream while the user signs out, and one again where that failed", async () => {
    const held = holdAnswers();
    fakeFetch({ [`GET ${DECKS}`]: { body: settled }, "POST /api/auth/logout": held.next });
    const { client } = open(testUser, []);
    await waitFor(() => expect(countStreams()).toBe(1));
    const signingOut = signOut(client).catch(() => undefined);
    await waitFor(() => expect(getNewestSource().readyState).toBe(FakeEventSource.CLOSED));
    act(reportSessionLost);
    expect(countStreams()).toBe(1);
    await held.give({ status: 503, body: {} });
    await signingOut;
    await waitFor(() => expect(countStreams()).toBe(2));
  });

  it("stops when the session is lost and resumes after signing in, with what was missed", async () => {
    const { calls, routes } = fakeFetch({
      [`GET ${DECKS}`]: { body: settled },
      "GET /api/auth/user": errorAnswer("unauthenticated", "Please sign in."),
    });
    const { client } = open();
    await waitForStream(calls);
    await say("hello");
    act(() => getNewestSource().refuse());
    await waitFor(() => expect(countCalls(calls, "/api/auth/user")).toBe(1));
    // Simulates a request that finds no session; the user dismisses the question first.
    act(reportSessionLost);
    act(putSignInAway);
    expect(countStreams()).toBe(1);
    // The user signs in a moment later.
    vi.advanceTimersByTime(1_000);
    routes["GET /api/auth/user"] = { body: testUser };
    await act(() => client.invalidateQueries({ queryKey: currentUserKey }));
    await waitFor(() => expect(countStreams()).toBe(2));
    await say("hello");
    await waitFor(() => expect(countCalls(calls)).toBe(2));
  });

  it("starts again without the other's data when the session belongs to another user", async () => {
    const other = { ...testUser, id: "22222222-2222-4222-8222-222222222222" };
    const { calls } = fakeFetch({
      [`GET ${DECKS}`]: { body: settled },
      "GET /api/auth/user": { body: other },
    });
    const { client } = open();
    await waitForStream(calls);
    await say("hello");
    await say("bye");
    await waitFor(() => expect(client.getQueryData(currentUserKey)).toEqual(other));
    await waitFor(() => expect(countStreams()).toBe(2));
  });

  it("does not ask to sign in again once that was dismissed, until one of the user's own requests is refused", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { calls, routes } = fakeFetch({
      [`GET ${DECKS}`]: { body: settled },
      "GET /api/auth/user": errorAnswer("unauthenticated", "Please sign in."),
      "GET /api/entities": errorAnswer("unauthenticated", "Please sign in."),
      "POST /api/auth/login": { body: {} },
    });
    const { client, user } = renderWithProviders(
      <>
        <Push />
        <Reads queryKey={[DECKS]} />
        <SessionWatch />
      </>,
    );
    await waitForStream(calls);
    await say("hello");
    const ask = () => client.fetchQuery({ queryKey: ["/api/entities"] }).catch(() => undefined);
    const isAsked = () => screen.findByRole("dialog", { name: "Sign in again" });
    await ask();
    await isAsked();
    // Reading the user again does not repeat the question either.
    await act(() => client.invalidateQueries({ queryKey: currentUserKey }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(countStreams()).toBe(1);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

    await ask();
    await isAsked();
    routes["GET /api/auth/user"] = { body: testUser };
    await user.type(screen.getByLabelText("Password"), "secret words{Enter}");
    await waitFor(() => expect(countStreams()).toBe(2));
  });

  it("resumes when the session turns out to be valid after all", async () => {
    const { calls } = fakeFetch({
      [`GET ${DECKS}`]: { body: settled },
      "GET /api/auth/user": { body: testUser },
    });
    const { client } = open();
    await waitForStream(calls);
    act(reportSessionLost);
    act(putSignInAway);
    await act(() => client.invalidateQueries({ queryKey: currentUserKey }));
    await waitFor(() => expect(countStreams()).toBe(2));
  });
});
