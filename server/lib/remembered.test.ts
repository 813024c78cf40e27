import { describe, expect, it } from "vitest";
import { Remembered } from "./remembered";

/** Finds numbers, counting: each finding gives the next one. */
function counting(max = 10) {
  const remembered = new Remembered<number>(max);
  let found = 0;
  const get = (slot: string, key: string, now = 0, until = 100) =>
    remembered.get(slot, key, now, () => Promise.resolve({ value: ++found, until }));
  return { remembered, get };
}

describe("what is remembered", () => {
  it("is found once, as long as what it depends on stays the same", async () => {
    const { get } = counting();
    expect([await get("ama", "a"), await get("ama", "a"), await get("ama", "b")]).toEqual([1, 1, 2]);
    expect(await get("ama", "a")).toBe(3);
  });

  it("is found anew once its time is over, or when the clock was put back", async () => {
    const { get } = counting();
    expect([await get("ama", "a", 50), await get("ama", "a", 99), await get("ama", "a", 100, 200)]).toEqual([
      1, 1, 2,
    ]);
    expect(await get("ama", "a", 99)).toBe(3);
  });

  it("is shared by those who ask while it is being found", async () => {
    const { get } = counting();
    expect(await Promise.all([get("ama", "a"), get("ama", "a"), get("kofi", "a")])).toEqual([1, 1, 2]);
  });

  it("is forgotten for whoever asked longest ago when there are too many", async () => {
    const { get } = counting(2);
    await get("ama", "a");
    await get("kofi", "a");
    await get("ama", "a");
    await get("efua", "a");
    expect([await get("ama", "a"), await get("kofi", "a")]).toEqual([1, 4]);
  });

  it("does not hold a failure", async () => {
    const { remembered, get } = counting();
    const failing = remembered.get("ama", "a", 0, () => Promise.reject(new Error("no database")));
    await expect(failing).rejects.toThrow("no database");
    expect(await get("ama", "a")).toBe(1);
  });
});
