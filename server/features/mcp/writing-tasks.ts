import { z } from "zod";
import { FEEDBACK_KINDS } from "@shared/constants/matching";
import { uuidField } from "@shared/validators/fields";
import { createTaskSchema, updateTaskSchema } from "@shared/validators/tasks";
import { notFound } from "../../platform/errors/app-error";
import { getApplication } from "../applications/applications.service";
import { requireRight } from "../members/access";
import { findFeedback, giveFeedback } from "../opportunities/feedback.service";
import { findVisibleOpportunity } from "../opportunities/opportunities.service";
import { createTask, listTasks, updateTask } from "../tasks/tasks.service";
import { writingTool } from "./tool";
import { applicationPage, asMemberText, asSourceText, opportunityPage } from "./views";

const dueDate = z.string().max(10).nullable().optional().describe("YYYY-MM-DD; it is reminded of");

const addTask = writingTool({
  name: "add_task",
  title: "Add a task or a reminder",
  description:
    "Adds a task to an application. One with a date is in the calendar and is reminded of by mail.",
  routes: ["POST /api/applications/:id/tasks"],
  hints: { destructiveHint: false, idempotentHint: false },
  input: z.strictObject({ applicationId: uuidField(), title: z.string(), dueDate }),
  prepare: async (ctx, { applicationId, ...fields }) => {
    const application = await getApplication(ctx, applicationId);
    await requireRight(ctx, "edit", application.entityId);
    const { title, dueDate: day } = createTaskSchema.parse(fields);
    const { tasks } = await listTasks(ctx, applicationId);
    return {
      // With one more task, the same confirmation adds no other.
      state: tasks.map(({ id }) => id).sort(),
      page: applicationPage(ctx, applicationId),
      change: {
        ...{ what: "A new task", title, dueDate: day ?? null },
        fromMembers: asMemberText({ application: application.title }),
      },
    };
  },
  write: async (ctx, { applicationId, ...fields }) => ({
    source: { page: applicationPage(ctx, applicationId) },
    task: await createTask(ctx, applicationId, createTaskSchema.parse(fields)),
  }),
});

const changeTask = writingTool({
  name: "update_task",
  title: "Finish or move a task",
  description: "Says that a task is done or open again, or gives it another title or date.",
  routes: ["PATCH /api/applications/:id/tasks/:taskId"],
  hints: { destructiveHint: true, idempotentHint: true },
  input: z.strictObject({
    ...{ applicationId: uuidField(), taskId: uuidField() },
    ...{ title: z.string().optional(), dueDate, done: z.boolean().optional() },
  }),
  prepare: async (ctx, { applicationId, taskId, ...fields }) => {
    const { tasks } = await listTasks(ctx, applicationId);
    const task = tasks.find(({ id }) => id === taskId);
    if (!task) throw notFound("Task");
    const { entityId } = await getApplication(ctx, applicationId);
    const { done, ...others } = updateTaskSchema.parse(fields);
    // Who may only read may still finish a task of their own.
    const isOwnTick = task.assignee?.id === ctx.actor.id && Object.keys(others).length === 0;
    await requireRight(ctx, isOwnTick ? "read" : "edit", entityId);
    return {
      state: task,
      page: applicationPage(ctx, applicationId),
      change: {
        before: asMemberText({ title: task.title, dueDate: task.dueDate, done: task.doneAt !== null }),
        after: { ...others, ...(done !== undefined && { done }) },
      },
    };
  },
  write: async (ctx, { applicationId, taskId, ...fields }) => ({
    source: { page: applicationPage(ctx, applicationId) },
    task: await updateTask(ctx, { applicationId, id: taskId }, updateTaskSchema.parse(fields)),
  }),
});

const saveOpportunity = writingTool({
  name: "save_opportunity",
  title: "Save an opportunity",
  description:
    "Saves an opportunity for the person of this key, who is then reminded of its deadline, or hides it (dismissed), so that no list shows it.",
  routes: ["PUT /api/opportunities/:id/feedback"],
  hints: { destructiveHint: false, idempotentHint: true },
  input: z.strictObject({ opportunityId: uuidField(), mark: z.enum(FEEDBACK_KINDS).default("saved") }),
  prepare: async (ctx, { opportunityId, mark }) => {
    const opportunity = await findVisibleOpportunity(ctx, opportunityId);
    if (!opportunity) throw notFound("Opportunity");
    const before = (await findFeedback(ctx, [opportunity.id])).get(opportunity.id)?.kind ?? null;
    return {
      state: before,
      page: opportunityPage(ctx, opportunity.id),
      change: { before, after: mark, fromSource: asSourceText({ name: opportunity.name }) },
    };
  },
  write: async (ctx, { opportunityId, mark }) => ({
    source: { page: opportunityPage(ctx, opportunityId) },
    mark: (await giveFeedback(ctx, opportunityId, { kind: mark })).kind,
  }),
});

/** What reminds: tasks with a date, and saved opportunities. */
export const WRITING_TASKS = [addTask, changeTask, saveOpportunity];
