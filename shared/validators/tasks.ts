import { z } from "zod";
import { TEXT_FIELDS, type TextField } from "../constants/applications";
import { NAME_MAX } from "../constants/limits";
import { dateField, emptyAsNull, requiredText, uuidField, wordField } from "./fields";
import { say } from "./say";

const title = requiredText(NAME_MAX, "Say what is to be done");
const dueDate = emptyAsNull(dateField).optional();
const assigneeId = emptyAsNull(uuidField("Unknown member")).optional();
const section = emptyAsNull(wordField(TEXT_FIELDS, "Unknown section")).optional();

export const taskParams = z.object({ id: uuidField(), taskId: uuidField() });

export const createTaskSchema = z.object({ title, dueDate, assigneeId, section });
export type CreateTaskInput = z.infer<typeof createTaskSchema>;

/** Only the fields sent are written, and `null` clears. */
export const updateTaskSchema = z.object({
  title: title.optional(),
  dueDate,
  assigneeId,
  section,
  done: z.boolean(say("Must be true or false")).optional(),
});
export type UpdateTaskInput = z.infer<typeof updateTaskSchema>;

export type TaskView = {
  id: string;
  title: string;
  /** `YYYY-MM-DD` */
  dueDate: string | null;
  /** Null for a task of nobody. */
  assignee: { id: string; name: string } | null;
  section: TextField | null;
  doneAt: string | null;
  /** Null while it is open, and once that account is deleted. */
  doneBy: string | null;
};

/** A member of the entity, to whom a task may be given. */
export type TaskPerson = { id: string; name: string; isCaller: boolean };

/** Open ones first, the soonest before the others; then those that are done, the newest first. */
export type TasksView = { tasks: TaskView[]; people: TaskPerson[] };

/** An open task with a date, of the caller or of nobody. */
export type NextTaskView = {
  id: string;
  title: string;
  dueDate: string;
  isOwn: boolean;
  applicationId: string;
  applicationTitle: string | null;
  entityName: string;
};
/** The soonest first. */
export type NextTasksView = { tasks: NextTaskView[] };

/** Who has open tasks, and in which applications. */
export type TaskPeopleView = { people: (TaskPerson & { applicationIds: string[] })[] };
