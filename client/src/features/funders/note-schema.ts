import { createInteractionSchema, interactionProblems } from "@shared/validators/interactions";
import { issue } from "@shared/validators/say";
import { todayForInput } from "@/lib/format/dates";

/** The server's rules, checked before anything is sent. */
export const noteSchema = createInteractionSchema.superRefine((note, context) => {
  for (const [field, messages] of Object.entries(interactionProblems(note, todayForInput())))
    for (const message of messages) context.addIssue({ ...issue(message), path: [field] });
});
