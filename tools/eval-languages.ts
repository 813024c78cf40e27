import { parseArgs } from "node:util";
import {
  describeLanguages,
  measureLanguages,
  reachesGoal,
} from "./matching/evaluation/languages/measure-languages";

/**
 * Prints how well a question finds calls in another language than its own. `--set report` asks the questions that
 * nobody tunes to, `--worst N` shows the worst of them. Exits with 1 when the goal is missed.
 */
const { values } = parseArgs({
  options: { worst: { type: "string", default: "0" }, set: { type: "string", default: "tune" } },
});
const results = await measureLanguages(values.set === "report" ? "report" : "tune");
console.log(describeLanguages(results, Number(values.worst)));
process.exitCode = reachesGoal(results) ? 0 : 1;
