import type { ApplicationView, UpdateApplicationInput } from "@shared/validators/applications";
import type { ApplicationEdit } from "./application-edit-schema";

/** The name of the form's draft in this browser. */
export const getDraftName = (id: string) => `application:${id}`;

export const toEditValues = (application: ApplicationView) => ({
  status: application.status as string,
  notes: application.notes ?? "",
  // Some servers send a timestamp instead of a date.
  submittedDate: application.submittedDate?.slice(0, 10) ?? "",
  awardedAmount: application.awardedAmount ?? "",
  narrative: application.narrative ?? "",
  aiDraftNarrative: application.aiDraftNarrative ?? "",
});
export type EditValues = ReturnType<typeof toEditValues>;

/** The state that an edit began from. Servers without versions send none. */
export type EditBase = { version: number | undefined; values: EditValues };

export const toEditBase = (application: ApplicationView): EditBase => ({
  version: application.version,
  values: toEditValues(application),
});

/** Reads the state with which a draft was kept. Undefined for a draft from before the fields were kept with it. */
export function parseEditBase(kept: string | undefined): EditBase | undefined {
  const base: unknown = kept === undefined ? undefined : JSON.parse(kept);
  return typeof base === "object" && base !== null && "values" in base ? (base as EditBase) : undefined;
}

/**
 * Returns what an edit sends: always status and notes; the date and the award only if set or cleared; the texts only if changed, so that
 * a save of notes never overwrites a draft from another tab.
 */
export function listChanges(
  before: EditValues,
  edit: ApplicationEdit,
): Omit<UpdateApplicationInput, "version"> {
  const isSet = (value: unknown) => value != null && value !== "";
  const setOrCleared = (now: unknown, then: unknown) => isSet(now) || isSet(then);
  const changes: ReturnType<typeof listChanges> = {
    status: edit.status,
    notes: edit.notes,
  };
  if (setOrCleared(edit.submittedDate, before.submittedDate)) changes.submittedDate = edit.submittedDate;
  if (setOrCleared(edit.awardedAmount, before.awardedAmount)) changes.awardedAmount = edit.awardedAmount;
  if (edit.narrative !== before.narrative) changes.narrative = edit.narrative;
  if (edit.aiDraftNarrative !== before.aiDraftNarrative) {
    changes.aiDraftNarrative = edit.aiDraftNarrative || null;
    // Without a draft there is no author.
    if (changes.aiDraftNarrative === null) changes.aiProvider = null;
  }
  return changes;
}
