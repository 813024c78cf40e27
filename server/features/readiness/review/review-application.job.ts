import type { Message } from "@shared/words/messages";
import { type Transaction, inTransaction } from "../../../platform/db/database";
import { retryUntilDatabaseIsBack } from "../../../platform/db/retry-database";
import type { Deps } from "../../../context/deps";
import { AppError } from "../../../platform/errors/app-error";
import { withLanguage } from "../../../platform/text/with-language";
import { type JobDefinition, RetryLater } from "../../../jobs/types";
import { narrowToAgreed } from "../../ai-consents/agreed";
import { askModels, bookAiUsage, modelsAsked, returnAiCall } from "../../ai-usage/ai-usage.service";
import { refreshMembers } from "../../members/refresh-members";
import { gatherReview, hashReview, reviewKeys } from "./gather-review";
import * as queries from "./mock-review.queries";
import * as runs from "./review-runs.queries";
import { toJudgements } from "./score";

const CUT_OFF = "The review was cut off too often. Please try again.";
const OUR_FAULT = "Something went wrong on our side. Please try again.";
const GATE_RETRY_SECONDS = 2;

/**
 * Judges an application for the newest request. It can run again after any interruption: the result of a run is stored
 * only once.
 */
export const reviewApplicationJob: JobDefinition<"review-application"> = {
  retries: 2,
  retryDelaySeconds: 5,
  // A provider has 90 seconds to answer.
  expireInSeconds: 100,
  concurrency: 2,

  async handle(deps, { data: { applicationId }, signal }) {
    const waiting = await runs.selectWaitingRun(deps.db, applicationId);
    if (!waiting) return;
    const { run, language, entityId, userId, isVerified } = waiting;
    const leave = enterGate(deps, userId);
    try {
      await withLanguage(language, async () => {
        const { facts, textsHash } = await gatherReview(deps.db, applicationId);
        // An agreement may have been withdrawn since the review was asked for.
        const provider = await narrowToAgreed({ db: deps.db, deps }, { entityId, use: "drafts" }, "both");
        const caller = { db: deps.db, deps, userId, isVerified, kind: "draft" as const };
        // The first of two providers answers for both.
        const models = Math.min(1, modelsAsked(deps.ai, provider));
        const review = await askModels(caller, { models, signal }, (onWasted) =>
          deps.ai.reviewApplication(facts, provider, { signal, onWasted }),
        );
        const keepReview = async (tx: Transaction) => {
          if (!(await runs.finishRun(tx, applicationId, run))) return;
          await queries.upsertReview(tx, {
            ...{ applicationId, textsHash, aiProvider: review.aiProvider },
            contentHash: hashReview(textsHash, provider),
            judgements: toJudgements(facts.criteria, review.judgements),
            ...{ reviewedBy: userId, reviewedAt: deps.clock.now() },
          });
          await refreshMembers(deps, tx, entityId, reviewKeys(applicationId));
        };
        // The answer of the AI is paid for, so it is not lost when the database is away for a moment.
        await retryUntilDatabaseIsBack(() => inTransaction(deps.db, keepReview), {
          isOver: () => signal.aborted,
        });
        if (models > 0) await bookAiUsage(caller, review);
      });
    } catch (error) {
      // When the server stops, the review has not failed: it is taken up again.
      const reason: Message = error instanceof AppError ? error.text : OUR_FAULT;
      if (!signal.aborted) await runs.noteFailure(deps.db, applicationId, run, reason);
      throw error;
    } finally {
      leave();
    }
  },

  async giveUp(deps, { applicationId, run, countedOn }) {
    // One transaction: a crash between the end and the call given back would lose the call.
    await inTransaction(deps.db, async (tx) => {
      const ended = await runs.giveUpRun(tx, applicationId, run, CUT_OFF);
      if (!ended) return;
      const { entityId, userId } = ended;
      if (countedOn !== null && userId !== null)
        await returnAiCall({ db: tx, deps, userId, kind: "draft" }, countedOn);
      await refreshMembers(deps, tx, entityId, reviewKeys(applicationId));
    });
  },
};

/** If the AI is busy with other requests of the same person, the review is queued again. */
function enterGate({ aiGate }: Pick<Deps, "aiGate">, userId: string): () => void {
  try {
    return aiGate.enter(userId);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "rate_limited") throw error;
    throw new RetryLater(error.message, GATE_RETRY_SECONDS);
  }
}
