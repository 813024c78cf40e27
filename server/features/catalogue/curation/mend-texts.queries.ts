import { and, asc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { ScrapedField } from "@shared/constants/curation";
import { doneOnce, fundingOpportunities as o, opportunityChanges as c } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";

/** Finds texts that may contain markup, or escaped markup. */
const MARKUP_PATTERN = "<[a-zA-Z/!?]|&[a-zA-Z#]";

export async function isTaskDone(db: Db, name: string): Promise<boolean> {
  return (await db.select().from(doneOnce).where(eq(doneOnce.name, name))).length > 0;
}

export async function markTaskDone(db: Db, name: string, doneAt: Date): Promise<void> {
  await db.insert(doneOnce).values({ name, doneAt }).onConflictDoNothing();
}

/**
 * Selects the ids of opportunities that may have markup in a text. It leaves out those of `ownSource`, which people
 * typed in.
 */
export async function selectIdsWithMarkup(
  db: Db,
  { ownSource, afterId, limit }: { ownSource: string; afterId: string | undefined; limit: number },
): Promise<string[]> {
  const texts = sql`concat_ws(' ', ${o.name}, ${o.funderName}, ${o.description}, ${o.eligibilityText}, ${o.deadlineNote})`;
  const rows = await db
    .select({ id: o.id })
    .from(o)
    .where(
      and(
        ne(o.source, ownSource),
        afterId ? gt(o.id, afterId) : undefined,
        sql`${texts} ~ ${MARKUP_PATTERN}`,
      ),
    )
    .orderBy(asc(o.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Locks the open proposals for these fields that may have markup in them. */
export function lockProposalsWithMarkup(tx: Db, fields: readonly ScrapedField[]) {
  return tx
    .select({ id: c.id, field: c.field, before: sql<unknown>`${c.before}`, after: sql<unknown>`${c.after}` })
    .from(c)
    .where(
      and(
        eq(c.status, "proposed"),
        inArray(c.field, [...fields]),
        sql`concat(${c.before}, ${c.after}) ~ ${MARKUP_PATTERN}`,
      ),
    )
    .orderBy(asc(c.id))
    .for("update");
}

export async function updateProposal(
  tx: Db,
  id: string,
  values: { before: unknown; after: unknown } | { status: "replaced"; decidedAt: Date },
): Promise<void> {
  await tx.update(c).set(values).where(eq(c.id, id));
}
