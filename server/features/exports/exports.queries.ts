import { and, eq, inArray, sql } from "drizzle-orm";
import { applications as a, fundingOpportunities as o, opportunityFeedback as f } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { isVerified } from "../catalogue/visibility";
import { can } from "../members/access";
import { offerColumns } from "../catalogue/opportunity-columns";

/** The long texts of those of the given applications that the user may read. */
export function selectApplicationTexts(db: Db, userId: string, ids: string[]) {
  return db
    .select({
      id: a.id,
      notes: a.notes,
      narrative: a.narrative,
      aiDraftNarrative: a.aiDraftNarrative,
      funderFeedback: a.funderFeedback,
    })
    .from(a)
    .where(and(inArray(a.id, ids), can(userId, "read", a.entityId)));
}
export type ApplicationTexts = Awaited<ReturnType<typeof selectApplicationTexts>>[number];

/** In characters, as on a card; the link leads to the whole description. */
const DESCRIPTION_MAX = 1_000;

/**
 * The exported columns of those opportunities that are verified, in the order of the ids.
 * @param userId whose marks they carry; null for a visitor, who has none
 */
export async function selectExportedOpportunities(db: Db, userId: string | null, ids: string[]) {
  const rows = await db
    .select({
      ...offerColumns,
      funderName: o.funderName,
      description: sql<string | null>`left(${o.description}, ${sql.raw(String(DESCRIPTION_MAX))})`,
      deadlineTime: o.deadlineTime,
      deadlineNote: o.deadlineNote,
      openDate: o.openDate,
      eligibleCountries: o.eligibleCountries,
      eligibleRegions: o.eligibleRegions,
      eligibleEntityTypes: o.eligibleEntityTypes,
      stageFocus: o.stageFocus,
      industryFocus: o.industryFocus,
      applicationUrl: o.applicationUrl,
      source: o.source,
      attribution: o.attribution,
      sourceUrl: o.sourceUrl,
      lastSyncedAt: o.lastSyncedAt,
      verifiedAt: o.verifiedAt,
      createdAt: o.createdAt,
      mark: f.kind,
    })
    .from(o)
    .leftJoin(f, userId === null ? sql`false` : and(eq(f.opportunityId, o.id), eq(f.userId, userId)))
    .where(and(isVerified, inArray(o.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
export type ExportedOpportunity = Awaited<ReturnType<typeof selectExportedOpportunities>>[number];
