import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import type { OpenDatabase } from "./database";
import { withDirectConnection } from "./direct-connection";

export const MIGRATION_LOCK = 727_001;

/** Finds the folder of migrations: beside the sources, or one level further up from a build. */
export function findMigrationsFolder(): string {
  for (const path of ["../../../migrations", "../../migrations", "../migrations"]) {
    const folder = fileURLToPath(new URL(path, import.meta.url));
    if (existsSync(`${folder}/meta/_journal.json`)) return folder;
  }
  throw new Error("The folder migrations/ is missing.");
}

/**
 * Migrates the database to the newest schema. Several servers may start at once: one migrates, the others wait for it.
 */
export const migrateDatabase = (database: Pick<OpenDatabase, "pool" | "directAddress">): Promise<void> =>
  withDirectConnection(database, async (client) => {
    // Closing the connection releases the lock.
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    // A migration that waits for a table lock blocks everybody behind it. Older processes that still serve must go
    // first.
    await client.query("set lock_timeout = '10s'");
    await migrate(drizzle(client as pg.PoolClient, { casing: "snake_case" }), {
      migrationsFolder: findMigrationsFolder(),
    });
  });
