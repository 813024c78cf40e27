import { and, desc, eq, gt, sql } from "drizzle-orm";
import { type SourceAnswer, sourceAnswers } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";

const a = sourceAnswers;

/** Finds the newest answer that is kept to a question. */
export async function findLastAnswer(
  db: Db,
  sourceId: string,
  question: string,
): Promise<SourceAnswer | undefined> {
  const [answer] = await db
    .select()
    .from(a)
    .where(and(eq(a.sourceId, sourceId), eq(a.question, question)))
    .orderBy(desc(a.readAt))
    .limit(1);
  return answer;
}

export async function insertAnswer(db: Db, answer: Omit<SourceAnswer, "id">): Promise<void> {
  await db.insert(a).values(answer);
}

/** Notes that an answer is still the newest one. */
export async function markAnswerRead(
  db: Db,
  id: string,
  headers: Pick<SourceAnswer, "etag" | "lastModified">,
  now: Date,
): Promise<void> {
  await db
    .update(a)
    .set({ ...headers, readAt: now })
    .where(eq(a.id, id));
}

/** Lists the newest kept answer to each question of a source, at most `limit` after the given question. */
export async function listLastAnswers(
  db: Db,
  sourceId: string,
  { after, limit }: { after: string; limit: number },
): Promise<Pick<SourceAnswer, "question" | "body">[]> {
  return db
    .selectDistinctOn([a.question], { question: a.question, body: a.body })
    .from(a)
    .where(and(eq(a.sourceId, sourceId), gt(a.question, after)))
    .orderBy(a.question, desc(a.readAt))
    .limit(limit);
}

/** Deletes at most `limit` answers that were last read before a moment, and returns how many. */
export async function deleteAnswersBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${a} where ${a.id} in (
      select id from source_answers where read_at < ${before.toISOString()}::timestamptz
      order by read_at limit ${limit})`);
  return rowCount ?? 0;
}
