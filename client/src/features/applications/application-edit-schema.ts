import { z } from "zod";
import { updateApplicationSchema } from "@shared/validators/applications";

const fields = updateApplicationSchema.shape;

/** The rules of the edit form: the request's own, over fields that a form always has. */
export const applicationEditSchema = z.object({
  status: fields.status.unwrap(),
  notes: fields.notes.unwrap().unwrap(),
  submittedDate: fields.submittedDate.unwrap(),
  awardedAmount: fields.awardedAmount.unwrap(),
  narrative: fields.narrative.unwrap().unwrap(),
  aiDraftNarrative: fields.aiDraftNarrative.unwrap().unwrap(),
});
export type ApplicationEdit = z.output<typeof applicationEditSchema>;
