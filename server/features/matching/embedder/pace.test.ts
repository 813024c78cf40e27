import { describe, expect, it } from "vitest";
import { createPace } from "./pace";

/** A clock that only waiting moves. */
function clock() {
  let now = 0;
  return {
    now: () => now,
    sleep: async (milliseconds: number) => void (now += milliseconds),
    advance: (milliseconds: number) => void (now += milliseconds),
  };
}

describe("a pace", () => {
  it("lets the first through at once and each further one after a minute's share", async () => {
    const time = clock();
    const pace = createPace(30, time);
    const at: number[] = [];
    for (let n = 0; n < 4; n++) {
      await pace.turn();
      at.push(time.now());
    }
    expect(at).toEqual([0, 2_000, 4_000, 6_000]);
  });

  it("saves no turns up", async () => {
    const time = clock();
    const pace = createPace(60, time);
    await pace.turn();
    time.advance(60_000);
    await pace.turn();
    await pace.turn();
    expect(time.now()).toBe(61_000);
  });

  it("lets nobody wait whose signal is aborted", async () => {
    const pace = createPace(1);
    await pace.turn();
    const leaving = new AbortController();
    const waits = pace.turn(leaving.signal);
    leaving.abort(new Error("left"));
    await expect(waits).rejects.toThrow("left");
    await expect(pace.turn(leaving.signal)).rejects.toThrow("left");
  });

  it("rests as long as was asked for, the longest of several, and never for hours", () => {
    const time = clock();
    const pace = createPace(60, time);
    expect(pace.restMs()).toBe(0);
    pace.rest(5_000);
    pace.rest(2_000);
    expect(pace.restMs()).toBe(5_000);
    time.advance(5_000);
    expect(pace.restMs()).toBe(0);
    pace.rest(86_400_000);
    expect(pace.restMs()).toBe(600_000);
  });
});
