import { asWritten } from "@shared/words/messages";
import { open } from "node:fs/promises";
import { type Readable, pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type { OpenDatabase } from "../../../platform/db/database";
import { AppError } from "../../../platform/errors/app-error";
import { readExtract } from "../grants-gov/extract";
import { GRANTS_GOV_SOURCE, type GrantsGovRecord } from "../grants-gov/mapping";
import { readGrantsGovRecord } from "../grants-gov/reading";
import {
  type ImportCounts,
  importPreparedReadings,
  type PreparedReadings,
  prepareReadings,
} from "./import-readings";

const BATCH = 500;
/** Batches stored at a time: while the database works on one, the next is prepared. */
const LANES = 2;

/** `read` is the sum of `created`, `updated`, `proposed` and `skipped`. */
export type ExtractCounts = ImportCounts & {
  read: number;
  /** Records without an id or a title. */
  failed: number;
};

/**
 * Opens an extract, which may be packed with gzip; the .zip that Grants.gov publishes is read by `readExtract` itself.
 * @throws AppError not_found, or unreadable_file for a folder and what may not be read
 */
export async function openExtract(path: string): Promise<Readable> {
  const file = await open(path).catch((error: unknown) => {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw isMissing
      ? new AppError("not_found", asWritten(`There is no file ${path}.`))
      : new AppError("unreadable_file", asWritten(`${path} cannot be opened.`), undefined, { cause: error });
  });
  if (!(await file.stat()).isFile()) {
    await file.close();
    throw new AppError("unreadable_file", asWritten(`${path} is not a file.`));
  }
  const head = Buffer.alloc(2);
  await file.read(head, 0, 2, 0);
  const bytes = file.createReadStream({ start: 0, highWaterMark: 262_144 });
  if (head.readUInt16BE(0) !== 0x1f8b) return bytes;
  // An error also ends the unpacked stream, where its reader meets it.
  return pipeline(bytes, createGunzip(), () => {});
}

/**
 * Imports an extract of Grants.gov into the catalogue; archived opportunities only close those
 * that are known. Memory stays bounded for any size: at most
 * two batches are stored while the next is parsed. Importing the same file again changes nothing.
 * @param onProgress called after every batch with the counts so far
 * @throws AppError unreadable_file, after everything before the damage has been stored
 */
export async function importExtract(
  { db, pool }: Pick<OpenDatabase, "db" | "pool">,
  stream: Readable,
  now: Date,
  onProgress: (soFar: ExtractCounts) => void = () => {},
): Promise<ExtractCounts> {
  const total: ExtractCounts = { read: 0, created: 0, updated: 0, proposed: 0, skipped: 0, failed: 0 };
  const prepare = (records: readonly GrantsGovRecord[]) =>
    prepareReadings(records.map((record) => readGrantsGovRecord(record, now)));
  const store = async (read: number, prepared: PreparedReadings) => {
    const absorbed = await importPreparedReadings(db, prepared, {
      source: GRANTS_GOV_SOURCE,
      now,
      isBulk: true,
    });
    total.read += read;
    total.created += absorbed.created;
    total.updated += absorbed.updated;
    total.proposed += absorbed.proposed;
    total.skipped += absorbed.skipped + read - prepared.given;
    onProgress(total);
  };
  // The embedded database has one connection: a second batch could only wait for the first.
  const lanes = Math.min(LANES, pool.options.max);
  const storing = new Set<Promise<void>>();
  try {
    const outcome = await readExtract(
      stream,
      async (records) => {
        const prepared = prepare(records);
        // A batch that failed stays in the set, so that the race throws its error here.
        while (storing.size >= lanes) await Promise.race(storing);
        const one: Promise<void> = store(records.length, prepared).then(() => void storing.delete(one));
        // Keeps a failure from counting as unhandled until the race meets it.
        one.catch(() => {});
        storing.add(one);
      },
      { batchSize: BATCH },
    );
    total.failed = outcome.failed;
  } finally {
    await Promise.allSettled(storing);
    await Promise.all(storing);
  }
  return total;
}
