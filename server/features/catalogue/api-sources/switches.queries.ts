import { and, eq } from "drizzle-orm";
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

/** Switches a source on or off. @returns whether it was not so before: a source without a row is off */
export async function setSourceOn(
  db: Db,
  sourceId: string,
  isOn: boolean,
  changedAt: Date,
): Promise<boolean> {
  const { sourceId: id, isOn: wasOn } = apiSources;
  const set = { isOn, changedAt };
  const changed = isOn
    ? await db
        .insert(apiSources)
        .values({ sourceId, ...set })
        .onConflictDoUpdate({ target: id, set, setWhere: eq(wasOn, false) })
        .returning({ id })
    : await db
        .update(apiSources)
        .set(set)
        .where(and(eq(id, sourceId), eq(wasOn, true)))
        .returning({ id });
  return changed.length > 0;
}
