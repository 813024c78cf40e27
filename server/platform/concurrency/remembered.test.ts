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

  it("weighs no more than it may, however many there are", async () => {
    const remembered = new Remembered<string>(10, (text) => text.length);
    let found = 0;
    const get = (slot: string, text: string) =>
      remembered.get(slot, "a", 0, () => (found++, Promise.resolve({ value: text, until: 100 })));
    await get("ama", "12345");
    await get("kofi", "123");
    await get("ama", "12345");
    expect(remembered.weight).toBe(8);
    // Too much together: who asked longest ago is forgotten.
    await get("efua", "1234");
    expect(remembered.weight).toBe(9);
    found = 0;
    await get("ama", "12345");
    await get("efua", "1234");
    expect(found).toBe(0);
    // One that is too heavy by itself is given, and not kept.
    expect(await get("yaw", "12345678901")).toBe("12345678901");
    expect(remembered.weight).toBe(0);
    await get("yaw", "1");
    expect([found, remembered.weight]).toEqual([2, 1]);
  });

  it("weighs what takes the place of something else, and not both", async () => {
    const remembered = new Remembered<string>(10, (text) => text.length);
    const get = (key: string, text: string) =>
      remembered.get("ama", key, 0, () => Promise.resolve({ value: text, until: 100 }));
    await Promise.all([get("a", "12345"), get("b", "1234")]);
    expect(remembered.weight).toBe(4);
    await get("c", "12");
    expect(remembered.weight).toBe(2);
  });

  it("does not hold a failure", async () => {
    const { remembered, get } = counting();
    const failing = remembered.get("ama", "a", 0, () => Promise.reject(new Error("no database")));
    await expect(failing).rejects.toThrow("no database");
    expect(await get("ama", "a")).toBe(1);
  });
});
