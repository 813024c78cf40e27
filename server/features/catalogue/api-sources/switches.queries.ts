import { eq } from "drizzle-orm";
import { apiSources } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";

/** Returns the ids of the sources that are on. There are as many rows as sources. */
export async function selectSourcesOn(db: Db): Promise<Set<string>> {
  const rows = await db
    .select({ sourceId: apiSources.sourceId })
    .from(apiSources)
    .where(eq(apiSources.isOn, true));
  return new Set(rows.map(({ sourceId }) => sourceId));
}

export async function setSourceOn(db: Db, sourceId: string, isOn: boolean, changedAt: Date): Promise<void> {
  await db
    .insert(apiSources)
    .values({ sourceId, isOn, changedAt })
    .onConflictDoUpdate({ target: apiSources.sourceId, set: { isOn, changedAt } });
}
