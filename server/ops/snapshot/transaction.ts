import type pg from "pg";
import { isDeepStrictEqual } from "node:util";
import { PlainError } from "../../platform/errors/plain-error";
import { listTables, quoteName, type Table } from "./tables";

/**
 * Values are written in the same format on every server. SET LOCAL lasts for the transaction only, because a
 * pooler may share the connection.
 */
const FORMATS = `
  set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/** Runs `work` in a transaction in which all servers read and write values in the same format. */
export async function inFormats<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query("begin");
  try {
    await client.query(FORMATS);
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/**
 * Runs `work` on a snapshot of the database, while others go on writing.
 * @throws PlainError when the tables are changed at the same time
 */
export async function inSnapshot<T>(
  client: pg.ClientBase,
  work: (tables: Table[]) => Promise<T>,
): Promise<T> {
  const tables = await listTables(client);
  await client.query("begin isolation level repeatable read, read only");
  try {
    await client.query(FORMATS);
    // The lock is taken before the snapshot, because a table that is rewritten after it would look empty.
    if (tables.length > 0)
      await client.query(`lock table ${tables.map(quoteName).join(", ")} in access share mode`);
    if (!isDeepStrictEqual(await listTables(client), tables))
      throw new PlainError(
        "The tables are being changed at this moment. Try again when the server has started.",
      );
    return await work(tables);
  } finally {
    await client.query("rollback").catch(() => {});
  }
}
