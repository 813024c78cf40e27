import type { Message } from "@shared/words/messages";
import { AppError } from "../../../platform/errors/app-error";
import { readDetail, readSearchPage, type SearchHit } from "./answers";
import { GrantsGovFailure, UnusableRecord } from "./failure";
import type { GrantsGovRecord } from "./mapping";
import { createAsk, type GrantsGovDeps, RETRY_AFTER_MS_MAX } from "./request";

/** Every known client reads pages of this size. */
const PAGE_ROWS = 1_000;
const READ_AT_ONCE = 2;
/** After this many failures in a row Grants.gov counts as down, and the run reads no more. */
const FAILURES_IN_A_ROW_MAX = 5;

export type ReadOptions = {
  /** At most this many are read, the newest first. */
  limit: number;
  signal?: AbortSignal | undefined;
  /** Receives one record at a time, in no fixed order. An error that it throws ends the run. */
  onRecord: (record: GrantsGovRecord) => void | Promise<void>;
  /** Is called when the search is done, then after each opportunity, whether it was read or not. */
  onProgress?: ((done: number, total: number) => void) | undefined;
};

export type ReadOutcome = {
  /** The number of opportunities that the search gave, including those that failed. */
  found: number;
  /** Opportunities that could not be read, each with a sentence for a person. */
  failed: { id: string; reason: Message }[];
};

export type GrantsGovClient = {
  /**
   * Reads the newest posted and forecast opportunities. One that cannot be read is reported, and the others
   * are still read.
   * @throws AppError upstream_failed or upstream_timeout when the search itself fails; the signal's reason
   */
  readOpportunities(options: ReadOptions): Promise<ReadOutcome>;
  /**
   * Reads one opportunity again. Returns null when Grants.gov has none with this id.
   * @throws AppError upstream_failed or upstream_timeout; the signal's reason
   */
  readOpportunity(id: string, options?: { signal?: AbortSignal }): Promise<GrantsGovRecord | null>;
};

/** Reads Grants.gov through its public JSON services, which need no key. */
export function createGrantsGovClient(deps: GrantsGovDeps): GrantsGovClient {
  const ask = createAsk(deps);

  const search = async (limit: number, signal: AbortSignal | undefined) => {
    const hits = new Map<string, SearchHit>();
    const unusable: string[] = [];
    let start = 0;
    while (hits.size + unusable.length < limit) {
      const data = await ask(
        "search2",
        {
          oppStatuses: "posted|forecasted",
          sortBy: "openDate|desc",
          rows: Math.min(PAGE_ROWS, limit - hits.size - unusable.length),
          startRecordNum: start,
        },
        signal,
      );
      const page = readSearchPage(data);
      const newHits = page.hits.filter((hit) => !hits.has(hit.id));
      // A page without new hits means that the service does not page on.
      if (start > 0 && newHits.length === 0) break;
      for (const hit of newHits) hits.set(hit.id, hit);
      unusable.push(...page.unusable);
      start += page.hits.length + page.unusable.length;
      if (start === 0 || (page.hitCount !== null && start >= page.hitCount)) break;
    }
    return { hits: [...hits.values()].slice(0, limit), unusable };
  };

  const fetchDetail = async (id: string, hit: SearchHit | undefined, signal: AbortSignal | undefined) =>
    readDetail(await ask("fetchOpportunity", { opportunityId: Number(id) }, signal), id, hit);

  return {
    async readOpportunities({ limit, signal, onRecord, onProgress }) {
      const { hits, unusable } = await search(limit, signal);
      const total = hits.length + unusable.length;
      const failed: ReadOutcome["failed"] = unusable.map((id) => ({
        id,
        reason: "Grants.gov listed this opportunity without its id.",
      }));
      let done = failed.length;
      let failuresInRow = 0;
      let giveUpReason: Message | null = null;
      let delivery = Promise.resolve();
      const stop = new AbortController();
      const abort = () => stop.abort(signal?.reason);
      if (signal?.aborted) abort();
      signal?.addEventListener("abort", abort, { once: true });

      const readOne = async (hit: SearchHit): Promise<Message | null> => {
        if (giveUpReason !== null) return giveUpReason;
        let record: GrantsGovRecord | null;
        try {
          record = await fetchDetail(hit.id, hit, stop.signal);
          failuresInRow = 0;
        } catch (error) {
          if (error instanceof UnusableRecord) return error.text;
          if (!(error instanceof GrantsGovFailure)) throw error;
          failuresInRow += 1;
          if (failuresInRow >= FAILURES_IN_A_ROW_MAX || (error.retryAfterMs ?? 0) > RETRY_AFTER_MS_MAX)
            giveUpReason = "Not read, because Grants.gov had failed to answer before.";
          return error.text;
        }
        if (record === null) return "Grants.gov has no such opportunity any more.";
        delivery = delivery.then(() => {
          stop.signal.throwIfAborted();
          return onRecord(record);
        });
        await delivery;
        return null;
      };

      onProgress?.(done, total);
      const queue = hits.values();
      const readQueue = async () => {
        try {
          for (const hit of queue) {
            stop.signal.throwIfAborted();
            const reason = await readOne(hit);
            if (reason !== null) failed.push({ id: hit.id, reason });
            done += 1;
            onProgress?.(done, total);
          }
        } catch (error) {
          stop.abort(error);
        }
      };
      // Both workers settle before anything is thrown, so that no request outlives the run.
      await Promise.all(Array.from({ length: READ_AT_ONCE }, readQueue));
      signal?.removeEventListener("abort", abort);
      stop.signal.throwIfAborted();
      return { found: total, failed };
    },

    async readOpportunity(id, { signal } = {}) {
      if (!/^\d{1,15}$/.test(id)) return null;
      try {
        return await fetchDetail(id, undefined, signal);
      } catch (error) {
        throw error instanceof UnusableRecord ? new AppError("upstream_failed", error.text) : error;
      }
    },
  };
}
