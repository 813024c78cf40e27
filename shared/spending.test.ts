import { expect, it } from "vitest";
import { summariseSpending } from "./spending";

it.each([
  [79, 100, null],
  [80, 100, 80],
  [89, 100, 80],
  [90, 100, 90],
  [99, 100, 90],
  [100, 100, 100],
  [240, 100, 100],
  [0, 0, null],
  [1, 0, 100],
  [8, 10, 80],
  [799_999_999_999_999, 1_000_000_000_000_000, null],
])("%s spent of %s warns with %s", (spent, awarded, warning) => {
  const { left, warning: found } = summariseSpending(awarded, [{ kind: "travel", amount: spent }]);
  expect([left, found]).toEqual([awarded - spent, warning]);
});

it("says nothing of what is left where no award is known, and names kinds that were planned or spent on", () => {
  const entries = [{ kind: "travel" as const, amount: 5 }];
  expect(summariseSpending(null, entries, { personnel: 10 })).toEqual({
    ...{ spent: 5, left: null, warning: null },
    kinds: [
      { kind: "personnel", planned: 10, spent: 0, left: 10, warning: null },
      { kind: "travel", planned: null, spent: 5, left: null, warning: null },
    ],
  });
});
