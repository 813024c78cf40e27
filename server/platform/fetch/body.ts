import { pipeline, Readable, type Duplex } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";
import type { Answer } from "./transport";

export type Collected = {
  bytes: Buffer;
  /** False when there was more than the limit: `bytes` is then its beginning. */
  isWhole: boolean;
};

/** Real servers stack at most two; each more only multiplies what a small answer can become. */
const PACKINGS_MAX = 3;

/**
 * Unpacks the body and reads up to `limit` bytes of it, counting what comes out, not what was sent. At the limit it
 * stops, and with it the connection: a small answer that unpacks to gigabytes costs no more than the limit.
 * @returns `undefined` when the body is packed in a way that nobody asked for
 * @throws what the stream throws when the answer breaks off or cannot be unpacked
 */
export async function collectBody(answer: Answer, limit: number): Promise<Collected | undefined> {
  const packings = (answer.header("content-encoding") ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && name !== "identity");
  if (packings.length > PACKINGS_MAX) return undefined;
  let stream: Readable = answer.body;
  for (const packing of packings.reverse()) {
    const unpacked = await unpack(stream, packing);
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

// Servers that leave out the end mark of a packed body are common, and browsers forgive them.
const LENIENT = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const LENIENT_BROTLI = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
};

async function unpack(stream: Readable, packing: string): Promise<Readable | undefined> {
  if (packing === "gzip" || packing === "x-gzip") return through(stream, createGunzip(LENIENT));
  if (packing === "br") return through(stream, createBrotliDecompress(LENIENT_BROTLI));
  if (packing !== "deflate") return undefined;
  // By the standard it has the zlib header, whose low half of the first byte is 8; some servers send it bare.
  const { first, rest } = await peek(stream);
  const hasHeader = first === undefined || (first & 0x0f) === 8;
  return through(rest, hasHeader ? createInflate(LENIENT) : createInflateRaw(LENIENT));
}

/** An error on either side reaches the reader of the result; the end of the result ends the source. */
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
