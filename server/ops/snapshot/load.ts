import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import { MIGRATION_LOCK } from "../../platform/db/migrate";
import { PlainError } from "../../platform/errors/plain-error";
import { holdBack, makeAgain } from "./held-back";
import { makeOlderJobTables, makeSchema, type SchemaVersion } from "./make-schema";
import { RowTally } from "./row-tally";
import { tallyTable, writeRows } from "./rows";
import { isEmptyDatabase, listTables, nameOf, quoteName, type Sequence, type Table } from "./tables";
import { inFormats } from "./transaction";

/** A database at one moment, wherever it is read from: another database, or a backup. */
export type Snapshot = {
  version: SchemaVersion;
  tables: Table[];
  sequences: Sequence[];
  read(table: Table): AsyncIterable<Buffer>;
  /** Throws when that is not what the snapshot was when it was taken. */
  check?(loaded: LoadedTable): void;
};

export type LoadedTable = { name: string; rows: number; hash: string };

/**
 * Fills an empty database with a snapshot, in one transaction: all of it, and what `beforeCommit` does, or nothing. Every table is then read again, and has to have the
 * rows that were given.
 * @throws PlainError when the database is not empty, or has not kept what it was given
 */
export async function loadSnapshot(
  client: pg.ClientBase,
  snapshot: Snapshot,
  { say, beforeCommit = async () => {} }: { say: (line: string) => void; beforeCommit?: () => Promise<void> },
): Promise<LoadedTable[]> {
  return inFormats(client, async () => {
    await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    if (!(await isEmptyDatabase(client)))
      throw new PlainError(
        "The database is not empty. Only an empty one is filled, so that nothing can be overwritten.",
      );
    await makeSchema(client, snapshot.version);
    await makeOlderJobTables(client, snapshot.tables);
    await refuseOtherTables(client, snapshot.tables);
    const heldBack = await holdBack(client);
    const loaded: LoadedTable[] = [];
    for (const table of snapshot.tables) {
      const tally = { name: nameOf(table), ...(await loadTable(client, table, snapshot)) };
      snapshot.check?.(tally);
      loaded.push(tally);
    }
    say(
      `Rows: ${loaded.reduce((sum, { rows }) => sum + rows, 0)} in ${loaded.length} tables, each read again and found equal.`,
    );
    await makeAgain(client, heldBack);
    for (const { schema, name, lastValue } of snapshot.sequences)
      if (lastValue !== null)
        await client.query("select setval($1::regclass, $2::bigint)", [
          quoteName({ schema, name }),
          lastValue,
        ]);
    say("Indexes, foreign keys and sequences are made.");
    await client.query("analyze");
    await beforeCommit();
    return loaded;
  });
}

async function loadTable(
  client: pg.ClientBase,
  table: Table,
  snapshot: Snapshot,
): Promise<{ rows: number; hash: string }> {
  // A migration may have put rows in.
  await client.query(`delete from ${quoteName(table)}`);
  const given = new RowTally();
  await writeRows(client, table, given.through(snapshot.read(table)));
  const kept = await tallyTable(client, table);
  if (kept.rows !== given.rows || kept.hash !== given.hash)
    throw new PlainError(
      `${nameOf(table)} was given ${given.rows} rows and has ${kept.rows}, or others: nothing was kept.`,
    );
  return { rows: given.rows, hash: given.hash };
}

async function refuseOtherTables(client: pg.ClientBase, given: Table[]): Promise<void> {
  const describe = (tables: Table[]) =>
    tables.map((table) => `${nameOf(table)} (${[...table.columns].sort().join(", ")})`).sort();
  const made = describe(await listTables(client));
  const wanted = describe(given);
  if (isDeepStrictEqual(made, wanted)) return;
  const odd = [...wanted.filter((t) => !made.includes(t)), ...made.filter((t) => !wanted.includes(t))];
  throw new PlainError(`The data has other tables than this release makes for it: ${odd.join("; ")}.`);
}
