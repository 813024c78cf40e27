import { and, asc, count, eq, getTableColumns, gte, lte, ne, sql } from "drizzle-orm";
import { ANSWER_PAGE, EARLIER_ANSWERS_MAX, QUESTIONS_PER_APPLICATION } from "@shared/constants/questions";
import {
  applications as a,
  applicationQuestions as q,
  entities as e,
  fundingOpportunities as o,
  users,
} from "@shared/schema/index";
import type { LibraryQuery, OfferedAnswersView } from "@shared/validators/questions";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";

/** Nothing below this has anything to do with the question. */
const SIMILAR_MIN = 0.25;
/** From here on an earlier answer is offered without being asked for. */
const CLEAR_MIN = 0.6;

const { terms: _terms, ...columns } = getTableColumns(q);

const SEARCHED_WORDS_MAX = 8;
const nameOfAcceptor = sql<string | null>`case when ${users.id} is not null
  then coalesce(nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''), ${users.email}) end`;

const selectViews = (db: Db) =>
  db
    .select({
      ...{ id: q.id, question: q.question, limit: q.limit, unit: q.unit, answer: q.answer },
      ...{ drafts: q.drafts, draftShares: q.draftShares },
      ...{ acceptedAt: q.acceptedAt, version: q.version },
      acceptedBy: nameOfAcceptor,
    })
    .from(q)
    .leftJoin(users, eq(users.id, q.acceptedBy));

/** The questions of an application in their order. */
export function selectQuestions(db: Db, applicationId: string) {
  return selectViews(db)
    .where(eq(q.applicationId, applicationId))
    .orderBy(asc(q.position), asc(q.createdAt), asc(q.id))
    .limit(QUESTIONS_PER_APPLICATION);
}
export type QuestionRow = Awaited<ReturnType<typeof selectQuestions>>[number];

export async function selectQuestionView(db: Db, id: string): Promise<QuestionRow | undefined> {
  const [row] = await selectViews(db).where(eq(q.id, id));
  return row;
}

/** Whether the user may read the application whose questions are asked for. */
export async function isReadable(db: Db, userId: string, applicationId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: a.id })
    .from(a)
    .where(and(eq(a.id, applicationId), can(userId, "read", a.entityId)));
  return row !== undefined;
}

export async function selectQuestion(db: Db, which: { applicationId: string; id: string }) {
  const [row] = await db
    .select(columns)
    .from(q)
    .where(and(eq(q.id, which.id), eq(q.applicationId, which.applicationId)));
  return row;
}
export type StoredQuestion = NonNullable<Awaited<ReturnType<typeof selectQuestion>>>;

export const countQuestions = (db: Db, applicationId: string): Promise<number> =>
  db.$count(q, eq(q.applicationId, applicationId));

export async function insertQuestions(db: Db, rows: (typeof q.$inferInsert)[]): Promise<void> {
  await db.insert(q).values(rows);
}

export async function updateQuestion(
  db: Db,
  id: string,
  changes: Partial<typeof q.$inferInsert>,
): Promise<void> {
  await db
    .update(q)
    .set({ ...changes, version: sql`${q.version} + 1`, updatedAt: sql`now()` })
    .where(eq(q.id, id));
}

/** A place is no text that somebody writes: moving a question makes no save of it stale. */
export async function placeQuestion(db: Db, id: string, position: number): Promise<void> {
  await db.update(q).set({ position }).where(eq(q.id, id));
}

/** Writes what is no save of a person: the version stays. */
export async function updateDrafts(
  db: Db,
  id: string,
  changes: Pick<StoredQuestion, "drafts" | "draftShares">,
): Promise<void> {
  await db.update(q).set(changes).where(eq(q.id, id));
}

export async function deleteQuestion(db: Db, id: string): Promise<void> {
  await db.delete(q).where(eq(q.id, id));
}

/** Moves the questions between two places by one, both included, to make room or to close a gap. */
export async function shiftQuestions(
  db: Db,
  applicationId: string,
  { from, to, by }: { from: number; to: number; by: 1 | -1 },
): Promise<void> {
  await db
    .update(q)
    .set({ position: sql`${q.position} + ${by}::integer` })
    .where(and(eq(q.applicationId, applicationId), gte(q.position, from), lte(q.position, to)));
}

/** Accepted answers of an entity whose questions are like the described one, the nearest first. */
export async function selectEarlierAnswers(
  db: Db,
  {
    userId,
    entityId,
    terms,
    exceptId,
  }: { userId: string; entityId: string; terms: string; /** An application. */ exceptId?: string },
) {
  const similarity = sql<number>`1 - (${q.terms} <=> ${terms}::sparsevec)`;
  return db
    .select({
      ...{ id: q.id, question: q.question, answer: sql<string>`${q.answer}` },
      acceptedAt: sql<Date>`${q.acceptedAt}`.mapWith(q.acceptedAt),
      ...{ applicationId: a.id, applicationTitle: a.title, applicationStatus: a.status },
      funderName: sql<string | null>`coalesce(${o.funderName}, ${a.funderName})`,
      similarity: similarity.mapWith(Number),
    })
    .from(q)
    .innerJoin(a, eq(a.id, q.applicationId))
    .leftJoin(o, eq(o.id, a.opportunityId))
    .where(
      and(
        eq(q.entityId, entityId),
        sql`${q.acceptedAt} is not null`,
        can(userId, "read", q.entityId),
        exceptId === undefined ? undefined : ne(q.applicationId, exceptId),
        sql`${similarity} >= ${SIMILAR_MIN}`,
      ),
    )
    .orderBy(sql`${similarity} desc`, sql`${q.acceptedAt} desc`, asc(q.id))
    .limit(EARLIER_ANSWERS_MAX);
}

/**
 * A page of the accepted answers that the user may read, newest first, and the number of all. Those that were accepted together are in
 * the order of their application.
 */
export async function selectLibrary(db: Db, userId: string, { entityId, search, page }: LibraryQuery) {
  const words = (search?.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, SEARCHED_WORDS_MAX);
  const where = and(
    sql`${q.acceptedAt} is not null`,
    can(userId, "read", q.entityId),
    entityId === undefined ? undefined : eq(q.entityId, entityId),
    // Words begin: letters and digits only, so that nothing in them is a sign of the pattern.
    ...words.map(
      (word) =>
        sql`immutable_unaccent(${q.question} || ' ' || ${q.answer} || ' ' || coalesce(${a.title}, '') || ' ' || coalesce(${o.funderName}, ${a.funderName}, '')) ~* ('\\m' || immutable_unaccent(${word}))`,
    ),
  );
  const rows = await db
    .select({
      ...{ id: q.id, question: q.question, answer: sql<string>`${q.answer}` },
      acceptedAt: sql<Date>`${q.acceptedAt}`.mapWith(q.acceptedAt),
      ...{ applicationId: a.id, applicationTitle: a.title, applicationStatus: a.status },
      funderName: sql<string | null>`coalesce(${o.funderName}, ${a.funderName})`,
      ...{ submittedDate: a.submittedDate, entityId: e.id, entityName: e.name, draftShares: q.draftShares },
      acceptedBy: nameOfAcceptor,
    })
    .from(q)
    .innerJoin(a, eq(a.id, q.applicationId))
    .innerJoin(e, eq(e.id, q.entityId))
    .leftJoin(o, eq(o.id, a.opportunityId))
    .leftJoin(users, eq(users.id, q.acceptedBy))
    .where(where)
    .orderBy(sql`${q.acceptedAt} desc`, asc(q.applicationId), asc(q.position), asc(q.id))
    .limit(ANSWER_PAGE)
    .offset((page - 1) * ANSWER_PAGE);
  const [all] = await db
    .select({ n: count() })
    .from(q)
    .innerJoin(a, eq(a.id, q.applicationId))
    .leftJoin(o, eq(o.id, a.opportunityId))
    .where(where);
  return { rows, total: all?.n ?? 0 };
}

/** The nearest accepted answer of another application for each question without an answer that clearly has one. */
export async function selectOffers(db: Db, userId: string, applicationId: string) {
  const { rows } = await db.execute<
    Omit<OfferedAnswersView["offers"][number], "acceptedAt"> & { acceptedAt: string }
  >(sql`
    select mine.id as "questionId", best.*
    from application_questions mine
    cross join lateral (
      select q.id, q.question, q.answer, q.accepted_at as "acceptedAt", a.id as "applicationId",
        a.title as "applicationTitle", a.status as "applicationStatus", coalesce(o.funder_name, a.funder_name) as "funderName",
        1 - (q.terms <=> mine.terms) as similarity
      from application_questions q
      join applications a on a.id = q.application_id
      left join funding_opportunities o on o.id = a.opportunity_id
      where q.entity_id = mine.entity_id and q.accepted_at is not null and q.application_id <> mine.application_id
      order by q.terms <=> mine.terms, q.accepted_at desc, q.id
      limit 1
    ) best
    where mine.application_id = ${applicationId} and mine.answer is null and best.similarity >= ${CLEAR_MIN}
      and ${can(userId, "read", sql`mine.entity_id`)}
    order by mine.position, mine.id
    limit ${QUESTIONS_PER_APPLICATION}`);
  return rows;
}
