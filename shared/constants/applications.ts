/** The texts of an application whose versions are kept. */
export const TEXT_FIELDS = ["narrative", "notes", "aiDraftNarrative"] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** Of each text; older ones go. */
export const VERSIONS_PER_TEXT = 50;
