import { parseArgs } from "node:util";
import { describeSearch, measureSearch, reachesGoal } from "./matching/evaluation/search/measure-search";

/**
 * Prints how well the search box finds what people type, compared with labels. `--worst N` shows the worst
 * queries. Exits with 1 when the goal is missed.
 */
const { values } = parseArgs({ options: { worst: { type: "string", default: "0" } } });
const results = await measureSearch();
console.log(describeSearch(results, Number(values.worst)));
process.exitCode = reachesGoal(results) ? 0 : 1;
