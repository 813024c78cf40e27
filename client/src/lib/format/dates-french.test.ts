import { afterAll, beforeAll, expect, it } from "vitest";

/** The language is fixed when a page loads its words, so the modules are imported after the language is set. */
async function load() {
  await import("@/words");
  return import("./dates");
}
let dates: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  localStorage.setItem("language", "fr");
  dates = await load();
});
afterAll(() => localStorage.removeItem("language"));

it("French dates have every month in French, and the ordinal on the first of a month", () => {
  const months = Array.from({ length: 12 }, (_, month) => `2031-${String(month + 1).padStart(2, "0")}`);
  const french = new Intl.DateTimeFormat("fr", { dateStyle: "medium", timeZone: "UTC" });
  expect(months.map((month) => dates.formatDate(`${month}-02`))).toEqual(
    months.map((month) => french.format(new Date(`${month}-02T00:00:00Z`))),
  );
  expect(dates.formatDate("2031-01-01")).toBe("1er janv. 2031");
  expect(dates.formatDateTime(new Date(2031, 7, 1, 9, 5).toISOString())).toBe("1er août 2031, 09:05");
});
