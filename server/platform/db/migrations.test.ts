import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
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
const migrations = readMigrationFiles({ migrationsFolder: folder });

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

type Connection = Pick<pg.ClientBase, "query">;

async function listTables(connection: Connection): Promise<Set<string>> {
  const { rows } = await connection.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  return new Set(rows.map(({ name }) => name));
}

async function readRows(connection: Connection, table: string): Promise<Row[]> {
  const { rows } = await connection.query<{ row: Row }>(`select to_jsonb(t) as row from "${table}" t`);
  return rows.map(({ row }) => row);
}

/** What became of the rows that were there: of each that is gone or says something else, which. */
async function findLost(
  filled: Filled,
  connection: Connection = database.pool,
  dropped = DROPPED_TABLES,
): Promise<string[]> {
  const lost: string[] = [];
  const tables = await listTables(connection);
  const rowsOf = new Map<string, Row[]>();
  for (const { table, row } of filled) {
    if (table in dropped) continue;
    if (!tables.has(table)) {
      lost.push(`${table} is gone`);
      continue;
    }
    const rows = rowsOf.get(table) ?? (await readRows(connection, table));
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

/**
 * What a database that has the first migrations would lose if all others came in one transaction, as they do in a server. It stays as it is.
 */
async function findLostAtOnce(filled: Filled, next: number): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    for (const { sql } of migrations.slice(next)) await client.query(sql.join("\n;\n"));
    await client.query("set constraints all immediate");
    return await findLost(filled, client);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

describe("migrations", () => {
  it("are each later than the one before: an earlier one would be passed over where that one is in place", () => {
    const moments = journal.entries.map(({ when }) => when);
    expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
  });

  it("keep every row, whichever release wrote it: each writes one into every table that has room for another, and the others come one by one or at once", async () => {
    await emptyDatabase(database);
    const filled: Filled = [];
    for (const index of tags.keys()) {
      await migrateUpTo(database, index);
      filled.push(...(await fillTables(database.pool, index)));
      expect(await findLostAtOnce(filled, index + 1), tags[index]).toEqual([]);
    }
    const filledTables = new Set(filled.map(({ table }) => table));
    expect([...(await listTables(database.pool))].filter((table) => !filledTables.has(table))).toEqual([]);
    expect(await findLost(filled)).toEqual([]);
  }, 240_000);

  // With the server's own command. The oldest database lacks most, and the newest are those that are in use.
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
    expect(await findLost(filled, database.pool, { of_a_removed_feature: "Nobody used it." })).toEqual([]);
    const tables = await listTables(database.pool);
    expect(Object.keys(DROPPED_TABLES).filter((table) => tables.has(table))).toEqual([]);
    for (const reason of Object.values(DROPPED_TABLES)) expect(reason).not.toBe("");
  });
});

describe("the log of administrators", () => {
  it("says who had a source read before it was a log of sources too", async () => {
    await makeOlderSchema(database, tags.indexOf("0057_source_log") - 1);
    await database.pool.query(`
      with admin as (insert into users (email, password_hash) values ('esi@example.org', 'x') returning id)
      insert into scrape_runs (source_id, source_name, requested_by, created_at)
        select 'water', 'Water Trust', id, '2026-03-04'::timestamptz from admin
        union all select 'night', 'Nightly Trust', null, '2026-03-05'`);
    await migrateDatabase(database);
    const { rows } = await database.pool.query(
      `select opportunity_name as subject, action, email, curation_log.created_at as at, opportunity_id as opportunity
       from curation_log left join users on users.id = user_id`,
    );
    expect(rows).toEqual([
      {
        ...{ subject: "Water Trust", action: "source_read", email: "esi@example.org", opportunity: null },
        at: new Date("2026-03-04T00:00Z"),
      },
    ]);
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
