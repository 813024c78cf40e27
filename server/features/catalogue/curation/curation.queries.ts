import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import {
  type CuratedField,
  type CurationAction,
  listDecidedTogether,
  SCRAPED_FIELDS,
  type SourceAction,
} from "@shared/constants/curation";
import type { VerificationStatus } from "@shared/constants/enums";
import {
  applications,
  curationLog,
  fundingOpportunities as o,
  opportunityChanges as c,
  opportunityMerges,
  opportunityProvenance as p,
  users,
} from "@shared/schema/index";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../../platform/db/database";
import { selectPersonName } from "./curation-list.queries";
import { CLOSED } from "../import/reading-values";
import { eligibilityColumns, offerColumns } from "../opportunity-columns";

// The values are read as they are, because Drizzle would turn a text that looks like a number into one, and an amount
// would lose its cents.
const values = { before: sql<unknown>`${c.before}`, after: sql<unknown>`${c.after}` };
/** The merged opportunity whose source states the value. */
const stating = alias(o, "stating");
const CHANGES_MAX = 50;
const LOG_MAX = 50;

export async function selectProvenance(db: Db, id: string) {
  const [row] = await db
    .select({ origins: p.origins, lockedFields: p.lockedFields })
    .from(p)
    .where(eq(p.opportunityId, id));
  return row;
}
export type ProvenanceRow = Awaited<ReturnType<typeof selectProvenance>>;

/** Selects the proposed changes that wait for a decision, oldest first. */
export function selectOpenChanges(db: Db, id: string) {
  return db
    .select({
      id: c.id,
      field: c.field,
      ...values,
      quote: c.quote,
      lastListedAt: c.lastListedAt,
      source: stating.source,
      createdAt: c.createdAt,
    })
    .from(c)
    .leftJoin(stating, eq(stating.id, c.fromId))
    .where(and(eq(c.opportunityId, id), eq(c.status, "proposed")))
    .orderBy(asc(c.createdAt), asc(c.field))
    .limit(CHANGES_MAX);
}
export type ChangeRow = Awaited<ReturnType<typeof selectOpenChanges>>[number];

/** Selects the log of an opportunity, newest first. */
export function selectLog(db: Db, id: string) {
  return db
    .select({
      // What is about a source has no opportunity.
      action: sql<CurationAction>`${curationLog.action}`,
      fields: curationLog.fields,
      at: curationLog.createdAt,
      by: selectPersonName(users),
    })
    .from(curationLog)
    .leftJoin(users, eq(users.id, curationLog.userId))
    .where(eq(curationLog.opportunityId, id))
    .orderBy(desc(curationLog.createdAt), desc(curationLog.id))
    .limit(LOG_MAX);
}
export type LogRow = Awaited<ReturnType<typeof selectLog>>[number];

/** What is written in the form about who may apply, beside the columns that the lists show too. */
const rules = {
  ...eligibilityColumns,
  eligibilityText: o.eligibilityText,
  deadlineTime: o.deadlineTime,
};

/** Who may apply for one. */
export async function selectRules(db: Db, id: string) {
  const [row] = await db.select(rules).from(o).where(eq(o.id, id));
  return row;
}
export type RulesRow = NonNullable<Awaited<ReturnType<typeof selectRules>>>;

const editable = {
  ...rules,
  ...offerColumns,
  description: o.description,
  status: o.verificationStatus,
};

/** Locks an opportunity until the transaction ends. */
export async function lockOpportunity(db: Db, id: string) {
  const [row] = await db.select(editable).from(o).where(eq(o.id, id)).for("update");
  return row;
}

export async function selectStatus(db: Db, id: string): Promise<VerificationStatus | undefined> {
  const [row] = await db.select({ status: o.verificationStatus }).from(o).where(eq(o.id, id));
  return row?.status;
}

export type Decision = { status: VerificationStatus; by: string; now: Date };

/** Locks those of the opportunities that have one of these states, in the order of their ids. */
export async function lockInStatus(db: Db, ids: string[], from: VerificationStatus[]): Promise<string[]> {
  const rows = await db
    .select({ id: o.id, status: o.verificationStatus })
    .from(o)
    .where(inArray(o.id, ids))
    .orderBy(asc(o.id))
    .for("update");
  return rows.flatMap(({ id, status }) => (from.includes(status) ? [id] : []));
}

/** Writes a decision with its author and time. A return to `pending` has neither. */
export async function writeDecision(db: Db, ids: string[], { status, by, now }: Decision): Promise<void> {
  const isVerified = status === "verified";
  await db
    .update(o)
    .set({
      verificationStatus: status,
      verifiedAt: isVerified ? now : null,
      verifiedBy: isVerified ? by : null,
      updatedAt: now,
    })
    .where(inArray(o.id, ids));
  const decided =
    status === "pending" ? { decidedAt: null, decidedBy: null } : { decidedAt: now, decidedBy: by };
  await db
    .insert(p)
    .values(ids.map((opportunityId) => ({ opportunityId, ...decided })))
    .onConflictDoUpdate({ target: p.opportunityId, set: decided });
}

/**
 * Withdraws the open proposals and forgets what the source said about their fields. While the opportunity is
 * `pending`, the next reading then writes these values. A deadline that is to go is in no reading: there the source is
 * noted to have called it closed before.
 */
export async function forgetProposals(db: Db, ids: string[], now: Date): Promise<void> {
  const list = sql`${sql.param(ids)}::uuid[]`;
  await db.execute(sql`
    update ${p} set source_values = (source_values - open.fields)
        || case when open.opens_again then jsonb_build_object('deadline', ${CLOSED}::text) else '{}' end,
      other_values = (select coalesce(jsonb_object_agg(source, said - open.fields), '{}') from jsonb_each(other_values) as each(source, said))
    from (select coalesce(from_id, opportunity_id) as read_id, array_agg(field) as fields,
        bool_or(field = 'deadline' and coalesce(after, 'null'::jsonb) = 'null'::jsonb) as opens_again from ${c}
      where status = 'proposed' and opportunity_id = any(${list}) group by 1) open
    where ${p.opportunityId} = open.read_id`);
  await db
    .update(c)
    .set({ status: "replaced", decidedAt: now })
    .where(and(inArray(c.opportunityId, ids), eq(c.status, "proposed")));
}

/** Writes one log entry for each opportunity. It stores the names, because the opportunity may be deleted. */
export async function insertLog(
  db: Db,
  ids: string[],
  entry: { userId: string; action: CurationAction; fields?: readonly string[]; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await db.insert(curationLog).select(
    db
      .select({
        id: sql`gen_random_uuid()`.as("id"),
        opportunityId: o.id,
        opportunityName: sql`${o.name}`.as("opportunity_name"),
        userId: sql`${entry.userId}::uuid`.as("user_id"),
        action: sql`${entry.action}`.as("action"),
        fields: sql`${sql.param([...(entry.fields ?? [])])}::text[]`.as("fields"),
        createdAt: sql`${entry.now.toISOString()}::timestamptz`.as("created_at"),
      })
      .from(o)
      .where(inArray(o.id, ids)),
  );
}

/** Writes a log entry about a source. */
export async function insertSourceLog(
  db: Db,
  { now, ...entry }: { userId: string; action: SourceAction; sourceName: string; now: Date },
): Promise<void> {
  const { sourceName: opportunityName, userId, action } = entry;
  await db.insert(curationLog).values({ opportunityName, userId, action, createdAt: now });
}

export type WrittenFields = Partial<Pick<typeof o.$inferInsert, CuratedField>>;

export async function updateFields(db: Db, id: string, fields: WrittenFields, now: Date): Promise<void> {
  await db
    .update(o)
    .set({ ...fields, updatedAt: now })
    .where(eq(o.id, id));
}

/** Deletes the checks of the link to apply after it has changed. */
export async function forgetLinkChecks(db: Db, id: string): Promise<void> {
  await db
    .update(p)
    .set({ linkCheckedAt: null, linkFailures: 0, linkProblem: null })
    .where(eq(p.opportunityId, id));
}

/**
 * Locks fields, so that no reading writes them. It withdraws the proposals for these fields and for those that are
 * decided together with them.
 */
export async function lockFields(
  db: Db,
  id: string,
  fields: readonly CuratedField[],
  now: Date,
): Promise<void> {
  await db
    .insert(p)
    .values({ opportunityId: id, lockedFields: [...fields].sort() })
    .onConflictDoUpdate({
      target: p.opportunityId,
      set: {
        lockedFields: sql`array(select distinct unnest(${p.lockedFields} || excluded.locked_fields) order by 1)`,
      },
    });
  const open = await selectOpenChanges(db, id);
  const openFields = open.map(({ field }) => field);
  const scraped = SCRAPED_FIELDS.filter((field) => fields.includes(field));
  const withdrawn = new Set(scraped.flatMap((field) => listDecidedTogether(field, openFields)));
  const ids = open.filter(({ field }) => withdrawn.has(field)).map((change) => change.id);
  if (ids.length > 0)
    await db.update(c).set({ status: "replaced", decidedAt: now }).where(inArray(c.id, ids));
}

/** Returns undefined if the slug has just been taken. */
export async function insertOpportunity(
  db: Db,
  row: typeof o.$inferInsert,
): Promise<{ id: string } | undefined> {
  const [inserted] = await db
    .insert(o)
    .values(row)
    .onConflictDoNothing({ target: o.slug })
    .returning({ id: o.id });
  return inserted;
}

/**
 * Takes an opportunity off its applications, which makes a new version of each. Applications without a title get its
 * name. Returns the ids of their entities.
 */
export async function detachApplications(db: Db, id: string, name: string): Promise<string[]> {
  const rows = await db
    .update(applications)
    .set({
      opportunityId: null,
      title: sql`coalesce(nullif(trim(${applications.title}), ''), ${name})`,
      version: sql`${applications.version} + 1`,
    })
    .where(eq(applications.opportunityId, id))
    .returning({ entityId: applications.entityId });
  return [...new Set(rows.map(({ entityId }) => entityId))];
}

/** The ids of what was merged into an opportunity. */
export async function selectMergedInto(db: Db, keptId: string): Promise<string[]> {
  const rows = await db
    .select({ id: opportunityMerges.mergedId })
    .from(opportunityMerges)
    .where(eq(opportunityMerges.keptId, keptId));
  return rows.map(({ id }) => id);
}

export async function deleteOpportunity(db: Db, id: string): Promise<void> {
  await db.delete(o).where(eq(o.id, id));
}

/** Selects a proposed change in any state. The caller must have locked the opportunity. */
export async function selectChange(db: Db, opportunityId: string, changeId: string) {
  const [row] = await db
    .select({ field: c.field, status: c.status })
    .from(c)
    .where(and(eq(c.id, changeId), eq(c.opportunityId, opportunityId)));
  return row;
}

export async function decideChanges(
  db: Db,
  changeIds: string[],
  { status, by, now }: { status: "accepted" | "declined"; by: string; now: Date },
): Promise<void> {
  await db.update(c).set({ status, decidedAt: now, decidedBy: by }).where(inArray(c.id, changeIds));
}
