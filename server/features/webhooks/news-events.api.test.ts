import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fundingOpportunities } from "@shared/schema/index";
import { startTestApp, type TestApp, testClock } from "../../test/app";
import { createNewsHelpers } from "../../test/helpers/news";
import { listDeliveries, makeWebhook } from "../../test/helpers/webhooks";

const ADDRESS = "http://127.0.0.1:9/hook";

let app: TestApp;
let helpers: ReturnType<typeof createNewsHelpers>;
beforeAll(async () => {
  app = await startTestApp({ clock: testClock("2030-03-01T00:00:00Z"), env: { SCRAPE_ALLOW_PRIVATE: "1" } });
  helpers = createNewsHelpers(app);
});
afterAll(() => app.close());
beforeEach(() => helpers.reset());

async function buildListener() {
  const person = await helpers.buildPerson("ama");
  const hook = await makeWebhook(app, person, { address: ADDRESS, entityId: person.entity.id });
  const listEvents = async () =>
    (await listDeliveries(app, person, hook.id)).deliveries.map(({ event, data }) => ({ event, data }));
  return { person, listEvents };
}

describe("with the news of the morning, a webhook is told", () => {
  it("a deadline that is near, once, of its own entity", async () => {
    const { person, listEvents } = await buildListener();
    const other = await app.buildEntity({ userId: person.id, name: "Another" });
    const elsewhere = await makeWebhook(app, person, { address: ADDRESS, entityId: other.id });
    const fund = await helpers.buildOldOpportunity("Water Fund", "2030-03-21", { funderName: "Water Trust" });
    const application = await person.apply(fund);
    await helpers.sendDigestsOn("2030-03-14");
    await helpers.sendDigestsOn("2030-03-14");
    expect(await listEvents()).toEqual([
      {
        event: "deadline.near",
        data: {
          ...{ entityId: person.entity.id, applicationId: application.id, opportunityId: fund.id },
          ...{ title: "Water Fund", funderName: "Water Trust", daysLeft: 7 },
          ...{ deadline: "2030-03-21", deadlineTimezone: null },
        },
      },
    ]);
    expect((await listDeliveries(app, person, elsewhere.id)).deliveries).toEqual([]);
  });

  it("a new opportunity that fits, with its score", async () => {
    app.clock.set("2030-03-12T08:00:00Z");
    const { person, listEvents } = await buildListener();
    await helpers.sendDigestsOn("2030-03-13");
    const fund = await helpers.publishOpportunity("Sun Pumps");
    await helpers.sendDigestsOn("2030-03-14");
    expect(await listEvents()).toMatchObject([
      {
        event: "opportunity.matched",
        data: {
          entityId: person.entity.id,
          opportunityId: fund.id,
          title: "Sun Pumps",
          score: expect.any(Number),
        },
      },
    ]);
  });

  it("a change of what its person saved, and a webhook without an entity too", async () => {
    const { person, listEvents } = await buildListener();
    const own = await makeWebhook(app, person, { address: ADDRESS, events: ["opportunity.changed"] });
    const fund = await helpers.buildOldOpportunity("Water Fund", "2030-06-03");
    await person.judge(fund, "saved");
    await app.db
      .update(fundingOpportunities)
      .set({ deadline: "2030-06-10", updatedAt: new Date("2030-03-13T10:00:00Z") })
      .where(eq(fundingOpportunities.id, fund.id));
    await helpers.sendDigestsOn("2030-03-14");
    const expected = {
      event: "opportunity.changed",
      data: {
        ...{ opportunityId: fund.id, title: "Water Fund" },
        changes: [
          { fact: "deadline", before: { deadline: "2030-06-03" }, after: { deadline: "2030-06-10" } },
        ],
      },
    };
    expect(await listEvents()).toMatchObject([expected]);
    expect((await listDeliveries(app, person, own.id)).deliveries).toMatchObject([expected]);
  });

  const leftTheCatalogue = (fund: { id: string }) => ({
    event: "opportunity.changed",
    data: {
      ...{ opportunityId: fund.id, title: "Water Fund" },
      ...{ funderName: null, deadline: null, deadlineTimezone: null },
      changes: [{ fact: "publication", before: { isPublished: true }, after: { isPublished: false } }],
    },
  });

  it("that what its person saved left the catalogue, with its name alone", async () => {
    const { person, listEvents } = await buildListener();
    const fund = await helpers.buildOldOpportunity("Water Fund", "2030-06-03", { funderName: "Water Trust" });
    await person.judge(fund, "saved");
    await app.db
      .update(fundingOpportunities)
      .set({ verificationStatus: "pending", updatedAt: new Date("2030-03-13T10:00:00Z") })
      .where(eq(fundingOpportunities.id, fund.id));
    await helpers.sendDigestsOn("2030-03-14");
    expect(await listEvents()).toEqual([leftTheCatalogue(fund)]);
  });

  it("that what its person saved was deleted for good, at once and only once", async () => {
    const { person, listEvents } = await buildListener();
    const fund = await helpers.buildOldOpportunity("Water Fund", "2030-06-03", { funderName: "Water Trust" });
    await person.judge(fund, "saved");
    app.clock.set("2030-03-13T10:00:00Z");
    const admin = await app.as(await app.buildUser({ isAdmin: true }));
    await admin.delete(`/api/admin/opportunities/${fund.id}`).expect(204);
    expect(await listEvents()).toEqual([leftTheCatalogue(fund)]);
    await helpers.sendDigestsOn("2030-03-14");
    expect(await listEvents()).toEqual([leftTheCatalogue(fund)]);
  });
});
