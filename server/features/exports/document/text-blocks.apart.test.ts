import { expect, it } from "vitest";
import { parseBlocks } from "./text-blocks";

/** The processor time of the quickest of some tries, in milliseconds: what else the machine does is not in it. */
function costOf(text: string): number {
  const tries = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    parseBlocks(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...tries);
}

it.each(["**a ", "*a ", "[add: ", "# ", "- ", "**", "*"])(
  "signs that nothing closes cost no more for each than in a short text: %j",
  (sign) => {
    const ofLength = (length: number) => costOf(sign.repeat(length / sign.length));
    // Four times as long; each sign read to the end of the text would cost sixteen times as much. Below a few milliseconds nothing is told apart.
    expect(ofLength(120_000)).toBeLessThan(8 * Math.max(5, ofLength(30_000)));
  },
);
