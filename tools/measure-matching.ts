import { runMeasureCommand } from "./matching/measuring/command";

/**
 * Prints how fast matches are answered and how many of the nearest opportunities are found: on the PostgreSQL server that DATABASE_URL
 * names with 100,000 opportunities, or without it on an embedded database with the starter catalogue. Needs `npm run build`.
 */
await runMeasureCommand(process.env, (line) => console.log(line));
