import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startTestApp, type TestApp } from "../../test/app";
import { openTestDatabase } from "../../test/database";
import { eventually } from "../../test/eventually";
import { canOwnPgBouncer, startPgBouncer } from "../../test/processes/own-pgbouncer";
import { createLogger } from "../logger";
import type { PushEvent } from "../realtime/types";
import type { OpenDatabase } from "./database";
import { withDirectConnection } from "./direct-connection";
import { openServer } from "./server-database";

const onServer = inject("databaseTemplate").kind === "server";

describe.runIf(onServer && canOwnPgBouncer())("behind a pooler that hands out transactions", () => {
  let direct: OpenDatabase;
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
  let database: OpenDatabase;
  let app: TestApp;
  let user: { id: string };
  let caller: Awaited<ReturnType<TestApp["as"]>>;

  beforeAll(async () => {
    direct = await openTestDatabase();
    const address = direct.pool.options.connectionString!;
    pooler = await startPgBouncer(address);
    database = openServer(
      { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: address, DB_POOL: 10 },
      createLogger("silent"),
    );
    app = await startTestApp({ database, jobs: true });
    user = await app.buildUser({ isAdmin: true });
    caller = await app.as(user);
  });
  afterAll(async () => {
    await app?.close();
    await pooler?.stop();
    await direct?.close();
  });

  it("people sign up, describe themselves, find, save and apply, many at a time on few connections", async () => {
    const opportunity = await app.buildOpportunity({ name: "Geothermal heating grant" });
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        const person = await app.as(await app.buildUser());
        const entity = await person.post("/api/entities").send({ name: "Sunrise Labs", type: "Startup" });
        expect(entity.status).toBe(201);
        for (const path of [
          "/api/auth/user",
          "/api/opportunities",
          "/api/opportunities/matched",
          // A typing error, for which settings of one transaction are made; and one in other words, likewise.
          "/api/opportunities?search=geothermla",
          "/api/opportunities?search=warmth+from+below",
        ])
          expect([path, (await person.get(path)).status]).toEqual([path, 200]);
        const saved = await person
          .put(`/api/opportunities/${opportunity.id}/feedback`)
          .send({ kind: "saved" });
        expect(saved.status).toBe(200);
        const applied = await person
          .post("/api/applications")
          .send({ entityId: entity.body.id as string, opportunityId: opportunity.id, askingAmount: "5000" });
        expect(applied.status).toBe(201);
      }),
    );
    const found = await caller.get("/api/opportunities?search=geothermla").expect(200);
    expect(found.body.opportunities).toMatchObject([{ id: opportunity.id }]);
  });

  it("settings of a transaction end with it, whoever has the connection next", async () => {
    const settings = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.pool.query(
          "select current_setting('enable_sort') as sort, current_setting('statement_timeout') as time",
        ),
      ),
    );
    for (const { rows } of settings) expect(rows).toEqual([{ sort: "on", time: "5s" }]);
  });

  it("jobs are run, and pushes reach whoever listens", async () => {
    const heard: PushEvent[] = [];
    app.deps.push.subscribe(user.id, (event) => heard.push(event));
    await app.deps.push.publish(app.db, user.id, { kind: "refresh", keys: [["/api/a"]] });
    await eventually(() => heard).toContainEqual({ kind: "refresh", keys: [["/api/a"]] });

    const entity = await caller
      .post("/api/entities")
      .send({ name: `Solar ${randomUUID()}`, type: "Startup" });
    const embedded = async () =>
      (await app.pool.query("select from entity_embeddings where entity_id = $1", [entity.body.id])).rowCount;
    await eventually(embedded).toBe(1);
  });

  it("a lock of a session is kept, for it has a connection of its own", async () => {
    const LOCK = 4_711;
    const isHeld = async () =>
      (await direct.pool.query("select from pg_locks where locktype = 'advisory' and objid = $1", [LOCK]))
        .rowCount;
    await withDirectConnection(database, async (client) => {
      await client.query("select pg_advisory_lock($1)", [LOCK]);
      await Promise.all(Array.from({ length: 10 }, () => app.pool.query("select 1")));
      expect(await isHeld()).toBe(1);
      expect((await client.query("show statement_timeout")).rows).toEqual([{ statement_timeout: "0" }]);
    });
    expect(await isHeld()).toBe(0);
  });
});
