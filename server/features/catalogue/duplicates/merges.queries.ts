import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { VerificationStatus } from "@shared/constants/enums";
import {
  comparisonKeys as k,
  duplicatePairs as d,
  fundingOpportunities as o,
  opportunityChanges as c,
  opportunityMerges as m,
  opportunityProvenance as p,
  users,
} from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { selectPersonName } from "../curation/curation-list.queries";

export type Slice = { offset: number; limit: number };

const first = alias(o, "first");
const second = alias(o, "second");
const canBeMerged = sql`${first.verificationStatus} in ('pending', 'verified') and ${second.verificationStatus} in ('pending', 'verified')`;

/** Counts the pairs that wait for a decision. */
export async function countOpenPairs(db: Db): Promise<number> {
  const [row] = await db
    .select({ n: sql<string>`count(*)` })
    .from(d)
    .innerJoin(first, eq(first.id, d.firstId))
    .innerJoin(second, eq(second.id, d.secondId))
    .where(and(eq(d.status, "proposed"), canBeMerged));
  return Number(row?.n ?? 0);
}

/** Selects a page of the pairs that wait for a decision, the likeliest first. */
export function selectOpenPairs(db: Db, { offset, limit }: Slice) {
  return db
    .select({ id: d.id, firstId: d.firstId, secondId: d.secondId, score: d.score, reasons: d.reasons })
    .from(d)
    .innerJoin(first, eq(first.id, d.firstId))
    .innerJoin(second, eq(second.id, d.secondId))
    .where(and(eq(d.status, "proposed"), canBeMerged))
    .orderBy(desc(d.score), d.id)
    .limit(limit)
    .offset(offset);
}

const readPair = (db: Db, id: string) =>
  db.select({ firstId: d.firstId, secondId: d.secondId, status: d.status }).from(d).where(eq(d.id, id));

export async function selectPair(db: Db, id: string) {
  const [row] = await readPair(db, id);
  return row;
}

/** Locks a pair until the transaction ends. */
export async function lockPair(tx: Db, id: string) {
  const [row] = await readPair(tx, id).for("update");
  return row;
}

export async function decidePair(
  tx: Db,
  id: string,
  { status, by, now }: { status: "merged" | "different"; by: string; now: Date },
): Promise<void> {
  await tx.update(d).set({ status, decidedAt: now, decidedBy: by }).where(eq(d.id, id));
}

/** Locks opportunities in the order of their ids. */
export function lockOpportunities(tx: Db, ids: readonly string[]) {
  return tx
    .select({ id: o.id, status: o.verificationStatus })
    .from(o)
    .where(inArray(o.id, [...ids]))
    .orderBy(o.id)
    .for("update");
}

export async function setStatus(tx: Db, id: string, status: VerificationStatus, now: Date): Promise<void> {
  await tx.update(o).set({ verificationStatus: status, updatedAt: now }).where(eq(o.id, id));
}

export async function insertMerge(tx: Db, merge: typeof m.$inferInsert): Promise<void> {
  await tx.insert(m).values(merge);
}

/** Lets what was merged into an opportunity follow it into another one. */
export async function carryMerges(
  tx: Db,
  { mergedId, keptId }: { mergedId: string; keptId: string },
): Promise<void> {
  await tx
    .update(m)
    .set({ keptId, keptBefore: sql`coalesce(${m.keptBefore}, ${mergedId}::uuid)` })
    .where(eq(m.keptId, mergedId));
}

/** Gives an opportunity back what had been merged into it before it was merged itself. */
export async function returnMerges(tx: Db, mergedId: string): Promise<void> {
  await tx.execute(sql`
    with recursive under as (
      select merged_id from ${m} where kept_before = ${mergedId}::uuid
      union select further.merged_id from ${m} further join under on further.kept_before = under.merged_id)
    update ${m} set kept_id = ${mergedId}::uuid, kept_before = nullif(${m.keptBefore}, ${mergedId}::uuid)
    from under where ${m.mergedId} = under.merged_id`);
}

const readMerge = (db: Db, mergedId: string) => db.select().from(m).where(eq(m.mergedId, mergedId));

export async function selectMerge(db: Db, mergedId: string) {
  const [row] = await readMerge(db, mergedId);
  return row;
}

/** Locks a merge until the transaction ends. */
export async function lockMerge(tx: Db, mergedId: string) {
  const [row] = await readMerge(tx, mergedId).for("update");
  return row;
}

export async function deleteMerge(tx: Db, mergedId: string): Promise<void> {
  await tx.delete(m).where(eq(m.mergedId, mergedId));
}

export async function selectSourceValues(tx: Db, id: string) {
  const [row] = await tx.select({ values: p.sourceValues }).from(p).where(eq(p.opportunityId, id));
  return row?.values ?? null;
}

export async function restoreSourceValues(
  tx: Db,
  id: string,
  sourceValues: (typeof m.$inferSelect)["sourceValuesBefore"],
): Promise<void> {
  if (sourceValues !== null) await tx.update(p).set({ sourceValues }).where(eq(p.opportunityId, id));
}

/** Withdraws what the source of a merged opportunity has proposed for the kept one. */
export async function withdrawProposalsFrom(tx: Db, fromId: string, now: Date): Promise<void> {
  await tx
    .update(c)
    .set({ status: "replaced", decidedAt: now })
    .where(and(eq(c.fromId, fromId), eq(c.status, "proposed")));
}

const isOf = (id: string) => or(eq(d.firstId, id), eq(d.secondId, id));

/** Lets the open pairs of an opportunity follow it into the kept one. A pair that was decided already stays decided. */
export async function carryPairs(
  tx: Db,
  { mergedId, keptId }: { mergedId: string; keptId: string },
): Promise<void> {
  await tx.execute(sql`
    with open as (
      delete from ${d} where ${d.status} = 'proposed' and (${d.firstId} = ${mergedId}::uuid or ${d.secondId} = ${mergedId}::uuid)
      returning case when first_id = ${mergedId}::uuid then second_id else first_id end as other, score, reasons, found_at)
    insert into ${d} (first_id, second_id, score, reasons, found_at)
    select least(other, ${keptId}::uuid), greatest(other, ${keptId}::uuid), score, reasons, found_at
    from open where other <> ${keptId}::uuid
    on conflict do nothing`);
}

/** Proposes the pair of two opportunities again that was merged, and compares the split one with all others. */
export async function reopenPairs(
  tx: Db,
  { mergedId, keptId }: { mergedId: string; keptId: string },
): Promise<void> {
  await tx
    .update(d)
    .set({ status: "proposed", decidedAt: null, decidedBy: null })
    .where(and(eq(d.status, "merged"), isOf(mergedId), isOf(keptId)));
  await tx.update(k).set({ isDue: true }).where(eq(k.opportunityId, mergedId));
}

const merged = alias(o, "merged");
const kept = alias(o, "kept");

export async function countMerges(db: Db): Promise<number> {
  return db.$count(m);
}

/** Selects a page of the merges, newest first. */
export function selectMerges(db: Db, { offset, limit }: Slice) {
  const describe = (side: typeof merged | typeof kept) => ({
    id: side.id,
    name: side.name,
    source: side.source,
  });
  return db
    .select({ merged: describe(merged), kept: describe(kept), at: m.mergedAt, by: selectPersonName(users) })
    .from(m)
    .innerJoin(merged, eq(merged.id, m.mergedId))
    .innerJoin(kept, eq(kept.id, m.keptId))
    .leftJoin(users, eq(users.id, m.mergedBy))
    .orderBy(desc(m.mergedAt), m.mergedId)
    .limit(limit)
    .offset(offset);
}
