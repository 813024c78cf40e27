import { and, type AnyColumn, asc, eq, gt, sql } from "drizzle-orm";
import { COUNTRY_NAMES } from "@shared/constants/country-names";
import { entities, fundingOpportunities as o, opportunityEmbeddings as e } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { GRANTS_GOV_SOURCE } from "../../catalogue/grants-gov/mapping";
import { isOpenAndVerified } from "../../catalogue/visibility";
import { TYPE_WORDS } from "./text-words";

/** Longer texts add little and cost much; some models stop reading here. */
const TEXT_MAX = 6_000;

/** A longer list of kinds of organisations or of countries says little about whom something is for. */
const TYPES_TOLD_MAX = 4;
const COUNTRIES_TOLD_MAX = 5;

/** The words for what is in a short list, in its order; null for one that is longer, empty, or holds everything. */
const wordsFor = (list: AnyColumn, words: Readonly<Record<string, string>>, max: number) =>
  sql`case when cardinality(${list}) between 1 and ${sql.raw(String(max))} and not ('*' = any(${list})) then (
    select string_agg(coalesce(${JSON.stringify(words)}::jsonb ->> item, item), ', ' order by place)
    from unnest(${list}) with ordinality listed(item, place)) end`;

/**
 * What an opportunity is about and for whom, in one text, the most telling line first. Neither what its funder is called says so, nor
 * who may apply in the words of Grants.gov, which names the same kinds of applicants in most notices.
 * Made in SQL so that an unchanged catalogue is checked without leaving the database.
 */
const embeddingText = sql<string>`left(concat_ws(E'\n', ${o.name}, nullif(immutable_join(${o.industryFocus}), ''), ${o.description}, case when ${o.source} is distinct from ${sql.raw(`'${GRANTS_GOV_SOURCE}'`)} then ${o.eligibilityText} end, nullif(immutable_join(${o.eligibleRegions}), ''), ${wordsFor(o.eligibleEntityTypes, TYPE_WORDS, TYPES_TOLD_MAX)}, ${wordsFor(o.eligibleCountries, COUNTRY_NAMES, COUNTRIES_TOLD_MAX)}), ${sql.raw(String(TEXT_MAX))})`;

/** What the themes are read from. */
const themesText = sql<string>`left(concat_ws(E'\n', ${o.name}, ${o.description}), ${sql.raw(String(TEXT_MAX))})`;

export type StaleOpportunity = {
  id: string;
  /** Null when the stored vector is still true and only the themes are to be read again. */
  text: string | null;
  hash: string;
  themesText: string;
};

/**
 * Looks at the next `limit` open opportunities after `afterId`: which of them have no vector of this model for the text they have
 * now, or themes of another version. Null as `lastId` when there are no more.
 */
export async function selectForEmbedding(
  db: Db,
  {
    model,
    themesVersion,
    now,
    afterId,
    limit,
  }: { model: string; themesVersion: number; now: Date; afterId: string | null; limit: number },
): Promise<{ stale: StaleOpportunity[]; lastId: string | null }> {
  const isOfNow = and(isOpenAndVerified(now), afterId === null ? undefined : gt(o.id, afterId));
  // Step by step, so that no text is put together more than once.
  const { rows } = await db.execute<{
    id: string;
    hash: string;
    text: string | null;
    themesText: string | null;
  }>(sql`
    with page as materialized (
      select ${o.id} as id, ${embeddingText} as text, ${themesText} as themes_text
      from ${o} where ${isOfNow} order by ${asc(o.id)} limit ${limit}),
    hashed as materialized (
      select page.*, encode(sha256(convert_to(text, 'UTF8')), 'hex') as hash from page),
    checked as materialized (
      select hashed.*, coalesce(${e.embeddingModel} <> ${model} or split_part(${e.contentHash}, '.', 1) <> hash, true) as is_stale,
        ${e.contentHash} is distinct from hash || ${themesSuffix(themesVersion)} as has_old_themes
      from hashed left join ${e} on ${e.opportunityId} = hashed.id)
    select id, hash,
      -- Only for those that need it: the text of all the others stays where it is.
      case when is_stale then text end as text,
      case when is_stale or has_old_themes then themes_text end as "themesText"
    from checked order by id`);
  return {
    stale: rows.flatMap((row) => (row.themesText === null ? [] : [{ ...row, themesText: row.themesText }])),
    lastId: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
  };
}

/** What stands behind the hash of a text: by which rule its themes were read. */
export const themesSuffix = (version: number): string => `.t${version}`;

export type OpportunityVector = Omit<typeof e.$inferInsert, "id" | "updatedAt" | "embeddingModel"> & {
  embeddingModel: string;
};

/** Stores vectors; the opportunities are there, and kept so (`lockExisting`). */
export async function upsertOpportunityVectors(db: Db, vectors: OpportunityVector[]): Promise<void> {
  await db
    .insert(e)
    .values(vectors)
    .onConflictDoUpdate({
      target: e.opportunityId,
      set: {
        embedding: sql`excluded.embedding`,
        embeddingText: sql`excluded.embedding_text`,
        embeddingModel: sql`excluded.embedding_model`,
        contentHash: sql`excluded.content_hash`,
        themes: sql`excluded.themes`,
        updatedAt: sql`now()`,
      },
    });
}

/** Writes the themes of an opportunity whose vector is still the one of that text. */
export async function updateThemes(
  db: Db,
  { id, hash, themes, version }: { id: string; hash: string; themes: string[]; version: number },
): Promise<void> {
  await db
    .update(e)
    .set({ themes, contentHash: hash + themesSuffix(version) })
    .where(and(eq(e.opportunityId, id), sql`split_part(${e.contentHash}, '.', 1) = ${hash}`));
}

/** Of the given ids those that still exist, kept from being deleted until the transaction ends. */
export async function lockExisting(db: Db, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: o.id })
    .from(o)
    .where(sql`${o.id} = any(${sql.param(ids)}::uuid[])`)
    .for("key share");
  return new Set(rows.map(({ id }) => id));
}

/** Whose entity it is; undefined when it is not there any more. */
export async function selectEntityOwner(db: Db, entityId: string): Promise<string | undefined> {
  const [row] = await db.select({ userId: entities.userId }).from(entities).where(eq(entities.id, entityId));
  return row?.userId;
}
