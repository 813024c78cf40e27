import { checkFigures, type CheckedText, type FactBase } from "./fact-check";
import { type CheckedSections, mergeDrafts } from "./merge-drafts";
import { mapSections, renderSection, SECTION_MAX, tidySection } from "./render-draft";
import { checkNames } from "./name-check";
import { findQuotations } from "./quotations";
import { createSectionReader, type TextBeingWritten } from "./section-reader";
import { DRAFT_SECTIONS, type DraftSectionKey, type WriteDraftOptions } from "../types";
import { SHORT_TITLES } from "./words-of-line";

/** Sections of a draft that is still being written, as far as their text is certain and checked. */
export type SectionsSoFar = ReadonlyMap<DraftSectionKey, CheckedText & { isDone: boolean }>;

const NOTHING: CheckedText = { text: "", supported: 0, removed: 0 };

// Where a sentence or a line ends. "Rs. 900", "approx. four", "Dr. Kamau" and the number of a list are not ends.
const CERTAIN_UP_TO = new RegExp(
  String.raw`(?<!^\s*\d{1,2}|\b(?:${SHORT_TITLES})|(?<!\p{L})\p{Lu})[.!?]["'”’»)\]]*(?=\s+[^\p{Ll}\p{N}\s])|(?=\n\s*\S)`,
  "gmu",
);

/**
 * Reads a model's answer while it is written. A sentence is given out once it is whole, for only then can its figures and
 * names be checked: nobody gets to see one that the facts do not bear out, or keeps it by stopping half-way.
 */
export function createProgressReader(facts: FactBase): (piece: string) => SectionsSoFar {
  const reader = createSectionReader();
  const sections = new Map<DraftSectionKey, CheckedText & { isDone: boolean }>();
  const readUpTo = new Map<DraftSectionKey, number>();

  const readSection = (key: DraftSectionKey, { text, isDone }: TextBeingWritten) => {
    if (sections.get(key)?.isDone) return;
    const from = readUpTo.get(key) ?? 0;
    // What is longer is cut in the end; looking through a runaway answer again and again would take for ever.
    const upTo = isDone ? text.length : text.length > 2 * SECTION_MAX ? from : endOfCertain(text, from);
    if (upTo === from && !isDone && sections.has(key)) return;
    readUpTo.set(key, upTo);
    sections.set(key, { ...checkSection(text.slice(0, upTo), facts), isDone });
  };

  return (piece) => {
    const texts = reader.read(piece);
    for (const { key } of DRAFT_SECTIONS) {
      const text = texts.get(key);
      if (text) readSection(key, text);
    }
    return sections;
  };
}

/** A section's text, bounded, with every figure, name and quotation that the facts do not hold replaced. */
export function checkSection(text: string, facts: FactBase): CheckedText {
  // A quotation is compared with the facts before its figures are.
  const named = checkNames(tidySection(text), facts.names);
  const { text: checked, supported, removed } = checkFigures(named.text, facts);
  return { text: tidySection(checked), supported, removed: removed + named.removed };
}

/** The last certain end that is in no marker and no quotation, of which the rest would still change what it becomes. */
function endOfCertain(text: string, from: number): number {
  const ends = [...text.slice(from).matchAll(CERTAIN_UP_TO)].map(
    (match) => from + match.index + match[0].length,
  );
  return ends.findLast((end) => !isInside(text, end)) ?? from;
}

function isInside(text: string, end: number): boolean {
  if (text.lastIndexOf("[", end - 1) > text.lastIndexOf("]", end - 1)) return true;
  // At the end of a line no quotation goes on.
  if (/^\s*\n/.test(text.slice(end))) return false;
  return findQuotations(text.slice(text.lastIndexOf("\n", end - 1) + 1, end)).some(
    ({ isClosed }) => !isClosed,
  );
}

/** How many sections, from the first on, both have finished. */
export function countOfBoth(first: SectionsSoFar, second: SectionsSoFar): number {
  const open = DRAFT_SECTIONS.findIndex(({ key }) => !first.get(key)?.isDone || !second.get(key)?.isDone);
  return open < 0 ? DRAFT_SECTIONS.length : open;
}

/** The sections that both have finished, merged; they are what the whole drafts will be merged to. */
export function mergeSoFar(first: SectionsSoFar, second: SectionsSoFar): SectionsSoFar {
  const whole = (sections: SectionsSoFar): CheckedSections =>
    mapSections((key) => (sections.get(key)?.isDone ? sections.get(key)! : NOTHING));
  const merged = mergeDrafts(whole(first), whole(second));
  const both = new Map<DraftSectionKey, CheckedText & { isDone: boolean }>();
  for (const { key } of DRAFT_SECTIONS.slice(0, countOfBoth(first, second)))
    both.set(key, { ...NOTHING, text: merged[key], isDone: true });
  return both;
}

/** The beginning of the draft that these sections make; nothing before there is a sentence of somebody's own. */
export function renderSoFar(sections: SectionsSoFar): string {
  let rendered = "";
  let worthShowing = "";
  for (const { key } of DRAFT_SECTIONS) {
    const section = sections.get(key);
    if (!section || (!section.isDone && section.text === "")) break;
    rendered += renderSection(key, section.text);
    if (section.text !== "") worthShowing = rendered;
    if (!section.isDone) break;
  }
  return worthShowing;
}

/** Hands out a growing text in pieces. Where the next one does not continue the last, the listener starts over. */
export function createTextFeed({ onText, onRestart }: WriteDraftOptions) {
  let given = "";
  return (text: string, aiProvider: Parameters<NonNullable<typeof onText>>[1]): void => {
    if (text === "" || given.startsWith(text)) return;
    const continues = text.startsWith(given);
    if (!continues) onRestart?.();
    onText?.(continues ? text.slice(given.length) : text, aiProvider);
    given = text;
  };
}
