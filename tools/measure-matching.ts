import { runMeasureCommand } from "./matching/measuring/command";

/**
 * Prints how fast matches are answered and how many of the nearest opportunities are found. It uses the
 * PostgreSQL server that DATABASE_URL names with 100,000 opportunities, or an embedded database with the
 * starter catalogue without it. Needs `npm run build`.
 */
await runMeasureCommand(process.env, (line) => console.log(line));
