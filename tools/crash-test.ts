import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEntityAt, entityIdsAt, signUpAt, spawnServer } from "../server/test/processes/server-process";

/**
 * Kills the built server (SIGKILL) ten times during 200 concurrent writes, and looks for every acknowledged
 * row. Exits with 1 when a row is missing or a start fails. Needs `npm run build`. It uses its own data
 * folder, or the server that DATABASE_URL names.
 */
const ROUNDS = 10;
const WRITES = 200;
const folder = await mkdtemp(join(tmpdir(), "amberway-crash-"));

async function start() {
  const startedAt = Date.now();
  const server = spawnServer({
    DATA_DIR: folder,
    ...(process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {}),
  });
  return { ...server, url: await server.ready, startedInMs: Date.now() - startedAt };
}

let lost = 0;
let total = 0;
let server = await start();
for (let round = 1; round <= ROUNDS; round++) {
  const cookie = await signUpAt(server.url);
  const killAfter = Math.ceil((WRITES * round) / (ROUNDS + 1));
  const acknowledged: string[] = [];
  await Promise.allSettled(
    Array.from({ length: WRITES }, async (_, n) => {
      acknowledged.push(await createEntityAt(server.url, cookie, `Entity ${n}`));
      if (acknowledged.length === killAfter) server.child.kill("SIGKILL");
    }),
  );
  await server.ended;
  server = await start();
  const stored = await entityIdsAt(server.url, cookie);
  const missing = acknowledged.filter((id) => !stored.has(id));
  lost += missing.length;
  total += acknowledged.length;
  console.log(
    `round ${round}: ${acknowledged.length} acknowledged, ${missing.length} missing, next start in ${server.startedInMs} ms`,
  );
}
server.child.kill("SIGTERM");
await server.ended;
await rm(folder, { recursive: true, force: true });
console.log(`${ROUNDS} kills, ${total} acknowledged rows, ${lost} lost`);
process.exit(lost === 0 ? 0 : 1);
