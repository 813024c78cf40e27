import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { inTransaction, type OpenDatabase } from "../db/database";
import { createLogger } from "../logger";
import { openTestDatabase } from "../../test/database";
import { eventually } from "../../test/eventually";
import { createPushHub } from "./create-push-hub";
import type { PushEvent, PushHub } from "./types";

let database: OpenDatabase;
const hubs: PushHub[] = [];

/** A hub as each process has one. */
const start = async () => {
  const hub = createPushHub(database, createLogger("silent"));
  hubs.push(hub);
  await hub.start();
  return hub;
};
const hearing = (hub: PushHub, userId: string) => {
  const heard: PushEvent[] = [];
  const leave = hub.subscribe(userId, (event) => heard.push(event));
  return { heard, leave };
};
const refresh = (key: string): PushEvent => ({ kind: "refresh", keys: [[key]] });

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
afterEach(() => Promise.all(hubs.splice(0).map((hub) => hub.stop())));

describe("a push", () => {
  it("reaches all subscribers of its user, in order, and nobody else", async () => {
    const hub = await start();
    const [ama, kofi] = [randomUUID(), randomUUID()];
    const [first, second, foreign] = [hearing(hub, ama), hearing(hub, ama), hearing(hub, kofi)];
    const gone = hearing(hub, ama);
    gone.leave();
    await hub.publish(database.db, ama, refresh("/api/a"));
    await hub.publish(database.db, ama, { kind: "check-session" });
    await hub.publish(database.db, kofi, refresh("/api/b"));
    await eventually(() => foreign.heard).toEqual([refresh("/api/b")]);
    for (const { heard } of [first, second])
      expect(heard).toEqual([refresh("/api/a"), { kind: "check-session" }]);
    expect(gone.heard).toEqual([]);
  });

  it("arrives when the writes of its transaction can be read", async () => {
    const hub = await start();
    const userId = randomUUID();
    await database.pool.query("create table pushed (n int)");
    const read = new Promise<number>((resolve) => {
      hub.subscribe(userId, () => {
        void database.pool
          .query<{ count: number }>("select count(*)::int from pushed")
          .then(({ rows }) => resolve(rows[0]!.count));
      });
    });
    await inTransaction(database.db, async (tx) => {
      await hub.publish(tx, userId, refresh("/api/a"));
      // More than one turn: whoever is told too early gets his chance.
      for (let n = 0; n < 5; n++) await tx.execute("insert into pushed values (1)");
    });
    expect(await read).toBe(5);
  });
});

describe.runIf(inject("databaseTemplate").kind === "server")("pushes between processes", () => {
  it("reach the subscribers of the other one, once committed", async () => {
    const [here, there] = [await start(), await start()];
    const userId = randomUUID();
    const { heard } = hearing(there, userId);
    await inTransaction(database.db, async (tx) => {
      await here.publish(tx, userId, refresh("/api/undone"));
      throw new Error("no");
    }).catch(() => {});
    await inTransaction(database.db, (tx) => here.publish(tx, userId, refresh("/api/done")));
    await eventually(() => heard).toEqual([refresh("/api/done")]);
  });

  it("continue after the connection was lost, and report that some may have been missed", async () => {
    const hub = await start();
    const userId = randomUUID();
    const { heard } = hearing(hub, userId);
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen %'`,
    );
    await eventually(() => heard).toEqual([{ kind: "refresh", keys: [] }]);
    await hub.publish(database.db, userId, refresh("/api/a"));
    await eventually(() => heard.slice(1)).toEqual([refresh("/api/a")]);
  });

  it("use no connection of the pool", async () => {
    await start();
    expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
  });
});
