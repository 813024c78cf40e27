import { and, type AnyColumn, asc, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { entities, entityEmbeddings, fundingOpportunities as o } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { GRANTS_GOV_SOURCE } from "../../catalogue/grants-gov/mapping";
import { isOpenAndVerified } from "../../catalogue/visibility";
import { can } from "../../members/access";
import { isSchoolDistrict } from "./applicant-forms";
import { entityColumns } from "./entity-columns";
import { ANY, listCountries } from "./gates";
import { readOwnStatus } from "./group-status";
import type { EntityFacts } from "./match-types";

/** Selects the user's entities, or one of them, last edited first, each with the version of its row. */
export function selectOwnEntities(db: Db, userId: string, limit: number, entityId?: string) {
  return db
    .select({ ...entityColumns, version: sql<string>`${entities}.xmin::text` })
    .from(entities)
    .where(
      and(can(userId, "read", entities.id), entityId === undefined ? undefined : eq(entities.id, entityId)),
    )
    .orderBy(desc(entities.updatedAt), asc(entities.id))
    .limit(limit);
}
export type OwnEntity = Awaited<ReturnType<typeof selectOwnEntities>>[number];

/** Selects the stored vectors of the user's entities. */
export function selectEntityVectors(db: Db, userId: string, entityIds: string[]) {
  return db
    .select({
      entityId: entityEmbeddings.entityId,
      embedding: entityEmbeddings.embedding,
      embeddingModel: entityEmbeddings.embeddingModel,
      contentHash: entityEmbeddings.contentHash,
      terms: entityEmbeddings.terms,
    })
    .from(entityEmbeddings)
    .where(
      and(can(userId, "read", entityEmbeddings.entityId), inArray(entityEmbeddings.entityId, entityIds)),
    );
}

export type EntityVector = typeof entityEmbeddings.$inferInsert;

export async function upsertEntityVectors(db: Db, vectors: EntityVector[]): Promise<void> {
  await db
    .insert(entityEmbeddings)
    .values(vectors)
    .onConflictDoUpdate({
      target: entityEmbeddings.entityId,
      set: {
        embedding: sql`excluded.embedding`,
        embeddingModel: sql`excluded.embedding_model`,
        contentHash: sql`excluded.content_hash`,
        terms: sql`excluded.terms`,
        updatedAt: sql`now()`,
      },
    });
}

const buildTextArray = (words: readonly string[]) => sql`${sql.param([...words])}::text[]`;
const allows = (list: AnyColumn, words: readonly string[]) =>
  sql`(${list} = '{}' or ${list} && ${buildTextArray([...words, ANY])})`;

/** A group that tells no status of its own is admitted only where federal words admit nonprofits without tax status. */
const mayAdmitGroup = (entity: EntityFacts) =>
  and(
    allows(o.eligibleEntityTypes, ["Nonprofit"]),
    readOwnStatus(entity) === null ? eq(o.source, GRANTS_GOV_SOURCE) : undefined,
  );

/**
 * The condition for opportunities that no hard rule excludes for an entity. It is `isEligible(checkGates(…))`
 * in SQL, except for regions and rules that only the words of an opportunity state. Change both.
 */
export function eligibleFor(entity: EntityFacts, now: Date): SQL {
  const { type, country, stage, foundedYear, annualRevenue, annualRevenueCurrency } = entity;
  const conditions = [
    isOpenAndVerified(now),
    or(
      o.eligibleEntityTypesOpenEnded,
      allows(o.eligibleEntityTypes, [type]),
      isSchoolDistrict(entity) ? allows(o.eligibleEntityTypes, ["School"]) : undefined,
      type === "Community Group" ? mayAdmitGroup(entity) : undefined,
    ),
    country === null ? undefined : allows(o.eligibleCountries, listCountries(entity)),
    stage === null ? undefined : allows(o.stageFocus, [stage]),
    foundedYear === null
      ? undefined
      : and(
          or(isNull(o.yearFoundedMin), sql`${o.yearFoundedMin} <= ${foundedYear}`),
          or(isNull(o.yearFoundedMax), sql`${o.yearFoundedMax} >= ${foundedYear}`),
        ),
    annualRevenue === null || annualRevenueCurrency === null
      ? undefined
      : or(
          sql`${o.currency} <> ${annualRevenueCurrency}`,
          and(
            or(isNull(o.revenueMin), sql`${o.revenueMin} <= ${annualRevenue}`),
            or(isNull(o.revenueMax), sql`${o.revenueMax} >= ${annualRevenue}`),
          ),
        ),
  ];
  return and(...conditions) ?? sql`false`;
}
