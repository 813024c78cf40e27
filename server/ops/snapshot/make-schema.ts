import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import PgBoss from "pg-boss";
import { migrationsFolder } from "../../db/migrate";
import { PlainError } from "../../lib/plain-error";

/** A migration as a database remembers it. */
export type AppliedMigration = { hash: string; createdAt: string };

/** What the tables of a database were made by. `jobQueue` is the version of pg-boss's layout; null when it has none yet. */
export type SchemaVersion = { migrations: AppliedMigration[]; jobQueue: number | null };

/** How pg-boss makes its tables, without the transaction that it brings: we are in one. */
const JOB_QUEUE = readJobQueuePlan(PgBoss.getConstructionPlans("pgboss"));

function readJobQueuePlan(plan: string): { statements: string; version: number } {
  const statements = plan.replace(/^\s*BEGIN;/, "").replace(/COMMIT;\s*$/, "");
  return {
    statements,
    version: Number(/INSERT INTO pgboss\.version\s*\(version\) VALUES \('(\d+)'\)/.exec(plan)?.[1]),
  };
}

export async function readSchemaVersion(client: pg.ClientBase): Promise<SchemaVersion> {
  const { rows: found } = await client.query<{ drizzle: boolean; pgboss: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as drizzle,
            to_regclass('pgboss.version') is not null as pgboss`,
  );
  const migrations = found[0]?.drizzle
    ? await client.query<AppliedMigration>(
        `select hash, created_at::text as "createdAt" from drizzle.__drizzle_migrations order by id`,
      )
    : { rows: [] };
  const jobQueue = found[0]?.pgboss
    ? await client.query<{ version: number }>("select version from pgboss.version")
    : { rows: [] };
  return { migrations: migrations.rows, jobQueue: jobQueue.rows[0]?.version ?? null };
}

/** The migrations of this release, in order. */
export const listMigrations = () => readMigrationFiles({ migrationsFolder: migrationsFolder() });

/** @throws PlainError when this release cannot make the tables of that version */
export function refuseUnknownVersion({ migrations, jobQueue }: SchemaVersion): void {
  findMigrations(migrations);
  if (jobQueue !== null && jobQueue !== JOB_QUEUE.version)
    throw new PlainError(
      `The data has version ${jobQueue} of the job queue's tables, this release makes version ${JOB_QUEUE.version}. Restore it with the release that made it, then update.`,
    );
}

/**
 * Makes the tables as they were at that version, in the transaction that the caller is in. The rows of the list of migrations come with
 * all other rows.
 * @throws PlainError when this release cannot make them
 */
export async function makeSchema(client: pg.ClientBase, version: SchemaVersion): Promise<void> {
  refuseUnknownVersion(version);
  await client.query(`
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql } of findMigrations(version.migrations))
    for (const statement of sql) await client.query(statement);
  if (version.jobQueue !== null) await client.query(JOB_QUEUE.statements);
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

/** Each queue keeps its jobs in a table of its own, which is made with the queue. Call it when the queues' rows are there. */
export async function makeQueueTables(client: pg.ClientBase): Promise<void> {
  await client.query(`
    create temporary table given_queues on commit drop as select * from pgboss.queue;
    delete from pgboss.queue;
    select pgboss.create_queue(name, '{}') from given_queues;
    delete from pgboss.queue;
    insert into pgboss.queue select * from given_queues;
    drop table given_queues`);
}
