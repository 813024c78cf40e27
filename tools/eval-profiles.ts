import { parseArgs } from "node:util";
import { type Figures, measureSet, SETS } from "./profiles/measure-profiles";

/**
 * Prints how many answers of a profile the rules read from the websites of invented organisations, and how many of them are right. Of the
 * half that was kept back only the total is printed. `--wrong` shows what is wrong or missing in the other half. Exits with 1 when the
 * precision of a half is below its goal, or a quote does not stand on its page.
 */
const PRECISION_MIN = 0.98;
const { values } = parseArgs({ options: { wrong: { type: "boolean", default: false } } });
const part = (some: number, all: number) => (all === 0 ? 1 : some / all);

for (const set of SETS) {
  const { all, byFact, unproven, wrong } = measureSet(set);
  const print = (name: string, { labelled, found, right }: Figures) =>
    console.log(
      `${set} ${name}: precision ${part(right, found).toFixed(3)} (${right} of ${found}), coverage ${part(right, labelled).toFixed(3)} (${right} of ${labelled})`,
    );
  if (set === "looked-at") for (const [fact, figures] of [...byFact].sort()) print(fact, figures);
  print("all", all);
  console.log(`${set} quotes that do not stand on their page: ${unproven}`);
  if (values.wrong && set === "looked-at") console.log(wrong.join("\n"));
  if (part(all.right, all.found) < PRECISION_MIN || unproven > 0) process.exitCode = 1;
}
