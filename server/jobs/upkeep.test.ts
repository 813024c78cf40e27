import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../platform/db/database";
import type { Deps } from "../context/deps";
import { createLogger } from "../platform/logger";
import { openTestDatabase } from "../test/database";
import { eventually } from "../test/eventually";
import { deleteEndedJobs, insertScheduled } from "./job-rows";
import { createLanes } from "./lanes";
import { definitionsWith } from "../test/helpers/jobs";
import { startUpkeep } from "./upkeep";

let database: OpenDatabase;
const statesOf = async (queue: string) =>
  (
    await database.pool.query<{ state: string }>("select state from jobs where queue = $1 order by 1", [
      queue,
    ])
  ).rows.map(({ state }) => state);

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
beforeEach(() => database.pool.query("delete from jobs"));

describe("the job schedule", () => {
  const definitions = definitionsWith({});
  definitions["sweep-objects"].cron = "* * * * *";
  const follow = () =>
    startUpkeep(database, {
      lanes: createLanes({} as Deps, definitions),
      definitions,
      timing: { pollEveryMs: 1_000, recoverEveryMs: 1_000, timetableSeconds: 1 },
      log: createLogger("silent"),
    });
  const minutesOf = async (state: string) =>
    (
      await database.pool.query<{ minute: string }>(
        "select scheduled_for::text as minute from jobs where queue = 'sweep-objects' and state = $1",
        [state],
      )
    ).rows.map(({ minute }) => minute);

  it("queues a scheduled job when it is due, at the start and later", async () => {
    const stop = await follow();
    expect(await statesOf("sweep-objects")).toEqual(["waiting"]);
    await database.pool.query("delete from jobs");
    await eventually(() => statesOf("sweep-objects")).toEqual(["waiting"]);
    stop();
  });

  it("queues a scheduled job once a minute, even if it is done before another process checks", async () => {
    (await follow())();
    const [minute] = await minutesOf("waiting");
    await database.pool.query("update jobs set state = 'done', ended_at = now()");
    const stops = await Promise.all([follow(), follow(), follow()]);
    stops.forEach((stop) => stop());
    expect(await minutesOf("done")).toEqual([minute]);
    expect(await minutesOf("waiting")).not.toContain(minute);
  });

  it("queues no scheduled job while an earlier one waits", async () => {
    await insertScheduled(database.pool, "sweep-objects", new Date("2026-01-01T00:00:00Z"));
    (await follow())();
    expect(await statesOf("sweep-objects")).toEqual(["waiting"]);
  });
});

describe("ended jobs", () => {
  const keep = (queue: string, state: string, age: string) =>
    database.pool.query(
      `insert into jobs (queue, data, state, start_after, ended_at)
       values ($1, '{}', $2, now() - $3::interval, case when $2 in ('done', 'failed') then now() - $3::interval end)`,
      [queue, state, age],
    );

  it("are deleted an hour after success and a week after failure", async () => {
    await keep("scrape", "done", "59 minutes");
    await keep("scrape", "done", "61 minutes");
    await keep("scrape", "failed", "6 days");
    await keep("scrape", "failed", "8 days");
    await deleteEndedJobs(database.pool, ["scrape"]);
    expect(await statesOf("scrape")).toEqual(["done", "failed"]);
  });

  it("are deleted without waiting jobs, except those of queues that no release uses", async () => {
    await keep("scrape", "waiting", "60 days");
    await keep("forgotten", "waiting", "13 days");
    await keep("forgotten", "waiting", "15 days");
    await deleteEndedJobs(database.pool, ["scrape"]);
    expect(await statesOf("scrape")).toEqual(["waiting"]);
    expect(await statesOf("forgotten")).toEqual(["waiting"]);
  });
});
