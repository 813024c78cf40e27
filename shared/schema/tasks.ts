import { sql } from "drizzle-orm";
import { date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { TEXT_FIELDS, type TextField } from "../constants/applications";
import { applications } from "./applications";
import { checkOneOf, id, instant, timestamps } from "./columns";
import { users } from "./users";

/** Something that somebody is to do for an application. */
export const applicationTasks = pgTable(
  "application_tasks",
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    title: text().notNull(),
    dueDate: date({ mode: "string" }),
    /** A member of the entity. Null for a task of nobody, and once they are no member any more. */
    assigneeId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** The text of the application that the task is about. */
    section: text().$type<TextField>(),
    doneAt: instant(),
    doneBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    ...timestamps,
  },
  (t) => [
    index("application_tasks_list_idx").on(t.applicationId, t.createdAt),
    index("application_tasks_open_idx")
      .on(t.applicationId, t.dueDate)
      .where(sql`${t.doneAt} is null`),
    index("application_tasks_assignee_idx").on(t.assigneeId, t.dueDate),
    index("application_tasks_done_by_idx").on(t.doneBy),
    index("application_tasks_created_by_idx").on(t.createdBy),
    checkOneOf("application_tasks_section_known", t.section, TEXT_FIELDS),
  ],
);
export type ApplicationTask = typeof applicationTasks.$inferSelect;
