import { inTransaction } from "../../platform/db/database";
import { retryUntilDatabaseIsBack } from "../../platform/db/retry-database";
import type { Deps } from "../../context/deps";
import type { JobDefinition } from "../../jobs/types";
import { refreshMembers } from "../members/refresh-members";
import { addCallNews } from "../news/call-news";
import { askAboutCall } from "./asking/ask-about-call";
import { joinLines } from "./asking/check-claims";
import { readPages, UnreadableCall } from "./call-pages";
import * as queries from "./calls.queries";
import { callKeys } from "./calls.service";
import { compareLines } from "./compare-lines";
import { listStanding } from "./list-standing";
import { createPageFinder } from "./reading/quote-check";
import { readCall } from "./reading/read-call";
import type { CallPage, FoundLine } from "./reading/types";

/** Reads the newest given call of an application. It can run again after any interruption: a reading is stored once. */
export const readCallJob: JobDefinition<"read-call"> = {
  retries: 2,
  retryDelaySeconds: 10,
  expireInSeconds: 240,
  concurrency: 1,

  async handle(deps, { data: { callId }, signal }) {
    const reading = await queries.selectReading(deps.db, callId);
    if (!reading) return;
    const { call, object, title } = reading;
    const { entityId, requestedBy } = call;
    try {
      const pages = await readPages(deps, { ...call, object }, signal);
      const asked =
        requestedBy === null
          ? null
          : await askAboutCall(
              deps,
              { entityId, userId: requestedBy, isVerified: reading.isVerified ?? false },
              pages,
              signal,
            );
      // The answer of a provider is paid for, so it is not lost when the database is away for a moment.
      await retryUntilDatabaseIsBack(
        () => keepReading(deps, { callId, run: call.requestedRun, title }, { pages, asked }),
        { isOver: () => signal.aborted },
      );
    } catch (error) {
      if (!(error instanceof UnreadableCall)) throw error;
      const failed = await queries.failReading(deps.db, callId, call.requestedRun, error.text);
      if (failed) await refreshMembers(deps, deps.db, failed.entityId, callKeys(failed.applicationId));
    }
  },

  async giveUp(deps, { callId, run }) {
    const failed = await queries.failReading(
      deps.db,
      callId,
      run,
      "The call could not be read. Please try again.",
    );
    if (failed) await refreshMembers(deps, deps.db, failed.entityId, callKeys(failed.applicationId));
  },
};

type Run = { callId: string; run: number; title: string | null };

async function keepReading(
  deps: Pick<Deps, "clock" | "db" | "push">,
  { callId, run, title }: Run,
  { pages, asked }: { pages: readonly CallPage[]; asked: Awaited<ReturnType<typeof askAboutCall>> },
): Promise<void> {
  const byRules = readCall(pages);
  await inTransaction(deps.db, async (tx) => {
    const call = await queries.lockCall(tx, callId);
    // A newer call was given while this one was read, or it was deleted.
    if (!call || call.requestedRun !== run || call.finishedRun >= run) return;
    const before = (await queries.selectLines(tx, callId)) as unknown as ({ id: string } & FoundLine)[];
    const lines = joinLines(joinLines(byRules, asked?.lines ?? []), listStanding(before, pages));
    const findBefore = createPageFinder(await queries.selectPages(tx, callId));
    const comparison = compareLines(before, lines, (quote) => findBefore(quote) !== undefined);
    await queries.storeReading(tx, callId, { pages, ...comparison });
    const now = deps.clock.now();
    await queries.finishReading(tx, callId, run, { readAt: now, aiReading: asked?.reading ?? null });
    const { entityId, applicationId } = call;
    if (call.readAt !== null && comparison.changes.length > 0) {
      const changeId = await queries.insertChanges(tx, callId, comparison.changes, now);
      const data = { applicationId, applicationTitle: title, lines: comparison.changes.length };
      await addCallNews(deps, tx, entityId, { key: `call:${changeId}`, data });
    }
    await refreshMembers(deps, tx, entityId, callKeys(applicationId));
  });
}
