import { joinPieces, type Line, type Piece } from "./pdf-lines";
import { findPageTitle } from "./pdf-title";

export type PageFrame = { height: number; number: number; pages: number };
export type Block = { lines: Line[]; top: number; bottom: number; left: number; right: number };

/** These are shares of a letter's height. */
const LINE_FEED_MAX = 2;

/**
 * Puts the title and text of a page in reading order. Words are joined to lines and lines to blocks, and blocks are
 * ordered by rows and columns. A bare page number at an edge is left out.
 */
export function layOut(pieces: Piece[], frame: PageFrame): { title: string | null; text: string } {
  const lines = joinPieces(isReadFromRight(pieces) ? pieces.map(mirrored) : pieces).filter(
    (line) => !isPageNumber(line, frame),
  );
  const blocks = blocksOf(lines);
  return { title: findPageTitle(blocks, frame), text: inOrder(blocks).join("\n") };
}

/** Returns true if most of a page is in a script that is read from the right, such as Arabic or Hebrew. */
function isReadFromRight(pieces: Piece[]): boolean {
  const letters = (isRtl: boolean) =>
    pieces.reduce((sum, piece) => sum + (piece.isRtl === isRtl ? piece.text.trim().length : 0), 0);
  return letters(true) > letters(false);
}

/** Mirrors the position of a piece, so that a page that is read from the right can be laid out like others. */
const mirrored = (piece: Piece): Piece => ({ ...piece, x: -(piece.x + piece.width) });

const EDGE = 0.15;
function isPageNumber({ text, y }: Line, { height, number, pages }: PageFrame): boolean {
  const isAtEdge = y < height * EDGE || y > height * (1 - EDGE);
  const digits = text.match(/\d+/g)?.map(Number) ?? [];
  const isBare = /^(?:(?:page|slide|p\.)\s*)?[-–—#|]?\s*\d+(?:\s*(?:\/|of|\|)\s*\d+)?\s*[-–—|]?$/i.test(
    text.trim(),
  );
  return isAtEdge && isBare && digits[0] === number && (digits.length === 1 || digits[1] === pages);
}

/**
 * Groups lines into blocks. A line belongs to the block before it if it is close below, like a label below its
 * figure.
 */
function blocksOf(lines: Line[]): Block[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    if (last && isNextLine(last, line)) groups.at(-1)!.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => ({
    lines: group,
    top: Math.min(...group.map(({ y, size }) => y - size * ASCENT)),
    bottom: Math.max(...group.map(({ y, size }) => y + size * (1 - ASCENT))),
    left: Math.min(...group.map(({ x }) => x)),
    right: Math.max(...group.map(({ right }) => right)),
  }));
}
/** The share of a letter's height above the base line. */
const ASCENT = 0.8;

function isNextLine(line: Line, next: Line): boolean {
  const feed = next.y - line.y;
  return (
    line.isLevel &&
    next.isLevel &&
    feed > 0 &&
    feed <= Math.max(line.size, next.size) * LINE_FEED_MAX &&
    next.x < line.right &&
    line.x < next.right
  );
}

/** The depth to which rows and columns are split. */
const SPLITS_MAX = 12;

/**
 * Lists the lines in reading order. Horizontal white space separates rows, vertical white space separates columns.
 * Single lines side by side are a row of a table and are written as the other readers do.
 */
function inOrder(blocks: Block[], splits = 0): string[] {
  if (splits < SPLITS_MAX) {
    const rows = apart(blocks, ({ top, bottom }) => [top, bottom]);
    if (rows.length > 1) return rows.flatMap((row) => inOrder(row, splits + 1));
    const columns = apart(blocks, ({ left, right }) => [left, right]);
    if (columns.length > 1) {
      const texts = columns.map((column) => inOrder(column, splits + 1));
      return texts.every((lines) => lines.length === 1) ? [texts.join(" | ")] : texts.flat();
    }
  }
  return blocks
    .toSorted((a, b) => a.top - b.top)
    .flatMap(({ lines }) => lines.map(({ text }) => text.trim()));
}

/** Splits blocks into groups that a straight line can separate, in the order in which they begin. */
function apart(blocks: Block[], extentOf: (block: Block) => [number, number]): Block[][] {
  const groups: Block[][] = [];
  let reach = -Infinity;
  for (const block of blocks.toSorted((a, b) => extentOf(a)[0] - extentOf(b)[0])) {
    const [from, to] = extentOf(block);
    if (from >= reach) groups.push([block]);
    else groups.at(-1)!.push(block);
    reach = Math.max(reach, to);
  }
  return groups;
}
