import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync, constants } from "node:zlib";
import { openEmbedded } from "../server/platform/db/embedded";
import { createLogger } from "../server/platform/logger";
import { fillInstallation } from "../server/test/lived-in/live-in";
import { collectViews } from "../server/test/lived-in/look-around";
import { signIn } from "../server/test/lived-in/person";
import { type ServerProcess, spawnServer } from "../server/test/processes/server-process";

/**
 * Makes the data for server/test/upgrade: users use an installation of another release for two days, and then
 * its data is packed. The README there says how to run this.
 */
const [checkout = "", kind = "", to = ""] = process.argv.slice(2);
const ADMIN = { email: "admin@example.org", password: "the long phrase of the admin" };
/**
 * These variables come from Debian's package faketime. Its own command is not used, because it would be a
 * process between this one and the server.
 */
const NEXT_DAY = ["env", "LD_PRELOAD=/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1", "FAKETIME=+1d"];
const folder = await mkdtemp(join(tmpdir(), "amberway-fixture-"));
const data = join(folder, "data");
const { DATABASE_URL = "", PG_DUMP = "" } = process.env;
if (kind === "server" && (!DATABASE_URL || !PG_DUMP)) throw new Error("DATABASE_URL and PG_DUMP are needed");
const env = {
  ...(kind === "server" && { DATABASE_URL }),
  DATA_DIR: data,
  SEED: "catalogue",
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  SCRAPE_ALLOW_PRIVATE: "1",
};
let server: ServerProcess | undefined;
const start = (...wrapper: string[]) => {
  server = spawnServer(env, wrapper, join(checkout, "dist/server/index.js"));
  return server.ready;
};
const stop = async () => {
  server?.child.kill("SIGTERM");
  await server?.ended;
};

try {
  const people = await fillInstallation({ url: await start(), admin: ADMIN, readLink });
  await stop();
  const nextDay = await start(...NEXT_DAY);
  await waitForNews(nextDay, people.ama);
  const view = await collectViews(nextDay, people);
  await stop();
  await mkdir(to, { recursive: true });
  await writeFile(
    join(to, `${kind}.json`),
    `${JSON.stringify({ migrations: await countMigrations(), people, found: view }, null, 1)}\n`,
  );
  if (kind === "server") await writeFile(join(to, "server.sql.br"), pack(Buffer.from(dump())));
  if (kind === "embedded") await removeOldLog(join(data, "database"));
  await writeFile(join(to, `${kind}-data.tar.br`), pack(await packData()));
  console.log(`Made in ${resolve(to)}.`);
} finally {
  server?.child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
}

async function countMigrations(): Promise<number> {
  const journal = await readFile(join(checkout, "migrations/meta/_journal.json"), "utf8");
  return (JSON.parse(journal) as { entries: unknown[] }).entries.length;
}

/**
 * Packs with the largest window, because the databases that PostgreSQL brings along are copies of each other.
 */
function pack(content: Buffer): Buffer {
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(content, {
    params: { [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

/**
 * Starts a new file of the write-ahead log and removes the old files, which are most of the database's size.
 */
async function removeOldLog(dir: string): Promise<void> {
  for (let round = 0; round < 2; round++) {
    const database = await openEmbedded({ dir, log: createLogger("warn") });
    await database.pool.query("select pg_switch_wal()");
    await database.pool.query("checkpoint");
    const { rows } = await database.pool.query<{ name: string }>(
      "select pg_walfile_name(pg_current_wal_lsn()) as name",
    );
    await database.close();
    const log = join(dir, "data/pg_wal");
    for (const entry of await readdir(log, { withFileTypes: true }))
      if (entry.isFile() && entry.name !== rows[0]?.name) await rm(join(log, entry.name));
  }
}

function dump(): string {
  const [program = "", ...programArgs] = PG_DUMP.split(" ");
  const options = ["--inserts", "--rows-per-insert=100", "--no-owner", "--no-privileges", DATABASE_URL];
  const sql = execFileSync(program, [...programArgs, ...options], { maxBuffer: 1_000_000_000 }).toString();
  // The server does not know these commands of psql.
  return sql.replace(/^\\(un)?restrict.*$/gm, "");
}

/** Packs the data folder without the mails and without the lock of the ended server. */
async function packData(): Promise<Buffer> {
  const tar = join(folder, "data.tar");
  execFileSync("tar", ["-C", data, "--exclude=./mail", "--exclude=./database/owner.*", "-cf", tar, "."]);
  return readFile(tar);
}

async function readLink(address: string): Promise<string> {
  for (;;) {
    const names = (await readdir(join(data, "mail")).catch(() => [])).filter((name) => name.endsWith(".eml"));
    for (const name of names.sort().reverse()) {
      const mail = (await readFile(join(data, "mail", name), "utf8"))
        .replace(/=\r?\n/g, "")
        .replaceAll("=3D", "=");
      const link = /https?:\/\/\S+/.exec(mail)?.[0];
      if (mail.includes(`To: ${address}`) && link) return link;
    }
    await sleep(100);
  }
}

/** The server looks every quarter of an hour whether it is morning for a user. */
async function waitForNews(url: string, person: { email: string; password: string }): Promise<void> {
  const me = await signIn(url, person);
  while ((await me.get<{ news: unknown[] }>("/api/news")).news.length === 0) await sleep(1_000);
}
