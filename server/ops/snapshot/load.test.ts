import type pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../../platform/db/database";
import { migrateDatabase } from "../../platform/db/migrate";
import { openTestDatabase } from "../../test/database";
import { listMovedJobs, makeOlderJobs, MOVED_JOBS } from "../../test/helpers/older-jobs";
import { makeOlderSchema } from "../../test/helpers/older-schema";
import { withClient } from "../open-database";
import { loadSnapshot, type Snapshot } from "./load";
import { listMigrations, readSchemaVersion } from "./make-schema";
import { readRows } from "./rows";
import { listSequences, formatTableName } from "./tables";
import { inSnapshot } from "./transaction";

let database: OpenDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const firstMovingMigration = listMigrations().findIndex(({ sql }) =>
  sql.some((statement) => statement.includes("pgboss")),
);

/** Keeps everything in a database in memory. */
const keepAll = (client: pg.ClientBase) =>
  inSnapshot(client, async (tables): Promise<Snapshot> => {
    const kept = new Map<string, Buffer[]>();
    for (const table of tables) {
      const chunks: Buffer[] = [];
      for await (const chunk of readRows(client, table)) chunks.push(chunk);
      kept.set(formatTableName(table), chunks);
    }
    return {
      version: await readSchemaVersion(client),
      tables,
      sequences: await listSequences(client),
      async *read(table) {
        yield* kept.get(formatTableName(table)) ?? [];
      },
    };
  });

it("jobs of an older release's queue are loaded with the snapshot and moved by the next start", async () => {
  const { pool } = database;
  await makeOlderSchema(database, firstMovingMigration - 1);
  await makeOlderJobs(pool);
  const snapshot = await withClient(database, keepAll);
  await pool.query("drop schema public, drizzle, pgboss cascade; create schema public");

  await withClient(database, (client) => loadSnapshot(client, snapshot, { say: () => {} }));
  await migrateDatabase(database);
  expect(await listMovedJobs(pool)).toEqual(MOVED_JOBS);
}, 180_000);
