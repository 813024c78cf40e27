import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isStorable } from "@shared/validators/fields";
import { fairShare } from "../text/fair-share";
import { finishPages } from "./finish-pages";
import { DOCUMENT_TEXT_MAX, NOTES_MAX, PAGE_TEXT_MAX, TITLE_MAX } from "./limits";
import { cutText, tidyText } from "./text";

const page = (text: string, notes: string | null = null, title: string | null = null) => ({
  title,
  text,
  notes,
});

test("pages are numbered from 1, with empty titles and notes as none", () => {
  expect(finishPages([page("One", " \n", ""), page("Two", "Say it.", "Two")])).toEqual([
    { number: 1, title: null, text: "One", notes: null, isUnread: false },
    { number: 2, title: "Two", text: "Two", notes: "Say it.", isUnread: false },
  ]);
});

test("a page without a letter is unread, and keeps what it has", () => {
  expect(
    finishPages([page("42 % → 80 %"), page("市场")]).map(({ text, isUnread }) => [text, isUnread]),
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
  test("on each page", () => {
    const [only] = finishPages([page("word ".repeat(5000), "note ".repeat(5000), "title ".repeat(500))]);
    expect(only!.text.length).toBeGreaterThan(PAGE_TEXT_MAX - 10);
    expect(only!.text.length).toBeLessThanOrEqual(PAGE_TEXT_MAX);
    expect(only!.notes!.length).toBeLessThanOrEqual(NOTES_MAX);
    expect(only!.title!.length).toBeLessThanOrEqual(TITLE_MAX);
  });

  test("in the whole document, at the cost of the longest", () => {
    const pages = finishPages([
      page("Short and whole"),
      ...Array.from({ length: 299 }, () => page("word ".repeat(2000), "note ".repeat(1000), "Title")),
    ]);
    const total = pages.reduce(
      (sum, { title, text, notes }) => sum + (title?.length ?? 0) + text.length + (notes?.length ?? 0),
      0,
    );
    expect(total).toBeLessThanOrEqual(DOCUMENT_TEXT_MAX);
    expect(total).toBeGreaterThan(DOCUMENT_TEXT_MAX * 0.98);
    expect(pages[0]!.text).toBe("Short and whole");
    expect(pages.every(({ text, isUnread }) => text.length > 0 && !isUnread)).toBe(true);
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
