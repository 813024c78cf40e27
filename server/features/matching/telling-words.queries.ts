import { sql } from "drizzle-orm";
import { fundingOpportunities as o } from "@shared/schema/index";
import type { Database, Db } from "../../db/database";
import { isVerified } from "../opportunities/visibility";

/** So many words are searched for. */
const WORDS_MAX = 12;
/** A word that more opportunities have tells nothing, and its hits are many to look at. */
const SEEN_MAX = 500;
/** Of a long text only the first part is read for words. */
const TEXT_MAX = 2_000;

/** How many opportunities have a word, as it was found to be; a little out of date is good enough for choosing words. */
const seenBefore = new WeakMap<Database, Map<string, number>>();
const REMEMBERED_MAX = 20_000;

/** The stems of a text that few opportunities have, the rarest first. Those that none has are left out. */
export async function selectTellingWords(db: Db, database: Database, text: string): Promise<string[]> {
  const known = seenBefore.get(database) ?? new Map<string, number>();
  if (known.size > REMEMBERED_MAX) known.clear();
  seenBefore.set(database, known);
  const { rows } = await db.execute<{ word: string }>(
    sql`select unnest(tsvector_to_array(to_tsvector('english', immutable_unaccent(${text.slice(0, TEXT_MAX)})))) as word`,
  );
  const words = rows.map(({ word }) => word).filter((word) => /^\p{L}{3,}$/u.test(word));
  const unknown = words.filter((word) => !known.has(word));
  for (const { word, seen } of await countSeen(db, unknown)) if (seen > 0) known.set(word, seen);
  const seenOf = (word: string) => known.get(word) ?? 0;
  return words
    .filter((word) => seenOf(word) > 0 && seenOf(word) <= SEEN_MAX)
    .sort((a, b) => seenOf(a) - seenOf(b) || (a < b ? -1 : 1))
    .slice(0, WORDS_MAX);
}

async function countSeen(db: Db, words: string[]): Promise<{ word: string; seen: number }[]> {
  if (words.length === 0) return [];
  const { rows } = await db.execute<{ word: string; seen: string }>(
    sql`select word, (select count(*) from (
          select 1 from ${o} where ${isVerified} and ${o.search} @@ quote_literal(word)::tsquery limit ${SEEN_MAX + 1}) hits) as seen
        from unnest(${sql.param(words)}::text[]) word`,
  );
  return rows.map(({ word, seen }) => ({ word, seen: Number(seen) }));
}
