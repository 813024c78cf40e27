import { inTransaction, type Transaction } from "../../platform/db/database";
import { retryUntilDatabaseIsBack } from "../../platform/db/retry-database";
import type { Deps } from "../../context/deps";
import { type JobDefinition, RetryLater } from "../../jobs/types";
import { AppError } from "../../platform/errors/app-error";
import { getPreferredLanguage, withLanguage } from "../../platform/text/with-language";
import { computeAnalysis } from "./review/analysis";
import { scoreJudgements } from "./review/scoring";
import type { DeckReview, ReviewDeckOptions } from "./review/types";
import { askModels, bookAiUsage, modelsAsked, returnAiCall } from "../ai-usage/ai-usage.service";
import { publishDecks } from "./deck-push";
import * as queries from "./pitch-decks.queries";

const CUT_OFF = "The analysis was cut off too often. Please try again.";
const OUR_FAULT = "Something went wrong on our side. Please try again.";
const TOP = 3;
const GATE_RETRY_SECONDS = 2;

/**
 * Analyses the newest run asked for of one deck, in the language of its owner. Whatever cuts it off, it can be run again: a run's result
 * is kept once.
 */
export const analyzeDeckJob: JobDefinition<"analyze-deck"> = {
  retries: 3,
  retryDelaySeconds: 5,
  // A provider is given up after 90 seconds; a job cut by a crash is taken up again within two minutes.
  expireInSeconds: 100,
  concurrency: 2,

  async handle(deps, { data: { deckId }, signal }) {
    const started = await queries.startRun(deps.db, deckId);
    if (!started) return;
    const { run, userId, isVerified } = started;
    const caller = { db: deps.db, deps, userId, isVerified, kind: "deck" as const };
    const models = modelsAsked(deps.ai, started.provider);
    const leave = await enterGate(deps, { deckId, run, userId });
    try {
      const { review, aiAnalysis } = await withLanguage(getPreferredLanguage(started), async () => {
        const review = await askModels(caller, { models, signal }, (onWasted) =>
          judge(deps, started, { signal, onWasted }),
        );
        return { review, aiAnalysis: computeAnalysis({ ...review, slides: started.slides }) };
      });
      const { judgements, aiProvider } = review;
      const { scores, overall } = scoreJudgements(judgements);
      const now = deps.clock.now();
      const aiScore = overall === null ? null : String(overall);
      const keepReview = async (tx: Transaction) => {
        const finished = await queries.finishRun(tx, deckId, run, { aiScore, aiProvider, aiAnalysis }, now);
        if (!finished) return;
        await queries.insertReview(tx, {
          pitchDeckId: deckId,
          entityId: started.entityId,
          analysisVersion: finished.version,
          aiProvider,
          judgements,
          scores,
          overall,
          top3Strengths: aiAnalysis.strengths.slice(0, TOP),
          top3Weaknesses: aiAnalysis.weaknesses.slice(0, TOP),
          actionItems: aiAnalysis.actionItems,
        });
        await publishDecks(deps, tx, userId);
      };
      // What was paid for is not asked for again because the database was away just then.
      await retryUntilDatabaseIsBack(() => inTransaction(deps.db, keepReview), {
        isOver: () => signal.aborted,
      });
      await bookAiUsage(caller, review);
    } catch (error) {
      // A server that stops is no failure of the analysis: it is taken up again.
      if (!signal.aborted) await noteFailure(deps, { deckId, run, userId }, error);
      throw error;
    } finally {
      leave();
    }
  },

  async giveUp(deps, { deckId, run, countedOn }) {
    const ended = await queries.giveUpRun(deps.db, deckId, run, CUT_OFF);
    if (!ended) return;
    if (countedOn) await returnAiCall({ db: deps.db, deps, userId: ended.userId, kind: "deck" }, countedOn);
    await publishDecks(deps, deps.db, ended.userId);
  },
};

/** Waiting for the AI to be done with the owner's other wishes would take up the time of this one, and the place of others' decks. */
async function enterGate(
  deps: Pick<Deps, "aiGate" | "db">,
  { deckId, run, userId }: Run,
): Promise<() => void> {
  try {
    return deps.aiGate.enter(userId);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "rate_limited") throw error;
    await queries.holdRun(deps.db, deckId, run);
    throw new RetryLater(error.message, GATE_RETRY_SECONDS);
  }
}

type Run = { deckId: string; run: number; userId: string };
type Started = NonNullable<Awaited<ReturnType<typeof queries.startRun>>>;

/** In the language that is spoken. */
function judge({ ai }: Pick<Deps, "ai">, started: Started, options: ReviewDeckOptions): Promise<DeckReview> {
  const { fileName, slides } = started;
  const entity = { name: started.entityName, type: started.entityType, stage: started.entityStage };
  return ai.reviewDeck({ fileName, slides, entity }, started.provider, options);
}

/**
 * The reason stands at the deck while it waits for the next try, and stays there when that was the last.
 */
async function noteFailure(
  deps: Pick<Deps, "db" | "push">,
  { deckId, run, userId }: Run,
  error: unknown,
): Promise<void> {
  const reason = error instanceof AppError ? error.text : OUR_FAULT;
  await queries.noteFailedAttempt(deps.db, deckId, run, reason);
  await publishDecks(deps, deps.db, userId);
}
