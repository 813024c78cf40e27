import type { DeckSlide } from "@shared/schema/pitch-decks";
import { clampText, cleanText, toOneLine } from "../../../platform/ai/text";
import type { DeckFacts } from "./types";
import { fold } from "../../../platform/text/fold";
import { fairShare } from "../../../platform/text/fair-share";
import { withoutOrders } from "./orders";

/** The most of a deck that is looked at, in characters; what does not fit is cut from the longest slides first. */
export const DECK_LIMITS = {
  title: 200,
  slide: 4_000,
  deck: 60_000,
  notes: 600,
  allNotes: 12_000,
  name: 200,
};

/** A slide as every judge sees it: clean, cut to size, without words that are meant for the judge. */
export type PreparedSlide = {
  number: number;
  title: string;
  /** What stands on the slide, its title first. */
  text: string;
  notes: string;
  isUnread: boolean;
};
export type PreparedDeck = { entity: DeckFacts["entity"]; slides: readonly PreparedSlide[] };

/** Cleans and cuts a deck. */
export function prepareDeck(facts: DeckFacts): PreparedDeck {
  // Cut once roughly before anything is cleaned, so that a deck of any size costs the same.
  const roughMax =
    2 *
    fairShare(
      facts.slides.map(({ text }) => text.length),
      DECK_LIMITS.deck,
    );
  const slides = facts.slides.map((slide) => prepareSlide(slide, roughMax));
  const textMax = fairShare(
    slides.map(({ text }) => text.length),
    DECK_LIMITS.deck,
  );
  const notesMax = fairShare(
    slides.map(({ notes }) => notes.length),
    DECK_LIMITS.allNotes,
  );
  return {
    entity: { ...facts.entity, name: clampText(toOneLine(facts.entity.name), DECK_LIMITS.name) },
    slides: slides.map((slide) => ({
      ...slide,
      text: clampText(slide.text, textMax),
      notes: clampText(slide.notes, notesMax),
    })),
  };
}

function prepareSlide({ number, title, text, notes, isUnread }: DeckSlide, roughMax: number): PreparedSlide {
  const clean = (given: string | null, max: number) =>
    clampText(withoutOrders(cleanText((given ?? "").slice(0, max * 2))), max);
  const body = clean(text.slice(0, roughMax), DECK_LIMITS.slide);
  const heading = clean(title, DECK_LIMITS.title).replace(/\s+/g, " ");
  const startsWithTitle = plain(body).startsWith(plain(heading));
  return {
    number,
    title: heading || titleFrom(body.split("\n")),
    text: heading === "" || startsWithTitle ? body : `${heading}\n${body}`.trim(),
    notes: clean(notes, DECK_LIMITS.notes),
    isUnread,
  };
}

function plain(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** What stands in for a title where the file has none: the first line, if it is short. */
export function titleFrom([line = ""]: readonly string[]): string {
  return line.split(" ").length <= 10 ? line : "";
}
