import type { AdminOpportunityDetailView } from "@shared/validators/curation";
import type { MergeInput, MergeListView, DuplicatesQuery } from "@shared/validators/duplicates";
import type { Db } from "../../../platform/db/database";
import type { ServiceContext } from "../../../context/deps";
import { withTransaction } from "../../../http/context";
import { AppError, notFound } from "../../../platform/errors/app-error";
import { requestOpportunityEmbeddings } from "../../matching/retrieval/embeddings.service";
import { insertLog, writeDecision } from "../curation/curation.queries";
import { publishCatalogue } from "../curation/curation-push";
import { getOpportunityDetail } from "../curation/curation.service";
import * as queries from "./merges.queries";
import { moveBack, moveToKept, selectFollowers, type Way } from "./moves.queries";

type Ctx = ServiceContext<"clock" | "db" | "jobs" | "log" | "push">;

/** Locks the two opportunities and then their pair: always in this order, so that nobody waits for anybody in a circle. */
async function lockOpenPair(tx: Db, id: string) {
  const given = await queries.selectPair(tx, id);
  if (!given) throw notFound("Pair");
  const rows = await queries.lockOpportunities(tx, [given.firstId, given.secondId]);
  const pair = await queries.lockPair(tx, id);
  if (!pair) throw notFound("Pair");
  if (pair.status !== "proposed")
    throw new AppError("already_decided", "Somebody has already decided about these two");
  return { ...pair, rows };
}

/**
 * Merges the two opportunities of a pair: the other one is hidden, its address leads to the kept one, and what persons stored about it
 * follows. If the other one was published, so is the kept one.
 * @returns the kept opportunity
 * @throws AppError not_found; already_decided for a pair that does not wait any more, or with a rejected or merged opportunity;
 * validation_failed if `keep` is none of the two
 */
export async function mergePair(
  ctx: Ctx,
  pairId: string,
  { keep }: MergeInput,
): Promise<AdminOpportunityDetailView> {
  const keptId = keep.toLowerCase();
  await withTransaction(ctx, async ({ db: tx, deps, actor }) => {
    const pair = await lockOpenPair(tx, pairId);
    const ids = [pair.firstId, pair.secondId];
    if (!ids.includes(keptId))
      throw new AppError("validation_failed", "Choose one of the two", { keep: ["Choose one of the two"] });
    const mergedId = ids.find((id) => id !== keptId)!;
    const statusOf = (id: string) => pair.rows.find((row) => row.id === id)?.status;
    const [keptStatus, mergedStatus] = [statusOf(keptId), statusOf(mergedId)];
    if (!isLive(keptStatus) || !isLive(mergedStatus))
      throw new AppError("already_decided", "One of the two has been rejected or merged meanwhile");
    const now = deps.clock.now();
    const isPublishedBy = keptStatus === "pending" && mergedStatus === "verified";
    await queries.carryMerges(tx, { mergedId, keptId });
    await queries.insertMerge(tx, {
      mergedId,
      keptId,
      statusBefore: mergedStatus,
      keptStatusBefore: isPublishedBy ? keptStatus : null,
      sourceValuesBefore: await queries.selectSourceValues(tx, mergedId),
      mergedAt: now,
      mergedBy: actor.id,
    });
    if (isPublishedBy) await writeDecision(tx, [keptId], { status: "verified", by: actor.id, now });
    await moveToKept(tx, { mergedId, keptId });
    await queries.setStatus(tx, mergedId, "merged", now);
    await queries.decidePair(tx, pairId, { status: "merged", by: actor.id, now });
    await queries.carryPairs(tx, { mergedId, keptId });
    await insertLog(tx, ids, { userId: actor.id, action: "merged", now });
  });
  await publish(ctx, [keptId]);
  return getOpportunityDetail(ctx, keptId);
}

const isLive = (status: string | undefined): status is "pending" | "verified" =>
  status === "pending" || status === "verified";

/**
 * Notes that the two opportunities of a pair are two calls. The pair is never proposed again.
 * @throws AppError not_found; already_decided for a pair that does not wait any more
 */
export async function keepApart(ctx: Ctx, pairId: string): Promise<void> {
  await withTransaction(ctx, async ({ db: tx, deps, actor }) => {
    const { firstId, secondId } = await lockOpenPair(tx, pairId);
    const now = deps.clock.now();
    await queries.decidePair(tx, pairId, { status: "different", by: actor.id, now });
    await insertLog(tx, [firstId, secondId], { userId: actor.id, action: "kept_apart", now });
  });
  await publishCatalogue(ctx.deps, ctx.db);
}

/**
 * Takes a merge back: the merged opportunity is what it was, and what persons had stored about it returns to it. The pair is proposed
 * again.
 * @returns the opportunity that was merged
 * @throws AppError not_found for one that is not merged
 */
export async function splitMerged(ctx: Ctx, mergedId: string): Promise<AdminOpportunityDetailView> {
  const way = await withTransaction(ctx, async ({ db: tx, deps, actor }): Promise<Way> => {
    const given = await queries.selectMerge(tx, mergedId);
    const rows = given ? await queries.lockOpportunities(tx, [mergedId, given.keptId]) : [];
    const merge = given && (await queries.lockMerge(tx, mergedId));
    // It may have been split, or carried into another one, since it was looked up.
    if (!merge || merge.keptId !== given.keptId) throw notFound("Merged opportunity");
    const { keptId, statusBefore, keptStatusBefore } = merge;
    const now = deps.clock.now();
    await queries.withdrawProposalsFrom(tx, mergedId, now);
    await moveBack(tx, { mergedId, keptId });
    await queries.restoreSourceValues(tx, mergedId, merge.sourceValuesBefore);
    await queries.returnMerges(tx, mergedId);
    await queries.deleteMerge(tx, mergedId);
    await queries.setStatus(tx, mergedId, statusBefore, now);
    if (keptStatusBefore !== null && rows.some(({ id, status }) => id === keptId && status === "verified"))
      await writeDecision(tx, [keptId], { status: keptStatusBefore, by: actor.id, now });
    await queries.reopenPairs(tx, { mergedId, keptId });
    await insertLog(tx, [mergedId, keptId], { userId: actor.id, action: "split", now });
    return { mergedId, keptId };
  });
  await publish(ctx, [way.keptId, way.mergedId]);
  return getOpportunityDetail(ctx, mergedId);
}

/** Tells administrators and those who follow the opportunities, after the commit. */
async function publish({ deps, db }: Ctx, ids: readonly string[]): Promise<void> {
  await publishCatalogue(deps, db);
  await requestOpportunityEmbeddings(deps);
  for (const userId of await selectFollowers(db, ids))
    await deps.push.publish(db, userId, {
      kind: "refresh",
      keys: [["/api/applications"], ["/api/opportunities"]],
    });
}

/** Lists what was merged, newest first. */
export async function listMerges(
  ctx: ServiceContext,
  { page, limit }: DuplicatesQuery,
): Promise<MergeListView> {
  const slice = { offset: (page - 1) * limit, limit };
  const total = await queries.countMerges(ctx.db);
  const rows = await queries.selectMerges(ctx.db, slice);
  return {
    merges: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    pagination: { page, total, hasMore: rows.length > 0 && slice.offset + rows.length < total },
  };
}
