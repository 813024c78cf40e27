import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { MEMORY_SETTINGS, spawnServer } from "../../server/test/processes/server-process";

export const SYSTEMS = ["ours", "express", "bare", "express counting"] as const;
export type System = (typeof SYSTEMS)[number];

export type BenchServer = { url: string; pid: number; stop(): Promise<void> };

const findFloor = (name: string) => fileURLToPath(new URL(`floors/${name}.ts`, import.meta.url));

/** Starts a floor: a server that does the least which an answer needs (see `floors/answers.ts`). */
async function startFloor(
  name: "bare" | "express",
  databaseUrl: string,
  keepsTotals: boolean,
): Promise<BenchServer> {
  const child = spawn(process.execPath, ["--import", "tsx", findFloor(name)], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      KEEPS_TOTALS: String(keepsTotals),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return {
    url: `http://127.0.0.1:${Number(port.toString())}`,
    pid: child.pid!,
    stop: async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}

async function startOurs(databaseUrl: string | undefined, folder: string): Promise<BenchServer> {
  const server = spawnServer({
    NODE_ENV: "production",
    DATA_DIR: folder,
    PASSWORD_COST: "10",
    // The container and the service in docs/operations.md use the same settings.
    ...MEMORY_SETTINGS,
    ...(databaseUrl === undefined ? { SEED: "catalogue" } : { DATABASE_URL: databaseUrl }),
  });
  return {
    url: await server.ready,
    pid: server.child.pid!,
    stop: async () => {
      server.child.kill("SIGTERM");
      await server.ended;
    },
  };
}

/** Starts one of the compared systems. Without an address of a database, ours uses its embedded one. */
export function startSystem(
  system: System,
  databaseUrl: string | undefined,
  folder: string,
): Promise<BenchServer> {
  if (system === "ours") return startOurs(databaseUrl, folder);
  if (databaseUrl === undefined) throw new Error("The floors need a PostgreSQL server.");
  return system === "bare"
    ? startFloor("bare", databaseUrl, true)
    : startFloor("express", databaseUrl, system === "express");
}
