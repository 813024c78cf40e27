import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { findMigrationsFolder } from "../../platform/db/migrate";
import { PlainError } from "../../platform/errors/plain-error";
import { OLDER_JOBS_SCHEMA, quoteName, type Table } from "./tables";

/** A row of drizzle's list of migrations. */
type AppliedMigration = { hash: string; createdAt: string };

/** The migrations that made the tables of a database. */
export type SchemaVersion = { migrations: AppliedMigration[] };

export async function readSchemaVersion(client: pg.ClientBase): Promise<SchemaVersion> {
  const { rows: migrationTable } = await client.query(
    "select where to_regclass('drizzle.__drizzle_migrations') is not null",
  );
  if (migrationTable.length === 0) return { migrations: [] };
  const { rows: migrations } = await client.query<AppliedMigration>(
    `select hash, created_at::text as "createdAt" from drizzle.__drizzle_migrations order by id`,
  );
  return { migrations };
}

/** The migrations of this release, in order. */
export const listMigrations = () => readMigrationFiles({ migrationsFolder: findMigrationsFolder() });

/** @throws PlainError when this release cannot make the tables of that version */
export const refuseUnknownVersion = ({ migrations }: SchemaVersion): void => void findMigrations(migrations);

/**
 * Makes the tables of that version, inside the caller's transaction. The rows of the list of migrations are
 * loaded with all other rows.
 * @throws PlainError when this release cannot make them
 */
export async function makeSchema(client: pg.ClientBase, version: SchemaVersion): Promise<void> {
  await client.query(`
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql } of findMigrations(version.migrations))
    for (const statement of sql) await client.query(statement);
}

/**
 * Makes the tables of an older job queue. The next start only takes the jobs out of them, so every column is
 * text.
 */
export async function makeOlderJobTables(client: pg.ClientBase, tables: Table[]): Promise<void> {
  const olderTables = tables.filter(({ schema }) => schema === OLDER_JOBS_SCHEMA);
  if (olderTables.length > 0) await client.query(`create schema ${OLDER_JOBS_SCHEMA}`);
  for (const table of olderTables) {
    const columns = table.columns.map((column) => `${pg.escapeIdentifier(column)} text`).join(", ");
    await client.query(`create table ${quoteName(table)} (${columns})`);
  }
}

/** The applied migrations must be the first ones of this release. */
function findMigrations(applied: AppliedMigration[]): ReturnType<typeof listMigrations> {
  const ownMigrations = listMigrations();
  if (applied.length > ownMigrations.length)
    throw new PlainError(
      `The data is of a newer release: it has had ${applied.length} migrations, this release has ${ownMigrations.length}. Update first.`,
    );
  const isOurs = applied.every(({ hash, createdAt }, n) => {
    const migration = ownMigrations[n];
    return migration?.hash === hash && String(migration.folderMillis) === createdAt;
  });
  if (!isOurs)
    throw new PlainError(
      "The data was made by other migrations than those of this release. Use the release that made it.",
    );
  return ownMigrations.slice(0, applied.length);
}
