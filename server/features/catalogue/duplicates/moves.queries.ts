import { type SQL, sql } from "drizzle-orm";
import type { MOVED_KINDS } from "@shared/constants/duplicates";
import {
  applications as a,
  entities,
  memberships,
  mergeMoves as moves,
  news as n,
  opportunityFeedback as f,
  opportunityViews as v,
  reminders as r,
} from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";

/** Records follow from one opportunity to another: from the merged to the kept one, and back. */
export type Way = { mergedId: string; keptId: string };
type Kind = (typeof MOVED_KINDS)[number];

/** Two records that may not stand at one opportunity together: the one that is there stays, and the other one too. */
const STAYS: Record<"application" | "feedback" | "reminder" | "news", (to: SQL) => SQL> = {
  application: (to) =>
    sql`exists (select from ${a} there where there.opportunity_id = ${to} and there.entity_id = moving.entity_id)`,
  feedback: (to) =>
    sql`exists (select from ${f} there where there.opportunity_id = ${to} and there.user_id = moving.user_id)`,
  reminder: (to) =>
    sql`exists (select from ${r} there where there.opportunity_id = ${to} and there.user_id = moving.user_id
      and there.type = moving.type and there.scheduled_for = moving.scheduled_for)`,
  news: () => sql`false`,
};
const TABLES = { application: a, feedback: f, reminder: r, news: n } as const;
/** Whose record it is. */
const OWNERS: Record<keyof typeof TABLES, SQL> = {
  application: sql`(select e.user_id from ${entities} e where e.id = moving.entity_id)`,
  feedback: sql`moving.user_id`,
  reminder: sql`moving.user_id`,
  news: sql`moving.user_id`,
};
const MOVING = Object.keys(TABLES) as (keyof typeof TABLES)[];

const id = (text: string) => sql`${text}::uuid`;

/**
 * Moves what persons have stored about the merged opportunity to the kept one, and notes each record. Where a person has the same at
 * both, each stays where it is; but who saved either of them has saved the kept one.
 */
export async function moveToKept(tx: Db, { mergedId, keptId }: Way): Promise<void> {
  const note = (kind: Kind, rows: SQL) =>
    tx.execute(
      sql`insert into ${moves} (merged_id, kind, record_id, user_id) select ${id(mergedId)}, ${kind}, id, user_id from (${rows}) rows`,
    );
  // An application that stays at a hidden opportunity keeps its name.
  await tx.execute(sql`
    update ${a} set title = o.name from funding_opportunities o
    where ${a.opportunityId} = ${id(mergedId)} and o.id = ${id(mergedId)} and coalesce(btrim(${a.title}), '') = ''`);
  await tx.execute(sql`
    with saved as (
      update ${f} there set kind = 'saved', reason = null, updated_at = own.updated_at
      from ${f} own, ${f} before
      where there.opportunity_id = ${id(keptId)} and there.kind = 'dismissed' and before.id = there.id
        and own.opportunity_id = ${id(mergedId)} and own.user_id = there.user_id and own.kind = 'saved'
      returning there.id, there.user_id, before.kind, before.reason)
    insert into ${moves} (merged_id, kind, record_id, user_id, before)
    select ${id(mergedId)}, 'feedback_kind', id, user_id, jsonb_build_object('kind', kind, 'reason', reason) from saved`);
  for (const kind of MOVING)
    await note(
      kind,
      sql`select moving.id, ${OWNERS[kind]} as user_id from ${TABLES[kind]} moving
    where moving.opportunity_id = ${id(mergedId)} and not ${STAYS[kind](id(keptId))}`,
    );
  for (const kind of MOVING)
    await tx.execute(sql`
      update ${TABLES[kind]} set opportunity_id = ${id(keptId)} from ${moves}
      where ${moves.mergedId} = ${id(mergedId)} and ${moves.kind} = ${kind} and ${moves.recordId} = ${TABLES[kind].id}`);
  await note(
    "view",
    sql`select user_id as id, user_id from ${v} own where own.opportunity_id = ${id(mergedId)}
      and not exists (select from ${v} there where there.opportunity_id = ${id(keptId)} and there.user_id = own.user_id)`,
  );
  await tx.execute(sql`
    insert into ${v} (user_id, opportunity_id, first_seen_at)
    select own.user_id, ${id(keptId)}, own.first_seen_at from ${v} own join ${moves}
      on ${moves.mergedId} = ${id(mergedId)} and ${moves.kind} = 'view' and ${moves.recordId} = own.user_id
    where own.opportunity_id = ${id(mergedId)}`);
}

/** Brings the noted records back, unless a person has deleted them or moved on since. What was added after the merge stays. */
export async function moveBack(tx: Db, { mergedId, keptId }: Way): Promise<void> {
  for (const kind of MOVING)
    await tx.execute(sql`
      update ${TABLES[kind]} moving set opportunity_id = ${id(mergedId)} from ${moves}
      where ${moves.mergedId} = ${id(mergedId)} and ${moves.kind} = ${kind} and ${moves.recordId} = moving.id
        and moving.opportunity_id = ${id(keptId)} and not ${STAYS[kind](id(mergedId))}`);
  await tx.execute(sql`
    update ${f} set kind = ${moves.before} ->> 'kind', reason = ${moves.before} ->> 'reason' from ${moves}
    where ${moves.mergedId} = ${id(mergedId)} and ${moves.kind} = 'feedback_kind' and ${moves.recordId} = ${f.id}
      and ${f.opportunityId} = ${id(keptId)} and ${f.kind} = 'saved'`);
  await tx.execute(sql`
    delete from ${v} using ${moves}
    where ${v.opportunityId} = ${id(keptId)} and ${moves.mergedId} = ${id(mergedId)} and ${moves.kind} = 'view'
      and ${moves.recordId} = ${v.userId}`);
}

const TOLD_MAX = 1_000;

/** The persons who have an application for or have saved one of the opportunities: their pages are read anew. */
export async function selectFollowers(db: Db, ids: readonly string[]): Promise<string[]> {
  const list = sql`${sql.param([...ids])}::uuid[]`;
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select m.user_id from ${a} join ${memberships} m on m.entity_id = ${a.entityId} where ${a.opportunityId} = any(${list})
    union select ${f.userId} from ${f} where ${f.opportunityId} = any(${list}) limit ${TOLD_MAX}`);
  return rows.map(({ user_id }) => user_id);
}
