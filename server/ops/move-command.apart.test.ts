import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildHouse, type Installation } from "../test/lived-in/house";
import { runOps } from "../test/processes/ops-process";
import { createEntityAt, entityIdsAt, signUpAt } from "../test/processes/server-process";

describe.runIf(process.env.TEST_DATABASE_URL)("the command move", { timeout: 180_000 }, () => {
  let old: Installation;
  let fresh: Installation;
  let cookie: string;
  let entity: string;
  /** The settings of the embedded database, with the address of the server to move to. */
  let settings: Record<string, string>;
  const move = () => runOps(["move"], settings);

  beforeAll(async () => {
    old = await buildHouse("embedded");
    fresh = await buildHouse("server");
    settings = { ...old.env, DATABASE_URL: fresh.env.DATABASE_URL! };
    const url = await old.start();
    cookie = await signUpAt(url);
    entity = await createEntityAt(url, cookie, "Moved");
  }, 180_000);
  afterAll(async () => {
    await old.tearDown();
    await fresh.tearDown();
  });

  it("move refuses while the server runs, then moves every row once and keeps the embedded database", async () => {
    expect(await move()).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringMatching(/^The server is running\. Stop it/),
    });
    await old.stop();

    const moved = await move();
    expect([moved.code, moved.err]).toEqual([0, ""]);
    expect(moved.out).toMatch(/^public\.entities +1 {2}[0-9a-f]{16}$/m);
    expect(moved.out).toMatch(/^public\.users +2 {2}[0-9a-f]{16}$/m);
    expect(moved.out).toMatch(
      /Moved \d+ rows to the database "amberway_house_\w+" at .* in [\d.]+ s; .*database is as it was\.\n$/,
    );
    expect(await fresh.query("select id, name from entities")).toEqual([{ id: entity, name: "Moved" }]);
    // The sequence was moved too, so the next id follows the last one.
    const { rows, next } = (
      await fresh.query<{ rows: number; next: number }>(
        "select count(*)::int as rows, nextval('drizzle.__drizzle_migrations_id_seq')::int as next from drizzle.__drizzle_migrations",
      )
    )[0]!;
    expect(next).toBe(rows + 1);

    expect((await move()).err).toMatch(/^The database is not empty\. Only an empty one is filled/);
    const oldUrl = await old.start();
    expect(await entityIdsAt(oldUrl, cookie)).toEqual(new Set([entity]));
    await old.stop();

    Object.assign(old.env, { DATABASE_URL: fresh.env.DATABASE_URL });
    const url = await old.start();
    expect(await entityIdsAt(url, cookie)).toEqual(new Set([entity]));
    await createEntityAt(url, cookie, "Made there");
    expect(await fresh.query("select name from entities order by created_at")).toHaveLength(2);
  });

  it("move names the missing setting or database", async () => {
    expect((await runOps(["move"], { DATA_DIR: old.env.DATA_DIR! })).err).toBe(
      "DATABASE_URL must name the empty database that everything is moved to.\n",
    );
    expect((await runOps(["move"], { ...settings, DATA_DIR: "/nonexistent" })).err).toBe(
      "There is no embedded database in /nonexistent.\n",
    );
  });
});
