import { afterAll, beforeAll, expect, it } from "vitest";

/** The language is fixed when a page loads its words, so the modules are imported after the language is set. */
async function load() {
  await import("@/words");
  return import("./dates");
}
let dates: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  localStorage.setItem("language", "ar");
  dates = await load();
});
afterAll(() => localStorage.removeItem("language"));

it("an Arabic date has the Arabic comma before the time", () => {
  expect(dates.formatDateTime(new Date(2031, 0, 5, 23, 9).toISOString())).toBe("5 يناير 2031، 23:09");
  expect(dates.formatInReaderZone("2027-03-31T21:00:00Z", "America/New_York", "Africa/Nairobi")).toBe(
    "1 أبريل 2027، 00:00",
  );
});
