import { useQuery } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { apiRequest } from "@/lib/api/api-client";
import { errorAnswer, fakeFetch, type FakeCall } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { ConnectionBanner } from "./connection-banner";

const READY = "/api/health/ready";
const AWAY = "We cannot reach the server; trying again";
const cut = () => {
  throw new TypeError("Failed to fetch");
};
const up = { body: { status: "ready" } };
const countCalls = (calls: FakeCall[], path: string) => calls.filter((call) => call.path === path).length;
const isOnline = (value: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(value);
const dispatch = (event: string) => act(async () => void window.dispatchEvent(new Event(event)));
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function Names() {
  const { data, isError } = useQuery<string[]>({ queryKey: ["/api/names"] });
  return <p>{data?.join() ?? (isError ? "failed" : "loading")}</p>;
}
const open = () =>
  renderWithProviders(
    <>
      <ConnectionBanner />
      <Names />
    </>,
  );

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

describe("the connection banner", () => {
  it("no health check is sent while every request succeeds", async () => {
    const { calls } = fakeFetch({ "GET /api/names": { body: ["Ama"] } });
    open();
    await screen.findByText("Ama");
    await advance(120_000);
    expect(calls).toHaveLength(1);
  });

  it("the server counts as away once a health check fails too, and reads resume when one succeeds", async () => {
    // The waits that are random in part are at their longest, for the clock goes on while the test looks.
    vi.spyOn(Math, "random").mockReturnValue(1);
    const { calls, routes } = fakeFetch({ "GET /api/names": cut, [`GET ${READY}`]: cut });
    open();
    expect(await screen.findByText(AWAY)).toBeVisible();
    expect(screen.getByText("failed")).toBeVisible();
    await advance(2_000);
    expect(countCalls(calls, READY)).toBe(2);

    routes[`GET ${READY}`] = up;
    routes["GET /api/names"] = { body: ["Ama"] };
    await advance(4_000);
    expect(await screen.findByText("Ama")).toBeVisible();
    expect(screen.queryByText(AWAY)).toBeNull();
    const asked = countCalls(calls, READY);
    await advance(120_000);
    expect(countCalls(calls, READY)).toBe(asked);
  });

  it("health checks become rarer, and a hidden page sends none", async () => {
    const { calls } = fakeFetch({ "GET /api/names": cut, [`GET ${READY}`]: cut });
    open();
    await screen.findByText(AWAY);
    await advance(120_000);
    const asked = countCalls(calls, READY);
    expect(asked).toBeGreaterThan(5);
    expect(asked).toBeLessThan(15);

    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await advance(120_000);
    expect(countCalls(calls, READY)).toBe(asked);
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    expect(countCalls(calls, READY)).toBe(asked);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(countCalls(calls, READY)).toBe(asked + 1);
  });

  it("a page that becomes visible again sends no health check while all is well", async () => {
    const { calls } = fakeFetch({ "GET /api/names": { body: ["Ama"] }, [`GET ${READY}`]: up });
    open();
    await screen.findByText("Ama");
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    expect(calls).toHaveLength(1);
  });

  it("a single failed request or a refusal shows no banner", async () => {
    const { calls } = fakeFetch({
      "GET /api/names": cut,
      "POST /api/things": errorAnswer("internal", "No."),
      [`GET ${READY}`]: up,
    });
    open();
    expect(await screen.findByText("failed")).toBeVisible();
    await waitFor(() => expect(countCalls(calls, READY)).toBe(1));
    await apiRequest("POST", "/api/things").catch(() => undefined);
    await advance(60_000);
    expect(screen.queryByText(AWAY)).toBeNull();
    expect(countCalls(calls, READY)).toBe(1);
    expect(countCalls(calls, "/api/names")).toBe(1);
  });

  it("a gateway's error page counts as an absent server", async () => {
    fakeFetch({ "GET /api/names": { status: 502, body: "<html>" }, [`GET ${READY}`]: { status: 504 } });
    open();
    expect(await screen.findByText(AWAY)).toBeVisible();
  });

  it("what the browser answered in place of the server is read anew once the server answers again", async () => {
    const readBefore = { body: ["Ama"], headers: { "X-Read-At": "1764400000000" } };
    const { routes } = fakeFetch({ "GET /api/names": readBefore, [`GET ${READY}`]: cut });
    open();
    expect(await screen.findByText("Ama")).toBeVisible();
    expect(await screen.findByText(AWAY)).toBeVisible();
    routes[`GET ${READY}`] = up;
    await advance(4_000);
    await waitFor(() => expect(screen.queryByText(AWAY)).toBeNull());
    // Its own request still gets no answer, while others do: it is tried again and again.
    expect(screen.getByText("Ama")).toBeVisible();
    routes["GET /api/names"] = { body: ["Kofi"] };
    await advance(30_000);
    expect(await screen.findByText("Kofi")).toBeVisible();
  });

  it("the banner follows the browser's offline event, and a health check follows its online event", async () => {
    const { calls } = fakeFetch({ "GET /api/names": { body: ["Ama"] }, [`GET ${READY}`]: up });
    open();
    await screen.findByText("Ama");
    isOnline(false);
    await dispatch("offline");
    expect(screen.getByText("You are offline")).toBeVisible();
    await advance(120_000);
    expect(calls).toHaveLength(1);

    isOnline(true);
    await dispatch("online");
    await waitFor(() => expect(screen.queryByText("You are offline")).toBeNull());
    // Finished reads are not repeated.
    expect(calls.map(({ path }) => path)).toEqual(["/api/names", READY]);
  });

  it("an answer that was on its way when the network went does not hide the banner", async () => {
    const { routes, calls } = fakeFetch({ "GET /api/names": { body: ["Ama"] }, [`GET ${READY}`]: cut });
    open();
    await screen.findByText("Ama");
    isOnline(false);
    await dispatch("offline");
    await act(() => apiRequest("GET", "/api/names"));
    await waitFor(() => expect(countCalls(calls, READY)).toBe(1));
    await advance(1_000);
    expect(screen.getByText("You are offline")).toBeVisible();

    // Some systems report "offline" although there is a network.
    routes[`GET ${READY}`] = up;
    await act(() => apiRequest("GET", "/api/names"));
    await waitFor(() => expect(screen.queryByText("You are offline")).toBeNull());
  });
});
