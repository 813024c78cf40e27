import { RECORD, type PptRecord, type RecordReader } from "./ppt-records";

/** A text with the kind that its header names. */
export type PptText = { kind: number; text: string };
export const TEXT_KIND = { title: 0, notes: 2, centredTitle: 6 } as const;

/** Characters of one text that are read: more than is kept of a whole slide. */
const TEXT_MAX = 20_000;
const MARKS: number[] = [
  RECORD.slideNumberMark,
  RECORD.dateTimeMark,
  RECORD.genericDateMark,
  RECORD.headerMark,
  RECORD.footerMark,
  RECORD.rtfDateMark,
];

/** The texts among these records, each after its header. Marks for numbers and dates are taken out. */
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

/** Each mark stands in the text as a star. */
const withoutMarks = (text: string, marks: number[]) =>
  marks.length === 0 ? text : text.replace(/\*/g, (star, at: number) => (marks.includes(at) ? "" : star));
