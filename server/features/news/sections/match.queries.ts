import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { NewsKind } from "@shared/constants/news";
import {
  applications as a,
  entities,
  entityEmbeddings,
  fundingOpportunities as o,
  memberships,
  news as n,
  opportunityEmbeddings as e,
  opportunityFeedback as f,
  opportunityViews as v,
} from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { entityColumns } from "../../matching/engine/entity-columns";
import { toInstant, isOpenAndVerified } from "../../catalogue/visibility";
import type { RunTimes } from "../recipients";
import { readTerms, readVector, type TextVectors } from "./text-vectors";

const FIND_KINDS: NewsKind[] = ["match", "saved_search"];

/** Selects vector and terms as bytes, which have a quarter of the size of their text form and are fast to read. */
const vectorColumns = ({ embedding, terms }: typeof e | typeof entityEmbeddings) => ({
  vector: sql`vector_send(${embedding})`.mapWith(readVector),
  terms: sql`sparsevec_send(${terms})`.mapWith(readTerms),
});

/**
 * Selects open opportunities that were published after `since` and up to the horizon, newest first, at most
 * `limit`.
 */
export function selectNewlyPublished(
  db: Db,
  since: Date,
  { now, horizon }: RunTimes,
  limit: number,
): Promise<{ id: string; verifiedAt: Date | null; deadlineTimezone: string | null }[]> {
  return db
    .select({ id: o.id, verifiedAt: o.verifiedAt, deadlineTimezone: o.deadlineTimezone })
    .from(o)
    .where(
      and(
        isOpenAndVerified(now),
        sql`${o.verifiedAt} > ${toInstant(since)}`,
        sql`${o.verifiedAt} <= ${toInstant(horizon)}`,
      ),
    )
    .orderBy(desc(o.verifiedAt), asc(o.id))
    .limit(limit);
}

/** Selects the vectors of a model and the terms, by opportunity id. */
export async function selectOpportunityVectors(
  db: Db,
  ids: string[],
  model: string,
): Promise<Map<string, TextVectors>> {
  const rows = await db
    .select({ id: e.opportunityId, texts: vectorColumns(e) })
    .from(e)
    .where(and(inArray(e.opportunityId, ids), eq(e.embeddingModel, model)));
  return new Map(rows.map(({ id, texts }) => [id, texts]));
}

/**
 * Selects up to `limit` entities of each of these people, last edited first, with their vectors of a model and their terms.
 */
export function selectEntities(db: Db, userIds: string[], model: string, limit: number) {
  return db
    .select({
      userId: memberships.userId,
      entity: entityColumns,
      texts: vectorColumns(entityEmbeddings),
    })
    .from(memberships)
    .innerJoin(entities, eq(entities.id, memberships.entityId))
    .leftJoin(
      entityEmbeddings,
      and(eq(entityEmbeddings.entityId, entities.id), eq(entityEmbeddings.embeddingModel, model)),
    )
    .where(
      sql`(${memberships.userId}, ${memberships.entityId}) in (select user_id, id from (
        select m.user_id, e.id, row_number() over (partition by m.user_id order by e.updated_at desc, e.id) as place
        from memberships m join entities e on e.id = m.entity_id
        where m.user_id = any(${sql.param(userIds)}::uuid[])) own where place <= ${limit})`,
    )
    .orderBy(memberships.userId, desc(entities.updatedAt), asc(entities.id));
}

/**
 * Selects by user the newly published opportunities that they have opened, saved, hidden, applied for or
 * been notified of.
 */
export async function selectSeenByPeople(
  db: Db,
  userIds: string[],
  since: Date,
): Promise<Map<string, Set<string>>> {
  const isNew = and(eq(o.verificationStatus, "verified"), sql`${o.verifiedAt} > ${toInstant(since)}`);
  const viewed = db
    .select({ userId: v.userId, id: o.id })
    .from(v)
    .innerJoin(o, eq(o.id, v.opportunityId))
    .where(and(inArray(v.userId, userIds), isNew));
  const rated = db
    .select({ userId: f.userId, id: o.id })
    .from(f)
    .innerJoin(o, eq(o.id, f.opportunityId))
    .where(and(inArray(f.userId, userIds), isNew));
  const applied = db
    .select({ userId: memberships.userId, id: o.id })
    .from(a)
    .innerJoin(memberships, eq(memberships.entityId, a.entityId))
    .innerJoin(o, eq(o.id, a.opportunityId))
    .where(and(inArray(memberships.userId, userIds), isNotNull(a.opportunityId), isNew));
  const notified = db
    .select({ userId: n.userId, id: o.id })
    .from(n)
    .innerJoin(o, eq(o.id, n.opportunityId))
    .where(and(inArray(n.userId, userIds), inArray(n.kind, FIND_KINDS), isNew));
  const seen = new Map<string, Set<string>>();
  for (const { userId, id } of await viewed.unionAll(rated).unionAll(applied).unionAll(notified)) {
    const ids = seen.get(userId);
    if (ids) ids.add(id);
    else seen.set(userId, new Set([id]));
  }
  return seen;
}
