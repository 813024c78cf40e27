import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTransaction, type OpenDatabase } from "../platform/db/database";
import { openTestDatabase } from "../test/database";
import { eventually } from "../test/eventually";
import { gate, startQueue, untilAborted } from "../test/helpers/jobs";
import { type JobQueue, RetryLater, PermanentFailure } from "./types";

let database: OpenDatabase;
const queues: JobQueue[] = [];
const start = async (
  ...[job, timing]: Parameters<typeof startQueue> extends [unknown, ...infer R] ? R : never
) => {
  const queue = await startQueue(database, job, timing);
  queues.push(queue);
  return queue;
};
const deck = (run = 1) => ({ deckId: randomUUID(), run });
const statesOf = async (name = "analyze-deck") =>
  (
    await database.pool.query<{ state: string }>("select state from jobs where queue = $1 order by 1", [name])
  ).rows.map(({ state }) => state);

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
beforeEach(() => database.pool.query("delete from jobs"));
afterEach(() => Promise.all(queues.splice(0).map((queue) => queue.stop())));

describe("the job queue", () => {
  it("runs a job once, with its data, right after a nudge", async () => {
    const ran: unknown[] = [];
    const queue = await start(
      { handle: async (_deps, { data }) => void ran.push(data) },
      { pollEveryMs: 60_000 },
    );
    const data = deck();
    await queue.enqueue(database.db, "analyze-deck", data);
    queue.nudge("analyze-deck");
    await eventually(() => ran).toEqual([data]);
    await eventually(() => statesOf()).toEqual(["done"]);
    expect(ran).toHaveLength(1);
  });

  it("finds a job without a nudge", async () => {
    let ran = 0;
    const queue = await start({ handle: async () => void ran++ });
    await queue.enqueue(database.db, "analyze-deck", deck());
    await eventually(() => ran).toBe(1);
  });

  it("runs a job only after its transaction has committed", async () => {
    const ran: string[] = [];
    const queue = await start({ handle: async (_deps, { data }) => void ran.push(data.deckId) });
    const [undone, done] = [deck(), deck()];
    await expect(
      inTransaction(database.db, async (tx) => {
        await queue.enqueue(tx, "analyze-deck", undone);
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    await inTransaction(database.db, (tx) => queue.enqueue(tx, "analyze-deck", done));
    await eventually(() => ran).toEqual([done.deckId]);
    expect(await statesOf()).toHaveLength(1);
  });

  it("runs at most as many jobs at a time as the concurrency allows", async () => {
    let [now, most] = [0, 0];
    const finish = gate();
    const queue = await start({
      concurrency: 3,
      handle: async () => {
        most = Math.max(most, ++now);
        if (most === 3) finish.open();
        await finish.opened;
        now--;
      },
    });
    for (let n = 0; n < 10; n++) await queue.enqueue(database.db, "analyze-deck", deck());
    await eventually(statesOf).toEqual(Array(10).fill("done"));
    expect(most).toBe(3);
  });
});

describe("jobs of one key", () => {
  it("let only one job wait behind the running one and do not delay jobs with other keys", async () => {
    const ran: string[] = [];
    const finish = gate();
    const queue = await start({
      handle: async (_deps, { data }) => {
        ran.push(data.deckId);
        if (data.deckId === "busy") await finish.opened;
      },
    });
    const enqueue = (deckId: string, run: number) =>
      queue.enqueue(database.db, "analyze-deck", { deckId, run }, { key: deckId });
    await enqueue("busy", 1);
    await eventually(() => ran).toEqual(["busy"]);
    await enqueue("busy", 2);
    await enqueue("busy", 3);
    await enqueue("other", 1);
    await eventually(() => ran).toEqual(["busy", "other"]);
    finish.open();
    await eventually(() => ran).toEqual(["busy", "other", "busy"]);
    await eventually(statesOf).toEqual(["done", "done", "done"]);
  });

  it("replace a job that waits for its retry with the newer one, due at once and with all its attempts", async () => {
    const [tried, givenUp]: [number[], number[]] = [[], []];
    const queue = await start({
      retries: 1,
      retryDelaySeconds: 600,
      handle: async (_deps, { data }) => {
        tried.push(data.run);
        throw new Error("not yet");
      },
      giveUp: async (_deps, data) => void givenUp.push(data.run),
    });
    const enqueue = (run: number) => queue.enqueue(database.db, "analyze-deck", deck(run), { key: "same" });
    await enqueue(1);
    await eventually(statesOf).toEqual(["retry"]);
    await enqueue(2);
    await eventually(() => tried).toEqual([1, 2]);
    await eventually(statesOf).toEqual(["retry"]);
    await database.pool.query("update jobs set start_after = now()");
    await eventually(() => givenUp).toEqual([2]);
    expect(tried).toEqual([1, 2, 2]);
  });
});

describe("a job that fails", () => {
  it("is retried and given up exactly once after its last attempt", async () => {
    const [tried, givenUp]: [string[], unknown[]] = [[], []];
    const queue = await start({
      retries: 2,
      handle: async (_deps, { data }) => {
        tried.push(data.deckId);
        throw new Error("always");
      },
      giveUp: async (_deps, data) => void givenUp.push(data),
    });
    const data = deck();
    await queue.enqueue(database.db, "analyze-deck", data, { key: data.deckId });
    await eventually(() => givenUp).toEqual([data]);
    expect(tried).toHaveLength(3);
    await eventually(statesOf).toEqual(["failed"]);
    await eventually(() => statesOf("analyze-deck-given-up")).toEqual(["done"]);
    expect(givenUp).toHaveLength(1);
  });

  it("waits longer before each retry", async () => {
    const queue = await start({
      retryDelaySeconds: 40,
      handle: () => Promise.reject(new Error("always")),
    });
    const now = async () => (await database.pool.query<{ now: Date }>("select now()")).rows[0]!.now;
    /** Whether a retry comes so long after its failure, which was after `since` and is over. */
    const waits = async (seconds: number, since: Date) =>
      (
        await database.pool.query<{ fits: boolean }>(
          `select start_after - $1 * interval '1 second' between $2 and now() as fits from jobs where state = 'retry'`,
          [seconds, since],
        )
      ).rows[0]?.fits;
    const enqueued = await now();
    await queue.enqueue(database.db, "analyze-deck", deck());
    await eventually(() => waits(40, enqueued)).toBe(true);
    const failed = await now();
    await database.pool.query("update jobs set start_after = now()");
    await eventually(() => waits(80, failed)).toBe(true);
  });

  it("is not retried after a permanent failure", async () => {
    let [tries, givenUp] = [0, 0];
    const queue = await start({
      handle: async () => {
        tries++;
        throw new PermanentFailure("never");
      },
      giveUp: async () => void givenUp++,
    });
    await queue.enqueue(database.db, "analyze-deck", deck());
    await eventually(() => givenUp).toBe(1);
    await eventually(statesOf).toEqual(["failed"]);
    expect(tries).toBe(1);
  });

  it("is requeued without losing an attempt when it cannot begin yet, and other jobs run meanwhile", async () => {
    const [waits, goes] = [deck(), deck()];
    const ran: string[] = [];
    let mayBegin = false;
    const queue = await start({
      retries: 0,
      concurrency: 1,
      handle: async (_deps, { data }) => {
        if (data.deckId === waits.deckId && !mayBegin) throw new RetryLater("Others first", 1);
        ran.push(data.deckId);
      },
      giveUp: async () => void ran.push("given up"),
    });
    await queue.enqueue(database.db, "analyze-deck", waits);
    await eventually(() => statesOf()).toEqual(["retry"]);
    await queue.enqueue(database.db, "analyze-deck", goes);
    await eventually(() => ran).toEqual([goes.deckId]);
    mayBegin = true;
    await eventually(() => ran).toEqual([goes.deckId, waits.deckId]);
    await eventually(() => statesOf()).toEqual(["done", "done"]);
    const { rows } = await database.pool.query("select failures from jobs");
    expect(rows).toEqual([{ failures: 0 }, { failures: 0 }]);
  });

  it("is given up even when giving up fails at first", async () => {
    let asked = 0;
    const queue = await start({
      retries: 0,
      handle: () => Promise.reject(new Error("always")),
      giveUp: async () => {
        if (++asked === 1) throw new Error("not now");
      },
    });
    await queue.enqueue(database.db, "analyze-deck", deck());
    await eventually(() => statesOf("analyze-deck-given-up")).toEqual(["retry"]);
    await database.pool.query("update jobs set start_after = now()");
    await eventually(() => statesOf("analyze-deck-given-up")).toEqual(["done"]);
    expect(asked).toBe(2);
  });

  it("is aborted when it takes too long and counts as tried, even if it ignores the signal", async () => {
    let [told, givenUp] = [0, 0];
    const queue = await start({
      expireInSeconds: 1,
      retries: 1,
      handle: async (_deps, { signal }) => {
        signal.addEventListener("abort", () => told++);
        await new Promise(() => {});
      },
      giveUp: async () => void givenUp++,
    });
    await queue.enqueue(database.db, "analyze-deck", deck());
    await eventually(() => givenUp).toBe(1);
    expect(told).toBe(2);
    expect(await statesOf()).toEqual(["failed"]);
  });
});

/** Leaves a job as a process would that was killed while it worked on it, as the only job. */
const leaveCutOff = (queue: JobQueue, attempt: number, startedSecondsAgo: number) =>
  inTransaction(database.db, async (tx) => {
    await queue.enqueue(tx, "analyze-deck", deck(), { key: "deck" });
    await tx.execute(sql`
      update jobs
      set state = 'running', failures = ${attempt}, lost_at = now() + ${60 - startedSecondsAgo} * interval '1 s'`);
  });

describe("a job cut off by a crash", () => {
  it("is retried when its time has passed", async () => {
    let tries = 0;
    const queue = await start({ handle: async () => void tries++ }, { pollEveryMs: 60_000 });
    await leaveCutOff(queue, 0, 61);
    await eventually(statesOf).toEqual(["retry"]);
    queue.nudge("analyze-deck");
    await eventually(() => tries).toBe(1);
  });

  it("is given up when the crash hit its last attempt", async () => {
    let [tries, givenUp] = [0, 0];
    const queue = await start(
      { handle: async () => void tries++, giveUp: async () => void givenUp++ },
      { pollEveryMs: 60_000 },
    );
    await leaveCutOff(queue, 2, 61);
    await eventually(statesOf).toEqual(["failed"]);
    queue.nudge("analyze-deck");
    await eventually(() => givenUp).toBe(1);
    expect(tries).toBe(0);
  });

  it("is retried at the next start only where no other process can be working on it", async () => {
    const first = await start({}, { pollEveryMs: 60_000 });
    await leaveCutOff(first, 0, 1);
    await first.stop();
    let tries = 0;
    await start({ handle: async () => void tries++ });
    if (database.isEmbedded) await eventually(() => tries).toBe(1);
    else {
      const other = deck();
      await first.enqueue(database.db, "analyze-deck", other);
      await eventually(() => tries).toBe(1);
      await eventually(statesOf).toEqual(["done", "running"]);
    }
  });
});

describe("a cancelled job", () => {
  it("does not run when it waits", async () => {
    const ran: string[] = [];
    const queue = await start({ handle: async (_deps, { data }) => void ran.push(data.deckId) });
    const [cancelled, kept] = [deck(), deck()];
    await inTransaction(database.db, async (tx) => {
      for (const data of [cancelled, kept])
        await queue.enqueue(tx, "analyze-deck", data, { key: data.deckId });
      await queue.cancel(tx, "analyze-deck", cancelled.deckId);
    });
    await eventually(() => ran).toEqual([kept.deckId]);
    await eventually(() => statesOf()).toEqual(["done"]);
  });

  it("is aborted while it runs, is not tried again or given up, and leaves the others alone", async () => {
    const [began, finish] = [gate(), gate()];
    const aborted: string[] = [];
    const givenUp: unknown[] = [];
    const [cancelled, kept] = [deck(), deck()];
    const queue = await start(
      {
        retries: 3,
        concurrency: 2,
        handle: async (_deps, { data, signal }) => {
          if (data.deckId === kept.deckId) return finish.opened;
          signal.addEventListener("abort", () => aborted.push(data.deckId));
          began.open();
          return untilAborted(signal);
        },
        giveUp: async (_deps, data) => void givenUp.push(data),
      },
      { pollEveryMs: 60_000 },
    );
    for (const data of [cancelled, kept])
      await queue.enqueue(database.db, "analyze-deck", data, { key: data.deckId });
    queue.nudge("analyze-deck");
    await began.opened;
    await queue.cancel(database.db, "analyze-deck", cancelled.deckId);
    queue.nudge("analyze-deck");
    await eventually(() => aborted).toEqual([cancelled.deckId]);
    finish.open();
    await eventually(() => statesOf()).toEqual(["done"]);
    expect(await statesOf("analyze-deck-given-up")).toEqual([]);
    expect(givenUp).toEqual([]);
  });

  it("makes room for a new one with the same key", async () => {
    const began = gate();
    const runs: number[] = [];
    const queue = await start({
      handle: async (_deps, { data, signal }) => {
        runs.push(data.run);
        if (data.run > 1) return;
        began.open();
        await untilAborted(signal);
      },
    });
    const first = deck();
    await queue.enqueue(database.db, "analyze-deck", first, { key: first.deckId });
    await began.opened;
    await queue.cancel(database.db, "analyze-deck", first.deckId);
    await queue.enqueue(database.db, "analyze-deck", { ...first, run: 2 }, { key: first.deckId });
    await eventually(() => statesOf()).toEqual(["done"]);
    expect(runs).toEqual([1, 2]);
  });
});

describe("stopping the job queue", () => {
  it("waits for running jobs and starts no new ones", async () => {
    const [began, finish] = [gate(), gate()];
    let done = 0;
    const queue = await start({
      concurrency: 1,
      handle: async () => {
        began.open();
        await finish.opened;
        done++;
      },
    });
    await queue.enqueue(database.db, "analyze-deck", deck());
    await queue.enqueue(database.db, "analyze-deck", deck());
    await began.opened;
    const stopped = queue.stop();
    finish.open();
    await stopped;
    expect(done).toBe(1);
    expect(await statesOf()).toEqual(["done", "waiting"]);
  });

  it("aborts a job that does not end and requeues it without counting the attempt", async () => {
    const began = gate();
    const queue = await start({
      retries: 0,
      handle: async (_deps, { signal }) => {
        began.open();
        await untilAborted(signal);
      },
    });
    await queue.enqueue(database.db, "analyze-deck", deck());
    await began.opened;
    const since = Date.now();
    await queue.stop();
    expect(Date.now() - since).toBeLessThan(30_000);
    expect(await statesOf()).toEqual(["retry"]);
    let ran = 0;
    await start({ retries: 0, handle: async () => void ran++ });
    await eventually(() => ran).toBe(1);
    await eventually(statesOf).toEqual(["done"]);
  });
});
