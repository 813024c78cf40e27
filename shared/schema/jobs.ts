import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant, checkOneOf } from "./columns";

/** `retry` waits like `waiting`, but was tried before. `failed` is not tried again. */
export const JOB_STATES = ["waiting", "retry", "running", "done", "failed"] as const;

/** Work that the server does in the background. */
export const jobs = pgTable(
  "jobs",
  {
    id: id(),
    queue: text().notNull(),
    /** Jobs of a queue with the same key run one at a time. A job without a key waits for no other. */
    key: text(),
    data: jsonb().notNull(),
    state: text({ enum: JOB_STATES }).notNull().default("waiting"),
    /** The number of tries that failed or were cut off by a crash. */
    failures: integer().notNull().default(0),
    startAfter: instant().notNull().defaultNow(),
    /** Identifies the try that is running. */
    claim: uuid(),
    /** The try that is running counts as cut off after this time. */
    lostAt: instant(),
    /** The minute of the schedule that queued the job. */
    scheduledFor: instant(),
    createdAt: instant().notNull().defaultNow(),
    endedAt: instant(),
  },
  (t) => [
    checkOneOf("jobs_state_check", t.state, JOB_STATES),
    uniqueIndex("jobs_key_idx")
      .on(t.queue, t.key, t.state)
      .where(sql`${t.key} is not null and ${t.state} in ('waiting', 'retry', 'running')`),
    uniqueIndex("jobs_scheduled_idx")
      .on(t.queue, t.scheduledFor)
      .where(sql`${t.scheduledFor} is not null`),
    index("jobs_due_idx")
      .on(t.queue, t.startAfter, t.id)
      .where(sql`${t.state} in ('waiting', 'retry')`),
    index("jobs_running_idx")
      .on(t.lostAt)
      .where(sql`${t.state} = 'running'`),
  ],
);
