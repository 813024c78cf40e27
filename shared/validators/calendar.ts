import { z } from "zod";
import { CALENDAR_DAYS_MAX, type CalendarKind } from "../constants/calendar";
import { message } from "../words/messages";
import { dateField } from "./fields";
import type { OpportunityCardView } from "./opportunities";
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

const DAY_MS = 86_400_000;

/** The query of `GET /api/calendar/entries`: the first and the last day, and the entity if only one is wanted. */
export const calendarEntriesQuery = z
  .object({ from: dateField, to: dateField, entityId: z.uuid(say("Must be an id")).optional() })
  .refine(({ from, to }) => from <= to, { path: ["to"], ...say("Must not be before the first day") })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < CALENDAR_DAYS_MAX * DAY_MS, {
    path: ["to"],
    ...say(message("Must be within {n} days", { n: CALENDAR_DAYS_MAX })),
  });
export type CalendarEntriesQuery = z.infer<typeof calendarEntriesQuery>;

/** One day of the calendar. */
export type CalendarEntryView = {
  /** The same as of the event in the calendar's file. */
  id: string;
  kind: CalendarKind;
  date: string;
  title: string;
  /** The application that it belongs to. */
  applicationTitle: string | null;
  entityName: string | null;
  /** The record that it leads to: an opportunity, an application, its award, a funder or a document. */
  target: { screen: "opportunity" | "application" | "after" | "funder" | "document"; id: string };
  /** Until when it is open; of deadlines alone. */
  closing: Pick<OpportunityCardView, "deadlineTimezone" | "deadlineTime" | "closesAt"> | null;
};

/** Soonest first. `isWhole` is false when there are more than an answer holds: then the earliest past ones are left out. */
export type CalendarEntriesView = { entries: CalendarEntryView[]; isWhole: boolean };
