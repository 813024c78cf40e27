import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  applicationTasks,
  calendarFeeds,
  funderProfiles,
  fundingOpportunities,
  interactions,
  memberships,
  opportunityFeedback,
} from "@shared/schema/index";
import type { CalendarView } from "@shared/validators/calendar";
import type { OpportunityListView } from "@shared/validators/opportunities";
import { startTestApp, testClock, type TestApp } from "../../test/app";
import { rawLines, readCalendar } from "./test-helpers";

const NOW = "2027-03-01T12:00:00Z";
const PUBLIC_URL = "https://amberway.example";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    clock: testClock(NOW),
    env: {
      PUBLIC_URL,
      SESSION_SECRET: "q8Zr2vN5xT7yB4mK9wE1uJ6hG3dF0sLa",
      ADMIN_SECOND_FACTOR: "optional",
    },
  });
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(NOW));

type Fields = Parameters<TestApp["buildOpportunity"]>[0];

/** Somebody with an entity and a calendar. */
async function someone(given: Parameters<TestApp["buildUser"]>[0] = {}) {
  const user = await app.buildUser(given);
  const me = await app.as(user);
  const entity = await app.buildEntity({ userId: user.id, name: "Sunrise Labs" });
  const made = await me.post("/api/calendar").expect(201);
  const calendar = made.body as CalendarView;
  const save = (opportunityId: string, kind: "saved" | "dismissed" = "saved") =>
    app.db.insert(opportunityFeedback).values({ userId: user.id, opportunityId, kind });
  return {
    user,
    me,
    entity,
    calendar,
    path: pathOf(calendar),
    save,
    /** An opportunity with an application that was not sent yet. */
    apply: async (given: Fields = {}) => {
      const opportunity = await app.buildOpportunity({ deadline: "2027-03-31", ...given });
      await app.buildApplication({ entityId: entity.id, opportunityId: opportunity.id });
      return opportunity;
    },
    saved: async (given: Fields = {}) => {
      const opportunity = await app.buildOpportunity({ deadline: "2027-03-31", ...given });
      await save(opportunity.id);
      return opportunity;
    },
  };
}

const pathOf = ({ url }: CalendarView) => new URL(url!).pathname;
const read = async (path: string) => readCalendar((await app.visitor.get(path).expect(200)).text);
const summaries = async (path: string) => (await read(path)).events.map(({ summary }) => summary).sort();

describe("the address of a calendar", () => {
  it("is there once it was asked for, in two forms", async () => {
    const user = await app.buildUser();
    const me = await app.as(user);
    expect((await me.get("/api/calendar")).body).toEqual({ url: null, webcalUrl: null, withSaved: true });
    const { status, body } = await me.post("/api/calendar");
    expect(status).toBe(201);
    expect(body).toEqual({
      url: expect.stringMatching(/^https:\/\/amberway\.example\/api\/calendar\/[\w-]{44}\.ics$/),
      webcalUrl: (body as CalendarView).url!.replace("https:", "webcal:"),
      withSaved: true,
    });
    expect((await me.get("/api/calendar")).body).toEqual(body);
  });

  it("is made anew: the old one leads nowhere from then on, the new one to the same", async () => {
    const { me, apply, path } = await someone();
    await apply({ name: "Harvest Fund" });
    await me.patch("/api/calendar").send({ withSaved: false }).expect(200);
    const { body } = await me.post("/api/calendar").expect(201);
    expect(body.withSaved).toBe(false);
    await app.visitor.get(path).expect(404);
    expect(await summaries(pathOf(body))).toEqual(["Deadline: Harvest Fund"]);
  });

  it("lists saved opportunities or not for its owner alone", async () => {
    const [{ me }, other] = [await someone(), await someone()];
    await me.patch("/api/calendar").send({ withSaved: false }).expect(200);
    expect((await other.me.get("/api/calendar")).body.withSaved).toBe(true);
  });

  it("is turned off, also twice", async () => {
    const { me, path } = await someone();
    await me.delete("/api/calendar").expect(204);
    await me.delete("/api/calendar").expect(204);
    await app.visitor.get(path).expect(404);
    expect((await me.get("/api/calendar")).body.url).toBeNull();
    expect((await me.patch("/api/calendar").send({ withSaved: true })).status).toBe(404);
  });

  it("cannot be made from the database, nor guessed: every wrong one is answered alike", async () => {
    const { me, path, user } = await someone();
    const [kept] = await app.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, user.id));
    const { nonce } = kept!;
    const other = pathOf((await someone()).calendar);
    const token = /([\w-]{44})\.ics$/.exec(path)![1]!;
    expect(token.startsWith(nonce)).toBe(true);
    const otherSignature = /([\w-]{22})\.ics$/.exec(other)![1]!;
    await me.delete("/api/calendar").expect(204);
    for (const wrong of [
      token,
      nonce,
      nonce + nonce,
      nonce + otherSignature,
      `${token}A`,
      token.slice(0, -1),
      "A".repeat(44),
      "é".repeat(44),
      "x",
      "x".repeat(5_000),
    ]) {
      const answer = await app.visitor.get(`/api/calendar/${encodeURIComponent(wrong)}.ics`);
      expect(answer.status).toBe(404);
      expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.body).toEqual({ message: "Calendar not found", code: "not_found" });
    }
  });
});

describe("the answer to a calendar program", () => {
  it("is a calendar, kept for minutes, by nobody else, and without a cookie, also for who is signed in", async () => {
    const { me, path } = await someone();
    for (const caller of [app.visitor, me]) {
      const { headers } = await caller.get(path).expect(200);
      expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
      expect(headers["cache-control"]).toBe("private, max-age=300");
      expect(headers["set-cookie"]).toBeUndefined();
    }
  });

  it("has the days that the list of what was saved has, soonest first, eligible or not", async () => {
    const { me, path, saved } = await someone();
    await saved({ name: "In May", deadline: "2027-05-01", eligibleEntityTypes: ["School"] });
    await saved({ name: "In April", deadline: "2027-04-01" });
    const { body } = await me.get("/api/opportunities?limit=100&show=saved&sort=deadline").expect(200);
    const listed = (body as OpportunityListView).opportunities.map(({ name }) => `Deadline: ${name}`);
    expect(listed).toEqual(["Deadline: In April", "Deadline: In May"]);
    expect((await read(path)).events.map(({ summary }) => summary)).toEqual(listed);
  });

  it("is not sent twice while nothing changes", async () => {
    const { path, apply } = await someone();
    await apply();
    const first = await app.visitor.get(path);
    app.clock.advance(3_600_000);
    const again = await app.visitor.get(path).set("If-None-Match", first.headers.etag!);
    expect([again.status, again.text]).toEqual([304, ""]);
    await apply({ name: "Another" });
    const changed = await app.visitor.get(path).set("If-None-Match", first.headers.etag!);
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(first.headers.etag);
  });

  it("to HEAD has the same headers and nothing else, and nothing can be written there", async () => {
    const { path, calendar } = await someone();
    const answer = await fetch(app.url + path, { method: "HEAD" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      "text/calendar; charset=utf-8",
    ]);
    expect(answer.headers.get("etag")).toBe((await app.visitor.get(path)).headers.etag);
    expect((await app.visitor.post(path)).status).toBe(405);
    expect((await app.visitor.get(pathOf(calendar))).status).toBe(200);
  });
});

describe("a calendar", () => {
  it("holds deadlines of unsent applications and of what was saved, while they are on show", async () => {
    const { me, path, apply, saved, save, entity } = await someone();
    await apply({ name: "Draft" });
    await saved({ name: "Saved" });
    const both = await apply({ name: "Both" });
    await save(both.id);
    await saved({ name: "Closed lately", deadline: "2027-02-10" });

    const sent = await app.buildOpportunity({ name: "Sent", deadline: "2027-03-31" });
    await app.buildApplication({ entityId: entity.id, opportunityId: sent.id, status: "submitted" });
    const dismissed = await app.buildOpportunity({ name: "Dismissed", deadline: "2027-03-31" });
    await save(dismissed.id, "dismissed");
    await app.buildOpportunity({ name: "Nobody's", deadline: "2027-03-31" });
    await apply({ name: "No deadline", deadline: null });
    await apply({ name: "Pending", verificationStatus: "pending" });
    await saved({ name: "Rejected", verificationStatus: "rejected" });
    await saved({ name: "Closed long ago", deadline: "2027-01-29" });

    const expected = ["Deadline: Both", "Deadline: Closed lately", "Deadline: Draft", "Deadline: Saved"];
    expect(await summaries(path)).toEqual(expected);
    const { body } = await me.patch("/api/calendar").send({ withSaved: false }).expect(200);
    expect(body).toMatchObject({ withSaved: false, url: expect.stringContaining(path) });
    expect(await summaries(path)).toEqual(["Deadline: Both", "Deadline: Draft"]);
  });

  it("never holds what is somebody else's, nor their applications for the same opportunity", async () => {
    const [one, other] = [await someone(), await someone()];
    const shared = await one.apply({ name: "For both" });
    const foreign = await app.buildEntity({ userId: other.user.id, name: "Foreign Ltd" });
    await app.buildApplication({ entityId: foreign.id, opportunityId: shared.id });
    await other.apply({ name: "Theirs" });
    await other.saved({ name: "Saved by them" });
    await buildNextAction(other.entity.id, { name: `Their Funder ${crypto.randomUUID()}` });
    const { events } = await read(one.path);
    expect(events.map(({ summary }) => summary)).toEqual(["Deadline: For both"]);
    expect(events[0]!.description).toContain("Sunrise Labs");
    expect(events[0]!.description).not.toContain("Foreign Ltd");
  });

  it("says of a deadline who gives, until when exactly, and for whom, and no figures", async () => {
    const { path, apply, entity, user } = await someone();
    const opportunity = await apply({
      name: "Energy, Water; Waste\nFund 🌍",
      funderName: "Water Trust",
      deadline: "2027-03-31",
      deadlineTimezone: "America/New_York",
      minAmount: "12345",
      maxAmount: "98765",
      description: "Up to $98,765",
    });
    const second = await app.buildEntity({ userId: user.id, name: "Grey\nHeron" });
    await app.buildApplication({ entityId: second.id, opportunityId: opportunity.id, askingAmount: "55555" });
    const { events } = await read(path);
    expect(events).toHaveLength(1);
    const [event] = events;
    expect(event).toMatchObject({
      uid: `deadline-${opportunity.id}`,
      summary: "Deadline: Energy, Water; Waste Fund 🌍",
      start: "2027-03-31",
      end: "2027-04-01",
      url: `${PUBLIC_URL}/opportunities/${opportunity.id}`,
    });
    const lines = event!.description.split("\n");
    expect(lines).toEqual([
      "Funder: Water Trust",
      "Open until 31 March 2027 ends, America/New York time",
      "Closes at 04:00 UTC on 1 April 2027",
      expect.stringMatching(
        new RegExp(`^Your application for ${entity.name}: ${PUBLIC_URL}/applications/[\\w-]{36}$`),
      ),
      expect.stringMatching(/^Your application for Grey Heron: /),
      `Details: ${PUBLIC_URL}/opportunities/${opportunity.id}`,
    ]);
    expect(event!.description).not.toMatch(/12345|98765|98,765|55555/);
  });

  it("says until which hour of its day a call is open", async () => {
    const { path, saved } = await someone();
    await saved({ deadline: "2027-03-31", deadlineTimezone: "America/New_York", deadlineTime: "17:00" });
    const { text } = await app.visitor.get(path).expect(200);
    const [event] = readCalendar(text).events;
    expect(event!.description.split("\n")).toEqual(
      expect.arrayContaining([
        "Open until 17:00 on 31 March 2027, America/New York time",
        "Closes at 21:00 UTC on 31 March 2027",
      ]),
    );
  });

  it("is in the language of whose it is, whatever the program that reads it asks for", async () => {
    const { me, path, saved, apply, entity } = await someone({ preferredLanguage: "fr" });
    const { id } = await saved({ name: "Harvest Fund", funderName: "Water Trust", slug: "harvest-fund-fr" });
    const applied = await apply({ name: "Later", deadline: "2027-08-01", deadlineTimezone: "Africa/Dakar" });
    const step = await buildNextAction(entity.id, { date: "2027-09-01" });
    const { text } = await app.visitor.get(path).set("Accept-Language", "en").expect(200);
    const { calendar, events } = readCalendar(text);
    expect(calendar.getFirstPropertyValue("name")).toBe("Dates limites Amberway");
    expect(calendar.getFirstPropertyValue("prodid")).toBe("-//Amberway//Deadlines//FR");
    const texts = events.map(({ summary, description }) => [summary, ...description.split("\n")]);
    expect(texts).toEqual([
      [
        "Date limite\u00A0: Harvest Fund",
        "Financeur\u00A0: Water Trust",
        "Ouvert jusqu’à la fin du 31 mars 2027 (fuseau UTC)",
        "Clôture à 00:00 UTC le 1er avril 2027",
        `Détails\u00A0: ${PUBLIC_URL}/opportunities/${id}`,
      ],
      [
        "Date limite\u00A0: Later",
        "Ouvert jusqu’à la fin du 1er août 2027 (fuseau Africa/Dakar)",
        "Clôture à 00:00 UTC le 2 août 2027",
        expect.stringMatching(/^Votre candidature pour Sunrise Labs\u00A0: https:/),
        `Détails\u00A0: ${PUBLIC_URL}/opportunities/${applied.id}`,
      ],
      [
        `Prochaine étape\u00A0: ${step.funder.name}`,
        "Pour Sunrise Labs",
        `Vos notes\u00A0: ${PUBLIC_URL}/funders?profile=${step.funder.id}`,
      ],
    ]);
    const file = await me.get(`/api/opportunities/${id}/calendar.ics`).expect(200);
    expect(readCalendar(file.text).events[0]!.summary).toBe("Date limite\u00A0: Harvest Fund");
  });

  it("keeps the event when the deadline moves, and tells programs that it is a newer one", async () => {
    const { path, saved } = await someone();
    const { id } = await saved({ deadline: "2027-03-31", updatedAt: new Date("2027-01-01") });
    const before = await app.visitor.get(path);
    const admin = await app.as(await app.buildUser({ isAdmin: true }));
    await admin
      .patch(`/api/admin/opportunities/${id}`)
      .set("Origin", PUBLIC_URL)
      .send({ deadline: "2027-04-15" })
      .expect(200);
    const after = await app.visitor.get(path).set("If-None-Match", before.headers.etag!).expect(200);
    const [[old], [moved]] = [readCalendar(before.text).events, readCalendar(after.text).events];
    expect(moved!.uid).toBe(old!.uid);
    expect([old!.start, moved!.start]).toEqual(["2027-03-31", "2027-04-15"]);
    expect(moved!.sequence).toBeGreaterThan(old!.sequence);
    const version = (event: typeof old) => String(event!.component.getFirstPropertyValue("last-modified"));
    expect(version(moved) > version(old)).toBe(true);
  });

  it("loses what is withdrawn, deleted, or no longer wanted", async () => {
    const { me, path, saved } = await someone();
    const [withdrawn, gone, unsaved] = [
      await saved({ name: "Withdrawn" }),
      await saved({ name: "Gone" }),
      await saved({ name: "Unsaved" }),
    ];
    expect(await summaries(path)).toHaveLength(3);
    await app.db
      .update(fundingOpportunities)
      .set({ verificationStatus: "rejected" })
      .where(eq(fundingOpportunities.id, withdrawn.id));
    await app.db.delete(fundingOpportunities).where(eq(fundingOpportunities.id, gone.id));
    expect(await summaries(path)).toEqual(["Deadline: Unsaved"]);
    await me.delete(`/api/opportunities/${unsaved.id}/feedback`).expect(204);
    expect(await summaries(path)).toEqual([]);
  });

  it("loses a deadline thirty days after it closed", async () => {
    const { path, saved } = await someone();
    await saved({ name: "Over", deadline: "2027-03-31" });
    app.clock.set("2027-04-30T23:59:00Z");
    expect(await summaries(path)).toEqual(["Deadline: Over"]);
    app.clock.set("2027-05-01T00:01:00Z");
    expect(await summaries(path)).toEqual([]);
  });

  it("holds the next steps with funders, without the notes about them", async () => {
    const { path, entity } = await someone();
    const { id, funder } = await buildNextAction(entity.id, { date: "2027-03-09" });
    await buildNextAction(entity.id, { date: "2027-01-20" });
    const { events } = await read(path);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      uid: `next-step-${id}`,
      summary: `Next step: ${funder.name}`,
      start: "2027-03-09",
      end: "2027-03-10",
      description: `For Sunrise Labs\nYour notes: ${PUBLIC_URL}/funders?profile=${funder.id}`,
    });
    expect(events[0]!.alarms).toHaveLength(1);
  });

  it("holds the open tasks that are the reader's or nobody's", async () => {
    const { path, entity, user } = await someone();
    const other = await app.buildUser();
    await app.db.insert(memberships).values({ entityId: entity.id, userId: other.id, role: "viewer" });
    const { id: applicationId } = await app.buildApplication({ entityId: entity.id, title: "Solar Call" });
    const insert = async (title: string, fields: Partial<typeof applicationTasks.$inferInsert> = {}) => {
      const values = { applicationId, title, dueDate: "2027-03-09", ...fields };
      return (await app.db.insert(applicationTasks).values(values).returning())[0]!;
    };
    const { id } = await insert("Write the budget", { assigneeId: user.id });
    await insert("Call the bank");
    await insert("Of another", { assigneeId: other.id });
    await insert("Done", { doneAt: new Date(NOW) });
    await insert("Long ago", { dueDate: "2027-01-20" });
    await insert("Some day", { dueDate: null });
    expect(await summaries(path)).toEqual(["Task: Call the bank", "Task: Write the budget"]);
    const event = (await read(path)).events.find(({ uid }) => uid === `task-${id}`);
    expect(event).toMatchObject({
      start: "2027-03-09",
      end: "2027-03-10",
      url: `${PUBLIC_URL}/applications/${applicationId}`,
      description: `For the application “Solar Call” of Sunrise Labs\nDetails: ${PUBLIC_URL}/applications/${applicationId}`,
    });
    expect(event!.alarms).toHaveLength(1);
    await app.db.delete(memberships).where(eq(memberships.entityId, entity.id));
    expect(await summaries(path)).toEqual([]);
  });

  it("holds the last days of the documents in the reader's libraries", async () => {
    const { path, entity } = await someone();
    const { id } = await app.buildDocument({
      entityId: entity.id,
      name: "Certificate",
      expiresOn: "2027-03-09",
    });
    await app.buildDocument({ entityId: entity.id, expiresOn: "2027-01-20" });
    await app.buildDocument({ entityId: entity.id });
    await app.buildDocument({ expiresOn: "2027-03-09" });
    expect(await summaries(path)).toEqual(["Document expires: Certificate"]);
    expect((await read(path)).events).toMatchObject([
      {
        uid: `document-${id}`,
        start: "2027-03-09",
        url: `${PUBLIC_URL}/documents?document=${id}`,
        description: `Last day of validity, in the library of Sunrise Labs\nDetails: ${PUBLIC_URL}/documents?document=${id}`,
      },
    ]);
  });

  it("holds a thousand at most, those that come next", async () => {
    const { path, user } = await someone();
    await app.db.execute(sql`
      with made as (
        insert into funding_opportunities (name, slug, verification_status, deadline)
        select 'Many ' || n, 'many-' || n, 'verified', date '2027-02-20' + n from generate_series(1, 1020) n
        returning id)
      insert into opportunity_feedback (user_id, opportunity_id, kind) select ${user.id}, id, 'saved' from made`);
    const { text } = await app.visitor.get(path);
    const { events } = readCalendar(text);
    expect(events).toHaveLength(1_000);
    // The first that has not closed yet. What is over would come last.
    expect(events[0]!.start).toBe("2027-03-01");
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(1_000);
    expect(rawLines(text).every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });
});

describe("one opportunity as a file", () => {
  it("is named after it, and is the same event as in the calendar", async () => {
    const { me, path, saved } = await someone();
    const { id } = await saved({ name: "Harvest Fund", slug: "harvest-fund" });
    const answer = await me.get(`/api/opportunities/${id}/calendar.ics`).expect(200);
    expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(answer.headers["content-disposition"]).toBe("attachment; filename=harvest-fund.ics");
    expect(answer.headers["cache-control"]).toBe("no-store");
    const { component: _one, alarms: one, ...file } = readCalendar(answer.text).events[0]!;
    const { component: _two, alarms: two, ...feed } = (await read(path)).events[0]!;
    expect(file).toEqual(feed);
    expect(one.map(String)).toEqual(two.map(String));
  });

  it("is not there for one that is not on show, and says when there is no deadline", async () => {
    const { me } = await someone();
    const pending = await app.buildOpportunity({ verificationStatus: "pending", deadline: "2027-03-31" });
    const rolling = await app.buildOpportunity();
    const fileOf = (id: string) => me.get(`/api/opportunities/${id}/calendar.ics`);
    const nobody = await fileOf(crypto.randomUUID());
    expect([nobody.status, (await fileOf(pending.id)).status, (await fileOf("x")).status]).toEqual([
      404, 404, 404,
    ]);
    expect((await fileOf(pending.id)).body).toEqual(nobody.body);
    expect((await fileOf(rolling.id)).body).toEqual({
      message: "This opportunity has no deadline to put in a calendar.",
      code: "conflict",
    });
  });
});

async function buildNextAction(
  entityId: string,
  { name = `Funder ${crypto.randomUUID()}`, date = "2027-03-09" }: { name?: string; date?: string } = {},
) {
  const [funder] = await app.db.insert(funderProfiles).values({ name }).returning();
  const [row] = await app.db
    .insert(interactions)
    .values({
      entityId,
      funderId: funder!.id,
      interactionType: "call",
      nextAction: "Ask for $50,000",
      notes: "Secret",
      nextActionDate: date,
    })
    .returning({ id: interactions.id });
  return { id: row!.id, funder: funder! };
}
