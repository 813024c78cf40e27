import { randomUUID } from "node:crypto";
import PgBoss from "pg-boss";
import type { OpenDatabase } from "../db/database";
import { outlastDatabase } from "../db/outlast";
import type { Logger } from "../lib/logger";
import { bossOnDb, bossOnPool } from "./boss-db";
import { installQueues } from "./install-queues";
import { FORGET, RENEW_WAITING, makeLastTry, putBack } from "./job-rows";
import { lanesOf } from "./lanes";
import type { Settle } from "./run-job";
import { TIMING, type Timing } from "./timing";
import type { JobDefinitions, JobQueue } from "./types";
import { startUpkeep } from "./upkeep";
import { startWorkers, type Workers } from "./workers";

/** How often it is looked again whether a job of a key waits: each round means that another process was at it just then. */
const ENQUEUE_ROUNDS = 5;

/**
 * The queue in the database, over the shared pool. pg-boss keeps the tables, the dead letters, the lost tries and the timetable. Taking
 * jobs and running them is done here: its own workers do not wait for the end of a job to be written down, so that a database that is
 * away just then would end the process, and one key that is being worked on would hold up all others.
 */
export function createJobQueue(
  database: OpenDatabase,
  log: Logger,
  changedTiming: Partial<Timing> = {},
): JobQueue {
  const { pool } = database;
  const timing = { ...TIMING, ...changedTiming };
  // Never started: it only writes, when it is told to.
  const boss = new PgBoss({ db: bossOnPool(pool) });
  let workers: Workers | null = null;
  let stopUpkeep = async () => {};
  let stopped = false;

  const settle: Settle = async (lane, job, outcome, seconds) => {
    if (outcome === "done") await boss.complete(lane.queue, job.id);
    else if (outcome === "put-back") await putBack(pool, lane, job, { afterSeconds: seconds, counts: false });
    else if (outcome === "again")
      await putBack(pool, lane, job, { afterSeconds: lane.delayAfter(job.attempt), counts: true });
    // Failed for good, a job goes to its dead-letter queue in the same statement.
    else if (await makeLastTry(pool, lane, job)) await boss.fail(lane.queue, job.id);
  };

  async function setUp(definitions: JobDefinitions): Promise<void> {
    await installQueues(pool);
    stopUpkeep = await startUpkeep(database, { definitions, timing, log });
  }

  return {
    async enqueue(on, name, data, { key } = {}) {
      const onDb = bossOnDb(on);
      // Without a key of its own every job would share the empty one.
      const singletonKey = key ?? randomUUID();
      for (let round = 0; round < ENQUEUE_ROUNDS; round++) {
        if (key !== undefined) {
          const { rows } = await onDb.executeSql(RENEW_WAITING, [name, key, data]);
          if (rows.length > 0) return;
        }
        if (await boss.send(name, data, { singletonKey, db: onDb })) return;
      }
      throw new Error(`A job could not be queued: ${name}`);
    },
    async forget(on, ids) {
      const onDb = bossOnDb(on);
      for (const statement of FORGET) await onDb.executeSql(statement, [ids]);
    },
    nudge: () => workers?.look(),
    async start(deps, definitions) {
      try {
        await outlastDatabase(() => setUp(definitions), {
          isOver: () => stopped,
          onAway: (error) => log.warn({ err: error }, "the job queue cannot start yet"),
        });
      } catch (error) {
        if (stopped) return;
        throw error;
      }
      if (stopped) await stopUpkeep();
      else workers = startWorkers(lanesOf(deps, definitions), { pool, settle, timing, log });
    },
    async stop() {
      stopped = true;
      await workers?.stop();
      await stopUpkeep();
    },
  };
}
