import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { SUBMISSION_FILES_MAX, SUBMISSIONS_PER_APPLICATION } from "@shared/constants/submissions";
import {
  applications as a,
  applicationSubmissions as s,
  documents as d,
  storedObjects as o,
  submissionFiles as f,
  users,
} from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";

const listed = {
  id: s.id,
  entityId: s.entityId,
  number: s.number,
  sentOn: s.sentOn,
  amount: s.amount,
  currency: s.currency,
  sha256: s.sha256,
  createdAt: s.createdAt,
  sentBy: sql<string | null>`case when ${users.id} is not null
    then coalesce(nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''), ${users.email}) end`,
};

/** The submissions of an application, newest first, with their documents and without their texts. */
export function selectSubmissions(db: Db, applicationId: string) {
  return db
    .select({ ...listed, documents: sql<unknown>`${s.content} -> 'documents'` })
    .from(s)
    .leftJoin(users, eq(users.id, s.sentBy))
    .where(eq(s.applicationId, applicationId))
    .orderBy(desc(s.number))
    .limit(SUBMISSIONS_PER_APPLICATION);
}

/** A submission that the user may read. */
export async function selectSubmission(db: Db, userId: string, which: { applicationId: string; id: string }) {
  const [row] = await db
    .select({ ...listed, content: s.content })
    .from(s)
    .leftJoin(users, eq(users.id, s.sentBy))
    .where(
      and(eq(s.id, which.id), eq(s.applicationId, which.applicationId), can(userId, "read", s.entityId)),
    );
  return row;
}
export type SubmissionRow = NonNullable<Awaited<ReturnType<typeof selectSubmission>>>;

export const countSubmissions = (db: Db, applicationId: string): Promise<number> =>
  db.$count(s, eq(s.applicationId, applicationId));

export async function insertSubmission(db: Db, values: typeof s.$inferInsert): Promise<string> {
  const [row] = await db.insert(s).values(values).returning({ id: s.id });
  return row!.id;
}

export async function insertFiles(db: Db, rows: (typeof f.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(f).values(rows);
}

/** The files of a submission in their order, with their names in the store. */
export function selectFiles(db: Db, submissionId: string) {
  return db
    .select({ name: f.name, fileName: f.fileName, format: f.format, size: f.size, key: o.key })
    .from(f)
    .innerJoin(o, eq(o.id, f.objectId))
    .where(eq(f.submissionId, submissionId))
    .orderBy(asc(f.position))
    .limit(SUBMISSION_FILES_MAX);
}

/** The present files of documents of an entity. */
export function selectPresentFiles(db: Db, entityId: string, documentIds: string[]) {
  return db
    .select({
      documentId: d.id,
      objectId: d.objectId,
      fileName: d.fileName,
      format: d.format,
      size: d.size,
      key: o.key,
    })
    .from(d)
    .innerJoin(o, eq(o.id, d.objectId))
    .where(and(eq(d.entityId, entityId), inArray(d.id, documentIds)))
    .limit(SUBMISSION_FILES_MAX);
}

/** The columns of an application that tell the result. */
export async function selectResult(db: Db, userId: string, id: string) {
  const [row] = await db
    .select({
      entityId: a.entityId,
      status: a.status,
      decisionDate: a.decisionDate,
      awardedAmount: a.awardedAmount,
      awardedCurrency: a.awardedCurrency,
      askingCurrency: a.askingCurrency,
      feedback: a.funderFeedback,
      reasons: a.decisionReasons,
      version: a.version,
    })
    .from(a)
    .where(and(eq(a.id, id), can(userId, "read", a.entityId)));
  return row;
}

/** Writes what the funder says of its decision. */
export async function updateFeedback(
  db: Db,
  id: string,
  columns: Partial<Pick<typeof a.$inferInsert, "funderFeedback" | "decisionReasons">>,
): Promise<void> {
  if (Object.keys(columns).length > 0) await db.update(a).set(columns).where(eq(a.id, id));
}
