import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { followedChanges, fundingOpportunities, news } from "@shared/schema/index";
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

describe("news of changes", () => {
  const updateOpportunity = (
    id: string,
    facts: Partial<typeof fundingOpportunities.$inferInsert>,
    at = EVE,
  ) =>
    app.db
      .update(fundingOpportunities)
      .set({ ...facts, updatedAt: new Date(at) })
      .where(eq(fundingOpportunities.id, id));

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
    expect(await helpers.sendDigestsOn("2030-03-14")).toEqual([]);
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
});
