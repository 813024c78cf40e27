import { createInteractionSchema, interactionProblems } from "@shared/validators/interactions";
import { todayForInput } from "@/lib/dates";

/** What the server checks, said before anything is sent. */
export const noteSchema = createInteractionSchema.superRefine((note, context) => {
  for (const [field, sentences] of Object.entries(interactionProblems(note, todayForInput())))
    for (const message of sentences) context.addIssue({ code: "custom", path: [field], message });
});
