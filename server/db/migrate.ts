import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";

const LOCK = 727_001;

/** The folder of migrations: beside the sources, or one level further up from a build. */
function migrationsFolder(): string {
  for (const path of ["../../migrations", "../migrations", "../../../migrations"]) {
    const folder = fileURLToPath(new URL(path, import.meta.url));
    if (existsSync(`${folder}/meta/_journal.json`)) return folder;
  }
  throw new Error("The folder migrations/ is missing.");
}

/** Brings the database to the newest schema. Several servers may start at once: one migrates, the others wait for it. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Building an index may take longer than a request is allowed to.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await migrate(drizzle(client, { casing: "snake_case" }), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]).catch(() => {});
    client.release(true);
  }
}
