import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePdf } from "../files/documents";
import { eventually } from "../eventually";
import { startLoad } from "../processes/mixed-load";
import { canOwnPostgres, type OwnPostgres, startOwnPostgres } from "../processes/own-postgres";
import { type ServerProcess, signUpAt, spawnServer } from "../processes/server-process";

const POOL = 10;
const TOKEN = "a-token-of-the-collector";
/** Time limit on a busy machine for a stop under load, the next start and the recovery of all connections. */
const HEALED_MS = 30_000;
/** When the answer to a statement that took a job is lost, no worker has the job for up to this time. */
const LOST_JOB_MS = 120_000;

const RESTARTS = Array.from({ length: 20 }, (_, n) => (["fast", "immediate"] as const)[n % 2]!);

describe.runIf(canOwnPostgres())("a server process whose database restarts", () => {
  let postgres: OwnPostgres;
  let folder: string;
  let server: ServerProcess;
  let url: string;
  let cookie: string;

  beforeAll(async () => {
    // The server syncs all files at once during recovery instead of one by one. The committed data is as
    // safe.
    postgres = await startOwnPostgres({ recovery_init_sync_method: "syncfs" });
    folder = await mkdtemp(join(tmpdir(), "amberway-restarts-"));
    server = spawnServer({
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      DB_POOL: String(POOL),
      METRICS_TOKEN: TOKEN,
    });
    url = await server.ready;
    cookie = await signUpAt(url);
  }, 180_000);
  afterAll(async () => {
    server?.child.kill("SIGKILL");
    await server?.ended;
    await postgres?.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  const fetchStatus = async (path: string) =>
    (await fetch(url + path, { headers: { cookie }, signal: AbortSignal.timeout(HEALED_MS) })).status;

  async function expectUnavailable() {
    expect(await fetchStatus("/api/health")).toBe(200);
    const askedAt = Date.now();
    expect(await fetchStatus("/api/health/ready")).toBe(503);
    expect(Date.now() - askedAt).toBeLessThan(5_000);
    expect(await fetchStatus("/api/entities")).toBe(503);
  }

  it(
    "the process survives twenty restarts of its database under mixed load and loses nothing that it acknowledged",
    { timeout: 600_000 },
    async () => {
      const unexpectedEnd = server.ended.then((code) => {
        throw new Error(`The server ended with ${code}: ${server.output()}`);
      });
      unexpectedEnd.catch(() => {});
      const load = startLoad(url, cookie, await makePdf({ slides: 3 }));
      // If the test does not wait for the deck, its upload is running when the database stops next.
      const expectProgress = async (isDeckAwaited: boolean) => {
        const { reads, writes, streams, decks } = load.progress;
        load.wantDeck();
        const hasProgressed = () =>
          load.progress.reads > reads + 10 &&
          load.progress.writes > writes + 10 &&
          load.progress.streams > streams &&
          (!isDeckAwaited || load.progress.decks > decks);
        await Promise.race([eventually(hasProgressed, HEALED_MS).toBe(true), unexpectedEnd]);
      };
      try {
        await eventually(() => load.progress.writes > 50 && load.progress.streams > 0, HEALED_MS).toBe(true);
        for (const [n, mode] of RESTARTS.entries()) {
          await postgres.terminateBackends();
          await expectProgress(false);
          await postgres.stop(mode);
          await expectUnavailable();
          await postgres.start();
          await expectProgress(n % 2 === 1);
        }
      } finally {
        await load.stop();
      }

      expect(server.child.exitCode).toBeNull();
      expect(load.faults).toEqual([]);
      // The refusals show that reads, writes and uploads were running at that time.
      const refusals = [...load.refusals];
      expect(refusals).toEqual(
        expect.arrayContaining(["GET /api/entities", "POST /api/entities", "PATCH /api/entities/:id"]),
      );
      expect(refusals.filter((name) => /objects|pitch-decks/.test(name))).not.toEqual([]);
      expect(await fetchStatus("/api/auth/user")).toBe(200);
      expect(await listLost(load)).toEqual([]);
      await expectWholePool();
      await expectJobsDoneOnce(load.decks);
      expect(server.output()).not.toMatch(/"level":[56]0/);
      process.stdout.write(
        `${2 * RESTARTS.length} times the database went away: ${JSON.stringify(load.progress)} acknowledged, 0 lost\n`,
      );

      server.child.kill("SIGTERM");
      expect(await server.ended).toBe(0);
    },
  );

  /** Lists acknowledged changes that are missing or older than the last acknowledged one. */
  async function listLost({
    acknowledged,
    decks,
  }: Pick<ReturnType<typeof startLoad>, "acknowledged" | "decks">) {
    const fetchRows = async (path: string) =>
      (await (await fetch(url + path, { headers: { cookie } })).json()) as { id: string; name: string }[];
    const names = new Map((await fetchRows("/api/entities")).map(({ id, name }) => [id, Number(name)]));
    const stored = new Set((await fetchRows("/api/pitch-decks")).map(({ id }) => id));
    return [
      ...[...acknowledged].filter(([id, last]) => !((names.get(id) ?? -1) >= last)),
      ...[...decks].filter((id) => !stored.has(id)),
    ];
  }

  /**
   * Checks that every connection returns to the pool: by the pool's own metrics, and by the database, where
   * exactly as many statements wait for a lock as the pool has connections.
   */
  async function expectWholePool() {
    const countInUse = async () => {
      const headers = { authorization: `Bearer ${TOKEN}` };
      const text = await (await fetch(`${url}/metrics`, { headers })).text();
      const count = (state: string) =>
        Number(new RegExp(`^amberway_database_connections{state="${state}"} (\\d+)$`, "m").exec(text)?.[1]);
      return count("total") - count("idle");
    };
    await eventually(countInUse).toBe(0);
    const lock = await postgres.hold("lock table entities in access exclusive mode");
    const countWaiting = async () => {
      const [row] = await postgres.query<{ count: number }>(
        `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and backend_type = 'client backend'`,
      );
      return row!.count;
    };
    // More would wait for a connection, and be refused when they wait too long.
    const readOnEach = () => Promise.all(Array.from({ length: POOL }, () => fetchStatus("/api/entities")));
    const reads = readOnEach();
    await eventually(countWaiting).toBe(POOL);
    await lock.end();
    for (const statuses of [await reads, await readOnEach()])
      expect(new Set(statuses)).toEqual(new Set([200]));
  }

  async function expectJobsDoneOnce(decks: ReadonlySet<string>) {
    const unfinished = () =>
      postgres.query(
        `select queue, state, failures from jobs where state <> 'done' and queue in ('analyze-deck', 'embed-entity')`,
      );
    await eventually(unfinished, LOST_JOB_MS).toEqual([]);
    const reviews = await postgres.query<{ id: string; version: number; count: number }>(
      `select d.id, d.analysis_version as version, count(r.id)::int
       from pitch_decks d left join pitch_deck_reviews r on r.pitch_deck_id = d.id group by d.id`,
    );
    expect(reviews.length).toBeGreaterThanOrEqual(decks.size);
    expect(decks.size).toBeGreaterThanOrEqual(RESTARTS.length / 2);
    expect(reviews.filter(({ version, count }) => version !== 1 || count !== 1)).toEqual([]);
    const [missingEmbeddings] = await postgres.query<{ count: number }>(
      `select count(*)::int from entities e where not exists (select from entity_embeddings v where v.entity_id = e.id)`,
    );
    expect(missingEmbeddings).toEqual({ count: 0 });
  }
});
