/** The list of decks and every deck's reviews; a change to a deck makes all of it untrue. */
export const pitchDecksKey = ["/api/pitch-decks"] as const;
