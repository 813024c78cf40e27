import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

export const MIGRATION_LOCK = 727_001;

/** The folder of migrations: beside the sources, or one level further up from a build. */
export function migrationsFolder(): string {
  for (const path of ["../../migrations", "../migrations", "../../../migrations"]) {
    const folder = fileURLToPath(new URL(path, import.meta.url));
    if (existsSync(`${folder}/meta/_journal.json`)) return folder;
  }
  throw new Error("The folder migrations/ is missing.");
}

/** A connection without time limits: building an index may take longer than a request is allowed to. */
async function connectUnlimited(pool: pg.Pool): Promise<{ client: pg.ClientBase; end: () => Promise<void> }> {
  const { connectionString } = pool.options;
  if (connectionString) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000 });
    // The statement that was under way fails by itself; without a listener the process would end as well.
    client.on("error", () => {});
    await client.connect();
    return { client, end: () => client.end() };
  }
  const client = await pool.connect();
  return { client, end: async () => client.release(true) };
}

/** Brings the database to the newest schema. Several servers may start at once: one migrates, the others wait for it. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const { client, end } = await connectUnlimited(pool);
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client as pg.PoolClient, { casing: "snake_case" }), {
      migrationsFolder: migrationsFolder(),
    });
  } finally {
    // The lock goes with the connection.
    await end();
  }
}
