import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "./database";
import { openTestDatabase } from "../../test/database";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe("the database", () => {
  it("has the extensions that the schema needs", async () => {
    const { rows } = await database.pool.query<{ extname: string }>("select extname from pg_extension");
    expect(rows.map((row) => row.extname)).toEqual(expect.arrayContaining(["vector", "pg_trgm", "unaccent"]));
  });

  it("answers many callers at once, each with its own rows", async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => database.pool.query<{ n: number }>("select $1::int as n", [n])),
    );
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 200 }, (_, n) => n));
  });

  it("rolls back a transaction whose connection breaks", async () => {
    await database.pool.query("create table broken (n int)");
    const client = await database.pool.connect();
    await client.query("begin");
    await client.query("insert into broken values (1)");
    client.release(true);
    const { rows } = await database.pool.query<{ n: number }>("select count(*)::int as n from broken");
    expect(rows).toEqual([{ n: 0 }]);
  });

  it("goes on after a statement that fails", async () => {
    await expect(database.pool.query("select nonsense")).rejects.toMatchObject({ code: "42703" });
    expect((await database.pool.query<{ one: number }>("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });
});
