import { and, eq, inArray, sql } from "drizzle-orm";
import { SUPPORTING_DOCS_MAX } from "@shared/constants/documents";
import { applications as a, documents as d, fundingOpportunities as o } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";
import type { ChecklistFacts } from "./checklist";

/** What an application that the user may read names, and what its opportunity demands. */
export async function selectChecklistFacts(
  db: Db,
  userId: string,
  id: string,
): Promise<(ChecklistFacts & { entityId: string; title: string | null }) | undefined> {
  const [row] = await db
    .select({
      entityId: a.entityId,
      title: a.title,
      businessPlanUrl: a.businessPlanUrl,
      pitchDeckUrl: a.pitchDeckUrl,
      financialsUrl: a.financialsUrl,
      supportingDocs: a.supportingDocs,
      demanded: {
        businessPlan: o.businessPlanRequired,
        pitchDeck: o.pitchDeckRequired,
        financials: o.financialProjectionsRequired,
        legalEntity: o.legalEntityRequired,
        registeredBusiness: o.registeredBusinessRequired,
      },
    })
    .from(a)
    .leftJoin(o, eq(o.id, a.opportunityId))
    .where(and(eq(a.id, id), can(userId, "read", a.entityId)));
  return row && { ...row, demanded: row.demanded ?? {} };
}

/** The documents of an entity among these. */
export function selectNamedDocuments(db: Db, entityId: string, ids: string[]) {
  return db
    .select({ id: d.id, name: d.name, expiresOn: d.expiresOn })
    .from(d)
    .where(and(eq(d.entityId, entityId), inArray(d.id, ids)))
    .limit(SUPPORTING_DOCS_MAX + 3);
}

type Named = Pick<
  typeof a.$inferInsert,
  "businessPlanUrl" | "pitchDeckUrl" | "financialsUrl" | "supportingDocs"
>;

/** Writes what an application names. Its texts did not change, so its version stays. */
export async function updateNamed(db: Db, id: string, columns: Named): Promise<void> {
  await db
    .update(a)
    .set({ ...columns, updatedAt: sql`now()` })
    .where(eq(a.id, id));
}
