import { desc, eq } from "drizzle-orm";
import { APPLICATIONS_PER_USER } from "@shared/constants/limits";
import { applications, fundingOpportunities } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

const a = applications;
const o = fundingOpportunities;

/** By what the applications of an entity are told apart. An opportunity's funder may stand beside the one that a person told. */
export async function selectTold(db: Db, entityId: string) {
  const rows = await db
    .select({
      ...{ title: a.title, submittedDate: a.submittedDate, opportunityId: a.opportunityId },
      ...{ told: a.funderName, listed: o.funderName },
    })
    .from(a)
    .leftJoin(o, eq(o.id, a.opportunityId))
    .where(eq(a.entityId, entityId))
    .orderBy(desc(a.createdAt), desc(a.id))
    .limit(APPLICATIONS_PER_USER);
  return rows.map(({ told, listed, ...row }) => ({
    ...row,
    funderNames: told === null ? [listed] : [told, ...(listed === null ? [] : [listed])],
  }));
}

/**
 * Inserts all in one statement.
 * @returns how many were inserted: fewer when the entity has an application for one of the opportunities
 */
export async function insertTold(db: Db, values: (typeof applications.$inferInsert)[]): Promise<number> {
  const rows = await db
    .insert(a)
    .values(values)
    .onConflictDoNothing({ target: [a.entityId, a.opportunityId] })
    .returning({ id: a.id });
  return rows.length;
}
