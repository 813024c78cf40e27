import { parseArgs } from "node:util";
import { CALL_KINDS } from "@shared/constants/calls";
import { type Figures, measureSet, SETS } from "./calls/measure-calls";

/**
 * Prints how many lines of labelled calls are read, and how many of the read ones are right, by kind. Exits with 1 when a modelled set
 * misses a goal, or a quote does not stand on its page. Further wordings and real calls are only counted. `--wrong` shows what the sets
 * that may be looked at get wrong.
 */
const GOALS = { precision: 0.95, recall: 0.75 };
const { values } = parseArgs({ options: { wrong: { type: "boolean", default: false } } });
const MODELLED: readonly string[] = ["tune", "report"];
const LOOKED_AT: readonly string[] = ["tune", "wordings/tune", "public/looked-at"];
const part = (some: number, all: number) => (all === 0 ? 1 : some / all);

for (const set of SETS) {
  const measured = measureSet(set);
  const print = (name: string, { expected, recalled, found, right }: Figures) =>
    console.log(
      `${set} ${name}: precision ${part(right, found).toFixed(3)} (${right} of ${found}), recall ${part(recalled, expected).toFixed(3)} (${recalled} of ${expected})`,
    );
  for (const kind of CALL_KINDS) print(kind, measured[kind]);
  print("all", measured.all);
  console.log(`${set} quotes that do not stand on their page: ${measured.unproven}`);
  if (values.wrong && LOOKED_AT.includes(set)) console.log(measured.wrong.join("\n"));
  const { found, right, expected, recalled } = measured.all;
  const isMissed = part(right, found) < GOALS.precision || part(recalled, expected) < GOALS.recall;
  if ((isMissed && MODELLED.includes(set)) || measured.unproven > 0) process.exitCode = 1;
}
