import type pg from "pg";
import { describeDatabase } from "../../platform/db/explain-failure";
import { PlainError } from "../../platform/errors/plain-error";
import { openForCommands, withClient } from "../open-database";
import { listMigrations, readSchemaVersion } from "../snapshot/make-schema";
import { broken, fine, type Finding, note, type Patient } from "./finding";

const OLDEST_MAJOR = 16;
const OLDEST_VECTOR = "0.8";
const EXTENSIONS = ["vector", "pg_trgm", "unaccent"];
/**
 * With a larger difference, jobs that are due run too early or too late, and sessions and links expire at the
 * wrong time.
 */
const CLOCK_NOTE_MS = 2_000;
const CLOCK_BROKEN_MS = 60_000;

const DATABASE = "Database";

export async function checkDatabase({ config, log }: Patient): Promise<Finding[]> {
  let database;
  try {
    database = await openForCommands(config, log);
  } catch (error) {
    // A new installation has no database. Its first start makes one.
    if (error instanceof PlainError) return [(config.DATABASE_URL ? broken : note)(DATABASE, error.message)];
    throw error;
  }
  try {
    return await withClient(database, async (client) => {
      const findings: Finding[] = [];
      for (const check of [checkServer, checkExtensions, checkTables, checkClock])
        findings.push(
          ...(await check(client, config).catch((error: unknown) => [
            broken(DATABASE, `${error instanceof Error ? error.message : String(error)}.`),
          ])),
        );
      return findings;
    });
  } finally {
    await database.close();
  }
}

async function checkServer(client: pg.ClientBase, config: Patient["config"]): Promise<Finding[]> {
  const { rows } = await client.query<{
    number: number;
    version: string;
    role: string;
    encoding: string;
    replica: boolean;
    fsync: string;
    connections: number;
    mayCreate: boolean;
  }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
       current_user as role, current_setting('server_encoding') as encoding, pg_is_in_recovery() as replica,
       current_setting('fsync') as fsync,
       least(current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
         (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
         (select nullif(datconnlimit, -1) from pg_database where datname = current_database())) as connections,
       has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as "mayCreate"`,
  );
  const { number, version, role, encoding, replica, fsync, connections, mayCreate } = rows[0]!;
  const place = describeDatabase(config);
  const findings: Finding[] = [];
  if (Math.floor(number / 10_000) < OLDEST_MAJOR)
    findings.push(broken(DATABASE, `It is PostgreSQL ${version}: ${OLDEST_MAJOR} or newer is needed.`));
  if (replica)
    findings.push(
      broken(DATABASE, "DATABASE_URL leads to a replica, which takes no writes: it must name the primary."),
    );
  if (encoding !== "UTF8")
    findings.push(broken(DATABASE, `Its encoding is ${encoding}: make the database with the encoding UTF8.`));
  if (!mayCreate)
    findings.push(
      broken(DATABASE, `The role "${role}" may not create tables in it, so an update could not change them.`),
    );
  if (!config.DATABASE_URL) {
    findings.push(
      note(
        DATABASE,
        `It is ${place}, PostgreSQL ${version}: for trying the product, as a power cut can damage it.`,
      ),
    );
    return findings;
  }
  if (fsync === "off")
    findings.push(broken(DATABASE, "fsync is off: a power cut can damage it. Turn it on."));
  if (config.DB_POOL > connections)
    findings.push(
      broken(
        DATABASE,
        `DB_POOL is ${config.DB_POOL}, and the server allows ${connections} connections in all.`,
      ),
    );
  return findings.length > 0
    ? findings
    : [fine(DATABASE, `${place}, PostgreSQL ${version}, answers the role "${role}".`)];
}

const isOlder = (version: string, than: string) => version.localeCompare(than, "en", { numeric: true }) < 0;

async function checkExtensions(client: pg.ClientBase): Promise<Finding[]> {
  const { rows } = await client.query<{
    name: string;
    there: string | null;
    possible: string | null;
    mayMake: boolean;
  }>(
    `select wanted as name, e.extversion as there, a.default_version as possible,
       rolsuper or v.trusted and has_database_privilege(current_database(), 'create') as "mayMake"
     from unnest($1::text[]) as wanted
     left join pg_available_extensions a on a.name = wanted left join pg_extension e on e.extname = wanted
     left join pg_available_extension_versions v on v.name = wanted and v.version = a.default_version
     join pg_roles on rolname = current_user`,
    [EXTENSIONS],
  );
  const findings: Finding[] = [];
  for (const { name, there, possible, mayMake } of rows) {
    const version = there ?? possible;
    if (version === null)
      findings.push(broken(DATABASE, `The extension ${name} is not installed on that server.`));
    else if (name === "vector" && isOlder(version, OLDEST_VECTOR))
      findings.push(
        broken(
          DATABASE,
          there !== null && possible !== null && !isOlder(possible, OLDEST_VECTOR)
            ? `It has pgvector ${version}, ${OLDEST_VECTOR} or newer is needed. Run in it: alter extension vector update`
            : `It has pgvector ${version}: install ${OLDEST_VECTOR} or newer on that server.`,
        ),
      );
    else if (there === null && !mayMake)
      findings.push(
        broken(
          DATABASE,
          `It lacks the extension ${name}, and its role may not make it. Let a superuser run in it: create extension ${name};`,
        ),
      );
  }
  return findings.length > 0
    ? findings
    : [
        fine(
          DATABASE,
          `It has ${rows.map(({ name, there, possible }) => `${name} ${there ?? possible}`).join(", ")}.`,
        ),
      ];
}

async function checkTables(client: pg.ClientBase): Promise<Finding[]> {
  const { migrations: applied } = await readSchemaVersion(client);
  const ownMigrations = listMigrations();
  if (applied.length === 0) return [note(DATABASE, "It is empty: the first start makes the tables.")];
  if (applied.length > ownMigrations.length)
    return [broken(DATABASE, "Its tables are of a newer release than this one: update this one.")];
  if (applied.some(({ createdAt }, n) => createdAt !== String(ownMigrations[n]?.folderMillis)))
    return [broken(DATABASE, "Its tables were made by another line of releases.")];
  const pending = ownMigrations.length - applied.length;
  return pending === 0
    ? [fine(DATABASE, `Its tables are up to date (${ownMigrations.length} migrations).`)]
    : [note(DATABASE, `${pending} migrations are waiting: the next start runs them.`)];
}

async function checkClock(client: pg.ClientBase): Promise<Finding[]> {
  const before = Date.now();
  const { rows } = await client.query<{ now: Date }>("select clock_timestamp() as now");
  const localTime = (before + Date.now()) / 2;
  const differenceMs = Math.abs(rows[0]!.now.getTime() - localTime);
  const seconds = `${(differenceMs / 1000).toFixed(1)} s`;
  if (differenceMs < CLOCK_NOTE_MS)
    return [fine("Clock", "This machine and the database agree on the time.")];
  const sentence = `This machine's clock and the database's are ${seconds} apart: set both by NTP.`;
  return [(differenceMs < CLOCK_BROKEN_MS ? note : broken)("Clock", sentence)];
}
