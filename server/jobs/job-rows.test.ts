import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { OpenDatabase } from "../platform/db/database";
import type { Deps } from "../context/deps";
import { openTestDatabase } from "../test/database";
import {
  claimJob,
  expireRunningJobs,
  insertJob,
  markDone,
  markFailed,
  requeueJob,
  recoverLostJobs,
} from "./job-rows";
import { type Lane, createLanes } from "./lanes";
import { definitionsWith } from "../test/helpers/jobs";

const lanes = createLanes({} as Deps, definitionsWith({ giveUp: async () => {} }));
const lane: Lane = lanes.find(({ queue }) => queue === "analyze-deck")!;

let database: OpenDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
beforeEach(() => database.pool.query("delete from jobs"));

const enqueue = (key: string | null, data: unknown = {}) =>
  insertJob(database.db, { queue: lane.queue, key, data });
const jobs = async () =>
  (await database.pool.query<{ queue: string; state: string }>("select queue, state from jobs order by 1"))
    .rows;

it("an attempt that counted as lost cannot end the job that another process has claimed since", async () => {
  await enqueue("a");
  const lost = (await claimJob(database.pool, lane))!;
  await expireRunningJobs(database.pool);
  await recoverLostJobs(database.pool, lanes);
  const second = (await claimJob(database.pool, lane))!;
  expect([lost.attempt, second.attempt]).toEqual([0, 1]);

  await markDone(database.pool, lost);
  await requeueJob(database.pool, lost, { afterSeconds: 0, countsAsTry: true });
  await markFailed(database.pool, lane, lost);
  expect(await jobs()).toEqual([{ queue: "analyze-deck", state: "running" }]);
  await markDone(database.pool, second);
  expect(await jobs()).toEqual([{ queue: "analyze-deck", state: "done" }]);
});

it("jobs are claimed in the order in which they were due", async () => {
  for (const n of [1, 2, 3]) await enqueue(null, { n });
  await database.pool.query(
    "update jobs set start_after = now() - (data ->> 'n')::int * interval '1 minute'",
  );
  const taken = [];
  for (let job = await claimJob(database.pool, lane); job; job = await claimJob(database.pool, lane))
    taken.push(job.data);
  expect(taken).toEqual([{ n: 3 }, { n: 2 }, { n: 1 }]);
});

it("a retry is claimed before a newer job with the same key, which waits for it", async () => {
  await enqueue("a", { n: 1 });
  const first = (await claimJob(database.pool, lane))!;
  await enqueue("a", { n: 2 });
  await requeueJob(database.pool, first, { afterSeconds: 0, countsAsTry: true });
  expect(await claimJob(database.pool, lane)).toMatchObject({ data: { n: 1 }, attempt: 1 });
  expect(await claimJob(database.pool, lane)).toBeNull();
});
