import { and, eq, getTableColumns, inArray, isNotNull, sql } from "drizzle-orm";
import { sessions, storedObjects } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { isFileOf, nameOfFile } from "./archived-files";
import { listExportedColumns, type OwnedTable } from "./owned-tables";

const ROWS_AT_ONCE = 500;

export type OwnedRow = Record<string, unknown>;

/**
 * The rows of a user in a table, in order. They are read by ids in batches and not in one transaction, because the embedded database has
 * one connection and the download may be slow. Rows deleted meanwhile are left out.
 */
export async function* selectOwned(db: Db, userId: string, owned: OwnedTable): AsyncGenerator<OwnedRow> {
  const { table, isOf, order, atOnce = ROWS_AT_ONCE } = owned;
  const columns = listExportedColumns(owned);
  const { id } = getTableColumns(table);
  if (!id) {
    // Tables without an id of their own have short rows.
    yield* await db
      .select(columns)
      .from(table)
      .where(isOf(userId))
      .orderBy(...order);
    return;
  }
  const ids = await db
    .select({ id })
    .from(table)
    .where(isOf(userId))
    .orderBy(...order);
  for (let from = 0; from < ids.length; from += atOnce) {
    const batch = ids.slice(from, from + atOnce).map((row) => row.id);
    yield* await db
      .select(columns)
      .from(table)
      .where(and(isOf(userId), inArray(id, batch)))
      .orderBy(...order);
  }
}

/** The user's sessions: when each began, until when it lasts at most, what its browser said of itself, and from which country. */
export function selectSessions(db: Db, userId: string) {
  return db
    .select({
      signedInAt: sql<
        string | null
      >`to_timestamp((${sessions.sess} ->> 'signedInAt')::float8 / 1000)`.mapWith((at: string | Date) =>
        new Date(at).toISOString(),
      ),
      expiresAt: sessions.expire,
      userAgent: sql<string | null>`${sessions.sess} ->> 'userAgent'`,
      country: sql<string | null>`${sessions.sess} ->> 'country'`,
    })
    .from(sessions)
    .where(eq(sql`${sessions.sess} ->> 'userId'`, userId))
    .orderBy(sessions.expire);
}

/** The completely uploaded files that are in the archive of a user, with their names. */
export function selectFiles(db: Db, userId: string) {
  return db
    .select({ id: storedObjects.id, key: storedObjects.key, fileName: nameOfFile })
    .from(storedObjects)
    .where(and(isFileOf(userId), isNotNull(storedObjects.storedAt)))
    .orderBy(storedObjects.createdAt, storedObjects.id);
}
