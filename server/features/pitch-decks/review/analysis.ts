import { DECK_CRITERIA } from "@shared/constants/deck-criteria";
import type { DeckCriterion } from "@shared/constants/deck-criteria/criterion";
import {
  DECK_SCORE_GOOD,
  DECK_SCORES,
  type DeckScores,
  type DocumentKind,
} from "@shared/constants/pitch-decks";
import type { DeckSlide } from "@shared/schema/pitch-decks";
import type {
  DeckAnalysisView,
  DeckDisagreementView,
  DeckJudgementView,
} from "@shared/validators/pitch-decks";
import { translateLabel } from "@shared/words/labels";
import { sayNoDeck } from "./document-kind";
import { listNumbers } from "./numbers";
import { onSlide, findJudgementPlace } from "./place";
import { scoreJudgements, VERDICT_VALUES } from "./scoring";
import type { TopicSlide } from "./topics";
import { t } from "../../../platform/text/words";

export const LIST_MAX = 12;

type Judged = { criterion: DeckCriterion; judgement: DeckJudgementView };

/**
 * What a deck's owner reads, made from judgements by code, in the language in which those were made: sentences that begin with the
 * slide they are about, the weightiest first (ties in the order of the criteria), and the scores. The order in which the judgements
 * come does not matter.
 * @param slides the deck's, at least one
 */
export function computeAnalysis(given: {
  judgements: readonly DeckJudgementView[];
  disagreements: readonly DeckDisagreementView[];
  slides: readonly DeckSlide[];
  notADeck?: DocumentKind | null;
}): DeckAnalysisView {
  const notADeck = given.notADeck ?? null;
  const slides = given.slides.map((slide) => ({ ...slide, title: slide.title ?? "" }));
  const judged = DECK_CRITERIA.flatMap((criterion) => {
    const judgement = given.judgements.find(({ criterionId }) => criterionId === criterion.id);
    return judgement ? [{ criterion, judgement }] : [];
  });
  const { scores } = scoreJudgements(given.judgements);
  const met = heaviestFirst(
    // What no words of the deck show is no strength, though it may be met.
    judged.filter(({ judgement }) => judgement.verdict === "pass" && judgement.evidence.length > 0),
    ({ criterion }) => criterion.weight,
  );
  const missed = heaviestFirst(
    judged.filter((each) => isMissed(each) && !repeatsAnother(each, judged)),
    lostWeight,
  );
  const unreadSlides = slides.filter(({ isUnread }) => isUnread).map(({ number }) => number);
  return {
    notADeck,
    strengths: met.slice(0, LIST_MAX).map((each) => onSlide(slideOf(each, slides), strengthOf(each))),
    weaknesses: weaknessesOf(missed, slides),
    actionItems: missed
      .slice(0, LIST_MAX)
      .map((each) => onSlide(slideOf(each, slides), translateLabel(each.criterion.action))),
    summary: notADeck ? sayNoDeck(notADeck) : summaryOf(judged, scores, unreadSlides, slides.length),
    scores,
    judged: judged.filter(({ judgement }) => VERDICT_VALUES[judgement.verdict] !== null).length,
    criteria: DECK_CRITERIA.length,
    unreadSlides,
    disagreements: [...given.disagreements],
  };
}

function isMissed({ judgement }: Judged): boolean {
  return judgement.verdict === "fail" || judgement.verdict === "warn";
}

/** "Nobody is named" says enough: that nobody's role is named either is no news. */
function repeatsAnother({ criterion, judgement }: Judged, judged: readonly Judged[]): boolean {
  if (criterion.detailOf === undefined || judgement.evidence.length > 0) return false;
  return judged.some((each) => each.criterion.id === criterion.detailOf && each.judgement.verdict === "fail");
}

function lostWeight({ criterion, judgement }: Judged): number {
  return criterion.weight * (1 - (VERDICT_VALUES[judgement.verdict] ?? 1));
}

function heaviestFirst(judged: readonly Judged[], weightOf: (each: Judged) => number): Judged[] {
  // Sorting is stable, and what is sorted stands in the order of the criteria.
  return [...judged].sort((a, b) => weightOf(b) - weightOf(a));
}

/** The slide that a judgement is about, and always one that exists. */
function slideOf({ criterion, judgement }: Judged, slides: readonly TopicSlide[]): number {
  const isThere = slides.some(({ number }) => number === judgement.slide);
  return isThere && judgement.slide !== null ? judgement.slide : findJudgementPlace(criterion, slides).slide;
}

/** Each with the words that show it, also where another strength is shown by the same. */
function strengthOf({ criterion, judgement }: Judged): string {
  return t("{strength}: “{quote}”", {
    strength: translateLabel(criterion.strength).replace(/\.$/, ""),
    quote: shorten(judgement.evidence[0]?.quote ?? ""),
  });
}

/** The first of them, each with the words it is about; words that stand in the list already are not repeated. */
function weaknessesOf(missed: readonly Judged[], slides: readonly TopicSlide[]): string[] {
  const quoted = new Set<string>();
  return missed.slice(0, LIST_MAX).map((each) => {
    const quote = each.judgement.evidence[0]?.quote;
    const isNew = quote !== undefined && !quoted.has(quote);
    if (isNew) quoted.add(quote);
    return onSlide(slideOf(each, slides), weaknessOf(each, isNew ? quote : undefined, slides));
  });
}

function weaknessOf(each: Judged, quote: string | undefined, slides: readonly TopicSlide[]): string {
  const { criterion, judgement } = each;
  const ownSentence = translateLabel(criterion.weakness);
  const sentence = judgement.comment.trim() || ownSentence;
  if (quote !== undefined) return t("{sentence} “{quote}”", { sentence, quote: shorten(quote) });
  const place = findJudgementPlace(criterion, slides);
  const isHomeless =
    sentence === ownSentence &&
    judgement.evidence.length === 0 &&
    criterion.topics.length > 0 &&
    !place.isOwn &&
    place.slide === slideOf(each, slides);
  return isHomeless
    ? t("{sentence} No slide deals with this yet: it could be added here.", {
        sentence,
      })
    : sentence;
}

/** A quotation that fits into a line of a list. */
function shorten(quote: string): string {
  if (quote.length <= 110) return quote;
  return `${quote
    .slice(0, 110)
    .replace(/\p{Cs}$/u, "")
    .replace(/[\s,;:]*\S*$/, "")}…`;
}

function summaryOf(
  judged: readonly Judged[],
  scores: DeckScores,
  unreadSlides: readonly number[],
  slideCount: number,
): string {
  const count = (verdict: string) => judged.filter(({ judgement }) => judgement.verdict === verdict).length;
  const [met, partly, missed, open] = [count("pass"), count("warn"), count("fail"), count("unjudged")];
  const sentences = [countsOf({ met, partly, all: met + partly + missed, open })];
  const rated = DECK_SCORES.flatMap(({ key, label }) => {
    const score = scores[key];
    return score === null ? [] : [{ label, score }];
  }).sort((a, b) => b.score - a.score);
  const [best, worst] = [rated[0], rated.at(-1)];
  if (best && worst && best.score > worst.score) sentences.push(extremesOf(best, worst));
  if (unreadSlides.length > 0)
    sentences.push(
      unreadSlides.length === slideCount
        ? t(
            "All its slides are pictures, and no text could be read from them: upload a version with real text.",
          )
        : unreadSlides.length === 1
          ? t("Slide {slide} is a picture that could not be read.", { slide: listNumbers(unreadSlides) })
          : t("Slides {slides} are pictures that could not be read.", { slides: listNumbers(unreadSlides) }),
    );
  return sentences.join(" ");
}

type Counts = { met: number; partly: number; all: number; open: number };

function countsOf({ met, partly, all, open }: Counts): string {
  if (all === 0) return t("Nothing in this deck could be judged.");
  if (partly > 0 && open > 0)
    return t(
      "The deck meets {met} of the {all} criteria that could be judged, and {partly} more in part; {open} could not be judged.",
      { met, all, partly, open },
    );
  if (partly > 0)
    return t("The deck meets {met} of the {all} criteria that could be judged, and {partly} more in part.", {
      ...{ met, all, partly },
    });
  if (open > 0)
    return t("The deck meets {met} of the {all} criteria that could be judged; {open} could not be judged.", {
      ...{ met, all, open },
    });
  return t("The deck meets {met} of the {all} criteria that could be judged.", { met, all });
}

type Rated = { label: string; score: number };

function extremesOf(best: Rated, worst: Rated): string {
  const said = {
    best: translateLabel(best.label),
    bestScore: best.score,
    worst: translateLabel(worst.label),
    worstScore: worst.score,
  };
  return worst.score < DECK_SCORE_GOOD
    ? t("{best} ({bestScore}) is its strongest side; {worst} ({worstScore}) needs the most work.", said)
    : t("{best} ({bestScore}) is its strongest side; {worst} ({worstScore}) has the most room left.", said);
}
