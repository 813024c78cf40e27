import type { Line } from "../html/lines";
import type { ReadContext } from "../reading/context";
import { canBeName, hasFundingWord, isClosedHeading } from "../reading/signs";
import { readItemFields, statesClosed } from "./item-fields";
import type { Listing } from "./read-listing";

const SECTIONS_MIN = 3;

/**
 * Reads programmes that follow each other, each under a heading of the same level and without a box around
 * it.
 */
export function readSections(lines: readonly Line[], url: string, context: ReadContext): Listing | null {
  for (const level of [2, 3, 4]) {
    const sections = splitIntoSections(lines, level).filter(({ name }) => canBeName(name));
    const candidates = sections.map((section) => ({
      ...section,
      opportunity: readItemFields(
        { name: section.name, href: section.href, lines: section.lines, isClosed: false },
        url,
        context,
      ),
    }));
    const programmes = candidates.filter(({ opportunity, name }) => {
      const values = opportunity?.values;
      const signs = [
        values?.deadline ?? values?.deadlineNote,
        values?.maxAmount ?? values?.minAmount,
        values?.eligibilityText,
      ].filter((value) => value != null);
      return signs.length >= (hasFundingWord(name) ? 1 : 2);
    });
    if (programmes.length < SECTIONS_MIN || programmes.length < sections.length / 2) continue;
    return {
      opportunities: programmes
        .filter((section) => !section.isClosed && !section.lines.some(statesClosed))
        .map(({ opportunity }) => opportunity)
        .filter((opportunity) => opportunity !== null)
        .slice(0, 100),
      members: new Set(),
      linked: programmes.filter(({ href }) => href !== null).length,
    };
  }
  return null;
}

type Section = { name: string; href: string | null; lines: Line[]; isClosed: boolean };

function splitIntoSections(lines: readonly Line[], level: number): Section[] {
  const sections: Section[] = [];
  let current: Section | null = null;
  let isClosed = false;
  for (const line of lines) {
    const isHeading = line.kind === "heading" && line.label === null;
    if (isHeading && line.level < level) {
      current = null;
      isClosed = isClosedHeading(line.text);
    } else if (isHeading && line.level === level) {
      current = { name: line.text, href: line.links[0]?.href ?? null, lines: [], isClosed };
      sections.push(current);
    } else if (current) {
      current.href ??= line.links[0]?.href ?? null;
      current.lines.push(line);
    }
  }
  return sections;
}
