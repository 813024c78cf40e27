import { readdirSync, readFileSync } from "node:fs";
import type { EntityType } from "@shared/constants/enums";
import type { DocumentKind } from "@shared/constants/pitch-decks";
import type { DeckSlide } from "@shared/schema/pitch-decks";
import type { DeckFacts } from "./types";

/**
 * Slides out of text: they are parted by a line of dashes, a title follows "# ", speaker notes follow "Notes: ", and "[picture]"
 * marks a slide that could not be read.
 */
export function parseSlides(text: string): DeckSlide[] {
  return text
    .trim()
    .split(/^---$/m)
    .map((part, index) => {
      const lines = part.trim().split("\n");
      const title = lines.find((line) => line.startsWith("# "))?.slice(2) ?? null;
      const notes = lines.find((line) => line.startsWith("Notes: "))?.slice(7) ?? null;
      const own = lines.filter((line) => !/^(?:Notes: |\[picture\]$)/.test(line));
      return {
        number: index + 1,
        title,
        text: own.map((line) => line.replace(/^# /, "")).join("\n"),
        notes,
        isUnread: lines.includes("[picture]"),
      };
    });
}

type Entity = { name?: string; type?: EntityType; stage?: string | null };

/** The facts of a deck, shown by a start-up with traction unless said otherwise. */
export function deckFacts(text: string, entity: Entity = {}): DeckFacts {
  return {
    fileName: "deck.pdf",
    entity: { name: "ColdRoute", type: "Startup", stage: "Traction", ...entity },
    slides: parseSlides(text),
  };
}

const FIXTURES = new URL("./fixtures/", import.meta.url);

/** The texts of a folder by name, each behind a first line that says whose it is or what it is. */
function readTexts(folder: string): { name: string; about: string; text: string }[] {
  return readdirSync(new URL(folder, FIXTURES)).map((file) => {
    const [about = "", ...lines] = readFileSync(new URL(folder + file, FIXTURES), "utf8").split("\n");
    return { name: file.replace(".txt", ""), about, text: lines.join("\n") };
  });
}

const decks = readTexts("decks/");
const textOf = (name: string) => decks.find((deck) => deck.name === name)!.text;

/** Decks of many kinds: terse and wordy, with and without titles, and about what sounds like another kind of document. */
export const DECKS: Record<string, DeckFacts> = Object.fromEntries(
  decks.map(({ name, about, text }) => [name, deckFacts(text, JSON.parse(about) as Entity)]),
);
/** A deck that answers what a seed investor asks. */
export const STRONG_DECK = textOf("strong");
/** Big words and no facts. */
export const WEAK_DECK = textOf("weak");
/** What a charity sends to a foundation. */
export const NONPROFIT_DECK = textOf("nonprofit");
/** In French, for a grant. */
export const FRENCH_DECK = textOf("french");

/** Documents that people upload in place of a pitch deck, page by page. */
export const NOT_DECKS: Record<string, { kind: DocumentKind; facts: DeckFacts }> = Object.fromEntries(
  readTexts("not-decks/").map(({ name, about, text }) => [
    name,
    { kind: about as DocumentKind, facts: deckFacts(text) },
  ]),
);
