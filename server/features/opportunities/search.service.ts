import type { SQL } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import type { Deps, ServiceContext } from "../../context/deps";
import { embedSearch } from "../matching/retrieval/embeddings.service";
import { readPage } from "./relevance";
import * as queries from "./search.queries";
import { meaningOf, partsOf, replaceWords, wordsToMend } from "./search-text";
import { editsOf, nearestWord } from "./spelling";

/** Each word that is not known costs a few statements. */
const MENDED_WORDS_MAX = 6;
/** Longer ones have too many others near them. */
const WORD_MENDED_MAX = 24;

/** With fewer hits than this, what means much the same is shown below them. */
const FEW_HITS = 5;
const NEAREST_MAX = 20;
/**
 * The cosine from which on a text counts as meaning much the same. Built-in: on the starter catalogue searches for one thing in other
 * words have it with 0.25 to 0.7, searches for what nobody funds with less than 0.1. For other models, a cosine that texts on one
 * subject usually have.
 */
const NEARNESS = { builtin: 0.22, other: 0.4 } as const;

/** Of many searches in a row, so many texts whose finds are remembered. */
const TEXTS_REMEMBERED = 5_000;

export type Hits = { ids: string[]; total: number };
type Page = { offset: number; limit: number };

/**
 * One page of the open opportunities that a text finds, the best first, and how many there are. Understands quoted phrases, `or` and
 * `-word`, takes the last word for the beginning of one, and where nothing is found mends typing errors. Where words find little,
 * what means much the same follows them. Never fails for a text.
 * @param except a condition that everything found fulfils
 */
export async function searchOpportunities(
  { db, deps }: Pick<ServiceContext, "db" | "deps">,
  text: string,
  page: Page,
  except?: SQL,
): Promise<Hits> {
  const scope = { db, now: deps.clock.now(), except };
  const words = await findWords(scope, text);
  const nearest = words.total < FEW_HITS ? await findNearest(scope, deps, words) : [];
  const ids = await readPage(
    [
      {
        length: words.total,
        read: (offset, limit) =>
          queries.selectHitIds(scope, words.query, { total: words.total, offset, limit }),
      },
      { length: nearest.length, read: (offset, limit) => nearest.slice(offset, offset + limit) },
    ],
    page,
  );
  return { ids, total: words.total + nearest.length };
}

/** Of what a search of the list finds, up to `limit` that also fulfil a condition, the best first. */
export type SearchAmong = (text: string, condition: SQL, limit: number) => Promise<string[]>;

/**
 * For many searches one after the other, each of which wants only some of its finds. Whether typing errors are mended, and whether what
 * means much the same counts, is decided by all that the list has: that is found out once for each text.
 */
export function createSearchAmong({
  db,
  deps,
}: Pick<ServiceContext, "db"> & {
  deps: Pick<Deps, "clock" | "embedder" | "embedderFailures" | "log" | "matchingCaches">;
}): SearchAmong {
  const scope = { db, now: deps.clock.now() };
  const known = new Map<string, Promise<{ words: WordHits; nearest: string[] }>>();
  const findAll = async (text: string) => {
    const words = await findWords(scope, text);
    return { words, nearest: words.total < FEW_HITS ? await findNearest(scope, deps, words) : [] };
  };
  const remember = (text: string) => {
    const found = findAll(text);
    if (known.size < TEXTS_REMEMBERED) known.set(text, found);
    // What failed once may be found the next time.
    found.catch(() => known.delete(text));
    return found;
  };
  return async (text, condition, limit) => {
    const { words, nearest } = await (known.get(text) ?? remember(text));
    const within = { ...scope, except: condition };
    const page = { total: limit, offset: 0, limit };
    const hits = words.total === 0 ? [] : await queries.selectHitIds(within, words.query, page);
    const among = await queries.selectIdsAmong(within, nearest);
    return [...hits, ...nearest.filter((id) => among.has(id))].slice(0, limit);
  };
}

type WordHits = { text: string; query: queries.TextQuery; total: number };

/** The hits of a text, or where it has none of the text with its typing errors mended. */
async function findWords(scope: queries.SearchScope, text: string): Promise<WordHits> {
  const found = await countWords(scope, text);
  if (found.total > 0) return found;
  const mended = await mendText(scope.db, scope.now, text);
  return mended === text ? found : countWords(scope, mended);
}

async function countWords(scope: queries.SearchScope, text: string): Promise<WordHits> {
  const query = await queries.compileSearch(scope.db, partsOf(text));
  return { text, query, total: query === "" ? 0 : await queries.countHits(scope, query) };
}

/** What means much the same as a search with few hits, the nearest first; no hit is among it. */
async function findNearest(
  scope: queries.SearchScope,
  deps: Pick<Deps, "embedder" | "embedderFailures" | "log" | "matchingCaches">,
  { text, query, total }: WordHits,
): Promise<string[]> {
  const meaning = meaningOf(text);
  const probe = meaning && (await embedSearch(deps, meaning.about));
  if (!meaning || !probe) return [];
  // Whole words: none of them is still being typed.
  const without = { text: meaning.without.join(" or "), before: "", head: "", last: null };
  const [nearest, hits] = [
    await queries.selectNearestIds(scope, probe, {
      nearness: probe.model.startsWith("builtin") ? NEARNESS.builtin : NEARNESS.other,
      without: await queries.compileSearch(scope.db, without),
      limit: NEAREST_MAX + total,
    }),
    total === 0 ? [] : await queries.selectHitIds(scope, query, { total, offset: 0, limit: total }),
  ];
  return nearest.filter((id) => !hits.includes(id)).slice(0, NEAREST_MAX);
}

/** The text with each word that no opportunity has replaced by the one that was probably meant. */
async function mendText(db: Db, now: Date, text: string): Promise<string> {
  const words = wordsToMend(text).slice(0, MENDED_WORDS_MAX);
  if (words.length === 0) return text;
  const last = partsOf(text).last?.toLowerCase();
  const replacements = new Map<string, string>();
  for (const word of await queries.selectUnknownWords(db, now, words)) {
    const meant =
      (await findOneAway(db, now, folded(word))) ?? (await findLike(db, now, word, word === last));
    if (meant !== undefined) replacements.set(word, meant);
  }
  return replaceWords(text, replacements);
}

/** The word with one error less, wherever in an opportunity it stands. */
async function findOneAway(db: Db, now: Date, word: string): Promise<string | undefined> {
  if (word.length > WORD_MENDED_MAX) return undefined;
  const [known] = await queries.selectKnownWords(db, now, editsOf(word));
  return known;
}

/** The word of a name that is most like it, which may be further away or only begin so. */
async function findLike(db: Db, now: Date, word: string, isBeginning: boolean): Promise<string | undefined> {
  const counts = new Map<string, number>();
  for (const name of await queries.selectLikeNames(db, now, word))
    for (const known of new Set(name.split(/[^\p{L}\p{N}]+/u)))
      if (known.length >= 3) counts.set(known, (counts.get(known) ?? 0) + 1);
  return nearestWord(folded(word), counts, isBeginning);
}

/** Without accents, as names are kept. */
const folded = (word: string) => word.normalize("NFKD").replace(/\p{M}/gu, "");
