import type { AiAuthor } from "@shared/constants/enums";
import { inTransaction, type Transaction } from "../../platform/db/database";
import { retryUntilDatabaseIsBack } from "../../platform/db/retry-database";
import type { Deps } from "../../context/deps";
import { type JobDefinition, RetryLater } from "../../jobs/types";
import { AppError } from "../../platform/errors/app-error";
import { getPreferredLanguage, withLanguage } from "../../platform/text/with-language";
import { computeAnalysis } from "./review/analysis";
import { scoreJudgements } from "./review/scoring";
import type { DeckReview, ReviewDeckOptions } from "./review/types";
import { narrowToAgreed } from "../ai-consents/agreed";
import { askModels, bookAiUsage, modelsAsked, returnAiCall } from "../ai-usage/ai-usage.service";
import { publishDecks } from "./deck-push";
import * as queries from "./pitch-decks.queries";

const CUT_OFF = "The analysis was cut off too often. Please try again.";
const OUR_FAULT = "Something went wrong on our side. Please try again.";
const TOP = 3;
const GATE_RETRY_SECONDS = 2;

/**
 * Analyses a deck for the newest requested run, in the language of who requested it. It can run again after any
 * interruption, because the result of a run is stored only once.
 */
export const analyzeDeckJob: JobDefinition<"analyze-deck"> = {
  retries: 3,
  retryDelaySeconds: 5,
  // A provider has 90 seconds to answer. After a crash the job is taken up again within two minutes.
  expireInSeconds: 100,
  concurrency: 2,

  async handle(deps, { data: { deckId }, signal }) {
    const started = await queries.startRun(deps.db, deckId);
    if (!started) return;
    const { run, userId, isVerified } = started;
    const caller = { db: deps.db, deps, userId, isVerified, kind: "deck" as const };
    const leave = await enterGate(deps, { deckId, run, userId });
    try {
      // An agreement may have been withdrawn since the analysis was asked for.
      const decks = { entityId: started.entityId, use: "decks" } as const;
      const provider = await narrowToAgreed({ db: deps.db, deps }, decks, started.provider);
      const models = modelsAsked(deps.ai, provider);
      const { review, aiAnalysis } = await withLanguage(getPreferredLanguage(started), async () => {
        const review = await askModels(caller, { models, signal }, (onWasted) =>
          judge(deps, { ...started, provider }, { signal, onWasted }),
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
        await publishDecks(deps, tx, started.entityId);
      };
      // The answer of the AI is paid for, so it is not lost when the database is away for a moment.
      await retryUntilDatabaseIsBack(() => inTransaction(deps.db, keepReview), {
        isOver: () => signal.aborted,
      });
      await bookAiUsage(caller, review);
    } catch (error) {
      // When the server stops, the analysis has not failed: it is taken up again.
      if (!signal.aborted) await noteFailure(deps, { deckId, run, entityId: started.entityId }, error);
      throw error;
    } finally {
      leave();
    }
  },

  async giveUp(deps, { deckId, run, countedOn }) {
    // One transaction: a crash between the end and the call given back would lose the call.
    await inTransaction(deps.db, async (tx) => {
      const ended = await queries.giveUpRun(tx, deckId, run, CUT_OFF);
      if (!ended) return;
      if (countedOn) await returnAiCall({ db: tx, deps, userId: ended.userId, kind: "deck" }, countedOn);
      await publishDecks(deps, tx, ended.entityId);
    });
  },
};

/**
 * If the AI is busy with other requests of the same person, the run is queued again. Waiting here would use up its time and
 * block the decks of others.
 */
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

function judge(
  { ai }: Pick<Deps, "ai">,
  started: Omit<Started, "provider"> & { provider: AiAuthor },
  options: ReviewDeckOptions,
): Promise<DeckReview> {
  const { fileName, slides, isConfirmedDeck } = started;
  const entity = { name: started.entityName, type: started.entityType, stage: started.entityStage };
  return ai.reviewDeck({ fileName, slides, entity, isConfirmedDeck }, started.provider, options);
}

/**
 * Stores the reason at the deck. It is shown while the deck waits for the next attempt, and stays after the last one.
 */
async function noteFailure(
  deps: Pick<Deps, "db" | "push">,
  { deckId, run, entityId }: Omit<Run, "userId"> & { entityId: string },
  error: unknown,
): Promise<void> {
  const reason = error instanceof AppError ? error.text : OUR_FAULT;
  await queries.noteFailedAttempt(deps.db, deckId, run, reason);
  await publishDecks(deps, deps.db, entityId);
}
