export const QUESTIONS_PER_APPLICATION = 100;
export const LIMIT_UNITS = ["words", "characters"] as const;
export type LimitUnit = (typeof LIMIT_UNITS)[number];
/** No funder asks for more. */
export const QUESTION_LIMIT_MAX = 100_000;
/** The drafts of an answer that are kept, the newest first. */
export const ANSWER_DRAFTS_KEPT = 3;
/** A page of the library of accepted answers. */
export const ANSWER_PAGE = 20;
/** Earlier answers that are shown for a question. */
export const EARLIER_ANSWERS_MAX = 3;
