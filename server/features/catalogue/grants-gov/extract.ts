import { asWritten } from "@shared/words/messages";
import { addAbortSignal, type Readable } from "node:stream";
import { AppError } from "../../../platform/errors/app-error";
import { extractBytes } from "./extract-bytes";
import { createExtractParser } from "./extract-parser";
import type { GrantsGovRecord } from "./mapping";

const BATCH_SIZE = 500;
/** Parsed at a time, so that a source in large chunks does not make more records than a few batches. */
const PIECE_BYTES = 65_536;

export type ExtractOptions = {
  /** How many records a batch has at most. */
  batchSize?: number;
  signal?: AbortSignal | undefined;
};

export type ExtractOutcome = {
  /** Records handed on. */
  read: number;
  /** Records without an id or a title. */
  failed: number;
  /** Records left out because one with the same id came before: forecasts that have been posted since. */
  repeated: number;
};

/**
 * Reads the daily extract of Grants.gov (https://www.grants.gov/xml-extract), as .xml or as the .zip that is published,
 * and hands it on in batches, no id twice. The next batch is not read before the last is taken, and only one is kept.
 * @throws AppError unreadable_file, after everything before the damage has been handed on; what `onRecords` throws; the
 * signal's reason
 */
export async function readExtract(
  stream: Readable,
  onRecords: (batch: GrantsGovRecord[]) => Promise<void>,
  { batchSize = BATCH_SIZE, signal }: ExtractOptions = {},
): Promise<ExtractOutcome> {
  signal?.throwIfAborted();
  if (signal) addAbortSignal(signal, stream);
  const parser = createExtractParser();
  const waiting: GrantsGovRecord[] = [];
  let read = 0;
  const handOn = async (least: number) => {
    waiting.push(...parser.take());
    while (waiting.length >= least && waiting.length > 0) {
      const batch = waiting.splice(0, batchSize);
      await onRecords(batch);
      read += batch.length;
      signal?.throwIfAborted();
    }
  };

  const bytes = extractBytes(stream);
  const decoder = new TextDecoder();
  let damage: AppError | undefined;
  try {
    while (parser.problem() === null) {
      const next = await bytes.next().catch((error: unknown) => ({ error }));
      if ("error" in next) {
        signal?.throwIfAborted();
        damage = toAppError(next.error);
        break;
      }
      if (next.done) {
        parser.write(decoder.decode());
        parser.end();
        break;
      }
      for (let start = 0; start < next.value.length; start += PIECE_BYTES) {
        parser.write(decoder.decode(next.value.subarray(start, start + PIECE_BYTES), { stream: true }));
        if (parser.ready() + waiting.length >= batchSize) await handOn(batchSize);
      }
    }
    await handOn(1);
  } finally {
    await bytes.return(undefined);
    stream.destroy();
  }
  const problem = parser.problem();
  damage ??= problem === null ? undefined : new AppError("unreadable_file", asWritten(`The file ${problem}`));
  if (damage) throw withCount(damage, read);
  return { read, failed: parser.failed(), repeated: parser.repeated() };
}

const toAppError = (error: unknown): AppError =>
  error instanceof AppError
    ? error
    : new AppError("unreadable_file", asWritten("The file could not be read."), undefined, { cause: error });

function withCount(damage: AppError, read: number): AppError {
  const count = `${read.toLocaleString("en")} ${read === 1 ? "opportunity" : "opportunities"}`;
  const message = read === 0 ? damage.message : `${damage.message} Before that, ${count} could be read.`;
  return new AppError(damage.code, asWritten(message), undefined, { cause: damage.cause });
}
