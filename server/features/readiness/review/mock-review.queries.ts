import { asc, eq, sql } from "drizzle-orm";
import { CRITERIA_MAX } from "@shared/constants/mock-review";
import {
  applicationReviews as r,
  applications as a,
  awardCriteria as c,
  entities as e,
  fundingOpportunities as o,
  users as u,
} from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";

/** Whose application it is, and what it says. Call it once it is known that the caller may read it. */
export async function selectReviewed(db: Db, applicationId: string) {
  const [row] = await db
    .select({ narrative: a.narrative, organisation: e.name, call: o.name })
    .from(a)
    .innerJoin(e, eq(e.id, a.entityId))
    .leftJoin(o, eq(o.id, a.opportunityId))
    .where(eq(a.id, applicationId));
  return row;
}

export const selectCriteria = (db: Db, applicationId: string) =>
  db
    .select({ id: c.id, title: c.title, description: c.description, weight: c.weight })
    .from(c)
    .where(eq(c.applicationId, applicationId))
    .orderBy(asc(c.position), asc(c.id))
    .limit(CRITERIA_MAX);

/** Writes the list in place of the one there is. */
export async function replaceCriteria(
  db: Db,
  applicationId: string,
  criteria: { title: string; description: string | null; weight: number }[],
): Promise<void> {
  await db.delete(c).where(eq(c.applicationId, applicationId));
  if (criteria.length > 0)
    await db
      .insert(c)
      .values(criteria.map((criterion, position) => ({ ...criterion, applicationId, position })));
}

export async function selectReview(db: Db, applicationId: string) {
  const [row] = await db
    .select({
      ...{ contentHash: r.contentHash, textsHash: r.textsHash, aiProvider: r.aiProvider },
      ...{ judgements: r.judgements, reviewedAt: r.reviewedAt },
      by: sql<string | null>`nullif(concat_ws(' ', ${u.firstName}, ${u.lastName}), '')`,
    })
    .from(r)
    .leftJoin(u, eq(u.id, r.reviewedBy))
    .where(eq(r.applicationId, applicationId));
  return row;
}

export async function upsertReview(db: Db, row: typeof r.$inferInsert): Promise<void> {
  const { applicationId: _, ...set } = row;
  await db.insert(r).values(row).onConflictDoUpdate({ target: r.applicationId, set });
}
