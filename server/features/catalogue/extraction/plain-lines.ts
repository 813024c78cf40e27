import type { Line } from "./html/lines";
import { oneLine } from "./html/load-page";
import { labelKind } from "./values/labels";

const LINES_MAX = 20_000;
const LABELLED = /^([^:]{2,70}?)\s?:\s+(\S.*)$/;
/** A shorter line ends its paragraph. A longer one ends at the edge of the paper. */
const FULL_LINE = 55;

/**
 * Splits a text without markup, such as a page of a PDF, into lines. Paragraphs are joined, and headings and
 * labels are recognised by their words.
 */
export function splitPlainLines(text: string): Line[] {
  const raw = text.split(/\n/).slice(0, LINES_MAX).map(oneLine);
  const lines: Line[] = [];
  let isOpen = false;
  let lastLength = 0;
  for (const line of raw) {
    if (line === "") {
      isOpen = false;
      continue;
    }
    const last = lines.at(-1);
    const isItem = /^[•▪●○◦*–-]\s|^\(?[a-z\d]{1,2}[.)]\s/.test(line);
    const match = LABELLED.exec(line);
    const isLabelled = match?.[1] !== undefined && labelKind(match[1]) !== null;
    const isHeading = !isLabelled && line.length <= 70 && !/[.;,]$/.test(line) && labelKind(line) !== null;
    const continues =
      isOpen && lastLength >= FULL_LINE && last?.kind !== "heading" && !/[.!?:]$/.test(last?.text ?? "");
    if (last && continues && !isItem && !isLabelled && !isHeading) last.text = `${last.text} ${line}`;
    else if (isLabelled && match?.[1] && match[2])
      lines.push({ kind: "text", text: match[2], level: 0, label: match[1], links: [] });
    else
      lines.push({
        kind: isHeading ? "heading" : isItem ? "item" : "text",
        text: isItem ? line.replace(/^[•▪●○◦*–-]\s+/, "") : line,
        level: isHeading ? 2 : 0,
        label: null,
        links: [],
      });
    isOpen = true;
    lastLength = line.length;
  }
  return lines;
}
