import type { Block, PageFrame } from "./pdf-layout";
import type { Line } from "./pdf-lines";

const TITLE_LENGTH_MAX = 200;
const TITLE_LINES_MAX = 3;
/**
 * The limits for how far down a title may begin, and how much larger than the text it must be. A title further down,
 * as on a cover, must be larger.
 */
const NEAR_TOP = 0.4;
const STANDS_OUT = 1.15;
const STANDS_OUT_ANYWHERE = 1.5;

/** The only line of a page is its title, unless it is as low as captions are. */
const ALONE_ABOVE = 0.6;
const SAME_SIZE = 0.05;

/** Finds the largest text near the top, if it is clearly larger than the rest. It may have a few lines. */
export function findPageTitle(blocks: Block[], { height }: PageFrame): string | null {
  const lines = blocks
    .flatMap((block) => block.lines)
    .filter(({ isLevel, text }) => isLevel && /\p{L}/u.test(text));
  const pick = (candidates: Line[], ratio: number) => {
    const largest = Math.max(0, ...candidates.map(({ size }) => size));
    const isLargest = (line: Line) => isSameSize(line.size, largest);
    const body = commonSize(lines.filter((line) => !isLargest(line)));
    const isAlone = lines.length === 1 && lines[0]!.y < height * ALONE_ABOVE;
    const standsOut = isAlone || (body > 0 && largest >= body * ratio);
    return standsOut ? candidates.filter(isLargest).toSorted((a, b) => a.y - b.y)[0] : undefined;
  };
  const nearTop = lines.filter(({ y }) => y <= height * NEAR_TOP);
  const first = pick(nearTop, STANDS_OUT) ?? pick(lines, STANDS_OUT_ANYWHERE);
  if (!first) return null;

  const block = blocks.find((candidate) => candidate.lines.includes(first))!;
  const from = block.lines.indexOf(first);
  const following = block.lines.slice(from + 1, from + TITLE_LINES_MAX);
  const end = following.findIndex(({ size }) => !isSameSize(size, first.size));
  const title = [first, ...following.slice(0, end === -1 ? undefined : end)]
    .map(({ text }) => text.trim())
    .join(" ")
    .replace(/(?<=\p{L}-) (?=\p{L})/gu, "");
  return title.length <= TITLE_LENGTH_MAX ? title : null;
}

const isSameSize = (a: number, b: number) => Math.abs(a - b) <= Math.max(a, b) * SAME_SIZE;

/** Returns the size of most letters; 0 if there are none. */
function commonSize(lines: Line[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}
