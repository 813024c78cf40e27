import { expect, test } from "vitest";
import { layOut } from "./pdf-layout";
import type { Piece } from "./pdf-lines";

const FRAME = { height: 540, number: 3, pages: 12 };
const piece = (text: string, x: number, y: number, more: Partial<Piece> = {}): Piece => {
  const size = more.size ?? 20;
  return { text, x, y, width: text.length * size * 0.5, size, isLevel: true, isRtl: false, ...more };
};
const textOf = (...pieces: Piece[]) => layOut(pieces, FRAME).text;
const titleOf = (...pieces: Piece[]) => layOut(pieces, FRAME).title;

test("single lines side by side are the row of a table", () => {
  expect(
    textOf(
      piece("Year", 50, 200),
      piece("2025", 250, 200),
      piece("2026", 450, 201),
      piece("Revenue", 50, 260),
      piece("1 m", 250, 260),
      piece("3 m", 450, 260),
    ),
  ).toBe("Year | 2025 | 2026\nRevenue | 1 m | 3 m");
});

test("cards side by side are read one after the other, also where they are centred", () => {
  expect(
    textOf(
      piece("31", 50, 200, { size: 40 }),
      piece("tests pass", 50, 230),
      piece("5", 300, 190, { size: 40 }),
      piece("bugs found", 300, 220),
      piece("this month", 300, 244),
    ),
  ).toBe("31\ntests pass\n5\nbugs found\nthis month");
});

test("a word drawn late goes where it stands", () => {
  expect(
    textOf(piece("We", 50, 200), piece("fast.", 120, 200), piece("Next", 50, 300), piece("grow", 75, 200)),
  ).toBe("We grow fast.\nNext");
});

test("a text drawn twice for its shadow is read once, its repetition elsewhere twice", () => {
  expect(textOf(piece("Traction", 51, 201), piece("Traction", 50, 200))).toBe("Traction");
  expect(textOf(piece("Traction", 50, 200), piece("Traction", 50, 300))).toBe("Traction\nTraction");
});

test("a page in a script written from the right is read from the right", () => {
  expect(
    textOf(
      piece("השוק", 700, 200, { isRtl: true, width: 60 }),
      piece("12", 660, 200, { width: 30 }),
      piece("גדל", 600, 200, { isRtl: true, width: 50 }),
    ),
  ).toBe("השוק 12 גדל");
});

test("turned text is kept, each piece for itself", () => {
  expect(textOf(piece("Growth", 20, 300, { isLevel: false }), piece("Market", 100, 100))).toContain("Growth");
});

test("a title may run over lines, and words parted at a hyphen meet again", () => {
  expect(
    titleOf(
      piece("Why it beats a cloud-", 50, 60, { size: 36 }),
      piece("only solution", 50, 100, { size: 36 }),
      piece("It is faster.", 50, 200),
      piece("It is cheaper.", 50, 260),
    ),
  ).toBe("Why it beats a cloud-only solution");
});

test("a large figure further down does not make a title of itself where the top has one", () => {
  expect(
    titleOf(
      piece("Traction", 50, 60, { size: 30 }),
      piece("ARR 4 m", 50, 300, { size: 90 }),
      piece("in the last year", 50, 340, { size: 16 }),
    ),
  ).toBe("Traction");
});

test("a cover's name is its title, wherever it stands", () => {
  expect(
    titleOf(piece("Sunrise Labs", 300, 280, { size: 60 }), piece("Seed round", 340, 340, { size: 20 })),
  ).toBe("Sunrise Labs");
});

test("a page in one size has no title, nor has a caption alone", () => {
  expect(titleOf(piece("One line", 50, 60), piece("and the next", 50, 84))).toBeNull();
  expect(titleOf(piece("Figure 1: Overview", 300, 500))).toBeNull();
  expect(titleOf(piece("Thank you", 300, 260))).toBe("Thank you");
});
