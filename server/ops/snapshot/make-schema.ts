import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { findMigrationsFolder } from "../../platform/db/migrate";
import { PlainError } from "../../platform/errors/plain-error";
import { OLDER_JOBS_SCHEMA, quoteName, type Table } from "./tables";

/** A migration as a database remembers it. */
type AppliedMigration = { hash: string; createdAt: string };

/** What the tables of a database were made by. */
export type SchemaVersion = { migrations: AppliedMigration[] };

export async function readSchemaVersion(client: pg.ClientBase): Promise<SchemaVersion> {
  const { rows: found } = await client.query(
    "select where to_regclass('drizzle.__drizzle_migrations') is not null",
  );
  if (found.length === 0) return { migrations: [] };
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
 * Makes the tables as they were at that version, in the transaction that the caller is in. The rows of the list of migrations come with
 * all other rows.
 * @throws PlainError when this release cannot make them
 */
export async function makeSchema(client: pg.ClientBase, version: SchemaVersion): Promise<void> {
  await client.query(`
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql } of findMigrations(version.migrations))
    for (const statement of sql) await client.query(statement);
}

/** Makes the tables of an older job queue, of which the next start only takes the jobs out: each value stays as it is written. */
export async function makeOlderJobTables(client: pg.ClientBase, given: Table[]): Promise<void> {
  const older = given.filter(({ schema }) => schema === OLDER_JOBS_SCHEMA);
  if (older.length > 0) await client.query(`create schema ${OLDER_JOBS_SCHEMA}`);
  for (const table of older) {
    const columns = table.columns.map((column) => `${pg.escapeIdentifier(column)} text`).join(", ");
    await client.query(`create table ${quoteName(table)} (${columns})`);
  }
}

/** What was applied must be the beginning of what this release would apply. */
function findMigrations(applied: AppliedMigration[]): ReturnType<typeof listMigrations> {
  const known = listMigrations();
  if (applied.length > known.length)
    throw new PlainError(
      `The data is of a newer release: it has had ${applied.length} migrations, this release has ${known.length}. Update first.`,
    );
  const isOurs = applied.every(({ hash, createdAt }, n) => {
    const migration = known[n];
    return migration?.hash === hash && String(migration.folderMillis) === createdAt;
  });
  if (!isOurs)
    throw new PlainError(
      "The data was made by other migrations than those of this release. Use the release that made it.",
    );
  return known.slice(0, applied.length);
}
