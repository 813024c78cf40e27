import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { isDatabaseAway } from "../lib/pg-error";
import { openTestDatabase } from "../test/database";
import { type Db, inTransaction, type OpenDatabase } from "./database";

let database: OpenDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const backendOf = async (db: Db) => {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]!.pid;
};
/** Ends a connection as the server does when it restarts. Resolves when it is gone there. */
const end = (pid: number) => database.pool.query("select pg_terminate_backend($1, 5000)", [pid]);

// The embedded database has one connection that nobody else can end.
describe.runIf(inject("databaseTemplate").kind === "server")("a connection that the server ends", () => {
  it("in the middle of a transaction fails that transaction alone", async () => {
    await database.pool.query("create table kept (n int)");
    const failure = await inTransaction(database.db, async (tx) => {
      await tx.execute(sql`insert into kept values (1)`);
      await end(await backendOf(tx));
      await tx.execute(sql`insert into kept values (2)`);
    }).catch((error: unknown) => error);
    expect(isDatabaseAway(failure)).toBe(true);
    expect((await database.pool.query("select n from kept")).rows).toEqual([]);
  });

  it("in the middle of a statement fails that statement alone", async () => {
    const failure = await inTransaction(database.db, async (tx) => {
      const pid = await backendOf(tx);
      await Promise.all([tx.execute(sql`select pg_sleep(30)`), end(pid)]);
    }).catch((error: unknown) => error);
    expect(isDatabaseAway(failure)).toBe(true);
    expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });
});
