import { type SQL, sql } from "drizzle-orm";
import { toInstant } from "../catalogue/visibility";

/**
 * The time of a new item of a person's news: now, or a millisecond after the newest one. No two items of a person have the same time, so
 * that a time alone marks the end of a page.
 * @param userId the column with the person's id
 */
export const nextMoment = (now: Date, userId: SQL): SQL => sql`greatest(${toInstant(now)},
  (select max(old.created_at) + interval '1 millisecond' from news old where old.user_id = ${userId}))`;
