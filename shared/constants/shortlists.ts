export const SHORTLIST_NAME_MAX = 100;
export const SHORTLIST_NOTE_MAX = 1_000;
/** Opportunities in one shortlist. */
export const SHORTLIST_ITEMS_MAX = 20;
export const SHORTLISTS_PER_ENTITY = 50;
/** A person with many entities sees the shortlists that changed last. */
export const SHORTLISTS_SHOWN = 200;
