/** A place in the log that PostgreSQL writes before anything else (an LSN). What was committed later stands further on. */
export type LogPosition = bigint;

const PAGE = 8_192n;
const SEGMENT = 16n * 1024n * 1024n;

/** @param text as PostgreSQL writes it, such as `16/B374D848` */
export function parsePosition(text: string): LogPosition {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  if (!high || !low) throw new Error("Not a position in the log");
  const position = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
  // A page begins with a header. Between two entries the primary says that it stands behind it, and a replica that it stands before it.
  const header = position % SEGMENT < PAGE ? 40n : 24n;
  return position % PAGE <= header ? position - (position % PAGE) : position;
}

export const furthest = (...positions: LogPosition[]): LogPosition =>
  positions.reduce((furthest, position) => (position > furthest ? position : furthest), 0n);
