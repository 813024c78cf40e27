import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  entities,
  entityEmbeddings,
  fundingOpportunities,
  news,
  opportunityEmbeddings,
  savedSearches,
} from "@shared/schema/index";
import { startTestApp, type TestApp, testClock } from "../../test/app";
import { refreshOpportunityEmbeddings } from "../matching/retrieval/embeddings.service";
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

describe("news of new matches", () => {
  const withMatches = { notifyNewOpportunities: true };

  it("a digest lists good matches of a person's entities, best first, each with its reason", async () => {
    const person = await helpers.buildPerson("ama", null, withMatches);
    app.clock.set(EVE);
    const best = await helpers.publishOpportunity("Well Fund", {
      maxAmount: "90000",
      deadline: "2030-09-01",
    });
    await helpers.publishOpportunity("Wells Abroad", { eligibleCountries: ["US"] });
    await helpers.publishOpportunity("For Schools", { eligibleEntityTypes: ["School"] });
    await helpers.publishOpportunity("Closed", { deadline: "2030-03-12" });
    const weak = await helpers.publishOpportunity("Poems", {
      description: "For poets who write about love.",
      industryFocus: ["arts"],
      eligibleEntityTypes: [],
      eligibleCountries: [],
      deadline: "2030-03-15",
    });
    await helpers.publishOpportunity("Not Shown", { verificationStatus: "pending" });
    await helpers.publishOpportunity("Old", { verifiedAt: new Date("2030-03-01T00:00:00Z") });
    const [mail] = await helpers.sendDigestsOn("2030-03-14");
    expect(mail?.subject).toBe("New match: Well Fund");
    const fetchScore = async (id: string) =>
      (await (await app.as(person)).get(`/api/opportunities/${id}`)).body.matchScore as number;
    expect(await fetchScore(weak.id)).toBeLessThan(55);
    expect(await selectNewsData()).toMatchObject([
      {
        kind: "match",
        score: await fetchScore(best.id),
        reason: { about: "text", isClose: true },
        entityName: "ama's lab",
        opportunity: { id: best.id, name: "Well Fund", deadline: "2030-09-01" },
      },
    ]);
    expect(mail?.text).toContain(`Match ${await fetchScore(best.id)} for ama's lab. Text similarity: high\n`);
  });

  it("matches appear only in the app when their mails are off, which is the default", async () => {
    await helpers.buildPerson("ama");
    app.clock.set(EVE);
    await helpers.publishOpportunity("Well Fund");
    expect(await helpers.sendDigestsOn("2030-03-14")).toEqual([]);
    expect(await selectNewsData()).toMatchObject([{ kind: "match" }]);
  });

  it("opportunities that were opened, saved, hidden or applied for are no new matches", async () => {
    const person = await helpers.buildPerson("ama", null, withMatches);
    app.clock.set(EVE);
    const [opened, saved, dismissed, applied] = [
      await helpers.publishOpportunity("Opened"),
      await helpers.publishOpportunity("Saved"),
      await helpers.publishOpportunity("Dismissed"),
      await helpers.publishOpportunity("Applied"),
    ];
    await helpers.publishOpportunity("Well Fund");
    await (await app.as(person)).post(`/api/opportunities/${opened.id}/view`).expect(204);
    await person.judge(saved, "saved");
    await person.judge(dismissed, "dismissed");
    await person.apply(applied);
    expect((await helpers.sendDigestsOn("2030-03-14")).map(({ subject }) => subject)).toEqual([
      "New match: Well Fund",
    ]);
  });

  it("a digest has at most ten matches, and none comes again after it is verified again", async () => {
    await helpers.buildPerson("ama", null, withMatches);
    app.clock.set(EVE);
    for (let n = 0; n < 12; n += 1) await helpers.publishOpportunity(`Well Fund ${n}`);
    expect((await helpers.sendDigestsOn("2030-03-14")).map(({ subject }) => subject)).toEqual([
      "10 new matches",
    ]);
    const scores = (await selectNewsData()).map((data) => (data.kind === "match" ? data.score : 0));
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    await app.db.update(fundingOpportunities).set({ verifiedAt: new Date("2030-03-14T20:00:00Z") });
    const [mail] = await helpers.sendDigestsOn("2030-03-15");
    expect(mail?.subject).toBe("2 new matches");
  });

  it("a match waits for a missing vector, while all other news is sent once", async () => {
    const person = await helpers.buildPerson("ama", null, withMatches);
    const followed = await helpers.buildOldOpportunity("Followed", "2030-09-01");
    await person.judge(followed, "saved");
    const moveDeadline = (deadline: string) =>
      app.db
        .update(fundingOpportunities)
        .set({ deadline, updatedAt: app.clock.now() })
        .where(eq(fundingOpportunities.id, followed.id));
    app.clock.set(EVE);
    const well = await helpers.publishOpportunity("Well Fund", {
      industryFocus: [],
      eligibleEntityTypes: [],
    });
    await app.db.delete(opportunityEmbeddings).where(eq(opportunityEmbeddings.opportunityId, well.id));
    app.clock.set("2030-03-13T21:00:00Z");
    await moveDeadline("2030-10-01");
    const [first] = await helpers.sendDigestsOn("2030-03-14");
    expect(first?.subject).toBe("New deadline: Followed");
    await moveDeadline("2030-11-01");
    await refreshOpportunityEmbeddings(app.deps);
    const [second] = await helpers.sendDigestsOn("2030-03-15");
    expect(second?.subject).toBe("1 change and 1 new match");
    expect(second?.text).toContain("Deadline: 1 October 2030 → 1 November 2030");
    expect(await helpers.sendDigestsOn("2030-03-16")).toEqual([]);
  });

  it("a match names the entity that fits best, and a vector that is missing for the model is made", async () => {
    const person = await helpers.buildPerson("ama", null, withMatches);
    await app.buildEntity({ userId: person.id, name: "Poets", country: "KE", mission: "Poems about love" });
    app.clock.set(EVE);
    await helpers.publishOpportunity("Well Fund");
    await helpers.sendDigestsOn("2030-03-14");
    expect(await selectNewsData()).toMatchObject([{ kind: "match", entityName: "ama's lab" }]);
    expect(await app.db.$count(entityEmbeddings)).toBe(await app.db.$count(entities));
  });
});

describe("news of saved searches", () => {
  type Search = Partial<typeof savedSearches.$inferInsert> & { name: string };
  const saveSearch = (userId: string, fields: Search) =>
    app.db
      .insert(savedSearches)
      .values({ userId, reportedUntil: new Date("2030-03-07T12:00:00Z"), search: "wells", ...fields });
  const sendAndListSubjects = async (day: string) =>
    (await helpers.sendDigestsOn(day)).map(({ subject }) => subject);

  it("a search finds new opportunities by words, prefix, corrected word and country", async () => {
    const person = await helpers.buildPerson("ama", null, { country: "KE" });
    app.clock.set(EVE);
    await helpers.publishOpportunity("Well Fund");
    await helpers.publishOpportunity("Well Fund of Ghana", { eligibleCountries: ["GH"] });
    await helpers.publishOpportunity("Opera", { description: "For singers.", industryFocus: ["arts"] });
    await helpers.publishOpportunity("Old Wells", { verifiedAt: new Date("2030-03-01T00:00:00Z") });
    const dismissed = await helpers.publishOpportunity("Wells again");
    await person.judge(dismissed, "dismissed");
    await saveSearch(person.id, { name: "Misspelt", search: "opra" });
    await saveSearch(person.id, { name: "Kenya", search: "drinking wel", country: "KE" });
    const [mail] = await helpers.sendDigestsOn("2030-03-14");
    expect(mail?.subject).toBe("2 new finds");
    expect(mail?.text).toContain("Found by “Kenya”");
    const finds = (await selectNewsData()).flatMap((data) =>
      data.kind === "saved_search" ? [`${data.searchName}: ${data.opportunity.name}`] : [],
    );
    expect(finds.sort()).toEqual(["Kenya: Well Fund", "Misspelt: Opera"]);
  });

  it("a search with filters finds what they admit, with its words and without", async () => {
    const person = await helpers.buildPerson("ama");
    app.clock.set(EVE);
    await helpers.publishOpportunity("Well Fund");
    await helpers.publishOpportunity("Well Loan", { fundingType: "loan", maxAmount: "5000" });
    await helpers.publishOpportunity("School Loan", { fundingType: "loan", description: "For teachers." });
    await saveSearch(person.id, {
      name: "Loans",
      search: "",
      facets: { types: ["loan"], amounts: ["to-10k"] },
    });
    await saveSearch(person.id, { name: "Wells", facets: { types: ["grant"] } });
    await saveSearch(person.id, { name: "Equity", search: "", facets: { types: ["equity"] } });
    await helpers.sendDigestsOn("2030-03-14");
    const finds = (await selectNewsData()).flatMap((data) =>
      data.kind === "saved_search" ? [`${data.searchName}: ${data.opportunity.name}`] : [],
    );
    expect(finds.sort()).toEqual(["Loans: Well Loan", "Wells: Well Fund"]);
  });

  it("the last find says when a search found more than ten", async () => {
    const person = await helpers.buildPerson("ama");
    app.clock.set(EVE);
    for (let n = 0; n < 11; n++) await helpers.publishOpportunity(`Well Fund ${n}`);
    await saveSearch(person.id, { name: "Wells" });
    const [mail] = await helpers.sendDigestsOn("2030-03-14");
    expect(mail?.subject).toBe("10 new finds");
    const sentence = "The search found more than these: open it in the list of opportunities.";
    expect(mail?.text.split(sentence)).toHaveLength(2);
    const finds = (await selectNewsData()).filter((data) => data.kind === "saved_search");
    expect(finds.map(({ hasMore }) => hasMore ?? false).sort()).toEqual([
      ...Array<boolean>(9).fill(false),
      true,
    ]);
    expect(await helpers.sendDigestsOn("2030-03-15")).toEqual([]);
  });

  it("searches are sent daily, weekly or never", async () => {
    const [daily, weekly, off] = [
      await helpers.buildPerson("daily"),
      await helpers.buildPerson("weekly"),
      await helpers.buildPerson("off"),
    ];
    await saveSearch(daily.id, { name: "Daily" });
    await saveSearch(weekly.id, { name: "Weekly", frequency: "weekly" });
    await saveSearch(off.id, { name: "Off", frequency: "off" });
    const days: Record<string, string[]> = {};
    for (const day of ["10", "12", "14", "15", "20", "21"]) {
      app.clock.set(`2030-03-${String(Number(day) - 1).padStart(2, "0")}T20:00:00Z`);
      await helpers.publishOpportunity(`Wells of ${day}`);
      days[day] = (await helpers.sendDigestsOn(`2030-03-${day}`)).map(({ subject }) => subject).sort();
    }
    expect(days).toEqual({
      10: ["New in “Daily”: Wells of 10"],
      12: ["New in “Daily”: Wells of 12"],
      14: ["3 new finds", "New in “Daily”: Wells of 14"],
      15: ["New in “Daily”: Wells of 15"],
      20: ["New in “Daily”: Wells of 20"],
      21: ["3 new finds", "New in “Daily”: Wells of 21"],
    });
  });

  it("an opportunity is listed once, not in two searches and not beside a mailed match", async () => {
    const [both, searchesOnly] = [
      await helpers.buildPerson("both", null, { notifyNewOpportunities: true }),
      await helpers.buildPerson("only"),
    ];
    for (const { id } of [both, searchesOnly]) {
      await saveSearch(id, { name: "One", createdAt: new Date("2020-03-07T11:00:00Z") });
      await saveSearch(id, { name: "Two", search: "drinking water" });
    }
    app.clock.set(EVE);
    await helpers.publishOpportunity("Well Fund");
    expect((await sendAndListSubjects("2030-03-14")).sort()).toEqual([
      "New in “One”: Well Fund",
      "New match: Well Fund",
    ]);
    expect(await sendAndListSubjects("2030-03-15")).toEqual([]);
  });

  it("finds appear only in the app when their mails are off", async () => {
    const person = await helpers.buildPerson("ama", null, { notifySavedSearches: false });
    await saveSearch(person.id, { name: "Poems", search: "poems" });
    app.clock.set(EVE);
    await helpers.publishOpportunity("Poems", { description: "For poets.", eligibleEntityTypes: ["School"] });
    expect(await sendAndListSubjects("2030-03-14")).toEqual([]);
    expect(await selectNewsData()).toMatchObject([{ kind: "saved_search", searchName: "Poems" }]);
  });
});
