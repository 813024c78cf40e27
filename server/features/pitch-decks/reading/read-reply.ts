import { z } from "zod";
import { DECK_SLIDES_MAX } from "@shared/constants/pitch-decks";
import { DECK_PROBLEM_KINDS, type DeckProblemKind } from "./deck-problem";
import { NOTES_MAX, SLIDE_TEXT_MAX, TITLE_MAX } from "./limits";
import type { DeckText } from "./types";

/** The answer of the program that reads a deck. `cause` names the error behind a problem, for the log. */
export type ReadReply = { deck: DeckText } | { problem: DeckProblemKind; cause: string | null };

/** The largest answer in bytes. The text of a deck always takes less. */
export const REPLY_BYTES_MAX = 4_000_000;

const slide = z.object({
  number: z.int().min(1).max(DECK_SLIDES_MAX),
  title: z.string().max(TITLE_MAX).nullable(),
  text: z.string().max(SLIDE_TEXT_MAX),
  notes: z.string().max(NOTES_MAX).nullable(),
  isUnread: z.boolean(),
});
const reply = z.union([
  z.object({
    deck: z.object({
      format: z.enum(["pdf", "pptx", "ppt"]),
      slides: z.array(slide).min(1).max(DECK_SLIDES_MAX),
    }),
  }),
  z.object({
    problem: z.enum(DECK_PROBLEM_KINDS),
    cause: z.string().max(100).nullable(),
  }),
]);

/**
 * Parses an answer without trusting it, because a hostile file may have written it. Returns null if it is not valid.
 */
export function parseReply(text: string): ReadReply | null {
  try {
    return reply.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
