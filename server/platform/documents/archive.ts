import { inflateRawSync } from "node:zlib";
import { problems } from "./document-problem";
import { ARCHIVE_PARTS_MAX, UNPACKED_BYTES_MAX } from "./limits";

/** A ZIP file. Only the requested parts are unpacked. */
export type Archive = {
  /** Returns the bytes of a part; null if there is none with this name. Case makes no difference. */
  read(name: string, maxBytes: number): Uint8Array | null;
};

type Entry = { method: number; isEncrypted: boolean; packedSize: number; offset: number };

const END = 0x06054b50;
const END_BYTES = 22;
const COMMENT_MAX = 65_535;
const LISTED = 0x02014b50;
const LISTED_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;

/**
 * Reads a ZIP by its directory. It does not trust the declared sizes, but counts what is unpacked from all parts.
 * @throws DocumentProblem damaged, protected, or unpacks to too much
 */
export function openArchive(bytes: Uint8Array): Archive {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = listEntries(file, 0);
  let left = UNPACKED_BYTES_MAX;

  return {
    read(name, maxBytes) {
      const entry = entries.get(name.toLowerCase());
      if (!entry) return null;
      if (entry.isEncrypted) throw problems.protected();
      const content = unpack(packedBytes(file, entry), entry.method, Math.min(left, maxBytes));
      left -= content.length;
      return content;
    },
  };
}

/**
 * Lists the names of the parts of a ZIP, in lower case, by the end of the file alone.
 * @param start where in the file these last bytes begin
 * @throws DocumentProblem damaged, or of too many parts
 */
export const listPartNames = (lastBytes: Buffer, start: number): string[] => [
  ...listEntries(lastBytes, start).keys(),
];

function listEntries(file: Buffer, start: number): Map<string, Entry> {
  const end = findEnd(file);
  const count = file.readUInt16LE(end + 10);
  if (count > ARCHIVE_PARTS_MAX) throw problems.unpacksTooMuch();
  const entries = new Map<string, Entry>();
  let at = file.readUInt32LE(end + 16) - start;
  for (let i = 0; i < count; i++) {
    if (at < 0 || at + LISTED_BYTES > end || file.readUInt32LE(at) !== LISTED) throw problems.damaged();
    const nameEnd = at + LISTED_BYTES + file.readUInt16LE(at + 28);
    const name = file.toString("utf8", at + LISTED_BYTES, nameEnd).toLowerCase();
    if (!entries.has(name))
      entries.set(name, {
        method: file.readUInt16LE(at + 10),
        isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1,
        packedSize: file.readUInt32LE(at + 20),
        offset: file.readUInt32LE(at + 42),
      });
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

/** Finds the end record of the directory. Only a comment may follow it in the file. */
function findEnd(file: Buffer): number {
  const first = Math.max(0, file.length - END_BYTES - COMMENT_MAX);
  for (let at = file.length - END_BYTES; at >= first; at--) if (file.readUInt32LE(at) === END) return at;
  throw problems.damaged();
}

function packedBytes(file: Buffer, { offset, packedSize }: Entry): Buffer {
  if (offset + LOCAL_BYTES > file.length || file.readUInt32LE(offset) !== LOCAL) throw problems.damaged();
  const start = offset + LOCAL_BYTES + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  if (start + packedSize > file.length) throw problems.damaged();
  return file.subarray(start, start + packedSize);
}

const STORED = 0;
const DEFLATED = 8;

function unpack(packed: Buffer, method: number, maxBytes: number): Uint8Array {
  if (method === STORED) {
    if (packed.length > maxBytes) throw problems.unpacksTooMuch();
    return packed;
  }
  if (method !== DEFLATED || packed.length === 0) throw problems.damaged();
  if (maxBytes === 0) throw problems.unpacksTooMuch();
  try {
    return inflateRawSync(packed, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooMuch = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
    throw isTooMuch ? problems.unpacksTooMuch(error) : problems.damaged(error);
  }
}
