import type { ApplicationListItem } from "@shared/validators/applications";
import type { OpportunityCardView } from "@shared/validators/opportunities";
import { isClosed } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { isShownIn } from "@/lib/shown-opportunities";
import { t } from "./words";

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}/;

export type Deadline = {
  id: string;
  kind: "application" | "saved";
  /** The calendar date, and where it is that day. */
  date: string;
  timeZone: string | null;
  name: string;
  /** Who applies. */
  entity?: string;
  href: string;
  isPast: boolean;
};

type Application = Pick<ApplicationListItem, "id" | "status" | "title" | "opportunity"> & {
  entity?: { name: string } | null;
};
type Marked = Pick<OpportunityCardView, "id" | "name" | "deadline" | "deadlineTimezone" | "feedback">;

/**
 * The days by which something must be sent, soonest first: of applications that are still being written, and of what was saved and is
 * not applied for. `marked` may hold what is not saved, and one twice. `entityId` is the entity that matches are shown for, when it is
 * one alone.
 */
export function deadlinesOf(
  applications: readonly Application[],
  marked: readonly Marked[],
  { entityId, now = new Date() }: { entityId?: string; now?: Date } = {},
): Deadline[] {
  const appliedFor = new Set(applications.map(({ opportunity }) => opportunity?.id));
  const unsent = applications
    .filter(({ status }) => status === "draft" || status === "in_progress")
    .flatMap(({ id, title, opportunity, entity }) =>
      dated(opportunity, now, {
        id,
        kind: "application" as const,
        name: opportunity?.name ?? title ?? t("Untitled Application"),
        entity: entity?.name,
        href: paths.application(id),
      }),
    );
  const byId = new Map(marked.map((each) => [each.id, each]));
  const saved = [...byId.values()]
    .filter((each) => isShownIn("saved", each) && !appliedFor.has(each.id))
    .flatMap((each) =>
      dated(each, now, {
        id: each.id,
        kind: "saved" as const,
        name: each.name,
        href: paths.opportunity(each.id, entityId),
      }),
    );
  return [...unsent, ...saved].sort((a, b) => a.date.localeCompare(b.date) || a.name.localeCompare(b.name));
}

type Facts = Pick<Deadline, "id" | "kind" | "name" | "entity" | "href">;

/** Nothing for what has no deadline. */
function dated(
  of: Pick<Marked, "deadline" | "deadlineTimezone"> | null,
  now: Date,
  facts: Facts,
): Deadline[] {
  const date = CALENDAR_DATE.exec(of?.deadline ?? "")?.[0];
  if (!date) return [];
  const timeZone = of?.deadlineTimezone ?? null;
  return [{ ...facts, date, timeZone, isPast: isClosed(date, timeZone, now) }];
}

export const upcoming = (deadlines: readonly Deadline[]): Deadline[] =>
  deadlines.filter(({ isPast }) => !isPast);
