import { INTERACTION_TYPE_LABELS } from "@shared/constants/interactions";
import type { CreateInteractionInput, InteractionView } from "@shared/validators/interactions";
import { translateLabel } from "@shared/words/labels";
import { formatDate, todayForInput } from "@/lib/format/dates";

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
