import { CRITERIA_MAX } from "@shared/constants/mock-review";
import type { CriteriaInput, MockReviewView } from "@shared/validators/readiness";
import { currentLanguage } from "@shared/words/language";
import { type Message, wordMessage } from "@shared/words/messages";
import type { ServiceContext } from "../../../context/deps";
import { withTransaction } from "../../../http/context";
import { AppError } from "../../../platform/errors/app-error";
import { logActivity } from "../../activity/log-activity";
import { narrowToAgreed } from "../../ai-consents/agreed";
import {
  type AskNeeds,
  modelsAsked,
  requireAiLeft,
  returnAiCall,
  takeAiCall,
} from "../../ai-usage/ai-usage.service";
import { getApplication, lockApplication } from "../../applications/applications.service";
import { refreshOthers } from "../../members/refresh-members";
import { gatherReview, hash, hashReview, reviewKeys } from "./gather-review";
import * as queries from "./mock-review.queries";
import * as runs from "./review-runs.queries";
import { scoreReview } from "./score";

const STOPPED: Message = "The review was stopped.";

/**
 * Returns the award criteria of an application and its newest mock review.
 * @throws AppError not_found unless the caller may read the application
 */
export async function getMockReview(ctx: ServiceContext, applicationId: string): Promise<MockReviewView> {
  await getApplication(ctx, applicationId);
  const { view: criteria, facts, textsHash } = await gatherReview(ctx.db, applicationId);
  const row = await queries.selectReview(ctx.db, applicationId);
  const frame = { criteria, basis: hash(facts.criteria), run: await getRun(ctx, applicationId) };
  if (!row) return { ...frame, review: null };
  const { judgements, aiProvider, reviewedAt, by } = row;
  return {
    ...frame,
    review: {
      ...{ judgements, aiProvider, by, score: scoreReview(judgements) },
      ...{ reviewedAt: reviewedAt.toISOString(), isOutdated: row.textsHash !== textsHash },
    },
  };
}

async function getRun({ db }: ServiceContext, applicationId: string): Promise<MockReviewView["run"]> {
  const run = await runs.selectRun(db, applicationId);
  if (!run) return null;
  if (run.finishedRun < run.requestedRun) return { status: "waiting", reason: null };
  if (run.failureReason === STOPPED) return { status: "stopped", reason: null };
  return run.failureReason === null ? null : { status: "failed", reason: wordMessage(run.failureReason) };
}

/**
 * Adds a criterion that the call states, unless one of that name is there or the list is full. Call it in a transaction,
 * once the caller may edit the application.
 */
export async function addCriterion(
  tx: ServiceContext<"push">,
  { applicationId, entityId }: { applicationId: string; entityId: string },
  { title, weight }: { title: string; weight: number },
): Promise<void> {
  const criteria = await queries.selectCriteria(tx.db, applicationId);
  const isThere = criteria.some((one) => one.title.toLowerCase() === title.toLowerCase());
  if (isThere || criteria.length >= CRITERIA_MAX) return;
  const rows = criteria.map(({ id: _id, ...one }) => one);
  await queries.replaceCriteria(tx.db, applicationId, [...rows, { title, description: null, weight }]);
  await refreshOthers(tx, entityId, reviewKeys(applicationId));
}

/**
 * Writes the list of criteria anew.
 * @throws AppError not_found; forbidden unless the caller may edit; conflict when the list is no longer the one that was changed
 */
export function replaceCriteria(
  ctx: ServiceContext<"push">,
  applicationId: string,
  { criteria, basis }: CriteriaInput,
): Promise<MockReviewView> {
  return withTransaction(ctx, async (tx) => {
    const { entityId } = await lockApplication(tx, applicationId, "edit");
    const before = (await getMockReview(tx, applicationId)).basis;
    const rows = criteria.map(({ title, description, weight }) => ({
      title,
      description: description ?? null,
      weight,
    }));
    if (basis !== undefined && basis !== before && hash(rows) !== before)
      throw new AppError(
        "conflict",
        "The criteria were changed meanwhile. Your changes are not saved yet: compare them and save again.",
      );
    await queries.replaceCriteria(tx.db, applicationId, rows);
    await refreshOthers(tx, entityId, reviewKeys(applicationId));
    return getMockReview(tx, applicationId);
  });
}

/**
 * Has the texts judged by each criterion outside the request. What was judged already, by the same judge in the same
 * language, is not judged again: the same texts have the same review. A review that waits is joined.
 * @throws AppError not_found; forbidden unless the caller may edit; conflict without criteria; rate_limited, email_unverified and
 * ai_unavailable when no call of an AI is left
 */
export async function requestReview(
  ctx: ServiceContext<AskNeeds | "embedder" | "jobs" | "push">,
  applicationId: string,
): Promise<MockReviewView> {
  const isQueued = await withTransaction(ctx, async (tx) => {
    const { db, deps, actor } = tx;
    const { entityId, title } = await lockApplication(tx, applicationId, "edit");
    const { facts, textsHash } = await gatherReview(db, applicationId);
    if (facts.criteria.length === 0) throw new AppError("conflict", "Add the award criteria first");
    const before = await runs.selectRun(db, applicationId);
    if (before && before.finishedRun < before.requestedRun) return false;
    const provider = await narrowToAgreed(tx, { entityId, use: "drafts" }, "both");
    const known = await queries.selectReview(db, applicationId);
    if (known?.contentHash === hashReview(textsHash, provider)) return false;
    const caller = { db, deps, userId: actor.id, isVerified: actor.emailVerified, kind: "draft" as const };
    const models = Math.min(1, modelsAsked(deps.ai, provider));
    await requireAiLeft(caller, models);
    // The built-in rules cost nothing and are not counted.
    const countedOn = models === 0 ? null : await takeAiCall(caller);
    const asked = { language: currentLanguage(), requestedBy: actor.id };
    const run = await runs.requestRun(db, applicationId, asked);
    const data = { applicationId, run, countedOn };
    await deps.jobs.enqueue(db, "review-application", data, { key: applicationId });
    await logActivity(tx, entityId, "review_asked", { subject: title });
    await refreshOthers(tx, entityId, reviewKeys(applicationId));
    return true;
  });
  if (isQueued) ctx.deps.jobs.nudge("review-application");
  return getMockReview(ctx, applicationId);
}

/**
 * Stops the review that waits or is under way. The review before it stays; nothing changes when none waits. A call of an AI that was counted
 * and not begun is given back.
 * @throws AppError not_found; forbidden unless the caller may edit
 */
export async function stopReview(
  ctx: ServiceContext<AskNeeds | "jobs" | "push">,
  applicationId: string,
): Promise<MockReviewView> {
  await withTransaction(ctx, async (tx) => {
    const { db, deps } = tx;
    const { entityId } = await lockApplication(tx, applicationId, "edit");
    const asked = await runs.selectRun(db, applicationId);
    if (!asked || !(await runs.stopRun(db, applicationId, STOPPED))) return;
    for (const { countedOn } of await deps.jobs.cancel(db, "review-application", applicationId))
      if (countedOn !== null && asked.requestedBy !== null)
        await returnAiCall({ db, deps, userId: asked.requestedBy, kind: "draft" }, countedOn);
    await refreshOthers(tx, entityId, reviewKeys(applicationId));
  });
  ctx.deps.jobs.nudge("review-application");
  return getMockReview(ctx, applicationId);
}
