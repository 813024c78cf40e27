/** The texts of an application whose versions are kept. */
export const TEXT_FIELDS = ["narrative", "notes", "aiDraftNarrative"] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** Who has an application open says so this often; who has not for longer than `PRESENCE_SECONDS` is taken to be gone. */
export const PRESENCE_EVERY_SECONDS = 25;
export const PRESENCE_SECONDS = 60;

/** Of each text; older ones go. */
export const VERSIONS_PER_TEXT = 50;
