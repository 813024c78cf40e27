import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { MEMORY_SETTINGS, signUpAt, spawnServer } from "../server/test/processes/server-process";
import { addEntity, summarizeLatencies } from "./matching/measuring/load";
import { PEOPLE } from "./matching/measuring/people";

/**
 * Prints how many records a second `npm run import:grants-gov` takes from a file, and how quickly lists are answered
 * before it and meanwhile. Options: `-- --rows 50000 --rate 20`. It uses the PostgreSQL server that DATABASE_URL
 * names. Needs `npm run build`.
 */
const SAMPLE = new URL(
  "../server/features/catalogue/grants-gov/fixtures/extract-sample.xml",
  import.meta.url,
);
const RECORD = /<(Opportunity\w+Detail_1_0)>[\s\S]*?<\/\1>/g;
/** Ids of Grants.gov have six figures. */
const FIRST_ID = 10_000_000;
const BEFORE_MS = 20_000;
/** A server that has just started still makes vectors. */
const SETTLE_MS = 15_000;

/** Repeats the records of the sample as other calls that are open. */
function* buildExtract(rows: number): Generator<string> {
  const sample = readFileSync(SAMPLE, "utf8");
  const records = sample.match(RECORD) ?? [];
  const closes = `1231${new Date().getUTCFullYear() + 1}`;
  yield sample.slice(0, sample.indexOf(records[0]!));
  for (let n = 0; n < rows; n += 1)
    yield records[n % records.length]!.replace(/(<OpportunityID>)\d+/, `$1${FIRST_ID + n}`)
      .replace("</OpportunityTitle>", ` ${n}</OpportunityTitle>`)
      .replace(/(<CloseDate>)\d+/, `$1${closes}`)
      .replace(/<ArchiveDate>\d+<\/ArchiveDate>/, "");
  yield "\n</Grants>\n";
}

/** Asks for pages of the list at a constant rate until `isOver`. */
async function readLists(url: string, cookie: string, perSecond: number, isOver: () => boolean) {
  const times: number[] = [];
  const underWay = new Set<Promise<void>>();
  let failed = 0;
  const readOne = async (page: number) => {
    const from = performance.now();
    const answer = await fetch(`${url}/api/opportunities?page=${page}&limit=20`, { headers: { cookie } });
    await answer.arrayBuffer();
    times.push(performance.now() - from);
    if (!answer.ok) failed += 1;
  };
  for (let n = 0; !isOver(); n += 1) {
    const reading: Promise<void> = readOne(1 + (n % 4)).finally(() => underWay.delete(reading));
    underWay.add(reading);
    await pause(1000 / perSecond);
  }
  await Promise.all(underWay);
  return { ...summarizeLatencies(times), failed };
}

const { values } = parseArgs({
  options: { rows: { type: "string", default: "50000" }, rate: { type: "string", default: "20" } },
});
const { DATABASE_URL } = process.env;
if (!DATABASE_URL) throw new Error("DATABASE_URL must name an empty database.");
const folder = await mkdtemp(join(tmpdir(), "amberway-import-"));
const env = { DATABASE_URL, DATA_DIR: folder, PASSWORD_COST: "10", ...MEMORY_SETTINGS };
const server = spawnServer({ ...env, SEED: "catalogue" });
try {
  const url = await server.ready;
  const cookie = await signUpAt(url);
  await addEntity(url, cookie, PEOPLE[0]!);
  const file = join(folder, "extract.xml");
  await pipeline(buildExtract(Number(values.rows)), createWriteStream(file));
  await pause(SETTLE_MS);
  const say = (when: string, { requests, p50, p99, failed }: Awaited<ReturnType<typeof readLists>>) =>
    console.log(
      `${when}: ${requests} lists, p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)} ms, ${failed} failed`,
    );
  const until = performance.now() + BEFORE_MS;
  say(
    "before the import",
    await readLists(url, cookie, Number(values.rate), () => performance.now() > until),
  );
  const child = spawn(process.execPath, ["--import", "tsx", "server/cli/import-grants-gov.ts", file], {
    env: { PATH: process.env.PATH, ...env },
    stdio: "inherit",
  });
  let isDone = false;
  const ended = once(child, "exit").then(([code]) => {
    isDone = true;
    return code as number | null;
  });
  say("during the import", await readLists(url, cookie, Number(values.rate), () => isDone));
  if ((await ended) !== 0) process.exitCode = 1;
} finally {
  server.child.kill("SIGTERM");
  await server.ended;
  await rm(folder, { recursive: true, force: true });
}
