import { EMBEDDING_DIMENSIONS } from "@shared/constants/limits";
import type { Deps } from "../../../context/deps";
import { selectCandidatesByIds } from "../../matching/matching.service";
import type { Candidate } from "../../matching/engine/match-types";
import type { RunTimes } from "../recipients";
import { selectNewlyPublished, selectOpportunityVectors } from "./match.queries";

/**
 * Only the newest opportunities are matched, because their vectors take 30 MB. More are published at once
 * only when a source is added.
 */
const PUBLISHED_MAX = 5_000;
const READ_BATCH = 200;

/** A newly published opportunity, not compared with any entity yet. */
export type PublishedOpportunity = {
  candidate: Candidate;
  deadlineTimezone: string | null;
  /** The publication time in milliseconds. */
  verifiedAt: number;
  /** Null while the current model has made none. */
  vector: Float32Array | null;
};

/** Loads open opportunities published after `since`, with their vectors, once for all people of a run. */
export async function loadNewlyPublished(
  { db, embedder, matchingCaches: { facts } }: Pick<Deps, "db" | "embedder" | "matchingCaches">,
  since: Date,
  times: RunTimes,
  yieldToEventLoop: () => Promise<void>,
): Promise<PublishedOpportunity[]> {
  const { model } = embedder;
  const rows = await selectNewlyPublished(db, since, times, PUBLISHED_MAX);
  const found: PublishedOpportunity[] = [];
  for (let from = 0; from < rows.length; from += READ_BATCH) {
    const batch = rows.slice(from, from + READ_BATCH);
    const ids = batch.map(({ id }) => id);
    const candidates = await selectCandidatesByIds({ db, facts }, ids, { vector: null, model, themes: [] });
    const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
    const vectors = await selectOpportunityVectors(db, ids, model);
    for (const { id, verifiedAt, deadlineTimezone } of batch) {
      const candidate = byId.get(id);
      if (candidate && verifiedAt)
        found.push({
          candidate,
          deadlineTimezone,
          verifiedAt: verifiedAt.getTime(),
          vector: readVector(vectors.get(id) ?? null),
        });
      await yieldToEventLoop();
    }
  }
  return found;
}

/** Reads the bytes of `vector_send`: two 2-byte numbers, then a big-endian float32 for each dimension. */
export function readVector(bytes: Buffer | null): Float32Array | null {
  if (bytes === null) return null;
  const vector = new Float32Array(EMBEDDING_DIMENSIONS);
  const vectorBytes = Buffer.from(vector.buffer);
  vectorBytes.set(bytes.subarray(4));
  vectorBytes.swap32();
  return vector;
}
