/** Names of the drafts of a funder's note forms, for hooks/use-form-draft. */
export const getDraftsName = (funderId: string): string => `funder-note:${funderId}`;

const NEW = "new";

/** Names the draft of a new note (null), or of an edited one. */
export const getDraftName = (funderId: string, noteId: string | null): string =>
  `${getDraftsName(funderId)}:${noteId ?? NEW}`;

/** Returns the note that has a draft, null for a new one; undefined when there is no draft. */
export const findDraftedNote = ([first]: readonly string[]): string | null | undefined =>
  first === NEW ? null : first;
