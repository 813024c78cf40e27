import { describe, expect, it } from "vitest";
import { buildCard, testId } from "@/test/opportunities";
import { isShownIn, pageAfter } from "./shown-opportunities";

const away = { kind: "dismissed", reason: null } as const;
const saved = { kind: "saved", reason: null } as const;

it.each([
  [null, true, false, false],
  [saved, true, true, false],
  [away, false, false, true],
  [undefined, true, true, true],
])("shows feedback %j among all: %s, saved: %s, put away: %s", (feedback, all, isSaved, isAway) => {
  expect(isShownIn("all", { feedback })).toBe(all);
  expect(isShownIn("saved", { feedback })).toBe(isSaved);
  expect(isShownIn("dismissed", { feedback })).toBe(isAway);
});

describe("the page to ask for next", () => {
  const page = (from: number, gone: readonly number[] = []) => ({
    opportunities: Array.from({ length: 10 }, (_, n) =>
      buildCard({ id: testId(from + n), feedback: gone.includes(from + n) ? away : null }),
    ),
  });

  it("is the one after the last while nothing has left the list", () => {
    expect(pageAfter([page(1), page(11)], 2, "all")).toBe(3);
  });

  it("is the last one again when what follows has moved up into it", () => {
    expect(pageAfter([page(1, [3, 4]), page(11)], 2, "all")).toBe(2);
  });

  it("goes on when the page that was asked for again has brought what moved up", () => {
    // Opportunities 13 to 22: eight that were there already, two that were not.
    expect(pageAfter([page(1, [3, 4]), page(11), page(13)], 2, "all")).toBe(3);
  });

  it("goes on when asking again brought nothing new", () => {
    expect(pageAfter([page(1, [3]), page(11), page(11)], 2, "all")).toBe(3);
  });
});
