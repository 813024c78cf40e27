import { describe, expect, it } from "vitest";
import { PositionHistory } from "./history";

describe("how old a copy is", () => {
  const history = new PositionHistory(10_000);
  history.add(1_000, 100n);
  history.add(2_000, 200n);
  history.add(3_000, 200n);
  history.add(4_000, 300n);

  it.each([
    ["has all that the primary was last known to have", 300n, 500],
    ["has more than that", 310n, 500],
    ["is at what the primary had for a while", 250n, 1_500],
    ["is at exactly that", 200n, 1_500],
    ["is further behind", 199n, 3_500],
    ["is behind all that is remembered: at least so much", 50n, 3_500],
  ])("is told by when the primary had come as far: one that %s", (_what, position, age) => {
    expect(history.getAge(position, 4_500)).toBe(age);
  });

  it("is not known before the primary was asked", () => {
    expect(new PositionHistory(10_000).getAge(100n, 0)).toBe(Infinity);
  });

  it("is still told of one that is far behind when the old samples are forgotten", () => {
    const short = new PositionHistory(1_000);
    for (let at = 0; at <= 5_000; at += 500) short.add(at, BigInt(at));
    expect(short.getAge(0n, 5_000)).toBeGreaterThanOrEqual(1_000);
    expect(short.getAge(5_000n, 5_000)).toBe(0);
  });
});
