import { inTransaction } from "../../../platform/db/database";
import type { Deps } from "../../../context/deps";
import { findThemes, READING_VERSION } from "../embedder/themes";
import { describeTerms } from "../embedder/terms";
import { TextsRefused } from "../embedder/texts-refused";
import * as queries from "./embeddings.queries";
import { type EmbedDeps, embedOne } from "./refused-texts";

/** The number of rows that one query checks. */
const SCAN_BATCH = 200;
/**
 * The number of texts in one call of the embedder. A service should get few requests; our own embedder should not
 * block the process for long.
 */
const EMBED_BATCH = { remote: 100, builtin: 16 } as const;
/**
 * The number of vectors written in one transaction. Each insertion into the graph index takes milliseconds, and the
 * embedded database has only one connection.
 */
const WRITE_BATCH = 4;

export type EmbeddingDeps = EmbedDeps & Pick<Deps, "db" | "clock">;

/** `signal` stops the work at once, `forMs` after the first batch that ends later than this. */
export type EmbeddingLimits = { signal?: AbortSignal; forMs?: number };

/**
 * Embeds the open, verified opportunities whose vector is missing or was made from another text or by another model,
 * and finds their themes and terms. Finished batches stay stored after a failure. Texts that the service refuses are left out.
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
  let batchSize: number = size;
  let hasStoredBatch = false;
  for (let afterId: string | null = null; ;) {
    signal?.throwIfAborted();
    const { stale, lastId } = await queries.selectForEmbedding(db, {
      model: embedder.model,
      readingVersion: READING_VERSION,
      now: clock.now(),
      afterId,
      limit: SCAN_BATCH,
    });
    await readAgain(
      deps,
      stale.filter(({ text }) => text === null),
    );
    waiting.push(
      ...stale.filter(({ text }) => text !== null && !embedderFailures.isRefused(embedder.model, text)),
    );
    while (waiting.length >= size || (lastId === null && waiting.length > 0)) {
      signal?.throwIfAborted();
      if (hasStoredBatch && performance.now() > endsAt) return false;
      const batch = waiting.slice(0, batchSize);
      if (await embedBatch(deps, batch, signal)) {
        waiting.splice(0, batch.length);
        batchSize = Math.min(size, batchSize * 2);
        // Without one finished batch the next run would have to start at the same place.
        hasStoredBatch = true;
      } else batchSize = Math.ceil(batch.length / 2);
    }
    if (lastId === null) return true;
    afterId = lastId;
  }
}

/**
 * Embeds and stores a batch. Returns false if the service refuses the batch for one of its texts, so that a smaller
 * one is tried. A batch of one refused text counts as done.
 */
async function embedBatch(
  deps: EmbeddingDeps,
  batch: queries.StaleOpportunity[],
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const { db, embedder } = deps;
  // This may call a remote service, so it is outside of the transaction.
  const vectors = await embedTexts(deps, batch, signal);
  if (vectors === null) return batch.length === 1;
  const rows = batch.map(({ id, hash, text, themesText }, i): queries.OpportunityVector => ({
    opportunityId: id,
    embedding: vectors[i]!,
    embeddingText: text ?? "",
    embeddingModel: embedder.model,
    contentHash: hash + queries.readingSuffix(READING_VERSION),
    themes: findThemes(themesText),
    terms: describeTerms(themesText),
  }));
  for (let from = 0; from < rows.length; from += WRITE_BATCH) {
    const some = rows.slice(from, from + WRITE_BATCH);
    await inTransaction(db, async (tx) => {
      // An opportunity may have been deleted meanwhile.
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

/** Embeds the texts of a batch. Returns null if the service refuses them. */
async function embedTexts(
  deps: EmbeddingDeps,
  batch: queries.StaleOpportunity[],
  signal: AbortSignal | undefined,
): Promise<number[][] | null> {
  const texts = batch.map(({ text }) => text ?? "");
  const options = { isBackground: true };
  const [first] = batch;
  if (first && batch.length === 1) {
    const vector = await embedOne(deps, texts[0]!, { signal, options, owner: { opportunityId: first.id } });
    return vector && [vector];
  }
  try {
    return await deps.embedder.embed(texts, signal, options);
  } catch (error) {
    if (error instanceof TextsRefused) return null;
    throw error;
  }
}

/** Reads texts whose vector is still right for their themes and terms. */
async function readAgain({ db }: EmbeddingDeps, stale: queries.StaleOpportunity[]): Promise<void> {
  for (const { id, hash, themesText } of stale)
    await queries.updateReading(db, {
      id,
      hash,
      themes: findThemes(themesText),
      terms: describeTerms(themesText),
      version: READING_VERSION,
    });
}
