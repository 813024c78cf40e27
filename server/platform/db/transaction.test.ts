import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { createLogger } from "../logger";
import { isDatabaseUnavailable } from "../errors/pg-error";
import { openTestDatabase } from "../../test/database";
import { openDatabaseProxy } from "../../test/processes/database-proxy";
import { eventually } from "../../test/eventually";
import { type Db, inSavepoint, inTransaction, openDatabase, type OpenDatabase } from "./database";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query("create table kept (n int)");
});
beforeEach(() => database.pool.query("delete from kept"));
afterAll(() => database.close());

const keep = (db: Db, n: number) => db.execute(sql`insert into kept values (${n})`);
const kept = async () => {
  const { rows } = await database.pool.query<{ n: number }>("select n from kept order by n");
  return rows.map(({ n }) => n);
};
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe("a transaction", () => {
  it("keeps all of its writes or none", async () => {
    expect(await inTransaction(database.db, (tx) => keep(tx, 1).then(() => "result"))).toBe("result");
    const mine = new Error("not this");
    const failure = await failureOf(
      inTransaction(database.db, async (tx) => {
        await keep(tx, 2);
        throw mine;
      }),
    );
    expect(failure).toBe(mine);
    expect(await kept()).toEqual([1]);
  });

  it("is joined by a nested one", async () => {
    await failureOf(
      inTransaction(database.db, async (tx) => {
        await inTransaction(tx, (inner) => keep(inner, 1));
        throw new Error("not this");
      }),
    );
    expect(await kept()).toEqual([]);
  });

  it("continues after a failed savepoint", async () => {
    await inTransaction(database.db, async (tx) => {
      await keep(tx, 1);
      await failureOf(
        inSavepoint(tx, (part) => keep(part, 2).then(() => part.execute(sql`select nonsense`))),
      );
      await keep(tx, 3);
    });
    await inSavepoint(database.db, (tx) => keep(tx, 4));
    expect(await kept()).toEqual([1, 3, 4]);
  });

  it("fails when the server rolled it back because of a failed statement", async () => {
    const work = inTransaction(database.db, async (tx) => {
      await keep(tx, 1);
      await failureOf(tx.execute(sql`select nonsense`));
    });
    await expect(work).rejects.toThrow("undone");
    expect(await kept()).toEqual([]);
  });
});

// The embedded database has one connection, and nobody can end it.
describe.runIf(inject("databaseTemplate").kind === "server")("a transaction whose connection is lost", () => {
  const backendOf = async (db: Db) => {
    const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    return rows[0]!.pid;
  };
  /** Ends a connection as the server does when it stops. Resolves when it is gone there. */
  const end = (pid: number) => database.pool.query("select pg_terminate_backend($1, 5000)", [pid]);
  const isPoolWhole = ({ pool }: OpenDatabase) => pool.idleCount === pool.totalCount;

  it("is lost alone between two statements", async () => {
    const failure = await failureOf(
      inTransaction(database.db, async (tx) => {
        await keep(tx, 1);
        await end(await backendOf(tx));
        await keep(tx, 2);
      }),
    );
    expect(isDatabaseUnavailable(failure)).toBe(true);
    expect(await kept()).toEqual([]);
    expect(isPoolWhole(database)).toBe(true);
  });

  it("is lost alone in the middle of a statement", async () => {
    let ended: Promise<unknown> | undefined;
    const failure = await failureOf(
      inTransaction(database.db, async (tx) => {
        ended = end(await backendOf(tx));
        await tx.execute(sql`select pg_sleep(30)`);
      }),
    );
    await ended;
    expect(isDatabaseUnavailable(failure)).toBe(true);
    expect(await kept()).toEqual([]);
    expect(isPoolWhole(database)).toBe(true);
  });

  it("fails with its own error, not with that of its rollback", async () => {
    const mine = new Error("the first one");
    const failure = await failureOf(
      inTransaction(database.db, async (tx) => {
        await end(await backendOf(tx));
        throw mine;
      }),
    );
    expect(failure).toBe(mine);
    expect(isPoolWhole(database)).toBe(true);
  });

  describe("over a network that is cut", () => {
    let network: Awaited<ReturnType<typeof openDatabaseProxy>>;
    let beyond: OpenDatabase;
    beforeEach(async () => {
      network = await openDatabaseProxy(database.pool.options.connectionString!);
      beyond = await openDatabase(
        { DATABASE_URL: network.url, DATA_DIR: "", DB_POOL: 10 },
        createLogger("silent"),
      );
    });
    afterEach(async () => {
      await beyond.close();
      await network.close();
    });

    it("at its begin gives its connection back", async () => {
      await beyond.pool.query("select 1");
      expect(beyond.pool.idleCount).toBe(1);
      // Cut before the pool can have heard of it.
      const closed = network.close();
      const failure = await failureOf(inTransaction(beyond.db, (tx) => keep(tx, 1)));
      await closed;
      expect(isDatabaseUnavailable(failure)).toBe(true);
      expect([beyond.pool.totalCount, beyond.pool.idleCount]).toEqual([0, 0]);
      await network.reopen();
    });

    it("twenty times under many writers leaves the pool whole, and every acknowledged row", async () => {
      const acknowledged: number[] = [];
      const failures: unknown[] = [];
      let next = 0;
      let isOver = false;
      const write = async () => {
        while (!isOver) {
          const n = next++;
          await inTransaction(beyond.db, (tx) => keep(tx, n)).then(
            () => acknowledged.push(n),
            (error: unknown) => failures.push(error),
          );
        }
      };
      const writers = Array.from({ length: 12 }, write);
      try {
        for (let cut = 0; cut < 20; cut++) {
          const enough = acknowledged.length + 20;
          await eventually(() => acknowledged.length).toBeGreaterThan(enough);
          await network.close();
          await network.reopen();
        }
      } finally {
        isOver = true;
        await Promise.all(writers);
      }
      expect(isPoolWhole(beyond)).toBe(true);
      expect(beyond.pool.waitingCount).toBe(0);
      expect(failures.filter((error) => !isDatabaseUnavailable(error))).toEqual([]);
      expect(failures.length).toBeGreaterThan(20);
      const rows = new Set(await kept());
      expect(acknowledged.filter((n) => !rows.has(n))).toEqual([]);
    });
  });
});
