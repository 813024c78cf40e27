import { canonicalizeUrl } from "../import/reading-values";
import { getRarity } from "../../matching/embedder/rarity";
import { isCommon, listWords, stemWord } from "../../matching/embedder/words";
import { findIdentifiers, withoutIdentifiers } from "./identifiers";
import { findPlaces } from "./places";
import { readVariants, type Variants } from "./variants";
import {
  findKinds,
  findNarrowing,
  findSingleKinds,
  isForeign,
  KIND_WORDS,
  toEnglish,
} from "./words-of-funding";

/** The facts of a row of the catalogue that calls are compared by. */
export type ComparedRow = {
  id: string;
  source: string | null;
  externalId: string | null;
  name: string;
  funderName: string | null;
  description: string | null;
  minAmount: string | null;
  maxAmount: string | null;
  currency: string;
  eligibleCountries: string[];
  deadline: string | null;
  applicationUrl: string | null;
  sourceUrl: string | null;
  /** The funder of this name in the directory, and the organisation that it is a part of. */
  funderId: string | null;
  funderParentId: string | null;
};

/** A row as it is compared. Words are stems, in English where their translation is known. */
export type Traits = {
  row: ComparedRow;
  /** The words of the title with what each tells, from 0 to 1. */
  title: ReadonlyMap<string, number>;
  /** All words of the row: title, funder and description, and what pairs of words of the title are when written together. */
  all: ReadonlySet<string>;
  description: ReadonlyMap<string, number>;
  funder: ReadonlySet<string>;
  /** The initials of words that stand together in the title or the funder's name, with these words. */
  initials: ReadonlyMap<string, readonly string[]>;
  /** What kinds of offer the title names. */
  kinds: readonly string[];
  /** Those of which most funders have only one. */
  singleKinds: readonly string[];
  /** Words by which the row says that it is a part of something: a strand, a theme, a round. */
  narrowing: readonly string[];
  /** The places that the title names. */
  places: readonly string[];
  isForeign: boolean;
  variants: Variants;
  identifiers: readonly string[];
  addresses: readonly string[];
  /** The hosts of the addresses, without those that many funders share. */
  hosts: readonly string[];
};

const KIND = new Set(KIND_WORDS);
const KIND_WEIGHT = 0.25;
/** The first words of a description say what the call is. */
const FIRST_WORDS = 8;
const DESCRIPTION_MAX = 3_000;
const SMALL = new Set(
  "a an and at by de des der die do du for from in la le of on or the to und y et".split(" "),
);

/** Sites on which the calls of many funders stand. */
const SHARED_HOST =
  /(?:^|\.)(?:grants\.gov|sam\.gov|europa\.eu|github\.com|google\.com|microsoft\.com|notion\.site|typeform\.com|submittable\.com|airtable\.com|fluxx\.io|gov|gov\.uk|linktr\.ee|bit\.ly)$/;

/** Names of several words that are also written as initials, as one word each. */
const WRITTEN_TOGETHER: readonly [RegExp, string][] = [
  [/\b(?:United States(?: of America)?|U\.S\.A?\.|USA?\b)/g, "unitedstates"],
  [/\b(?:United Kingdom|U\.K\.|UK\b)/g, "unitedkingdom"],
  [/\b(?:European Union|EU\b)/g, "europeanunion"],
  [/\bNew York\b(?: City\b| State\b)?|\bNYC?\b/g, "newyork"],
  [/[’']s\b/g, "s"],
];
const writeTogether = (text: string) =>
  WRITTEN_TOGETHER.reduce((written, [name, word]) => written.replace(name, word), text);

const splitWords = (text: string): string[] => listWords(writeTogether(text)).map(toEnglish);
const stemAll = (words: readonly string[]): string[] => words.map(stemWord);

/** The initials of all runs of three to eight words, with the stems that they stand for. */
function listInitials(...texts: (string | null)[]): Map<string, string[]> {
  const runs = new Map<string, string[]>();
  for (const text of texts) {
    const words = listWords(text ?? "").filter((word) => !SMALL.has(word));
    for (let from = 0; from < words.length; from += 1)
      for (let to = from + 3; to <= Math.min(words.length, from + 8); to += 1) {
        const run = words.slice(from, to);
        runs.set(run.map((word) => word[0]).join(""), stemAll(run.map(toEnglish)));
      }
  }
  return runs;
}

/** Years, steps, amounts and numbers are compared as what they are, and not as words. */
const isTitleWord = (word: string) =>
  word.length > 1 && !/^\d+$/.test(word) && !SMALL.has(word) && !/^(?:ii|iii|iv|fy\d*)$/.test(word);

/** "Hard tech" is also written "hardtech". */
function joinNeighbours(name: string): string[] {
  const words = listWords(name);
  return words.slice(1).map((word, at) => stemWord(`${words[at]}${word}`));
}

function weighTitle(name: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const word of splitWords(withoutIdentifiers(name)).filter(isTitleWord)) {
    const stem = stemWord(word);
    const isKind = KIND.has(stem) || KIND.has(word) || isCommon(word);
    weights.set(stem, isKind ? KIND_WEIGHT * getRarity(stem) : getRarity(stem));
  }
  return weights;
}

function weighWords(text: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const word of splitWords(text))
    if (word.length > 2 && !isCommon(word) && !/^\d+$/.test(word))
      weights.set(stemWord(word), getRarity(stemWord(word)));
  return weights;
}

const hostOf = (address: string) => address.split(/[/?]/)[0]!;

/** Reads a row for what it is compared by. */
export function describeCall(row: ComparedRow): Traits {
  const description = (row.description ?? "").slice(0, DESCRIPTION_MAX);
  const addresses = [row.applicationUrl, row.sourceUrl].flatMap((url) =>
    url === null ? [] : canonicalizeUrl(url),
  );
  const funder = stemAll(splitWords(row.funderName ?? "").filter((word) => !SMALL.has(word)));
  const text = `${row.name} ${row.funderName ?? ""} ${description}`;
  return {
    row,
    title: weighTitle(row.name),
    all: new Set([...stemAll(splitWords(text)), ...joinNeighbours(row.name)]),
    narrowing: findNarrowing(listWords(row.name), listWords(description).slice(0, FIRST_WORDS)),
    description: weighWords(description),
    funder: new Set(funder),
    initials: listInitials(row.name, row.funderName),
    kinds: findKinds(splitWords(row.name)),
    singleKinds: findSingleKinds(splitWords(row.name)),
    places: findPlaces(row.name),
    isForeign: isForeign(`${row.name} ${description}`, listWords(`${row.name} ${description}`)),
    variants: readVariants(row.name),
    identifiers: findIdentifiers(
      `${row.name} ${description} ${row.applicationUrl ?? ""} ${row.externalId ?? ""}`,
    ),
    addresses: [...new Set(addresses)],
    hosts: [...new Set(addresses.map(hostOf))].filter((host) => !SHARED_HOST.test(host)),
  };
}
