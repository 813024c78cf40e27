import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { industryLabel } from "@shared/constants/industries";
import { type Database, inTransaction } from "../../db/database";
import type { Deps, ServiceContext } from "../../deps";
import type { Embedder } from "../../lib/embeddings/types";
import * as queries from "./embeddings.queries";
import { type OwnEntity, selectEntityVectors, upsertEntityVectors } from "./matching.queries";
import { selectStories } from "./story.queries";

/** One statement of the check, and one of the writing: an insertion into the graph index takes milliseconds. */
const SCAN_BATCH = 200;
const WRITE_BATCH = 16;
const ENTITY_TEXT_MAX = 6_000;
/** How long somebody who looks at a list waits for a service to embed a changed profile. */
const ENTITY_DEADLINE_MS = 2_000;
/** After a failure nobody waits for that service again for so long. */
const REST_MS = 60_000;
const RETRY_MS = { first: 60_000, longest: 3_600_000 } as const;

type EmbeddingDeps = Pick<Deps, "db" | "embedder" | "clock" | "log">;

/** One refresh at a time for each database: whoever asks during one shares the next. */
const refreshes = new WeakMap<Database, { current: Promise<void>; next: Promise<void> | null }>();

/**
 * Embeds the open, verified opportunities whose vector is missing, or was made from another text or by another model. What was done
 * before a failure stays done, and an unchanged text is never embedded again.
 * @throws AppError upstream_failed or upstream_timeout from a remote embedder
 */
export function refreshOpportunityEmbeddings(deps: EmbeddingDeps): Promise<void> {
  const running = refreshes.get(deps.db);
  if (running?.next) return running.next;
  const start = () => {
    const state = { current: embedStale(deps), next: null };
    refreshes.set(deps.db, state);
    const forget = () =>
      void (refreshes.get(deps.db) === state && state.next === null && refreshes.delete(deps.db));
    state.current.then(forget, forget);
    return state.current;
  };
  if (!running) return start();
  // What changed after the running one had passed is for the next.
  running.next = running.current.then(start, start);
  return running.next;
}

/** Databases for which somebody is trying again already. */
const retrying = new WeakSet<Database>();

/**
 * The same in the background, after a change of the catalogue; with `ids` only these are looked at. When the embedder fails, tries all
 * again later and ever more rarely.
 */
export function nudgeOpportunityEmbeddings(deps: EmbeddingDeps, ids?: readonly string[]): void {
  const work = ids === undefined ? refreshOpportunityEmbeddings(deps) : embedStale(deps, ids);
  work.catch(async (error: unknown) => {
    deps.log.warn({ err: error }, "opportunities could not be embedded; trying again later");
    if (retrying.has(deps.db)) return;
    retrying.add(deps.db);
    await retryLater(deps);
    retrying.delete(deps.db);
  });
}

async function retryLater(deps: EmbeddingDeps): Promise<void> {
  for (let wait: number = RETRY_MS.first; ; wait = Math.min(wait * 2, RETRY_MS.longest)) {
    await pause(wait, undefined, { ref: false });
    const isDone = await refreshOpportunityEmbeddings(deps).then(
      () => true,
      () => false,
    );
    if (isDone) return;
  }
}

async function embedStale({ db, embedder, clock }: EmbeddingDeps, ids?: readonly string[]): Promise<void> {
  for (let afterId: string | null = null; ;) {
    const { stale, lastId } = await queries.selectForEmbedding(db, {
      model: embedder.model,
      now: clock.now(),
      afterId,
      limit: SCAN_BATCH,
      ids,
    });
    for (let from = 0; from < stale.length; from += WRITE_BATCH) {
      const batch = stale.slice(from, from + WRITE_BATCH);
      // Never inside a transaction: this may go over the network.
      const vectors = await embedder.embed(batch.map(({ text }) => text));
      await inTransaction(db, async (tx) => {
        const existing = await queries.lockExisting(
          tx,
          batch.map(({ id }) => id),
        );
        const rows = batch.flatMap(({ id, text, hash }, i) =>
          existing.has(id)
            ? [
                {
                  opportunityId: id,
                  embedding: vectors[i]!,
                  embeddingText: text,
                  embeddingModel: embedder.model,
                  contentHash: hash,
                },
              ]
            : [],
        );
        if (rows.length > 0) await queries.upsertOpportunityVectors(tx, rows);
      });
    }
    if (lastId === null) return;
    afterId = lastId;
  }
}

/** Until when a remote embedder that failed is not asked in front of a waiting person. */
const restsUntil = new WeakMap<Embedder, number>();

/**
 * The vectors of the user's entities by id, of the present model and text: stored ones where they are still true, else made now. Null
 * for an entity that no vector could be had for in a short time.
 */
export async function ensureEntityEmbeddings(
  ctx: ServiceContext,
  own: readonly OwnEntity[],
): Promise<Map<string, number[] | null>> {
  const { actor, db, deps } = ctx;
  const { embedder } = deps;
  const stories = await selectStories(db, actor.id, own);
  const wanted = own.map((entity) => {
    const text = entityText(entity, stories.get(entity.id) ?? []);
    return { id: entity.id, text, hash: createHash("sha256").update(text).digest("hex") };
  });
  const stored = await selectEntityVectors(
    db,
    actor.id,
    own.map(({ id }) => id),
  );
  const storedById = new Map(stored.map((row) => [row.entityId, row]));
  const vectors = new Map<string, number[] | null>();
  const stale = wanted.filter(({ id, hash }) => {
    const row = storedById.get(id);
    const isFresh = row?.embeddingModel === embedder.model && row.contentHash === hash;
    vectors.set(id, isFresh ? row.embedding : null);
    return !isFresh;
  });
  const made =
    stale.length === 0
      ? null
      : await embedInTime(
          ctx,
          stale.map(({ text }) => text),
        );
  if (made === null) return vectors;
  stale.forEach(({ id }, i) => vectors.set(id, made[i] ?? null));
  await keepEntityVectors(
    ctx,
    stale.map(({ id, hash }, i) => ({
      entityId: id,
      embedding: made[i]!,
      embeddingModel: embedder.model,
      contentHash: hash,
    })),
  );
  return vectors;
}

/** What an entity does, in its own words. */
export function entityText(entity: OwnEntity, story: readonly string[]): string {
  const industries = (entity.industry ?? []).map(industryLabel).join(", ");
  return [entity.name, entity.type, industries, entity.mission, entity.description, ...story]
    .filter(Boolean)
    .join("\n")
    .slice(0, ENTITY_TEXT_MAX);
}

async function embedInTime({ deps }: ServiceContext, texts: string[]): Promise<number[][] | null> {
  const { embedder, log } = deps;
  if (!embedder.isRemote) return embedder.embed(texts);
  if ((restsUntil.get(embedder) ?? 0) > performance.now()) return null;
  try {
    return await embedder.embed(texts, AbortSignal.timeout(ENTITY_DEADLINE_MS));
  } catch (error) {
    restsUntil.set(embedder, performance.now() + REST_MS);
    log.warn({ err: error }, "entities could not be embedded; matching goes without their texts for a while");
    return null;
  }
}

/** A vector that cannot be stored (its entity was deleted a moment ago) is made again when it is next needed. */
async function keepEntityVectors(
  { db, deps }: ServiceContext,
  vectors: Parameters<typeof upsertEntityVectors>[1],
): Promise<void> {
  await upsertEntityVectors(db, vectors).catch((error: unknown) =>
    deps.log.warn({ err: error }, "entity vectors could not be stored"),
  );
}
