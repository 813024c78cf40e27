import { createHash } from "node:crypto";
import { CRITERIA_MAX } from "@shared/constants/mock-review";
import type { CriteriaInput, MockReviewView } from "@shared/validators/readiness";
import { currentLanguage } from "@shared/words/language";
import type { ServiceContext } from "../../../context/deps";
import { withTransaction } from "../../../http/context";
import type { OnWasted } from "../../../platform/ai/accounting";
import { AppError, notFound } from "../../../platform/errors/app-error";
import type { QueryKey } from "../../../platform/realtime/types";
import { narrowToAgreed } from "../../ai-consents/agreed";
import { type AskNeeds, countedAiCall, modelsAsked } from "../../ai-usage/ai-usage.service";
import { lockApplication } from "../../applications/applications.service";
import { requireRight } from "../../members/access";
import { refreshOthers } from "../../members/refresh-members";
import { selectApplicationFacts, selectQuestionTexts } from "../readiness.queries";
import * as queries from "./mock-review.queries";
import { scoreReview, toJudgements } from "./score";
import type { ReviewFacts } from "./types";

const keysOf = (applicationId: string): QueryKey[] => [["/api/applications", applicationId, "mock-review"]];
const hash = (content: unknown) => createHash("sha256").update(JSON.stringify(content)).digest("hex");

type Gathered = { entityId: string; facts: ReviewFacts; view: MockReviewView["criteria"]; textsHash: string };

async function gather({ db, actor }: ServiceContext, applicationId: string): Promise<Gathered> {
  const application = await selectApplicationFacts(db, actor.id, applicationId);
  if (!application) throw notFound("Application");
  const questions = await selectQuestionTexts(db, applicationId);
  const view = await queries.selectCriteria(db, applicationId);
  const { narrative, entity, call, entityId } = application;
  const facts: ReviewFacts = {
    ...{ organisation: entity.name, call: call?.name ?? null },
    texts: [
      ...(narrative ? [{ questionId: null, label: null, text: narrative }] : []),
      ...questions.flatMap(({ id, question, answer }) =>
        answer ? [{ questionId: id, label: question, text: answer }] : [],
      ),
    ],
    criteria: view.map(({ title, description, weight }) => ({ title, description, weight })),
  };
  return { entityId, facts, view, textsHash: hash([facts.texts, facts.criteria]) };
}

/**
 * Returns the award criteria of an application and its newest mock review.
 * @throws AppError not_found unless the caller may read the application
 */
export async function getMockReview(ctx: ServiceContext, applicationId: string): Promise<MockReviewView> {
  const { view: criteria, facts, textsHash } = await gather(ctx, applicationId);
  const row = await queries.selectReview(ctx.db, applicationId);
  const basis = hash(facts.criteria);
  if (!row) return { criteria, basis, review: null };
  const { judgements, aiProvider, reviewedAt, by } = row;
  return {
    ...{ criteria, basis },
    review: {
      ...{ judgements, aiProvider, by, score: scoreReview(judgements) },
      ...{ reviewedAt: reviewedAt.toISOString(), isOutdated: row.textsHash !== textsHash },
    },
  };
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
  await refreshOthers(tx, entityId, keysOf(applicationId));
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
    await refreshOthers(tx, entityId, keysOf(applicationId));
    return getMockReview(tx, applicationId);
  });
}

/**
 * Judges the texts by each criterion. What was judged already, by the same judge in the same language, is not judged again: the
 * same texts have the same review.
 * @throws AppError not_found; forbidden unless the caller may edit; conflict without criteria; what `countedAiCall` throws
 */
export async function reviewApplication(
  ctx: ServiceContext<AskNeeds | "embedder" | "push">,
  applicationId: string,
  signal: AbortSignal,
): Promise<MockReviewView> {
  const { entityId, facts, textsHash } = await gather(ctx, applicationId);
  await requireRight(ctx, "edit", entityId);
  if (facts.criteria.length === 0) throw new AppError("conflict", "Add the award criteria first");
  const provider = await narrowToAgreed(ctx, { entityId, use: "drafts" }, "both");
  const contentHash = hash([textsHash, provider, currentLanguage()]);
  const known = await queries.selectReview(ctx.db, applicationId);
  if (known?.contentHash === contentHash) return getMockReview(ctx, applicationId);
  const judge = (onWasted?: OnWasted) => ctx.deps.ai.reviewApplication(facts, provider, { signal, onWasted });
  const isFree = modelsAsked(ctx.deps.ai, provider) === 0;
  // A model that fails is asked once; the first of two answers for both.
  const review = isFree
    ? await judge()
    : await countedAiCall(ctx, { kind: "draft", provider, signal }, judge);
  const { aiProvider } = review;
  await withTransaction(ctx, async (tx) => {
    await lockApplication(tx, applicationId, "edit");
    await queries.upsertReview(tx.db, {
      ...{ applicationId, contentHash, textsHash, aiProvider },
      judgements: toJudgements(facts.criteria, review.judgements),
      ...{ reviewedBy: ctx.actor.id, reviewedAt: ctx.deps.clock.now() },
    });
    await refreshOthers(tx, entityId, keysOf(applicationId));
  });
  return getMockReview(ctx, applicationId);
}
