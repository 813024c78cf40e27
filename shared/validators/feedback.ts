import { z } from "zod";
import {
  DISMISS_REASON_VALUES,
  type DismissReason,
  FEEDBACK_KINDS,
  type FeedbackKind,
} from "../constants/matching";
import { say } from "./say";

/**
 * The body of `PUT /api/opportunities/{id}/feedback`. Only a dismissed opportunity can have a reason, and it
 * may be left out.
 */
export const feedbackSchema = z
  .strictObject({
    kind: z.enum(FEEDBACK_KINDS, say("Must be saved or dismissed")),
    reason: z.enum(DISMISS_REASON_VALUES, say("Not a known reason")).nullish(),
  })
  .refine(({ kind, reason }) => kind === "dismissed" || !reason, {
    path: ["reason"],
    ...say("Only what is dismissed has a reason"),
  });
export type FeedbackInput = z.infer<typeof feedbackSchema>;

/** The mark that the caller gave an opportunity. */
export type FeedbackView = { kind: FeedbackKind; reason: DismissReason | null };
