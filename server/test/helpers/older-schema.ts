import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { OpenDatabase } from "../../platform/db/database";
import { findMigrationsFolder } from "../../platform/db/migrate";

/** Takes everything out of a database, its list of migrations too. */
export async function emptyDatabase({ pool }: OpenDatabase): Promise<void> {
  await pool.query("drop schema if exists public cascade");
  await pool.query("drop schema if exists drizzle cascade");
  await pool.query("create schema public");
}

/**
 * Brings a database to the schema that it had when a migration was the newest.
 * @param last the place of the migration in the journal, from 0
 */
export async function migrateUpTo({ pool }: OpenDatabase, last: number): Promise<void> {
  const folder = findMigrationsFolder();
  const journal = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as {
    entries: { tag: string }[];
  };
  const then = mkdtempSync(join(tmpdir(), "amberway-migrations-"));
  const entries = journal.entries.slice(0, last + 1);
  mkdirSync(join(then, "meta"));
  writeFileSync(join(then, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) cpSync(join(folder, `${tag}.sql`), join(then, `${tag}.sql`));
  await migrate(drizzle(pool), { migrationsFolder: then });
  rmSync(then, { recursive: true });
}

/** Empties a database and makes its schema as it was when a migration was the newest. */
export async function makeOlderSchema(database: OpenDatabase, last: number): Promise<void> {
  await emptyDatabase(database);
  await migrateUpTo(database, last);
}
