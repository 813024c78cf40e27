import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { countBlocks, quoteName, type Table } from "./tables";
import { RowTally } from "./row-tally";

/** Size of one COPY. The embedded database holds all of it in memory. */
const BATCH_BYTES = 8 * 1024 * 1024;
const FIRST_BLOCKS = 16;
const MOST_BLOCKS = 4096;

const listColumns = ({ columns }: Table) => columns.map((column) => pg.escapeIdentifier(column)).join(", ");

/**
 * Reads the rows of a table in the format of COPY. It reads by ranges of blocks, because within one snapshot
 * a row stays in its block.
 */
export async function* readRows(client: pg.ClientBase, table: Table): AsyncGenerator<Buffer> {
  const end = await countBlocks(client, table);
  let step = FIRST_BLOCKS;
  for (let block = 0; block < end;) {
    const next = Math.min(block + step, end);
    const part = client.query(
      copyTo(
        `copy (select ${listColumns(table)} from ${quoteName(table)}
               where ctid >= '(${block},0)' and ctid < '(${next},0)') to stdout`,
      ),
    );
    let bytes = 0;
    for await (const chunk of part as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      yield chunk;
    }
    block = next;
    step = Math.round(
      Math.min(MOST_BLOCKS, 4 * step, Math.max(1, (step * BATCH_BYTES) / Math.max(bytes, 1))),
    );
  }
}

/** Adds rows in the format of COPY to a table. */
export async function writeRows(
  client: pg.ClientBase,
  table: Table,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  const statement = `copy ${quoteName(table)} (${listColumns(table)}) from stdin`;
  for await (const batch of splitIntoBatches(rows))
    await pipeline(Readable.from([batch]), client.query(copyFrom(statement)));
}

/** Splits the stream after whole rows, so that each batch is a COPY of its own. */
async function* splitIntoBatches(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of rows) {
    parts.push(chunk);
    bytes += chunk.length;
    const lastEnd = bytes < BATCH_BYTES ? -1 : chunk.lastIndexOf("\n");
    if (lastEnd === -1) continue;
    const incompleteRow = chunk.subarray(lastEnd + 1);
    parts[parts.length - 1] = chunk.subarray(0, lastEnd + 1);
    yield Buffer.concat(parts);
    parts = [incompleteRow];
    bytes = incompleteRow.length;
  }
  if (bytes > 0) yield Buffer.concat(parts);
}

/** Counts the rows of a table and sums up their hashes. */
export async function tallyTable(client: pg.ClientBase, table: Table): Promise<RowTally> {
  const tally = new RowTally();
  for await (const chunk of readRows(client, table)) tally.add(chunk);
  return tally;
}
