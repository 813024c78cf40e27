/** The deadlines of saved opportunities in one answer. */
export const SAVED_DEADLINES_MAX = 1_000;
