import type { OpportunityView } from "@shared/validators/opportunities";
import { type Closing, formatClosing, isClosed } from "@/lib/format/deadlines";
import { paths } from "@/lib/paths";
import { t } from "@/words";

/** The fields of an opportunity that a calendar needs. */
export type Dated = Pick<
  OpportunityView,
  "id" | "name" | "funderName" | "deadlineTimezone" | "deadlineTime"
> & {
  deadline: string;
};

/** Returns true if the opportunity has a deadline that is still to come. */
export function hasDeadlineAhead<T extends Closing & Pick<OpportunityView, "closed">>(
  opportunity: T,
): opportunity is T & { deadline: string } {
  return opportunity.deadline !== null && !opportunity.closed && !isClosed(opportunity);
}

/** Returns the path of a file that calendar programs open. */
export const calendarFilePath = (id: string) => `/api/opportunities/${encodeURIComponent(id)}/calendar.ics`;

const formatCompactDate = (date: string) => date.slice(0, 10).replaceAll("-", "");

/** Returns the address of a Google Calendar page with the deadline filled in as a whole-day event. */
export function googleCalendarUrl(
  { id, name, funderName, deadline, deadlineTimezone, deadlineTime }: Dated,
  origin = window.location.origin,
): string {
  const next = new Date(Date.parse(`${deadline.slice(0, 10)}T00:00:00Z`) + 86_400_000).toISOString();
  const details = [
    ...(funderName ? [t("Funder: {name}", { name: funderName })] : []),
    formatClosing(deadlineTime, deadlineTimezone),
    t("Details: {url}", { url: `${origin}${paths.opportunity(id)}` }),
  ];
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: t("Deadline: {name}", { name }),
    // The end is exclusive: it is the day after the deadline.
    dates: `${formatCompactDate(deadline)}/${formatCompactDate(next)}`,
    details: details.join("\n"),
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}
