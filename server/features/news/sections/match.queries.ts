import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { NewsKind } from "@shared/constants/news";
import {
  applications as a,
  entities,
  entityEmbeddings,
  fundingOpportunities as o,
  news as n,
  opportunityEmbeddings as e,
  opportunityFeedback as f,
  opportunityViews as v,
} from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { entityColumns } from "../../matching/engine/entity-columns";
import { toInstant, isOpenAndVerified } from "../../catalogue/visibility";
import type { Moments } from "../recipients";

const FINDS: NewsKind[] = ["match", "saved_search"];

/** A vector as its bytes: quarter the size of its text, and read in no time. */
const bytesOf = (vector: typeof e.embedding | typeof entityEmbeddings.embedding) =>
  sql<Buffer | null>`vector_send(${vector})`;

/** What came on show between two moments and is open, the latest first, at most `limit`. */
export function selectNewOnShow(
  db: Db,
  since: Date,
  { now, horizon }: Moments,
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

/** The vectors of opportunities that a model made, as bytes. */
export async function selectOpportunityVectors(
  db: Db,
  ids: string[],
  model: string,
): Promise<Map<string, Buffer>> {
  const rows = await db
    .select({ id: e.opportunityId, vector: bytesOf(e.embedding) })
    .from(e)
    .where(and(inArray(e.opportunityId, ids), eq(e.embeddingModel, model)));
  return new Map(rows.flatMap(({ id, vector }) => (vector === null ? [] : [[id, vector]])));
}

/** Up to `limit` entities of each of these people, those worked on last first, with the vector that this model made of them. */
export function selectEntities(db: Db, userIds: string[], model: string, limit: number) {
  return db
    .select({
      userId: entities.userId,
      entity: entityColumns,
      vector: bytesOf(entityEmbeddings.embedding),
    })
    .from(entities)
    .leftJoin(
      entityEmbeddings,
      and(eq(entityEmbeddings.entityId, entities.id), eq(entityEmbeddings.embeddingModel, model)),
    )
    .where(
      sql`${entities.id} in (select id from (
        select id, row_number() over (partition by user_id order by updated_at desc, id) as place
        from entities where user_id = any(${sql.param(userIds)}::uuid[])) own where place <= ${limit})`,
    )
    .orderBy(entities.userId, desc(entities.updatedAt), asc(entities.id));
}

/** Of what came on show since a moment, what each of these people has opened, saved, put away, applied for or been told. */
export async function selectKnownToPeople(
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
  const judged = db
    .select({ userId: f.userId, id: o.id })
    .from(f)
    .innerJoin(o, eq(o.id, f.opportunityId))
    .where(and(inArray(f.userId, userIds), isNew));
  const applied = db
    .select({ userId: entities.userId, id: o.id })
    .from(a)
    .innerJoin(entities, eq(entities.id, a.entityId))
    .innerJoin(o, eq(o.id, a.opportunityId))
    .where(and(inArray(entities.userId, userIds), isNotNull(a.opportunityId), isNew));
  const told = db
    .select({ userId: n.userId, id: o.id })
    .from(n)
    .innerJoin(o, eq(o.id, n.opportunityId))
    .where(and(inArray(n.userId, userIds), inArray(n.kind, FINDS), isNew));
  const known = new Map<string, Set<string>>();
  for (const { userId, id } of await viewed.unionAll(judged).unionAll(applied).unionAll(told)) {
    const ids = known.get(userId);
    if (ids) ids.add(id);
    else known.set(userId, new Set([id]));
  }
  return known;
}
