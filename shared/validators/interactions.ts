import { z } from "zod";
import { INTERACTION_TYPES, type InteractionType } from "../constants/interactions";
import { LONG_TEXT_MAX, NAME_MAX } from "../constants/limits";
import type { FieldMessages } from "../errors";
import { dateField, emptyAsNull, lineText, longText, pageNumber, wordField } from "./fields";
import { say } from "./say";

const entityId = z.uuid(say("Please select an entity"));
const interactionType = wordField(INTERACTION_TYPES, "Please choose how you were in touch");
const dateOfInteraction = z
  .string(say("Please enter the date of the contact"))
  .trim()
  .min(1, say("Please enter the date of the contact"))
  .pipe(dateField);
const contentLine = emptyAsNull(lineText(NAME_MAX));
const notes = emptyAsNull(longText(LONG_TEXT_MAX));
const day = emptyAsNull(dateField);

/** One contact with a funder. `interactionProblems` checks the rules that concern several fields. */
export const createInteractionSchema = z.object({
  entityId,
  interactionType,
  dateOfInteraction,
  contactPerson: contentLine.default(null),
  outcome: contentLine.default(null),
  notes: notes.default(null),
  nextAction: contentLine.default(null),
  nextActionDate: day.default(null),
});
export type CreateInteractionInput = z.infer<typeof createInteractionSchema>;

/**
 * Only the fields sent are written, and `null` clears. `done` says that the next step is done. It is then
 * cleared, and its text is added to the notes when there is room.
 */
export const updateInteractionSchema = z.object({
  entityId: entityId.optional(),
  interactionType: interactionType.optional(),
  dateOfInteraction: dateOfInteraction.optional(),
  contactPerson: contentLine.optional(),
  outcome: contentLine.optional(),
  notes: notes.optional(),
  nextAction: contentLine.optional(),
  nextActionDate: day.optional(),
  done: z.literal(true, say("Must be true")).optional(),
});
export type UpdateInteractionInput = z.infer<typeof updateInteractionSchema>;

export const interactionListQuery = z.object({ page: pageNumber(1) });

const DAY_MS = 86_400_000;

/**
 * Returns the problems of a contact as a whole, by field.
 * @param today the writer's calendar date `YYYY-MM-DD`. The day after is accepted too, because it may have
 * begun in another zone.
 */
export function interactionProblems(
  contact: { dateOfInteraction: string | null; nextAction: string | null; nextActionDate: string | null },
  today: string,
): FieldMessages {
  const tomorrow = new Date(Date.parse(`${today}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  const problems: FieldMessages = {};
  if (contact.dateOfInteraction !== null && contact.dateOfInteraction > tomorrow)
    problems.dateOfInteraction = [
      "The contact cannot be in the future. Write planned contact as a next step.",
    ];
  if (contact.nextActionDate !== null && contact.nextAction === null)
    problems.nextAction = ["Say what the next step is, or clear its date"];
  return problems;
}

export type InteractionView = {
  id: string;
  funderId: string;
  entityId: string;
  entityName: string;
  interactionType: InteractionType;
  /** A calendar date, like `nextActionDate`. */
  dateOfInteraction: string | null;
  contactPerson: string | null;
  outcome: string | null;
  notes: string | null;
  nextAction: string | null;
  nextActionDate: string | null;
  createdAt: string;
  updatedAt: string;
};

export type InteractionListView = { interactions: InteractionView[]; hasMore: boolean };

/** A step to take with a funder by a day, which may have passed. */
export type NextStepView = {
  id: string;
  funderId: string;
  funderName: string;
  entityName: string;
  nextAction: string;
  nextActionDate: string;
};

/** The step that is due first comes first. `hasMore` means that others are due later. */
export type NextStepsView = { nextSteps: NextStepView[]; hasMore: boolean };
