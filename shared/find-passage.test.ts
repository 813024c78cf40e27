import { describe, expect, it } from "vitest";
import { isStorable } from "./validators/fields";
import { cutPassage, findPassage } from "./find-passage";

const TEXT = "We sell lamps. In the north we sell kits, and in the south we sell lamps.";

describe("the words of a comment", () => {
  it("are found again after the text around them was changed", () => {
    const passage = cutPassage(TEXT, TEXT.indexOf("kits"), 4);
    const now = TEXT.replace("In the north", "In all five regions of the north");
    expect(findPassage(now, passage)).toBe(now.indexOf("kits"));
  });

  it("are told from the same words elsewhere by what stands around them", () => {
    const passage = cutPassage(TEXT, TEXT.lastIndexOf("we sell"), 7);
    const now = `We sell hope, and we sell soap. ${TEXT}`;
    expect(findPassage(now, passage)).toBe(now.lastIndexOf("we sell"));
  });

  it("are taken at the place nearest to the old one where all else is the same", () => {
    const line =
      "and so on and so on and so on and so on and so on and so on and so on and so on and so on and so on ";
    const text = line.repeat(3);
    const start = text.indexOf("so on", 150);
    expect(findPassage(text, cutPassage(text, start, 5))).toBe(start);
  });

  it("are gone when one character of them is another", () => {
    const passage = cutPassage(TEXT, TEXT.indexOf("kits"), 4);
    expect(findPassage(TEXT.replace("kits", "Kits"), passage)).toBeNull();
    expect(findPassage("", passage)).toBeNull();
  });

  it("keep no half of a character in what stands around them", () => {
    const text = `${"😀".repeat(30)}word${"😀".repeat(30)}`;
    for (const start of [60, 61]) {
      const { textBefore, textAfter } = cutPassage(text, start, 3);
      expect([isStorable(textBefore), isStorable(textAfter)]).toEqual([true, true]);
    }
  });
});
