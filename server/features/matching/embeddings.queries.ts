import { and, asc, eq, gt, sql } from "drizzle-orm";
import { fundingOpportunities as o, opportunityEmbeddings as e } from "@shared/schema/index";
import type { Db } from "../../db/database";
import { isOpenAndVerified } from "../opportunities/visibility";

/** Longer texts add little and cost much; some models stop reading here. */
const TEXT_MAX = 6_000;

/** What an opportunity is about, in one text. Made in SQL so that an unchanged catalogue is checked without leaving the database. */
const embeddingText = sql<string>`left(concat_ws(E'\n', ${o.name}, ${o.funderName}, immutable_join(${o.industryFocus}), ${o.description}, ${o.eligibilityText}, immutable_join(${o.eligibleRegions})), ${sql.raw(String(TEXT_MAX))})`;
const contentHash = sql<string>`encode(sha256(convert_to(${embeddingText}, 'UTF8')), 'hex')`;

/**
 * Looks at the next `limit` open opportunities after `afterId`, of all or of those in `ids`: which of them have no vector for the
 * text they have now.
 */
export async function selectForEmbedding(
  db: Db,
  {
    model,
    now,
    afterId,
    limit,
    ids,
  }: { model: string; now: Date; afterId: string | null; limit: number; ids?: readonly string[] | undefined },
) {
  const isStale = sql<boolean>`(${e.id} is null or ${e.embeddingModel} <> ${model} or ${e.contentHash} <> ${contentHash})`;
  const rows = await db
    .select({
      id: o.id,
      // Only for those that need one: the text of all the others stays where it is.
      text: sql<string | null>`case when ${isStale} then ${embeddingText} end`,
      hash: contentHash,
    })
    .from(o)
    .leftJoin(e, eq(e.opportunityId, o.id))
    .where(
      and(
        isOpenAndVerified(now),
        afterId === null ? undefined : gt(o.id, afterId),
        ids === undefined ? undefined : sql`${o.id} = any(${sql.param([...ids])}::uuid[])`,
      ),
    )
    .orderBy(asc(o.id))
    .limit(limit);
  return {
    stale: rows.flatMap(({ id, text, hash }) => (text === null ? [] : [{ id, text, hash }])),
    lastId: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
  };
}

export type OpportunityVector = {
  opportunityId: string;
  embedding: number[];
  embeddingText: string;
  embeddingModel: string;
  contentHash: string;
};

/** Stores vectors of opportunities that are still there; one that was deleted meanwhile is left out. */
export async function upsertOpportunityVectors(db: Db, vectors: OpportunityVector[]): Promise<void> {
  await db
    .insert(e)
    .values(vectors)
    .onConflictDoUpdate({
      target: e.opportunityId,
      set: {
        embedding: sql`excluded.embedding`,
        embeddingText: sql`excluded.embedding_text`,
        embeddingModel: sql`excluded.embedding_model`,
        contentHash: sql`excluded.content_hash`,
        updatedAt: sql`now()`,
      },
    });
}

/** Of the given ids those that still exist, kept from being deleted until the transaction ends. */
export async function lockExisting(db: Db, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: o.id })
    .from(o)
    .where(sql`${o.id} = any(${sql.param(ids)}::uuid[])`)
    .for("key share");
  return new Set(rows.map(({ id }) => id));
}
