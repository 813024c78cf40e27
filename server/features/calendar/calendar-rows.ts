import type { Db } from "../../platform/db/database";
import {
  type ApplicationRow,
  selectDeadlines,
  selectExpiries,
  selectGuestDays,
  selectNextActions,
  selectObligationDays,
  selectTasks,
  selectUnsentApplications,
  type Window,
} from "./calendar-dates.queries";

/** A user may have this many applications. They are read for their names. */
const APPLICATIONS_MAX = 5_000;

/** Reads everything that a person's calendar holds, for the file of a calendar program and for the screen alike. */
export async function readCalendarRows(db: Db, userId: string, withSaved: boolean, window: Window) {
  const deadlines = await selectDeadlines(db, userId, withSaved, window);
  const applications = await selectUnsentApplications(
    db,
    userId,
    deadlines.map(({ opportunityId }) => opportunityId),
    { limit: APPLICATIONS_MAX, entityId: window.entityId },
  );
  return {
    deadlines,
    applications: groupByOpportunity(applications),
    actions: await selectNextActions(db, userId, window),
    tasks: await selectTasks(db, userId, window),
    guestDays: await selectGuestDays(db, userId, window),
    expiries: await selectExpiries(db, userId, window),
    obligations: await selectObligationDays(db, userId, window),
  };
}
export type CalendarRows = Awaited<ReturnType<typeof readCalendarRows>>;

function groupByOpportunity(rows: readonly ApplicationRow[]): ReadonlyMap<string, ApplicationRow[]> {
  const groups = new Map<string, ApplicationRow[]>();
  for (const row of rows) {
    const group = groups.get(row.opportunityId);
    if (group) group.push(row);
    else groups.set(row.opportunityId, [row]);
  }
  return groups;
}
