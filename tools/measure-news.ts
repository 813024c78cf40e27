import { runMeasureNewsCommand } from "./news/measure";

/**
 * Measures how long the digests of one morning take and how much slower small requests are meanwhile. It uses
 * 10,000 users and 20,000 opportunities on the PostgreSQL server that DATABASE_URL names, or fewer on an
 * embedded database without it.
 */
await runMeasureNewsCommand(process.env, (line) => console.log(line));
