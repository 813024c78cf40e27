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

/**
 * Returns what an edit sends: always status and notes; the date and the award only if set or cleared; the texts only if changed, so that
 * a save of notes never overwrites a draft from another tab.
 */
export function listChanges(
  before: ApplicationView,
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
  if (edit.narrative !== (before.narrative ?? "")) changes.narrative = edit.narrative;
  if (edit.aiDraftNarrative !== (before.aiDraftNarrative ?? "")) {
    changes.aiDraftNarrative = edit.aiDraftNarrative || null;
    // Without a draft there is no author.
    if (changes.aiDraftNarrative === null) changes.aiProvider = null;
  }
  return changes;
}

/**
 * Returns the version to send: the newest one, if none of the edited fields has changed since the edit began. Otherwise the version that
 * the edit began from, which the server refuses, because the user has not seen the newer state.
 */
export function chooseVersion(
  before: ApplicationView,
  newest: ApplicationView,
  changes: ReturnType<typeof listChanges>,
): ApplicationView["version"] {
  const isSame = Object.keys(changes).every((name) => {
    const field = name as keyof typeof changes;
    return (before[field] ?? null) === (newest[field] ?? null);
  });
  return isSame ? newest.version : before.version;
}
