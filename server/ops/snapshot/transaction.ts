import type pg from "pg";
import { isDeepStrictEqual } from "node:util";
import { PlainError } from "../../platform/errors/plain-error";
import { listTables, quoteName, type Table } from "./tables";

/** How values are written must not hang on the settings of a server. Only for the transaction: a pooler may stand in between. */
const FORMATS = `
  set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/** Runs `work` in a transaction in which values are read and written in one way, whatever the server. */
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
 * Runs `work` on the database as it is at one moment, while others go on writing.
 * @throws PlainError when the tables themselves change just then
 */
export async function inSnapshot<T>(
  client: pg.ClientBase,
  work: (tables: Table[]) => Promise<T>,
): Promise<T> {
  const tables = await listTables(client);
  await client.query("begin isolation level repeatable read, read only");
  try {
    await client.query(FORMATS);
    // Before the moment is fixed: a table that is rewritten after it would look empty.
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
