import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { users } from "@shared/schema/index";
import { openTestDatabase } from "../../test/database";
import { createLogger } from "../logger";
import { inTransaction, type OpenDatabase } from "./database";
import { prepareQuery } from "./prepared";
import { openServer } from "./server-database";

const onServer = inject("databaseTemplate").kind === "server";

let database: OpenDatabase;
let id: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const [user] = await database.db
    .insert(users)
    .values({ email: "ama@example.org", passwordHash: "-" })
    .returning({ id: users.id });
  id = user!.id;
});
afterAll(() => database.close());

function prepareEmail() {
  let built = 0;
  const query = prepareQuery("test: find e-mail", (db) => {
    built += 1;
    return db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, sql.placeholder("id")));
  });
  return { query, countBuilt: () => built };
}

/** The names of prepared statements on the only connection of a pool. */
async function listNames({ pool }: OpenDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>("select name from pg_prepared_statements");
  return rows.map(({ name }) => name);
}

describe("a prepared query", () => {
  it("is built once for each database, and answers with other values each time", async () => {
    const { query, countBuilt } = prepareEmail();
    expect(await query(database.db, { id })).toEqual([{ email: "ama@example.org" }]);
    expect(await query(database.db, { id: crypto.randomUUID() })).toEqual([]);
    expect(countBuilt()).toBe(1);
    await inTransaction(database.db, async (tx) => {
      await tx.update(users).set({ email: "ada@example.org" }).where(eq(users.id, id));
      expect(await query(tx, { id })).toEqual([{ email: "ada@example.org" }]);
      await tx.update(users).set({ email: "ama@example.org" }).where(eq(users.id, id));
    });
  });

  it.runIf(onServer)("is a named statement on a server, and not behind a pooler", async () => {
    const address = database.pool.options.connectionString ?? "";
    const log = createLogger("silent");
    const direct = openServer({ DATABASE_URL: address, DB_POOL: 1 }, log);
    const pooled = openServer(
      { DATABASE_URL: address, DATABASE_DIRECT_URL: `${address}?application_name=direct`, DB_POOL: 1 },
      log,
    );
    try {
      for (const opened of [direct, pooled])
        expect(await prepareEmail().query(opened.db, { id })).toEqual([{ email: "ama@example.org" }]);
      expect(await listNames(direct)).toEqual(["test: find e-mail"]);
      expect(await listNames(pooled)).toEqual([]);
    } finally {
      await Promise.all([direct.close(), pooled.close()]);
    }
  });
});
