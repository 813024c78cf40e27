import { sql } from "drizzle-orm";
import type pg from "pg";
import { beforeEach, describe, expect, it } from "vitest";
import { createLogger } from "../../logger";
import { connectDrizzle, type Database } from "../database";
import { PositionHistory } from "./history";
import type { Primary } from "./primary";
import { type Reads, createReplicaReads } from "./reads";
import type { Replica } from "./replica";
import { readInTransaction } from "./routed-database";

/** A server that answers with its name, or with what is wrong with it. */
function serverNamed(name: string) {
  const server = {
    name,
    fails: null as Error | null,
    lastWrite: null as string | null,
    asked: 0,
    query: async (statement: { text: string } | string) => {
      server.asked += 1;
      if (server.fails) throw server.fails;
      const text = typeof statement === "string" ? statement : statement.text;
      if (/^select case .* from last_writes/s.test(text)) return { rows: [{ position: server.lastWrite }] };
      return { rows: [{ from: name }], command: text.toUpperCase() };
    },
    connect: async () => ({ query: server.query, release: () => {} }),
  };
  const pool = server as unknown as pg.Pool;
  return Object.assign(server, { target: { pool, db: connectDrizzle(pool) } });
}
type Server = ReturnType<typeof serverNamed>;

let [primary, one, two]: Server[] = [];
let failures: string[];
let isUp: Record<string, boolean>;
let away: boolean;
/** What is found out when the primary is asked anew. */
let isReallyAway: boolean;
let foundAt: bigint;
let reads: Reads;

const positions: Record<string, bigint> = { one: 100n, two: 90n };
const replicaAt = (server: Server): Replica => ({
  ...server.target,
  name: server.name,
  isUp: () => isUp[server.name] ?? true,
  run: (work) => work(),
  position: () => positions[server.name]!,
  pollNow: () => {},
  recordFailure: () => void failures.push(server.name),
  compareWith: () => {},
  stop: async () => {},
});

beforeEach(() => {
  [primary, one, two] = [serverNamed("primary"), serverNamed("one"), serverNamed("two")];
  [failures, isUp, away, isReallyAway, foundAt] = [[], {}, false, false, 90n];
  const history = new PositionHistory(10_000);
  history.add(performance.now(), 90n);
  const primaryMonitor: Primary = {
    address: () => "",
    index: () => 0,
    isAway: () => away,
    recheckAway: async () => (away &&= isReallyAway),
    confirmAway: async () => (away ||= isReallyAway),
    minPosition: () => 90n,
    firstPosition: () => foundAt,
    history,
    requireCurrentReplicas: async () => {},
    onMove: () => {},
    onAsked: () => {},
    stop: async () => {},
  };
  const replicas = [replicaAt(one), replicaAt(two)];
  reads = createReplicaReads({
    primary: primary.target,
    primaryMonitor,
    replicas,
    log: createLogger("silent"),
  });
});

const askFrom = async (db: Database) => (await db.execute<{ from: string }>(sql`select 1`)).rows[0]!.from;
const ama = { userId: "ama" };
const gone = () => Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
const cancelled = () =>
  Object.assign(new Error("canceling statement due to conflict with recovery"), { code: "40001" });

describe("a request that reads", () => {
  it("reads the catalogue from one replica throughout, and personal data from the primary", async () => {
    const { catalogue, own } = reads.forRequest(ama);
    const first = await askFrom(catalogue);
    expect(["one", "two"]).toContain(first);
    expect([await askFrom(catalogue), await askFrom(catalogue)]).toEqual([first, first]);
    expect(await askFrom(own)).toBe("primary");
  });

  it("of somebody who has written reads from a replica that has the write, or from the primary", async () => {
    primary!.lastWrite = "0/5C"; // 92
    expect(await askFrom(reads.forRequest(ama).catalogue)).toBe("one");
    primary!.lastWrite = "0/65"; // 101
    expect(await askFrom(reads.forRequest(ama).catalogue)).toBe("primary");
  });

  it("looks up the last write once, and not at all when no replica qualifies", async () => {
    const { catalogue } = reads.forRequest(ama);
    await askFrom(catalogue);
    await askFrom(catalogue);
    expect(primary!.asked).toBe(1);
    isUp = { one: false, two: false };
    await askFrom(reads.forRequest(ama).catalogue);
    expect(primary!.asked).toBe(2);
  });

  it("without a user sends no query to the primary", async () => {
    await askFrom(reads.forRequest({ name: "203.0.113.1" }).catalogue);
    expect(primary!.asked).toBe(0);
  });
});

describe("a replica that fails", () => {
  it.each([
    ["is lost", gone],
    ["cancels a statement", cancelled],
    ["is too slow", () => Object.assign(new Error("too slow"), { code: "57014" })],
    ["has not got a table yet", () => Object.assign(new Error("no such table"), { code: "42P01" })],
  ])("because it %s is replaced by the primary for the rest of the request", async (_why, failure) => {
    isUp = { two: false };
    const { catalogue } = reads.forRequest(ama);
    expect(await askFrom(catalogue)).toBe("one");
    one!.fails = failure();
    expect(await askFrom(catalogue)).toBe("primary");
    one!.fails = null;
    expect(await askFrom(catalogue)).toBe("primary");
    expect(failures).toEqual(["one"]);
  });

  it("in the middle of a transaction has the whole transaction run again", async () => {
    isUp = { two: false };
    const { catalogue } = reads.forRequest(ama);
    const seen: string[] = [];
    const found = await readInTransaction(catalogue, async (tx) => {
      const { rows } = await tx.execute<{ from: string }>(sql`select 1`);
      seen.push(rows[0]!.from);
      if (seen.length === 1) throw cancelled();
      return (await tx.execute<{ from: string }>(sql`select 2`)).rows[0]!.from;
    });
    expect([seen, found]).toEqual([["one", "primary"], "primary"]);
  });

  it("is not paused when the primary fails as well", async () => {
    isUp = { two: false };
    const wrong = Object.assign(new Error("not a number"), { code: "22P02" });
    one!.fails = primary!.fails = wrong;
    const { catalogue } = reads.forRequest({ name: "x" });
    await expect(askFrom(catalogue)).rejects.toMatchObject({ cause: wrong });
    expect(failures).toEqual([]);
  });
});

describe("while the primary is away", () => {
  beforeEach(() => {
    away = isReallyAway = true;
    primary!.fails = gone();
  });

  it("everything is read from the most advanced replica without asking the primary", async () => {
    const { catalogue, own } = reads.forRequest(ama);
    expect([await askFrom(own), await askFrom(catalogue), await askFrom(reads.own)]).toEqual([
      "one",
      "one",
      "one",
    ]);
    expect(primary!.asked).toBe(0);
    expect(reads.canReadWithoutPrimary()).toBe(true);
  });

  it("it is looked for anew by each request, for once it is back a replica may lack what it was told", async () => {
    isReallyAway = false;
    primary!.fails = null;
    expect(await askFrom(reads.own)).toBe("primary");
    away = true;
    primary!.lastWrite = "0/65";
    expect(await askFrom(reads.forRequest(ama).catalogue)).toBe("primary");
  });

  it("another replica is tried when the first one fails before anything was read from it", async () => {
    const { catalogue } = reads.forRequest(ama);
    one!.fails = gone();
    isUp = { one: true };
    const asking = askFrom(catalogue);
    // Its loss is known by the time that another is looked for.
    isUp = { one: false };
    expect(await asking).toBe("two");
  });

  it("a request does not go on at another replica, which may be behind the first", async () => {
    const { catalogue } = reads.forRequest(ama);
    expect(await askFrom(catalogue)).toBe("one");
    one!.fails = gone();
    isUp = { one: false };
    await expect(askFrom(catalogue)).rejects.toThrow();
  });

  it("nothing is read from a replica that lacks what the primary had when this process found it", async () => {
    foundAt = 100n;
    isUp = { one: false };
    await expect(askFrom(reads.own)).rejects.toThrow();
  });

  it("nothing is read when there is no replica", async () => {
    isUp = { one: false, two: false };
    await expect(askFrom(reads.own)).rejects.toThrow();
    expect(reads.canReadWithoutPrimary()).toBe(false);
  });
});

describe("a primary that is lost under a request", () => {
  it("is replaced by a replica, also for personal data", async () => {
    isReallyAway = true;
    primary!.fails = gone();
    const { own, catalogue } = reads.forRequest(ama);
    expect([await askFrom(own), await askFrom(catalogue)]).toEqual(["one", "one"]);
  });

  it("is replaced only if it is unavailable, not if it is busy", async () => {
    primary!.fails = Object.assign(new Error("too many connections"), { code: "53300" });
    await expect(askFrom(reads.forRequest(ama).own)).rejects.toThrow();
    await expect(askFrom(reads.own)).rejects.toThrow();
  });

  it("does not give way once the catalogue was read from it, for a replica may be behind that", async () => {
    primary!.lastWrite = "0/65";
    const { catalogue, own } = reads.forRequest(ama);
    expect(await askFrom(catalogue)).toBe("primary");
    isReallyAway = true;
    primary!.fails = gone();
    await expect(askFrom(catalogue)).rejects.toThrow();
    await expect(askFrom(own)).rejects.toThrow();
  });

  it("is given up for the replica that the catalogue was read from", async () => {
    primary!.lastWrite = null;
    positions.two = 100n;
    const { catalogue, own } = reads.forRequest({ userId: "kofi" });
    const first = await askFrom(catalogue);
    isReallyAway = true;
    primary!.fails = gone();
    expect(await askFrom(own)).toBe(first);
    positions.two = 90n;
  });
});
