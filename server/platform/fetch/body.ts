import { pipeline, Readable, type Duplex } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";
import type { Answer } from "./transport";

export type Collected = {
  bytes: Buffer;
  /** False when the body exceeded the limit: `bytes` is then its beginning. */
  isWhole: boolean;
};

/** Real servers use at most two encodings; each further one only multiplies what a small answer can expand to. */
const ENCODINGS_MAX = 3;

/**
 * Decompresses the body and reads up to `limit` bytes of the result. At the limit it stops and closes the connection,
 * so a small answer that expands to gigabytes costs no more than the limit.
 * @returns `undefined` for an encoding that was not requested
 * @throws what the stream throws when the answer breaks off or cannot be decompressed
 */
export async function collectBody(answer: Answer, limit: number): Promise<Collected | undefined> {
  const packings = (answer.header("content-encoding") ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && name !== "identity");
  if (packings.length > ENCODINGS_MAX) return undefined;
  let stream: Readable = answer.body;
  for (const packing of packings.reverse()) {
    const unpacked = await decompress(stream, packing);
    if (!unpacked) return undefined;
    stream = unpacked;
  }
  return collect(stream, limit);
}

async function collect(stream: Readable, limit: number): Promise<Collected> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > limit) return { bytes: Buffer.concat(chunks, limit), isWhole: false };
  }
  return { bytes: Buffer.concat(chunks, size), isWhole: true };
}

// Servers that leave out the end mark of a compressed body are common, and browsers accept it.
const LENIENT = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const LENIENT_BROTLI = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
};

async function decompress(stream: Readable, packing: string): Promise<Readable | undefined> {
  if (packing === "gzip" || packing === "x-gzip") return through(stream, createGunzip(LENIENT));
  if (packing === "br") return through(stream, createBrotliDecompress(LENIENT_BROTLI));
  if (packing !== "deflate") return undefined;
  // The standard requires the zlib header, whose first byte ends in 8; some servers send the data without it.
  const { first, rest } = await peek(stream);
  const hasHeader = first === undefined || (first & 0x0f) === 8;
  return through(rest, hasHeader ? createInflate(LENIENT) : createInflateRaw(LENIENT));
}

/** Errors of either stream reach the reader of the result; ending the result also ends the source. */
function through(source: Readable, decoder: Duplex): Duplex {
  return pipeline(source, decoder, () => {});
}

async function peek(stream: Readable): Promise<{ first: number | undefined; rest: Readable }> {
  const iterator = (stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const head = await iterator.next();
  async function* whole() {
    if (head.done) return;
    yield head.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { first: head.done ? undefined : head.value[0], rest: Readable.from(whole()) };
}
