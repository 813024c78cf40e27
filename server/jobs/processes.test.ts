import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import pg from "pg";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  onTestFinished,
} from "vitest";
import { connectDrizzle, inTransaction, type OpenDatabase } from "../platform/db/database";
import { handleLostConnections } from "../platform/db/lost-connections";
import { openTestDatabase } from "../test/database";
import { compileProgram } from "../test/processes/compile-program";
import { openDatabaseProxy } from "../test/processes/database-proxy";
import { eventually } from "../test/eventually";
import { createKeptLog } from "../test/kept-log";
import type { Deps } from "../context/deps";
import { createLogger } from "../platform/logger";
import { createJobQueue } from "./create-job-queue";
import { type DeckRun, definitionsWith, gate, startQueue } from "../test/helpers/jobs";
import type { JobQueue } from "./types";

const template = inject("databaseTemplate");
const serverUrl = template.kind === "server" ? template.url : null;

let database: OpenDatabase;
const queues: JobQueue[] = [];
const children: ChildProcess[] = [];
const start = async (
  job: Parameters<typeof startQueue>[1],
  on: OpenDatabase = database,
): Promise<JobQueue> => {
  const queue = await startQueue(on, job);
  queues.push(queue);
  return queue;
};
const deck = () => ({ deckId: randomUUID(), run: 1 });
const statesOf = async () =>
  (
    await database.pool.query<{ state: string }>(
      "select state from jobs where queue = 'analyze-deck' order by 1",
    )
  ).rows.map(({ state }) => state);

/** A queue of a process of its own, and the decks of which it took the jobs. */
async function spawnQueue() {
  const child = spawn(
    process.execPath,
    [await compileProgram(new URL("../test/processes/queue-process.ts", import.meta.url))],
    {
      env: { PATH: process.env.PATH, TEST_QUEUE_URL: database.pool.options.connectionString },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  children.push(child);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return { child, took: () => output.match(/(?<=took )\S+/g) ?? [] };
}

describe.runIf(serverUrl !== null)("several processes on one queue", () => {
  beforeAll(async () => void (database = await openTestDatabase()));
  afterAll(() => database.close());
  beforeEach(() => database.pool.query("delete from jobs"));
  afterEach(async () => {
    await Promise.all(queues.splice(0).map((queue) => queue.stop()));
    for (const child of children.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill("SIGKILL");
      await once(child, "exit");
    }
  });

  it("run each job exactly once", async () => {
    const ran: string[] = [];
    const by = [0, 0];
    const bothAtWork = gate();
    const job = (n: number) => ({
      concurrency: 4,
      handle: async (_deps: unknown, { data }: { data: { deckId: string } }) => {
        ran.push(data.deckId);
        by[n]!++;
        // A quick one would otherwise be done with all of them before the other looks.
        if (by.every((count) => count > 0)) bothAtWork.open();
        await bothAtWork.opened;
      },
    });
    const [first, second] = [await start(job(0)), await start(job(1))];
    const decks = Array.from({ length: 50 }, deck);
    await Promise.all(
      decks.map((data, n) =>
        (n % 2 ? first : second).enqueue(database.db, "analyze-deck", data, { key: data.deckId }),
      ),
    );
    await eventually(statesOf).toEqual(Array(50).fill("done"));
    expect(ran.sort()).toEqual(decks.map(({ deckId }) => deckId).sort());
    expect(by.every((count) => count > 0)).toBe(true);
  });

  it("run one job of a key at a time", async () => {
    let [now, most, total] = [0, 0, 0];
    const job = {
      concurrency: 4,
      handle: async () => {
        most = Math.max(most, ++now);
        await database.pool.query("select pg_sleep(0.02)");
        now--;
        total++;
      },
    };
    const both = [await start(job), await start(job)];
    for (let n = 0; n < 20; n++) {
      await both[n % 2]!.enqueue(database.db, "analyze-deck", deck(), { key: "same" });
      both.forEach((queue) => queue.nudge("analyze-deck"));
    }
    await eventually(async () => new Set(await statesOf())).toEqual(new Set(["done"]));
    expect(most).toBe(1);
    expect(total).toBe((await statesOf()).length);
  });

  it("do not start a waiting job that was queued again until that transaction has committed", async () => {
    const [busy, finish] = [gate(), gate()];
    const seen: string[] = [];
    const note = async () =>
      (await database.pool.query<{ text: string }>("select text from wishes")).rows[0]!.text;
    await database.pool.query("create table wishes (text text)");
    await database.pool.query("insert into wishes values ('old')");
    const queue = await start({
      handle: async () => {
        seen.push(await note());
        busy.open();
        await finish.opened;
      },
    });
    const enqueue = (db = database.db) => queue.enqueue(db, "analyze-deck", deck(), { key: "same" });
    await enqueue();
    await busy.opened;
    await enqueue();
    await inTransaction(database.db, async (tx) => {
      await tx.execute("update wishes set text = 'new'");
      await queue.enqueue(tx, "analyze-deck", deck(), { key: "same" });
      finish.open();
      await eventually(statesOf).toEqual(["done", "waiting"]);
    });
    await eventually(() => seen).toEqual(["old", "new"]);
  });

  it("take over the job of a process that was killed", async () => {
    const other = await spawnQueue();
    const ran: string[] = [];
    const data = deck();
    await createJobQueue(database, createLogger("silent")).enqueue(database.db, "analyze-deck", data, {
      key: data.deckId,
    });
    await eventually(other.took, 30_000).toEqual([data.deckId]);
    other.child.kill("SIGKILL");
    await start({ expireInSeconds: 2, handle: async (_deps, run) => void ran.push(run.data.deckId) });
    expect(ran).toEqual([]);
    await eventually(() => ran).toEqual([data.deckId]);
    await eventually(statesOf).toEqual(["done"]);
  }, 180_000);

  it("survive the loss of the database during a job and run the job once", async () => {
    const proxy = await openDatabaseProxy(database.pool.options.connectionString!);
    const pool = new pg.Pool({ connectionString: proxy.url, max: 10, connectionTimeoutMillis: 10_000 });
    pool.on("error", () => {});
    const throughProxy = { ...database, pool, db: connectDrizzle(pool) };
    const [began, finish] = [gate(), gate()];
    let ran = 0;
    const queue = await start(
      {
        handle: async () => {
          ran++;
          began.open();
          await finish.opened;
        },
      },
      throughProxy,
    );
    await queue.enqueue(throughProxy.db, "analyze-deck", deck());
    await began.opened;
    await proxy.close();
    finish.open();
    await expect(queue.enqueue(throughProxy.db, "analyze-deck", deck())).rejects.toThrow();
    await eventually(statesOf).toEqual(["running"]);
    await proxy.reopen();
    await eventually(statesOf).toEqual(["done"]);
    await queue.enqueue(throughProxy.db, "analyze-deck", deck());
    await eventually(statesOf).toEqual(["done", "done"]);
    expect(ran).toBe(2);
    await queue.stop();
    await pool.end();
    await proxy.close();
  });

  it("do not count an attempt during which the database was lost", async () => {
    const proxy = await openDatabaseProxy(database.pool.options.connectionString!);
    const pool = new pg.Pool({ connectionString: proxy.url, max: 10, connectionTimeoutMillis: 10_000 });
    handleLostConnections(pool, createLogger("silent"));
    const throughProxy = { ...database, pool, db: connectDrizzle(pool) };
    const tries: number[] = [];
    const queue = await start(
      {
        retries: 0,
        handle: async () => {
          tries.push(tries.length);
          if (tries.length === 1) await proxy.close();
          await inTransaction(throughProxy.db, (tx) => tx.execute("select 1"));
        },
      },
      throughProxy,
    );
    await queue.enqueue(throughProxy.db, "analyze-deck", deck());
    await eventually(() => tries).toEqual([0]);
    await proxy.reopen();
    await eventually(statesOf).toEqual(["done"]);
    expect(tries).toEqual([0, 1]);
    await queue.stop();
    await pool.end();
    await proxy.close();
  });

  describe("a job queue that starts while its database is unavailable", () => {
    const startUnreachable = async () => {
      const proxy = await openDatabaseProxy(database.pool.options.connectionString!);
      await proxy.close();
      const pool = new pg.Pool({ connectionString: proxy.url, max: 10, connectionTimeoutMillis: 10_000 });
      handleLostConnections(pool, createLogger("silent"));
      onTestFinished(() => pool.end());
      const { log, lines } = createKeptLog("warn");
      const told = () => lines().map(({ msg }) => msg);
      const queue = createJobQueue({ ...database, pool, db: connectDrizzle(pool) }, log, { pollEveryMs: 50 });
      const ran: string[] = [];
      const job = { handle: async (_deps: Deps, { data }: DeckRun) => void ran.push(data.deckId) };
      const started = queue.start({} as Deps, definitionsWith(job));
      await eventually(told).toEqual(["the job queue cannot start yet"]);
      return { proxy, queue, started, told, ran };
    };

    it("waits for the database, logs that once, and then runs jobs", async () => {
      const { proxy, queue, started, told, ran } = await startUnreachable();
      await proxy.reopen();
      await started;
      const data = deck();
      await queue.enqueue(database.db, "analyze-deck", data);
      await eventually(() => ran).toEqual([data.deckId]);
      expect(told()).toEqual(["the job queue cannot start yet"]);
      await queue.stop();
      await proxy.close();
    });

    it("stops when told to and runs no jobs", async () => {
      const { queue, started, ran } = await startUnreachable();
      await createJobQueue(database, createLogger("silent")).enqueue(database.db, "analyze-deck", deck());
      await queue.stop();
      await started;
      expect([ran, await statesOf()]).toEqual([[], ["waiting"]]);
    });
  });
});
