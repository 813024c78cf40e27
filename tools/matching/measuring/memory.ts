import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { MEMORY_SETTINGS, spawnServer } from "../../../server/test/processes/server-process";
import { readResidentMemory } from "../../processor-time";
import { gatherMembers, runMixedLoad } from "./mixed-load";

/** After its start a server reads the catalogue once, and frees the memory for that later. */
const SETTLE_MS = 60_000;
const LOOK_EVERY_MS = 5_000;

/**
 * Measures the resident memory of the server process, at rest and while users with many entities use it at a
 * constant rate. It uses the PostgreSQL server that DATABASE_URL names, as it is, or an embedded database
 * with the starter catalogue without it. Needs a build.
 */
export async function runMemoryCommand(
  args: string[],
  env: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<void> {
  const stringOption = (fallback: string) => ({ type: "string" as const, default: fallback });
  const options = { minutes: stringOption("10"), entities: stringOption("500"), rate: stringOption("96") };
  const { values } = parseArgs({ args, options });
  const folder = await mkdtemp(join(tmpdir(), "amberway-memory-"));
  const passedVariables = Object.entries(env).filter(([name]) =>
    /^(DATABASE_URL|NODE_OPTIONS|MALLOC_\w+)$/.test(name),
  );
  const server = spawnServer({
    DATA_DIR: folder,
    SEED: "catalogue",
    PASSWORD_COST: "10",
    // The container and the service in docs/operations.md use the same settings.
    ...MEMORY_SETTINGS,
    ...(Object.fromEntries(passedVariables) as Record<string, string>),
  });
  let highest = 0;
  const readMemory = () => {
    const current = readResidentMemory(server.child.pid!);
    highest = Math.max(highest, current);
    return current;
  };
  const timer = setInterval(readMemory, LOOK_EVERY_MS);
  const printMemory = (when: string) =>
    say(
      `${when.padEnd(24)} ${readMemory()} MiB, at most so far ${highest}; load of the machine ${loadavg()[0]!.toFixed(1)}`,
    );
  try {
    const address = await server.ready;
    printMemory("ready");
    await pause(SETTLE_MS);
    printMemory("at rest");
    const members = await gatherMembers(address, Number(values.entities));
    printMemory(`with ${values.entities} entities`);
    for (let minute = 1; minute <= Number(values.minutes); minute += 1) {
      const { requests, p50, p95, p99, failed, failure, leftOut } = await runMixedLoad(address, members, {
        durationMs: 60_000,
        perSecond: Number(values.rate),
      });
      printMemory(`after ${minute} min of use`);
      say(
        `  ${requests} answers, p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms, ${failed} failed ${failure}, ${leftOut} left out`,
      );
    }
    await pause(SETTLE_MS);
    printMemory("a minute later");
  } finally {
    clearInterval(timer);
    server.child.kill("SIGTERM");
    await server.ended;
    await rm(folder, { recursive: true, force: true });
  }
}
