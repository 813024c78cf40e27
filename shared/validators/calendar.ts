import { z } from "zod";
import { say } from "./say";

/** `PATCH /api/calendar`: whether the calendar holds saved opportunities beside those applied for. */
export const updateCalendarSchema = z.object({ withSaved: z.boolean(say("Must be true or false")) });
export type UpdateCalendarInput = z.infer<typeof updateCalendarSchema>;

/** The calendar of a person. Whoever knows the address reads it, signed out; both addresses are null while there is none. */
export type CalendarView = {
  url: string | null;
  /** The same for programs that subscribe with one press. */
  webcalUrl: string | null;
  withSaved: boolean;
};
