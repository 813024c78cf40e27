import { findConcepts } from "../embedder/find-concepts";
import { isSameWord, listWords, toSingular } from "../embedder/words";
import { type Quotable, quoteSame, readQuotable, type Sought } from "./quotes";
import type { Subject } from "./subjects";

/**
 * Words of an entity that mean a subject: from its texts, a country or region where it is, or the label of its
 * industry. `isSame` if the name of the opportunity has the same words.
 */
export type Quote = { words: string; from: "text" | "place" | "field"; isSame: boolean };

/** The parts of an entity that can be quoted. */
export type OwnQuotable = {
  text: Quotable;
  /** Its countries and its region, by the words that mean them. */
  places: ReadonlyMap<string, string>;
  /** The labels of its industries, with the words of each of the names in them. */
  fields: readonly { label: string; names: readonly (readonly string[])[] }[];
  /** What was found before, by the key of what was sought: many opportunities have the same subjects. */
  found: Map<string, Quote | null>;
};

/** The words that name a part of the world as a whole, by the concept of the vocabulary that its countries belong to. */
const WHOLE_REGIONS: Readonly<Record<string, readonly string[]>> = {
  africa: ["africa", "african", "pan african"],
  "south-asia": ["south asia", "asia", "asian", "asia pacific"],
  "east-asia": ["asia", "asian", "asia pacific"],
  oceania: ["oceania", "asia pacific"],
  "latin-america": ["latin america"],
  europe: ["europe", "european"],
  uk: ["uk", "united kingdom", "great britain", "british", "europe", "european"],
  mena: ["mena"],
  canada: ["canadian"],
};

/** A text that speaks of something from a region is not from there: "Dutch paper". */
const REGION_NAMES = new Set(Object.values(WHOLE_REGIONS).flat());

/** Reads what can be quoted of an entity, once for many opportunities. */
export function readOwnQuotable(
  text: string,
  countries: readonly string[],
  region: string | null,
  labels: readonly string[],
): OwnQuotable {
  const regions = countries.flatMap((country) =>
    [...findConcepts(listWords(country)).concepts.keys()].flatMap((id) =>
      (WHOLE_REGIONS[id] ?? []).map((name) => [name, country] as const),
    ),
  );
  const own = [...(region === null ? [] : [region]), ...countries].map(
    (name) => [toKey(name), name] as const,
  );
  return {
    text: readQuotable(text),
    places: new Map([...regions, ...own]),
    fields: labels.map((label) => ({ label, names: label.split(/[&,]/).map(listWords) })),
    found: new Map(),
  };
}

/** Finds words of an entity that mean a subject, with the words of the name; null if none can be quoted. */
export function quoteSubject(own: OwnQuotable, { sought }: Subject): { phrase: string; quote: Quote } | null {
  for (const one of sought) {
    let quote = own.found.get(one.key);
    if (quote === undefined) own.found.set(one.key, (quote = quoteOwn(own, one)));
    if (quote === null) continue;
    // A compound such as "Anti-Cancer" is looked for by a part of it.
    const isSame = quote.isSame && toKey(one.phrase) === one.key;
    return { phrase: one.phrase, quote: { ...quote, isSame } };
  }
  return null;
}

function quoteOwn({ text, places, fields }: OwnQuotable, sought: Sought): Quote | null {
  const { key } = sought;
  const words = quoteSame(text, REGION_NAMES.has(key) ? { ...sought, topics: [] } : sought);
  if (words !== null) return { words, from: "text", isSame: toKey(words) === key };
  const place = places.get(key);
  if (place !== undefined) return { words: place, from: "place", isSame: toKey(place) === key };
  const field = fields.find(({ names }) => names.some((name) => isNamed(name, sought.singulars)));
  return field === undefined ? null : { words: field.label, from: "field", isSame: false };
}

const toKey = (text: string) => listWords(text).map(toSingular).join(" ");

/** True if the words of a field are the words that are sought, in any form of theirs. */
const isNamed = (field: readonly string[], sought: readonly string[]) =>
  field.length === sought.length && field.every((word, place) => isSameWord(word, sought[place]!));
