import pg from "pg";
import type { Deps } from "../../context/deps";
import { sendPushNoticesJob } from "../../features/push-notices/send-push-notices.job";
import { createJobQueue } from "../../jobs/create-job-queue";
import { connectDrizzle } from "../../platform/db/database";
import { createMessageSender } from "../../platform/fetch/send-message";
import { createLogger } from "../../platform/logger";
import { definitionsWith } from "../helpers/jobs";

/**
 * A process that sends the push notices of the database in TEST_QUEUE_URL, with the key of the purpose in
 * TEST_PUSH_NOTICES_KEY, so that a test can kill it in the middle of one.
 */
const pool = new pg.Pool({ connectionString: process.env.TEST_QUEUE_URL, max: 10 });
const db = connectDrizzle(pool);
const log = createLogger("silent");
const jobs = createJobQueue(
  { pool, db, isEmbedded: false, onDeath: () => {}, close: () => pool.end() },
  log,
  {
    pollEveryMs: 50,
  },
);
const deps = {
  ...{ db, jobs, log, clock: { now: () => new Date() } },
  config: { PUBLIC_URL: "http://localhost", isHttps: false },
  keys: { pushNotices: process.env.TEST_PUSH_NOTICES_KEY },
  messages: createMessageSender({ allowPrivate: true, userAgent: "Amberway/1.0" }),
} as unknown as Deps;
await jobs.start(deps, { ...definitionsWith({}), "send-push-notices": sendPushNoticesJob });
