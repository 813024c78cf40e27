import type { Db } from "../../db/database";
import * as queries from "./search.queries";
import { partsOf, replaceWords, wordsToMend } from "./search-text";
import { nearestWord } from "./spelling";

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
  const words = wordsToMend(text);
  if (words.length === 0) return text;
  const last = partsOf(text).last?.toLowerCase();
  const replacements = new Map<string, string>();
  for (const word of await queries.selectUnknownWords(db, now, words)) {
    const counts = new Map<string, number>();
    for (const name of await queries.selectLikeNames(db, now, word))
      for (const known of new Set(name.split(/[^\p{L}\p{N}]+/u)))
        if (known.length >= 3) counts.set(known, (counts.get(known) ?? 0) + 1);
    const meant = nearestWord(folded(word), counts, word === last);
    if (meant !== undefined) replacements.set(word, meant);
  }
  return replaceWords(text, replacements);
}

/** Without accents, as names are kept. */
const folded = (word: string) => word.normalize("NFKD").replace(/\p{M}/gu, "");
