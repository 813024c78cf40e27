import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { OpenDatabase } from "../../platform/db/database";
import { findMigrationsFolder } from "../../platform/db/migrate";

/**
 * Empties a database and makes its schema as it was when a migration was the newest.
 * @param last the place of the migration in the journal, from 0
 */
export async function makeOlderSchema({ pool }: OpenDatabase, last: number): Promise<void> {
  const folder = findMigrationsFolder();
  const journal = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as {
    entries: unknown[];
  };
  const then = mkdtempSync(join(tmpdir(), "amberway-migrations-"));
  cpSync(folder, then, { recursive: true });
  const entries = journal.entries.slice(0, last + 1);
  writeFileSync(join(then, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  await pool.query("drop schema if exists public cascade");
  await pool.query("drop schema if exists drizzle cascade");
  await pool.query("create schema public");
  await migrate(drizzle(pool), { migrationsFolder: then });
  rmSync(then, { recursive: true });
}
