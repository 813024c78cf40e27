import { INTERACTION_TYPE_LABELS } from "@shared/constants/interactions";
import type { CreateInteractionInput, InteractionView } from "@shared/validators/interactions";
import { translateLabel } from "@shared/words/labels";
import { formatDate, todayForInput } from "@/lib/format/dates";
import { t } from "@/words";

/** The values of a note's form: text in every field. */
export type NoteValues = Record<keyof CreateInteractionInput, string>;

export const makeEmptyNote = (entityId: string): NoteValues => ({
  entityId,
  interactionType: "",
  dateOfInteraction: todayForInput(),
  contactPerson: "",
  outcome: "",
  notes: "",
  nextAction: "",
  nextActionDate: "",
});

export const toNoteValues = (note: InteractionView): NoteValues => ({
  entityId: note.entityId,
  interactionType: note.interactionType,
  dateOfInteraction: note.dateOfInteraction ?? "",
  contactPerson: note.contactPerson ?? "",
  outcome: note.outcome ?? "",
  notes: note.notes ?? "",
  nextAction: note.nextAction ?? "",
  nextActionDate: note.nextActionDate ?? "",
});

/** Returns the input that creates a deleted note again. */
export const toNoteInput = (note: InteractionView): CreateInteractionInput => ({
  entityId: note.entityId,
  interactionType: note.interactionType,
  dateOfInteraction: note.dateOfInteraction ?? note.createdAt.slice(0, 10),
  contactPerson: note.contactPerson,
  outcome: note.outcome,
  notes: note.notes,
  nextAction: note.nextAction,
  nextActionDate: note.nextActionDate,
});

/** "Meeting, 10 Jan 2026": the title of a note. */
export const formatNoteTitle = ({ interactionType, dateOfInteraction }: InteractionView): string =>
  [translateLabel(INTERACTION_TYPE_LABELS[interactionType]), formatDate(dateOfInteraction)]
    .filter(Boolean)
    .join(", ");

/** Newest first, as the server lists them. */
export function sortNotes(notes: readonly InteractionView[]): InteractionView[] {
  const key = ({ dateOfInteraction, createdAt }: InteractionView) =>
    `${dateOfInteraction ?? ""} ${createdAt}`;
  return [...notes].sort((a, b) => (key(a) < key(b) ? 1 : key(a) > key(b) ? -1 : 0));
}

/** "Overdue since 1 Mar 2026", "Due today" or "Due 12 Mar 2026", by the reader's date. */
export function formatDue(date: string, now = new Date()): { words: string; isOverdue: boolean } {
  const today = todayForInput(now);
  const day = formatDate(date) ?? date;
  if (date < today) return { words: t("Overdue since {date}", { date: day }), isOverdue: true };
  return { words: date === today ? t("Due today") : t("Due {date}", { date: day }), isOverdue: false };
}
