import { constants, crc32, deflateRawSync } from "node:zlib";

export type ZipEntry = {
  name: string;
  content: string | Uint8Array;
  /** Whether the content is deflated already. */
  isDeflated?: boolean;
  /** The size in the headers, if it is to differ from the size of the content. */
  declaredSize?: number;
};

/** Size of one block of `repeatedEntry`, in bytes. */
export const REPEATED_BLOCK = 2 ** 20;

/**
 * Makes an entry that unpacks to `times` blocks of spaces. Each block takes about a kilobyte in the file and
 * is quick to make.
 */
export function repeatedEntry(name: string, times: number): ZipEntry {
  const block = deflateRawSync(Buffer.alloc(REPEATED_BLOCK, " "), { finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  const blocks = Array.from({ length: times }, () => block);
  return { name, content: Uint8Array.from(Buffer.concat([...blocks, end])), isDeflated: true };
}

/** Makes a ZIP file by hand, so that its headers can be wrong. */
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
    const directoryFields = Buffer.alloc(14);
    directoryFields.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), fields, directoryFields, name);
    offset += 30 + name.length + data.length;
  }
  const directoryBytes = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directoryBytes.length, 12);
  end.writeUInt32LE(offset, 16);
  return Uint8Array.from(Buffer.concat([...locals, directoryBytes, end]));
}
