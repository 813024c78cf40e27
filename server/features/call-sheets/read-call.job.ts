import { inTransaction } from "../../platform/db/database";
import type { Deps } from "../../context/deps";
import type { JobDefinition } from "../../jobs/types";
import { refreshMembers } from "../members/refresh-members";
import { addCallNews } from "../news/call-news";
import { readPages, UnreadableCall } from "./call-pages";
import * as queries from "./calls.queries";
import { callKeys } from "./calls.service";
import { compareLines } from "./compare-lines";
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
    try {
      const pages = await readPages(deps, { ...call, object }, signal);
      await keepReading(deps, { callId, run: call.requestedRun, title }, pages);
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
  pages: readonly CallPage[],
): Promise<void> {
  const lines = readCall(pages);
  await inTransaction(deps.db, async (tx) => {
    const call = await queries.lockCall(tx, callId);
    // A newer call was given while this one was read, or it was deleted.
    if (!call || call.requestedRun !== run || call.finishedRun >= run) return;
    const before = (await queries.selectLines(tx, callId)) as unknown as ({ id: string } & FoundLine)[];
    const comparison = compareLines(before, lines);
    await queries.storeReading(tx, callId, { pages, ...comparison });
    const now = deps.clock.now();
    await queries.finishReading(tx, callId, run, now);
    const { entityId, applicationId } = call;
    if (call.readAt !== null && comparison.changes.length > 0) {
      const changeId = await queries.insertChanges(tx, callId, comparison.changes, now);
      const data = { applicationId, applicationTitle: title, lines: comparison.changes.length };
      await addCallNews(deps, tx, entityId, { key: `call:${changeId}`, data });
    }
    await refreshMembers(deps, tx, entityId, callKeys(applicationId));
  });
}
