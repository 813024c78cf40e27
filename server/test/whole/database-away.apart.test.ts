import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DECK_CRITERIA } from "@shared/constants/deck-criteria";
import { MIGRATION_LOCK } from "../../platform/db/migrate";
import { gate } from "../helpers/jobs";
import { openDatabaseProxy } from "../processes/database-proxy";
import { eventually } from "../eventually";
import { startFakeAiServer } from "../fakes/fake-ai-server";
import { freePort } from "../processes/free-port";
import { canOwnPostgres, type OwnPostgres, startOwnPostgres } from "../processes/own-postgres";
import {
  addDeckAt,
  createEntityAt,
  decksAt,
  entityIdsAt,
  type ServerProcess,
  signUpAt,
  spawnServer,
} from "../processes/server-process";

/** Time limit for a first start on a busy machine. */
const START_MS = 60_000;

describe.runIf(canOwnPostgres())("a server process without its database", { timeout: 180_000 }, () => {
  let postgres: OwnPostgres;
  let folder: string;
  let port: number;
  const running: ServerProcess[] = [];
  /** Starts a server with these settings. */
  const start = (env: Record<string, string> = {}) => {
    const server = spawnServer({ DATA_DIR: folder, PORT: String(port), LOG_LEVEL: "info", ...env });
    running.push(server);
    return server;
  };
  const newDatabase = async () => {
    const name = `started_${port}`;
    await postgres.query(`create database ${name}`);
    return postgres.url.replace(/postgres$/, name);
  };
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: AbortSignal.timeout(20_000) });
  const fetchStatus = (path: string) =>
    ask(path).then(
      ({ status }) => status,
      () => undefined,
    );

  beforeAll(async () => void (postgres = await startOwnPostgres()), 60_000);
  afterAll(() => postgres?.destroy());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "amberway-away-"));
    port = await freePort();
  });
  afterEach(async () => {
    for (const { child, ended } of running.splice(0)) {
      child.kill("SIGKILL");
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  });

  it("a server that starts before its database waits for it and logs this once", async () => {
    const url = await newDatabase();
    await postgres.stop("fast");
    const server = start({ DATABASE_URL: url });
    await eventually(server.output, START_MS).toContain("does not answer");
    expect(await fetchStatus("/api/health")).toBe(200);
    expect(await fetchStatus("/api/health/ready")).toBe(503);
    const refused = await ask("/api/opportunities");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);

    await postgres.start();
    await server.ready;
    expect(await fetchStatus("/api/health/ready")).toBe(200);
    const lines = server.output().split("\n");
    const waitingLines = lines.filter((line) => line.includes("does not answer"));
    expect(waitingLines).toHaveLength(1);
    expect(waitingLines[0]).toContain(
      `The database \\"started_${port}\\" at 127.0.0.1:${postgres.port} does not answer`,
    );
  });

  it("a start goes on although the network fell silent during the migration", async () => {
    const url = await newDatabase();
    const network = await openDatabaseProxy(url);
    // As another process that is migrating.
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    const server = start({ DATABASE_URL: network.url });
    const isWaiting = async () =>
      (await postgres.query("select from pg_locks where locktype = 'advisory' and not granted")).length > 0;
    await eventually(isWaiting, START_MS).toBe(true);
    network.silence();
    // What the server is answered is lost.
    await other.end();
    await eventually(server.output, START_MS).toContain("does not answer: no answer.");

    network.speak();
    await server.ready;
    expect(await fetchStatus("/api/health/ready")).toBe(200);
    await network.close();
  });

  it("a server that is stopped while it waits for its database exits with 0", async () => {
    const server = start({ DATABASE_URL: "postgresql://127.0.0.1:1/nowhere" });
    await eventually(server.output, START_MS).toContain("nothing listens there");
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  });

  it("a server whose connections are cut repeatedly during its start still starts", async () => {
    const server = start({
      DATABASE_URL: await newDatabase(),
      SEED: "catalogue",
      ADMIN_EMAIL: "admin@example.org",
      ADMIN_PASSWORD: "a long enough phrase",
    });
    // The cuts come during migrations, during the import of the catalogue and while the queue starts.
    let cuts = 0;
    let isReady = false;
    void server.ready.then(() => (isReady = true));
    while (cuts < 12 && !isReady) {
      await eventually(() => isReady || hasConnections(`started_${port}`), START_MS).toBe(true);
      await postgres.terminateBackends();
      cuts++;
    }
    await server.ready;
    expect(cuts).toBe(12);
    const login = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "admin@example.org", password: "a long enough phrase" }),
    });
    expect(login.status).toBe(200);
    expect(await login.json()).toMatchObject({ isAdmin: true });
    const catalogue = (await (await ask("/common-grants/opportunities")).json()) as { items: unknown[] };
    expect(catalogue.items.length).toBeGreaterThan(0);
  });

  it("an analysis by a model is stored although the database was unavailable when it came", async () => {
    const provider = await startFakeAiServer();
    const { opened: databaseStopped, open: startAnswer } = gate();
    const judgements = DECK_CRITERIA.map(({ id }) => ({
      criterionId: id,
      verdict: "warn",
      slide: 1,
      quote: "",
      comment: "Say more.",
    }));
    provider.reply("openai", { kind: "answer", content: { judgements }, after: databaseStopped });
    const url = await start({
      DATABASE_URL: await newDatabase(),
      OPENAI_API_KEY: "test",
      OPENAI_BASE_URL: provider.openaiUrl,
    }).ready;
    const cookie = await signUpAt(url);
    await addDeckAt(url, cookie, "openai");
    await provider.received("openai");
    await postgres.stop("fast");
    startAnswer();
    await postgres.start();
    await eventually(async () => (await decksAt(url, cookie))[0]?.isAnalyzing, START_MS).toBe(false);
    expect(await decksAt(url, cookie)).toMatchObject([
      { status: "analyzed", analysisVersion: 1, aiProvider: "openai" },
    ]);
    expect(provider.requestsOf("openai")).toHaveLength(1);
    await provider.close();
  });

  const hasConnections = async (name: string) =>
    (await postgres.query("select from pg_stat_activity where datname = $1 and state = 'active'", [name]))
      .length > 0;

  it("a server that the database refuses exits with one sentence about the setting to correct", async () => {
    const { url } = postgres;
    await postgres.query(
      `create role app login password 'right'; create role weak login; create role owner login`,
    );
    await postgres.query("create database owned owner owner");
    await postgres.query(
      `copy (select 'host all app all scram-sha-256' union all select 'host all all all trust') to '${postgres.folder}/pg_hba.conf'`,
    );
    await postgres.query("select pg_reload_conf()");
    const at = `127.0.0.1:${postgres.port}`;
    for (const [address, sentence] of [
      [
        url.replace("postgres@", "nobody@"),
        `the database at ${at} does not let the role "nobody" in: role "nobody" does not exist. Check DATABASE_URL.`,
      ],
      [
        url.replace(/postgres$/, "missing"),
        `there is no database "missing" at ${at}. Create it, or check DATABASE_URL.`,
      ],
      [
        url.replace("postgres@", "app:wrong@"),
        `the database at ${at} refuses the password of the role "app". Check DATABASE_URL.`,
      ],
      [
        url.replace("postgres@", "app@"),
        `the database at ${at} asks for a password, and DATABASE_URL has none.`,
      ],
      [
        url.replace("postgres@", "weak@"),
        `the role "weak" lacks a right in the database "postgres" at ${at}: permission denied`,
      ],
      [
        url.replace("postgres@", "owner@").replace(/postgres$/, "owned"),
        `the role "owner" may not make the extension vector in the database "owned" at ${at}. Let a superuser run in it: create extension vector;`,
      ],
    ] as const) {
      const server = start({ DATABASE_URL: address });
      expect(await server.ended).toBe(1);
      expect(server.output().trim()).toContain(`Cannot start: ${sentence}`);
      expect(server.output().trim().split("\n")).toHaveLength(1);
    }
  });

  it("a server behind a silent network soon answers 503 and recovers later", async () => {
    const network = await openDatabaseProxy(await newDatabase());
    const url = await start({ DATABASE_URL: network.url }).ready;
    const cookie = await signUpAt(url);
    const entityId = await createEntityAt(url, cookie, "Sunrise Labs");

    network.silence();
    const silencedAt = Date.now();
    const [health, ready, page, list] = await Promise.all([
      ask("/api/health"),
      ask("/api/health/ready").then((answer) => ({ status: answer.status, ms: Date.now() - silencedAt })),
      ask("/"),
      ask("/api/entities", { cookie }),
    ]);
    expect([health.status, ready.status, page.status, list.status]).toEqual([200, 503, 200, 503]);
    expect(ready.ms).toBeLessThan(15_000);
    expect(list.headers.get("retry-after")).toBe("5");

    network.speak();
    await eventually(() => fetchStatus("/api/health/ready"), 20_000).toBe(200);
    expect(await entityIdsAt(url, cookie)).toEqual(new Set([entityId]));
    await network.close();
  });
});
