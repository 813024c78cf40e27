import type { ApplicationListItem } from "@shared/validators/applications";
import type { OpportunityCardView } from "@shared/validators/opportunities";
import { type Closing, isClosed } from "@/lib/format/deadlines";
import { paths } from "@/lib/paths";
import { isShownIn } from "@/lib/shown-opportunities";
import { t } from "@/words";

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}/;

export type Deadline = {
  id: string;
  kind: "application" | "saved";
  /** The calendar date, in the deadline's own time zone. */
  date: string;
  timeZone: string | null;
  /** The moment at which it closes; null if the server sends only the day. */
  closesAt: string | null;
  name: string;
  /** The name of the applicant. */
  entity?: string;
  href: string;
  isPast: boolean;
};

type Application = Pick<ApplicationListItem, "id" | "status" | "title" | "opportunity"> & {
  entity?: { name: string } | null;
};
type Marked = Pick<
  OpportunityCardView,
  "id" | "name" | "deadline" | "deadlineTimezone" | "closesAt" | "feedback"
>;

/**
 * Lists the deadlines of unsent applications and of saved opportunities without an application, soonest first. `marked` may hold
 * opportunities that are not saved, and duplicates. `entityId` is the entity that matches are shown for, when there is only one.
 */
export function listDeadlines(
  applications: readonly Application[],
  marked: readonly Marked[],
  { entityId, now = new Date() }: { entityId?: string; now?: Date } = {},
): Deadline[] {
  const appliedFor = new Set(applications.map(({ opportunity }) => opportunity?.id));
  const unsent = applications
    .filter(({ status }) => status === "draft" || status === "in_progress")
    .flatMap(({ id, title, opportunity, entity }) =>
      toDeadlines(opportunity, now, {
        id,
        kind: "application" as const,
        name: opportunity?.name ?? title ?? t("Untitled Application"),
        entity: entity?.name,
        href: paths.application(id),
      }),
    );
  const byId = new Map(marked.map((opportunity) => [opportunity.id, opportunity]));
  const saved = [...byId.values()]
    .filter((opportunity) => isShownIn("saved", opportunity) && !appliedFor.has(opportunity.id))
    .flatMap((opportunity) =>
      toDeadlines(opportunity, now, {
        id: opportunity.id,
        kind: "saved" as const,
        name: opportunity.name,
        href: paths.opportunity(opportunity.id, entityId),
      }),
    );
  return [...unsent, ...saved].sort((a, b) => a.date.localeCompare(b.date) || a.name.localeCompare(b.name));
}

type Facts = Pick<Deadline, "id" | "kind" | "name" | "entity" | "href">;

/** Returns nothing for an opportunity without a deadline. */
function toDeadlines(opportunity: Closing | null, now: Date, facts: Facts): Deadline[] {
  const date = CALENDAR_DATE.exec(opportunity?.deadline ?? "")?.[0];
  if (!date) return [];
  const { deadlineTimezone: timeZone = null, closesAt = null } = opportunity ?? {};
  const isPast = isClosed({ deadline: date, deadlineTimezone: timeZone, closesAt }, now);
  return [{ ...facts, date, timeZone, closesAt, isPast }];
}

export const filterUpcoming = (deadlines: readonly Deadline[]): Deadline[] =>
  deadlines.filter(({ isPast }) => !isPast);
