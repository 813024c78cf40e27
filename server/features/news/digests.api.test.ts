import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  applications,
  fundingOpportunities,
  mailOutbox,
  news,
  digestCursors,
  savedSearches,
  users,
} from "@shared/schema/index";
import { startTestApp, type TestApp, testClock } from "../../test/app";
import { insertMissingCursors, selectDueRecipients, selectDueZones } from "./digest-cursors.queries";
import type { NewsItem } from "./recipients";
import { sendDigests } from "./send-digests";
import { createNewsHelpers } from "../../test/helpers/news";
import { writeDigests } from "./write-digest";

let app: TestApp;
let helpers: ReturnType<typeof createNewsHelpers>;
beforeAll(async () => {
  app = await startTestApp({ clock: testClock("2030-03-01T00:00:00Z") });
  helpers = createNewsHelpers(app);
});
afterAll(() => app.close());
beforeEach(() => helpers.reset());

const updateOpportunity = (id: string, facts: Partial<typeof fundingOpportunities.$inferInsert>) =>
  app.db
    .update(fundingOpportunities)
    .set({ ...facts, updatedAt: app.clock.now() })
    .where(eq(fundingOpportunities.id, id));

describe("the daily digest", () => {
  it("a digest is sent once a day at eight local time with all news, over three weeks of changes", async () => {
    const york = await helpers.buildPerson("york", "America/New_York");
    const nairobi = await helpers.buildPerson("nairobi", "Africa/Nairobi", { notifyNewOpportunities: true });
    const nowhere = await helpers.buildPerson("nowhere", null);
    const quiet = await helpers.buildPerson("quiet", null, { notifyDeadlines: false, notifyChanges: false });
    const unproven = await helpers.buildPerson("unproven", null, { emailVerified: false });
    const [water, moved, late, second] = [
      await helpers.buildOldOpportunity("Water Fund", "2030-03-21"),
      await helpers.buildOldOpportunity("Moved Fund", "2030-03-15"),
      await helpers.buildOldOpportunity("Late Fund", "2030-03-20"),
      await helpers.buildOldOpportunity("Second Fund", "2030-03-28"),
    ];
    for (const person of [york, nairobi, nowhere, quiet, unproven]) await person.apply(water);
    const sentOn = await nairobi.apply(moved);
    await york.apply(second);
    await york.apply(late, { createdAt: new Date("2030-03-10T09:00:00Z") });
    await nowhere.apply(second, { status: "submitted" });
    await york.judge(moved, "saved");
    await app.db.insert(savedSearches).values({
      userId: york.id,
      name: "Wells",
      search: "well",
      reportedUntil: new Date("2030-03-01T00:00:00Z"),
    });

    await helpers.passHours("2030-03-01T00:00:00Z", "2030-03-22T00:00:00Z", {
      "2030-03-05T00": () => updateOpportunity(moved.id, { deadline: "2030-03-19" }),
      // This change is undone before the next digest.
      "2030-03-08T15": () => updateOpportunity(moved.id, { maxAmount: "5000" }),
      "2030-03-09T03": () => updateOpportunity(moved.id, { maxAmount: null }),
      "2030-03-09T20": () => helpers.publishOpportunity("Well Fund"),
      "2030-03-13T00": () =>
        app.db.update(applications).set({ status: "submitted" }).where(eq(applications.id, sentOn.id)),
      "2030-03-18T20": () => updateOpportunity(second.id, { minAmount: "1000", maxAmount: "9000" }),
    });

    // New York switches to summer time on 10 March: eight o'clock is 13:00 UTC before, and 12:00 after.
    const expected = [
      "2030-03-01T05:00 nairobi: 14 days left: Moved Fund",
      "2030-03-05T05:00 nairobi: 1 deadline and 1 change",
      "2030-03-05T13:00 york: New deadline: Moved Fund",
      "2030-03-07T05:00 nairobi: 14 days left: Water Fund",
      "2030-03-07T08:00 nowhere: 14 days left: Water Fund",
      "2030-03-07T13:00 york: 14 days left: Water Fund",
      "2030-03-10T05:00 nairobi: New match: Well Fund",
      "2030-03-10T12:00 york: New in “Wells”: Well Fund",
      "2030-03-12T05:00 nairobi: 7 days left: Moved Fund",
      "2030-03-13T12:00 york: 7 days left: Late Fund",
      "2030-03-14T05:00 nairobi: 7 days left: Water Fund",
      "2030-03-14T08:00 nowhere: 7 days left: Water Fund",
      "2030-03-14T12:00 york: 2 deadlines are near, the first in 7 days",
      "2030-03-19T08:00 nowhere: New amount: Second Fund",
      "2030-03-19T12:00 york: 1 deadline and 1 change",
      "2030-03-20T05:00 nairobi: 1 day left: Water Fund",
      "2030-03-20T08:00 nowhere: 1 day left: Water Fund",
      "2030-03-20T12:00 york: 1 day left: Water Fund",
      "2030-03-21T12:00 york: 7 days left: Second Fund",
    ];
    expect(await helpers.listQueuedMails()).toEqual(expected);
    const sentLines = app.transport.sent.map(({ to, subject }) => `${to.split("@")[0]}: ${subject}`);
    expect(sentLines.sort()).toEqual(expected.map((buildLine) => buildLine.slice(17)).sort());
    // The app shows the news whatever the switches say, also to people who get no mail.
    for (const person of [quiet, unproven])
      expect(await app.db.$count(news, eq(news.userId, person.id))).toBe(4);
  });

  it("each of hundreds of people gets one digest when two servers send at the same time", async () => {
    const fund = await helpers.buildOldOpportunity("Water Fund", "2030-03-21");
    for (let n = 0; n < 230; n += 1) await (await helpers.buildPerson(`person-${n}`)).apply(fund);
    app.clock.set("2030-03-14T08:00:00Z");
    const totals = await Promise.all([sendDigests(app.deps), sendDigests(app.deps)]);
    expect(totals[0].mails + totals[1].mails).toBe(230);
    expect(totals[0].people + totals[1].people).toBe(230);
    const addresses = (await app.db.select({ to: mailOutbox.toAddress }).from(mailOutbox)).map(
      ({ to }) => to,
    );
    expect(addresses).toHaveLength(230);
    expect(new Set(addresses).size).toBe(230);
  });

  it("a digest that fails half-way is sent whole at the next run", async () => {
    const person = await helpers.buildPerson("ama");
    await person.apply(await helpers.buildOldOpportunity("Water Fund", "2030-03-21"));
    app.clock.set("2030-03-14T08:00:00Z");
    const broken = {
      ...app.deps,
      push: { ...app.deps.push, publish: () => Promise.reject(new Error("cut off")) },
    };
    await expect(sendDigests(broken)).rejects.toMatchObject({ cause: new Error("cut off") });
    expect(await helpers.listQueuedMails()).toEqual([]);
    expect(await app.db.$count(news)).toBe(0);
    expect(await sendDigests(app.deps)).toEqual({ people: 1, mails: 1 });
    expect(await sendDigests(app.deps)).toEqual({ people: 0, mails: 0 });
  });

  it("one failed digest does not stop the others, and is tried again", async () => {
    const fund = await helpers.buildOldOpportunity("Water Fund", "2030-03-21");
    const people: Awaited<ReturnType<typeof helpers.buildPerson>>[] = [];
    for (const name of ["ama", "kofi", "yaw"]) people.push(await helpers.buildPerson(name));
    for (const person of people) await person.apply(fund);
    app.clock.set("2030-03-14T08:00:00Z");
    const { push } = app.deps;
    const broken: typeof app.deps = {
      ...app.deps,
      push: {
        ...push,
        publish: (db, userId, event) =>
          userId === people[1]!.id ? Promise.reject(new Error("cut off")) : push.publish(db, userId, event),
      },
    };
    await expect(sendDigests(broken)).rejects.toThrow("Digests failed for 1 people");
    const buildLine = (name: string) => `2030-03-14T08:00 ${name}: 7 days left: Water Fund`;
    expect(await helpers.listQueuedMails()).toEqual([buildLine("ama"), buildLine("yaw")]);
    expect(await sendDigests(app.deps)).toEqual({ people: 1, mails: 1 });
    expect(await helpers.listQueuedMails()).toEqual(["ama", "kofi", "yaw"].map(buildLine));
  });

  it("a digest uses the mail switches and the address at the moment of writing", async () => {
    const ama = await helpers.buildPerson("ama");
    const kofi = await helpers.buildPerson("kofi");
    const now = new Date("2030-03-14T08:00:00Z");
    await insertMissingCursors(app.db, now);
    const people = await selectDueRecipients(app.db, await selectDueZones(app.db, now), {
      afterId: null,
      limit: 10,
    });
    await app.db.update(users).set({ notifyDeadlines: false }).where(eq(users.id, ama.id));
    await app.db.update(users).set({ email: "kofi.new@example.org" }).where(eq(users.id, kofi.id));
    const step = { funderId: crypto.randomUUID(), funderName: "Water Trust", date: "2030-03-14" };
    const items = people.map(({ id }): NewsItem => {
      const data = { ...step, entityName: "Lab", action: "Ring Jane" };
      return { userId: id, kind: "next_action", key: "next_action:1", opportunityId: null, data };
    });
    const found = { items, reminders: [], searchIds: new Map(), until: new Map() };
    expect(await writeDigests(app.deps, people, found, { now, horizon: now })).toEqual({
      people: 2,
      mails: 1,
    });
    expect(await helpers.listQueuedMails()).toEqual(["2030-03-14T08:00 kofi.new: Your next step: Ring Jane"]);
  });

  it("no digest is sent before eight, or without news", async () => {
    const person = await helpers.buildPerson("ama", "Africa/Nairobi");
    app.clock.set("2030-03-14T04:59:00Z");
    await sendDigests(app.deps);
    await app.db.update(digestCursors).set({ day: "2030-03-13" });
    expect(await sendDigests(app.deps)).toEqual({ people: 0, mails: 0 });
    app.clock.set("2030-03-14T05:00:00Z");
    expect(await sendDigests(app.deps)).toEqual({ people: 1, mails: 0 });
    expect(await app.db.$count(news, eq(news.userId, person.id))).toBe(0);
  });

  it("a person without a time zone gets the digest at eight UTC", async () => {
    const person = await helpers.buildPerson("ama", "Nowhere/Land");
    await person.apply(await helpers.buildOldOpportunity("Water Fund", "2030-03-21"));
    app.clock.set("2030-03-14T08:00:00Z");
    expect(await sendDigests(app.deps)).toEqual({ people: 1, mails: 1 });
  });

  it("a digest skips news from before the sign-up, and is sent once for a day that two time zones share", async () => {
    const at = new Date("2030-03-13T20:00:00Z");
    app.clock.set("2030-03-13T19:00:00Z");
    await helpers.publishOpportunity("Before Fund");
    app.clock.set("2030-03-13T21:00:00Z");
    await helpers.publishOpportunity("After Fund");
    const ama = await helpers.buildPerson("ama", "Pacific/Auckland", {
      createdAt: at,
      notifyNewOpportunities: true,
    });
    // This is after eight on the 14th in Auckland, but the evening of the 13th in UTC.
    app.clock.set("2030-03-13T21:30:00Z");
    await sendDigests(app.deps);
    await app.db.update(users).set({ timezone: "Africa/Accra" }).where(eq(users.id, ama.id));
    app.clock.set("2030-03-14T08:30:00Z");
    await sendDigests(app.deps);
    expect(await helpers.listQueuedMails()).toEqual(["2030-03-13T21:30 ama: New match: After Fund"]);
  });

  it("news of the last few minutes waits for the next digest", async () => {
    const person = await helpers.buildPerson("ama", null, { notifyNewOpportunities: true });
    const fund = await helpers.buildOldOpportunity("Old Fund");
    await person.judge(fund, "saved");
    app.clock.set("2030-03-14T07:55:00Z");
    await helpers.publishOpportunity("Fresh Fund");
    await updateOpportunity(fund.id, { deadline: "2030-09-01" });
    expect(await helpers.sendDigestsOn("2030-03-14")).toEqual([]);
    const [mail] = await helpers.sendDigestsOn("2030-03-15");
    expect(mail?.subject).toBe("1 change and 1 new match");
    expect(await helpers.sendDigestsOn("2030-03-16")).toEqual([]);
  });
});
