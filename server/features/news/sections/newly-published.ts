import type { Deps } from "../../../context/deps";
import { selectCandidatesByIds } from "../../matching/matching.service";
import type { Candidate } from "../../matching/engine/match-types";
import type { RunTimes } from "../recipients";
import { selectNewlyPublished, selectOpportunityVectors } from "./match.queries";
import type { TextVectors } from "./text-vectors";

/**
 * Only the newest opportunities are matched, because their vectors take 35 MB. More are published at once
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
  texts: TextVectors;
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
    const candidates = await selectCandidatesByIds({ db, facts }, ids, {
      vector: null,
      terms: null,
      model,
      themes: [],
    });
    const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
    const vectors = await selectOpportunityVectors(db, ids, model);
    for (const { id, verifiedAt, deadlineTimezone } of batch) {
      const candidate = byId.get(id);
      if (candidate && verifiedAt)
        found.push({
          candidate,
          deadlineTimezone,
          verifiedAt: verifiedAt.getTime(),
          texts: vectors.get(id) ?? { vector: null, terms: null },
        });
      await yieldToEventLoop();
    }
  }
  return found;
}
