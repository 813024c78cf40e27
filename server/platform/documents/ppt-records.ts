import { problems } from "./document-problem";

/** A record of a PPT file. `start` and `end` limit its content in the stream. */
export type PptRecord = { type: number; instance: number; isContainer: boolean; start: number; end: number };

/** The record types that the reader needs ([MS-PPT] 2.13.24, [MS-ODRAW] 2.2). */
export const RECORD = {
  document: 0x03e8,
  documentAtom: 0x03e9,
  slide: 0x03ee,
  slideAtom: 0x03ef,
  notes: 0x03f0,
  slidePersist: 0x03f3,
  drawing: 0x040c,
  roundTripPlaceholder: 0x0420,
  placeholder: 0x0bc3,
  slideList: 0x0ff0,
  userEdit: 0x0ff5,
  outlineTextRef: 0x0f9e,
  textHeader: 0x0f9f,
  textChars: 0x0fa0,
  textBytes: 0x0fa8,
  slideNumberMark: 0x0fd8,
  dateTimeMark: 0x0ff7,
  genericDateMark: 0x0ff8,
  headerMark: 0x0ff9,
  footerMark: 0x0ffa,
  rtfDateMark: 0x1015,
  persistDirectory: 0x1772,
  shape: 0xf004,
  clientTextbox: 0xf00d,
  clientAnchor: 0xf010,
  clientData: 0xf011,
} as const;

const HEADER_BYTES = 8;
const CONTAINER = 0xf;
const RECORDS_MAX = 1_000_000;
const DEPTH_MAX = 32;

/**
 * Reads records of one stream. The total number of reads is limited, so that a hostile file cannot keep it busy for
 * ever.
 */
export type RecordReader = {
  stream: Buffer;
  /** Returns the record at an offset; null if none fits there. Its end is never beyond the end of the stream. */
  at(offset: number, within?: number): PptRecord | null;
  childrenOf(parent: Pick<PptRecord, "start" | "end">): PptRecord[];
  child(parent: PptRecord, type: number): PptRecord | undefined;
  /** Lists all records of a type below a record in order, but none inside another of them. */
  descendants(parent: PptRecord, type: number): PptRecord[];
};

/** @throws DocumentProblem damaged, from each of its functions, when too many records were read */
export function createRecordReader(stream: Buffer): RecordReader {
  let count = 0;

  const at = (offset: number, within = stream.length): PptRecord | null => {
    if (offset < 0 || offset + HEADER_BYTES > within) return null;
    if (++count > RECORDS_MAX) throw problems.damaged();
    const versionAndInstance = stream.readUInt16LE(offset);
    const start = offset + HEADER_BYTES;
    return {
      type: stream.readUInt16LE(offset + 2),
      instance: versionAndInstance >> 4,
      isContainer: (versionAndInstance & CONTAINER) === CONTAINER,
      start,
      end: Math.min(start + stream.readUInt32LE(offset + 4), within),
    };
  };

  const childrenOf = ({ start, end }: Pick<PptRecord, "start" | "end">) => {
    const found: PptRecord[] = [];
    for (let record = at(start, end); record; record = at(record.end, end)) found.push(record);
    return found;
  };

  const descendants = (parent: PptRecord, type: number, depth = 0): PptRecord[] =>
    childrenOf(parent).flatMap((record) => {
      if (record.type === type) return [record];
      return record.isContainer && depth < DEPTH_MAX ? descendants(record, type, depth + 1) : [];
    });

  return {
    stream,
    at,
    childrenOf,
    child: (parent, type) => childrenOf(parent).find((record) => record.type === type),
    descendants: (parent, type) => descendants(parent, type),
  };
}
