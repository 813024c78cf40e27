import { gte } from "drizzle-orm";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mailOutbox } from "@shared/schema/index";
import { buildDeps } from "../../server/app/build-deps";
import { readConfig } from "../../server/platform/config/config";
import { connectDrizzle, openDatabase, type OpenDatabase } from "../../server/platform/db/database";
import { migrateDatabase } from "../../server/platform/db/migrate";
import type { Deps } from "../../server/context/deps";
import { createLogger } from "../../server/platform/logger";
import type { Mail } from "../../server/platform/mail/types";
import { seededRandom } from "../matching/measuring/varied-catalogue";
import { sendDigests } from "../../server/features/news/send-digests";
import { Crash, crashingPool } from "./crashing-pool";
import { createEvents } from "./events";
import { createExpectation } from "./expected";
import type { ComparedMail } from "./model";
import { readMail } from "./read-mail";
import { buildWorld, type Random, randomFrom, type Size } from "./world";

const BEGIN = new Date("2030-03-01T00:00:00Z");
const HOUR_MS = 3_600_000;
/**
 * Chance that a process crashes in an hour while it sends digests. It starts again, and may crash several
 * times.
 */
const CRASH_SHARE = 1 / 2;
/**
 * The process crashes at most this many statements after its start, or after it began to write, unless it is
 * done before.
 */
const STATEMENTS_MAX = { reading: 80, writing: 12 };
/** Chance that in an hour all servers stop for a while. */
const DOWN_SHARE = 1 / 150;
const DOWN_HOURS_MAX = 30;
const SHOWN_MAX = 10;

export type MonthResult = {
  hours: number;
  crashes: number;
  downHours: number;
  mails: number;
  lines: number;
  /** One sentence for each mail that is missing, unexpected or different. */
  differences: string[];
  /** The number of queued mails that were not delivered exactly once. */
  wronglyDelivered: number;
  /** Elapsed time and processor time for each mail, in runs that queued mails. */
  msPerMail: number;
  cpuMsPerMail: number;
};

/** Simulates a number of days and compares the mails with those that an independent calculation expects. */
export async function simulateMonth(
  database: OpenDatabase,
  { days, seed, ...size }: Size & { days: number; seed: number },
  say: (line: string) => void,
): Promise<MonthResult> {
  const random = randomFrom(seededRandom(seed));
  const delivered: Mail[] = [];
  let now = BEGIN;
  let isRefusing = false;
  const buildDepsOn = (pooledDatabase: OpenDatabase) =>
    buildDeps({
      database: pooledDatabase,
      config: readConfig({ LOG_LEVEL: "silent" }),
      clock: { now: () => now },
      transport: {
        send: async (mail) => {
          if (isRefusing) throw new Error("The mail server refuses");
          delivered.push(mail);
        },
        close: () => {},
      },
      log: createLogger("silent"),
    });
  const deps = buildDepsOn(database);
  // A mail's text is removed after delivery, so no mail is delivered before the simulation has read it.
  const depsWithoutNudges = withoutNudges(deps);
  const model = await buildWorld(deps, size, random);
  const expectation = createExpectation(model, BEGIN);
  const applyEvents = createEvents(deps, model, random, expectation.note);
  const result = { hours: days * 24, crashes: 0, downHours: 0, mails: 0, lines: 0, ms: 0, cpuMs: 0 };
  const differences: string[] = [];
  const queuedMails: string[] = [];
  let downFor = 0;
  for (let hour = 0; hour < result.hours; hour += 1) {
    now = new Date(BEGIN.getTime() + hour * HOUR_MS);
    await applyEvents(now);
    if (downFor === 0 && random.chance(DOWN_SHARE)) downFor = 1 + random.below(DOWN_HOURS_MAX);
    if (downFor > 0) {
      downFor -= 1;
      result.downHours += 1;
      continue;
    }
    while (random.chance(CRASH_SHARE)) result.crashes += await crashOnce(database, buildDepsOn, random);
    const [cpu, startedAt] = [process.cpuUsage(), performance.now()];
    // Two servers send digests at the same time.
    await Promise.all([sendDigests(depsWithoutNudges), sendDigests(depsWithoutNudges)]);
    const cpuUsed = process.cpuUsage(cpu);
    const queuedRows = await database.db.select().from(mailOutbox).where(gte(mailOutbox.createdAt, now));
    if (queuedRows.length > 0) {
      result.ms += performance.now() - startedAt;
      result.cpuMs += (cpuUsed.user + cpuUsed.system) / 1_000;
    }
    const actual = queuedRows.map(readMail);
    result.mails += actual.length;
    result.lines += actual.reduce((sum, { lines }) => sum + lines.length, 0);
    queuedMails.push(...queuedRows.map(({ toAddress, subject }) => `${toAddress} ${subject}`));
    differences.push(...compare(expectation.at(now), actual));
    isRefusing = hour % 3 === 0;
    await deps.mail.flush();
    if (hour % 24 === 23) say(`day ${(hour + 1) / 24}: ${result.mails} mails, ${result.crashes} crashes`);
  }
  isRefusing = false;
  now = new Date(now.getTime() + 24 * HOUR_MS);
  await deps.mail.flush();
  const { ms, cpuMs, ...counts } = result;
  return {
    ...counts,
    differences,
    wronglyDelivered: countWrong(queuedMails, delivered),
    msPerMail: ms / Math.max(1, counts.mails),
    cpuMsPerMail: cpuMs / Math.max(1, counts.mails),
  };
}

/**
 * Runs a process that crashes while it sends digests.
 * @returns 1 if it crashed, or 0 if it was done before
 */
async function crashOnce(
  database: OpenDatabase,
  depsOn: (database: OpenDatabase) => Deps,
  random: Random,
): Promise<number> {
  const isWriting = random.chance(0.7);
  const { pool, letGo } = crashingPool(database.pool, {
    after: 1 + random.below(STATEMENTS_MAX[isWriting ? "writing" : "reading"]),
    isWriting,
    isCarriedOut: random.chance(0.5),
  });
  const deps = depsOn({ ...database, pool, db: connectDrizzle(pool) });
  try {
    await sendDigests(withoutNudges(deps));
    return 0;
  } catch (error) {
    if (isCrash(error)) return 1;
    throw error;
  } finally {
    letGo();
  }
}

const withoutNudges = (deps: Deps): Deps => ({ ...deps, mail: { ...deps.mail, nudge: () => {} } });

const isCrash = (error: unknown): boolean =>
  error instanceof Crash || (error instanceof Error && error.cause !== undefined && isCrash(error.cause));

/**
 * Compares the mails of an hour. The mails of a crashed process count together with those of the next one,
 * because each user gets the mail from one of them.
 */
function compare(expected: readonly ComparedMail[], actual: readonly ComparedMail[]): string[] {
  const toText = ({ at, email, lines }: ComparedMail) => `${at} ${email}: ${lines.join("; ")}`;
  const [expectedTexts, actualTexts] = [expected.map(toText), actual.map(toText)];
  const remaining = [...actualTexts];
  const missing = expectedTexts.filter((text) => {
    const place = remaining.indexOf(text);
    if (place >= 0) remaining.splice(place, 1);
    return place < 0;
  });
  return [...missing.map((text) => `missing: ${text}`), ...remaining.map((text) => `too many: ${text}`)];
}

function countWrong(queued: readonly string[], delivered: readonly Mail[]): number {
  const counts = new Map<string, number>();
  for (const line of queued) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const { to, subject } of delivered)
    counts.set(`${to} ${subject}`, (counts.get(`${to} ${subject}`) ?? 0) - 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

/**
 * Simulates a month with 1,000 users and 500 opportunities (`--people`, `--opportunities`, `--days`,
 * `--seed`), on an embedded database or on the empty one that DATABASE_URL names.
 * @returns whether the mails were exactly the expected ones
 */
export async function runMonthCommand(
  args: readonly string[],
  env: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<boolean> {
  const readNumber = (name: string, fallback: number) => {
    const place = args.indexOf(`--${name}`);
    return place < 0 ? fallback : Number(args[place + 1]);
  };
  const folder = await mkdtemp(join(tmpdir(), "amberway-month-"));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", DATABASE_URL: env.DATABASE_URL });
  const database = await openDatabase(config, createLogger("silent"));
  try {
    await migrateDatabase(database);
    const size = { people: readNumber("people", 1_000), opportunities: readNumber("opportunities", 500) };
    const result = await simulateMonth(
      database,
      { ...size, days: readNumber("days", 31), seed: readNumber("seed", 1) },
      say,
    );
    say(
      `${result.hours} hours, of which all servers were down for ${result.downHours}; ${result.crashes} crashes in the middle`,
    );
    say(
      `${result.mails} mails with ${result.lines} things in them; ${result.differences.length} differ from what was expected, ${result.wronglyDelivered} not delivered exactly once`,
    );
    say(
      `a mail takes ${result.msPerMail.toFixed(2)} ms, ${result.cpuMsPerMail.toFixed(2)} ms of the processor, with all that is read and written for it`,
    );
    for (const difference of result.differences.slice(0, SHOWN_MAX)) say(difference);
    return result.differences.length === 0 && result.wronglyDelivered === 0;
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
