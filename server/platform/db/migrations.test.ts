import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "./database";
import { openTestDatabase } from "../../test/database";
import { eventually } from "../../test/eventually";
import { fillTables, type Filled, type Row } from "../../test/fill-tables";
import { listMovedJobs, makeOlderJobs, MOVED_JOBS, OLDER_JOB } from "../../test/helpers/older-jobs";
import { emptyDatabase, makeOlderSchema, migrateUpTo } from "../../test/helpers/older-schema";
import { migrateDatabase, findMigrationsFolder } from "./migrate";

type Journal = { entries: { tag: string; when: number }[] };

const folder = findMigrationsFolder();
const journal = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as Journal;
const tags = journal.entries.map(({ tag }) => tag);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/**
 * The tables that migrations drop on purpose, each with the reason: their rows are not looked for. An entry comes with
 * the migration that drops the table, in the version after the last one that used it.
 */
const DROPPED_TABLES: Readonly<Record<string, string>> = {};

async function listTables(): Promise<Set<string>> {
  const { rows } = await database.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  return new Set(rows.map(({ name }) => name));
}

async function readRows(table: string): Promise<Row[]> {
  const { rows } = await database.pool.query<{ row: Row }>(`select to_jsonb(t) as row from "${table}" t`);
  return rows.map(({ row }) => row);
}

/** What became of the rows that were there: of each that is gone or says something else, which. */
async function findLost(filled: Filled, dropped = DROPPED_TABLES): Promise<string[]> {
  const lost: string[] = [];
  const tables = await listTables();
  const rowsOf = new Map<string, Row[]>();
  for (const { table, row } of filled) {
    if (table in dropped) continue;
    if (!tables.has(table)) {
      lost.push(`${table} is gone`);
      continue;
    }
    const rows = rowsOf.get(table) ?? (await readRows(table));
    rowsOf.set(table, rows);
    const isKept = rows.some((now) =>
      Object.entries(row).every(
        ([column, value]) => !(column in now) || JSON.stringify(now[column]) === JSON.stringify(value),
      ),
    );
    if (!isKept) lost.push(`${table} ${JSON.stringify(row)} of ${JSON.stringify(rows)}`);
  }
  return lost;
}

describe("migrations", () => {
  it("are each later than the one before: an earlier one would be passed over where that one is in place", () => {
    const moments = journal.entries.map(({ when }) => when);
    expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
  });

  it("keep every row, whichever release wrote it: each writes one into every table that has room for another", async () => {
    await emptyDatabase(database);
    const filled: Filled = [];
    for (const index of tags.keys()) {
      await migrateUpTo(database, index);
      filled.push(...(await fillTables(database.pool, index)));
    }
    const filledTables = new Set(filled.map(({ table }) => table));
    expect([...(await listTables())].filter((table) => !filledTables.has(table))).toEqual([]);
    expect(await findLost(filled)).toEqual([]);
  }, 120_000);

  // A server runs all that it lacks in one transaction. The oldest database lacks most, and the newest are those that are in use.
  it.each([tags[0]!, ...tags.slice(-6)])(
    "bring a database of %s that holds a row of everything to the newest schema at once, without losing one",
    async (tag) => {
      await makeOlderSchema(database, tags.indexOf(tag));
      const filled = await fillTables(database.pool);
      await migrateDatabase(database);
      expect(await findLost(filled)).toEqual([]);
    },
    60_000,
  );

  it("drop a table only if it is listed with a reason, and every table that is listed", async () => {
    const filled: Filled = [{ table: "of_a_removed_feature", row: { id: 1 } }];
    expect(await findLost(filled)).toEqual(["of_a_removed_feature is gone"]);
    expect(await findLost(filled, { of_a_removed_feature: "Nobody used it." })).toEqual([]);
    const tables = await listTables();
    expect(Object.keys(DROPPED_TABLES).filter((table) => tables.has(table))).toEqual([]);
    for (const reason of Object.values(DROPPED_TABLES)) expect(reason).not.toBe("");
  });
});

describe("the jobs of releases that had another queue", () => {
  beforeEach(async () => {
    await makeOlderSchema(database, tags.indexOf("0018_jobs") - 1);
    await database.pool.query("drop schema if exists pgboss cascade");
  });

  it("go on where they were, none is lost, and the tables of that queue are gone", async () => {
    await makeOlderJobs(database.pool);
    await migrateDatabase(database);
    expect(await listMovedJobs(database.pool)).toEqual(MOVED_JOBS);
    const { rows } = await database.pool.query(
      `select to_regnamespace('pgboss') as left, (select start_after from jobs where id = $1),
         (select lost_at from jobs where state = 'running')`,
      [OLDER_JOB],
    );
    expect(rows).toEqual([
      { left: null, start_after: new Date("2030-01-31T12:00Z"), lost_at: new Date("2026-11-25T12:15Z") },
    ]);
  });

  it("that somebody is just queueing are waited for", async (test) => {
    test.skip(database.isEmbedded, "It has one connection.");
    await makeOlderJobs(database.pool);
    const writer = await database.pool.connect();
    await writer.query("begin");
    await writer.query("insert into pgboss.job (name, data) values ('scrape-given-up', '{}')");
    const migration = migrateDatabase(database);
    await eventually(async () => {
      const { rows } = await database.pool.query(
        "select from pg_locks where not granted and relation = 'pgboss.job'::regclass",
      );
      return rows.length;
    }).toBe(1);
    await writer.query("commit");
    writer.release();
    await migration;
    expect(await listMovedJobs(database.pool)).toHaveLength(MOVED_JOBS.length + 1);
  });
});
