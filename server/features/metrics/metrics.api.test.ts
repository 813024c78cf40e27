import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { apiSources, mailOutbox, scrapeRuns } from "@shared/schema/index";
import { askModels, bookAiUsage, takeAiCall } from "../ai-usage/ai-usage.service";
import { signUpWithCookie } from "../../test/helpers/events";
import { definitionsWith } from "../../test/helpers/jobs";
import { createMetricsReader } from "./state";
import { startTestApp, testClock, type TestApp } from "../../test/app";
import { eventually } from "../../test/eventually";
import { createMetricsServer } from "./metrics.routes";

const TOKEN = "a-token-of-the-collector";
const clock = testClock("2026-11-25T09:00:00Z");
const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000);
const NOTHING = { code: "not_found", message: "There is nothing at this address" };
const page = () => (_req: unknown, res: { send: (text: string) => void }) => res.send("the page");

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    clock,
    page,
    env: { METRICS_TOKEN: TOKEN, RATE_LIMIT_SCALE: "1", AI_DAILY_DRAFTS: "1", AI_DAILY_TOTAL: "1" },
  });
});
afterAll(() => app.close());

/** Every series by its name and labels, as Prometheus would read it. */
async function collect(on: TestApp = app): Promise<Map<string, number>> {
  const { text, headers } = await on.visitor
    .get("/metrics")
    .set("Authorization", `Bearer ${TOKEN}`)
    .expect(200);
  expect(headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(headers["cache-control"]).toBe("no-store");
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const [, name, value] = /^(\S+(?:\{.*\})?) (\S+)$/.exec(line)!;
      return [name!, Number(value)];
    }),
  );
}
const requests = (method: string, route: string, status: number | string) =>
  `amberway_http_requests_total{method="${method}",route="${route}",status="${status}"}`;

/** An application as it is where the database is behind `pool`. */
async function withPool(config: pg.PoolConfig): Promise<TestApp> {
  const other = await startTestApp({ env: { METRICS_TOKEN: TOKEN } });
  const { pool } = other.deps;
  const away = new pg.Pool({ host: "127.0.0.1", ...config });
  other.deps.pool = away;
  other.deps.readMetrics = createMetricsReader(other.deps);
  onTestFinished(async () => {
    other.deps.pool = pool;
    await other.close();
    await away.end();
  });
  return other;
}

describe("who may read what is measured", () => {
  it("is whoever has the token, and for all others there is nothing", async () => {
    for (const authorization of ["", TOKEN, `Bearer ${TOKEN}x`, "Bearer ", `Basic ${TOKEN}`]) {
      const { body } = await app.visitor.get("/metrics").set("Authorization", authorization).expect(404);
      expect(body).toEqual(NOTHING);
    }
    expect((await app.visitor.get("/metrics/x").set("Authorization", `Bearer ${TOKEN}`)).status).toBe(404);
    expect((await app.visitor.post("/metrics").set("Authorization", `Bearer ${TOKEN}`)).status).toBe(404);
    const admin = await app.as(await app.buildUser({ isAdmin: true }));
    await admin.get("/metrics").expect(404);
  });

  it("is nobody where nothing is set", async () => {
    const silent = await startTestApp({ page });
    onTestFinished(() => silent.close());
    for (const authorization of ["", "Bearer ", "Bearer undefined"]) {
      const { body } = await silent.visitor.get("/metrics").set("Authorization", authorization).expect(404);
      expect(body).toEqual(NOTHING);
    }
  });

  it.each([
    ["is enough", {}, {}],
    [
      "wants the token too where there is one",
      { METRICS_TOKEN: TOKEN },
      { authorization: `Bearer ${TOKEN}` },
    ],
  ])("to reach a port of its own %s", async (_what, env, headers) => {
    const inside = await startTestApp({ page, env: { METRICS_PORT: "0", ...env } });
    const server = createMetricsServer(inside.deps).listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(async () => {
      server.close();
      await inside.close();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await fetch(`${url}/metrics`, { headers });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("amberway_database_up 1");
    if ("authorization" in headers) expect((await fetch(`${url}/metrics`)).status).toBe(404);
    const other = await fetch(`${url}/api/health`, { headers });
    expect([other.status, await other.json()]).toEqual([404, NOTHING]);
    const outside = await inside.visitor.get("/metrics").set(headers as Record<string, string>);
    expect(outside.status).toBe(404);
  });
});

describe("requests", () => {
  it("are counted by the route that answered them, and by status", async () => {
    const me = await app.as(await app.buildUser());
    const before = await collect();
    const entity = await me.post("/api/entities").send({ name: "Lamps", type: "Startup" }).expect(201);
    await me.get(`/api/entities/${entity.body.id}`).expect(200);
    await me.get("/api/entities/00000000-0000-4000-8000-000000000000").expect(404);
    await me.put("/api/entities").expect(405);
    await me.get("/api/nonsense").expect(404);
    await app.visitor.get("/api/entities").expect(401);
    await app.visitor.get("/api/health").expect(200);
    await app.visitor.get("/common-grants/opportunities").expect(200);
    await app.visitor.get("/.well-known/nothing").expect(404);
    await app.visitor.get("/anything").expect(200);
    const after = await collect();
    const added = [...after]
      .filter(([name, count]) => count !== (before.get(name) ?? 0))
      .map(([name]) => name);
    const counted = added.filter((name) => name.startsWith("amberway_http_requests_total"));
    expect(counted.sort()).toEqual(
      [
        requests("POST", "/api/entities", 201),
        requests("GET", "/api/entities/:id", 200),
        requests("GET", "/api/entities/:id", 404),
        requests("PUT", "/api/entities", 405),
        requests("GET", "/api/*", 401),
        requests("GET", "/api/*", 404),
        requests("GET", "/api/health", 200),
        requests("GET", "/common-grants/opportunities", 200),
        requests("GET", "/.well-known/*", 404),
        requests("GET", "page", 200),
        requests("GET", "/metrics", 200),
      ].sort(),
    );
    expect(
      after.get('amberway_http_request_duration_seconds_count{method="GET",route="/api/entities/:id"}'),
    ).toBe(2);
  });

  it("make no more series, whatever addresses are asked for", async () => {
    const ask = (n: number) =>
      Promise.all([
        app.visitor.get(`/wp-${n}/login.php`),
        app.visitor.get(`/api/${n}/x`),
        app.visitor.get(`/assets/${n}.js`),
        app.visitor.get(`/common-grants/${n}`),
        app.visitor.get(`/api/docs/${n}`),
        app.visitor.get(`/api/health/${n}`),
      ]);
    const ours = async () => [...(await collect()).keys()].filter((name) => name.startsWith("amberway_"));
    await ask(0);
    // To be collected from is a series as well.
    await ours();
    const before = await ours();
    for (let n = 1; n <= 20; n += 1) await ask(n);
    expect(await ours()).toEqual(before);
  });

  it("of streams are counted as they are open, and not timed", async () => {
    const stream = await (await signUpWithCookie(app)).openStream();
    expect((await collect()).get("amberway_event_streams")).toBe(1);
    stream.leave();
    await eventually(async () => (await collect()).get("amberway_event_streams")).toBe(0);
    const series = await collect();
    expect(series.get(requests("GET", "/api/events", 200))).toBe(1);
    expect([...series.keys()].filter((name) => /duration.*\/api\/events/.test(name))).toEqual([]);
  });
});

describe("what the process is at", () => {
  it("is its pool, its memory, and how late its event loop is", async () => {
    const series = await collect();
    expect(series.get('amberway_database_connections{state="total"}')).toBeGreaterThan(0);
    expect(series.get('amberway_database_connections{state="waiting"}')).toBe(0);
    expect(series.get("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
    expect(series.get("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
  });

  it("is what AI cost, and what was refused", async () => {
    const user = await app.buildUser();
    const caller = { db: app.db, deps: app.deps, userId: user.id, isVerified: true, kind: "draft" } as const;
    const usage = { inputTokens: 700, outputTokens: 40 };
    const signal = new AbortController().signal;
    await takeAiCall(caller);
    await expect(takeAiCall(caller)).rejects.toThrow(/all 1 AI drafts/);
    const ask = () =>
      askModels(caller, { models: 1, signal }, async () => ({ aiProvider: "openai" as const }));
    await ask();
    await expect(ask()).rejects.toThrow(/used up for today/);
    await bookAiUsage(caller, { aiProvider: "openai", usage });
    const series = await collect();
    const tokens = (direction: string) =>
      series.get(`amberway_ai_tokens_total{provider="openai",kind="draft",direction="${direction}"}`);
    expect([tokens("input"), tokens("output")]).toEqual([700, 40]);
    expect(series.get('amberway_ai_refusals_total{limit="person"}')).toBe(1);
    expect(series.get('amberway_ai_refusals_total{limit="everybody"}')).toBe(1);
  });
});

describe("what the database knows", () => {
  it("is how long jobs, mails and sources wait, asked for once in five seconds", async () => {
    const other = await startTestApp({ clock, env: { METRICS_TOKEN: TOKEN } });
    onTestFinished(() => other.close());
    await other.deps.jobs.start(other.deps, definitionsWith({}));
    await other.deps.jobs.stop();
    for (const key of ["a", "b"])
      await other.deps.jobs.enqueue(other.db, "embed-entity", { entityId: key }, { key });
    await other.pool.query(`update jobs set start_after = now() - interval '90 seconds' where key = 'a'`);
    await other.deps.jobs.enqueue(other.db, "scrape", { runId: "x" });
    await other.pool.query(`update jobs set state = 'failed', ended_at = now() where queue = 'scrape'`);
    const mail = { kind: "verify", toAddress: "a@example.org", subject: "x" };
    await other.db.insert(mailOutbox).values([
      { ...mail, createdAt: ago(600) },
      { ...mail, createdAt: ago(60) },
      { ...mail, createdAt: ago(9_000), attempts: 10 },
      { ...mail, createdAt: ago(9_000), sentAt: ago(10) },
    ]);
    const run = { sourceName: "x", status: "done" as const };
    await other.db.insert(scrapeRuns).values([
      { ...run, sourceId: "grants-gov", endedAt: ago(7_200), fellFrom: 50 },
      { ...run, sourceId: "grants-gov", endedAt: ago(3_600) },
      { ...run, sourceId: "nsf", endedAt: ago(7_200) },
      { ...run, sourceId: "nsf", endedAt: ago(60), fellFrom: 12 },
      { ...run, sourceId: "grants-gov", status: "failed", endedAt: ago(5) },
      { ...run, sourceId: "custom", endedAt: ago(5) },
      { ...run, sourceId: "eu-funding", endedAt: ago(60) },
      { ...run, sourceId: "spain-bdns", endedAt: ago(60) },
    ]);
    // A source with an API counts while it is on.
    await other.db.insert(apiSources).values([
      { sourceId: "eu-funding", isOn: true, changedAt: ago(60) },
      { sourceId: "spain-bdns", isOn: false, changedAt: ago(60) },
    ]);

    // The five seconds pass when this test says so.
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const series = await collect(other);
    expect(series.get("amberway_database_up")).toBe(1);
    expect(series.get('amberway_jobs{queue="embed-entity",state="waiting"}')).toBe(2);
    expect(series.get('amberway_jobs{queue="scrape",state="failed"}')).toBe(1);
    expect(series.get('amberway_jobs{queue="send-news",state="waiting"}')).toBe(0);
    expect(series.get('amberway_job_waiting_seconds{queue="embed-entity"}')).toBeGreaterThanOrEqual(90);
    expect(series.get('amberway_job_waiting_seconds{queue="scrape"}')).toBe(0);
    expect(series.get('amberway_mails{state="waiting"}')).toBe(2);
    expect(series.get('amberway_mails{state="given-up"}')).toBe(1);
    expect(series.get("amberway_mail_waiting_seconds")).toBe(600);
    const sources = [...series].filter(([name]) => name.startsWith("amberway_source_age_seconds"));
    expect(new Map(sources)).toEqual(
      new Map([
        ['amberway_source_age_seconds{source="eu-funding"}', 60],
        ['amberway_source_age_seconds{source="grants-gov"}', 3_600],
        ['amberway_source_age_seconds{source="nsf"}', 60],
      ]),
    );
    expect(series.get('amberway_source_fell{source="grants-gov"}')).toBe(0);
    expect(series.get('amberway_source_fell{source="nsf"}')).toBe(1);

    await other.db.delete(mailOutbox);
    const countWaiting = async () => (await collect(other)).get('amberway_mails{state="waiting"}');
    vi.advanceTimersByTime(4_999);
    expect(await countWaiting()).toBe(2);
    vi.advanceTimersByTime(1);
    expect(await countWaiting()).toBe(0);
  });

  it("is left out while the database is away, and the rest is there", async () => {
    const server = createServer();
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    await once(server.close(), "close");
    const series = await collect(await withPool({ port }));
    expect(series.get("amberway_database_up")).toBe(0);
    expect(series.get("process_resident_memory_bytes")).toBeGreaterThan(0);
    expect([...series.keys()].filter((name) => /^amberway_(jobs|mails?_|source)/.test(name))).toEqual([]);
  });

  it("is not waited for when the database does not answer", async () => {
    const held: Socket[] = [];
    const silent = createServer((socket) => void held.push(socket));
    await once(silent.listen(0, "127.0.0.1"), "listening");
    const { port } = silent.address() as AddressInfo;
    const series = await collect(await withPool({ port }));
    expect(series.get("amberway_database_up")).toBe(0);
    expect(series.get('amberway_database_connections{state="total"}')).toBe(1);
    for (const socket of held) socket.destroy();
    silent.close();
  });
});
