import { and, eq, getTableColumns, gt, gte, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { SCRAPED_FIELDS, type ScrapedField } from "@shared/constants/curation";
import {
  type FieldOrigin,
  fundingOpportunities as o,
  opportunityMerges,
  opportunityProvenance as p,
} from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { CLOSED, type Values } from "./reading-values";

const toColumnName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Rows as an SQL table `given` with the named columns of `table`, quoted by their names in code. Missing values are null. */
function toRecordset<T extends typeof o | typeof p, K extends keyof T["$inferSelect"] & string>(
  table: T,
  names: readonly K[],
  rows: readonly Partial<Record<K, unknown>>[],
): SQL {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const typed = names.map((name) => `"${name}" ${columns[name]!.getSQLType()}`).join(", ");
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as given(${sql.raw(typed)})`;
}
export const uuids = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::uuid[]`;
export const texts = (list: readonly (string | null)[]): SQL => sql`${sql.param([...list])}::text[]`;
const quoteNames = (names: readonly string[]): SQL => sql.raw(names.map((name) => `"${name}"`).join(", "));
const quoteColumns = (names: readonly string[]): SQL => quoteNames(names.map(toColumnName));

/** Lets one batch into the catalogue at a time: two with the same opportunity would not see each other's rows. */
export async function lockCatalogue(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(727003)`);
}

/**
 * The lock for batches identified by ids, which a unique index keeps apart: they go in side by side, but beside no other batches. Their
 * commits do not wait for the disk: after a power cut the file is imported again.
 */
export async function lockCatalogueForBulk(db: Db): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock_shared(727003), set_config('synchronous_commit', 'off', true)`,
  );
}

/** The columns that tell whether a reading says anything new about a row. */
const knownRowColumns = {
  id: o.id,
  source: o.source,
  externalId: o.externalId,
  status: o.verificationStatus,
  lastSyncedAt: o.lastSyncedAt,
  sourceValues: p.sourceValues,
};

export function selectByExternalIds(db: Db, source: string, ids: string[]) {
  return db
    .select(knownRowColumns)
    .from(o)
    .leftJoin(p, eq(p.opportunityId, o.id))
    .where(and(eq(o.source, source), sql`${o.externalId} = any(${texts(ids)})`));
}
export type KnownRow = Awaited<ReturnType<typeof selectByExternalIds>>[number];

/** Selects rows that may be of other sources, each with what the given source said of it at its last reading. */
export function selectByIds(db: Db, ids: string[], source: string): Promise<KnownRow[]> {
  return db
    .select({
      ...knownRowColumns,
      sourceValues: sql<
        KnownRow["sourceValues"]
      >`case when ${o.source} = ${source} then ${p.sourceValues} else ${p.otherValues} -> ${source} end`,
    })
    .from(o)
    .leftJoin(p, eq(p.opportunityId, o.id))
    .where(sql`${o.id} = any(${uuids(ids)})`);
}

/** Finds which of the given slugs are taken. */
export async function selectTakenSlugs(db: Db, slugs: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ slug: o.slug })
    .from(o)
    .where(sql`${o.slug} = any(${texts(slugs)})`);
  return new Set(rows.map(({ slug }) => slug));
}

const NEW_COLUMNS = [
  ...SCRAPED_FIELDS,
  "id",
  "slug",
  "source",
  "externalId",
  "sourceUrl",
  "funderType",
  "attribution",
  "verificationStatus",
  "lastSyncedAt",
  "createdAt",
] as const;
/** A row by column names in code, with dates as text. */
type NewRow = { id: string; slug: string } & Partial<Record<(typeof NEW_COLUMNS)[number], unknown>>;

/** Inserts rows in their order. @returns the ids of the inserted ones: a taken slug or external id leaves a row out */
export async function insertOpportunities(db: Db, rows: readonly NewRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const { rows: inserted } = await db.execute<{ id: string }>(sql`
    insert into ${o} (${quoteColumns(NEW_COLUMNS)}, updated_at)
    select ${quoteNames(NEW_COLUMNS)}, "createdAt" from ${toRecordset(o, NEW_COLUMNS, rows)}
    on conflict do nothing returning id`);
  return new Set(inserted.map(({ id }) => id));
}

export type ProvenanceRow = {
  opportunityId: string;
  /** What the row's own source said. */
  sourceValues: Values;
  /** All that another source has said, by its name. */
  otherValues?: Record<string, Values>;
  origins: Partial<Record<ScrapedField, FieldOrigin>>;
};

export async function insertProvenance(
  db: Db,
  rows: readonly (ProvenanceRow & { looksLike: string | null })[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into ${p} (opportunity_id, source_values, origins, looks_like)
    select "opportunityId", "sourceValues", origins, "looksLike"
    from ${toRecordset(p, ["opportunityId", "sourceValues", "origins", "looksLike"], rows)}`);
}

/** Notes what sources said, beside what the own source said before of other fields. */
export async function mergeProvenance(db: Db, rows: readonly ProvenanceRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into ${p} as known (opportunity_id, source_values, other_values, origins)
    select "opportunityId", "sourceValues", coalesce("otherValues", '{}'), origins
    from ${toRecordset(p, ["opportunityId", "sourceValues", "otherValues", "origins"], rows)}
    on conflict (opportunity_id) do update
      set source_values = known.source_values || excluded.source_values,
        other_values = known.other_values || excluded.other_values, origins = known.origins || excluded.origins`);
}

const scraped = Object.fromEntries(SCRAPED_FIELDS.map((field) => [field, o[field]])) as Pick<
  typeof o,
  ScrapedField
>;

/**
 * Selects and locks rows until the transaction ends.
 * @param source whose last words of each row are asked for; null for those of the row's own source
 */
export async function lockRows(db: Db, ids: string[], source: string | null) {
  const rows = await db
    .select({
      id: o.id,
      status: o.verificationStatus,
      source: o.source,
      externalId: o.externalId,
      values: scraped,
    })
    .from(o)
    .where(sql`${o.id} = any(${uuids(ids)})`)
    // Always in this order, so that two transactions never wait for each other.
    .orderBy(o.id)
    .for("update");
  const notes = await db
    .select({
      id: p.opportunityId,
      sourceValues: p.sourceValues,
      otherValues: p.otherValues,
      lockedFields: p.lockedFields,
    })
    .from(p)
    .where(sql`${p.opportunityId} = any(${uuids(ids)})`);
  const byId = new Map(notes.map((note) => [note.id, note]));
  return rows.map((row) => {
    const note = byId.get(row.id);
    const isOwn = source === null || row.source === source;
    const said = isOwn ? note?.sourceValues : note?.otherValues[source];
    return {
      ...row,
      sourceValues: said ?? {},
      // Of a source that was not read before, only what the own source does not say is new.
      comparedValues: said ?? note?.sourceValues ?? {},
      lockedFields: note?.lockedFields ?? [],
    };
  });
}
export type LockedRow = Awaited<ReturnType<typeof lockRows>>[number];

/** Finds for merged rows the rows that are shown in their place. */
export async function selectKeptIds(db: Db, mergedIds: readonly string[]): Promise<Map<string, string>> {
  if (mergedIds.length === 0) return new Map();
  const rows = await db
    .select({ mergedId: opportunityMerges.mergedId, keptId: opportunityMerges.keptId })
    .from(opportunityMerges)
    .where(sql`${opportunityMerges.mergedId} = any(${uuids(mergedIds)})`);
  return new Map(rows.map(({ mergedId, keptId }) => [mergedId, keptId]));
}

/** Writes all scraped fields of rows. */
export async function updateOpportunities(
  db: Db,
  now: Date,
  rows: readonly { id: string; values: Values }[],
): Promise<void> {
  if (rows.length === 0) return;
  const set = sql.raw(
    SCRAPED_FIELDS.map((field) => `"${toColumnName(field)}" = given."${field}"`).join(", "),
  );
  await db.execute(sql`
    update ${o} set ${set}, updated_at = ${now.toISOString()}
    from ${toRecordset(
      o,
      ["id", ...SCRAPED_FIELDS],
      rows.map(({ id, values }) => ({ id, ...values })),
    )}
    where funding_opportunities.id = given.id`);
}

/** Writes the source's id on rows that had none. */
export async function setExternalIds(
  db: Db,
  rows: readonly { id: string; externalId: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    update ${o} set external_id = given."externalId" from ${toRecordset(o, ["id", "externalId"], rows)}
    where funding_opportunities.id = given.id`);
}

export async function markSynced(db: Db, now: Date, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(o)
    .set({ lastSyncedAt: now })
    .where(sql`${o.id} = any(${uuids(ids)})`);
}

/** What shows that a source lists a call no more. */
type Unlisted = {
  source: string;
  now: Date;
  /** The source has read its whole list at least twice since. */
  notSince: Date;
};

/**
 * Whether a call that counts as open is missing from its source's list, and another source whose call was merged into it does not
 * list it either. What the source has called closed was decided about already.
 */
const isUnlisted = ({ source, now, notSince }: Unlisted) =>
  and(
    eq(o.source, source),
    sql`${o.verificationStatus} in ('pending', 'verified')`,
    sql`${o.externalId} is not null`,
    gt(o.closesAt, now),
    lt(o.lastSyncedAt, notSince),
    sql`${p.sourceValues}->>'deadline' is distinct from ${CLOSED}`,
    sql`not exists (
      select from ${opportunityMerges} m join ${o} other on other.id = m.merged_id
      where m.kept_id = ${o.id} and other.last_synced_at >= ${notSince.toISOString()})`,
  );

/** Selects calls that their source lists no more, at most `limit`; `all` counts them without it. */
export function selectUnlisted(
  db: Db,
  unlisted: Unlisted,
  limit: number,
): Promise<{ id: string; status: string; lastListedAt: Date | null; all: number }[]> {
  return db
    .select({
      ...{ id: o.id, status: o.verificationStatus, lastListedAt: o.lastSyncedAt },
      all: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(o)
    .leftJoin(p, eq(p.opportunityId, o.id))
    .where(isUnlisted(unlisted))
    .orderBy(o.id)
    .limit(limit);
}

/** Counts the calls that a source has listed since `since`. */
export const countListed = (db: Db, source: string, since: Date): Promise<number> =>
  db.$count(o, and(eq(o.source, source), gte(o.lastSyncedAt, since)));
