import type { SQL } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import type { Deps, ServiceContext } from "../../context/deps";
import { isKnownWord } from "../matching/embedder/topics";
import { readPage, type Segment, splitSegment } from "./read-page";
import { findOthers, type WordHits } from "./search-others";
import * as queries from "./search.queries";
import { parseSearch, replaceWords, listCorrectableWords } from "./search-text";
import { listEdits, findNearestWord } from "./spelling";

/** Each unknown word costs a few statements. */
const CORRECTED_WORDS_MAX = 6;
/** Longer words have too many single edits to look up. */
const CORRECTED_LENGTH_MAX = 24;

/**
 * The best hits of a person's own words stand above everything else. What other languages have comes after so many
 * of them, because below hundreds nobody would see it.
 */
const OWN_FIRST = 10;
const OTHERS_FIRST = 10;
/** At most this many texts keep their results in `createFilteredSearch`. */
const CACHED_TEXTS_MAX = 5_000;

export type SearchNeeds = "clock" | "embedder" | "embedderFailures" | "log" | "matchingCaches";
export type Hits = { ids: string[]; total: number };
type Page = { offset: number; limit: number };

/**
 * One page of the open opportunities that a text finds, best first, with their total. Understands quoted phrases, `or` and `-word`,
 * searches the last word as a prefix, and corrects typing errors when nothing is found. What has the words in another language comes
 * after the best hits. When words find little, opportunities of similar meaning follow. No text makes it fail.
 * @param where only opportunities matching this condition are searched
 */
export async function searchOpportunities(
  { db, deps }: Pick<ServiceContext<SearchNeeds>, "db" | "deps">,
  text: string,
  page: Page,
  where?: SQL,
): Promise<Hits> {
  const scope = { db, now: deps.clock.now(), where };
  const words = await findWordHits(scope, text);
  const others = await findOthers(scope, deps, words);
  const hits = {
    length: words.total,
    read: (offset: number, limit: number) =>
      queries.selectHitIds(scope, words.query, { total: words.total, offset, limit }),
  };
  const ids = await readPage(joinFound([hits], others), page);
  return { ids, total: words.total + others.length };
}

/** Puts the best hits of a person's own words first, then the best of what else was found, then the rest of both. */
export function joinFound(
  [hits, ...moreHits]: [Segment, ...Segment[]],
  others: readonly string[],
): Segment[] {
  const [bestHits, restOfHits] = splitSegment(hits, OWN_FIRST);
  const [bestOthers, restOfOthers] = splitSegment(
    { length: others.length, read: (offset, limit) => others.slice(offset, offset + limit) },
    OTHERS_FIRST,
  );
  return [bestHits, bestOthers, restOfHits, ...moreHits, restOfOthers];
}

/** Finds up to `limit` results of a list search that also match a condition, best first. */
export type FilteredSearch = (text: string, condition: SQL, limit: number) => Promise<string[]>;

/**
 * Creates a search for many calls with conditions. Whether typing errors are corrected and similar meanings count depends on all results
 * of a text, not only on those that match the condition; that is found out once for each text.
 */
export function createFilteredSearch({
  db,
  deps,
}: Pick<ServiceContext, "db"> & {
  deps: Pick<Deps, "clock" | "embedder" | "embedderFailures" | "log" | "matchingCaches">;
}): FilteredSearch {
  const scope = { db, now: deps.clock.now() };
  const resultsByText = new Map<string, Promise<{ words: WordHits; others: string[] }>>();
  const findAll = async (text: string) => {
    const words = await findWordHits(scope, text);
    return { words, others: await findOthers(scope, deps, words) };
  };
  const findAndCache = (text: string) => {
    const found = findAll(text);
    if (resultsByText.size < CACHED_TEXTS_MAX) resultsByText.set(text, found);
    // A failure is not cached.
    found.catch(() => resultsByText.delete(text));
    return found;
  };
  return async (text, condition, limit) => {
    const { words, others } = await (resultsByText.get(text) ?? findAndCache(text));
    const conditionalScope = { ...scope, where: condition };
    const page = { total: limit, offset: 0, limit };
    const hits = words.total === 0 ? [] : await queries.selectHitIds(conditionalScope, words.query, page);
    const inScope = await queries.selectIdsInScope(conditionalScope, others);
    const read = (offset: number, count: number) => hits.slice(offset, offset + count);
    return readPage(
      joinFound(
        [{ length: hits.length, read }],
        others.filter((id) => inScope.has(id)),
      ),
      { offset: 0, limit },
    );
  };
}

/** Everything that a text finds, closed opportunities with its words included, in no order. */
export type AllHits = { query: queries.TextQuery; words: string[]; others: string[] };

/**
 * Finds everything that a text finds. Whether typing errors are corrected and similar meanings count depends on what is
 * open and matches `where`, as in a search without filters, so that a filter never changes what a text means.
 * @param where what the reader's list without filters is limited by
 */
export async function findAllHits(
  { db, deps }: Pick<ServiceContext<SearchNeeds>, "db" | "deps">,
  text: string,
  where?: SQL,
): Promise<AllHits> {
  const scope = { db, now: deps.clock.now(), where };
  const found = await findEachWordHit(scope, text);
  const corrected = found.total > 0 ? text : await correctText(db, scope.now, text);
  const { ids, ...words } = corrected === text ? found : await findEachWordHit(scope, corrected);
  return {
    query: words.query,
    words: ids,
    others: await findOthers(scope, deps, words),
  };
}

/** Finds the hits of a text, closed ones included, and counts the open ones. */
async function findEachWordHit(
  scope: queries.SearchScope,
  text: string,
): Promise<WordHits & { ids: string[] }> {
  const query = await queries.compileSearch(scope.db, parseSearch(text));
  if (query === "") return { text, query, total: 0, ids: [] };
  return { text, query, ...(await queries.selectAllHits(scope, query)) };
}

/** Sorts some hits of a text, best first, and returns a page of them. */
export function rankHits(
  { db, deps }: Pick<ServiceContext<SearchNeeds>, "db" | "deps">,
  { query }: AllHits,
  ids: string[],
  page: Page,
): Promise<string[]> {
  const scope = { db, now: deps.clock.now(), where: queries.isAnyOf(ids), withClosed: true };
  return queries.selectHitIds(scope, query, { total: ids.length, ...page });
}

/** Counts the hits of a text, or when it has none, of its corrected form. */
async function findWordHits(scope: queries.SearchScope, text: string): Promise<WordHits> {
  const found = await countWordHits(scope, text);
  if (found.total > 0) return found;
  const corrected = await correctText(scope.db, scope.now, text);
  return corrected === text ? found : countWordHits(scope, corrected);
}

async function countWordHits(scope: queries.SearchScope, text: string): Promise<WordHits> {
  const query = await queries.compileSearch(scope.db, parseSearch(text));
  return { text, query, total: query === "" ? 0 : await queries.countHits(scope, query) };
}

/** Replaces each word that neither an opportunity nor the vocabulary has by its likeliest correction. */
async function correctText(db: Db, now: Date, text: string): Promise<string> {
  const words = listCorrectableWords(text)
    .filter((word) => !isKnownWord(word))
    .slice(0, CORRECTED_WORDS_MAX);
  if (words.length === 0) return text;
  const last = parseSearch(text).last?.toLowerCase();
  const replacements = new Map<string, string>();
  for (const word of await queries.selectUnknownWords(db, now, words)) {
    const correction =
      (await findWordOneEditAway(db, now, removeAccents(word))) ??
      (await findSimilarWord(db, now, word, word === last));
    if (correction !== undefined) replacements.set(word, correction);
  }
  return replaceWords(text, replacements);
}

/** Finds the most frequent word of all texts that is one edit away. */
async function findWordOneEditAway(db: Db, now: Date, word: string): Promise<string | undefined> {
  if (word.length > CORRECTED_LENGTH_MAX) return undefined;
  const [resultsByText] = await queries.selectKnownWords(db, now, listEdits(word));
  return resultsByText;
}

/** Finds the most similar word in names. It may be several edits away, or longer with `isBeginning`. */
async function findSimilarWord(
  db: Db,
  now: Date,
  word: string,
  isBeginning: boolean,
): Promise<string | undefined> {
  const counts = new Map<string, number>();
  for (const name of await queries.selectSimilarNames(db, now, word))
    for (const resultsByText of new Set(name.split(/[^\p{L}\p{N}]+/u)))
      if (resultsByText.length >= 3) counts.set(resultsByText, (counts.get(resultsByText) ?? 0) + 1);
  return findNearestWord(removeAccents(word), counts, isBeginning);
}

/** Names are stored without accents. */
const removeAccents = (word: string) => word.normalize("NFKD").replace(/\p{M}/gu, "");
