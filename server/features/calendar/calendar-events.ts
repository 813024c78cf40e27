import { longDay } from "@shared/words/days";
import { perLanguage } from "@shared/words/language";
import type {
  ApplicationRow,
  DeadlineRow,
  ExpiryRow,
  GuestDayRow,
  NextActionRow,
  ObligationDayRow,
  TaskRow,
} from "./calendar-dates.queries";
import { t } from "../../platform/text/words";

const HOUR = 3_600;
const DAY = 24 * HOUR;
const NINE = 9 * HOUR;
/** The number of applications listed in one event. */
const NAMED_MAX = 5;

/** An all-day event in any time zone. Texts are as people typed them; calendar-file.ts escapes them. */
export type CalendarEvent = {
  /** Identifies the record, not its date, so that calendars move a known event. */
  uid: string;
  /** `YYYY-MM-DD` */
  date: string;
  summary: string;
  /** Lines. */
  description: string[];
  url: string;
  updatedAt: Date;
  /** Reminders, in seconds from the beginning of the day. */
  alarms: number[];
};

const times = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone: "UTC" }),
);

/**
 * Creates the event of a deadline: one per opportunity, however many entities apply for it. Except for the list of
 * applications it is the same in a single file and in the feed.
 */
export function deadlineEvent(
  row: DeadlineRow,
  publicUrl: string,
  applications: readonly ApplicationRow[] = [],
): CalendarEvent {
  const { opportunityId, name, funderName, deadline, deadlineTimezone, deadlineTime, closesAt, updatedAt } =
    row;
  const url = `${publicUrl}/opportunities/${opportunityId}`;
  const zone = (deadlineTimezone ?? "UTC").replaceAll("_", " ");
  const more = applications.length - NAMED_MAX;
  return {
    uid: `deadline-${opportunityId}`,
    date: deadline,
    summary: t("Deadline: {name}", { name }),
    description: [
      ...(funderName ? [t("Funder: {name}", { name: funderName })] : []),
      deadlineTime
        ? t("Open until {time} on {date}, {zone} time", { time: deadlineTime, date: longDay(deadline), zone })
        : t("Open until {date} ends, {zone} time", { date: longDay(deadline), zone }),
      t("Closes at {time} UTC on {date}", {
        time: times().format(closesAt),
        date: longDay(closesAt.toISOString().slice(0, 10)),
      }),
      ...applications.slice(0, NAMED_MAX).map(({ id, entityName }) =>
        t("Your application for {entity}: {url}", {
          entity: entityName,
          url: `${publicUrl}/applications/${id}`,
        }),
      ),
      ...(more > 0
        ? [t.count(more, "and {n} more of your applications", "and {n} more of your applications")]
        : []),
      t("Details: {url}", { url }),
    ],
    url,
    updatedAt,
    alarms: [NINE - 7 * DAY, NINE - DAY],
  };
}

/** Creates the event of a next step without its text, which is a private note and may contain personal data. */
export function nextActionEvent(
  { id, date, updatedAt, funderId, funderName, entityName }: NextActionRow,
  publicUrl: string,
): CalendarEvent {
  const url = `${publicUrl}/funders?profile=${funderId}`;
  return {
    uid: `next-step-${id}`,
    date,
    summary: t("Next step: {funder}", { funder: funderName }),
    description: [t("For {entity}", { entity: entityName }), t("Your notes: {url}", { url })],
    url,
    updatedAt,
    alarms: [NINE],
  };
}

/** Creates the event of an open task. */
export const taskEvent = (row: TaskRow, publicUrl: string): CalendarEvent =>
  applicationEvent(row, publicUrl, {
    uid: `task-${row.id}`,
    summary: t("Task: {title}", { title: row.title }),
  });

/** Creates the event of what was asked of somebody without an account. */
export const guestEvent = (row: GuestDayRow, publicUrl: string): CalendarEvent =>
  applicationEvent(row, publicUrl, {
    uid: `guest-${row.id}`,
    summary: t("Asked of {name}", { name: row.name }),
  });

/** Creates the event of an open condition or report of an award. */
export const obligationEvent = (row: ObligationDayRow, publicUrl: string): CalendarEvent => ({
  ...applicationEvent(row, publicUrl, {
    uid: `obligation-${row.id}`,
    summary:
      row.kind === "report"
        ? t("Report due: {title}", { title: row.title })
        : t("Condition due: {title}", { title: row.title }),
    page: "/after",
  }),
  alarms: [NINE - 7 * DAY, NINE],
});

function applicationEvent(
  { date, updatedAt, applicationId, applicationTitle, entityName }: TaskRow | GuestDayRow | ObligationDayRow,
  publicUrl: string,
  { page = "", ...which }: { uid: string; summary: string; page?: string },
): CalendarEvent {
  const url = `${publicUrl}/applications/${applicationId}${page}`;
  return {
    ...which,
    date,
    description: [
      t("For the application “{application}” of {entity}", {
        application: applicationTitle || t("Untitled"),
        entity: entityName,
      }),
      t("Details: {url}", { url }),
    ],
    url,
    updatedAt,
    alarms: [NINE],
  };
}

/** Creates the event of the last day of a document. */
export function expiryEvent(
  { id, date, name, updatedAt, entityName }: ExpiryRow,
  publicUrl: string,
): CalendarEvent {
  const url = `${publicUrl}/documents?${new URLSearchParams({ document: id }).toString()}`;
  return {
    uid: `document-${id}`,
    date,
    summary: t("Document expires: {name}", { name }),
    description: [
      t("Last day of validity, in the library of {entity}", { entity: entityName }),
      t("Details: {url}", { url }),
    ],
    url,
    updatedAt,
    alarms: [NINE],
  };
}
