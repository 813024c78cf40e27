import pg from "pg";

/**
 * Statements to run after the rows are loaded. Loading takes several times as long when indexes and foreign
 * keys exist already.
 */
export type DroppedConstraints = { name: string; statement: string }[];

const OURS = "n.nspname = 'public'";

/**
 * Drops the foreign keys and the indexes that no constraint needs, and disables the triggers.
 * @returns the statements that make them again
 */
export async function dropConstraints(client: pg.ClientBase): Promise<DroppedConstraints> {
  const foreignKeys = await client.query<{ table: string; name: string; definition: string }>(
    `select con.conrelid::regclass::text as table, con.conname as name, pg_get_constraintdef(con.oid) as definition
     from pg_constraint con join pg_namespace n on n.oid = con.connamespace
     where ${OURS} and con.contype = 'f' order by 1, 2`,
  );
  const indexes = await client.query<{ index: string; name: string; definition: string }>(
    `select i.indexrelid::regclass::text as index, c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and not i.indisprimary
       and not exists (select from pg_constraint con where con.conindid = i.indexrelid and con.contype in ('p', 'u', 'x'))
     order by 1`,
  );
  const triggers = await client.query<{ table: string }>(
    `select distinct t.tgrelid::regclass::text as table
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and not t.tgisinternal order by 1`,
  );
  for (const { table, name } of foreignKeys.rows)
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  for (const { index } of indexes.rows) await client.query(`drop index ${index}`);
  for (const { table } of triggers.rows) await client.query(`alter table ${table} disable trigger user`);
  return [
    ...indexes.rows.map(({ name, definition }) => ({ name, statement: definition })),
    ...foreignKeys.rows.map(({ table, name, definition }) => ({
      name,
      statement: `alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`,
    })),
    ...triggers.rows.map(({ table }) => ({
      name: table,
      statement: `alter table ${table} enable trigger user`,
    })),
  ];
}

/**
 * The index of 100,000 vectors fits into this memory while it is built. Outside memory it takes many times as
 * long.
 */
const INDEX_MEMORY = "1GB";

const NO_SHARED_MEMORY = "53100";

/** Makes the indexes, foreign keys and triggers again. */
export async function restoreConstraints(client: pg.ClientBase, heldBack: DroppedConstraints): Promise<void> {
  await client.query(
    `select set_config('maintenance_work_mem', '${INDEX_MEMORY}', true)
     where pg_size_bytes(current_setting('maintenance_work_mem')) < pg_size_bytes('${INDEX_MEMORY}')`,
  );
  for (const { statement } of heldBack) {
    await client.query("savepoint before_it");
    try {
      await client.query(statement);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== NO_SHARED_MEMORY) throw error;
      // Parallel workers need shared memory, of which a container has little. A single worker needs none.
      await client.query("rollback to savepoint before_it; set local max_parallel_maintenance_workers = 0");
      await client.query(statement);
    }
    await client.query("release savepoint before_it");
  }
}
