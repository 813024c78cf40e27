import { connectDrizzle } from "../../platform/db/database";
import type { Deps } from "../../context/deps";
import { createJobQueue } from "../../jobs/create-job-queue";
import { definitionsWith } from "../helpers/jobs";
import { createLogger } from "../../platform/logger";
import pg from "pg";

/**
 * A process that works on the queue of the database in TEST_QUEUE_URL and never ends a job, so that a test
 * can kill it during a job. Prints the deck of each job that it takes.
 */
const pool = new pg.Pool({ connectionString: process.env.TEST_QUEUE_URL, max: 10 });
const queue = createJobQueue(
  { pool, db: connectDrizzle(pool), isEmbedded: false, onDeath: () => {}, close: () => pool.end() },
  createLogger("silent"),
  { pollEveryMs: 50 },
);
await queue.start(
  {} as Deps,
  definitionsWith({
    expireInSeconds: 2,
    handle: async (_deps, { data }) => {
      process.stdout.write(`took ${data.deckId}\n`);
      await new Promise(() => {});
    },
  }),
);
