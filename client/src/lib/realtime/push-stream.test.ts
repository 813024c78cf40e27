import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeEventSource, getNewestSource } from "@/test/fake-event-source";
import { keepStream, type Session } from "./push-stream";

const handlers = { onOpen: vi.fn(), onRefresh: vi.fn(), checkSession: vi.fn(), onGone: vi.fn() };
let stop = () => {};
const start = () => {
  stop = keepStream(handlers);
};
const answerSession = (session: Session) => handlers.checkSession.mockResolvedValue(session);
const countSources = () => FakeEventSource.all.length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  FakeEventSource.install();
  answerSession("here");
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("keepStream", () => {
  it("the handlers hear when the server listens and what has changed", () => {
    start();
    expect(getNewestSource().url).toBe("/api/events");
    expect(handlers.onOpen).not.toHaveBeenCalled();
    getNewestSource().say("hello", {});
    expect(handlers.onOpen).toHaveBeenCalledOnce();
    getNewestSource().say("refresh", [["/api/pitch-decks"], ["/api/applications", "1"]]);
    expect(handlers.onRefresh).toHaveBeenCalledWith([["/api/pitch-decks"], ["/api/applications", "1"]]);
  });

  it.each(["nonsense", '{"a":1}', '[["https://example.org"]]', "[[1]]", "[]", '["/api/x"]', "[[]]"])(
    "the stream ignores the data %s",
    (data) => {
      start();
      getNewestSource().sayText("refresh", data);
      expect(handlers.onRefresh).not.toHaveBeenCalled();
    },
  );

  it("the stream reconnects by itself, each time after a longer wait, up to a minute", async () => {
    start();
    const waits: number[] = [];
    for (let failure = 0; failure < 9; failure++) {
      const before = countSources();
      getNewestSource().break();
      let waited = 0;
      for (; countSources() === before; waited += 250) await vi.advanceTimersByTimeAsync(250);
      waits.push(waited);
    }
    expect(waits[0]).toBeLessThanOrEqual(1_000);
    expect(waits[0]).toBeGreaterThanOrEqual(500);
    for (const [index, wait] of waits.entries()) {
      const longest = Math.min(60_000, 1_000 * 2 ** index);
      expect(wait).toBeGreaterThanOrEqual(longest / 2);
      expect(wait).toBeLessThanOrEqual(longest + 250);
    }
    expect(handlers.checkSession).not.toHaveBeenCalled();
  });

  it("the stream reconnects quickly again after a long connection", async () => {
    start();
    for (let failure = 0; failure < 6; failure++) {
      getNewestSource().break();
      await vi.advanceTimersByTimeAsync(60_000);
    }
    getNewestSource().say("hello", {});
    await vi.advanceTimersByTimeAsync(30_000);
    const before = countSources();
    getNewestSource().break();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(countSources()).toBe(before + 1);
  });

  it("the stream does not reconnect in a quick loop when a server closes at once", async () => {
    start();
    for (let second = 0; second < 60; second++) {
      getNewestSource().say("hello", {});
      getNewestSource().break();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(countSources()).toBeLessThan(10);
  });

  it("the stream checks the session after a refusal, and goes on while it exists (429, 503)", async () => {
    start();
    getNewestSource().refuse();
    expect(handlers.checkSession).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(handlers.checkSession).toHaveBeenCalledOnce();
    expect(countSources()).toBe(2);
    answerSession("unknown");
    getNewestSource().refuse();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(countSources()).toBe(3);
    expect(handlers.onGone).not.toHaveBeenCalled();
  });

  it("the stream stops for good when the session is gone", async () => {
    start();
    answerSession("gone");
    getNewestSource().refuse();
    await vi.advanceTimersByTimeAsync(600_000);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(handlers.onGone).toHaveBeenCalledOnce();
    expect(countSources()).toBe(1);
  });

  it("the stream checks the session after a goodbye, because only the server may have stopped", async () => {
    start();
    getNewestSource().say("hello", {});
    getNewestSource().say("bye", {});
    expect(getNewestSource().readyState).toBe(FakeEventSource.CLOSED);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(handlers.checkSession).toHaveBeenCalledOnce();
    expect(countSources()).toBe(2);
    answerSession("gone");
    getNewestSource().say("bye", {});
    await vi.advanceTimersByTimeAsync(2_000);
    expect(handlers.onGone).toHaveBeenCalledOnce();
  });

  it("the stream reconnects as soon as the network is back", async () => {
    start();
    for (let failure = 0; failure < 6; failure++) {
      getNewestSource().break();
      await vi.advanceTimersByTimeAsync(60_000);
    }
    const before = countSources();
    getNewestSource().break();
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(countSources()).toBe(before + 1);
  });

  it("the stream drops a connection on which the server's pings have stopped", async () => {
    start();
    getNewestSource().say("hello", {});
    await vi.advanceTimersByTimeAsync(600_000);
    expect(countSources()).toBe(1);
    for (let beat = 0; beat < 5; beat++) {
      getNewestSource().say("ping", {});
      await vi.advanceTimersByTimeAsync(25_000);
    }
    expect(countSources()).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(countSources()).toBe(2);
  });

  it("the stream stays closed after it is stopped", async () => {
    start();
    stop();
    expect(getNewestSource().readyState).toBe(FakeEventSource.CLOSED);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(countSources()).toBe(1);
  });

  it("the stream opens nothing when it is stopped during a session check", async () => {
    let answer!: (session: Session) => void;
    handlers.checkSession.mockReturnValue(new Promise<Session>((resolve) => (answer = resolve)));
    start();
    getNewestSource().refuse();
    await vi.advanceTimersByTimeAsync(1_000);
    stop();
    answer("here");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(countSources()).toBe(1);
  });
});
