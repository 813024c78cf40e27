import type { DrawnPart } from "../../../platform/packages/package-frames";
import type { DocumentContent, Section } from "../document/build-docx";
import { type Block, parseBlocks, type Run } from "../document/text-blocks";

const MARKS = ["•", "–", "▪"];

const toText = (lines: Run[][]) => lines.map((line) => line.map(({ text }) => text).join("")).join("\n");

/** Turns the blocks of a text into parts. The numbers of a list go on where its items do. */
function drawBlocks(blocks: readonly Block[]): DrawnPart[] {
  const numbers = new Map<string, number>();
  return blocks.map((block): DrawnPart => {
    const text = toText(block.lines);
    switch (block.kind) {
      case "heading":
        return { kind: "subheading", text };
      case "bullet":
        return { kind: "bullet", text, depth: block.depth, mark: MARKS[block.depth % MARKS.length]! };
      case "number": {
        const key = `${block.list} ${block.depth}`;
        const n = numbers.get(key) ?? block.start;
        numbers.set(key, n + 1);
        return { kind: "bullet", text, depth: block.depth, mark: `${n}.` };
      }
      case "paragraph":
        return { kind: "paragraph", text };
    }
  });
}

const drawSection = ({ title, subtitle, facts, note, text }: Section): DrawnPart[] => [
  ...(title ? [{ kind: "heading" as const, text: title }] : []),
  ...(subtitle ? [{ kind: "subheading" as const, text: subtitle }] : []),
  ...(facts ?? []).flatMap(({ label, value }) =>
    value ? [{ kind: "fact" as const, label, text: value }] : [],
  ),
  ...(note ? [{ kind: "note" as const, text: note }] : []),
  ...(text ? drawBlocks(parseBlocks(text)) : []),
];

/** The document of an application as parts that a PDF draws one below the other. */
export const drawContent = ({ title, subtitle, sections }: DocumentContent): DrawnPart[] => [
  { kind: "title", text: title },
  { kind: "subtitle", text: subtitle },
  ...sections.flatMap(drawSection),
];
