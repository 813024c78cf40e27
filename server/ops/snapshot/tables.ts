import pg from "pg";

/** A table with its own rows. A partitioned table counts as one. Generated columns are left out. */
export type Table = { schema: string; name: string; columns: string[] };

/** A sequence and its last value, which is null before the first use. */
export type Sequence = { schema: string; name: string; lastValue: string | null };

/** The schema where releases before the table `jobs` kept their jobs. A migration removes it. */
export const OLDER_JOBS_SCHEMA = "pgboss";

/** Our own schemas, and drizzle's, which has the list of migrations. */
const SCHEMAS = ["public", "drizzle", OLDER_JOBS_SCHEMA];

const NOT_OF_AN_EXTENSION = `not exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

export const quoteName = (table: { schema: string; name: string }) =>
  `${pg.escapeIdentifier(table.schema)}.${pg.escapeIdentifier(table.name)}`;

export const formatTableName = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`;

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

/** Whether our schemas have no tables, views or sequences. Objects of extensions do not count. */
export async function isEmptyDatabase(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${NOT_OF_AN_EXTENSION} limit 1`,
    [SCHEMAS],
  );
  return rows.length === 0;
}

/**
 * Counts the blocks of the table's file that may have rows visible to this transaction. For a partitioned
 * table it is the largest partition's count.
 */
export async function countBlocks(client: pg.ClientBase, table: Table): Promise<number> {
  const { rows } = await client.query<{ blocks: string }>(
    `select max(pg_relation_size(part)) / current_setting('block_size')::int as blocks
     from (select $1::regclass as part union select relid from pg_partition_tree($1::regclass)) as parts`,
    [quoteName(table)],
  );
  return Number(rows[0]?.blocks ?? 0);
}
