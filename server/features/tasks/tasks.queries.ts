import { aliasedTable, and, asc, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { MEMBERS_PER_ENTITY } from "@shared/constants/members";
import { NEXT_TASKS_MAX, TASK_PEOPLE_MAX, TASKS_PER_APPLICATION } from "@shared/constants/tasks";
import {
  applications as a,
  applicationTasks as k,
  entities as e,
  memberships as m,
  users,
} from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";

const finisher = aliasedTable(users, "finisher");
const nameOf = ({ firstName, lastName, email }: typeof users) =>
  sql<string>`coalesce(nullif(concat_ws(' ', ${firstName}, ${lastName}), ''), ${email})`;

const selectViews = (db: Db) =>
  db
    .select({
      id: k.id,
      title: k.title,
      dueDate: k.dueDate,
      section: k.section,
      doneAt: k.doneAt,
      assigneeId: k.assigneeId,
      assigneeName: sql<string | null>`case when ${users.id} is not null then ${nameOf(users)} end`,
      doneBy: sql<string | null>`case when ${finisher.id} is not null then ${nameOf(finisher)} end`,
    })
    .from(k)
    .leftJoin(users, eq(users.id, k.assigneeId))
    .leftJoin(finisher, eq(finisher.id, k.doneBy));

/** The tasks of an application: open ones first, by their dates, then the done ones, the newest first. */
export function selectTasks(db: Db, applicationId: string) {
  return selectViews(db)
    .where(eq(k.applicationId, applicationId))
    .orderBy(isNotNull(k.doneAt), desc(k.doneAt), asc(k.dueDate), asc(k.createdAt), asc(k.id))
    .limit(TASKS_PER_APPLICATION);
}
export type TaskRow = Awaited<ReturnType<typeof selectTasks>>[number];

export async function selectTaskView(db: Db, id: string): Promise<TaskRow | undefined> {
  const [row] = await selectViews(db).where(eq(k.id, id));
  return row;
}

/** The application whose tasks the user may read. */
export async function selectApplicationOfTasks(db: Db, userId: string, id: string) {
  const [row] = await db
    .select({ entityId: a.entityId, title: a.title })
    .from(a)
    .where(and(eq(a.id, id), can(userId, "read", a.entityId)));
  return row;
}

export async function selectTask(db: Db, which: { applicationId: string; id: string }) {
  const [row] = await db
    .select()
    .from(k)
    .where(and(eq(k.id, which.id), eq(k.applicationId, which.applicationId)));
  return row;
}

export const countTasks = (db: Db, applicationId: string): Promise<number> =>
  db.$count(k, eq(k.applicationId, applicationId));

export async function insertTask(db: Db, values: typeof k.$inferInsert): Promise<string> {
  const [row] = await db.insert(k).values(values).returning({ id: k.id });
  return row!.id;
}

export async function updateTask(db: Db, id: string, columns: Partial<typeof k.$inferInsert>): Promise<void> {
  await db
    .update(k)
    .set({ ...columns, updatedAt: sql`now()` })
    .where(eq(k.id, id));
}

export async function deleteTask(db: Db, id: string): Promise<void> {
  await db.delete(k).where(eq(k.id, id));
}

/** The members of an entity, by name. */
export function selectPeople(db: Db, entityId: string) {
  return db
    .select({ id: users.id, name: nameOf(users) })
    .from(m)
    .innerJoin(users, eq(users.id, m.userId))
    .where(eq(m.entityId, entityId))
    .orderBy(asc(nameOf(users)), asc(users.id))
    .limit(MEMBERS_PER_ENTITY);
}

export async function isMember(
  db: Db,
  { entityId, userId }: { entityId: string; userId: string },
): Promise<boolean> {
  const [row] = await db
    .select({ userId: m.userId })
    .from(m)
    .where(and(eq(m.entityId, entityId), eq(m.userId, userId)));
  return row !== undefined;
}

/** Takes the tasks of an entity from a person. Returns how many there were. */
export async function clearAssignee(
  db: Db,
  { entityId, userId }: { entityId: string; userId: string },
): Promise<number> {
  const ofEntity = db.select({ id: a.id }).from(a).where(eq(a.entityId, entityId));
  const { rowCount } = await db
    .update(k)
    .set({ assigneeId: null, updatedAt: sql`now()` })
    .where(and(eq(k.assigneeId, userId), sql`${k.applicationId} in ${ofEntity}`));
  return rowCount ?? 0;
}

/** Open tasks with a date that are the user's or nobody's, in the entities of which they are a member, the soonest first. */
export function selectNextTasks(db: Db, userId: string) {
  return db
    .select({
      id: k.id,
      title: k.title,
      dueDate: sql<string>`${k.dueDate}`,
      isOwn: sql<boolean>`${k.assigneeId} is not null`,
      applicationId: k.applicationId,
      applicationTitle: a.title,
      entityName: e.name,
    })
    .from(k)
    .innerJoin(a, eq(a.id, k.applicationId))
    .innerJoin(e, eq(e.id, a.entityId))
    .where(
      and(
        can(userId, "read", a.entityId),
        isNull(k.doneAt),
        isNotNull(k.dueDate),
        or(isNull(k.assigneeId), eq(k.assigneeId, userId)),
      ),
    )
    .orderBy(asc(k.dueDate), asc(k.createdAt), asc(k.id))
    .limit(NEXT_TASKS_MAX);
}

/** Who has open tasks in which of the applications that the user may read, by name. */
export function selectTaskPeople(db: Db, userId: string) {
  return db
    .selectDistinct({ name: nameOf(users), id: users.id, applicationId: k.applicationId })
    .from(k)
    .innerJoin(a, eq(a.id, k.applicationId))
    .innerJoin(users, eq(users.id, k.assigneeId))
    .where(and(can(userId, "read", a.entityId), isNull(k.doneAt)))
    .orderBy(asc(nameOf(users)), asc(users.id), asc(k.applicationId))
    .limit(TASK_PEOPLE_MAX);
}
