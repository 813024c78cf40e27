import { eq, sql } from "drizzle-orm";
import type { EntityType } from "@shared/constants/enums";
import type { AnswerValue } from "@shared/constants/questionnaires/questions";
import { PROFILE_TABLES } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

/** The columns of a profile table by property name. */
export type ProfileRow = Record<string, unknown>;

export async function selectProfile(
  db: Db,
  type: EntityType,
  entityId: string,
): Promise<ProfileRow | undefined> {
  const table = PROFILE_TABLES[type];
  const [row] = await db.select().from(table).where(eq(table.entityId, entityId));
  return row;
}

/** Writes the given columns only, into the row there is or a new one. */
export async function upsertProfile(
  db: Db,
  type: EntityType,
  entityId: string,
  columns: Record<string, AnswerValue>,
): Promise<ProfileRow> {
  const table = PROFILE_TABLES[type];
  const [row] = await db
    .insert(table)
    .values({ ...columns, entityId })
    .onConflictDoUpdate({ target: table.entityId, set: { ...columns, updatedAt: sql`now()` } })
    .returning();
  return row!;
}
