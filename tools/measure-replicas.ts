import { runMeasureCommand } from "./replicas/command";

/**
 * Measures reads and writes with replicas: whether users see their own writes, and what happens when a
 * replica or the primary dies. It starts three PostgreSQL servers (TEST_POSTGRES_BIN). Needs `npm run build`.
 */
await runMeasureCommand(process.argv.slice(2), (line) => console.log(line));
