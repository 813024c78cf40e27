import { runMonthCommand } from "./news/month";

/**
 * Simulates a month with 1,000 users, 500 changing opportunities and processes that crash. Compares every
 * mail with an independent calculation, and exits with 1 when one differs.
 */
const isExact = await runMonthCommand(process.argv.slice(2), process.env, (line) => console.log(line));
process.exit(isExact ? 0 : 1);
