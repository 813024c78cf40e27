import { queryOptions } from "@tanstack/react-query";
import type { NextTasksView, TaskPeopleView, TasksView } from "@shared/validators/tasks";
import { readOr } from "../normalise";
import { applicationsKey } from "./applications";

/** The prefix of what is next and of who has tasks. Invalidate it after a change to any task. */
export const tasksKey = ["/api/tasks"] as const;

/** The tasks of an application. Null where the server has none. */
export function applicationTasksQuery(applicationId: string) {
  return queryOptions({
    queryKey: [...applicationsKey, applicationId, "tasks"],
    queryFn: readOr<TasksView | null>(null),
  });
}

/** The open tasks with a date that are the user's or nobody's, the soonest first. */
export function nextTasksQuery() {
  return queryOptions({
    queryKey: [...tasksKey, "next"],
    queryFn: readOr<NextTasksView>({ tasks: [] }),
  });
}

/** Who has open tasks, and in which applications. */
export function taskPeopleQuery() {
  return queryOptions({
    queryKey: [...tasksKey, "people"],
    queryFn: readOr<TaskPeopleView>({ people: [] }),
  });
}
