import { ACTION_ITEM_DAYS, DRAFT_STALE_DAYS, PROFILE_ACTION_BELOW } from "@shared/constants/limits";
import { OBLIGATION_REMINDER_DAYS } from "@shared/constants/obligations";
import type { ApplicationListItem } from "@shared/validators/applications";
import type { EntityView } from "@shared/validators/entities";
import type { NextObligationView } from "@shared/validators/obligations";
import type { NextTaskView } from "@shared/validators/tasks";
import { mayEdit } from "@/lib/entity-rights";
import { todayForInput } from "@/lib/format/dates";
import { isClosed } from "@/lib/format/deadlines";
import { formatDue } from "@/lib/format/due";
import { paths } from "@/lib/paths";
import { joinFacts } from "@shared/words/facts";
import { t } from "@/words";

const DAY_MS = 86_400_000;
/** Stands after every day. */
const NO_DAY = "9999-12-31";

export type ActionItem = {
  id: string;
  kind: "entity" | "profile" | "task" | "obligation" | "draft";
  title: string;
  /** The name of the entity or application, or what the task says. */
  subject?: string;
  detail: string;
  action: string;
  href: string;
  /** `YYYY-MM-DD`, of what has a date. */
  dueDate?: string;
};

const isStale = (updatedAt: string, now: Date) =>
  now.getTime() - Date.parse(updatedAt) > DRAFT_STALE_DAYS * DAY_MS;

type Entity = Pick<EntityView, "id" | "name" | "profileCompletionScore" | "role">;
type Application = Pick<ApplicationListItem, "id" | "status" | "title" | "updatedAt" | "opportunity"> & {
  entity?: Pick<ApplicationListItem["entity"], "id">;
};

/**
 * Lists what the user should do next, what has a date first: create an entity, do the tasks that are due and what awards oblige to, finish old
 * drafts, complete profiles.
 * What they may only read is left out, but for tasks of their own.
 */
export function listActionItems(
  entities: readonly Entity[],
  applications: readonly Application[],
  {
    tasks = [],
    obligations = [],
    now = new Date(),
  }: { tasks?: readonly NextTaskView[]; obligations?: readonly NextObligationView[]; now?: Date } = {},
): ActionItem[] {
  const readOnly = new Set(entities.filter((entity) => !mayEdit(entity)).map(({ id }) => id));
  const items: ActionItem[] = [];
  if (entities.length === 0) {
    items.push({
      id: "entity",
      kind: "entity",
      title: t("Add an entity to your account"),
      detail: t("An entity is the organisation or person that applies. Matches are found for it."),
      action: t("Add entity"),
      href: `${paths.settings}?new=entity`,
    });
  }
  const lastDay = todayForInput(new Date(now.getTime() + ACTION_ITEM_DAYS * DAY_MS));
  for (const { id, title, dueDate, applicationId, applicationTitle } of tasks) {
    if (dueDate > lastDay) continue;
    items.push({
      dueDate,
      id: `task-${id}`,
      kind: "task",
      title: t("Do a task"),
      subject: title,
      detail: joinFacts([formatDue(dueDate, now).words, applicationTitle || t("Untitled Application")]),
      action: t("Open application"),
      href: paths.application(applicationId),
    });
  }
  // Reminders of awards begin this many days before.
  const lastDue = todayForInput(new Date(now.getTime() + Math.max(...OBLIGATION_REMINDER_DAYS) * DAY_MS));
  for (const { id, kind, title, dueDate, entityId, applicationId, applicationTitle } of obligations) {
    if (dueDate > lastDue || readOnly.has(entityId)) continue;
    items.push({
      dueDate,
      id: `obligation-${id}`,
      kind: "obligation",
      title: kind === "report" ? t("Deliver a report") : t("Meet a condition"),
      subject: title,
      detail: joinFacts([formatDue(dueDate, now).words, applicationTitle || t("Untitled Application")]),
      action: t("Open award"),
      href: paths.after(applicationId),
    });
  }
  for (const { id, status, title, updatedAt, opportunity, entity } of applications) {
    if (status !== "draft" || !isStale(updatedAt, now) || (entity && readOnly.has(entity.id))) continue;
    const days = Math.floor((now.getTime() - Date.parse(updatedAt)) / DAY_MS);
    items.push({
      id: `draft-${id}`,
      kind: "draft",
      title: t("Complete draft application"),
      subject: opportunity?.name ?? title ?? t("Untitled Application"),
      detail: joinFacts([
        t("Not changed for {n} days", { n: days }),
        ...(opportunity && isClosed(opportunity, now) ? [t("Closed")] : []),
      ]),
      action: t("Open draft"),
      href: paths.application(id),
    });
  }
  for (const { id, name, profileCompletionScore } of entities) {
    if (profileCompletionScore >= PROFILE_ACTION_BELOW || readOnly.has(id)) continue;
    items.push({
      id: `profile-${id}`,
      kind: "profile",
      title: t("Complete your profile for better matches"),
      subject: name,
      detail: t("{n}% complete", { n: profileCompletionScore }),
      action: t("Complete profile"),
      href: `${paths.settings}?entity=${encodeURIComponent(id)}&profile=1`,
    });
  }
  return items.sort((one, other) => (one.dueDate ?? NO_DAY).localeCompare(other.dueDate ?? NO_DAY));
}
