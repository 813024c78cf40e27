import pg from "pg";

/** One that holds rows of its own; of a partitioned table the whole. Columns that the database computes are left out. */
export type Table = { schema: string; name: string; columns: string[] };

/** Where a sequence stands; null when it has given out nothing yet. */
export type Sequence = { schema: string; name: string; lastValue: string | null };

/** Where releases before the table `jobs` kept theirs. A migration takes it away. */
export const OLDER_JOBS_SCHEMA = "pgboss";

/** Ours, and the list of migrations. */
const SCHEMAS = ["public", "drizzle", OLDER_JOBS_SCHEMA];

const NOT_OF_AN_EXTENSION = `not exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

export const quoteName = (table: { schema: string; name: string }) =>
  `${pg.escapeIdentifier(table.schema)}.${pg.escapeIdentifier(table.name)}`;

export const nameOf = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`;

export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
       array(select a.attname::text from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
             order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and ${NOT_OF_AN_EXTENSION}
     order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select schemaname as schema, sequencename as name, last_value::text as "lastValue"
     from pg_sequences where schemaname = any($1) order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

/** Whether nothing was ever made in the schemas that are ours. What extensions bring does not count. */
export async function isEmptyDatabase(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${NOT_OF_AN_EXTENSION} limit 1`,
    [SCHEMAS],
  );
  return rows.length === 0;
}

/** How many blocks of the file of a table, or of its largest partition, may hold rows that this transaction sees. */
export async function countBlocks(client: pg.ClientBase, table: Table): Promise<number> {
  const { rows } = await client.query<{ blocks: string }>(
    `select max(pg_relation_size(part)) / current_setting('block_size')::int as blocks
     from (select $1::regclass as part union select relid from pg_partition_tree($1::regclass)) as parts`,
    [quoteName(table)],
  );
  return Number(rows[0]?.blocks ?? 0);
}
