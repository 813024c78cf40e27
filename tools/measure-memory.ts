import { runMemoryCommand } from "./matching/measuring/memory";

/**
 * Prints how much memory the server's process takes at rest and in use: `-- --minutes 10 --entities 500 --rate 96`, on the PostgreSQL
 * server that DATABASE_URL names or without it on an embedded database. Needs `npm run build`.
 */
await runMemoryCommand(process.argv.slice(2), process.env, (line) => console.log(line));
