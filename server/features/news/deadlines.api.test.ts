import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { funderProfiles, interactions, news, reminders } from "@shared/schema/index";
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

const selectNewsData = async () =>
  (await app.db.select({ key: news.key, data: news.data }).from(news).orderBy(news.createdAt)).map(
    ({ data }) => data,
  );

describe("reminders of deadlines", () => {
  it("a reminder names the opportunity, its closing day and the entity, with a link to the application", async () => {
    const person = await helpers.buildPerson("ama", "Africa/Accra");
    const opportunity = await helpers.buildOldOpportunity("Water <Fund>", "2030-03-21", {
      funderName: "Water Trust",
      deadlineTimezone: "Africa/Nairobi",
    });
    const application = await person.apply(opportunity);
    const [mail] = await helpers.sendDigestsOn("2030-03-14");
    for (const line of [
      "Deadlines that are near\n",
      "Water <Fund>",
      "Water Trust",
      "Closes in 7 days, on 21 March 2030 (Africa/Nairobi)",
      "Your application for ama's lab",
      `/applications/${application.id}`,
      "/settings#notifications",
    ])
      expect(mail?.text).toContain(line);
    expect(mail?.html).toContain("Water &lt;Fund&gt;");
    expect(await app.db.select().from(reminders)).toMatchObject([
      {
        opportunityId: opportunity.id,
        applicationId: application.id,
        type: "deadline",
        scheduledFor: "2030-03-14",
        emailSent: true,
      },
    ]);
  });

  it("a reminder is sent up to two days late when no server was running, and not later", async () => {
    await (
      await helpers.buildPerson("ama")
    ).apply(await helpers.buildOldOpportunity("Water Fund", "2030-03-21"));
    expect((await helpers.sendDigestsOn("2030-03-15")).map(({ subject }) => subject)).toEqual([
      "6 days left: Water Fund",
    ]);
    await (
      await helpers.buildPerson("kofi")
    ).apply(await helpers.buildOldOpportunity("Sun Fund", "2030-03-21"));
    expect(await helpers.sendDigestsOn("2030-03-17")).toEqual([]);
    const [last, ...others] = await helpers.sendDigestsOn("2030-03-21");
    expect(others).toHaveLength(1);
    expect(last?.subject).toMatch(/^The last day: /);
    expect(await helpers.sendDigestsOn("2030-03-22")).toEqual([]);
  });

  it("a person who applies with two entities gets one reminder", async () => {
    const person = await helpers.buildPerson("ama");
    const fund = await helpers.buildOldOpportunity("Water Fund", "2030-03-21");
    await person.apply(fund);
    const other = await app.buildEntity({ userId: person.id, name: "Two" });
    await person.apply(fund, { entityId: other.id });
    expect((await helpers.sendDigestsOn("2030-03-14")).map(({ subject }) => subject)).toEqual([
      "7 days left: Water Fund",
    ]);
  });

  it("opportunities that are rejected or have no deadline cause no reminder", async () => {
    const person = await helpers.buildPerson("ama");
    await person.apply(
      await helpers.buildOldOpportunity("No", "2030-03-21", { verificationStatus: "rejected" }),
    );
    await person.apply(await helpers.buildOldOpportunity("Never"));
    expect(await helpers.sendDigestsOn("2030-03-14")).toEqual([]);
  });

  it("reminders appear only in the app for a person who switched their mails off", async () => {
    const person = await helpers.buildPerson("ama", null, { notifyDeadlines: false });
    await person.apply(await helpers.buildOldOpportunity("Water Fund", "2030-03-21"));
    expect(await helpers.sendDigestsOn("2030-03-14")).toEqual([]);
    expect(await selectNewsData()).toMatchObject([{ kind: "deadline", daysLeft: 7 }]);
    expect(await app.db.select().from(reminders)).toMatchObject([{ emailSent: false, sentAt: null }]);
  });
});

describe("reminders of next steps", () => {
  it("a next step is sent once, on its day or shortly after, and never for another user's entity", async () => {
    const [ama, kofi] = [await helpers.buildPerson("ama"), await helpers.buildPerson("kofi")];
    const [funder] = await app.db
      .insert(funderProfiles)
      .values({ name: `Water Trust ${ama.id}` })
      .returning();
    const insertStep = (entityId: string, nextAction: string, nextActionDate: string) =>
      app.db
        .insert(interactions)
        .values({ entityId, funderId: funder!.id, interactionType: "call", nextAction, nextActionDate });
    await insertStep(ama.entity.id, "Send the budget", "2030-03-14");
    await insertStep(ama.entity.id, "Ask for the form", "2030-03-13");
    await insertStep(ama.entity.id, "Long over", "2030-03-11");
    await insertStep(kofi.entity.id, "Ring Jane", "2030-03-15");
    const [mail, ...others] = await helpers.sendDigestsOn("2030-03-14");
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: "ama@example.org", subject: "2 next steps" });
    expect(mail?.text).toContain(`Send the budget\nWith Water Trust ${ama.id}, for ama's lab`);
    expect(mail?.text).toContain("Ask for the form");
    expect((await helpers.sendDigestsOn("2030-03-15")).map(({ subject }) => subject)).toEqual([
      "Your next step: Ring Jane",
    ]);
  });
});
