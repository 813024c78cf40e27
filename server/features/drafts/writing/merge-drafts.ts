import type { CheckedText } from "./fact-check";
import { mapSections, tidySection } from "./render-draft";
import { DRAFT_SECTIONS, type DraftSectionKey, type DraftSections } from "../types";

export type CheckedSections = Record<DraftSectionKey, CheckedText>;

const ADDED_SENTENCES_MAX = 2;

/**
 * One draft out of two. Each section is the version that the facts bear out better, followed by at most two sentences
 * of the other that bring facts which it does not have. Where both are as good, the answers take turns.
 */
export function mergeDrafts(first: CheckedSections, second: CheckedSections): DraftSections {
  let lead = 0;
  const chosen = DRAFT_SECTIONS.map(({ key }) => {
    const difference = support(first[key]) - support(second[key]);
    const takesFirst = difference === 0 ? lead <= 0 : difference > 0;
    lead += takesFirst ? 1 : -1;
    const [base, other] = takesFirst ? [first[key], second[key]] : [second[key], first[key]];
    return [key, tidySection(joined(base.text, newSentences(base.text, other.text)))] as const;
  });
  const byKey = new Map<DraftSectionKey, string>(chosen);
  return mapSections((key) => byKey.get(key) ?? "");
}

function joined(base: string, added: readonly string[]): string {
  return added.length === 0 ? base : `${base}\n\n${added.join(" ")}`;
}

/** An invented figure weighs more than a true one: the section that had to be mended is the less careful one. */
function support(section: CheckedText): number {
  if (section.text === "") return Number.NEGATIVE_INFINITY;
  return Math.min(section.supported, 5) - 3 * section.removed;
}

/** Sentences that state figures which `base` does not have, and say something else than its own sentences. */
function newSentences(base: string, other: string): string[] {
  const known = new Set(figuresIn(base));
  const ownSentences = sentencesOf(base).map(wordsOf);
  return sentencesOf(other)
    .filter((sentence) => !sentence.includes("[add:") && !sentence.startsWith("- "))
    .filter((sentence) => {
      const figures = figuresIn(sentence);
      return figures.length > 0 && figures.every((figure) => !known.has(figure));
    })
    .filter((sentence) => ownSentences.every((own) => overlap(own, wordsOf(sentence)) < 0.5))
    .slice(0, ADDED_SENTENCES_MAX);
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+(?=\p{Lu})|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.!?]$/.test(sentence));
}

function figuresIn(text: string): string[] {
  return text.match(/\d[\d,.]*\d|\d/g) ?? [];
}

function wordsOf(sentence: string): Set<string> {
  return new Set(sentence.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}
