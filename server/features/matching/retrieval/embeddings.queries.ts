import { and, type AnyColumn, asc, eq, gt, sql } from "drizzle-orm";
import { COUNTRY_NAMES } from "@shared/constants/country-names";
import { LIST_MAX } from "@shared/constants/limits";
import { REGIONS, regionName } from "@shared/constants/regions/regions";
import { entities, fundingOpportunities as o, opportunityEmbeddings as e } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { GRANTS_GOV_SOURCE } from "../../catalogue/grants-gov/mapping";
import { isOpenAndVerified } from "../../catalogue/visibility";
import { TYPE_WORDS } from "./type-words";

/** Longer texts add little and cost much; some models stop reading here. */
const TEXT_MAX = 6_000;

/** A longer list of kinds of organisations or of countries says little about whom something is for. */
const TYPES_NAMED_MAX = 4;
const COUNTRIES_NAMED_MAX = 5;

const REGION_NAMES = Object.fromEntries(REGIONS.map(({ code }) => [code, regionName(code)]));

/** Joins the words for the items of a list; null if the list is empty, longer than `max`, or holds everything. */
const wordsFor = (list: AnyColumn, words: Readonly<Record<string, string>>, max: number) =>
  sql`case when cardinality(${list}) between 1 and ${sql.raw(String(max))} and not ('*' = any(${list})) then (
    select string_agg(coalesce(${JSON.stringify(words)}::jsonb ->> item, item), ', ' order by place)
    from unnest(${list}) with ordinality listed(item, place)) end`;

/**
 * Describes in one text what an opportunity is about and for whom, with the most telling line first. It leaves out
 * the funder's name, which does not say so, and the eligibility text of Grants.gov, which names the same kinds of
 * applicants in most notices. It is SQL, so that an unchanged catalogue is checked without leaving the database.
 */
const embeddingText = sql<string>`left(concat_ws(E'\n', ${o.name}, nullif(immutable_join(${o.industryFocus}), ''), ${o.description}, case when ${o.source} is distinct from ${sql.raw(`'${GRANTS_GOV_SOURCE}'`)} then ${o.eligibilityText} end, ${wordsFor(o.eligibleRegions, REGION_NAMES, LIST_MAX)}, ${wordsFor(o.eligibleEntityTypes, TYPE_WORDS, TYPES_NAMED_MAX)}, ${wordsFor(o.eligibleCountries, COUNTRY_NAMES, COUNTRIES_NAMED_MAX)}), ${sql.raw(String(TEXT_MAX))})`;

/** The text in which themes and terms are found. */
const themesText = sql<string>`left(concat_ws(E'\n', ${o.name}, ${o.description}), ${sql.raw(String(TEXT_MAX))})`;

export type StaleOpportunity = {
  id: string;
  /** Null if the stored vector is still right and only themes and terms have to be found again. */
  text: string | null;
  hash: string;
  themesText: string;
};

/**
 * Checks the next `limit` open opportunities after `afterId`. Returns those that have no vector of this model for
 * their present text, or themes and terms of another version. `lastId` is null if there are no more.
 */
export async function selectForEmbedding(
  db: Db,
  {
    model,
    readingVersion,
    now,
    afterId,
    limit,
  }: { model: string; readingVersion: number; now: Date; afterId: string | null; limit: number },
): Promise<{ stale: StaleOpportunity[]; lastId: string | null }> {
  const isOfNow = and(isOpenAndVerified(now), afterId === null ? undefined : gt(o.id, afterId));
  // The steps are materialized, so that each text is put together only once.
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
        ${e.contentHash} is distinct from hash || ${readingSuffix(readingVersion)} as has_old_reading
      from hashed left join ${e} on ${e.opportunityId} = hashed.id)
    select id, hash,
      -- Only for those that need it: the text of all the others stays where it is.
      case when is_stale then text end as text,
      case when is_stale or has_old_reading then themes_text end as "themesText"
    from checked order by id`);
  return {
    stale: rows.flatMap((row) => (row.themesText === null ? [] : [{ ...row, themesText: row.themesText }])),
    lastId: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
  };
}

/** Returns the end of a content hash, which says by which version of the rules themes and terms were found. */
export const readingSuffix = (version: number): string => `.t${version}`;

export type OpportunityVector = Omit<typeof e.$inferInsert, "id" | "updatedAt" | "embeddingModel"> & {
  embeddingModel: string;
};

/** Stores vectors. The opportunities must exist and be locked (`lockExisting`). */
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
        terms: sql`excluded.terms`,
        updatedAt: sql`now()`,
      },
    });
}

/** Stores the themes and terms of an opportunity, if its vector still belongs to this text. */
export async function updateReading(
  db: Db,
  {
    id,
    hash,
    version,
    ...reading
  }: { id: string; hash: string; version: number } & Pick<OpportunityVector, "themes" | "terms">,
): Promise<void> {
  await db
    .update(e)
    .set({ ...reading, contentHash: hash + readingSuffix(version) })
    .where(and(eq(e.opportunityId, id), sql`split_part(${e.contentHash}, '.', 1) = ${hash}`));
}

/** Returns the ids that still exist. They cannot be deleted until the transaction ends. */
export async function lockExisting(db: Db, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: o.id })
    .from(o)
    .where(sql`${o.id} = any(${sql.param(ids)}::uuid[])`)
    .for("key share");
  return new Set(rows.map(({ id }) => id));
}

/** Returns the owner of an entity; undefined if it no longer exists. */
export async function selectEntityOwner(db: Db, entityId: string): Promise<string | undefined> {
  const [row] = await db.select({ userId: entities.userId }).from(entities).where(eq(entities.id, entityId));
  return row?.userId;
}
