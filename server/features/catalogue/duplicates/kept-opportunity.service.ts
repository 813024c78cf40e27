import { and, eq, isNotNull } from "drizzle-orm";
import { fundingOpportunities as o, opportunityMerges as m } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";

const MERGED_MAX = 20;

/** The opportunity that is shown in the place of a merged one, or null for any other. */
export async function findKeptId(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ keptId: m.keptId }).from(m).where(eq(m.mergedId, id));
  return row?.keptId ?? null;
}

/** The names by which other sources call the funder of an opportunity, from what was merged into it. */
export async function listMergedFunderNames(db: Db, keptId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ funderName: o.funderName })
    .from(m)
    .innerJoin(o, eq(o.id, m.mergedId))
    .where(and(eq(m.keptId, keptId), isNotNull(o.funderName)))
    .limit(MERGED_MAX);
  return rows.flatMap(({ funderName }) => funderName ?? []);
}
