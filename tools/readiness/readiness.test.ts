import { expect, it } from "vitest";
import { findFindings } from "../../server/features/readiness/find-findings";
import { loadSet, measureSet, SETS, toInput } from "./measure-readiness";

it("the sets hold a hundred planted defects in twenty applications, and ten clean ones", async () => {
  const measured = await Promise.all(SETS.map(measureSet));
  const sum = (of: (each: (typeof measured)[number]) => number) =>
    measured.reduce((all, each) => all + of(each), 0);
  expect([sum((set) => set.applications), sum((set) => set.planted), sum((set) => set.clean)]).toEqual([
    20, 100, 10,
  ]);
});

it("at least 95 of the planted defects are found, with at most three false alarms", async () => {
  const measured = await Promise.all(SETS.map(measureSet));
  const sum = (of: (each: (typeof measured)[number]) => number) =>
    measured.reduce((all, each) => all + of(each), 0);
  expect(sum((set) => set.found)).toBeGreaterThanOrEqual(95);
  expect(sum((set) => set.falseAlarms.length)).toBeLessThanOrEqual(3);
});

it("no clean application is longer than the pages of its call, were it a single page", async () => {
  for (const set of SETS)
    for (const application of (await loadSet(set)).clean) {
      const call = { ...application.call, pages: 1 };
      expect(findFindings(toInput({ ...application, call })).map(({ code }) => code)).not.toContain(
        "too_many_pages",
      );
    }
});

it("every finding in a text shows words that stand at its place", async () => {
  for (const set of SETS)
    for (const application of (await loadSet(set)).applications) {
      const input = toInput(application);
      for (const { place } of findFindings(input)) {
        if (place.start === null || place.quote === null) continue;
        const text =
          place.part === "narrative"
            ? input.narrative
            : input.questions.find(({ id }) => id === place.id)?.answer;
        expect(text?.slice(place.start, place.start + place.quote.length)).toBe(place.quote);
      }
    }
});
