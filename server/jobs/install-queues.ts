import type pg from "pg";
import PgBoss from "pg-boss";
import { onDirectConnection } from "../db/direct-connection";
import { bossOnPool } from "./boss-db";
import { giveUpQueueOf, JOB_NAMES } from "./lanes";

const LOCK = 727_002;

/**
 * Makes pg-boss's tables in the schema `pgboss`, and the queues, where they are missing. Several processes may do so at once: one
 * does it, the others wait for it. (pg-boss locks its tables' making, but two that make the same queue wait for each other.)
 */
export const installQueues = (pool: pg.Pool): Promise<void> =>
  onDirectConnection(pool, async (client) => {
    // The lock goes with the connection.
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    const boss = new PgBoss({ db: bossOnPool(client), supervise: false, schedule: false });
    await boss.start();
    for (const name of JOB_NAMES) {
      // One that waits and one that runs, for each key.
      await boss.createQueue(name, { name, policy: "stately" });
      await boss.createQueue(giveUpQueueOf(name));
    }
  });
