import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { QUESTIONS_PER_APPLICATION } from "@shared/constants/questions";
import { COMPARED_MAX, FINDINGS_MAX } from "@shared/constants/readiness";
import {
  applicationQuestions as q,
  applications as a,
  applicationTasks as tasks,
  comments as c,
  entities as e,
  fundingOpportunities as o,
  guestRequests as g,
  readinessDismissals as d,
  users as u,
} from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { forbidsAi } from "../call-sheets/ai-rule";
import { can } from "../members/access";

/** An application that the user may read, with its organisation and its call. */
export async function selectApplicationFacts(db: Db, userId: string, id: string) {
  const [row] = await db
    .select({
      ...{ id: a.id, entityId: a.entityId, status: a.status, title: a.title, narrative: a.narrative },
      funderName: a.funderName,
      ...{ askingAmount: a.askingAmount, askingCurrency: a.askingCurrency, submittedDate: a.submittedDate },
      ...{ aiDraft: a.aiDraftNarrative, aiProvider: a.aiProvider, forbidsAi: forbidsAi(a.id) },
      call: {
        ...{ id: o.id, name: o.name, funderName: o.funderName, deadline: o.deadline, currency: o.currency },
        isClosed: sql<boolean>`${o.closesAt} <= now()`,
        ...{ minAmount: o.minAmount, maxAmount: o.maxAmount },
        ...{ eligibleCountries: o.eligibleCountries, stageFocus: o.stageFocus },
        ...{ yearFoundedMin: o.yearFoundedMin, yearFoundedMax: o.yearFoundedMax },
        ...{ revenueMin: o.revenueMin, revenueMax: o.revenueMax },
      },
      entity: {
        ...{ name: e.name, type: e.type, country: e.country, stage: e.stage, foundedYear: e.foundedYear },
        ...{ employeesCount: e.employeesCount, teamSize: e.teamSize, annualRevenue: e.annualRevenue },
      },
    })
    .from(a)
    .innerJoin(e, eq(e.id, a.entityId))
    .leftJoin(o, eq(o.id, a.opportunityId))
    .where(and(eq(a.id, id), can(userId, "read", a.entityId)));
  return row;
}
export type ApplicationFacts = NonNullable<Awaited<ReturnType<typeof selectApplicationFacts>>>;

export const selectQuestionTexts = (db: Db, applicationId: string) =>
  db
    .select({
      ...{ id: q.id, question: q.question, limit: q.limit, unit: q.unit, answer: q.answer },
      shares: q.draftShares,
    })
    .from(q)
    .where(eq(q.applicationId, applicationId))
    .orderBy(asc(q.position), asc(q.id))
    .limit(QUESTIONS_PER_APPLICATION);

/** Comments and suggestions that nobody has resolved or decided. */
export const selectOpenComments = (db: Db, applicationId: string) =>
  db
    .select({
      id: c.id,
      quote: c.quote,
      text: c.text,
      isSuggestion: sql<boolean>`${c.replacement} is not null`,
    })
    .from(c)
    .where(
      and(eq(c.applicationId, applicationId), isNull(c.parentId), isNull(c.resolvedAt), isNull(c.decision)),
    )
    .orderBy(asc(c.createdAt), asc(c.id))
    .limit(FINDINGS_MAX);

export const selectOpenTasks = (db: Db, applicationId: string) =>
  db
    .select({ id: tasks.id, title: tasks.title, dueDate: tasks.dueDate })
    .from(tasks)
    .where(and(eq(tasks.applicationId, applicationId), isNull(tasks.doneAt)))
    .orderBy(asc(tasks.dueDate), asc(tasks.id))
    .limit(FINDINGS_MAX);

export const selectOpenGuests = (db: Db, applicationId: string) =>
  db
    .select({ id: g.id, name: g.name, question: g.question })
    .from(g)
    .where(and(eq(g.applicationId, applicationId), isNull(g.answeredAt)))
    .orderBy(asc(g.createdAt), asc(g.id))
    .limit(FINDINGS_MAX);

/** The other applications of the organisation, the last changed first, with their texts. */
export async function selectOthers(db: Db, entityId: string, applicationId: string) {
  const others = await db
    .select({
      ...{ id: a.id, title: a.title, status: a.status, narrative: a.narrative },
      // Of a call outside the catalogue only the application knows the funder.
      funderName: sql<string | null>`coalesce(${o.funderName}, ${a.funderName})`,
      callName: o.name,
    })
    .from(a)
    .leftJoin(o, eq(o.id, a.opportunityId))
    .where(and(eq(a.entityId, entityId), ne(a.id, applicationId)))
    .orderBy(desc(a.updatedAt), asc(a.id))
    .limit(COMPARED_MAX);
  const ids = others.map(({ id }) => id);
  const answers =
    ids.length === 0
      ? []
      : await db
          .select({ id: q.id, applicationId: q.applicationId, question: q.question, answer: q.answer })
          .from(q)
          .where(and(inArray(q.applicationId, ids), isNotNull(q.answer)))
          .orderBy(asc(q.position), asc(q.id))
          .limit(COMPARED_MAX * QUESTIONS_PER_APPLICATION);
  return others.map((other) => ({
    ...other,
    answers: answers.filter(({ applicationId: of }) => of === other.id),
  }));
}

/** Which of these findings were put aside. Those of words that have changed since stay too, and are not among them. */
export const selectDismissals = (db: Db, applicationId: string, keys: string[]) =>
  db
    .select({
      ...{ id: d.id, key: d.key, reason: d.reason, at: d.dismissedAt },
      by: sql<string | null>`nullif(concat_ws(' ', ${u.firstName}, ${u.lastName}), '')`,
    })
    .from(d)
    .leftJoin(u, eq(u.id, d.dismissedBy))
    .where(and(eq(d.applicationId, applicationId), inArray(d.key, keys)))
    .orderBy(desc(d.dismissedAt), asc(d.id))
    .limit(FINDINGS_MAX);

/** Of two members who put the same aside, the later reason counts. */
export async function upsertDismissal(db: Db, row: typeof d.$inferInsert): Promise<void> {
  await db
    .insert(d)
    .values(row)
    .onConflictDoUpdate({
      target: [d.applicationId, d.key],
      set: { reason: row.reason, dismissedBy: row.dismissedBy, dismissedAt: row.dismissedAt },
    });
}

export async function deleteDismissal(db: Db, applicationId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(d)
    .where(and(eq(d.applicationId, applicationId), eq(d.id, id)))
    .returning({ id: d.id });
  return rows.length > 0;
}
