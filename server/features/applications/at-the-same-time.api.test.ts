import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { callLines, calls, guestRequests, memberships } from "@shared/schema/index";
import { inTransaction } from "../../platform/db/database";
import { startTestApp, type TestApp } from "../../test/app";
import { eventually } from "../../test/eventually";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

async function buildScene() {
  const [ama, kofi] = [await app.buildUser(), await app.buildUser()];
  const entity = await app.buildEntity({ userId: ama.id });
  await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role: "editor" });
  const application = await app.buildApplication({ entityId: entity.id });
  const path = `/api/applications/${application.id}`;
  return { entity, application, path, owner: await app.as(ama), editor: await app.as(kofi) };
}

async function countWaiting(): Promise<number> {
  const { rows } = await app.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]!.n;
}

/** Has two calls wait for the same row, in this order, and then lets them go on. Returns their statuses. */
async function meetAt(row: SQL, calls: (() => PromiseLike<{ status: number }>)[]): Promise<number[]> {
  const answers: Promise<{ status: number }>[] = [];
  await inTransaction(app.db, async (tx) => {
    await tx.execute(sql`select from ${row} for update`);
    for (const call of calls) {
      answers.push(Promise.resolve(call()));
      await eventually(countWaiting).toBe(answers.length);
    }
  });
  return (await Promise.all(answers)).map(({ status }) => status);
}

// The embedded database has one session, which waits for nobody.
describe.runIf(inject("databaseTemplate").kind === "server")(
  "two members at the same time do not stop each other",
  () => {
    it("when one deletes a document that the other takes from an application", async () => {
      const { entity, path, owner, editor } = await buildScene();
      const { id } = await app.buildDocument({ entityId: entity.id });
      await owner.post(`${path}/documents`).send({ documentId: id }).expect(200);
      const statuses = await meetAt(sql`documents where id = ${id}`, [
        () => owner.delete(`/api/documents/${id}`),
        () => editor.delete(`${path}/documents/${id}`),
      ]);
      expect(statuses).toEqual([204, 404]);
    });

    it("when one accepts a guest's document and the other a date of the call", async () => {
      const { entity, application, path, owner, editor } = await buildScene();
      const of = { entityId: entity.id, applicationId: application.id };
      const [answeredAt, objectId] = [app.clock.now(), (await app.buildStoredObject()).id];
      const [request] = await app.db
        .insert(guestRequests)
        .values({
          ...{ ...of, kind: "document", name: "Efua", email: "efua@example.org", question: "Your letter" },
          ...{ sentAt: answeredAt, expiresAt: answeredAt, answeredAt, objectId, fileName: "Letter.pdf" },
        })
        .returning();
      const [call] = await app.db
        .insert(calls)
        .values({ ...of, source: "text", documentName: "Call", status: "read", finishedRun: 1 })
        .returning();
      const value = { date: "2030-04-12", time: null, zone: null, isRolling: false };
      const [line] = await app.db
        .insert(callLines)
        .values({ callId: call!.id, kind: "closing", value, page: 1, quote: "12 April 2030", position: 0 })
        .returning();
      const statuses = await meetAt(sql`entities where id = ${entity.id}`, [
        () =>
          owner.post(`${path}/guests/${request!.id}/accept`).send({ answeredAt: answeredAt.toISOString() }),
        () => editor.patch(`${path}/call/lines/${line!.id}`).send({ accepted: true }),
      ]);
      expect(statuses).toEqual([200, 200]);
      expect((await owner.get(`${path}/tasks`).expect(200)).body.tasks).toHaveLength(1);
    });
  },
);
