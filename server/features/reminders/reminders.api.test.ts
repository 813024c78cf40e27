import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applications, fundingOpportunities, mailOutbox, reminders, users } from "@shared/schema/index";
import { startTestApp, type TestApp, testClock } from "../../test/app";
import { sendDueReminders } from "./send-reminders";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: testClock("2030-03-01T00:00:00Z") });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(users);
  await app.db.delete(fundingOpportunities);
  app.transport.failing = false;
  app.transport.sent.length = 0;
});

const LONG_AGO = new Date("2030-02-01T00:00:00Z");
/** A person of a place, who can begin applications. */
async function buildPerson(
  email: string,
  timezone: string | null,
  given: Partial<typeof users.$inferInsert> = {},
) {
  const user = await app.buildUser({ email, timezone, ...given });
  const entity = await app.buildEntity({ userId: user.id, name: `${email.split("@")[0]}'s lab` });
  return {
    apply: (opportunity: { id: string }, more: Partial<typeof applications.$inferInsert> = {}) =>
      app.buildApplication({
        entityId: entity.id,
        opportunityId: opportunity.id,
        createdAt: LONG_AGO,
        ...more,
      }),
  };
}
const call = (name: string, deadline: string) => app.buildOpportunity({ name, deadline });
/** What was owed so far: when, to whom, about what. */
const owed = async () =>
  (await app.db.select().from(mailOutbox).orderBy(mailOutbox.createdAt, mailOutbox.toAddress)).map(
    ({ createdAt, toAddress, subject }) =>
      `${createdAt.toISOString().slice(0, 16)} ${toAddress.split("@")[0]}: ${subject}`,
  );
/** Lets hours pass; every hour two servers look, whose mail server refuses every third time. */
async function live(from: string, to: string, changes: Record<string, () => Promise<unknown>> = {}) {
  let hour = 0;
  for (let at = new Date(from); at < new Date(to); at = new Date(at.getTime() + 3_600_000)) {
    app.clock.set(at);
    await changes[at.toISOString().slice(0, 13)]?.();
    await Promise.all([sendDueReminders(app.deps), sendDueReminders(app.deps)]);
    app.transport.failing = hour++ % 3 === 0;
    await app.deps.mail.flush();
  }
  app.transport.failing = false;
  app.clock.set(new Date(new Date(to).getTime() + 24 * 3_600_000));
  await app.deps.mail.flush();
}

describe("deadline reminders", () => {
  it("come 14, 7 and 1 days before, in the morning of each person's place, once, whatever changes in three weeks", async () => {
    const york = await buildPerson("york@example.org", "America/New_York");
    const nairobi = await buildPerson("nairobi@example.org", "Africa/Nairobi");
    const nowhere = await buildPerson("nowhere@example.org", null);
    const quiet = await buildPerson("quiet@example.org", null, { notifyDeadlines: false });
    const unproven = await buildPerson("unproven@example.org", null, { emailVerified: false });
    const [water, moved, late, second] = [
      await call("Water Fund", "2030-03-21"),
      await call("Moved Fund", "2030-03-15"),
      await call("Late Fund", "2030-03-20"),
      await call("Second Fund", "2030-03-28"),
    ];
    for (const person of [york, nairobi, nowhere, quiet, unproven]) await person.apply(water);
    const sentOn = await nairobi.apply(moved);
    await york.apply(second);
    await york.apply(late, { createdAt: new Date("2030-03-10T09:00:00Z") });
    await nowhere.apply(second, { status: "submitted" });

    await live("2030-03-01T00:00:00Z", "2030-03-22T00:00:00Z", {
      "2030-03-05T00": () =>
        app.db
          .update(fundingOpportunities)
          .set({ deadline: "2030-03-19" })
          .where(eq(fundingOpportunities.id, moved.id)),
      "2030-03-13T00": () =>
        app.db.update(applications).set({ status: "submitted" }).where(eq(applications.id, sentOn.id)),
    });

    // In New York the clocks go forward on 10 March: eight o'clock is 13:00 UTC before, and 12:00 after.
    const expected = [
      "2030-03-01T05:00 nairobi: 14 days left: Moved Fund",
      "2030-03-05T05:00 nairobi: 14 days left: Moved Fund",
      "2030-03-07T05:00 nairobi: 14 days left: Water Fund",
      "2030-03-07T08:00 nowhere: 14 days left: Water Fund",
      "2030-03-07T13:00 york: 14 days left: Water Fund",
      "2030-03-12T05:00 nairobi: 7 days left: Moved Fund",
      "2030-03-13T12:00 york: 7 days left: Late Fund",
      "2030-03-14T05:00 nairobi: 7 days left: Water Fund",
      "2030-03-14T08:00 nowhere: 7 days left: Water Fund",
      "2030-03-14T12:00 york: 2 deadlines are near, the first in 7 days",
      "2030-03-19T12:00 york: 1 day left: Late Fund",
      "2030-03-20T05:00 nairobi: 1 day left: Water Fund",
      "2030-03-20T08:00 nowhere: 1 day left: Water Fund",
      "2030-03-20T12:00 york: 1 day left: Water Fund",
      "2030-03-21T12:00 york: 7 days left: Second Fund",
    ];
    expect(await owed()).toEqual(expected);
    const arrived = app.transport.sent.map(({ to, subject }) => `${to.split("@")[0]}: ${subject}`);
    expect(arrived.sort()).toEqual(expected.map((line) => line.slice(17)).sort());
  });

  it("say what closes when and for whom, with the way to the application and out of these mails", async () => {
    const person = await buildPerson("ama@example.org", "Africa/Accra");
    const opportunity = await app.buildOpportunity({
      name: "Water <Fund>",
      funderName: "Water Trust",
      deadline: "2030-03-21",
      deadlineTimezone: "Africa/Nairobi",
    });
    const application = await person.apply(opportunity);
    app.clock.set(new Date("2030-03-14T09:00:00Z"));
    expect(await sendDueReminders(app.deps)).toBe(1);
    await app.deps.mail.flush();
    const [mail] = app.transport.sent;
    for (const line of [
      "Water <Fund>",
      "Water Trust",
      "Closes in 7 days, on 21 March 2030 (Africa/Nairobi)",
      "Your application for ama's lab",
      `/applications/${application.id}`,
      "/settings#notifications",
    ])
      expect(mail?.text).toContain(line);
    expect(mail?.html).toContain("Water &lt;Fund&gt;");
    expect(mail?.text).toContain(mail?.unsubscribeUrl);
    const [noted] = await app.db.select().from(reminders);
    expect(noted).toMatchObject({
      opportunityId: opportunity.id,
      applicationId: application.id,
      type: "deadline",
      scheduledFor: "2030-03-14",
      emailSent: true,
    });
  });

  it("come a little late when no server saw the morning, and not at all when it was days ago", async () => {
    await (await buildPerson("ama@example.org", null)).apply(await call("Water Fund", "2030-03-21"));
    app.clock.set(new Date("2030-03-15T07:59:00Z"));
    expect(await sendDueReminders(app.deps)).toBe(0);
    app.clock.set(new Date("2030-03-15T08:00:00Z"));
    expect(await sendDueReminders(app.deps)).toBe(1);
    expect(await owed()).toEqual(["2030-03-15T08:00 ama: 6 days left: Water Fund"]);
    await (await buildPerson("kofi@example.org", null)).apply(await call("Sun Fund", "2030-03-21"));
    app.clock.set(new Date("2030-03-17T08:00:00Z"));
    expect(await sendDueReminders(app.deps)).toBe(0);
  });

  it("come in one mail for somebody who applies for the same with two entities", async () => {
    const user = await app.buildUser({ email: "ama@example.org" });
    const fund = await call("Water Fund", "2030-03-21");
    for (const name of ["One", "Two"]) {
      const entity = await app.buildEntity({ userId: user.id, name });
      await app.buildApplication({ entityId: entity.id, opportunityId: fund.id, createdAt: LONG_AGO });
    }
    app.clock.set(new Date("2030-03-14T08:00:00Z"));
    expect(await sendDueReminders(app.deps)).toBe(1);
    expect(await owed()).toEqual(["2030-03-14T08:00 ama: 7 days left: Water Fund"]);
  });

  it("say nothing of what is closed where it ends, pending or rejected", async () => {
    const person = await buildPerson("ama@example.org", null);
    await person.apply(
      await app.buildOpportunity({ deadline: "2030-03-21", verificationStatus: "rejected" }),
    );
    await person.apply(await app.buildOpportunity({ deadline: null }));
    app.clock.set(new Date("2030-03-14T08:00:00Z"));
    expect(await sendDueReminders(app.deps)).toBe(0);
  });

  it("are taken for a place that nobody knows as of UTC", async () => {
    await (
      await buildPerson("ama@example.org", "Nowhere/Land")
    ).apply(await call("Water Fund", "2030-03-21"));
    app.clock.set(new Date("2030-03-14T08:00:00Z"));
    expect(await sendDueReminders(app.deps)).toBe(1);
  });

  it("come for hundreds of people in several rounds, to each once", async () => {
    const fund = await call("Water Fund", "2030-03-21");
    for (let n = 0; n < 230; n += 1) await (await buildPerson(`person-${n}@example.org`, null)).apply(fund);
    app.clock.set(new Date("2030-03-14T08:00:00Z"));
    const counts = await Promise.all([sendDueReminders(app.deps), sendDueReminders(app.deps)]);
    expect(counts[0] + counts[1]).toBe(230);
    const addresses = (await app.db.select({ to: mailOutbox.toAddress }).from(mailOutbox)).map(
      ({ to }) => to,
    );
    expect(new Set(addresses).size).toBe(230);
    expect(addresses).toHaveLength(230);
  });
});

describe("/api/unsubscribe/{token}", () => {
  const reminded = async () => {
    await (await buildPerson("ama@example.org", null)).apply(await call("Water Fund", "2030-03-21"));
    app.clock.set(new Date("2030-03-14T08:00:00Z"));
    await sendDueReminders(app.deps);
    await app.deps.mail.flush();
    return new URL(app.transport.sent[0]?.unsubscribeUrl ?? "").pathname;
  };
  const switches = async () =>
    (await app.db.select({ on: users.notifyDeadlines, other: users.notifyNewOpportunities }).from(users))[0];

  it("ends the mails of its kind with one press of the mail program, signed out, and takes that back", async () => {
    const path = await reminded();
    const res = await app.visitor
      .post(path)
      .type("application/x-www-form-urlencoded")
      .send("List-Unsubscribe=One-Click");
    expect([res.status, res.body]).toEqual([200, { kind: "notifyDeadlines", enabled: false }]);
    expect(await switches()).toEqual({ on: false, other: false });
    const back = await app.visitor.delete(path);
    expect([back.status, back.body]).toEqual([200, { kind: "notifyDeadlines", enabled: true }]);
    expect(await switches()).toMatchObject({ on: true });
  });

  it("changes nothing when it is only looked at, and leads to the page that asks", async () => {
    const path = await reminded();
    const res = await app.visitor.get(path);
    expect(res.status).toBe(303);
    expect(res.headers.location).toBe(`/unsubscribe?token=${path.split("/").at(-1)}`);
    expect(await switches()).toMatchObject({ on: true });
  });

  it("refuses a token that was made up, changed, or is of an account that is gone", async () => {
    const path = await reminded();
    const other = path.replace("notifyDeadlines", "notifyNewOpportunities");
    for (const wrong of ["/api/unsubscribe/x", "/api/unsubscribe/a.b.c", other, `${path}x`]) {
      const res = await app.visitor.post(wrong);
      expect([res.status, res.body.code]).toEqual([400, "invalid_token"]);
    }
    await app.db.delete(users);
    expect((await app.visitor.post(path)).status).toBe(400);
  });
});
