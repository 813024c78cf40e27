import { inTransaction } from "../../../platform/db/database";
import type { Deps } from "../../../context/deps";
import { findThemes, THEMES_VERSION } from "../embedder/themes";
import { TextsRefused } from "../embedder/texts-refused";
import * as queries from "./embeddings.queries";
import { type EmbedDeps, embedOne } from "./refused-texts";

/** Rows looked at by one statement of the check. */
const SCAN_BATCH = 200;
/** Texts for one call of the embedder: many cost a service one request, few keep our own from holding up the process. */
const EMBED_BATCH = { remote: 100, builtin: 16 } as const;
/** Vectors written in one transaction: an insertion into the graph index takes milliseconds, and the embedded database has one connection. */
const WRITE_BATCH = 4;

export type EmbeddingDeps = EmbedDeps & Pick<Deps, "db" | "clock">;

/** When to stop before all is done: when aborted, or after the first batch that ends later than so many milliseconds. */
export type EmbeddingLimits = { signal?: AbortSignal; forMs?: number };

/**
 * Embeds the open, verified opportunities whose vector is missing, or was made from another text or by another model, and reads their
 * themes. What was done before a failure or a stop stays done; a text that did not change is never embedded again. One that the service
 * refuses is left out.
 * @returns whether all is done
 * @throws AppError upstream_failed or upstream_timeout from a remote embedder; the signal's reason
 */
export async function embedStaleOpportunities(
  deps: EmbeddingDeps,
  { signal, forMs = Infinity }: EmbeddingLimits = {},
): Promise<boolean> {
  const { db, embedder, embedderFailures, clock } = deps;
  const endsAt = performance.now() + forMs;
  const size = embedder.isRemote ? EMBED_BATCH.remote : EMBED_BATCH.builtin;
  const waiting: queries.StaleOpportunity[] = [];
  let together: number = size;
  let hasMade = false;
  for (let afterId: string | null = null; ;) {
    signal?.throwIfAborted();
    const { stale, lastId } = await queries.selectForEmbedding(db, {
      model: embedder.model,
      themesVersion: THEMES_VERSION,
      now: clock.now(),
      afterId,
      limit: SCAN_BATCH,
    });
    await readThemes(
      deps,
      stale.filter(({ text }) => text === null),
    );
    waiting.push(
      ...stale.filter(({ text }) => text !== null && !embedderFailures.isRefused(embedder.model, text)),
    );
    while (waiting.length >= size || (lastId === null && waiting.length > 0)) {
      signal?.throwIfAborted();
      if (hasMade && performance.now() > endsAt) return false;
      const batch = waiting.slice(0, together);
      if (await embedBatch(deps, batch, signal)) {
        waiting.splice(0, batch.length);
        together = Math.min(size, together * 2);
        // Only this brings the next run further: time is not up before.
        hasMade = true;
      } else together = Math.ceil(batch.length / 2);
    }
    if (lastId === null) return true;
    afterId = lastId;
  }
}

/** Whether the batch is done with: not when the service refuses it for one of its texts. Of a single one that ends it. */
async function embedBatch(
  deps: EmbeddingDeps,
  batch: queries.StaleOpportunity[],
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const { db, embedder } = deps;
  // Never inside a transaction: this may go over the network.
  const vectors = await vectorsOf(deps, batch, signal);
  if (vectors === null) return batch.length === 1;
  const rows = batch.map(({ id, hash, text, themesText }, i): queries.OpportunityVector => ({
    opportunityId: id,
    embedding: vectors[i]!,
    embeddingText: text ?? "",
    embeddingModel: embedder.model,
    contentHash: hash + queries.themesSuffix(THEMES_VERSION),
    themes: findThemes(themesText),
  }));
  for (let from = 0; from < rows.length; from += WRITE_BATCH) {
    const some = rows.slice(from, from + WRITE_BATCH);
    await inTransaction(db, async (tx) => {
      // One that was deleted meanwhile is left out.
      const existing = await queries.lockExisting(
        tx,
        some.map(({ opportunityId }) => opportunityId),
      );
      const kept = some.filter(({ opportunityId }) => existing.has(opportunityId));
      if (kept.length > 0) await queries.upsertOpportunityVectors(tx, kept);
    });
  }
  return true;
}

/** The vectors of a batch; null when the service refuses it. */
async function vectorsOf(
  deps: EmbeddingDeps,
  batch: queries.StaleOpportunity[],
  signal: AbortSignal | undefined,
): Promise<number[][] | null> {
  const texts = batch.map(({ text }) => text ?? "");
  const options = { isBackground: true };
  const [first] = batch;
  if (first && batch.length === 1) {
    const vector = await embedOne(deps, texts[0]!, { signal, options, of: { opportunityId: first.id } });
    return vector && [vector];
  }
  try {
    return await deps.embedder.embed(texts, signal, options);
  } catch (error) {
    if (error instanceof TextsRefused) return null;
    throw error;
  }
}

async function readThemes({ db }: EmbeddingDeps, stale: queries.StaleOpportunity[]): Promise<void> {
  for (const { id, hash, themesText } of stale)
    await queries.updateThemes(db, { id, hash, themes: findThemes(themesText), version: THEMES_VERSION });
}
