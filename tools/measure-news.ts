import { runMeasureNewsCommand } from "./news/measure";

/**
 * Prints how long the news of a morning take and what small requests feel of it: for 10,000 people over 20,000 opportunities on the
 * PostgreSQL server that DATABASE_URL names, or without it for fewer on an embedded database.
 */
await runMeasureNewsCommand(process.env, (line) => console.log(line));
