import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { isDatabaseUnavailable } from "../errors/pg-error";
import { openTestDatabase } from "../../test/database";
import type { OpenDatabase } from "./database";
import { explainWaiting } from "./explain-failure";
import { migrateDatabase } from "./migrate";

let database: OpenDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

describe.runIf(inject("databaseTemplate").kind === "server")("a migration", () => {
  it("does not wait for ever for a table that somebody holds, and can be begun again", async () => {
    const holder = await database.pool.connect();
    await holder.query("begin; lock table drizzle.__drizzle_migrations in access exclusive mode");
    const failure = await migrateDatabase(database).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
    expect(explainWaiting(failure, "postgres://amberway:secret@127.0.0.1:5432/amberway")).toBe(
      'The database "amberway" at 127.0.0.1:5432 cannot be brought up to date yet: a table that changes is in use. The start goes on when it is free.',
    );
    await holder.query("rollback");
    holder.release();
    await migrateDatabase(database);
  }, 180_000);
});
