import { asWritten } from "@shared/words/messages";
import { Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";
import { AppError } from "../../../platform/errors/app-error";

const HEADER_BYTES = 30;
const DEFLATED = 8;

/**
 * Yields the XML bytes of an extract, which is either plain or in its .zip. The archive has its sizes after
 * the data, so only the compressed data itself says where it ends. Native inflation finds that end. Streaming
 * archive readers look for the next signature instead, and would stop at any four bytes that happen to look
 * like one.
 * @throws AppError unreadable_file for an archive that cannot be read; what the source throws
 */
export async function* extractBytes(source: Readable): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  let head: Uint8Array = new Uint8Array();
  const readHead = async (size: number) => {
    while (head.length < size) {
      const next = await chunks.next();
      if (next.done) return false;
      head = Buffer.concat([head, next.value]);
    }
    return true;
  };
  const readFrom = async function* (from: number) {
    yield head.subarray(from);
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  };

  const isArchive = (await readHead(4)) && Buffer.from(head).readUInt32BE(0) === 0x504b0304;
  if (!isArchive) {
    yield* readFrom(0);
    return;
  }
  if (!(await readHead(HEADER_BYTES))) throw createArchiveError();
  const header = Buffer.from(head);
  const nameEnd = HEADER_BYTES + header.readUInt16LE(26);
  const dataStart = nameEnd + header.readUInt16LE(28);
  if (!(await readHead(dataStart))) throw createArchiveError();
  const name = Buffer.from(head).toString("latin1", HEADER_BYTES, nameEnd);
  const isEncrypted = (header.readUInt16LE(6) & 1) === 1;
  if (isEncrypted || header.readUInt16LE(8) !== DEFLATED || !/\.xml$/i.test(name)) throw createArchiveError();

  const inflated = createInflateRaw({ chunkSize: 65_536 });
  const compressed = Readable.from(readFrom(dataStart));
  let sourceFailure: Error | undefined;
  compressed.on("error", (error) => {
    sourceFailure = error;
    inflated.destroy(error);
  });
  compressed.pipe(inflated);
  try {
    for await (const chunk of inflated) yield chunk as Uint8Array;
  } catch (error) {
    throw (
      sourceFailure ??
      new AppError("unreadable_file", asWritten("The archive is damaged or ends too early."), undefined, {
        cause: error,
      })
    );
  } finally {
    compressed.destroy();
  }
}

const createArchiveError = () =>
  new AppError(
    "unreadable_file",
    asWritten("The archive does not begin with the XML of an extract of Grants.gov."),
  );
