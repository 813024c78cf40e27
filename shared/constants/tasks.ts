export const TASKS_PER_APPLICATION = 200;
/** The tasks of one answer about what is next, and of one person in a morning's news. */
export const NEXT_TASKS_MAX = 50;
/** Pairs of a person and an application in which they have open tasks, in one answer. */
export const TASK_PEOPLE_MAX = 10_000;
