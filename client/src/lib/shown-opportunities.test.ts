import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildCard, testId } from "@/test/opportunities";
import { isShownIn, pageAfter } from "./shown-opportunities";

const dismissed = { kind: "dismissed", reason: null } as const;
const saved = { kind: "saved", reason: null } as const;

it.each([
  [null, true, false, false],
  [saved, true, true, false],
  [dismissed, false, false, true],
])(
  "an opportunity with feedback %j is listed among all: %s, saved: %s, hidden: %s",
  (feedback, all, isSaved, isAway) => {
    expect(isShownIn("all", { feedback })).toBe(all);
    expect(isShownIn("saved", { feedback })).toBe(isSaved);
    expect(isShownIn("dismissed", { feedback })).toBe(isAway);
  },
);

describe("the page to ask for next", () => {
  const TOTAL = 95;
  const page = (from: number, gone: readonly number[] = [], total = TOTAL) => ({
    opportunities: Array.from({ length: 10 }, (_, n) =>
      buildCard({ id: testId(from + n), feedback: gone.includes(from + n) ? dismissed : null }),
    ),
    pagination: { total, hasMore: true },
  });

  it("the next page follows the last one while nothing has left the list", () => {
    expect(pageAfter([page(1), page(11)], [1, 2], "all")).toBe(3);
  });

  it("the next page is the last one again when later rows have moved up into it", () => {
    expect(pageAfter([page(1, [3, 4]), page(11)], [1, 2], "all")).toBe(2);
  });

  it("paging goes on when a repeated page has brought the rows that moved up", () => {
    // Opportunities 13 to 22: eight were there already, two were not.
    const pages = [page(1, [3, 4]), page(11), page(13, [], TOTAL - 2)];
    expect(pageAfter(pages, [1, 2, 2], "all")).toBe(3);
  });

  it("paging goes on when a repeated page brought nothing new", () => {
    expect(pageAfter([page(1, [3]), page(11), page(11)], [1, 2, 2], "all")).toBe(3);
  });

  it("the next page is an earlier one when another user removed rows, and then the next unread one", () => {
    const shorter = TOTAL - 1;
    const pages = [page(1), page(12, [], shorter)];
    expect(pageAfter(pages, [1, 2], "all")).toBe(1);
    expect(pageAfter([...pages, page(2, [], shorter)], [1, 2, 1], "all")).toBe(3);
    expect(pageAfter([page(1), page(11), page(33, [], TOTAL - 12)], [1, 2, 3], "all")).toBe(1);
  });

  it("the next page is an earlier one at the end of the list too", () => {
    const end = {
      opportunities: page(12).opportunities.slice(0, 3),
      pagination: { total: 13, hasMore: false },
    };
    const pages = [page(1, [], 14), end];
    expect(pageAfter(pages, [1, 2], "all")).toBe(1);
    expect(pageAfter([...pages, page(2, [], 13)], [1, 2, 1], "all")).toBe(undefined);
  });

  it("paging reaches every row that stays, whatever is removed between pages, and it ends", () => {
    const removals = fc.array(fc.array(fc.nat({ max: 60 }), { maxLength: 14 }), { maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), removals, (length, taken) => {
        let list = Array.from({ length }, (_, n) => n);
        const pages: Parameters<typeof pageAfter>[0][number][] = [];
        const read: number[] = [];
        const seen = new Set<number>();
        for (let next: number | undefined = 1; next !== undefined; next = pageAfter(pages, read, "all")) {
          const from = (next - 1) * 10;
          const rows = list.slice(from, from + 10);
          for (const row of rows) seen.add(row);
          read.push(next);
          pages.push({
            opportunities: rows.map((row) => ({ id: testId(row), feedback: null })),
            pagination: { total: list.length, hasMore: rows.length > 0 && from + rows.length < list.length },
          });
          const gone = taken[read.length - 1] ?? [];
          list = list.filter((row) => !gone.includes(row));
          expect(read.length).toBeLessThan(60);
        }
        // Removals after the last fetched page could not be known.
        const unseen = list.filter((row) => !seen.has(row));
        const lastTotal = pages.at(-1)!.pagination.total;
        expect(unseen.length).toBeLessThanOrEqual(lastTotal - list.length);
      }),
    );
  });
});
