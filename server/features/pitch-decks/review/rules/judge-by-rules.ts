import { setImmediate } from "node:timers/promises";
import { appliesTo, DECK_CRITERIA, type DeckCriterionId } from "@shared/constants/deck-criteria";
import type { DeckCriterion } from "@shared/constants/deck-criteria/criterion";
import type { DeckJudgementView } from "@shared/validators/pitch-decks";
import { translateLabel } from "@shared/words/labels";
import { fold } from "../../../../platform/text/fold";
import { type Judged, notAsked, openJudgement } from "../open-judgement";
import { listNumbers } from "../numbers";
import { findJudgementPlace } from "../place";
import type { PreparedDeck } from "../prepare-deck";
import { clampQuote } from "../quotes";
import { countTopicWords } from "../topics";
import { t } from "../../../../platform/text/words";
import { APPEAL_RULES } from "./appeal-rules";
import { FINANCE_RULES } from "./finance-rules";
import { MARKET_RULES } from "./market-rules";
import { PROBLEM_RULES } from "./problem-rules";
import { readDeck, type ReadDeck, type ReadSlide } from "./read-deck";
import { type Finding, type Rule, unjudged } from "./rule";
import { SOLUTION_RULES } from "./solution-rules";
import { TEAM_RULES } from "./team-rules";

const RULES: Record<DeckCriterionId, Rule> = {
  ...PROBLEM_RULES,
  ...SOLUTION_RULES,
  ...MARKET_RULES,
  ...TEAM_RULES,
  ...FINANCE_RULES,
  ...APPEAL_RULES,
};
/** What can be counted needs no reader: these are judged by the rules, whoever judges the rest. */
export const COUNTED: readonly DeckCriterionId[] = ["deck-length", "slide-density", "no-placeholders"];

/**
 * Judges a deck by its words: what stands on it, where, and what is missing. Says `unjudged` where only a reader can tell,
 * or where what is missing may stand on a picture. The same deck always gets the same judgements.
 */
export async function judgeByRules(prepared: PreparedDeck): Promise<DeckJudgementView[]> {
  const deck = readDeck(prepared);
  const notes = readNotes(prepared);
  const judgements: DeckJudgementView[] = [];
  for (const criterion of DECK_CRITERIA) {
    const { id, group, title } = criterion;
    const judged = judge(criterion, RULES[id], deck, notes, prepared);
    judgements.push({ criterionId: id, group, title, ...judged });
    // A long deck takes a while: other requests come in between.
    await setImmediate();
  }
  return judgements;
}

function judge(
  criterion: DeckCriterion,
  rule: Rule,
  deck: ReadDeck,
  notes: ReadDeck,
  prepared: PreparedDeck,
): Judged {
  const { entity, slides } = deck;
  if (!appliesTo(criterion, entity.type)) return notAsked(entity.type);
  if (slides.every(({ words }) => words === 0))
    return openJudgement("unjudged", t("No text could be read from this deck."));
  const found = rule(deck) ?? findElsewhere(criterion, rule, deck, notes);
  const { verdict, passage } = found;
  const isOpen = verdict === "unjudged" || verdict === "not_applicable";
  return {
    verdict,
    comment: found.comment ?? (verdict === "pass" ? "" : translateLabel(criterion.weakness)),
    slide: isOpen
      ? null
      : (passage?.slide ?? found.slide ?? findJudgementPlace(criterion, prepared.slides).slide),
    evidence: passage ? [{ slide: passage.slide, quote: clampQuote(passage.text) }] : [],
  };
}

/** What is said when nothing was found on the slides. */
function findElsewhere(criterion: DeckCriterion, rule: Rule, deck: ReadDeck, notes: ReadDeck): Finding {
  const stage = criterion.optionalAt?.find((name) => name === deck.entity.stage);
  if (stage)
    return {
      verdict: "not_applicable",
      comment: t("A deck at the stage “{stage}” need not have this yet.", { stage: translateLabel(stage) }),
    };
  const excuse = excuseFor(criterion, deck);
  if (excuse) return unjudged(excuse);
  const noted = rule(notes);
  if (noted?.verdict !== "pass" || !noted.passage) return { verdict: "fail" };
  return {
    verdict: "warn",
    comment: t("The speaker notes mention this, but no slide does, and most readers never see the notes."),
    slide: noted.passage.slide,
  };
}

/** Why nothing that was found need not mean that nothing is there. */
function excuseFor(criterion: DeckCriterion, deck: ReadDeck): string | undefined {
  if (!deck.isReadLanguage)
    return t("The built-in rules read English and French. This deck seems to be in another language.");
  const hidden = deck.slides.filter((slide) => slide.isUnread && mayHold(slide, criterion));
  if (hidden.length === 0) return undefined;
  const slides = listNumbers(hidden.map(({ number }) => number));
  return hidden.length === 1
    ? t("Slide {slide} is a picture that could not be read; this may stand there.", { slide: slides })
    : t("Slides {slides} are pictures that could not be read; this may stand there.", { slides });
}

/** A picture under a title about something else hides nothing. */
function mayHold({ title, number }: ReadSlide, criterion: DeckCriterion): boolean {
  if (criterion.isForCover) return number === 1;
  return title === "" || countTopicWords(fold(title), criterion.topics) > 0;
}

/** The same deck as its speaker notes tell it. */
function readNotes({ entity, slides }: PreparedDeck): ReadDeck {
  return readDeck({
    entity,
    slides: slides.map((slide) => ({ ...slide, text: slide.notes, isUnread: false })),
  });
}
