import { asWritten } from "@shared/words/messages";
import { addAbortSignal, type Readable } from "node:stream";
import { AppError } from "../../../platform/errors/app-error";
import { extractBytes } from "./extract-bytes";
import { createExtractParser } from "./extract-parser";
import type { GrantsGovRecord } from "./mapping";

const BATCH_SIZE = 500;
/**
 * Pieces of this size are parsed at a time, so that a large chunk of the source makes only a few batches of
 * records.
 */
const PIECE_BYTES = 65_536;

export type ExtractOptions = {
  /** The largest number of records in a batch. */
  batchSize?: number;
  signal?: AbortSignal | undefined;
};

export type ExtractOutcome = {
  /** The number of records that were handed on. */
  read: number;
  /** The number of records without an id or a title. */
  failed: number;
  /**
   * The number of records left out because one with the same id came before. They are forecasts that have
   * been posted since.
   */
  repeated: number;
};

/**
 * Reads the daily extract of Grants.gov (https://www.grants.gov/xml-extract), as .xml or as the published
 * .zip, and hands it on in batches. No id is handed on twice. Only one batch is kept, and the next one is
 * read after it has been taken.
 * @throws AppError unreadable_file, after everything before the damage has been handed on; what `onRecords`
 * throws; the signal's reason
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
  let readCount = 0;
  const handOnBatches = async (minimum: number) => {
    waiting.push(...parser.take());
    while (waiting.length >= minimum && waiting.length > 0) {
      const batch = waiting.splice(0, batchSize);
      await onRecords(batch);
      readCount += batch.length;
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
        if (parser.ready() + waiting.length >= batchSize) await handOnBatches(batchSize);
      }
    }
    await handOnBatches(1);
  } finally {
    await bytes.return(undefined);
    stream.destroy();
  }
  const problem = parser.problem();
  damage ??= problem === null ? undefined : new AppError("unreadable_file", asWritten(`The file ${problem}`));
  if (damage) throw addCount(damage, readCount);
  return { read: readCount, failed: parser.failed(), repeated: parser.repeated() };
}

const toAppError = (error: unknown): AppError =>
  error instanceof AppError
    ? error
    : new AppError("unreadable_file", asWritten("The file could not be read."), undefined, { cause: error });

function addCount(damage: AppError, readCount: number): AppError {
  const count = `${readCount.toLocaleString("en")} ${readCount === 1 ? "opportunity" : "opportunities"}`;
  const message = readCount === 0 ? damage.message : `${damage.message} Before that, ${count} could be read.`;
  return new AppError(damage.code, asWritten(message), undefined, { cause: damage.cause });
}
