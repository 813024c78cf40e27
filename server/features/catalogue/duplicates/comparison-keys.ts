import { getRarity } from "../../matching/embedder/rarity";
import type { Traits } from "./traits";

const RARE_WORDS = 6;
/** A word that the catalogue has this rarely may name a call alone. */
const NAMING = 0.75;
const KEYS_MAX = 60;

/** The funder as keys: its entry in the directory, and its name. Funders of a family share the key of the largest. */
const nameFunder = ({ row, funder }: Traits): string[] => [
  ...[row.funderId, row.funderParentId].flatMap((id) => id ?? []),
  ...(funder.size === 0 ? [] : [[...funder].sort().join("-")]),
];

/**
 * The keys by which a row is found by the row of another source, such as `page:`, `number:` and `words:`. Two rows of the same call
 * share one as a rule; two rows that share one are compared, and nothing more is said by it.
 */
export function listComparisonKeys(traits: Traits): string[] {
  const { row } = traits;
  const rare = [...traits.title.keys()]
    .filter((word) => traits.title.get(word)! > 0.3)
    .sort((a, b) => getRarity(b) - getRarity(a) || (a < b ? -1 : 1))
    .slice(0, RARE_WORDS);
  const pairs = rare.flatMap((one, at) => rare.slice(at + 1).map((other) => [one, other].sort().join(" ")));
  const highest = row.maxAmount ?? row.minAmount;
  const amount = highest === null ? null : `${Number(highest)}${row.currency}`;
  const funders = nameFunder(traits);
  const keys = [
    ...traits.identifiers.map((number) => `number:${number}`),
    ...traits.addresses
      .filter((address) => /\/./.test(address))
      .map((address) => `page:${address.toLowerCase()}`),
    ...rare.filter((word) => getRarity(word) >= NAMING).map((word) => `word:${word}`),
    ...traits.hosts.map((host) => `site:${host}`),
    ...(row.deadline === null ? [] : funders.map((funder) => `until:${funder} ${row.deadline}`)),
    ...(amount === null ? [] : funders.map((funder) => `sum:${funder} ${amount}`)),
    ...(amount === null || row.deadline === null ? [] : [`offer:${amount} ${row.deadline}`]),
    ...funders.map((funder) => `of:${funder}`),
    ...pairs.map((pair) => `words:${pair}`),
  ];
  return [...new Set(keys)].slice(0, KEYS_MAX);
}
