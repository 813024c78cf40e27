/** The prefix of the list of decks and of every deck's reviews. Invalidate it after a change to a deck. */
export const pitchDecksKey = ["/api/pitch-decks"] as const;
