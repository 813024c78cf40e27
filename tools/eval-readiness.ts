import { parseArgs } from "node:util";
import { measureSet, SETS } from "./readiness/measure-readiness";

/**
 * Prints how many planted defects "Ready to send" finds, and its false alarms in clean applications. Exits with 1 when both sets
 * together miss a goal. `--wrong` shows what is wrong in "tune", which the checks were built with.
 */
const GOALS = { found: 0.95, falseAlarms: 3 };
const { values } = parseArgs({ options: { wrong: { type: "boolean", default: false } } });
const total = { planted: 0, found: 0, falseAlarms: 0 };

for (const name of SETS) {
  const { applications, planted, found, missed, beside, clean, falseAlarms } = await measureSet(name);
  console.log(
    `${name}: ${found} of ${planted} planted defects found in ${applications} applications, ${beside.length} findings beside them; ` +
      `${falseAlarms.length} false alarms in ${clean} clean ones`,
  );
  if (values.wrong && name === "tune") console.log(JSON.stringify({ missed, beside, falseAlarms }, null, 2));
  total.planted += planted;
  total.found += found;
  total.falseAlarms += falseAlarms.length;
}
console.log(`together: ${total.found} of ${total.planted}, ${total.falseAlarms} false alarms`);
if (total.found / total.planted < GOALS.found || total.falseAlarms > GOALS.falseAlarms) process.exitCode = 1;
