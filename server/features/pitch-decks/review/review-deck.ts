import { askWithAccounting, addUsage, askBothModels, NO_USAGE } from "../../../platform/ai/accounting";
import { toAppError } from "../../../platform/ai/failure";
import type { GuardedCall } from "../../../platform/ai/guarded-call";
import type { AiModelName, AiProviderPort } from "../../../platform/ai/types";
import type { DeckFacts, DeckReview, ReviewDeckOptions } from "./types";
import { findDocumentKind } from "./document-kind";
import { countWords } from "../../../platform/text/fold";
import { askAboutDeck, type DeckQuestion } from "./judge-by-model";
import { mergeJudgements } from "./merge-judgements";
import { prepareDeck } from "./prepare-deck";
import { judgeByRules } from "./rules/judge-by-rules";

type Models = {
  ports: Record<AiModelName, AiProviderPort>;
  calls: Record<AiModelName, GuardedCall>;
  makeFence?: (() => string) | undefined;
};
type Answer = Pick<DeckReview, "judgements" | "usage">;

/** A deck with fewer words is made of pictures: there is nothing that a model could judge. */
const WORDS_MIN = 20;

/** Judges decks with one model or two, or with none by rules. Throws as `Ai.reviewDeck` says. */
export function createDeckReviewer({ ports, calls, makeFence }: Models) {
  const ask = async (
    name: AiModelName,
    { request, read }: DeckQuestion,
    { signal, onWasted }: ReviewDeckOptions,
  ): Promise<Answer> => {
    const { value, usage } = await calls[name](
      (attemptSignal) => askWithAccounting(ports[name], { ...request, signal: attemptSignal }, onWasted),
      signal,
    );
    const judgements = read(value);
    if (!judgements) {
      onWasted?.(name, usage);
      throw toAppError(name, "unusable");
    }
    return { judgements, usage };
  };

  /** @param models those that have a key, at most two */
  return async (
    facts: DeckFacts,
    [first, second]: readonly AiModelName[],
    options: ReviewDeckOptions,
  ): Promise<DeckReview> => {
    const notADeck = facts.isConfirmedDeck ? null : findDocumentKind(facts);
    if (notADeck) return byRules([], notADeck);
    const deck = prepareDeck(facts);
    const isReadable = deck.slides.reduce((sum, { text }) => sum + countWords(text), 0) >= WORDS_MIN;
    if (!first || !isReadable) return byRules(await judgeByRules(deck));
    const question = await askAboutDeck(deck, makeFence);
    if (!second) return alone(first, await ask(first, question, options));
    const askOne = (name: AiModelName) => ask(name, question, options);
    const answers = await askBothModels([first, second], askOne, "review the deck", options);
    if (!("both" in answers)) return alone(answers.author, answers.answer);
    const [one, other] = answers.both;
    return {
      ...mergeJudgements(one.judgements, other.judgements),
      notADeck: null,
      aiProvider: "both",
      usage: addUsage(one.usage, other.usage),
    };
  };
}

function alone(aiProvider: AiModelName, answer: Answer): DeckReview {
  return { ...answer, notADeck: null, disagreements: [], aiProvider };
}

function byRules(judgements: DeckReview["judgements"], notADeck: DeckReview["notADeck"] = null): DeckReview {
  return { judgements, notADeck, disagreements: [], aiProvider: "builtin", usage: NO_USAGE };
}
