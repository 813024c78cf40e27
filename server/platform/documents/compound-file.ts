import { problems } from "./document-problem";

/** Sector numbers from here on mark the end of a chain or no sector. */
const NO_SECTOR = 0xfffffffa;
const NO_ENTRY = 0xffffffff;
const ENTRY_BYTES = 128;
const MINI_SECTOR_BYTES = 64;
/** Streams below this size are in the mini stream. */
const MINI_STREAM_BELOW = 4096;
const HEADER_FAT_SECTORS = 109;
const STREAM = 2;

type Entry = {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
};

/**
 * Opens the streams in the root folder of a compound file (OLE, [MS-CFB]) by name. The package `cfb` copies a chain
 * again from each of its sectors: with sectors in reverse order, half a megabyte takes it 24 seconds and 300 MB. This
 * reader follows only the requested chains, and none is longer than the file.
 * @throws DocumentProblem damaged
 */
export function openCompoundFile(bytes: Uint8Array): {
  has(name: string): boolean;
  read(name: string): Buffer | null;
} {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < 512) throw problems.damaged();
  const sectorBytes = 1 << file.readUInt16LE(30);
  if (sectorBytes !== 512 && sectorBytes !== 4096) throw problems.damaged();
  const sectorCount = Math.ceil(file.length / sectorBytes) - 1;
  const sector = (index: number) => {
    if (index >= sectorCount) throw problems.damaged();
    return file.subarray((index + 1) * sectorBytes, (index + 2) * sectorBytes);
  };

  const table = numbersIn(fatSectors().map(sector));
  const chain = (start: number) => follow(table, start, sectorCount);
  const contentOf = (start: number) => Buffer.concat(chain(start).map(sector));

  /** Lists the sectors of the allocation table. The first ones are in the header, others in a chain of their own. */
  function fatSectors(): number[] {
    const listed = numbersIn([file.subarray(76, 76 + HEADER_FAT_SECTORS * 4)]);
    let next = file.readUInt32LE(68);
    for (let turns = 0; next < NO_SECTOR; turns++) {
      if (turns > sectorCount) throw problems.damaged();
      const numbers = numbersIn([sector(next)]);
      next = numbers.pop() ?? NO_SECTOR;
      listed.push(...numbers);
    }
    return listed.filter((index) => index < NO_SECTOR);
  }

  const entries = readEntries(contentOf(file.readUInt32LE(48)));
  const root = entries[0];
  if (!root) throw problems.damaged();
  const streams = new Map(siblingsFrom(entries, root.child).map((entry) => [entry.name, entry]));

  const readMini = (start: number) => {
    const miniTable = numbersIn(chain(file.readUInt32LE(60)).map(sector));
    const content = contentOf(root.start);
    return Buffer.concat(
      follow(miniTable, start, MINI_STREAM_BELOW / MINI_SECTOR_BYTES).map((index) =>
        content.subarray(index * MINI_SECTOR_BYTES, (index + 1) * MINI_SECTOR_BYTES),
      ),
    );
  };

  return {
    has: (name) => streams.has(name),
    read(name) {
      const entry = streams.get(name);
      if (!entry) return null;
      if (entry.size === 0) return Buffer.alloc(0);
      const content = entry.size < MINI_STREAM_BELOW ? readMini(entry.start) : contentOf(entry.start);
      if (content.length < entry.size) throw problems.damaged();
      return content.subarray(0, entry.size);
    },
  };
}

function numbersIn(blocks: Buffer[]): number[] {
  return blocks.flatMap((block) =>
    Array.from({ length: Math.floor(block.length / 4) }, (_, i) => block.readUInt32LE(i * 4)),
  );
}

/** Lists the sectors of a chain. A chain that leads back to itself is refused when it is longer than `max`. */
function follow(table: number[], start: number, max: number): number[] {
  const found: number[] = [];
  for (let next = start; next < NO_SECTOR; next = table[next] ?? NO_SECTOR) {
    if (found.length >= max) throw problems.damaged();
    found.push(next);
  }
  return found;
}

function readEntries(directory: Buffer): Entry[] {
  return Array.from({ length: Math.floor(directory.length / ENTRY_BYTES) }, (_, i) => {
    const entry = directory.subarray(i * ENTRY_BYTES, (i + 1) * ENTRY_BYTES);
    const nameBytes = Math.min(64, entry.readUInt16LE(64));
    return {
      name: entry.toString("utf16le", 0, Math.max(0, nameBytes - 2)),
      type: entry.readUInt8(66),
      left: entry.readUInt32LE(68),
      right: entry.readUInt32LE(72),
      child: entry.readUInt32LE(76),
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
}

/** Lists the streams of one folder, which form a tree. It visits each entry once, so that a loop ends. */
function siblingsFrom(entries: Entry[], start: number): Entry[] {
  const seen = new Set<number>();
  const waiting = [start];
  const found: Entry[] = [];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const entry = entries[index];
    if (index === NO_ENTRY || !entry || seen.has(index)) continue;
    seen.add(index);
    waiting.push(entry.left, entry.right);
    if (entry.type === STREAM) found.push(entry);
  }
  return found;
}
