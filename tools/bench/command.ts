import { mkdtemp, readFile, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { startOwnPostgres } from "../../server/test/processes/own-postgres";
import { withFilledDatabase } from "../matching/measuring/with-filled-database";
import { readParent } from "../processor-time";
import { type BenchCase, listCases, prepareData } from "./cases";
import { compareWithKept, keepTable, readKept } from "./kept";
import { type Figures, runCase, visitHome } from "./load";
import { type BenchServer, startSystem, type System, SYSTEMS } from "./servers";
import { findMedians, formatTable, listMissedGoals, type Row } from "./table";

/** After its start a server reads the catalogue once. */
const SETTLE_MS = 20_000;
const WARM_UP_SECONDS = 2;
/** Enough memory for the starter catalogue many times over, as an operator would give it. */
const OWN_POSTGRES = { shared_buffers: "1GB", max_wal_size: "4GB", effective_cache_size: "3GB" };

type Say = (line: string) => void;

/**
 * Compares this product with servers that do the least (see `floors/answers.ts`), in turn and on the same rows, and
 * prints medians of the rounds. It uses the database of DATABASE_URL, which it fills if it is empty, or makes a
 * PostgreSQL server with TEST_POSTGRES_BIN. `--keep` writes the table that later runs are compared with. Needs a
 * build.
 * @returns whether no request failed, and processor time did not grow
 */
export async function runBenchCommand(
  args: string[],
  env: Record<string, string | undefined>,
  say: Say,
): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: "string", default: "10000" },
      rounds: { type: "string", default: "3" },
      seconds: { type: "string", default: "4" },
      only: { type: "string" },
      keep: { type: "boolean", default: false },
    },
  });
  const rows = Number(values.rows);
  const folder = await mkdtemp(join(tmpdir(), "amberway-bench-"));
  const own = env.DATABASE_URL === undefined ? await startOwnPostgres(OWN_POSTGRES) : undefined;
  const databaseUrl = env.DATABASE_URL ?? own!.url;
  try {
    await withFilledDatabase({ url: databaseUrl, folder, count: rows, say });
    const { table, hasFailed } = await compareSystems(databaseUrl, folder, {
      rounds: Number(values.rounds),
      seconds: Number(values.seconds),
      only: values.only,
      say,
    });
    for (const line of formatTable(table)) say(line);
    for (const missed of listMissedGoals(table)) say(`missed: ${missed}`);
    if (hasFailed) {
      say("Some requests failed: these figures are not compared or kept.");
      return false;
    }
    if (values.keep) {
      await keepTable(rows, table);
      return true;
    }
    const kept = await readKept(rows);
    if (kept === null) say(`There is no kept table for ${rows} rows to compare with.`);
    const worse = compareWithKept(kept, table);
    for (const line of worse) say(line);
    return worse.length === 0;
  } finally {
    await own?.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Finds the main process of the database; null if it does not run on this machine. */
async function findPostmaster(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const pid = await readParent(rows[0]!.pid);
  const name = await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "");
  return name.startsWith("postgres") ? pid : null;
}

async function compareSystems(
  databaseUrl: string,
  folder: string,
  { rounds, seconds, only, say }: { rounds: number; seconds: number; only: string | undefined; say: Say },
): Promise<{ table: Row[]; hasFailed: boolean }> {
  const servers = new Map<System, BenchServer>();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const system of SYSTEMS) servers.set(system, await startSystem(system, databaseUrl, folder));
    await pause(SETTLE_MS);
    const ours = servers.get("ours")!;
    const data = await prepareData(databaseUrl, ours.url);
    const postmaster = await findPostmaster(client);
    if (postmaster === null) say("The database runs elsewhere: its processor time is not counted.");
    const cases = listCases(data).filter(({ name }) => only === undefined || name.includes(only));
    const measured = new Map<string, Map<System, Figures[]>>();
    const measure = async (one: BenchCase, system: System, forSeconds: number) => {
      const figures = await runCase({ server: servers.get(system)!, postmaster }, one, forSeconds);
      if (one.isWriting) await client.query("delete from applications");
      return figures;
    };
    say(`load of the machine before: ${loadavg()[0]!.toFixed(1)}`);
    const home = await visitHome(
      ours.url,
      data.members.map(({ cookie }) => cookie),
    );
    say(
      `home, ${home.requests} visits: p50 ${home.p50.toFixed(0)}, p95 ${home.p95.toFixed(0)} ms (goal 60), ${home.failed} failed`,
    );
    for (const one of cases)
      for (const system of ["ours", ...one.floors] as const) await measure(one, system, WARM_UP_SECONDS);
    for (let round = 1; round <= rounds; round += 1)
      for (const one of cases)
        for (const system of ["ours", ...one.floors] as const) {
          const figures = await measure(one, system, seconds);
          const ofCase = measured.get(one.name) ?? new Map<System, Figures[]>();
          measured.set(one.name, ofCase.set(system, [...(ofCase.get(system) ?? []), figures]));
        }
    say(`load of the machine after: ${loadavg()[0]!.toFixed(1)}`);
    const table = cases.map((one) => ({ ...one, systems: findMedians(measured.get(one.name)!) }));
    const all = table.flatMap(({ systems }) => Object.values(systems));
    return { table, hasFailed: home.failed > 0 || all.some(({ failed }) => failed > 0) };
  } finally {
    await client.end();
    for (const server of servers.values()) await server.stop();
  }
}
