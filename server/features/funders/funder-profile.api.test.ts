import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { funderProfiles } from "@shared/schema/index";
import { startTestApp, type TestApp, testClock } from "../../test/app";

let app: TestApp;
let me: Awaited<ReturnType<TestApp["as"]>>;
let user: { id: string };
beforeAll(async () => {
  app = await startTestApp({ clock: testClock("2030-03-01T12:00:00Z") });
  user = await app.buildUser();
  me = await app.as(user);
});
afterAll(() => app.close());

async function buildFunder(given: Partial<typeof funderProfiles.$inferInsert> = {}) {
  const [row] = await app.db
    .insert(funderProfiles)
    .values({ name: `Fund ${crypto.randomUUID()}`, ...given })
    .returning();
  return row!;
}
const read = async (id: string, caller = me) => {
  const answer = await caller.get(`/api/funders/${id}`);
  expect(answer.status).toBe(200);
  return answer.body;
};
const namesIn = ({ opportunities }: { opportunities: { name: string }[] }) =>
  opportunities.map(({ name }) => name);

describe("a funder's profile", () => {
  it("has all facts of the directory but the contact persons", async () => {
    const parent = await buildFunder({ name: "Savannah Group" });
    const { id } = await buildFunder({
      name: "Savannah Seeds",
      funderType: "vc",
      country: "KE",
      geographyFocus: ["Africa"],
      stageFocus: ["Seed"],
      minCheckSize: "25000",
      maxCheckSize: "500000",
      averageCheckSize: "100000",
      currency: "USD",
      typicalEquity: "7.5",
      portfolioCount: 40,
      activePortfolioCount: 31,
      exitsCount: 3,
      crunchbaseUrl: "https://example.org/crunchbase",
      linkedinUrl: "https://example.org/linkedin",
      contactEmail: "private@example.org",
      contactName: "Private Person",
      contactPhone: "12345",
      source: "Checked against its page",
      sourceUrl: "https://example.org/about",
      attribution: "Open list, CC BY 4.0",
      rorId: "https://ror.org/021nxhr62",
      orgIds: ["GB-CHC-200051"],
      uei: "EJCVPNN1WFS5",
      aliases: ["Savannah"],
      parentId: parent.id,
      lastSyncedAt: new Date("2029-01-02T00:00:00Z"),
    });
    const profile = await read(id);
    expect(profile).toMatchObject({
      id,
      name: "Savannah Seeds",
      typicalEquity: "7.50",
      portfolioCount: 40,
      activePortfolioCount: 31,
      exitsCount: 3,
      crunchbaseUrl: "https://example.org/crunchbase",
      linkedinUrl: "https://example.org/linkedin",
      twitterUrl: null,
      source: "Checked against its page",
      attribution: "Open list, CC BY 4.0",
      rorId: "https://ror.org/021nxhr62",
      orgIds: ["GB-CHC-200051"],
      uei: "EJCVPNN1WFS5",
      aliases: ["Savannah"],
      parent: { id: parent.id, name: "Savannah Group" },
      lastSyncedAt: "2029-01-02T00:00:00.000Z",
      opportunities: [],
      hasMoreOpportunities: false,
      fits: [],
    });
    expect(JSON.stringify(profile)).not.toMatch(/private|12345/i);
  });

  it("answers 404 for an unknown funder", async () => {
    for (const id of [crypto.randomUUID(), "nonsense"])
      expect((await me.get(`/api/funders/${id}`)).status).toBe(404);
    expect((await app.visitor.get(`/api/funders/${crypto.randomUUID()}`)).status).toBe(401);
  });
});

describe("the opportunities of a funder", () => {
  it("are those published under its name in any case, or under its exact abbreviation", async () => {
    const { id } = await buildFunder({ name: "Fund for Rural Energy (FRE)" });
    const build = (name: string, funderName: string, given = {}) =>
      app.buildOpportunity({ name, funderName, deadline: "2030-06-01", ...given });
    await build("Own name", "fund for rural ENERGY (FRE)", { deadline: "2030-04-01" });
    await build("Short name", "FRE");
    await build("Long name", "Fund for Rural Energy", { deadline: null });
    await build("Last day", "FRE", { deadline: "2030-03-01" });
    await build("Closed", "FRE", { deadline: "2030-02-28" });
    await build("Pending", "FRE", { verificationStatus: "pending" });
    await build("Rejected", "FRE", { verificationStatus: "rejected" });
    await build("Another", "FRE Capital");
    await build("Another yet", "The Fund for Rural Energy");
    expect(namesIn(await read(id))).toEqual(["Last day", "Own name", "Short name", "Long name"]);
  });

  it("have the score of the best entity, best first, and are marked when they were hidden", async () => {
    const { id, name } = await buildFunder();
    const owner = await app.buildUser();
    await app.buildEntity({
      userId: owner.id,
      name: "Lab",
      type: "Startup",
      country: "KE",
      industry: ["energy"],
    });
    const rules = { funderName: name, deadline: "2030-09-01", eligibleEntityTypes: ["Startup"] };
    await app.buildOpportunity({ ...rules, name: "For schools", eligibleEntityTypes: ["School"] });
    await app.buildOpportunity({ ...rules, name: "Weak", industryFocus: ["Web3 & blockchain"] });
    const strong = await app.buildOpportunity({
      ...rules,
      name: "Strong",
      eligibleCountries: ["KE"],
      industryFocus: ["Energy & power"],
    });
    const caller = await app.as(owner);
    await caller.put(`/api/opportunities/${strong.id}/feedback`).send({ kind: "dismissed" });
    const { opportunities } = await read(id, caller);
    expect(opportunities.map(({ name }: { name: string }) => name)).toEqual([
      "Strong",
      "Weak",
      "For schools",
    ]);
    const [first, second, third] = opportunities;
    const asked = (await caller.get(`/api/opportunities/${strong.id}`)).body;
    expect(first).toMatchObject({ matchScore: asked.matchScore, isPutAway: true });
    expect(first.matchScore).toBeGreaterThan(second.matchScore);
    expect(second.isPutAway).toBe(false);
    expect(third.matchScore).toBeNull();
    // Somebody else has put nothing away, and without an entity there is no score.
    for (const theirs of (await read(id)).opportunities)
      expect(theirs).toMatchObject({ matchScore: null, isPutAway: false });
  });

  it("tell at which moment each closes", async () => {
    const { id, name: funderName } = await buildFunder();
    const atHour = { deadline: "2030-06-01", deadlineTime: "17:00", deadlineTimezone: "Africa/Nairobi" };
    await app.buildOpportunity({ ...atHour, name: "At an hour", funderName });
    await app.buildOpportunity({ name: "Undated", funderName, deadline: null });
    expect((await read(id)).opportunities).toMatchObject([
      { ...atHour, closesAt: "2030-06-01T14:00:00.000Z" },
      { deadlineTime: null, closesAt: null },
    ]);
  });

  it("are twenty at most, and tell that there are more", async () => {
    const { id, name } = await buildFunder();
    for (let n = 0; n < 20; n += 1) await app.buildOpportunity({ funderName: name });
    expect(await read(id)).toMatchObject({ hasMoreOpportunities: false });
    await app.buildOpportunity({ funderName: name });
    const { opportunities, hasMoreOpportunities } = await read(id);
    expect([opportunities.length, hasMoreOpportunities]).toEqual([20, true]);
  });
});

describe("the fit of a funder", () => {
  it("is shown for each of the caller's entities, and for nobody else's", async () => {
    const { id } = await buildFunder({
      industryFocus: ["Energy & power"],
      stageFocus: ["Seed"],
      geographyFocus: ["Africa"],
      minCheckSize: "25000",
      maxCheckSize: "500000",
      currency: "USD",
    });
    const owner = await app.buildUser();
    await app.buildEntity({ userId: owner.id, name: "Empty", updatedAt: new Date("2030-01-01T00:00:00Z") });
    await app.buildEntity({
      userId: owner.id,
      name: "Solar",
      industry: ["energy"],
      stage: "Scale",
      country: "KE",
      currentFundingSought: "50000",
      annualRevenueCurrency: "USD",
      updatedAt: new Date("2030-02-01T00:00:00Z"),
    });
    await app.buildEntity({ name: "Somebody else's" });
    const { fits, hasMoreEntities } = await read(id, await app.as(owner));
    expect(fits.map(({ entityName }: { entityName: string }) => entityName)).toEqual(["Solar", "Empty"]);
    expect(hasMoreEntities).toBe(false);
    expect(fits[0].facts).toEqual([
      {
        fact: "industry",
        label: "Industry",
        verdict: "met",
        funder: "Energy & power",
        entity: "Energy & power",
        note: null,
      },
      { fact: "stage", label: "Stage", verdict: "not_met", funder: "Seed", entity: "Scale", note: null },
      {
        fact: "geography",
        label: "Where it funds",
        verdict: "met",
        funder: "Africa",
        entity: "Kenya",
        note: null,
      },
      {
        fact: "cheque",
        label: "Cheque size",
        verdict: "met",
        funder: "USD 25,000 to USD 500,000",
        entity: "Seeks USD 50,000",
        note: null,
      },
    ]);
    expect(fits[1].facts.map(({ verdict }: { verdict: string }) => verdict)).toEqual(
      Array(4).fill("unknown"),
    );
  });

  it("is worded in the caller's language", async () => {
    const { id } = await buildFunder({
      industryFocus: ["All industries", "Agrivoltaics"],
      stageFocus: ["Seed", "Any stage"],
      geographyFocus: ["Africa", "Latin America", "Côte d’Ivoire", "Germany"],
      minCheckSize: "25000",
      maxCheckSize: "500000",
      currency: "USD",
    });
    const owner = await app.buildUser({ preferredLanguage: "fr" });
    const entity = {
      userId: owner.id,
      industry: ["energy"],
      stage: "Scale" as const,
      country: "DZ",
      currentFundingSought: "1000000",
    };
    await app.buildEntity({
      ...entity,
      annualRevenueCurrency: "USD",
      updatedAt: new Date("2030-02-01T00:00:00Z"),
    });
    await app.buildEntity({ ...entity, updatedAt: new Date("2030-01-01T00:00:00Z") });
    const { fits } = await read(id, await app.as(owner));
    expect(fits[0].facts).toEqual([
      {
        fact: "industry",
        label: "Secteur",
        verdict: "met",
        funder: "Tous les secteurs, Agrivoltaics",
        entity: "Énergie et électricité",
        note: null,
      },
      {
        fact: "stage",
        label: "Stade",
        verdict: "met",
        funder: "Amorçage, Tous les stades",
        entity: "Passage à l’échelle",
        note: null,
      },
      {
        fact: "geography",
        label: "Zones financées",
        verdict: "met",
        funder: "Afrique, Amérique latine, Côte d’Ivoire, Allemagne",
        entity: "Algérie",
        note: null,
      },
      {
        fact: "cheque",
        label: "Ticket",
        verdict: "not_met",
        funder: "De 25\u202F000\u00A0USD à 500\u202F000\u00A0USD",
        entity: "Recherche 1\u202F000\u202F000\u00A0USD",
        note: "Son ticket maximum ne couvrirait qu’une partie du montant recherché\u00A0: d’autres devraient s’y joindre.",
      },
    ]);
    expect(fits[1].facts[3]).toMatchObject({
      entity: "Recherche 1\u202F000\u202F000, dans une devise non indiquée",
      note: "Le profil n’indique pas sa devise.",
    });
  });
});
