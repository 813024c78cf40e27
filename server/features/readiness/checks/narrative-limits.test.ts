import { describe, expect, it } from "vitest";
import type { FoundLine } from "../../call-sheets/reading/types";
import { readCall } from "../../call-sheets/reading/read-call";
import type { NarrativeLimits, PageLimit, ReadinessInput } from "../types";
import { chooseNarrativeLimits, estimatePages, findLongNarrative } from "./narrative-limits";

const SENTENCE = "We rent out solar pumps, so that small farms water their fields in the dry months. ";
/** A paragraph of a hundred and twenty words. */
const PARAGRAPH = `${SENTENCE.repeat(8).trim()}\n\n`;

const read = (text: string): FoundLine[] => readCall([{ number: 1, text, isUnread: false }]);
const limitsOf = (text: string) => chooseNarrativeLimits(read(text));
const chooseOf = (text: string) => limitsOf(text).pages;
const NO_LIMITS: NarrativeLimits = { words: null, characters: null, pages: null };
const checkLimits = (narrative: string | null, limits: Partial<NarrativeLimits>) =>
  findLongNarrative({ narrative, narrativeLimits: { ...NO_LIMITS, ...limits } } as ReadinessInput).map(
    ({ code, params }) => [code, params],
  );
const check = (narrative: string | null, pages: PageLimit | null) => checkLimits(narrative, { pages });

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

describe("a narrative and the words and characters of its call", () => {
  it("is found above its limit, with what was counted, and not at its limit", () => {
    expect(checkLimits("One two three", { words: 2 })).toEqual([
      ["narrative_too_many_words", { count: 3, limit: 2 }],
    ]);
    expect(checkLimits("One two", { characters: 6 })).toEqual([
      ["narrative_too_many_characters", { count: 7, limit: 6 }],
    ]);
    expect(checkLimits("One two", { words: 2, characters: 7 })).toEqual([]);
    expect(checkLimits(null, { words: 1 })).toEqual([]);
  });

  it("are those that a call states of the narrative", () => {
    expect(limitsOf("Format\nThe narrative must not exceed 900 words.")).toEqual({
      ...NO_LIMITS,
      words: 900,
    });
    expect(limitsOf("Format\nLe dossier ne doit pas dépasser 6000 caractères.")).toEqual({
      ...NO_LIMITS,
      characters: 6000,
    });
  });

  it("are none where a limit is of an answer, an abstract or of nothing that is named", () => {
    for (const sentence of [
      "Each answer of the application must not exceed 300 words.",
      "The title of the project must not exceed 100 characters.",
      "The abstract of the proposal must not exceed 250 words.",
      "Maximum 400 words.",
    ])
      expect(limitsOf(`Format\n${sentence}`), sentence).toEqual(NO_LIMITS);
  });
});
