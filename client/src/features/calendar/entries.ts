import {
  BadgeCheck,
  Bookmark,
  CalendarClock,
  FilePen,
  FileWarning,
  Handshake,
  ListChecks,
  type LucideIcon,
  Sparkles,
} from "lucide-react";
import { CALENDAR_KINDS, type CalendarKind } from "@shared/constants/calendar";
import type { CalendarEntryView } from "@shared/validators/calendar";
import type { MatchedOpportunityView } from "@shared/validators/opportunities";
import { documentPath } from "@/components/documents/paths";
import { isClosed } from "@/lib/format/deadlines";
import { paths } from "@/lib/paths";
import { t } from "@/words";

export type EntryKind = CalendarKind | "match";
export type Entry = Omit<CalendarEntryView, "kind"> & { kind: EntryKind };

/** Without matches, which are many, until they are asked for. */
export const DEFAULT_KINDS: readonly EntryKind[] = CALENDAR_KINDS;
export const ENTRY_KINDS: readonly EntryKind[] = [...CALENDAR_KINDS, "match"];

/** `filter` names the entries of a kind, `label` says what one of them is. */
export const KINDS: Record<EntryKind, { icon: LucideIcon; filter: string; label: string }> = {
  application: { icon: FilePen, filter: t("Applications"), label: t("Application not sent yet") },
  saved: { icon: Bookmark, filter: t("Saved opportunities"), label: t("Saved for later") },
  task: { icon: ListChecks, filter: t("Tasks"), label: t("Task § calendar") },
  guest: { icon: CalendarClock, filter: t("Asked of others"), label: t("Asked of others") },
  step: { icon: Handshake, filter: t("Next steps with funders"), label: t("Next step with a funder") },
  obligation: {
    icon: BadgeCheck,
    filter: t("Reports and conditions"),
    label: t("Report or condition of an award"),
  },
  document: { icon: FileWarning, filter: t("Documents that expire"), label: t("Document expires") },
  match: { icon: Sparkles, filter: t("Matches § calendar"), label: t("Match § calendar") },
};

/** The deadlines of the matches that are neither saved nor hidden. */
export const toMatchEntries = (matches: readonly MatchedOpportunityView[]): Entry[] =>
  matches.flatMap(({ id, name, deadline, deadlineTimezone, deadlineTime, closesAt, feedback }) =>
    deadline && !feedback
      ? [
          {
            ...{ id: `match-${id}`, kind: "match" as const, date: deadline, title: name },
            ...{ applicationTitle: null, entityName: null },
            target: { screen: "opportunity" as const, id },
            closing: { deadlineTimezone, deadlineTime, closesAt },
          },
        ]
      : [],
  );

const PATHS: Record<Entry["target"]["screen"], (id: string) => string> = {
  opportunity: (id) => paths.opportunity(id),
  application: paths.application,
  after: paths.after,
  funder: paths.funder,
  document: documentPath,
};

export const pathOf = ({ target }: Entry): string => PATHS[target.screen](target.id);

/** A deadline is past from its moment on, any other day when it is over for the reader. */
export const isPast = ({ date, closing }: Entry, today: string, now = new Date()): boolean =>
  closing ? isClosed({ deadline: date, ...closing }, now) : date < today;

export function groupByDay(entries: readonly Entry[]): Map<string, Entry[]> {
  const byDay = new Map<string, Entry[]>();
  for (const entry of entries) {
    const ofDay = byDay.get(entry.date);
    if (ofDay) ofDay.push(entry);
    else byDay.set(entry.date, [entry]);
  }
  return byDay;
}
