/** The prefix of the library of accepted answers, and of the earlier ones that are offered. Invalidate it after a change to either. */
export const answersKey = ["/api/questions"] as const;
