import { describe, expect, it } from "vitest";
import { isOneLine, toOneLine } from "./one-line";

const HIDDEN_MARKS = ["\n", "\r", "\t", "\u0007", "\u007f", "\u0085", "\u2028", "\u2029"];
const TURNING_MARKS = [
  "\u202A",
  "\u202B",
  "\u202C",
  "\u202D",
  "\u202E",
  "\u2066",
  "\u2067",
  "\u2068",
  "\u2069",
];

describe("a line", () => {
  it.each([...HIDDEN_MARKS, ...TURNING_MARKS].map((mark) => [mark.codePointAt(0)!.toString(16), mark]))(
    "a line holds no U+%s",
    (_code, mark) => {
      expect(isOneLine(`Acme${mark}exe`)).toBe(false);
      expect(isOneLine(toOneLine(`Acme${mark}exe`))).toBe(true);
    },
  );

  it.each([
    "منحة الطاقة النظيفة",
    "\u200Fשלום\u200E Ltd",
    "می‌خواهم",
    "👩🏾‍🌾 Ẹ̀kọ́ Ọ̀ṣun",
    "O'Neill-Smith & Søns\u00A0AS",
    "",
  ])("the line %j is allowed and stays as it is", (text) => {
    expect(isOneLine(text)).toBe(true);
    expect(toOneLine(text)).toBe(text);
  });

  it("line breaks become spaces, and marks that turn text are removed", () => {
    expect(toOneLine(" Acme\r\n\tGmbH\u2028& Co\n")).toBe("Acme GmbH & Co");
    expect(toOneLine("deck\u202Egnp.pdf")).toBe("deckgnp.pdf");
  });
});
