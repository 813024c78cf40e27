/** A position in PostgreSQL's write-ahead log (an LSN). Later commits have larger positions. */
export type LogPosition = bigint;

const PAGE = 8_192n;
const SEGMENT = 16n * 1024n * 1024n;

/** @param text as PostgreSQL writes it, such as `16/B374D848` */
export function parsePosition(text: string): LogPosition {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  if (!high || !low) throw new Error("Not a position in the log");
  const position = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
  // Each log page begins with a header. Between two entries the primary reports the position after the header and a
  // replica the position before it.
  const header = position % SEGMENT < PAGE ? 40n : 24n;
  return position % PAGE <= header ? position - (position % PAGE) : position;
}

export const maxPosition = (...positions: LogPosition[]): LogPosition =>
  positions.reduce((furthest, position) => (position > furthest ? position : furthest), 0n);
