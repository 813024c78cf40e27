import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../../test/app";
import { eventually } from "../../../test/eventually";
import { canOwnPostgres, type OwnPostgres } from "../../../test/processes/own-postgres";
import { METRICS_TOKEN, type Replicated, startReplicated } from "../../../test/processes/replicated";
import { signUpAt } from "../../../test/processes/server-process";
import { MAX_AGE_MS } from "./choose-replica";
import { addOpportunity, addWriters, writeAndRead } from "../../../../tools/replicas/pairs";
import { runReads } from "../../../../tools/replicas/steady";

/** A thousand times as many, and all that takes long: `npm run measure:replicas`. */
const PAIRS = { pairs: 2_000, forMs: 20_000 };

describe.runIf(canOwnPostgres())("a server with replicas", { timeout: 180_000 }, () => {
  let servers: Replicated;
  let [near, far]: OwnPostgres[] = [];
  let [app, other]: TestApp[] = [];
  let member: Awaited<ReturnType<TestApp["as"]>>;
  let opportunity: { id: string; word: string };

  beforeAll(async () => {
    servers = await startReplicated({}, {}, { recovery_min_apply_delay: "2s" });
    [near, far] = servers.replicas;
    [app, other] = [await servers.startApp(), await servers.startApp()];
    member = await app.as(await app.buildUser());
    opportunity = await addOpportunity(app.db, "KE");
  }, 180_000);
  afterAll(() => servers?.destroy());

  const used = (by = app!) =>
    by.deps.reads
      .listReplicas()
      .filter(({ isUsed }) => isUsed)
      .map(({ server }) => server);
  const hostOf = ({ port }: OwnPostgres) => `127.0.0.1:${port}`;
  const areAllUsed = (by = app!) =>
    eventually(() => used(by).sort(), 30_000).toEqual([near!, far!].map(hostOf).sort());
  const answered = () =>
    [app!, other!]
      .flatMap(({ deps }) => deps.reads.listReplicas())
      .reduce((sum, standing) => sum + standing.answered, 0);

  it("always shows people their own writes, though one replica is two seconds behind", async () => {
    await areAllUsed();
    const before = answered();
    const writers = await addWriters(app!.url, app!.db, 20);
    const results = await writeAndRead([app!.url, other!.url], writers, {
      ...PAIRS,
      longestWaitMs: 300,
    });
    expect(results).toMatchObject({ stale: [], failed: [] });
    expect(results.pairs).toBeGreaterThan(10);
    // Some of what was read came from replicas, or nothing was shown.
    expect(answered() - before).toBeGreaterThan(results.pairs / 10);
  });

  it("reports in its metrics which replicas it reads from and how old their data is", async () => {
    await areAllUsed();
    const measured = async (name: string, { port }: OwnPostgres) => {
      const { text } = await app!.visitor
        .get("/metrics")
        .set("Authorization", `Bearer ${METRICS_TOKEN}`)
        .expect(200);
      const line = text.split("\n").find((each) => each.startsWith(`${name}{server="127.0.0.1:${port}"}`));
      return Number(line?.split(" ").at(-1));
    };
    for (const server of [near!, far!]) expect(await measured("amberway_replica_used", server)).toBe(1);
    const ages = [
      await measured("amberway_replica_age_seconds", near!),
      await measured("amberway_replica_age_seconds", far!),
    ];
    for (const age of ages) {
      expect(age).toBeGreaterThanOrEqual(0);
      expect(age).toBeLessThanOrEqual(MAX_AGE_MS / 1000);
    }
    await near!.freeze();
    try {
      await eventually(() => measured("amberway_replica_used", near!), 15_000).toBe(0);
      expect(await measured("amberway_replica_used", far!)).toBe(1);
    } finally {
      await near!.thaw();
    }
    await areAllUsed();
  });

  it("shows others what an administrator changed after a while, and never again what was before", async () => {
    await areAllUsed();
    const admin = await app!.as(await app!.buildUser({ isAdmin: true }));
    const seen: string[] = [];
    const name = `${opportunity.word} anew`;
    await admin.patch(`/api/admin/opportunities/${opportunity.id}`).send({ name }).expect(200);
    const read = async () => {
      const { body } = await member.get(`/api/opportunities/${opportunity.id}`).expect(200);
      seen.push((body as { name: string }).name);
      return seen.at(-1);
    };
    await eventually(read, 30_000).toBe(name);
    expect(await read()).toBe(name);
    expect(seen.lastIndexOf(opportunity.word)).toBeLessThan(seen.indexOf(name));
  });

  it("answers from the primary what a replica cancels", async () => {
    await areAllUsed();
    const { catalogue } = app!.deps.reads.forRequest({ name: "somebody" });
    const reading = catalogue
      .execute(
        sql`select 'cancel me', pg_sleep(case when pg_is_in_recovery() then 20 else 0 end), pg_is_in_recovery() as at_replica`,
      )
      .then(({ rows }) => rows);
    const cancel = async () => {
      const found = await Promise.all(
        [near!, far!].map((server) =>
          server.query(
            `select pg_cancel_backend(pid) from pg_stat_activity where query like '%cancel me%' and pid <> pg_backend_pid()`,
          ),
        ),
      );
      return found.flat().length;
    };
    await eventually(cancel).toBe(1);
    expect(await reading).toMatchObject([{ at_replica: false }]);
  });

  it("fails no request when a replica is killed, and uses it again when it is back", async () => {
    await areAllUsed();
    const people = await Promise.all([1, 2, 3].map(() => signUpAt(app!.url)));
    const reading = runReads(app!.url, people, { perSecond: 15, seconds: 6 });
    await sleep(2_000);
    await near!.kill();
    try {
      expect(await reading).toMatchObject({ requests: 90, failed: [] });
      await eventually(() => used()).toEqual([hostOf(far!)]);
    } finally {
      await near!.start();
    }
    await areAllUsed();
  });

  it("does not wait long for a replica that hangs", async () => {
    await areAllUsed();
    await Promise.all([near!.freeze(), far!.freeze()]);
    try {
      const began = performance.now();
      await member.get("/api/opportunities").expect(200);
      expect(performance.now() - began).toBeLessThan(20_000);
      await eventually(() => used()).toEqual([]);
      const after = performance.now();
      await member.get("/api/opportunities").expect(200);
      expect(performance.now() - after).toBeLessThan(10_000);
    } finally {
      await Promise.all([near!.thaw(), far!.thaw()]);
    }
    await areAllUsed();
  });

  it("answers reads while the primary is unavailable, and accepts writes once it is back", async () => {
    await areAllUsed();
    const user = await app!.buildUser();
    const caller = await app!.as(user);
    const entity = await app!.buildEntity({ userId: user.id });
    const put = () => caller.put(`/api/opportunities/${opportunity.id}/feedback`).send({ kind: "dismissed" });
    // The one that is behind may know nothing of somebody who has only just come.
    await eventually(
      async () => (await far!.query("select from users where id = $1", [user.id])).length,
    ).toBe(1);
    await servers.primary.kill();
    for (const path of [
      "/api/auth/user",
      "/api/opportunities",
      `/api/opportunities/${opportunity.id}`,
      "/api/opportunities/matched",
      "/api/entities",
      "/api/funders",
      "/common-grants/opportunities",
    ])
      expect([path, (await caller.get(path)).status]).toEqual([path, 200]);
    expect((await caller.get("/api/entities")).body).toMatchObject([{ id: entity.id }]);
    expect((await caller.get("/api/health/ready")).body).toEqual({ status: "read-only" });
    const refused = await put();
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([503, true]);
    await servers.primary.start();
    await eventually(async () => (await put()).status, 30_000).toBe(200);
    expect((await caller.get("/api/health/ready")).body).toEqual({ status: "ready" });
    const { body } = await caller.get(`/api/opportunities?search=${opportunity.word}`).expect(200);
    expect(body.pagination.total).toBe(0);
  });
});
