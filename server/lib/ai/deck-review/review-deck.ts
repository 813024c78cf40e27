import { AppError } from "../../app-error";
import { bothFailed, toAppError } from "../failure";
import type { GuardedCall } from "../guarded-call";
import type { AiModelName, AiProviderPort, AiUsage, DeckFacts, DeckReview } from "../types";
import { countWords } from "./fold";
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

const NO_USAGE: AiUsage = { inputTokens: 0, outputTokens: 0 };
/** A deck with fewer words is made of pictures: there is nothing that a model could judge. */
const WORDS_MIN = 20;

/** Judges decks with one model or two, or with none by rules. Throws as `Ai.reviewDeck` says. */
export function createDeckReviewer({ ports, calls, makeFence }: Models) {
  const ask = async (
    name: AiModelName,
    { request, read }: DeckQuestion,
    signal: AbortSignal | undefined,
  ): Promise<Answer> => {
    const { value, usage } = await calls[name](
      (attemptSignal) => ports[name].ask({ ...request, signal: attemptSignal }),
      signal,
    );
    const judgements = read(value);
    if (!judgements) throw toAppError(name, "unusable");
    return { judgements, usage };
  };

  /** @param models those that have a key, at most two */
  return async (
    facts: DeckFacts,
    [first, second]: readonly AiModelName[],
    signal: AbortSignal | undefined,
  ): Promise<DeckReview> => {
    const deck = prepareDeck(facts);
    const isReadable = deck.slides.reduce((sum, { text }) => sum + countWords(text), 0) >= WORDS_MIN;
    if (!first || !isReadable) {
      const judgements = await judgeByRules(deck);
      return { judgements, disagreements: [], aiProvider: "builtin", usage: NO_USAGE };
    }
    const question = await askAboutDeck(deck, makeFence);
    if (!second) return alone(first, await ask(first, question, signal));
    const [one, other] = await Promise.allSettled([
      ask(first, question, signal),
      ask(second, question, signal),
    ]);
    signal?.throwIfAborted();
    if (one.status === "fulfilled" && other.status === "fulfilled")
      return {
        ...mergeJudgements(one.value.judgements, other.value.judgements),
        aiProvider: "both",
        usage: addUsage(one.value.usage, other.value.usage),
      };
    if (one.status === "fulfilled") return alone(first, one.value);
    if (other.status === "fulfilled") return alone(second, other.value);
    throw bothReasons(one.reason, other.reason);
  };
}

function alone(aiProvider: AiModelName, answer: Answer): DeckReview {
  return { ...answer, disagreements: [], aiProvider };
}

function addUsage(a: AiUsage, b: AiUsage): AiUsage {
  return { inputTokens: a.inputTokens + b.inputTokens, outputTokens: a.outputTokens + b.outputTokens };
}

/** A bug in one of the two branches must not pass for a provider's failure. */
function bothReasons(first: unknown, second: unknown): unknown {
  if (first instanceof AppError && second instanceof AppError)
    return bothFailed(first, second, "review the deck");
  return first instanceof AppError ? second : first;
}
