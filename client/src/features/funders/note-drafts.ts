/** What is typed about a funder and not saved is kept: the names of its forms, for hooks/use-form-draft. */
export const noteDrafts = (funderId: string): string => `funder-note:${funderId}`;

const NEW = "new";

/** Of a new note (null), or of one that is being changed. */
export const noteDraft = (funderId: string, noteId: string | null): string =>
  `${noteDrafts(funderId)}:${noteId ?? NEW}`;

/** Of which note the form was open that something was typed in; undefined when there is none. */
export const draftedNote = ([first]: readonly string[]): string | null | undefined =>
  first === NEW ? null : first;
