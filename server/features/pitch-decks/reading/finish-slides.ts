import type { DeckSlide } from "@shared/schema/pitch-decks";
import { DECK_SLIDES_MAX } from "@shared/constants/pitch-decks";
import { problems } from "./deck-problem";
import { DECK_TEXT_MAX, NOTES_MAX, SLIDE_TEXT_MAX, TITLE_MAX } from "./limits";
import { cutText, tidyText } from "./text";

/** A slide as its file has it. `text` holds the title as well. */
export type FoundSlide = { title: string | null; text: string; notes: string | null };

/**
 * Numbers, tidies and bounds slides. A slide without a single letter is unread: a picture, or shapes that only a person can read.
 * @throws DeckProblem when there are none, or too many
 */
export function finishSlides(found: FoundSlide[]): DeckSlide[] {
  if (found.length === 0) throw problems.noSlides();
  if (found.length > DECK_SLIDES_MAX) throw problems.tooManySlides();
  const slides = found.map((slide, i): DeckSlide => {
    const title = tidyText(slide.title ?? "").replaceAll("\n", " ");
    const text = tidyText(slide.text);
    const notes = tidyText(slide.notes ?? "");
    return {
      number: i + 1,
      title: title === "" ? null : cutText(title, TITLE_MAX),
      text: cutText(text, SLIDE_TEXT_MAX),
      notes: notes === "" ? null : cutText(notes, NOTES_MAX),
      isUnread: !/\p{L}/u.test(text),
    };
  });
  const max = fairShare(
    slides.flatMap(({ text, notes }) => [text.length, notes?.length ?? 0]),
    DECK_TEXT_MAX - slides.reduce((sum, { title }) => sum + (title?.length ?? 0), 0),
  );
  return slides.map((slide) => ({
    ...slide,
    text: cutText(slide.text, max),
    notes: slide.notes === null ? null : cutText(slide.notes, max),
  }));
}

/** The length to cut the longest texts to, so that all together fit; the short ones stay whole. */
export function fairShare(lengths: number[], total: number): number {
  let left = total;
  const ascending = lengths.toSorted((a, b) => a - b);
  for (const [i, length] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - i));
    if (length > share) return share;
    left -= length;
  }
  return Infinity;
}
