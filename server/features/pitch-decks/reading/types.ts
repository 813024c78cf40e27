import type { DeckSlide } from "@shared/schema/pitch-decks";

export type DeckFormat = "pdf" | "pptx" | "ppt";
/** At least one slide; text, titles and notes are bounded. A slide's text holds its title as well, on lines as the slide has them. */
export type DeckText = { format: DeckFormat; slides: DeckSlide[] };

export type DeckReader = {
  /**
   * Reads what a deck says, in a process of its own with limits on time, memory and unpacked size. Only so many at once, and one of
   * each user; the others wait in turn. What kind of file it is is told by its content.
   * @param bytes given away: the caller must not use them afterwards
   * @param options `userId` is who waits for it, null when no user does; a guest leaves a place to others and waits behind them
   * @throws AppError unreadable_file with a sentence for its owner (not a deck, encrypted, broken, too many slides, took too long),
   * too_large when it unpacks to too much, unavailable when too many wait, of this user or of all
   */
  read(
    bytes: Uint8Array,
    options: { userId: string | null; isGuest?: boolean; signal?: AbortSignal },
  ): Promise<DeckText>;
  stop(): Promise<void>;
};
