import { TASKS_PER_APPLICATION } from "@shared/constants/tasks";
import type { ApplicationTask } from "@shared/schema/index";
import type {
  CreateTaskInput,
  NextTasksView,
  TaskPeopleView,
  TasksView,
  TaskView,
  UpdateTaskInput,
} from "@shared/validators/tasks";
import { message } from "@shared/words/messages";
import type { Deps, ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import type { Db } from "../../platform/db/database";
import { AppError, notFound } from "../../platform/errors/app-error";
import type { QueryKey } from "../../platform/realtime/types";
import { logActivity } from "../activity/log-activity";
import { recordEvent } from "../webhooks/record-events";
import { lockEntity } from "../entities/entities.service";
import { assertRole } from "../members/access";
import { refreshMembers, refreshOthers } from "../members/refresh-members";
import * as queries from "./tasks.queries";

type Which = { applicationId: string; id: string };

/** What pages show of tasks: the lists of applications, what is next, and who has tasks. */
const listKey: QueryKey = ["/api/tasks"];
const keysOf = (applicationId: string): QueryKey[] => [
  ["/api/applications", applicationId, "tasks"],
  listKey,
];

const toView = ({ assigneeId, assigneeName, doneAt, ...row }: queries.TaskRow): TaskView => ({
  ...row,
  assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? "" },
  doneAt: doneAt?.toISOString() ?? null,
});

/**
 * Lists the tasks of an application, and the members to whom they may be given.
 * @throws AppError not_found unless the caller may read the application
 */
export async function listTasks({ db, actor }: ServiceContext, applicationId: string): Promise<TasksView> {
  const application = await findApplication({ db, actor }, applicationId);
  const [tasks, people] = [
    await queries.selectTasks(db, applicationId),
    await queries.selectPeople(db, application.entityId),
  ];
  return {
    tasks: tasks.map(toView),
    people: people.map((person) => ({ ...person, isCaller: person.id === actor.id })),
  };
}

/**
 * Adds a task to an application.
 * @throws AppError not_found; forbidden unless the caller may edit; validation_failed for somebody who is no member;
 * conflict for too many
 */
export function createTask(
  ctx: ServiceContext<"clock" | "push">,
  applicationId: string,
  input: CreateTaskInput,
): Promise<TaskView> {
  return withTransaction(ctx, async (tx) => {
    const { db, actor } = tx;
    const { entityId, title } = await findApplication(tx, applicationId);
    await lockEntity(tx, entityId, "edit");
    if ((await queries.countTasks(db, applicationId)) >= TASKS_PER_APPLICATION)
      throw new AppError(
        "conflict",
        message("An application can have at most {n} tasks. Delete some first.", {
          n: TASKS_PER_APPLICATION,
        }),
      );
    await assertAssignable(db, entityId, input.assigneeId);
    const id = await queries.insertTask(db, { ...input, applicationId, createdBy: actor.id });
    await logActivity(tx, entityId, "task_added", { subject: input.title, value: title ?? "" });
    await refreshOthers(tx, entityId, keysOf(applicationId));
    return readView(db, id);
  });
}

/**
 * Changes a task. Who may only read the application may still say of a task of their own that it is done or not.
 * @throws AppError not_found; forbidden; validation_failed for somebody who is no member
 */
export function updateTask(
  ctx: ServiceContext<"clock" | "jobs" | "push">,
  which: Which,
  { done, ...fields }: UpdateTaskInput,
): Promise<TaskView> {
  return withTransaction(ctx, async (tx) => {
    const { db, actor, deps } = tx;
    const { entityId, title } = await findApplication(tx, which.applicationId);
    // Whoever is being removed is either removed before, or loses this task then.
    const { role } = await lockEntity(tx, entityId, "read");
    const before = await findTask(db, which);
    const isOwnTick = before.assigneeId === actor.id && Object.keys(fields).length === 0;
    if (!isOwnTick) assertRole(role, "edit");
    await assertAssignable(db, entityId, fields.assigneeId);
    const isFinished = done === true && before.doneAt === null;
    await queries.updateTask(db, which.id, {
      ...fields,
      ...(isFinished && { doneAt: deps.clock.now(), doneBy: actor.id }),
      ...(done === false && { doneAt: null, doneBy: null }),
    });
    if (isFinished) {
      const name = fields.title ?? before.title;
      await logActivity(tx, entityId, "task_done", { subject: name, value: title ?? "" });
      await recordEvent(tx, entityId, "task.done", {
        ...{ applicationId: which.applicationId, taskId: which.id, title: name },
      });
    }
    await refreshOthers(tx, entityId, keysOf(which.applicationId));
    return readView(db, which.id);
  });
}

/** @throws AppError not_found; forbidden unless the caller may edit */
export function deleteTask(ctx: ServiceContext<"clock" | "push">, which: Which): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const { entityId, title } = await findApplication(tx, which.applicationId);
    await lockEntity(tx, entityId, "edit");
    const task = await findTask(tx.db, which);
    await queries.deleteTask(tx.db, task.id);
    await logActivity(tx, entityId, "task_deleted", { subject: task.title, value: title ?? "" });
    await refreshOthers(tx, entityId, keysOf(which.applicationId));
  });
}

/** Leaves the tasks of somebody who is no member any more to nobody. Call it in the transaction that removes them. */
export async function releaseTasks(
  deps: Pick<Deps, "push">,
  db: Db,
  who: { entityId: string; userId: string },
): Promise<void> {
  if ((await queries.clearAssignee(db, who)) > 0)
    await refreshMembers(deps, db, who.entityId, [["/api/applications"], listKey]);
}

/** The open tasks with a date that are the caller's or nobody's, the soonest first. */
export async function listNextTasks({ db, actor }: ServiceContext): Promise<NextTasksView> {
  return { tasks: await queries.selectNextTasks(db, actor.id) };
}

/** Who has open tasks in the applications that the caller may read, with the ids of these. */
export async function listTaskPeople({ db, actor }: ServiceContext): Promise<TaskPeopleView> {
  const people = new Map<string, TaskPeopleView["people"][number]>();
  for (const { id, name, applicationId } of await queries.selectTaskPeople(db, actor.id)) {
    const person = people.get(id) ?? { id, name, isCaller: id === actor.id, applicationIds: [] };
    person.applicationIds.push(applicationId);
    people.set(id, person);
  }
  return { people: [...people.values()] };
}

/** The ids of the applications, of those that the caller may read, in which a person has open tasks. */
export async function findApplicationsOfPerson(ctx: ServiceContext, personId: string): Promise<Set<string>> {
  const { people } = await listTaskPeople(ctx);
  return new Set(people.find(({ id }) => id === personId)?.applicationIds);
}

async function findApplication({ db, actor }: Pick<ServiceContext, "actor" | "db">, id: string) {
  const application = await queries.selectApplicationOfTasks(db, actor.id, id);
  if (!application) throw notFound("Application");
  return application;
}

async function findTask(db: Db, which: Which): Promise<ApplicationTask> {
  const task = await queries.selectTask(db, which);
  if (!task) throw notFound("Task");
  return task;
}

async function readView(db: Db, id: string): Promise<TaskView> {
  const row = await queries.selectTaskView(db, id);
  if (!row) throw notFound("Task");
  return toView(row);
}

async function assertAssignable(db: Db, entityId: string, userId: string | null | undefined): Promise<void> {
  if (!userId || (await queries.isMember(db, { entityId, userId }))) return;
  const text = "This person is no member of the entity";
  throw new AppError("validation_failed", text, { assigneeId: [text] });
}
