import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { apiSources, curationLog, scrapeRuns, users } from "@shared/schema/index";
import type { ActivityView } from "@shared/validators/activity";
import { createAdmin, raiseToAdmin, removeAdmin } from "../../auth/admins.service";
import { ensureAdmin } from "../../auth/first-admin.service";
import { API_SOURCES } from "../api-sources/api-sources";
import { beginRun } from "../scraping/scraping.service";
import { startTestApp, type TestApp } from "../../../test/app";
import { downloadCsv } from "../../../test/helpers/exports";

const PATH = "/api/admin/activity";
const UNKNOWN = "00000000-0000-4000-8000-000000000000";

let app: TestApp;
let esi: { id: string };
let admin: TestApp["visitor"];
beforeAll(async () => {
  app = await startTestApp();
  esi = await app.buildUser({ isAdmin: true, firstName: "Esi", lastName: "Owusu" });
  admin = await app.as(esi);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(curationLog);
  await app.db.delete(scrapeRuns);
  await app.db.delete(apiSources);
});

const list = async (query = "") =>
  (await admin.get(`${PATH}${query}`).expect(200)).body as ActivityView<string>;
const tell = async () => (await list("?limit=100")).items.map(({ actor, text }) => `${actor}: ${text}`);
const buildEntry = (opportunityName: string, createdAt: Date) =>
  app.db.insert(curationLog).values({ opportunityName, userId: esi.id, action: "verified", createdAt });
const buildReading = (opportunityName: string, createdAt: Date) =>
  app.db.insert(curationLog).values({ opportunityName, userId: esi.id, action: "source_read", createdAt });

describe("what administrators did", () => {
  it("is told of all opportunities, also of deleted ones, newest first", async () => {
    const path = "/api/admin/opportunities";
    const first = await app.buildOpportunity({ name: "Solar Call", verificationStatus: "pending" });
    const second = await app.buildOpportunity({ name: "Water Call", verificationStatus: "pending" });
    const acts = [
      () => admin.post(`${path}/${first.id}/verify`).expect(200),
      () =>
        admin.patch(`${path}/${first.id}`).send({ name: "Sun Call", eligibilityText: "Schools" }).expect(200),
      () => admin.post(`${path}/${second.id}/reject`).expect(200),
      () =>
        admin
          .post(`${path}/bulk`)
          .send({ ids: [second.id], decision: "reopen" })
          .expect(200),
      () => admin.delete(`${path}/${second.id}`).expect(204),
    ];
    for (const act of acts) {
      app.clock.advance(1_000);
      await act();
    }
    expect(await tell()).toEqual([
      "Esi Owusu: Deleted the opportunity “Water Call”",
      "Esi Owusu: Took back the decision on “Water Call”",
      "Esi Owusu: Rejected “Water Call”",
      "Esi Owusu: Edited “Sun Call”: Name, Who may apply",
      "Esi Owusu: Verified “Solar Call”",
    ]);
  });

  it("holds the readings of sources that a person asked for, and no others", async () => {
    const read = (requestedBy: string | null, sourceName: string) =>
      beginRun(app.deps, { sourceId: sourceName, sourceName, url: null, limit: null, requestedBy });
    await read(esi.id, "Water Trust");
    await read(esi.id, "Water Trust");
    await read(null, "Nightly Trust");
    expect(await tell()).toEqual(["Esi Owusu: Had the source “Water Trust” read"]);
  });

  it("says which sources were switched on and off, and once if several do the same", async () => {
    const [source] = API_SOURCES;
    const set = (isOn: boolean) =>
      admin.put(`/api/admin/scrape/sources/${source!.id}`).send({ isOn }).expect(200);
    for (const isOn of [false, true, true, false, false, true]) {
      app.clock.advance(1_000);
      await set(isOn);
    }
    const { name } = source!;
    expect(await tell()).toEqual([
      `Esi Owusu: Switched the source “${name}” on`,
      `Esi Owusu: Switched the source “${name}” off`,
      `Esi Owusu: Switched the source “${name}” on`,
    ]);
    await Promise.all([set(false), set(false), set(false)]);
    expect(await tell()).toHaveLength(4);
  });

  it("says whom the operator gave an administrator's rights, and from whom they were taken", async () => {
    const kofi = await app.buildUser({ firstName: "Kofi", lastName: "Boateng" });
    const ama = await app.buildUser({ firstName: "Ama", lastName: "Sarpong" });
    const acts = [
      () => raiseToAdmin(app.db, kofi.email, app.clock.now()),
      // Nothing changes, so nothing is written.
      () => raiseToAdmin(app.db, kofi.email, app.clock.now()),
      () =>
        createAdmin(
          app.db,
          { email: "yaa@example.org", password: "a long enough phrase" },
          app.deps.passwords,
          app.clock.now(),
        ),
      () => ensureAdmin({ ...app.deps, config: { ...app.config, ADMIN_EMAIL: ama.email } }),
      () => ensureAdmin({ ...app.deps, config: { ...app.config, ADMIN_EMAIL: ama.email } }),
      () => removeAdmin(app.db, kofi.email, app.clock.now()),
    ];
    for (const act of acts) {
      app.clock.advance(1_000);
      await act();
    }
    await expect(removeAdmin(app.db, kofi.email, app.clock.now())).rejects.toThrow();
    expect(await tell()).toEqual([
      "Kofi Boateng: Lost an administrator’s rights, by the operator of the server",
      "Ama Sarpong: Was given an administrator’s rights by the operator of the server",
      "yaa@example.org: Was given an administrator’s rights by the operator of the server",
      "Kofi Boateng: Was given an administrator’s rights by the operator of the server",
    ]);
  });

  it("is read page by page without gaps or doubles, also within one moment", async () => {
    const now = app.clock.now();
    const earlier = new Date(now.getTime() - 60_000);
    for (const at of [now, earlier])
      for (const n of [1, 2, 3]) {
        await buildEntry(`Call ${n}`, at);
        await buildReading(`Source ${n}`, at);
      }
    // Later by less than a date of JavaScript can tell.
    await app.db.execute(`update curation_log set created_at = created_at + interval '300 microseconds'
      where opportunity_name = 'Call 2'`);
    const all = (await list("?limit=100")).items;
    expect(all).toHaveLength(12);
    const read: ActivityView<string>["items"] = [];
    for (let hasMore = true; hasMore;) {
      const page = await list(`?limit=1${read.length > 0 ? `&lastId=${read.at(-1)!.id}` : ""}`);
      read.push(...page.items);
      ({ hasMore } = page);
    }
    expect(read).toEqual(all);
    expect(new Set(read.map(({ id }) => id)).size).toBe(12);
    const moments = read.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort().reverse());
    expect(read[0]!.text).toBe("Verified “Call 2”");
  });

  it("has nothing after an entry that nobody knows", async () => {
    await buildEntry("Solar Call", app.clock.now());
    expect(await list(`?lastId=${UNKNOWN}`)).toEqual({ items: [], hasMore: false });
  });

  it("is for administrators only", async () => {
    const member = await app.as(await app.buildUser());
    for (const path of [PATH, `${PATH}.csv`, `${PATH}?lastId=x`]) {
      const { status, body } = await member.get(path);
      expect({ status, code: body.code }).toEqual({ status: 403, code: "forbidden" });
      expect(body).toEqual((await member.get("/api/admin/anything")).body);
      expect((await app.visitor.get(path)).status).toBe(401);
    }
  });

  it("is told in the reader's language, and names nobody whose account is gone", async () => {
    const gone = await app.buildUser({ isAdmin: true });
    const at = app.clock.now().getTime();
    await app.db.insert(curationLog).values([
      {
        ...{ opportunityName: "Solar Call", userId: gone.id, action: "change_accepted" },
        ...{ fields: ["deadline", "minAmount"], createdAt: new Date(at) },
      },
      {
        ...{ opportunityName: "Water Trust", userId: gone.id, action: "source_read" },
        createdAt: new Date(at - 1_000),
      },
    ]);
    await app.db.delete(users).where(eq(users.id, gone.id));
    const reader = await app.as(await app.buildUser({ isAdmin: true, preferredLanguage: "fr" }));
    const { body } = await reader.get(PATH).expect(200);
    expect(body.items).toMatchObject([
      {
        actor: null,
        text: "A accepté ce que dit désormais la source de «\u00a0Solar Call\u00a0»\u00a0: Date limite, Montant minimum",
      },
      { actor: null, text: "A fait lire la source «\u00a0Water Trust\u00a0»" },
    ]);
  });

  it("is downloaded as a table", async () => {
    const now = app.clock.now();
    await buildEntry("Solar Call", new Date(now.getTime() - 1_000));
    await buildReading("Water Trust", now);
    expect(await downloadCsv(admin, `${PATH}.csv`)).toEqual([
      { "Time (UTC)": now.toISOString(), Who: "Esi Owusu", What: "Had the source “Water Trust” read" },
      expect.objectContaining({ What: "Verified “Solar Call”" }),
    ]);
  });
});
