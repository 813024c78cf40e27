import { beforeEach, describe, expect, it, vi } from "vitest";
import { firstOf } from "./first-of";

const kept = new Response("kept");
const never = new Promise<Response>(() => undefined);
const find = () => Promise.resolve(kept);

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe("the answer of the service worker", () => {
  it("is the server's while there is one, even a refusal", async () => {
    const refusal = new Response("", { status: 404 });
    expect(await firstOf(Promise.resolve(refusal), find)).toBe(refusal);
  });

  it("is what was kept when the server is not reached, is away behind a proxy, or takes too long", async () => {
    expect(await firstOf(Promise.reject(new TypeError("Failed to fetch")), find)).toBe(kept);
    expect(await firstOf(Promise.resolve(new Response("", { status: 502 })), find)).toBe(kept);
    const late = firstOf(never, find);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await late).toBe(kept);
  });

  it("is the server's, however late, where nothing was kept", async () => {
    const nothing = () => Promise.resolve(undefined);
    const away = new Response("", { status: 503 });
    expect(await firstOf(Promise.resolve(away), nothing)).toBe(away);
    await expect(firstOf(Promise.reject(new TypeError("Failed to fetch")), nothing)).rejects.toThrow(
      TypeError,
    );
    let answer = (_: Response) => {};
    const late = firstOf(new Promise<Response>((resolve) => (answer = resolve)), nothing);
    await vi.advanceTimersByTimeAsync(30_000);
    const own = new Response("own");
    answer(own);
    expect(await late).toBe(own);
  });
});
