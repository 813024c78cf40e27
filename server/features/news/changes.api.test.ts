import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  duplicatePairs,
  followedChanges,
  fundingOpportunities,
  news,
  opportunityMerges,
} from "@shared/schema/index";
import type { NewsListView } from "@shared/validators/news";
import { findMigrationsFolder } from "../../platform/db/migrate";
import { startTestApp, type TestApp, testClock } from "../../test/app";
import { createNewsHelpers } from "../../test/helpers/news";

let app: TestApp;
let helpers: ReturnType<typeof createNewsHelpers>;
beforeAll(async () => {
  app = await startTestApp({ clock: testClock("2030-03-01T00:00:00Z") });
  helpers = createNewsHelpers(app);
});
afterAll(() => app.close());
beforeEach(() => helpers.reset());

/** The evening before the digest that a test looks at. */
const EVE = "2030-03-13T20:00:00Z";
const selectNewsData = async () =>
  (await app.db.select({ key: news.key, data: news.data }).from(news).orderBy(news.createdAt)).map(
    ({ data }) => data,
  );

const updateOpportunity = (id: string, facts: Partial<typeof fundingOpportunities.$inferInsert>, at = EVE) =>
  app.db
    .update(fundingOpportunities)
    .set({ ...facts, updatedAt: new Date(at) })
    .where(eq(fundingOpportunities.id, id));

const listSubjects = async (day: string) => (await helpers.sendDigestsOn(day)).map(({ subject }) => subject);
const listNews = async (person: { id: string }) =>
  (await (await app.as(person)).get("/api/news").expect(200)).body as NewsListView;

describe("news of changes", () => {
  it("several changes of an opportunity become one item, from the first state to the last", async () => {
    const person = await helpers.buildPerson("ama");
    const fund = await helpers.buildOldOpportunity("Water Fund", "2030-06-03", {
      maxAmount: "50000",
      eligibleCountries: ["GH", "KE"],
      eligibleEntityTypes: ["Startup"],
    });
    await person.judge(fund, "saved");
    await updateOpportunity(fund.id, { deadline: "2030-06-10" }, "2030-03-13T10:00:00Z");
    await updateOpportunity(
      fund.id,
      { deadline: "2030-06-17", deadlineTimezone: "Africa/Accra" },
      "2030-03-13T11:00:00Z",
    );
    await updateOpportunity(fund.id, {
      minAmount: "5000.5",
      maxAmount: "1200000",
      eligibleCountries: ["UG", "KE"],
      eligibleEntityTypes: ["Nonprofit", "Startup"],
      stageFocus: ["MVP"],
    });
    const [mail] = await helpers.sendDigestsOn("2030-03-14");
    expect(mail?.subject).toBe("Changed: Water Fund");
    for (const line of [
      "Deadline: 3 June 2030 → 17 June 2030 (Africa/Accra)",
      "Amount: Up to $50,000 → $5,000.50 - $1,200,000",
      "Who may apply: added Nonprofit",
      "Countries: added Uganda, removed Ghana",
      "Stages: was not stated, now MVP",
    ])
      expect(mail?.text).toContain(`\n${line}\n`);
    expect(mail?.text).not.toContain("10 June");
    expect(mail?.text).toContain(`/opportunities/${fund.id}`);
    expect(await helpers.sendDigestsOn("2030-03-15")).toEqual([]);
  });

  it("changes that were undone, reordered or imported without a difference are left out", async () => {
    const person = await helpers.buildPerson("ama");
    const fund = await helpers.buildOldOpportunity("Water Fund", "2030-06-03", {
      eligibleCountries: ["GH", "KE"],
    });
    await person.judge(fund, "saved");
    await updateOpportunity(fund.id, { deadline: "2030-07-01" }, "2030-03-13T10:00:00Z");
    await updateOpportunity(fund.id, { deadline: "2030-06-03" }, "2030-03-13T11:00:00Z");
    expect(await app.db.$count(followedChanges)).toBe(2);
    await updateOpportunity(fund.id, { eligibleCountries: ["KE", "GH"], description: "New words" });
    await updateOpportunity(fund.id, { deadline: "2030-06-03", deadlineTimezone: "UTC", currency: "EUR" });
    expect(await app.db.$count(followedChanges)).toBe(3);
    expect(await helpers.sendDigestsOn("2030-03-14")).toEqual([]);
    expect(await selectNewsData()).toEqual([]);
  });

  it("the code of a region that was stored in words is none", async () => {
    const person = await helpers.buildPerson("ama");
    const regions = (...eligibleRegions: string[]) => ({ eligibleRegions });
    const fund = await helpers.buildOldOpportunity(
      "Grid Fund",
      "2030-06-03",
      regions("New York State", "Ohio"),
    );
    await person.judge(fund, "saved");
    const migration = join(findMigrationsFolder(), "0025_region_codes.sql");
    for (const statement of readFileSync(migration, "utf8").split("--> statement-breakpoint"))
      await app.db.execute(sql.raw(statement));
    const [row] = await app.db
      .select()
      .from(fundingOpportunities)
      .where(eq(fundingOpportunities.id, fund.id));
    expect(row).toMatchObject(regions("US-NY", "Ohio"));
    expect(await app.db.$count(followedChanges)).toBe(0);
    await updateOpportunity(fund.id, regions("US-CA"));
    const [mail] = await helpers.sendDigestsOn("2030-03-14");
    expect(mail?.text).toContain("Regions: added California, removed Ohio and New York");
  });

  it("another hour of the deadline is a change, and an hour that is read for the first time is none", async () => {
    const person = await helpers.buildPerson("ama");
    const fund = await helpers.buildOldOpportunity("Water Fund", "2030-06-03", {
      deadlineTimezone: "Africa/Accra",
    });
    await person.judge(fund, "saved");
    await updateOpportunity(fund.id, { deadlineTime: "17:00" }, "2030-03-13T10:00:00Z");
    expect(await app.db.$count(followedChanges)).toBe(0);
    await updateOpportunity(fund.id, { deadlineTime: "12:00" }, "2030-03-13T11:00:00Z");
    const [mail] = await helpers.sendDigestsOn("2030-03-14");
    expect(mail?.text).toContain(
      "Deadline: 3 June 2030, 17:00 (Africa/Accra) → 3 June 2030, 12:00 (Africa/Accra)",
    );
  });

  it("changes of an unpublished opportunity are sent after it is published again", async () => {
    const person = await helpers.buildPerson("ama");
    const fund = await helpers.buildOldOpportunity("Water Fund", "2030-06-03", { maxAmount: "50000" });
    await person.judge(fund, "saved");
    await updateOpportunity(
      fund.id,
      { verificationStatus: "pending", maxAmount: "70000" },
      "2030-03-13T10:00:00Z",
    );
    await updateOpportunity(fund.id, { deadline: "2030-07-01" }, "2030-03-13T11:00:00Z");
    const [withdrawal] = await helpers.sendDigestsOn("2030-03-14");
    expect(withdrawal?.subject).toBe("No longer in the catalogue: Water Fund");
    expect(withdrawal?.text).not.toMatch(/Amount|Deadline/);
    await updateOpportunity(
      fund.id,
      { verificationStatus: "verified", maxAmount: "80000" },
      "2030-03-15T10:00:00Z",
    );
    const [mail] = await helpers.sendDigestsOn("2030-03-16");
    expect(mail?.subject).toBe("Changed: Water Fund");
    expect(mail?.text).toContain("\nDeadline: 3 June 2030 → 1 July 2030\n");
    expect(mail?.text).toContain("\nAmount: Up to $50,000 → Up to $80,000\n");
    expect(await helpers.sendDigestsOn("2030-03-17")).toEqual([]);
  });

  it("changes that were undone before the opportunity was published again are left out", async () => {
    const person = await helpers.buildPerson("ama");
    const fund = await helpers.buildOldOpportunity("Water Fund", "2030-06-03");
    await person.judge(fund, "saved");
    await updateOpportunity(
      fund.id,
      { verificationStatus: "pending", deadline: "2030-07-01" },
      "2030-03-13T10:00:00Z",
    );
    await updateOpportunity(
      fund.id,
      { verificationStatus: "verified", deadline: "2030-06-03" },
      "2030-03-13T11:00:00Z",
    );
    expect(await helpers.sendDigestsOn("2030-03-14")).toEqual([]);
  });

  it("changes are sent to people who saved or applied for the opportunity, from then on", async () => {
    const fund = await helpers.buildOldOpportunity("Water Fund", "2030-06-03");
    const applicants = {
      saved: (await helpers.buildPerson("saved")).judge(fund, "saved"),
      dismissed: (await helpers.buildPerson("dismissed")).judge(fund, "dismissed"),
      draft: (await helpers.buildPerson("draft")).apply(fund),
      reviewed: (await helpers.buildPerson("reviewed")).apply(fund, { status: "under_review" }),
      refused: (await helpers.buildPerson("refused")).apply(fund, { status: "rejected" }),
      late: (await helpers.buildPerson("late")).judge(fund, "saved", new Date("2030-03-13T21:00:00Z")),
      off: (await helpers.buildPerson("off", null, { notifyChanges: false })).judge(fund, "saved"),
      stranger: helpers.buildPerson("stranger"),
    };
    await Promise.all(Object.values(applicants));
    await updateOpportunity(fund.id, { deadline: "2030-07-01" });
    const sent = await helpers.sendDigestsOn("2030-03-14");
    expect(sent.map(({ to, subject }) => `${to.split("@")[0]}: ${subject}`).sort()).toEqual([
      "draft: New deadline: Water Fund",
      "reviewed: New deadline: Water Fund",
      "saved: New deadline: Water Fund",
    ]);
    expect(await selectNewsData()).toHaveLength(4);
  });

  it("a call that is closed before its day is told as closed, and a corrected day of a closed call is not", async () => {
    const person = await helpers.buildPerson("ama");
    const [open, undated, over] = [
      await helpers.buildOldOpportunity("Water Fund", "2030-06-03"),
      await helpers.buildOldOpportunity("Sun Fund"),
      await helpers.buildOldOpportunity("Past Fund", "2030-03-02"),
    ];
    await person.judge(open, "saved");
    await updateOpportunity(open.id, { deadline: "2030-03-12" });
    const [mail] = await helpers.sendDigestsOn("2030-03-14");
    expect(mail?.subject).toBe("Closed: Water Fund");
    expect(mail?.text).toContain("\nDeadline: 3 June 2030 → 12 March 2030\n");
    expect((await listNews(person)).news).toMatchObject([{ kind: "change", isClosed: true }]);
    await person.judge(undated, "saved");
    await updateOpportunity(undated.id, { deadline: "2030-03-13" }, "2030-03-14T20:00:00Z");
    expect(await listSubjects("2030-03-15")).toEqual(["Closed: Sun Fund"]);
    await person.judge(over, "saved");
    await updateOpportunity(over.id, { deadline: "2030-03-05" }, "2030-03-15T20:00:00Z");
    expect(await listSubjects("2030-03-16")).toEqual(["New deadline: Past Fund"]);
  });
});

describe("news of an opportunity that leaves the catalogue", () => {
  const buildAdmin = async () => app.as(await app.buildUser({ isAdmin: true }));
  async function decide(id: string, decision: "verify" | "reject" | "reopen") {
    const admin = await buildAdmin();
    const send = { ids: [id], decision };
    const { body } = await admin.post("/api/admin/opportunities/bulk").send(send).expect(200);
    expect(body).toMatchObject({ changed: [id] });
  }
  async function buildFollower() {
    const person = await helpers.buildPerson("ama");
    const fund = await helpers.buildOldOpportunity("Water Fund", "2030-06-03", {
      funderName: "Water Trust",
      maxAmount: "50000",
    });
    await person.judge(fund, "saved");
    app.clock.set(EVE);
    return { person, fund };
  }
  const publication = (isPublished: boolean) => ({
    ...{ fact: "publication", before: { isPublished: !isPublished }, after: { isPublished } },
  });

  it("its followers are told once that it is gone, and no more than its name", async () => {
    const { person, fund } = await buildFollower();
    await helpers.buildPerson("stranger");
    await decide(fund.id, "reopen");
    await decide(fund.id, "reject");
    await updateOpportunity(fund.id, { funderName: "Secret Trust", deadline: "2030-07-07", maxAmount: "99" });
    const sent = await helpers.sendDigestsOn("2030-03-14");
    expect(sent.map(({ to, subject }) => `${to.split("@")[0]}: ${subject}`)).toEqual([
      "ama: No longer in the catalogue: Water Fund",
    ]);
    expect(sent[0]?.text).toContain(
      "It was taken out of the catalogue. An application that was begun stays as it is.",
    );
    // The links below the news have random signs.
    expect(sent[0]?.text.split("You get this mail")[0]).not.toMatch(/Trust|7 July|99/);
    expect(sent[0]?.text).not.toContain(fund.id);
    expect(await listNews(person)).toMatchObject({
      unread: 1,
      news: [
        {
          kind: "change",
          opportunity: { id: fund.id, name: "Water Fund", funderName: null, deadline: null },
          changes: [publication(false)],
        },
      ],
    });
    expect(await helpers.sendDigestsOn("2030-03-15")).toEqual([]);
  });

  it("one that is restored before the morning is no news", async () => {
    const { fund } = await buildFollower();
    await decide(fund.id, "reopen");
    await decide(fund.id, "verify");
    expect(await helpers.sendDigestsOn("2030-03-14")).toEqual([]);
    await updateOpportunity(fund.id, { maxAmount: "70000" }, "2030-03-14T20:00:00Z");
    expect(await listSubjects("2030-03-15")).toEqual(["New amount: Water Fund"]);
  });

  it("a restored one is told to those who were told that it is gone, and that notice goes", async () => {
    const { person, fund } = await buildFollower();
    await decide(fund.id, "reopen");
    await helpers.sendDigestsOn("2030-03-14");
    const late = await helpers.buildPerson("late");
    await decide(fund.id, "verify");
    await late.judge(fund, "saved", app.clock.now());
    expect(await listNews(person)).toEqual({ news: [], unread: 0, hasMore: false });
    const sent = await helpers.sendDigestsOn("2030-03-15");
    expect(sent.map(({ to, subject }) => `${to.split("@")[0]}: ${subject}`)).toEqual([
      "ama: In the catalogue again: Water Fund",
    ]);
    expect(sent[0]?.text).toContain("It is in the catalogue again.");
    expect(await listNews(person)).toMatchObject({ unread: 1, news: [{ changes: [publication(true)] }] });
    await decide(fund.id, "reopen");
    const gone = "No longer in the catalogue: Water Fund";
    expect(await listSubjects("2030-03-16")).toEqual([gone, gone]);
  });

  it("a withdrawal that is still settling in the morning is told the day after, and not if it was taken back", async () => {
    const { fund } = await buildFollower();
    app.clock.set("2030-03-14T07:45:00Z");
    await decide(fund.id, "reopen");
    app.clock.set("2030-03-14T07:55:00Z");
    await decide(fund.id, "verify");
    expect(await helpers.sendDigestsOn("2030-03-14")).toEqual([]);
    expect(await helpers.sendDigestsOn("2030-03-15")).toEqual([]);
    app.clock.set("2030-03-16T07:55:00Z");
    await decide(fund.id, "reopen");
    expect(await helpers.sendDigestsOn("2030-03-16")).toEqual([]);
    expect(await listSubjects("2030-03-17")).toEqual(["No longer in the catalogue: Water Fund"]);
  });

  it.each([
    ["published", false],
    ["taken out before", true],
  ])("one that is merged into another while it was %s is not told as gone", async (_case, isOut) => {
    const { person, fund } = await buildFollower();
    const kept = await helpers.buildOldOpportunity("Water Fund 2030", "2030-06-03");
    // Its application stays at the merged one, because there is one for the kept one.
    await person.apply(fund);
    await person.apply(kept);
    if (isOut) await decide(fund.id, "reopen");
    const [firstId, secondId] = [fund.id, kept.id].sort() as [string, string];
    const [pair] = await app.db
      .insert(duplicatePairs)
      .values({ firstId, secondId, score: 0.9, reasons: [], foundAt: app.clock.now() })
      .returning();
    const admin = await buildAdmin();
    await admin.post(`/api/admin/duplicates/${pair!.id}/merge`).send({ keep: kept.id }).expect(200);
    expect(await helpers.sendDigestsOn("2030-03-14")).toEqual([]);
    expect(await listNews(person)).toMatchObject({ news: [] });
  });
});

describe("news of an opportunity that is deleted for good", () => {
  const remove = async (id: string) =>
    (await app.as(await app.buildUser({ isAdmin: true })))
      .delete(`/api/admin/opportunities/${id}`)
      .expect(204);
  const listMails = async (day: string) =>
    (await helpers.sendDigestsOn(day)).map(({ to, subject }) => `${to.split("@")[0]}: ${subject}`).sort();
  const gone = (name: string) => `${name}: No longer in the catalogue: Water Fund`;
  async function buildFollower(status: "verified" | "rejected" = "verified") {
    const person = await helpers.buildPerson("ama");
    const fund = await helpers.buildOldOpportunity("Water Fund", "2030-06-03", {
      ...{ funderName: "Water Trust", verificationStatus: status },
    });
    await person.judge(fund, "saved");
    app.clock.set(EVE);
    return { person, fund };
  }

  it("those who saved it or apply are told at once in the app, and once by mail, no more than its name", async () => {
    const { person, fund } = await buildFollower();
    await person.apply(fund);
    const [draft, refused, hidden] = [
      await helpers.buildPerson("draft"),
      await helpers.buildPerson("refused"),
      await helpers.buildPerson("hidden"),
    ];
    await draft.apply(fund);
    await refused.apply(fund, { status: "rejected" });
    await hidden.judge(fund, "dismissed");
    await remove(fund.id);
    const change = { fact: "publication", before: { isPublished: true }, after: { isPublished: false } };
    for (const told of [person, draft])
      expect(await listNews(told)).toMatchObject({
        unread: 1,
        news: [
          {
            kind: "change",
            opportunity: { id: fund.id, name: "Water Fund", funderName: null, deadline: null },
            changes: [change],
          },
        ],
      });
    for (const other of [refused, hidden]) expect(await listNews(other)).toMatchObject({ news: [] });
    expect(await listMails("2030-03-14")).toEqual([gone("ama"), gone("draft")]);
    for (const { text } of app.transport.sent) expect(text).not.toContain(fund.id);
    expect(await listMails("2030-03-15")).toEqual([]);
  });

  it("who has read it in the app gets no mail, and who wants none of changes neither", async () => {
    const { person, fund } = await buildFollower();
    const off = await helpers.buildPerson("off", null, { notifyChanges: false });
    await off.judge(fund, "saved");
    await remove(fund.id);
    expect((await listNews(off)).unread).toBe(1);
    await (await app.as(person)).post("/api/news/read").send({}).expect(200);
    expect(await listMails("2030-03-14")).toEqual([]);
  });

  it("who was told before that it is out hears nothing more", async () => {
    const { person, fund } = await buildFollower();
    await updateOpportunity(fund.id, { verificationStatus: "rejected" });
    expect(await listMails("2030-03-14")).toEqual([gone("ama")]);
    await remove(fund.id);
    expect(await listNews(person)).toMatchObject({ news: [] });
    expect(await listMails("2030-03-15")).toEqual([]);
  });

  it("one that was taken out since the last digest is told, one that never was in the catalogue is not", async () => {
    const { fund } = await buildFollower();
    const waiting = await helpers.buildOldOpportunity("Sun Fund", null, { verificationStatus: "pending" });
    await (await helpers.buildPerson("kofi")).apply(waiting);
    await updateOpportunity(fund.id, { verificationStatus: "rejected" });
    await remove(fund.id);
    await remove(waiting.id);
    expect(await listMails("2030-03-14")).toEqual([gone("ama")]);
  });

  it("who follows what was merged into it is told of it, once", async () => {
    const { person, fund } = await buildFollower();
    const merged = await helpers.buildOldOpportunity("Water Fund again", null, {
      verificationStatus: "merged",
    });
    await app.db
      .insert(opportunityMerges)
      .values({ mergedId: merged.id, keptId: fund.id, statusBefore: "verified", mergedAt: app.clock.now() });
    const other = await helpers.buildPerson("kofi");
    for (const each of [person, other]) await each.apply(merged);
    await remove(fund.id);
    expect(await listMails("2030-03-14")).toEqual([gone("ama"), gone("kofi")]);
  });

  it("the mail lists it beside the changes of the morning", async () => {
    const { person, fund } = await buildFollower();
    const other = await helpers.buildOldOpportunity("Sun Fund", "2030-06-03");
    await person.judge(other, "saved");
    await updateOpportunity(other.id, { deadline: "2030-06-10" });
    await remove(fund.id);
    expect(await listMails("2030-03-14")).toEqual(["ama: 2 changes"]);
    expect(app.transport.sent[0]?.text).toMatch(/Water Fund[^]*It was taken out of the catalogue\./);
  });
});
