/** How often a process looks for what. Idle, all of it together costs about one statement a second. */
export type Timing = {
  /** For jobs that are due, beside every nudge. */
  lookEveryMs: number;
  /** For tries that a crash cut off. */
  lostEveryMs: number;
  /** For jobs that the timetable made due. */
  timetableSeconds: number;
};

export const TIMING: Timing = { lookEveryMs: 2_000, lostEveryMs: 10_000, timetableSeconds: 20 };
