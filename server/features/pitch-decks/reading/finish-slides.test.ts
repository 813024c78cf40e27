import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isStorable } from "@shared/validators/fields";
import { fairShare, finishSlides } from "./finish-slides";
import { DECK_TEXT_MAX, NOTES_MAX, SLIDE_TEXT_MAX, TITLE_MAX } from "./limits";
import { cutText, tidyText } from "./text";

const slide = (text: string, notes: string | null = null, title: string | null = null) => ({
  title,
  text,
  notes,
});

test("slides are numbered from 1, with empty titles and notes as none", () => {
  expect(finishSlides([slide("One", " \n", ""), slide("Two", "Say it.", "Two")])).toEqual([
    { number: 1, title: null, text: "One", notes: null, isUnread: false },
    { number: 2, title: "Two", text: "Two", notes: "Say it.", isUnread: false },
  ]);
});

test("a slide without a letter is unread, and keeps what it has", () => {
  expect(
    finishSlides([slide("42 % → 80 %"), slide("市场")]).map(({ text, isUnread }) => [text, isUnread]),
  ).toEqual([
    ["42 % → 80 %", true],
    ["市场", false],
  ]);
});

describe("text is tidied", () => {
  test.each([
    ["  Our \t market\u00a0grows  \n\n\n next\r\nline\u000bbreak ", "Our market grows\nnext\nline\nbreak"],
    ["a\0b\u0007c\u200bd\u00ade", "abcde"],
    ["half \ud83d a pair, whole 😀", "half a pair, whole 😀"],
    ["hidden \u202eorder\u202c", "hidden order"],
    ["\uf0b7 Bullet of a symbol font", "Bullet of a symbol font"],
  ])("%j", (given, expected) => expect(tidyText(given)).toBe(expected));

  test("whatever it is, it can be stored and is tidy already", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), fc.nat(100), (text, max) => {
        const tidy = tidyText(text);
        expect(isStorable(tidy)).toBe(true);
        expect(tidyText(tidy)).toBe(tidy);
        const cut = cutText(tidy, max);
        expect(isStorable(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(tidy.startsWith(cut)).toBe(true);
      }),
    );
  });
});

describe("text is bounded", () => {
  test("on each slide", () => {
    const [only] = finishSlides([slide("word ".repeat(5000), "note ".repeat(5000), "title ".repeat(500))]);
    expect(only!.text.length).toBeGreaterThan(SLIDE_TEXT_MAX - 10);
    expect(only!.text.length).toBeLessThanOrEqual(SLIDE_TEXT_MAX);
    expect(only!.notes!.length).toBeLessThanOrEqual(NOTES_MAX);
    expect(only!.title!.length).toBeLessThanOrEqual(TITLE_MAX);
  });

  test("in the whole deck, at the cost of the longest", () => {
    const slides = finishSlides([
      slide("Short and whole"),
      ...Array.from({ length: 299 }, () => slide("word ".repeat(2000), "note ".repeat(1000), "Title")),
    ]);
    const total = slides.reduce(
      (sum, { title, text, notes }) => sum + (title?.length ?? 0) + text.length + (notes?.length ?? 0),
      0,
    );
    expect(total).toBeLessThanOrEqual(DECK_TEXT_MAX);
    expect(total).toBeGreaterThan(DECK_TEXT_MAX * 0.98);
    expect(slides[0]!.text).toBe("Short and whole");
    expect(slides.every(({ text, isUnread }) => text.length > 0 && !isUnread)).toBe(true);
  });

  test("a fair share fits, and uses what there is", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1 }), fc.nat(20_000), (lengths, total) => {
        const max = fairShare(lengths, total);
        const sum = lengths.reduce((all, length) => all + Math.min(length, max), 0);
        expect(sum).toBeLessThanOrEqual(Math.max(total, 0));
        if (max !== Infinity) expect(sum).toBeGreaterThan(total - lengths.length);
      }),
    );
  });
});
