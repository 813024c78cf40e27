import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { spawnServer } from "../../../server/test/processes/server-process";
import { gatherMembers, useSteadily } from "./mixed-load";

/** After its start a server walks through the catalogue once, and gives back later what it took for that. */
const SETTLE_MS = 60_000;
const LOOK_EVERY_MS = 5_000;

/**
 * Measures how much memory the server's process takes (RSS): at rest, and while people with many entities use it at a steady rate. On the
 * PostgreSQL server that DATABASE_URL names, as it is, or without it on an embedded database with the starter catalogue. Needs a build.
 */
export async function runMemoryCommand(
  args: string[],
  env: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<void> {
  const text = (fallback: string) => ({ type: "string" as const, default: fallback });
  const options = { minutes: text("10"), entities: text("500"), rate: text("96") };
  const { values } = parseArgs({ args, options });
  const folder = await mkdtemp(join(tmpdir(), "amberway-memory-"));
  const passedOn = Object.entries(env).filter(([name]) =>
    /^(DATABASE_URL|NODE_OPTIONS|MALLOC_ARENA_MAX)$/.test(name),
  );
  const server = spawnServer({
    DATA_DIR: folder,
    SEED: "catalogue",
    PASSWORD_COST: "10",
    // As the container and the service of docs/operations.md have it.
    MALLOC_ARENA_MAX: "1",
    ...(Object.fromEntries(passedOn) as Record<string, string>),
  });
  let most = 0;
  const look = () => {
    const now = readResidentMemory(server.child.pid!);
    most = Math.max(most, now);
    return now;
  };
  const looking = setInterval(look, LOOK_EVERY_MS);
  const sayMemory = (when: string) =>
    say(
      `${when.padEnd(24)} ${look()} MiB, at most so far ${most}; load of the machine ${loadavg()[0]!.toFixed(1)}`,
    );
  try {
    const address = await server.ready;
    sayMemory("ready");
    await pause(SETTLE_MS);
    sayMemory("at rest");
    const members = await gatherMembers(address, Number(values.entities));
    sayMemory(`with ${values.entities} entities`);
    for (let minute = 1; minute <= Number(values.minutes); minute += 1) {
      const { requests, p50, p95, p99, failed, failure, leftOut } = await useSteadily(address, members, {
        durationMs: 60_000,
        perSecond: Number(values.rate),
      });
      sayMemory(`after ${minute} min of use`);
      say(
        `  ${requests} answers, p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms, ${failed} failed ${failure}, ${leftOut} left out`,
      );
    }
    await pause(SETTLE_MS);
    sayMemory("a minute later");
  } finally {
    clearInterval(looking);
    server.child.kill("SIGTERM");
    await server.ended;
    await rm(folder, { recursive: true, force: true });
  }
}

/** The resident memory of a process, in whole MiB. */
const readResidentMemory = (pid: number) =>
  Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024);
