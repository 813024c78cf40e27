import type { Db } from "../../db/database";
import * as queries from "./search.queries";
import { partsOf, replaceWords, wordsToMend } from "./search-text";
import { editsOf, nearestWord } from "./spelling";

/** Each word that is not known costs a few statements. */
const MENDED_WORDS_MAX = 6;
/** Longer ones have too many others near them. */
const WORD_MENDED_MAX = 24;

export type Hits = { ids: string[]; total: number };

/**
 * One page of the open opportunities that a text finds, the best first, and how many there are. Understands quoted phrases, `or` and
 * `-word`, takes the last word for the beginning of one, and where nothing is found mends typing errors. Never fails for a text.
 */
export async function searchOpportunities(
  db: Db,
  now: Date,
  text: string,
  page: { offset: number; limit: number },
): Promise<Hits> {
  const hits = await findHits(db, now, text, page);
  if (hits.total > 0) return hits;
  const mended = await mendText(db, now, text);
  return mended === text ? hits : findHits(db, now, mended, page);
}

async function findHits(
  db: Db,
  now: Date,
  text: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<Hits> {
  const query = await queries.compileSearch(db, partsOf(text));
  if (query === "") return { ids: [], total: 0 };
  const total = await queries.countHits(db, now, query);
  if (offset >= total) return { ids: [], total };
  return { ids: await queries.selectHitIds(db, now, query, { total, offset, limit }), total };
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
