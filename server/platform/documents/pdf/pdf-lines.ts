/**
 * A text at its place on the page, in points. `y` is its base line and grows downwards; `size` is the height of its
 * letters.
 */
export type Piece = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  isLevel: boolean;
  isRtl: boolean;
};
export type Line = { text: string; x: number; right: number; y: number; size: number; isLevel: boolean };

/** These are shares of a letter's height. */
const GAP_OF_WORDS = 0.15;
const GAP_OF_COLUMNS = 1.2;
const OVERLAP_MAX = 0.6;
const SAME_BASE_LINE = 0.35;
const SAME_PLACE = 0.2;
/** A shorter text may stand beside an equal one without being its shadow, like the two letters of «ll». */
const SHADOW_LENGTH_MIN = 3;
/** The number of lines at about the same height that are compared. */
const NEIGHBOURS = 40;

/**
 * Joins neighbours on one base line to lines. Files draw most text in order; later additions are merged afterwards.
 */
export function joinPieces(pieces: Piece[]): Line[] {
  const lines: Line[] = [];
  let space = "";
  for (const piece of withoutShadows(pieces)) {
    if (piece.text.trim() === "") {
      if (piece.text !== "") space = " ";
      continue;
    }
    const line = { ...piece, right: piece.x + piece.width };
    const last = lines.at(-1);
    if (last && isContinued(last, line)) append(last, line, space);
    else lines.push(line);
    space = "";
  }
  return mergeLate(lines);
}

/** Removes repeated texts. A text that is drawn twice in about the same place is bold or has a shadow. */
function withoutShadows(pieces: Piece[]): Piece[] {
  const drawn = new Map<string, Piece>();
  return pieces.filter((piece) => {
    if (piece.text.trim().length < SHADOW_LENGTH_MIN) return true;
    const twin = drawn.get(piece.text);
    drawn.set(piece.text, piece);
    const reach = piece.size * SAME_PLACE;
    return !(twin && Math.abs(twin.x - piece.x) < reach && Math.abs(twin.y - piece.y) < reach);
  });
}

function isContinued(line: Line, next: Line): boolean {
  const size = Math.max(line.size, next.size);
  const gap = next.x - line.right;
  return (
    line.isLevel &&
    next.isLevel &&
    Math.abs(next.y - line.y) <= size * SAME_BASE_LINE &&
    gap > -size * OVERLAP_MAX &&
    gap < size * GAP_OF_COLUMNS
  );
}

function append(line: Line, next: Line, space: string): void {
  const isApart = next.x - line.right > Math.max(line.size, next.size) * GAP_OF_WORDS;
  line.text += (space !== "" || isApart ? " " : "") + next.text;
  line.right = Math.max(line.right, next.right);
  if (next.text.length > line.text.length / 2) line.size = Math.max(line.size, next.size);
}

/** Joins lines that continue one another but were drawn apart. The result takes the place of the first one. */
function mergeLate(lines: Line[]): Line[] {
  const gone = new Set<Line>();
  const byPlace = lines.toSorted((a, b) => a.y - b.y || a.x - b.x);
  for (const [i, line] of byPlace.entries()) {
    if (gone.has(line)) continue;
    for (const next of byPlace.slice(i + 1, i + 1 + NEIGHBOURS)) {
      if (next.y - line.y > line.size) break;
      if (gone.has(next) || !isContinued(line, next)) continue;
      append(line, next, "");
      gone.add(next);
    }
  }
  return lines.filter((line) => !gone.has(line));
}
