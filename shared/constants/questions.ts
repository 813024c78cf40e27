export const QUESTIONS_PER_APPLICATION = 100;
export const LIMIT_UNITS = ["words", "characters"] as const;
export type LimitUnit = (typeof LIMIT_UNITS)[number];
/** No funder asks for more. */
export const QUESTION_LIMIT_MAX = 100_000;
/** Earlier answers that are shown for a question. */
export const EARLIER_ANSWERS_MAX = 3;
