import { constants, crc32, deflateRawSync } from "node:zlib";

export type ZipEntry = {
  name: string;
  content: string | Uint8Array;
  /** The content is already deflated. */
  isDeflated?: boolean;
  /** What the headers say, when that is to be another size than the content's. */
  declaredSize?: number;
};

/** Bytes that one turn of `repeatedEntry` stands for. */
export const REPEATED_BLOCK = 2 ** 20;

/** An entry that unpacks to `times` blocks of spaces; each block costs about a kilobyte and no time. */
export function repeatedEntry(name: string, times: number): ZipEntry {
  const block = deflateRawSync(Buffer.alloc(REPEATED_BLOCK, " "), { finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  const blocks = Array.from({ length: times }, () => block);
  return { name, content: Uint8Array.from(Buffer.concat([...blocks, end])), isDeflated: true };
}

/** A ZIP file, written by hand so that its headers can lie. */
export function makeZip(entries: ZipEntry[]): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content);
    const data = entry.isDeflated ? content : deflateRawSync(content);
    const name = Buffer.from(entry.name, "utf8");
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(entry.isDeflated ? 0 : crc32(content), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(entry.declaredSize ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    locals.push(Buffer.from("PK\x03\x04", "latin1"), fields, name, data);
    const after = Buffer.alloc(14);
    after.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), fields, after, name);
    offset += 30 + name.length + data.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Uint8Array.from(Buffer.concat([...locals, listed, end]));
}
