import { appliesTo, DECK_CRITERIA } from "@shared/constants/deck-criteria";
import type { DeckJudgementView } from "@shared/validators/pitch-decks";
import type { AskRequest } from "../../../platform/ai/types";
import {
  buildDeckPrompt,
  DECK_OUTPUT_TOKENS,
  DECK_SCHEMA_NAME,
  type DeckAnswer,
  deckAnswerSchema,
} from "./deck-prompt";
import type { PreparedDeck } from "./prepare-deck";
import { isUsable, readAnswer } from "./read-answer";
import { COUNTED, judgeByRules } from "./rules/judge-by-rules";

/** One question to one model about one deck: what is sent, and how its answer is read. */
export type DeckQuestion = {
  request: Omit<AskRequest<DeckAnswer>, "signal">;
  /** One judgement for each criterion; `undefined` when the answer holds none that is of use. */
  read: (answer: DeckAnswer) => DeckJudgementView[] | undefined;
};

/** What code knows better. A sum that comes out right is right; one that does not may have been misread. */
function isCounted({ criterionId, verdict }: DeckJudgementView): boolean {
  if (criterionId === "use-of-funds-adds-up") return verdict === "pass";
  return verdict !== "unjudged" && COUNTED.some((id) => id === criterionId);
}

/** What can be counted is counted by code, whichever model judges the rest: it is not asked about it. */
export async function askAboutDeck(deck: PreparedDeck, makeFence?: () => string): Promise<DeckQuestion> {
  const counted = (await judgeByRules(deck)).filter(isCounted);
  const criteria = DECK_CRITERIA.filter(
    (criterion) =>
      appliesTo(criterion, deck.entity.type) &&
      !counted.some(({ criterionId }) => criterionId === criterion.id),
  );
  const asked = new Set<string>(criteria.map(({ id }) => id));
  return {
    request: {
      ...buildDeckPrompt(deck, criteria, makeFence),
      schema: deckAnswerSchema,
      schemaName: DECK_SCHEMA_NAME,
      maxOutputTokens: DECK_OUTPUT_TOKENS,
    },
    read(answer) {
      const judgements = readAnswer(answer, deck, asked);
      if (!isUsable(judgements)) return undefined;
      return judgements.map(
        (judgement) => counted.find(({ criterionId }) => criterionId === judgement.criterionId) ?? judgement,
      );
    },
  };
}
