import { DECK_CRITERIA, appliesTo } from "@shared/constants/deck-criteria";
import type { DeckCriterion } from "@shared/constants/deck-criteria/criterion";
import { DECK_VERDICTS, type DeckVerdict } from "@shared/constants/pitch-decks";
import type { DeckEvidence, DeckJudgementView } from "@shared/validators/pitch-decks";
import { translateLabel } from "@shared/words/labels";
import { clampText, toOneLine } from "../../../platform/ai/text";
import type { DeckAnswer } from "./deck-prompt";
import { type Judged, notAsked, openJudgement } from "./open-judgement";
import { isOrder } from "./orders";
import { findJudgementPlace } from "./place";
import type { PreparedDeck } from "./prepare-deck";
import { findQuote } from "./quotes";
import { slidesNamed, statesOnly } from "./stated-figures";
import { t } from "../../../platform/text/words";

export const COMMENT_MAX = 240;
/** Words that are to prove more than this many things prove none of them. */
const PROOFS_PER_QUOTE = 5;

type Given = DeckAnswer["judgements"][number];

/**
 * One judgement for each criterion out of what a model answered, held against the deck: a pass needs words that really stand
 * on a slide, and is a warning without them. Criteria without a usable answer are `unjudged`. Nothing else that a model says
 * is kept than a verdict of the list, a slide of the deck, words of that slide and one bounded sentence.
 */
export function readAnswer(
  answer: DeckAnswer,
  deck: PreparedDeck,
  asked: ReadonlySet<string>,
): DeckJudgementView[] {
  const given = new Map<string, Given>();
  for (const judgement of answer.judgements)
    if (asked.has(judgement.criterionId) && !given.has(judgement.criterionId))
      given.set(judgement.criterionId, judgement);

  const evidence = new Map([...given].map(([id, judgement]) => [id, verify(judgement, deck)]));
  const uses = new Map<string, number>();
  for (const found of evidence.values()) if (found) uses.set(keyOf(found), (uses.get(keyOf(found)) ?? 0) + 1);
  const proofOf = (id: string) => {
    const found = evidence.get(id);
    return found && (uses.get(keyOf(found)) ?? 0) <= PROOFS_PER_QUOTE ? found : undefined;
  };
  return DECK_CRITERIA.map((criterion) => {
    const { id, group, title } = criterion;
    return { criterionId: id, group, title, ...settle(criterion, given.get(id), proofOf(id), deck) };
  });
}

/** Whether anything in a review is a judgement of the model's. */
export function isUsable(judgements: readonly DeckJudgementView[]): boolean {
  return judgements.some(({ verdict }) => ["pass", "warn", "fail"].includes(verdict));
}

function settle(
  criterion: DeckCriterion,
  given: Given | undefined,
  proof: DeckEvidence | undefined,
  deck: PreparedDeck,
): Judged {
  if (!appliesTo(criterion, deck.entity.type)) return notAsked(deck.entity.type);
  const verdict = DECK_VERDICTS.find((word) => word === given?.verdict);
  const notAnswered = () => openJudgement("unjudged", t("No usable judgement was given."));
  if (!given || !verdict) return notAnswered();
  const comment = checkComment(given, proof, deck);
  if (verdict === "unjudged") return comment ? openJudgement("unjudged", comment) : notAnswered();
  if (verdict === "not_applicable")
    return criterion.optionalAt?.some((stage) => stage === deck.entity.stage)
      ? openJudgement("not_applicable", comment)
      : openJudgement("unjudged", t("This was left out as not applicable, but it applies to this deck."));
  const isProved = verdict !== "pass" || proof !== undefined;
  const isThere = deck.slides.some(({ number }) => number === given.slide);
  return {
    verdict: isProved ? verdict : "warn",
    comment: isProved
      ? comment || defaultComment(verdict, criterion)
      : t("No words on the slides were found that show this clearly."),
    slide: proof?.slide ?? (isThere ? given.slide : findJudgementPlace(criterion, deck.slides).slide),
    evidence: proof ? [proof] : [],
  };
}

function defaultComment(verdict: DeckVerdict, criterion: DeckCriterion): string {
  return verdict === "pass" ? "" : translateLabel(criterion.weakness);
}

/** The quotation as it stands on the slide that the model named, else on whichever slide it stands. */
function verify({ quote, slide }: Given, deck: PreparedDeck): DeckEvidence | undefined {
  const named = deck.slides.filter(({ number }) => number === slide);
  for (const place of [...named, ...deck.slides]) {
    const found = findQuote(place, quote.slice(0, 1_000));
    if (found) return { slide: place.number, quote: found };
  }
  return undefined;
}

function keyOf({ slide, quote }: DeckEvidence): string {
  return `${slide} ${quote.toLowerCase()}`;
}

/**
 * The comment, or nothing where one of its figures stands neither on its slide nor on one that it names: then the criterion's own
 * sentence is shown. What is about no slide may state the figures of all.
 */
function checkComment(given: Given, proof: DeckEvidence | undefined, deck: PreparedDeck): string {
  const comment = tidyComment(given.comment);
  const numbers = [given.slide, proof?.slide, ...slidesNamed(comment)];
  const own = deck.slides.filter(({ number }) => numbers.includes(number));
  const texts = (own.length > 0 ? own : deck.slides).map(({ text }) => text);
  return statesOnly(comment, texts) ? comment : "";
}

/** One bounded line; a sentence with a link or an order in it is not passed on. */
function tidyComment(text: string): string {
  const line = clampText(toOneLine(text.slice(0, COMMENT_MAX * 4)), COMMENT_MAX);
  return /https?:|www\./i.test(line) || isOrder(line) ? "" : line;
}
