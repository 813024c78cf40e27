import { z } from "zod";
import type { ApplicationView, UpdateApplicationInput } from "@shared/validators/applications";
import { updateApplicationSchema } from "@shared/validators/applications";

const fields = updateApplicationSchema.shape;

/** The edit form: the request's own rules, over fields that a form always has. */
export const applicationEditSchema = z.object({
  status: fields.status.unwrap(),
  notes: fields.notes.unwrap().unwrap(),
  submittedDate: fields.submittedDate.unwrap(),
  awardedAmount: fields.awardedAmount.unwrap(),
  narrative: fields.narrative.unwrap().unwrap(),
  aiDraftNarrative: fields.aiDraftNarrative.unwrap().unwrap(),
});
export type ApplicationEdit = z.output<typeof applicationEditSchema>;

export const editDefaults = (application: ApplicationView) => ({
  status: application.status as string,
  notes: application.notes ?? "",
  submittedDate: application.submittedDate ?? "",
  awardedAmount: application.awardedAmount ?? "",
  narrative: application.narrative ?? "",
  aiDraftNarrative: application.aiDraftNarrative ?? "",
});

/**
 * What an edit sends: status and notes always; the date and the award only if set, or if they were and are now cleared; the texts
 * only if changed, so that a save of notes never overwrites a draft from another tab.
 */
export function changesOf(before: ApplicationView, edit: ApplicationEdit): UpdateApplicationInput {
  const setOrCleared = (now: unknown, then: unknown) =>
    (now !== null && now !== "") || (then !== null && then !== "");
  const changes: UpdateApplicationInput = {
    status: edit.status,
    notes: edit.notes,
    version: before.version,
  };
  if (setOrCleared(edit.submittedDate, before.submittedDate)) changes.submittedDate = edit.submittedDate;
  if (setOrCleared(edit.awardedAmount, before.awardedAmount)) changes.awardedAmount = edit.awardedAmount;
  if (edit.narrative !== (before.narrative ?? "")) changes.narrative = edit.narrative;
  if (edit.aiDraftNarrative !== (before.aiDraftNarrative ?? ""))
    changes.aiDraftNarrative = edit.aiDraftNarrative || null;
  return changes;
}
