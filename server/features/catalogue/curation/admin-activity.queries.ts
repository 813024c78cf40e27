import { and, desc, eq, isNotNull, sql, type AnyColumn } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { CurationAction } from "@shared/constants/curation";
import { curationLog as l, scrapeRuns as r, users } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { selectPersonName } from "./curation-list.queries";

/** What an administrator did: an entry of the log of curation, or a reading of a source that they asked for. */
export type Act = CurationAction | "source_read";

/**
 * Selects the acts of all administrators, newest first; with `lastId`, those that are older than the act with this id, and none if
 * nobody knows it. Each part has its own limit, so that no more of its index is read than is shown.
 */
export function selectActs(db: Db, { lastId, limit }: { lastId?: string | undefined; limit: number }) {
  // Compared in the database, because a date in JavaScript has no microseconds.
  const isOlder = (createdAt: AnyColumn, id: AnyColumn) =>
    lastId === undefined
      ? undefined
      : sql`(${createdAt}, ${id}) < (
          select known.created_at, known.id from curation_log known where known.id = ${lastId}
          union all select known.created_at, known.id from scrape_runs known where known.id = ${lastId})`;
  const decided = db
    .select({
      id: l.id,
      at: sql<Date>`${l.createdAt}`.mapWith(l.createdAt).as("at"),
      act: sql<Act>`${l.action}`.as("act"),
      subject: sql<string>`${l.opportunityName}`.as("subject"),
      fields: l.fields,
      actor: selectPersonName(users).as("actor"),
    })
    .from(l)
    .leftJoin(users, eq(users.id, l.userId))
    .where(isOlder(l.createdAt, l.id))
    .orderBy(desc(l.createdAt), desc(l.id))
    .limit(limit);
  const read = db
    .select({
      id: r.id,
      at: sql<Date>`${r.createdAt}`.mapWith(r.createdAt).as("at"),
      act: sql<Act>`'source_read'`.as("act"),
      subject: sql<string>`${r.sourceName}`.as("subject"),
      fields: sql<string[]>`'{}'::text[]`.as("fields"),
      actor: selectPersonName(users).as("actor"),
    })
    .from(r)
    .leftJoin(users, eq(users.id, r.requestedBy))
    .where(and(isNotNull(r.requestedBy), isOlder(r.createdAt, r.id)))
    .orderBy(desc(r.createdAt), desc(r.id))
    .limit(limit);
  return unionAll(decided, read)
    .orderBy(sql`at desc, id desc`)
    .limit(limit);
}
export type ActRow = Awaited<ReturnType<typeof selectActs>>[number];
