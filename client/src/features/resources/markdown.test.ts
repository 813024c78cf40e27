import { describe, expect, it } from "vitest";
import { parseMarkdown } from "./markdown";

describe("blocks", () => {
  it("splits Markdown into headings, lists and paragraphs, with their line breaks", () => {
    const source = "# One\n\nFirst line\nsecond line\n\n- a\n- b\n\n3. c\n4) d\n#### Deep ####\nEnd\r\n";
    expect(parseMarkdown(source)).toEqual([
      { kind: "heading", level: 1, text: "One" },
      { kind: "paragraph", text: "First line\nsecond line" },
      {
        kind: "list",
        isOrdered: false,
        start: 1,
        items: [
          { text: "a", isTicked: null },
          { text: "b", isTicked: null },
        ],
      },
      {
        kind: "list",
        isOrdered: true,
        start: 3,
        items: [
          { text: "c", isTicked: null },
          { text: "d", isTicked: null },
        ],
      },
      { kind: "heading", level: 3, text: "Deep" },
      { kind: "paragraph", text: "End" },
    ]);
  });

  it("splits Markdown lists with checkboxes and items of several lines", () => {
    expect(parseMarkdown("- [ ] open\n  and more\n- [x] done\n- [note] none")).toEqual([
      {
        kind: "list",
        isOrdered: false,
        start: 1,
        items: [
          { text: "open\nand more", isTicked: false },
          { text: "done", isTicked: true },
          { text: "[note] none", isTicked: null },
        ],
      },
    ]);
  });

  it("splits an empty text into no blocks", () => {
    expect(parseMarkdown(" \n\n")).toEqual([]);
  });
});
