/** A place that a draft leaves for the applicant's own facts: `[add: …]`, or in French `[à compléter : …]`. */
export const GAP_PATTERN = String.raw`\[(?:add|à compléter)\s?:[^\]]{0,2000}\]`;
