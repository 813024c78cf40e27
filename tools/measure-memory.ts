import { runMemoryCommand } from "./matching/measuring/memory";

/**
 * Prints how much memory the server process uses at rest and under load. Options: `-- --minutes 10 --entities
 * 500 --rate 96`. It uses the PostgreSQL server that DATABASE_URL names, or an embedded database without it.
 * Needs `npm run build`.
 */
await runMemoryCommand(process.argv.slice(2), process.env, (line) => console.log(line));
