import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse";
import { isStorable } from "@shared/validators/fields";
import type { Db } from "../../platform/db/database";
import type { RegisterReader, RegisterReading, Row } from "./readers/types";
import { countImported, deleteOlder, upsertEntries } from "./registers.queries";

const ROWS_PER_STATEMENT = 1_000;

/** A file that cannot be read, or that is none of the register. The message is for the person at the terminal. */
export class RegisterFileProblem extends Error {}

export type ImportedRegister = {
  /** Rows of the files. */
  read: number;
  /** Organisations that can be found now. */
  kept: number;
  /** Those of an earlier file that are in none of these. */
  removed: number;
};

/**
 * Takes the organisations of a register's files, in place of those of earlier files. Memory stays bounded for any size.
 * @param files all files of the register, as text or packed with gzip
 * @param options `asOf` is the day of the files
 * @throws RegisterFileProblem; what was read before it is kept, and nothing is removed
 */
export async function importRegister(
  db: Db,
  reader: RegisterReader,
  files: readonly string[],
  { asOf, now, onProgress = () => {} }: { asOf: string; now: Date; onProgress?: (read: number) => void },
): Promise<ImportedRegister> {
  const imported: ImportedRegister = { read: 0, kept: 0, removed: 0 };
  // A statement may not write a row twice. The last reading of a number counts.
  let batch = new Map<string, RegisterReading>();
  const store = async () => {
    if (batch.size > 0) await upsertEntries(db, reader.id, [...batch.values()], { asOf, importedAt: now });
    batch = new Map();
  };
  for (const file of files)
    for await (const row of readRows(file, reader)) {
      imported.read += 1;
      const reading = reader.read(row, asOf);
      if (reading) batch.set(reading.number, reading);
      if (batch.size < ROWS_PER_STATEMENT) continue;
      await store();
      onProgress(imported.read);
    }
  await store();
  // A number may stand in two files, far from one another.
  imported.kept = await countImported(db, reader.id, now);
  if (imported.kept === 0) throw new RegisterFileProblem("The files name no organisation of this register.");
  imported.removed = await deleteOlder(db, reader.id, now);
  return imported;
}

async function* readRows(
  file: string,
  { delimiter, isQuoted, needs }: RegisterReader,
): AsyncGenerator<Row, void> {
  const parser = parse({
    bom: true,
    delimiter,
    quote: isQuoted ? '"' : false,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    columns: (names: string[]) => {
      const columns = names.map((name) => name.trim());
      const missing = needs.filter((name) => !columns.includes(name));
      if (missing.length > 0) throw new RegisterFileProblem(`${file} has no column ${missing.join(", ")}.`);
      return columns;
    },
  });
  const bytes = createReadStream(file);
  // An error of any of them ends the parser, where the loop below meets it.
  if (file.endsWith(".gz")) pipeline(bytes, createGunzip(), parser, () => {});
  else pipeline(bytes, parser, () => {});
  try {
    for await (const row of parser as AsyncIterable<Row>) yield keepStorable(row);
  } catch (error) {
    if (error instanceof RegisterFileProblem) throw error;
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    throw new RegisterFileProblem(`${file} cannot be read${code}.`, { cause: error });
  }
}

/** Empties values that the database could not store. */
const keepStorable = (row: Row): Row =>
  Object.values(row).every(isStorable)
    ? row
    : Object.fromEntries(Object.entries(row).map(([name, value]) => [name, isStorable(value) ? value : ""]));
