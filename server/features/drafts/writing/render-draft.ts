import { clampText, cleanText } from "../../../platform/ai/text";
import { t } from "../../../platform/text/words";
import { DRAFT_SECTIONS, type DraftSectionKey, type DraftSections } from "../types";

export const SECTION_MAX = 4_000;

const EMPTY_SECTION: DraftSections = {
  need: "[add: the problem you address, who has it, and the evidence for it]",
  solution: "[add: what you do about it and how it works]",
  impact: "[add: your results so far, and what will change with this funding]",
  budget: "[add: what the money pays for, line by line]",
  team: "[add: who does the work, and why they can]",
  fit: "[add: why this funder and your work belong together]",
};

/** A section's text, bounded: no control characters, no headings of its own, at most `SECTION_MAX` characters. */
export function tidySection(text: string): string {
  const lines = cleanText(text)
    .split("\n")
    .map((line) => line.replace(/^#+ */, ""));
  return clampText(lines.join("\n").trim(), SECTION_MAX);
}

/** One section under its heading in the language of the draft, set off from the one before. */
export function renderSection(key: DraftSectionKey, text: string): string {
  const index = DRAFT_SECTIONS.findIndex((section) => section.key === key);
  const heading = DRAFT_SECTIONS[index]?.heading;
  return `${index === 0 ? "" : "\n\n"}## ${heading && t(heading)}\n\n${text || EMPTY_SECTION[key]}`;
}

/** The draft in pieces: one for each section, which together are the whole text. */
export function renderDraft(sections: DraftSections): string[] {
  return DRAFT_SECTIONS.map(({ key }) => renderSection(key, sections[key]));
}

/** Applies `change` to every section. */
export function mapSections<T>(change: (key: DraftSectionKey) => T): Record<DraftSectionKey, T> {
  return Object.fromEntries(DRAFT_SECTIONS.map(({ key }) => [key, change(key)])) as Record<
    DraftSectionKey,
    T
  >;
}
