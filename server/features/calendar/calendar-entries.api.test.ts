import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  applicationTasks,
  awardObligations,
  calendarFeeds,
  funderProfiles,
  guestRequests,
  interactions,
  memberships,
  opportunityFeedback,
} from "@shared/schema/index";
import type { CalendarEntriesView, CalendarView } from "@shared/validators/calendar";
import { startTestApp, testClock, type TestApp } from "../../test/app";
import { readCalendar } from "./test-helpers";

const NOW = "2027-03-01T12:00:00Z";
const MARCH = "from=2027-03-01&to=2027-03-31";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: testClock(NOW) });
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(NOW));

async function someone() {
  const user = await app.buildUser();
  const me = await app.as(user);
  const entity = await app.buildEntity({ userId: user.id, name: "Sunrise Labs" });
  const list = async (query = MARCH) => {
    const { body } = await me.get(`/api/calendar/entries?${query}`).expect(200);
    return body as CalendarEntriesView;
  };
  return {
    user,
    me,
    entity,
    list,
    titles: async (query = MARCH) =>
      (await list(query)).entries.map(({ kind, date, title }) => `${date} ${kind} ${title}`),
    save: async (fields: Parameters<TestApp["buildOpportunity"]>[0] = {}) => {
      const opportunity = await app.buildOpportunity({ deadline: "2027-03-31", ...fields });
      await app.db
        .insert(opportunityFeedback)
        .values({ userId: user.id, opportunityId: opportunity.id, kind: "saved" });
      return opportunity;
    },
  };
}
type Someone = Awaited<ReturnType<typeof someone>>;

/** One record of each kind, on days of March 2027. */
async function buildAll({ user, entity, save }: Someone) {
  await save({ name: "Saved Fund", deadline: "2027-03-02", deadlineTimezone: "Pacific/Kiritimati" });
  const call = await app.buildOpportunity({ name: "Applied Fund", deadline: "2027-03-03" });
  const draft = await app.buildApplication({ entityId: entity.id, opportunityId: call.id, title: "Solar" });
  const funded = await app.buildApplication({ entityId: entity.id, status: "funded", title: "Won" });
  await app.db
    .insert(applicationTasks)
    .values({ applicationId: draft.id, title: "Budget", dueDate: "2027-03-04" });
  await app.db.insert(guestRequests).values({
    ...{ entityId: entity.id, applicationId: draft.id, askedBy: user.id, name: "Kofi" },
    ...{ email: "kofi@example.org", dueDate: "2027-03-05", kind: "question" as const, question: "A letter" },
    ...{ sentAt: new Date(NOW), expiresAt: new Date("2027-04-01") },
  });
  const [funder] = await app.db
    .insert(funderProfiles)
    .values({ name: `Funder ${crypto.randomUUID()}` })
    .returning();
  await app.db.insert(interactions).values({
    ...{ entityId: entity.id, funderId: funder!.id, interactionType: "call" },
    ...{ nextAction: "Private words", nextActionDate: "2027-03-06" },
  });
  await app.db.insert(awardObligations).values({
    ...{ entityId: entity.id, applicationId: funded.id, kind: "report" as const },
    ...{ title: "First report", dueDate: "2027-03-07" },
  });
  await app.buildDocument({ entityId: entity.id, name: "Certificate", expiresOn: "2027-03-08" });
  return { draft, funded, funder: funder! };
}

describe("the entries of the calendar", () => {
  it("are of every kind, soonest first, each with the record that it leads to", async () => {
    const member = await someone();
    const { draft, funded, funder } = await buildAll(member);
    const { entries, isWhole } = await member.list();
    expect(isWhole).toBe(true);
    expect(entries.map(({ kind, date, title }) => [date.slice(8), kind, title])).toEqual([
      ["02", "saved", "Saved Fund"],
      ["03", "application", "Applied Fund"],
      ["04", "task", "Budget"],
      ["05", "guest", "Kofi"],
      ["06", "step", funder.name],
      ["07", "obligation", "First report"],
      ["08", "document", "Certificate"],
    ]);
    expect(entries.map(({ target }) => target.screen)).toEqual([
      ...["opportunity", "application", "application", "application", "funder", "after", "document"],
    ]);
    expect(entries[0]).toMatchObject({
      entityName: null,
      closing: { deadlineTimezone: "Pacific/Kiritimati", closesAt: "2027-03-02T10:00:00.000Z" },
    });
    expect(entries[1]!.target.id).toBe(draft.id);
    expect(entries[2]).toMatchObject({
      applicationTitle: "Solar",
      entityName: "Sunrise Labs",
      closing: null,
    });
    expect(entries[5]!.target.id).toBe(funded.id);
    expect(JSON.stringify(entries)).not.toContain("Private words");
  });

  it("are those of the calendar file, whether or not it leaves out what was saved", async () => {
    const member = await someone();
    await buildAll(member);
    const { url } = (await member.me.post("/api/calendar").expect(201)).body as CalendarView;
    const inFile = async () => {
      const { text } = await app.visitor.get(new URL(url!).pathname).expect(200);
      return readCalendar(text)
        .events.map(({ start }) => start)
        .sort();
    };
    const days = (await member.list()).entries.map(({ date }) => date);
    expect(await inFile()).toEqual(days);
    await app.db
      .update(calendarFeeds)
      .set({ withSaved: false })
      .where(eq(calendarFeeds.userId, member.user.id));
    expect(await inFile()).toEqual(days.slice(1));
    expect((await member.list()).entries.map(({ date }) => date)).toEqual(days);
  });

  it("are those of the days that were asked for, both ends included, past ones too", async () => {
    const { save, titles } = await someone();
    for (const deadline of ["2027-01-31", "2027-02-01", "2027-02-28", "2027-03-01"])
      await save({ name: "Fund", deadline });
    expect(await titles("from=2027-02-01&to=2027-02-28")).toEqual([
      "2027-02-01 saved Fund",
      "2027-02-28 saved Fund",
    ]);
  });

  it("are those of one entity where it is named, and nobody else's", async () => {
    const member = await someone();
    await buildAll(member);
    const second = await app.buildEntity({ userId: member.user.id, name: "Second" });
    await app.buildDocument({ entityId: second.id, name: "Of the second", expiresOn: "2027-03-09" });
    const other = await someone();
    await buildAll(other);
    expect(await member.titles()).toHaveLength(8);
    // What was saved belongs to no entity.
    expect(await member.titles(`${MARCH}&entityId=${second.id}`)).toEqual([
      "2027-03-02 saved Saved Fund",
      "2027-03-09 document Of the second",
    ]);
    await member.me.get(`/api/calendar/entries?${MARCH}&entityId=${other.entity.id}`).expect(404);
    await app.db.delete(memberships).where(eq(memberships.entityId, member.entity.id));
    await member.me.get(`/api/calendar/entries?${MARCH}&entityId=${member.entity.id}`).expect(404);
    expect(await member.titles()).toHaveLength(2);
  });

  it("have one for each of several applications for an opportunity", async () => {
    const { entity, user, titles, save } = await someone();
    const { id: opportunityId } = await save({ name: "Shared Fund", deadline: "2027-03-20" });
    const second = await app.buildEntity({ userId: user.id });
    await app.buildApplication({ entityId: entity.id, opportunityId });
    await app.buildApplication({ entityId: second.id, opportunityId });
    expect(await titles()).toEqual([
      "2027-03-20 application Shared Fund",
      "2027-03-20 application Shared Fund",
    ]);
  });

  it("are a thousand at most, those ahead before those that are past", async () => {
    const { user, list } = await someone();
    await app.db.execute(sql`
      with made as (
        insert into funding_opportunities (name, slug, verification_status, deadline)
        select 'Many ' || n, 'many-entries-' || n, 'verified', date '2027-02-20' + n % 40 from generate_series(1, 1020) n
        returning id)
      insert into opportunity_feedback (user_id, opportunity_id, kind) select ${user.id}, id, 'saved' from made`);
    const { entries, isWhole } = await list("from=2027-02-01&to=2027-04-30");
    expect([entries.length, isWhole]).toEqual([1_000, false]);
    expect(entries.at(-1)!.date).toBe("2027-03-31");
    expect(entries.map(({ date }) => date)).toEqual(entries.map(({ date }) => date).sort());
  });

  it("are refused for days that end before they begin, and for more than 400", async () => {
    const { me } = await someone();
    const refuse = async (query: string, text: string) => {
      const { body } = await me.get(`/api/calendar/entries?${query}`).expect(400);
      expect(JSON.stringify(body)).toContain(text);
    };
    await refuse("from=2027-03-02&to=2027-03-01", "Must not be before the first day");
    await refuse("from=2027-01-01&to=2028-02-05", "Must be within 400 days");
    await me.get("/api/calendar/entries?from=2027-01-01&to=2028-02-04").expect(200);
  });
});
