import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { vi } from "vitest";
import { type OpsResult, runOps } from "../processes/ops-process";
import { type ServerProcess, spawnServer } from "../processes/server-process";
import { fillInstallation } from "./live-in";

export const ADMIN = { email: "admin@example.org", password: "the long phrase of the admin" };

/**
 * A place for a test server: its own data folder, and for the kind "server" a database on the server in
 * TEST_DATABASE_URL.
 */
export type Installation = {
  env: Record<string, string>;
  folder: string;
  start(): Promise<string>;
  stop(): Promise<void>;
  ops(...args: string[]): Promise<OpsResult>;
  /** Runs a query, even while a server holds the database. */
  query<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>;
  /** Returns the link in the newest mail to an address. */
  readLink(address: string): Promise<string>;
  tearDown(): Promise<void>;
};

export const DATABASES = ["embedded", ...(process.env.TEST_DATABASE_URL ? ["server"] : [])] as (
  "embedded" | "server"
)[];

export async function buildHouse(kind: "embedded" | "server"): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), "amberway-house-"));
  const url = kind === "server" ? await createDatabase() : null;
  const env = {
    DATA_DIR: join(folder, "data"),
    SCRAPE_ALLOW_PRIVATE: "1",
    ...(url && { DATABASE_URL: url }),
  };
  let server: ServerProcess | undefined;
  const stop = async () => {
    server?.child.kill("SIGTERM");
    await server?.ended;
    server = undefined;
  };
  return {
    env,
    folder,
    async start() {
      server = spawnServer({ ...env, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
      return server.ready;
    },
    stop,
    ops: (...args) => runOps(args, env, { cwd: folder }),
    async query(text, values) {
      const client = new pg.Client(
        url
          ? { connectionString: url }
          : { host: join(env.DATA_DIR, "database"), user: "postgres", database: "postgres" },
      );
      await client.connect();
      try {
        return (await client.query(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    readLink: (address) => readLink(join(env.DATA_DIR, "mail"), address),
    async tearDown() {
      await stop();
      if (url) await dropDatabase(url);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Builds a house whose server has been used for a while and has finished all its jobs. */
export async function buildLivedInHouse(kind: "embedded" | "server") {
  const house = await buildHouse(kind);
  try {
    const url = await house.start();
    const people = await fillInstallation({
      url,
      admin: ADMIN,
      readLink: (address) => house.readLink(address),
    });
    await vi.waitUntil(() => isQuiet(house), { timeout: 60_000 });
    return { ...house, url, people };
  } catch (error) {
    await house.tearDown();
    throw error;
  }
}

async function isQuiet(house: Installation): Promise<boolean> {
  const unfinishedJobs = await house.query(
    "select from jobs where state in ('waiting', 'retry', 'running') and start_after <= now() limit 1",
  );
  return unfinishedJobs.length === 0;
}

const runAsAdmin = async (statement: string) => {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

async function createDatabase(): Promise<string> {
  const name = `amberway_house_${randomUUID().replaceAll("-", "")}`;
  await runAsAdmin(`create database ${name}`);
  const url = new URL(process.env.TEST_DATABASE_URL!);
  url.pathname = `/${name}`;
  return url.href;
}

const dropDatabase = (url: string) =>
  runAsAdmin(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);

async function readLink(mails: string, address: string): Promise<string> {
  const find = async () => {
    let link: string | undefined;
    const names = await readdir(mails).catch(() => []);
    for (const name of names.filter((fileName) => fileName.endsWith(".eml")).sort()) {
      const mail = (await readFile(join(mails, name), "utf8")).replace(/=\r?\n/g, "").replaceAll("=3D", "=");
      if (mail.includes(`To: ${address}`)) link = /https?:\/\/\S+/.exec(mail)?.[0] ?? link;
    }
    return link;
  };
  return vi.waitUntil(find, { timeout: 60_000 });
}
