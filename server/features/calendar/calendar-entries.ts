import type { CalendarEntryView } from "@shared/validators/calendar";
import type { DeadlineRow } from "./calendar-dates.queries";
import type { CalendarRows } from "./calendar-rows";

const ofNothing = { applicationTitle: null, entityName: null, closing: null };

/** Lists the rows of a calendar as entries of the screen, soonest first. */
export function toEntries(rows: CalendarRows): CalendarEntryView[] {
  const entries: CalendarEntryView[] = [
    ...rows.deadlines.flatMap((row) => toDeadlineEntries(row, rows)),
    ...rows.actions.map(({ id, date, funderId, funderName, entityName }) => ({
      ...{ ...ofNothing, id: `next-step-${id}`, kind: "step" as const, date, title: funderName, entityName },
      target: { screen: "funder" as const, id: funderId },
    })),
    ...rows.tasks.map(({ id, title, ...row }) => ({
      ...ofApplication(row),
      ...{ id: `task-${id}`, kind: "task" as const, title },
    })),
    ...rows.guestDays.map(({ id, name, ...row }) => ({
      ...ofApplication(row),
      ...{ id: `guest-${id}`, kind: "guest" as const, title: name },
    })),
    ...rows.obligations.map(({ id, title, ...row }) => ({
      ...ofApplication(row),
      ...{ id: `obligation-${id}`, kind: "obligation" as const, title },
      target: { screen: "after" as const, id: row.applicationId },
    })),
    ...rows.expiries.map(({ id, date, name, entityName }) => ({
      ...{ ...ofNothing, id: `document-${id}`, kind: "document" as const, date, title: name, entityName },
      target: { screen: "document" as const, id },
    })),
  ];
  return entries.sort((a, b) => compare(a.date, b.date) || compare(a.title, b.title) || compare(a.id, b.id));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** One for each application, as on the home; one for the opportunity where there is none. */
function toDeadlineEntries(row: DeadlineRow, { applications }: CalendarRows): CalendarEntryView[] {
  const { opportunityId, name: title, deadline: date, deadlineTimezone, deadlineTime, closesAt } = row;
  const closing = { deadlineTimezone, deadlineTime, closesAt: closesAt.toISOString() };
  const shared = { ...ofNothing, date, title, closing };
  const own = applications.get(opportunityId);
  if (!own) {
    const target = { screen: "opportunity" as const, id: opportunityId };
    return [{ ...shared, id: `deadline-${opportunityId}`, kind: "saved", target }];
  }
  return own.map(({ id, entityName }) => ({
    ...{ ...shared, id: `deadline-${opportunityId}-${id}`, kind: "application" as const, entityName },
    target: { screen: "application" as const, id },
  }));
}

type OfApplication = {
  date: string;
  applicationId: string;
  applicationTitle: string | null;
  entityName: string;
};
const ofApplication = ({ date, applicationId, applicationTitle, entityName }: OfApplication) => ({
  ...{ ...ofNothing, date, applicationTitle, entityName },
  target: { screen: "application" as const, id: applicationId },
});
