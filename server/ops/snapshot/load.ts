import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import { MIGRATION_LOCK } from "../../platform/db/migrate";
import { PlainError } from "../../platform/errors/plain-error";
import { dropConstraints, restoreConstraints } from "./held-back";
import { makeOlderJobTables, makeSchema, type SchemaVersion } from "./make-schema";
import { RowTally } from "./row-tally";
import { tallyTable, writeRows } from "./rows";
import { isEmptyDatabase, listTables, formatTableName, quoteName, type Sequence, type Table } from "./tables";
import { inFormats } from "./transaction";

/** A database at one moment. It is read from another database or from a backup. */
export type Snapshot = {
  version: SchemaVersion;
  tables: Table[];
  sequences: Sequence[];
  read(table: Table): AsyncIterable<Buffer>;
  /** Throws when the loaded table differs from the one that was saved. */
  check?(loaded: LoadedTable): void;
};

export type LoadedTable = { name: string; rows: number; hash: string };

/**
 * Fills an empty database with a snapshot and runs `beforeCommit`, all in one transaction. Then reads every
 * table again and compares it with the rows that were given.
 * @throws PlainError when the database is not empty, or when its rows differ from the given ones
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
    const heldBack = await dropConstraints(client);
    const loaded: LoadedTable[] = [];
    for (const table of snapshot.tables) {
      const tally = { name: formatTableName(table), ...(await loadTable(client, table, snapshot)) };
      snapshot.check?.(tally);
      loaded.push(tally);
    }
    say(
      `Rows: ${loaded.reduce((sum, { rows }) => sum + rows, 0)} in ${loaded.length} tables, each read again and found equal.`,
    );
    await restoreConstraints(client, heldBack);
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
  // A migration may have inserted rows.
  await client.query(`delete from ${quoteName(table)}`);
  const givenTally = new RowTally();
  await writeRows(client, table, givenTally.through(snapshot.read(table)));
  const keptTally = await tallyTable(client, table);
  if (keptTally.rows !== givenTally.rows || keptTally.hash !== givenTally.hash)
    throw new PlainError(
      `${formatTableName(table)} was given ${givenTally.rows} rows and has ${keptTally.rows}, or others: nothing was kept.`,
    );
  return { rows: givenTally.rows, hash: givenTally.hash };
}

async function refuseOtherTables(client: pg.ClientBase, snapshotTables: Table[]): Promise<void> {
  const describe = (tables: Table[]) =>
    tables.map((table) => `${formatTableName(table)} (${[...table.columns].sort().join(", ")})`).sort();
  const ownTables = describe(await listTables(client));
  const givenTables = describe(snapshotTables);
  if (isDeepStrictEqual(ownTables, givenTables)) return;
  const differences = [
    ...givenTables.filter((t) => !ownTables.includes(t)),
    ...ownTables.filter((t) => !givenTables.includes(t)),
  ];
  throw new PlainError(
    `The data has other tables than this release makes for it: ${differences.join("; ")}.`,
  );
}
