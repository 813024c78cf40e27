import { INDUSTRIES } from "@shared/constants/industries";
import { withoutBoilerplate } from "./boilerplate";
import { findConcepts } from "./find-concepts";
import { listWords } from "./words";

/** Raised whenever the same text would have other themes or terms: whatever was stored is then read anew. */
export const READING_VERSION = 3;

/** A mention in the title counts as two: it says what the text is about. */
const TITLE = 2;
/** So many mentions by vague words are enough, or one by a word that can mean nothing else. */
const VAGUE_ENOUGH = 3;
const MAX = 4;

/**
 * The industries (slugs of the list) that a text speaks of, those it says most about first. The first line counts as its title.
 * Words that say many things, such as "health" or "training" in passing, are not enough.
 */
export function findThemes(text: string): string[] {
  const plain = withoutBoilerplate(text).trim();
  const end = plain.indexOf("\n");
  const title = listWords(end < 0 ? plain : plain.slice(0, end));
  const rest = end < 0 ? [] : listWords(plain.slice(end));
  const { industries } = findConcepts(
    [...title, ...rest],
    title.map(() => TITLE),
  );
  const place = new Map(INDUSTRIES.map(({ slug }, index) => [slug, index]));
  return [...industries]
    .filter(([, { sure, vague }]) => sure > 0 || vague >= VAGUE_ENOUGH)
    .map(([slug, { sure, vague }]) => ({ slug, said: sure * 2 + vague }))
    .sort((a, b) => b.said - a.said || place.get(a.slug)! - place.get(b.slug)!)
    .slice(0, MAX)
    .map(({ slug }) => slug);
}
