import { AI_AUTHORS } from "@shared/constants/enums";
import {
  DECK_PROVIDER_LABELS,
  DECK_SCORES,
  DECK_SCORE_GOOD,
  DECK_SCORE_MIDDLE,
  FALLBACK_DECK_SCORES,
  type DeckScores,
} from "@shared/constants/pitch-decks";
import type { DeckAnalysisView, PitchDeckView } from "@shared/validators/pitch-decks";
import { translateLabel } from "@shared/words/labels";
import { LOCALE } from "@/lib/language";
import { once } from "@/lib/once";
import { t } from "@/words";

/**
 * A deck as any server may send it that keeps to the specification: the score as a number or as text, the analysis with some fields or
 * none, and without our server's own fields (such as why an analysis failed).
 */
export type Deck = Pick<PitchDeckView, "id" | "fileName" | "uploadedFileUrl" | "entityId"> &
  Partial<Omit<PitchDeckView, "status" | "aiScore" | "aiProvider" | "aiAnalysis">> & {
    status: string;
    aiScore?: number | string | null;
    aiProvider?: string | null;
    aiAnalysis?: Partial<DeckAnalysisView> | null;
  };

export type ScoreTone = "good" | "middle" | "destructive";

/** Returns a whole number from 0 to 100; null for anything that is no score. */
export function toScore(value: unknown): number | null {
  if (typeof value !== "number" && typeof value !== "string") return null;
  if (typeof value === "string" && value.trim() === "") return null;
  const score = Number(value);
  return Number.isFinite(score) ? Math.round(Math.min(100, Math.max(0, score))) : null;
}

/** Based on the rounded score, so that equal figures never differ in colour. */
export function getScoreTone(score: number): ScoreTone {
  if (score >= DECK_SCORE_GOOD) return "good";
  return score >= DECK_SCORE_MIDDLE ? "middle" : "destructive";
}

export type DeckPhase = "analyzed" | "analyzing" | "failed";

/** Returns the state of the deck's screen. An analysed deck stays so during another analysis. */
export function getDeckPhase(deck: Deck): DeckPhase {
  if (deck.status === "analyzed") return "analyzed";
  return deck.status === "failed" && !deck.isAnalyzing ? "failed" : "analyzing";
}

/** Returns why the newest analysis failed, where the one before is still shown. */
export function getLaterFailure(deck: Deck): string | null {
  return getDeckPhase(deck) === "analyzed" && !deck.isAnalyzing ? (deck.failureReason ?? null) : null;
}

/**
 * Returns the six scores, null where nothing could be judged. The product's constants are used only for an answer without any scores,
 * which our server never sends.
 */
export function getDeckScores(deck: Deck): DeckScores {
  const given: unknown = deck.aiAnalysis?.scores;
  if (typeof given !== "object" || given === null) return FALLBACK_DECK_SCORES;
  const figures = given as Record<string, unknown>;
  return Object.fromEntries(DECK_SCORES.map(({ key }) => [key, toScore(figures[key])])) as DeckScores;
}

type TextList = "strengths" | "weaknesses" | "actionItems";

/** Returns the texts of a list, without other values. */
export function listSentences(deck: Deck, list: TextList): string[] {
  const given: unknown = deck.aiAnalysis?.[list];
  if (!Array.isArray(given)) return [];
  return given.filter((each): each is string => typeof each === "string" && each.trim() !== "");
}

/** "OpenAI", "Hybrid" for both side by side; "Both" where nobody is named; in the reader's language. */
export function getProviderLabel(provider: string | null | undefined): string {
  if (!provider) return t("Both");
  const known = AI_AUTHORS.find((author) => author === provider);
  return known ? translateLabel(DECK_PROVIDER_LABELS[known]) : provider;
}

/**
 * Splits "Slide 4: …" into its two parts; a sentence about no slide has only the second. The mark is the same in all languages, and its
 * part is returned in the reader's language.
 */
export function splitSlide(sentence: string): { slide: string | null; text: string } {
  const match = /^(Slides?) (\d[\d, and–-]*):\s*/i.exec(sentence);
  return match
    ? { slide: formatSlides(match[1]!, match[2]!), text: sentence.slice(match[0].length) }
    : { slide: null, text: sentence };
}

const formatSlides = (word: string, numbers: string): string =>
  /s$/i.test(word) ? t("Slides {slides}", { slides: numbers }) : t("Slide {slide}", { slide: numbers });

/** "Slide 3 is a picture; its text could not be read", or the plural. Undefined when every slide was read. */
export function formatUnreadSlides(slides: readonly number[] | undefined): string | undefined {
  if (!slides?.length) return undefined;
  if (slides.length === 1)
    return t("Slide {slide} is a picture; its text could not be read", { slide: slides[0]! });
  return t("Slides {slides} are pictures; their text could not be read", { slides: joinNumbers(slides) });
}

const and = once(() => new Intl.ListFormat(LOCALE, { type: "conjunction" }));

/** "3, 5–9 and 12": joins neighbours into ranges. */
export function joinNumbers(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const each of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && each === last[1] + 1) last[1] = each;
    else runs.push([each, each]);
  }
  const parts = runs.flatMap(([from, to]) => {
    if (from === to) return [`${from}`];
    return to === from + 1 ? [`${from}`, `${to}`] : [`${from}–${to}`];
  });
  return and().format(parts);
}
