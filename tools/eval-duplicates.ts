import { parseArgs } from "node:util";
import { openEmbedded } from "../server/platform/db/embedded";
import { migrateDatabase } from "../server/platform/db/migrate";
import { createLogger } from "../server/platform/logger";
import { countPairs, describePairs, measurePairs, reachesGoals } from "./duplicates/measure-pairs";
import { HALVES, readPairs } from "./duplicates/pairs";

/**
 * Prints how well the same call is found among the rows of different sources, for the half that rules are made with and for the one
 * that is reported on. Exits with 1 when the latter misses a goal.
 */
const { values } = parseArgs({
  options: { wrong: { type: "boolean", default: false }, half: { type: "string" } },
});
for (const half of HALVES.filter((one) => values.half === undefined || one === values.half)) {
  const database = await openEmbedded({ dir: null, log: createLogger("silent") });
  try {
    await migrateDatabase(database);
    const figures = countPairs(await measurePairs(database.db, await readPairs(half)));
    console.log(`${half}\n${describePairs(figures, values.wrong && half === "tune")}\n`);
    if (half === "report" && !reachesGoals(figures)) process.exitCode = 1;
  } finally {
    await database.close();
  }
}
