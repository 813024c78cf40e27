/** How often a process polls. When idle, all of it together costs about one statement a second. */
export type Timing = {
  /** For due jobs, in addition to every nudge. */
  pollEveryMs: number;
  /** For attempts that were lost in a crash. */
  recoverEveryMs: number;
  /** For scheduled jobs that are due. */
  timetableSeconds: number;
};

export const TIMING: Timing = { pollEveryMs: 2_000, recoverEveryMs: 10_000, timetableSeconds: 20 };
