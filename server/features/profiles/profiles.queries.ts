import { eq, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { EntityType } from "@shared/constants/enums";
import type { AnswerValue } from "@shared/constants/questionnaires/questions";
import {
  communityGroupProfiles,
  governmentProfiles,
  individualProfiles,
  nonprofitProfiles,
  researchProfiles,
  schoolProfiles,
  socialEnterpriseProfiles,
  startupProfiles,
} from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

/** The columns of a profile table by property name. */
export type ProfileRow = Record<string, unknown>;
/** What all eight tables have in common. */
type ProfileTable = PgTable & { entityId: PgColumn };

const TABLES: Record<EntityType, ProfileTable> = {
  Startup: startupProfiles,
  Nonprofit: nonprofitProfiles,
  "Social Enterprise": socialEnterpriseProfiles,
  Individual: individualProfiles,
  Research: researchProfiles,
  School: schoolProfiles,
  "Community Group": communityGroupProfiles,
  Government: governmentProfiles,
};

export async function selectProfile(
  db: Db,
  type: EntityType,
  entityId: string,
): Promise<ProfileRow | undefined> {
  const table = TABLES[type];
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
  const table = TABLES[type];
  const [row] = await db
    .insert(table)
    .values({ ...columns, entityId })
    .onConflictDoUpdate({ target: table.entityId, set: { ...columns, updatedAt: sql`now()` } })
    .returning();
  return row!;
}
