import type { DeckSlide } from "@shared/schema/pitch-decks";

export type DeckFormat = "pdf" | "pptx" | "ppt";
/**
 * A deck has at least one slide. Text, titles and notes are limited in length. The text of a slide contains its title
 * as well.
 */
export type DeckText = { format: DeckFormat; slides: DeckSlide[] };

export type DeckReader = {
  /**
   * Reads the text of a deck in a process of its own, with limits on time, memory and unpacked size. Only some reads
   * run at once, one for each user; the others wait in turn. The format is detected by the content.
   * @param bytes must not be used afterwards by the caller
   * @param options `userId` is the user who waits, or null. A guest waits behind other users.
   * @throws AppError unreadable_file with a sentence for the owner (not a deck, encrypted, broken, too many slides,
   * took too long); too_large if it unpacks to too much; unavailable if too many wait, of this user or of all
   */
  read(
    bytes: Uint8Array,
    options: { userId: string | null; isGuest?: boolean; signal?: AbortSignal },
  ): Promise<DeckText>;
  stop(): Promise<void>;
};
