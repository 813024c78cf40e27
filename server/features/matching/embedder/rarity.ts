import rarity from "./data/rarity.json";

/** Beyond this a word counts as no rarer: nothing is known of words that the catalogue does not have, names among them. */
const SEEN_MIN = 1;

const counts: Readonly<Record<string, number>> = rarity.counts;
const highest = Math.log(1 + rarity.texts / SEEN_MIN);

/**
 * How much a feature tells, from nearly 0 (every text of the catalogue has it) to 1 (none has it). The counts are shipped, so that
 * the same text has the same vector on every machine.
 */
export function getRarity(feature: string): number {
  const seen = Object.hasOwn(counts, feature) ? counts[feature]! : SEEN_MIN;
  return Math.log(1 + rarity.texts / seen) / highest;
}
