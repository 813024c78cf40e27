import { desc, eq, sql } from "drizzle-orm";
import type { RightAction } from "@shared/constants/curation";
import { curationLog as l, users } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { selectPersonName } from "./curation-list.queries";

/**
 * Selects what all administrators did, newest first; with `lastId`, what is older than the entry with this id, and nothing if nobody
 * knows it.
 */
export function selectActs(db: Db, { lastId, limit }: { lastId?: string | undefined; limit: number }) {
  // Compared in the database, because a date in JavaScript has no microseconds.
  const isOlder =
    lastId === undefined
      ? undefined
      : sql`(${l.createdAt}, ${l.id}) < (
          select known.created_at, known.id from curation_log known where known.id = ${lastId})`;
  return db
    .select({
      id: l.id,
      at: l.createdAt,
      action: l.action,
      subject: l.opportunityName,
      fields: l.fields,
      actor: selectPersonName(users),
    })
    .from(l)
    .leftJoin(users, eq(users.id, l.userId))
    .where(isOlder)
    .orderBy(desc(l.createdAt), desc(l.id))
    .limit(limit);
}
export type ActRow = Awaited<ReturnType<typeof selectActs>>[number];

/** Writes that the operator of the server gave an account the rights of an administrator, or took them. */
export async function insertRightLog(
  db: Db,
  { now, ...entry }: { userId: string; action: RightAction; now: Date },
): Promise<void> {
  await db.insert(l).values({ ...entry, opportunityName: "", createdAt: now });
}
