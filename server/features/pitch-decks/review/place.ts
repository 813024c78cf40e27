import type { DeckCriterion } from "@shared/constants/deck-criteria/criterion";
import { slideAbout, type TopicSlide } from "./topics";

/**
 * The slide on which a criterion's missing words belong: the one about its topics, the cover where they belong there, else
 * the last. `isOwn`: that slide is about it.
 * @param slides at least one
 */
export function findJudgementPlace(
  criterion: DeckCriterion,
  slides: readonly TopicSlide[],
): { slide: number; isOwn: boolean } {
  if (criterion.isForCover) return { slide: slides[0]?.number ?? 1, isOwn: true };
  const own = slideAbout(slides, criterion.topics);
  return own === undefined
    ? { slide: slides.at(-1)?.number ?? 1, isOwn: false }
    : { slide: own, isOwn: true };
}

/**
 * A sentence as it is kept, behind the slide that it is about. "Slide 4: " is a mark that screens and other programs read, the same in
 * every language; a person is shown it in their own.
 */
export const onSlide = (slide: number, sentence: string): string => `Slide ${slide}: ${sentence}`;
