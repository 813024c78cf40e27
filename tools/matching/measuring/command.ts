import { setTimeout as pause } from "node:timers/promises";
import { loadavg, tmpdir } from "node:os";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { fundingOpportunities as o } from "@shared/schema/index";
import { readConfig } from "../../../server/platform/config/config";
import { openDatabase } from "../../../server/platform/db/database";
import { createLogger } from "../../../server/platform/logger";
import { signUpAt, spawnServer } from "../../../server/test/processes/server-process";
import { CANDIDATES } from "../../../server/features/matching/engine/rank-entity";
import { addEntity, type Latencies, summarizeLatencies, lookAtMatches, lookFor, type Person } from "./load";
import { PEOPLE } from "./people";
import { measureRecall } from "./recall";
import { withFilledDatabase } from "./with-filled-database";

const COUNT = 100_000;
/** The exact scans take longer than the limit for requests. */
const SCAN_TIMEOUT = "5min";
const LOOK_MS = 20_000;
const CHANGE_EVERY_MS = 1_000;
/** After its start a server reads the catalogue once. The measurement waits until that is done. */
const SETTLE_MS = 45_000;

type Say = (line: string) => void;

/**
 * Measures retrieval and `GET /api/opportunities/matched`. With DATABASE_URL it uses that database, and fills
 * it with 100,000 varied opportunities if it is empty. Without it, it uses an embedded database with the
 * starter catalogue. Needs a build.
 */
export async function runMeasureCommand(env: Record<string, string | undefined>, say: Say): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "amberway-measure-"));
  try {
    const url = env.DATABASE_URL;
    if (url !== undefined) await measureRetrieval(url, folder, say);
    await measureAnswers(
      { DATA_DIR: folder, ...(url === undefined ? { SEED: "catalogue" } : { DATABASE_URL: url }) },
      url,
      say,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureRetrieval(url: string, folder: string, say: Say): Promise<void> {
  const database = { url, folder, count: COUNT, statementTimeout: SCAN_TIMEOUT, say };
  await withFilledDatabase(database, async (deps) => {
    say("recall@20 against an exact scan    open to it   rows    engine  graph index alone");
    for (const person of PEOPLE) {
      const { name, share, rows, engine, graph } = await measureRecall(deps, person, CANDIDATES);
      say(
        `${name.padEnd(34)} ${(share * 100).toFixed(1).padStart(7)} %  ${String(rows).padStart(6)}  ${engine.toFixed(2).padStart(6)}  ${graph.toFixed(2).padStart(6)}`,
      );
    }
  });
}

async function measureAnswers(
  settings: Record<string, string>,
  url: string | undefined,
  say: Say,
): Promise<void> {
  const server = spawnServer(settings);
  try {
    const address = await server.ready;
    await pause(SETTLE_MS);
    const people: Person[] = [];
    for (const entity of PEOPLE) {
      const cookie = await signUpAt(address);
      await addEntity(address, cookie, entity);
      people.push({ name: entity.name, cookie });
    }
    say(
      `load of the machine before: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(" ")}`,
    );
    const firstLatencies: number[] = [];
    for (const { cookie } of people) firstLatencies.push((await lookAtMatches(address, cookie)).ms);
    say(
      formatLine("first look of each, one by one", {
        ...summarizeLatencies(firstLatencies),
        perSecond: NaN,
        failed: 0,
      }),
    );
    say(formatLine(`${people.length} people at a time`, await lookFor(address, people, LOOK_MS)));
    if (url !== undefined) await measureWhileChanging(address, url, people, say);
    say(
      `load of the machine after: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(" ")}`,
    );
  } finally {
    server.child.kill("SIGTERM");
    await server.ended;
  }
}

/**
 * Repeats the measurement while an opportunity is edited every second, which makes all cached candidates
 * stale.
 */
async function measureWhileChanging(address: string, url: string, people: Person[], say: Say): Promise<void> {
  const config = readConfig({ DATABASE_URL: url, LOG_LEVEL: "warn" });
  const database = await openDatabase(config, createLogger("warn"));
  const { db } = database;
  const [row] = await db.select({ id: o.id }).from(o).limit(1);
  let isOver = false;
  const edits = (async () => {
    while (!isOver) {
      await db.update(o).set({ featured: false }).where(eq(o.id, row!.id));
      await pause(CHANGE_EVERY_MS);
    }
  })();
  say(formatLine("the same while the catalogue changes", await lookFor(address, people, LOOK_MS)));
  isOver = true;
  await edits;
  await database.close();
}

const formatLine = (label: string, { requests, perSecond, p50, p95, p99, failed }: Latencies) =>
  `${label.padEnd(38)} ${String(requests).padStart(6)} answers${Number.isNaN(perSecond) ? "" : `, ${perSecond.toFixed(0)} a second`}, p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms, ${failed} failed`;
