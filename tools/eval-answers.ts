import { parseArgs } from "node:util";
import { measureSet, SETS } from "./answers/measure-answers";

/**
 * Prints how often the right earlier answer is found first, and among three, for funders' questions in other words.
 * Exits with 1 when a set that is only reported on misses a goal. `--wrong` shows what "tune" does not find.
 */
const GOALS = { first: 0.85, firstThree: 0.95 };
const { values } = parseArgs({ options: { wrong: { type: "boolean", default: false } } });
const percent = (part: number, of: number) => `${Math.round((100 * part) / of)} %`;

for (const name of SETS) {
  const { pairs, library, first, firstThree, wrong } = await measureSet(name);
  console.log(
    `${name}: ${pairs} questions over ${library} stored ones: first ${percent(first, pairs)}, among three ${percent(firstThree, pairs)}`,
  );
  if (values.wrong && name === "tune") console.log(JSON.stringify(wrong, null, 2));
  if (name !== "tune" && (first / pairs < GOALS.first || firstThree / pairs < GOALS.firstThree))
    process.exitCode = 1;
}
