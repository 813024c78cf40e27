import { describe, expect, it } from "vitest";
import type { FoundLine } from "../../call-sheets/reading/types";
import { readCall } from "../../call-sheets/reading/read-call";
import type { PageLimit, ReadinessInput } from "../types";
import { choosePageLimit, estimatePages, findLongNarrative } from "./page-limit";

const SENTENCE = "We rent out solar pumps, so that small farms water their fields in the dry months. ";
/** A paragraph of a hundred and twenty words. */
const PARAGRAPH = `${SENTENCE.repeat(8).trim()}\n\n`;

const read = (text: string): FoundLine[] => readCall([{ number: 1, text, isUnread: false }]);
const chooseOf = (text: string) => choosePageLimit(read(text));
const check = (narrative: string | null, pageLimit: PageLimit | null) =>
  findLongNarrative({ narrative, pageLimit } as ReadinessInput).map(({ code, params }) => [code, params]);

describe("the pages that a text takes", () => {
  it("are about as many as a word processor needs in its narrowest usual letters", () => {
    // A page in Times of 12 points holds 600 to 700 words of close prose.
    const words = PARAGRAPH.repeat(5).trim().split(/\s+/).length;
    expect(words).toBeGreaterThan(600);
    expect(estimatePages(PARAGRAPH.repeat(5), 12)).toBeGreaterThan(0.85);
    expect(estimatePages(PARAGRAPH.repeat(5), 12)).toBeLessThan(1.1);
    expect(words).toBeLessThan(700);
  });

  it("grow with the size of the letters, and with short lines", () => {
    expect(estimatePages(PARAGRAPH.repeat(5), 14)).toBeGreaterThan(estimatePages(PARAGRAPH.repeat(5), 11));
    expect(estimatePages("One\n".repeat(50), 12)).toBeGreaterThan(estimatePages("One ".repeat(50), 12) * 10);
    expect(estimatePages("太".repeat(500), 12)).toBeGreaterThan(estimatePages("a".repeat(500), 12) * 2);
  });
});

describe("a narrative and the pages of its call", () => {
  it("is found where it is clearly too long, with the estimate, the limit and the letters", () => {
    expect(check(PARAGRAPH.repeat(30), { pages: 4, points: 12 })).toEqual([
      ["too_many_pages", { count: 6, limit: 4, points: 12 }],
    ]);
    expect(check(PARAGRAPH.repeat(30), { pages: 3, points: null })).toEqual([
      ["too_many_pages", { count: 5, limit: 3, points: 11 }],
    ]);
  });

  it("is none where it is shorter, within what an estimate can be wrong by, or has no limit", () => {
    expect(check(PARAGRAPH.repeat(20), { pages: 5, points: 12 })).toEqual([]);
    const almost = PARAGRAPH.repeat(25);
    expect(estimatePages(almost, 12)).toBeGreaterThan(4);
    expect(check(almost, { pages: 4, points: 12 })).toEqual([]);
    expect(check(PARAGRAPH.repeat(200), null)).toEqual([]);
    expect(check(null, { pages: 1, points: 12 })).toEqual([]);
  });
});

describe("the limit of the narrative among those of a call", () => {
  it("is that of the narrative, with the letters that the call states", () => {
    expect(
      chooseOf("How long\nThe narrative must not exceed 10 pages, in letters of at least 11 points."),
    ).toEqual({ pages: 10, points: 11 });
    expect(chooseOf("Format\nPage limit: 12")).toEqual({ pages: 12, points: null });
    expect(chooseOf("Format\nLe dossier ne doit pas dépasser 8 pages.")).toEqual({ pages: 8, points: null });
    expect(chooseOf("Format\nThe proposal, with its budget, has at most 6 pages.")?.pages).toBe(6);
  });

  it("is none where only a letter, a CV or a budget is limited, and the largest of several", () => {
    expect(chooseOf("Format\nAttach a letter of support of no more than 1 page.")).toBeNull();
    expect(chooseOf("Format\nCVs of key staff have at most 2 pages each.")).toBeNull();
    expect(chooseOf("Format\nPosition descriptions should be no longer than one page.")).toBeNull();
    expect(chooseOf("Format\nThe budget justification must not exceed 3 pages.")).toBeNull();
    expect(
      chooseOf(
        "Format\nThe abstract must not exceed 1 page.\nThe proposal must not exceed 15 pages.\nThe description of the team must not exceed 2 pages.",
      ),
    ).toEqual({ pages: 15, points: null });
    expect(chooseOf("Format\nThe narrative must not exceed 900 words.")).toBeNull();
  });
});
