import { inArray, lte, sql } from "drizzle-orm";
import { catalogueWords as w, fundingOpportunities as o } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { isDatabaseUnavailable } from "../../../platform/errors/pg-error";
import { isVerified } from "../../catalogue/visibility";
import { selectCatalogueChanges } from "./cache.queries";

/** So many words are searched for. */
const WORDS_MAX = 12;
/** A word that more opportunities have tells nothing, and its hits are many to look at. */
const SEEN_MAX = 500;
/** Of a long text only the first part is read for words. */
const TEXT_MAX = 2_000;
/** Counting takes long, and a little out of date is good enough for choosing words: so many changes of the catalogue. */
const CHANGES_MAX = 5_000n;

/**
 * The stems of a text that few opportunities have, the rarest first. Those that none has are left out. The same in every process, for what
 * is found by them is remembered by each.
 * @param catalogue where opportunities are counted; what was counted is kept in `db`
 */
export async function selectTellingWords(db: Db, text: string, catalogue: Db = db): Promise<string[]> {
  const { rows } = await catalogue.execute<{ word: string }>(
    sql`select unnest(tsvector_to_array(to_tsvector('english', immutable_unaccent(${text.slice(0, TEXT_MAX)})))) as word`,
  );
  const words = rows.map(({ word }) => word).filter((word) => /^\p{L}{3,}$/u.test(word));
  const seen = await countSeen(db, catalogue, words);
  const seenOf = (word: string) => seen.get(word) ?? 0;
  return words
    .filter((word) => seenOf(word) > 0 && seenOf(word) <= SEEN_MAX)
    .sort((a, b) => seenOf(a) - seenOf(b) || (a < b ? -1 : 1))
    .slice(0, WORDS_MAX);
}

/** How many opportunities have each word, at most one more than `SEEN_MAX`: as it was counted, by whichever process, not long ago. */
async function countSeen(db: Db, catalogue: Db, words: string[]): Promise<Map<string, number>> {
  if (words.length === 0) return new Map();
  const changes = await selectCatalogueChanges(db);
  const oldest = changes - CHANGES_MAX;
  const known = await selectCounts(db, words);
  const stale = words.filter((word) => (known.get(word)?.countedAt ?? oldest) <= oldest);
  if (stale.length === 0) return seenIn(known);
  const { rows } = await catalogue.execute<{ word: string; seen: string }>(
    sql`select word, (select count(*) from (
          select 1 from ${o} where ${isVerified} and ${o.search} @@ quote_literal(word)::tsquery limit ${SEEN_MAX + 1}) hits) as seen
        from unnest(${sql.param(stale)}::text[]) word`,
  );
  const counted = rows.map(({ word, seen }) => ({ word, seen: Number(seen), countedAt: changes }));
  // A word that nothing has is not worth a row: people write very many of them.
  const worthKeeping = counted.filter(({ word, seen }) => seen > 0 || known.has(word)).sort(byWord);
  if (worthKeeping.length === 0) return seenIn(known);
  const isKept = await keepCounts(db, worthKeeping, oldest);
  return seenIn(isKept ? await selectCounts(db, words) : new Map([...known, ...byTheirWord(counted)]));
}

type Count = { word: string; seen: number; countedAt: bigint };

/** Whether they could be kept: not while the database only takes reads. */
async function keepCounts(db: Db, counts: Count[], oldest: bigint): Promise<boolean> {
  const keeping = db
    .insert(w)
    .values(counts)
    .onConflictDoUpdate({
      target: w.word,
      set: { seen: sql`excluded.seen`, countedAt: sql`excluded.counted_at` },
      // Another process may have counted meanwhile: what stands holds for all.
      setWhere: lte(w.countedAt, oldest),
    });
  return keeping.then(
    () => true,
    (error: unknown) => {
      if (isDatabaseUnavailable(error)) return false;
      throw error;
    },
  );
}

const byTheirWord = (counts: Count[]) => counts.map((count) => [count.word, count] as const);

/** Two who write the same words write them in the same order, and do not wait for each other for ever. */
const byWord = (a: Count, b: Count) => (a.word < b.word ? -1 : 1);

const seenIn = (counts: ReadonlyMap<string, Count>) =>
  new Map([...counts].map(([word, { seen }]) => [word, seen]));

async function selectCounts(db: Db, words: string[]): Promise<Map<string, Count>> {
  const rows = await db.select().from(w).where(inArray(w.word, words));
  return new Map(rows.map((row) => [row.word, row]));
}
