import { inArray, lte, sql } from "drizzle-orm";
import { catalogueWords as w, fundingOpportunities as o } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { isDatabaseUnavailable } from "../../../platform/errors/pg-error";
import { isVerified } from "../../catalogue/visibility";
import { selectCatalogueChanges } from "./cache.queries";

/** The number of words that are searched for. */
const WORDS_MAX = 12;
/** A word in more opportunities than this is not telling, and has too many hits. */
const SEEN_MAX = 500;
/** Only this part of a long text is read. */
const TEXT_MAX = 2_000;
/**
 * Counting takes long, and slightly old counts are good enough for choosing words. So a count is used for
 * this number of changes of the catalogue.
 */
const CHANGES_MAX = 5_000n;

/**
 * Selects the stems of a text that few opportunities have, the rarest first. Stems that none has are left
 * out. The result is the same in every process, because each process caches what it finds with them.
 * @param catalogue the database in which opportunities are counted; the counts are stored in `db`
 */
export async function selectTellingWords(db: Db, text: string, catalogue: Db = db): Promise<string[]> {
  const { rows } = await catalogue.execute<{ word: string }>(
    sql`select unnest(tsvector_to_array(to_tsvector('english', immutable_unaccent(${text.slice(0, TEXT_MAX)})))) as word`,
  );
  const words = rows.map(({ word }) => word).filter((word) => /^\p{L}{3,}$/u.test(word));
  const seen = await countSeen(db, catalogue, words);
  const getCount = (word: string) => seen.get(word) ?? 0;
  return words
    .filter((word) => getCount(word) > 0 && getCount(word) <= SEEN_MAX)
    .sort((a, b) => getCount(a) - getCount(b) || (a < b ? -1 : 1))
    .slice(0, WORDS_MAX);
}

/**
 * Counts the opportunities that have each word, up to one more than `SEEN_MAX`. Recent counts of any process
 * are used.
 */
async function countSeen(db: Db, catalogue: Db, words: string[]): Promise<Map<string, number>> {
  if (words.length === 0) return new Map();
  const changes = await selectCatalogueChanges(db);
  const oldest = changes - CHANGES_MAX;
  const storedCounts = await selectCounts(db, words);
  const staleWords = words.filter((word) => (storedCounts.get(word)?.countedAt ?? oldest) <= oldest);
  if (staleWords.length === 0) return mapToSeen(storedCounts);
  const { rows } = await catalogue.execute<{ word: string; seen: string }>(
    sql`select word, (select count(*) from (
          select 1 from ${o} where ${isVerified} and ${o.search} @@ quote_literal(word)::tsquery limit ${SEEN_MAX + 1}) hits) as seen
        from unnest(${sql.param(staleWords)}::text[]) word`,
  );
  const newCounts = rows.map(({ word, seen }) => ({ word, seen: Number(seen), countedAt: changes }));
  // A word that no opportunity has is not worth a row, because people write very many of them.
  const countsToStore = newCounts
    .filter(({ word, seen }) => seen > 0 || storedCounts.has(word))
    .sort(compareWords);
  if (countsToStore.length === 0) return mapToSeen(storedCounts);
  const isStored = await storeCounts(db, countsToStore, oldest);
  return mapToSeen(
    isStored ? await selectCounts(db, words) : new Map([...storedCounts, ...keyByWord(newCounts)]),
  );
}

type Count = { word: string; seen: number; countedAt: bigint };

/**
 * Stores counts.
 * @returns false if the database only accepts reads
 */
async function storeCounts(db: Db, counts: Count[], oldest: bigint): Promise<boolean> {
  const insertion = db
    .insert(w)
    .values(counts)
    .onConflictDoUpdate({
      target: w.word,
      set: { seen: sql`excluded.seen`, countedAt: sql`excluded.counted_at` },
      // Another process may have counted in the meantime; then its count is kept for all.
      setWhere: lte(w.countedAt, oldest),
    });
  return insertion.then(
    () => true,
    (error: unknown) => {
      if (isDatabaseUnavailable(error)) return false;
      throw error;
    },
  );
}

const keyByWord = (counts: Count[]) => counts.map((count) => [count.word, count] as const);

/** Two processes that write the same words use the same order, so that they cannot deadlock. */
const compareWords = (a: Count, b: Count) => (a.word < b.word ? -1 : 1);

const mapToSeen = (counts: ReadonlyMap<string, Count>) =>
  new Map([...counts].map(([word, { seen }]) => [word, seen]));

async function selectCounts(db: Db, words: string[]): Promise<Map<string, Count>> {
  const rows = await db.select().from(w).where(inArray(w.word, words));
  return new Map(rows.map((row) => [row.word, row]));
}
