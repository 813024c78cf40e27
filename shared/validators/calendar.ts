import { z } from "zod";
import { say } from "./say";

/**
 * The body of `PATCH /api/calendar`: whether the calendar holds saved opportunities beside those applied for.
 */
export const updateCalendarSchema = z.object({ withSaved: z.boolean(say("Must be true or false")) });
export type UpdateCalendarInput = z.infer<typeof updateCalendarSchema>;

/**
 * The calendar of a person. Everybody who knows the address can read it without signing in. Both addresses
 * are null while there is none.
 */
export type CalendarView = {
  url: string | null;
  /** The same address for programs that subscribe with one press. */
  webcalUrl: string | null;
  withSaved: boolean;
};
