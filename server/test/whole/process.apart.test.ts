import { once } from "node:events";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { describeOldNode } from "../../app/node-support";
import { eventually } from "../eventually";
import { freePort, listenAnywhere } from "../processes/free-port";
import { asContainer, canBeContainer } from "../processes/namespaces";
import {
  createEntityAt,
  entityIdsAt,
  type ServerProcess,
  signUpAt,
  spawnServer,
} from "../processes/server-process";

let folder: string;
/** A data folder that a server has used before. A first start takes several times as long as later ones. */
let usedFolder: string;
const running: ServerProcess[] = [];
const start = (env: Record<string, string> = {}, wrapper: string[] = []) => {
  const server = spawnServer({ DATA_DIR: folder, ...env }, wrapper);
  running.push(server);
  return server;
};

const useUsedFolder = () => cp(usedFolder, folder, { recursive: true });

beforeAll(async () => {
  usedFolder = await mkdtemp(join(tmpdir(), "amberway-used-"));
  const { child, ready, ended } = spawnServer({ DATA_DIR: usedFolder });
  await ready;
  child.kill("SIGTERM");
  await ended;
});
afterAll(() => rm(usedFolder, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "amberway-process-"));
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill("SIGKILL");
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
});

// Each test starts at least one server, and on a busy machine a first start takes ten seconds.
describe("a server process", { timeout: 180_000 }, () => {
  it("the server serves the page and the API on one port and refuses a second process on its data folder", async () => {
    await useUsedFolder();
    const url = await start().ready;
    const page = await fetch(`${url}/applications`);
    expect(await page.text()).toContain('<div id="root">');
    expect((await fetch(`${url}/api/nonsense`)).headers.get("content-type")).toMatch("application/json");
    expect((await fetch(`${url}/assets/missing.js`)).status).toBe(404);

    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/data folder .* is in use by process \d+/);
    expect(second.output()).not.toMatch(/ at .*\.js:/);
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
  });

  it.skipIf(!canBeContainer())(
    "the server refuses a server of another container on its data folder",
    async () => {
      await useUsedFolder();
      const first = start({}, asContainer("first"));
      await first.ready;
      const second = start({}, asContainer("second"));
      expect(await second.ended).toBe(1);
      expect(second.output()).toMatch(
        /^The data folder .* is in use by process 1 on first\. Stop that process/,
      );

      first.child.kill("SIGKILL");
      await first.ended;
      expect(await start({}, asContainer("second")).ready).toMatch(/^http/);
    },
  );

  it("the server warns once at its start if its Node gets no security updates", async () => {
    await useUsedFolder();
    const server = start();
    expect((await fetch(`${await server.ready}/api/health/ready`)).status).toBe(200);
    const warnings = server.output().match(/no longer gets security updates/g) ?? [];
    expect(warnings).toHaveLength(describeOldNode(process.version) ? 1 : 0);
  });

  it("SIGTERM lets running requests finish, the server exits with 0, and the next start has all data", async () => {
    await useUsedFolder();
    const server = start();
    const url = await server.ready;
    const cookie = await signUpAt(url);
    const writes = Array.from({ length: 20 }, (_, n) => createEntityAt(url, cookie, `Entity ${n}`));
    await writes[0];
    server.child.kill("SIGTERM");
    const outcomes = await Promise.allSettled(writes);
    expect(await server.ended).toBe(0);
    const acknowledged = outcomes.flatMap((outcome) =>
      outcome.status === "fulfilled" ? [outcome.value] : [],
    );
    const stored = await entityIdsAt(await start().ready, cookie);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  });

  it("SIGTERM ends open event streams at once, and the server exits with 0", async () => {
    await useUsedFolder();
    const server = start();
    const url = await server.ready;
    const cookie = await signUpAt(url);
    const stream = await fetch(`${url}/api/events`, { headers: { cookie } });
    const text = stream.text();
    const stoppedAt = Date.now();
    server.child.kill("SIGTERM");
    // A stream that is cut off with the connections has no end.
    expect(await text).toMatch(/^retry: \d+\nevent: hello\n/);
    expect(await server.ended).toBe(0);
    expect(Date.now() - stoppedAt).toBeLessThan(30_000);
  });

  it("the server shows metrics on their own port, and exits with 0 although a reader is connected", async () => {
    await useUsedFolder();
    const port = await freePort();
    const server = start({ METRICS_PORT: String(port) });
    const url = await server.ready;
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const text = await answer.text();
    expect(text).toMatch(/^amberway_database_up 1$/m);
    expect(text).toMatch(/^amberway_jobs\{queue="send-news",state="failed"\} 0$/m);
    const reader = createConnection(port, "127.0.0.1");
    await once(reader, "connect");
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    reader.destroy();
  });

  const fetchStatus = (port: number) =>
    fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      ({ status }) => status,
      () => undefined,
    );
  it.each([
    ["opens its database", () => eventually(() => readdir(folder), 120_000).not.toEqual([])],
    [
      "brings its database up to date",
      (port: number) => eventually(() => fetchStatus(port), 120_000).not.toBeUndefined(),
    ],
  ])("a server that is stopped while it %s exits with 0 and prints no error", async (_, waitForState) => {
    const port = await freePort();
    const server = start({ PORT: String(port) });
    await waitForState(port);
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    // A quick start is ready before anybody has seen it at work.
    expect(server.output()).toMatch(/^(\n {2}Ready: \S+\n( {2}.*\n)?\n)?$/);
  });

  it("a killed server loses no acknowledged write", async () => {
    await useUsedFolder();
    const server = start();
    const url = await server.ready;
    const cookie = await signUpAt(url);
    const acknowledged: string[] = [];
    await Promise.allSettled(
      Array.from({ length: 60 }, async (_, n) => {
        acknowledged.push(await createEntityAt(url, cookie, `Entity ${n}`));
        if (acknowledged.length === 25) server.child.kill("SIGKILL");
      }),
    );
    await server.ended;
    const stored = await entityIdsAt(await start().ready, cookie);
    expect(acknowledged.length).toBeGreaterThanOrEqual(25);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  });

  it("the server starts after a first start that was killed halfway", async () => {
    const first = start({ LOG_LEVEL: "info" });
    first.child.kill("SIGKILL");
    await first.ended;
    expect(await start().ready).toMatch(/^http/);
  });
});

describe("a start that fails", { timeout: 180_000 }, () => {
  it.each([
    [{ PORT: "abc" }, /PORT must be a whole number/],
    [{ DATABASE_URL: "mysql://x" }, /DATABASE_URL must be an address such as postgres/],
    [{ PUBLIC_URL: "https://example.org" }, /SESSION_SECRET must be set/],
  ] as [Record<string, string>, RegExp][])(
    "a start with %j prints one sentence that names the setting",
    async (env, sentence) => {
      const server = start(env);
      expect(await server.ended).toBe(1);
      expect(server.output()).toMatch(sentence);
      expect(server.output().trim().split("\n")).toHaveLength(1);
    },
  );

  it("a start on a port that is in use says so", async () => {
    await useUsedFolder();
    const other = createServer();
    const port = await listenAnywhere(other);
    const server = start({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`port ${port} is in use`);
    const metricsServer = start({ METRICS_PORT: String(port) });
    expect(await metricsServer.ended).toBe(1);
    expect(metricsServer.output()).toMatch(/port \d+ is in use\. Stop what uses it, or set METRICS_PORT to/);
    other.close();
  });
});
