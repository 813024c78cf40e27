import { RECORD, type PptRecord, type RecordReader } from "./ppt-records";

/** A text with the kind that its header names. */
export type PptText = { kind: number; text: string };
export const TEXT_KIND = { title: 0, notes: 2, centredTitle: 6 } as const;

/** The number of characters of one text that are read. It is more than what is kept of a whole slide. */
const TEXT_MAX = 20_000;
const MARKS: number[] = [
  RECORD.slideNumberMark,
  RECORD.dateTimeMark,
  RECORD.genericDateMark,
  RECORD.headerMark,
  RECORD.footerMark,
  RECORD.rtfDateMark,
];

/** Lists the texts of these records, each of which follows its header. It removes the marks for numbers and dates. */
export function textsAmong(records: RecordReader, siblings: PptRecord[]): PptText[] {
  const { stream } = records;
  const found: (PptText & { marks: number[] })[] = [];
  for (const { type, start, end } of siblings) {
    const last = found.at(-1);
    if (type === RECORD.textHeader && end - start >= 4)
      found.push({ kind: stream.readUInt32LE(start), text: "", marks: [] });
    else if (!last) continue;
    else if (type === RECORD.textChars)
      last.text = stream.toString("utf16le", start, Math.min(end, start + TEXT_MAX * 2));
    else if (type === RECORD.textBytes)
      last.text = stream.toString("latin1", start, Math.min(end, start + TEXT_MAX));
    else if (MARKS.includes(type) && end - start >= 4) last.marks.push(stream.readUInt32LE(start));
  }
  return found.map(({ kind, text, marks }) => ({ kind, text: withoutMarks(text, marks) }));
}

/** A mark is a star in the text. */
const withoutMarks = (text: string, marks: number[]) =>
  marks.length === 0 ? text : text.replace(/\*/g, (star, at: number) => (marks.includes(at) ? "" : star));
