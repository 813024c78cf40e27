import { runMeasureCommand } from "./replicas/command";

/**
 * Prints what becomes of reads and writes with replicas: whether anybody is shown the past of their own, and what happens when a replica or
 * the primary dies. On three PostgreSQL servers of its own (TEST_POSTGRES_BIN). Needs `npm run build`.
 */
await runMeasureCommand(process.argv.slice(2), (line) => console.log(line));
