import { and, eq, ne } from "drizzle-orm";
import { fundingOpportunities as o, opportunityEmbeddings as e } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { readInTransaction } from "../../../platform/db/replicas/routed-database";
import { measureDistance, useGraphIndex } from "../../../platform/db/vector-search";
import { isNotDismissedBy, isOpenAndVerified } from "../../catalogue/visibility";

/**
 * Selects the open opportunities whose texts are nearest to that of one, nearest first.
 * @param readerId leaves out what this user has hidden; null for a visitor
 */
export function selectNearestToOne(
  db: Db,
  id: string,
  { readerId, now, limit }: { readerId: string | null; now: Date; limit: number },
): Promise<string[]> {
  return readInTransaction(db, async (tx) => {
    const [own] = await tx
      .select({ vector: e.embedding, model: e.embeddingModel })
      .from(e)
      .where(eq(e.opportunityId, id));
    if (!own) return [];
    await useGraphIndex(tx, "strict_order");
    const nearest = await tx
      .select({ id: o.id })
      .from(e)
      .innerJoin(o, eq(o.id, e.opportunityId))
      .where(
        and(
          eq(e.embeddingModel, own.model),
          ne(o.id, id),
          isOpenAndVerified(now),
          readerId === null ? undefined : isNotDismissedBy(readerId),
        ),
      )
      .orderBy(measureDistance(e.embedding, own.vector))
      .limit(limit);
    return nearest.map((row) => row.id);
  });
}
