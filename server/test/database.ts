import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import pg from "pg";
import { inject } from "vitest";
import { connectDrizzle, type OpenDatabase } from "../platform/db/database";
import { openEmbedded } from "../platform/db/embedded";
import { handleLostConnections } from "../platform/db/lost-connections";
import { openServer } from "../platform/db/server-database";
import { createLogger } from "../platform/logger";

/**
 * Opens an empty, migrated database for one test file. It is a copy of the run's template. Close it at the
 * end of the file.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const template = inject("databaseTemplate");
  if (template.kind === "embedded")
    return openEmbedded({ dir: null, log: createLogger("silent"), loadFrom: await readFile(template.dump) });
  const name = `amberway_test_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Pool({ connectionString: template.url, max: 1 });
  await admin.query(`create database ${name} template ${template.name}`);
  const url = new URL(template.url);
  url.pathname = `/${name}`;
  const database = openAt(url);
  return {
    ...database,
    close: async () => {
      await database.close();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}

/** Connects through a pooler if TEST_DATABASE_POOLER (host and port of a PgBouncer) is set. */
function openAt(url: URL): OpenDatabase {
  const pooler = process.env.TEST_DATABASE_POOLER;
  const log = createLogger("silent");
  if (pooler) {
    const pooled = new URL(url);
    pooled.host = pooler;
    return openServer({ DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: url.href, DB_POOL: 10 }, log);
  }
  const pool = new pg.Pool({ connectionString: url.href, max: 10, connectionTimeoutMillis: 3_000 });
  handleLostConnections(pool, log);
  return { pool, db: connectDrizzle(pool), isEmbedded: false, onDeath: () => {}, close: () => pool.end() };
}
