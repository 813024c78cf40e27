import type { ApplicationView, UpdateApplicationInput } from "@shared/validators/applications";
import type { ApplicationEdit } from "./application-edit-schema";

/** What is typed, as it is kept in this browser. */
export const editDraft = (id: string) => `application:${id}`;

export const editDefaults = (application: ApplicationView) => ({
  status: application.status as string,
  notes: application.notes ?? "",
  // The date part, where a server gives a moment.
  submittedDate: application.submittedDate?.slice(0, 10) ?? "",
  awardedAmount: application.awardedAmount ?? "",
  narrative: application.narrative ?? "",
  aiDraftNarrative: application.aiDraftNarrative ?? "",
});

/**
 * What an edit sends: status and notes always; the date and the award only if set, or if they were and are now cleared; the texts
 * only if changed, so that a save of notes never overwrites a draft from another tab.
 */
export function changesOf(
  before: ApplicationView,
  edit: ApplicationEdit,
): Omit<UpdateApplicationInput, "version"> {
  const isSet = (value: unknown) => value != null && value !== "";
  const setOrCleared = (now: unknown, then: unknown) => isSet(now) || isSet(then);
  const changes: ReturnType<typeof changesOf> = {
    status: edit.status,
    notes: edit.notes,
  };
  if (setOrCleared(edit.submittedDate, before.submittedDate)) changes.submittedDate = edit.submittedDate;
  if (setOrCleared(edit.awardedAmount, before.awardedAmount)) changes.awardedAmount = edit.awardedAmount;
  if (edit.narrative !== (before.narrative ?? "")) changes.narrative = edit.narrative;
  if (edit.aiDraftNarrative !== (before.aiDraftNarrative ?? "")) {
    changes.aiDraftNarrative = edit.aiDraftNarrative || null;
    // Its author goes with it.
    if (changes.aiDraftNarrative === null) changes.aiProvider = null;
  }
  return changes;
}

/**
 * The version that a save names: the newest one known, as long as nothing that it would overwrite is another there. Else the one that the
 * edit began from, which the server refuses: a newer state may have come without anybody having been told.
 */
export function versionFor(
  before: ApplicationView,
  newest: ApplicationView,
  changes: ReturnType<typeof changesOf>,
): ApplicationView["version"] {
  const isSame = Object.keys(changes).every((name) => {
    const field = name as keyof typeof changes;
    return (before[field] ?? null) === (newest[field] ?? null);
  });
  return isSame ? newest.version : before.version;
}
