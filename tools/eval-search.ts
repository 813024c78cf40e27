import { parseArgs } from "node:util";
import { describeSearch, measureSearch, reachesGoal } from "./matching/evaluation/search/measure-search";

/**
 * Prints how well the search box finds what people type, compared with labels. `--set report` runs
 * the queries that nobody tunes to, `--worst N` shows the worst of them. Exits with 1 when the goal is missed.
 */
const { values } = parseArgs({
  options: { worst: { type: "string", default: "0" }, set: { type: "string", default: "choose" } },
});
const results = await measureSearch(values.set === "report" ? "report" : "choose");
console.log(describeSearch(results, Number(values.worst)));
process.exitCode = reachesGoal(results) ? 0 : 1;
