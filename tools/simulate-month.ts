import { runMonthCommand } from "./news/month";

/**
 * Simulates a month of 1,000 people and 500 changing opportunities, with processes that crash in the middle, and compares every mail
 * with what an independent calculation expects; ends with 1 when one differs.
 */
const isExact = await runMonthCommand(process.argv.slice(2), process.env, (line) => console.log(line));
process.exit(isExact ? 0 : 1);
