import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ALL_ENTITY_TYPES, ENTITY_STAGES } from "@shared/constants/enums";
import { entities, fundingOpportunities, opportunityEmbeddings, startupProfiles } from "@shared/schema/index";
import type { MatchedOpportunityView } from "@shared/validators/opportunities";
import { createBuiltinEmbedder } from "./embedder/builtin";
import { describeTerms } from "./embedder/terms";
import { createFairQueue } from "../../platform/concurrency/fair-queue";
import { startTestApp, type TestApp, testClock } from "../../test/app";
import { eventually } from "../../test/eventually";
import {
  selectCandidates,
  selectCandidatesByIds,
  selectCandidatesForEach,
} from "./engine/candidates.queries";
import { refreshOpportunityEmbeddings } from "./retrieval/embeddings.service";
import { checkGates, isEligible } from "./engine/gates";
import type { EntityFacts, Probe } from "./engine/match-types";
import { selectTellingWords } from "./engine/telling-words.queries";
import { makeFacts } from "../../test/helpers/match-facts";

const NOW = new Date("2030-06-15T12:00:00Z");

const builtin = createBuiltinEmbedder();
/** The built-in embedder, by any name: keeps what it was asked, and does beforehand what a test wants done. */
const embedder = {
  model: builtin.model,
  isRemote: false,
  texts: [] as string[],
  before: (): unknown => undefined,
  embed: async (texts: string[]) => {
    await embedder.before();
    embedder.texts.push(...texts);
    return builtin.embed(texts);
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: testClock(NOW), deps: { embedder } });
});
const source = () => ({ db: app.db, facts: app.deps.matchingCaches.facts });
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(fundingOpportunities);
  await app.db.delete(entities);
  Object.assign(embedder, { model: "builtin-1", isRemote: false, texts: [], before: () => undefined });
});

const refresh = () => refreshOpportunityEmbeddings(app.deps);
type Matched = MatchedOpportunityView;
async function matchedFor(user: { id: string }, entityId?: string): Promise<Matched[]> {
  const query = entityId === undefined ? "" : `?entityId=${entityId}`;
  const res = await (await app.as(user)).get(`/api/opportunities/matched${query}`);
  expect(res.status).toBe(200);
  return res.body.opportunities as Matched[];
}
const open = { eligibleEntityTypes: ["Startup"], eligibleCountries: ["*"] };
const aPart = (part: string, label: string) => ({
  part,
  label,
  points: expect.any(Number) as number,
  max: expect.any(Number) as number,
  how: expect.any(String) as string,
});

describe("GET /api/opportunities/matched", () => {
  it("ranks each opportunity by what it says now, also when it was ranked before", async () => {
    const user = await app.buildUser();
    await app.buildEntity({ userId: user.id, industry: ["climate"] });
    const { id } = await app.buildOpportunity({ name: "A Fund", ...open, industryFocus: ["Health"] });
    const metIn = async () => {
      const [match] = await matchedFor(user);
      return match!.matchReasons.find(({ label }) => label.startsWith("Industry"))?.met;
    };
    expect(await metIn()).toBe(false);
    await app.db
      .update(fundingOpportunities)
      .set({ industryFocus: ["Climate & carbon"] })
      .where(eq(fundingOpportunities.id, id));
    expect(await metIn()).toBe(true);
  });

  it("reads from their profiles whether a group has a sponsor, and of which level a public body is", async () => {
    const user = await app.buildUser();
    const us = { userId: user.id, country: "US" };
    const group = await app.buildEntity({ ...us, type: "Community Group", name: "Oak Friends" });
    const body = await app.buildEntity({ ...us, type: "Government", name: "Road Works" });
    const federal = { ...open, source: "Grants.gov", eligibleCountries: ["US"] };
    await app.buildOpportunity({
      ...federal,
      name: "For Nonprofits",
      eligibleEntityTypes: ["Nonprofit"],
      eligibilityText:
        "Nonprofits having a 501(c)(3) status with the IRS, other than institutions of higher education",
    });
    await app.buildOpportunity({
      ...federal,
      name: "For Counties",
      eligibleEntityTypes: ["Government"],
      eligibilityText: "County governments",
    });
    const me = await app.as(user);
    const names = async () => (await matchedFor(user)).map(({ name }) => name).sort();
    expect(await names()).toEqual(["For Counties"]);
    await me.post(`/api/profile/${group.id}`).send({ groupType: "Group with a fiscal sponsor" }).expect(200);
    expect(await names()).toEqual(["For Counties", "For Nonprofits"]);
    await me.post(`/api/profile/${body.id}`).send({ agencyName: "City of Fresno" }).expect(200);
    expect(await names()).toEqual(["For Nonprofits"]);
  });

  it("keeps nobody waiting for the vectors of other people's new entities", async () => {
    const [user, ...newcomers] = await Promise.all(Array.from({ length: 7 }, () => app.buildUser()));
    await app.buildEntity({ userId: user!.id });
    await app.buildOpportunity({ name: "A Fund", ...open });
    expect(await matchedFor(user!)).toHaveLength(1);
    const held: (() => void)[] = [];
    embedder.before = () => new Promise<void>((release) => held.push(release));
    try {
      for (const { id } of newcomers) await app.buildEntity({ userId: id });
      const waiting = newcomers.map((newcomer) => matchedFor(newcomer));
      await eventually(() => held.length).toBe(newcomers.length);
      expect(await matchedFor(user!)).toHaveLength(1);
      held.forEach((release) => release());
      expect((await Promise.all(waiting)).map((matches) => matches.length)).toEqual(newcomers.map(() => 1));
    } finally {
      embedder.before = () => undefined;
      held.forEach((release) => release());
    }
  });

  it("answers 503 with a time to come back when too many wait for their matches", async () => {
    const matchingLine = createFairQueue({ runningMax: 0, waitingMax: { all: 0, perCaller: 0 } });
    const busy = await startTestApp({ deps: { matchingLine } });
    const user = await busy.buildUser();
    await busy.buildEntity({ userId: user.id });
    const { status, body, headers } = await (await busy.as(user)).get("/api/opportunities/matched");
    await busy.close();
    expect([status, body, headers["retry-after"]]).toEqual([
      503,
      {
        message: "Many people are looking for funding right now. Please try again in a few seconds.",
        code: "unavailable",
      },
      "5",
    ]);
  });

  it("answers cards with score, entity and reasons, in exactly the agreed shape", async () => {
    const user = await app.buildUser();
    const entity = await app.buildEntity({
      userId: user.id,
      country: "KE",
      stage: "MVP",
      industry: ["climate"],
      description: "Solar pumps for farmers",
      currentFundingSought: "20000",
      annualRevenueCurrency: "USD",
    });
    const { id, name, slug } = await app.buildOpportunity({
      name: "Solar Grant for Farming",
      ...open,
      stageFocus: ["MVP", "Traction"],
      industryFocus: ["Climate & carbon"],
      minAmount: "10000",
      maxAmount: "50000",
      deadline: "2030-07-15",
      createdAt: NOW,
    });
    await refresh();
    const res = await (await app.as(user)).get("/api/opportunities/matched");
    expect(res.body).toEqual({
      opportunities: [
        {
          id,
          name,
          slug,
          funderName: null,
          description: null,
          fundingType: "grant",
          minAmount: "10000.00",
          maxAmount: "50000.00",
          currency: "USD",
          deadline: "2030-07-15",
          deadlineTimezone: null,
          deadlineTime: null,
          closesAt: "2030-07-16T00:00:00.000Z",
          deadlineNote: null,
          openDate: null,
          eligibleCountries: ["*"],
          eligibleEntityTypes: ["Startup"],
          featured: false,
          createdAt: NOW.toISOString(),
          feedback: null,
          matchScore: expect.any(Number) as number,
          matchedEntityId: entity.id,
          matchReasons: [
            { label: "Entity type: open to startups", met: true },
            { label: "Country: open worldwide", met: true },
            { label: "Stage: open to MVP", met: true },
            { label: "Subject: “Solar”, as in your profile; “Farming”; you speak of “farmers”", met: true },
            { label: "Industry: Climate & carbon, as in your profile", met: true },
            { label: "Amount: USD 10,000 to USD 50,000, you seek USD 20,000", met: true },
            { label: "Deadline: 30 days left", met: true },
            { label: "Text similarity: high", met: true },
          ],
          matchParts: [
            aPart("rules", "Eligibility"),
            aPart("award", "Kind of award"),
            aPart("text", "Text similarity"),
            aPart("subject", "Topic of the title"),
            aPart("industry", "Industry and themes"),
            aPart("amount", "Amount"),
            aPart("time", "Time left"),
            aPart("experience", "Adjustment from experience"),
          ],
          matchGates: [
            {
              gate: "type",
              label: "Entity type",
              verdict: "met",
              opportunity: "Open to: Startup",
              profile: "Startup",
              ask: [],
            },
            {
              gate: "country",
              label: "Country",
              verdict: "met",
              opportunity: "Worldwide",
              profile: "Kenya",
              ask: [],
            },
            {
              gate: "stage",
              label: "Stage",
              verdict: "met",
              opportunity: "MVP or Traction",
              profile: "MVP",
              ask: [],
            },
            {
              gate: "deadline",
              label: "Deadline",
              verdict: "met",
              opportunity: "Open until the end of 15 July 2030",
              profile: null,
              ask: [],
            },
          ],
        },
      ],
    });
    const [{ matchScore, matchParts }] = res.body.opportunities as [Matched];
    expect(matchScore).toBe(matchParts.reduce((sum, { points }) => sum + points, 0));
    expect(matchScore).toBeGreaterThan(80);
    expect(matchScore).toBeLessThanOrEqual(100);
  });

  it("says the same of an opportunity on its own page as in the list", async () => {
    const user = await app.buildUser();
    await app.buildEntity({ userId: user.id, description: "Solar pumps", country: null });
    const { id } = await app.buildOpportunity({ description: "Solar pumps", eligibleCountries: ["KE"] });
    await refresh();
    const [matched] = await matchedFor(user);
    const { body } = await (await app.as(user)).get(`/api/opportunities/${id}`);
    const { matchScore, matchedEntityId, matchReasons, matchParts, matchGates } = matched!;
    expect(body).toMatchObject({ matchScore, matchedEntityId, matchReasons, matchParts, matchGates });
    expect(matchGates[1]).toMatchObject({ gate: "country", verdict: "unknown", ask: ["country"] });
  });

  it("says which rule keeps somebody out, and gives no score for adding up", async () => {
    const user = await app.buildUser();
    await app.buildEntity({ userId: user.id, country: "GH" });
    const { id } = await app.buildOpportunity({ ...open, eligibleCountries: ["KE"] });
    const { body } = await (await app.as(user)).get(`/api/opportunities/${id}`);
    expect(body).toMatchObject({ matchScore: null, matchParts: [] });
    expect(body.matchGates).toContainEqual({
      gate: "country",
      label: "Country",
      verdict: "not_met",
      opportunity: "Kenya",
      profile: "Ghana",
      ask: [],
    });
  });

  it("matches an entity of which only name and type are known", async () => {
    const user = await app.buildUser();
    const entity = await app.buildEntity({ userId: user.id, name: "Acme", type: "School" });
    await app.buildOpportunity({ name: "For schools", eligibleEntityTypes: ["School"], stageFocus: ["MVP"] });
    await app.buildOpportunity({ name: "For start-ups", eligibleEntityTypes: ["Startup"] });
    await refresh();
    const [matched, ...others] = await matchedFor(user);
    expect(others).toEqual([]);
    expect(matched).toMatchObject({ name: "For schools", matchedEntityId: entity.id });
    expect(matched!.matchGates.find(({ gate }) => gate === "stage")).toMatchObject({
      verdict: "unknown",
      profile: null,
      ask: ["stage"],
    });
  });

  it("is empty without an entity", async () => {
    await app.buildOpportunity(open);
    expect(await matchedFor(await app.buildUser())).toEqual([]);
  });

  it("has only what is open, verified and not closed to the entity", async () => {
    const user = await app.buildUser();
    await app.buildEntity({ userId: user.id, country: "KE" });
    await app.buildOpportunity({ name: "Shown", ...open });
    await app.buildOpportunity({ name: "Not said", eligibleEntityTypes: [], eligibleCountries: [] });
    await app.buildOpportunity({ name: "Pending", ...open, verificationStatus: "pending" });
    await app.buildOpportunity({ name: "Rejected", ...open, verificationStatus: "rejected" });
    await app.buildOpportunity({ name: "Closed", ...open, deadline: "2030-06-14" });
    await app.buildOpportunity({ name: "Elsewhere", ...open, eligibleCountries: ["US"] });
    await app.buildOpportunity({ name: "Others", ...open, eligibleEntityTypes: ["School"] });
    expect((await matchedFor(user)).map(({ name }) => name)).toEqual(["Shown", "Not said"]);
  });

  it("compares a narrower word of the person's as the industry that it belongs to", async () => {
    const user = await app.buildUser();
    const me = await app.as(user);
    const given = { name: "Small Reactors", type: "Startup", industry: ["Nuclear"], country: "KE" };
    const made = await me.post("/api/entities").send(given).expect(201);
    expect(made.body.industry).toEqual(["Nuclear"]);
    await app.buildOpportunity({ name: "Power", ...open, industryFocus: ["Energy & power"] });
    await app.buildOpportunity({ name: "Pictures", ...open, industryFocus: ["arts"] });
    const met = (await matchedFor(user)).map(({ name, matchReasons }) => [
      name,
      matchReasons.find(({ label }) => label.startsWith("Industry"))?.met,
    ]);
    expect(met).toEqual([
      ["Power", true],
      ["Pictures", false],
    ]);
  });

  it("names each opportunity once, with the best of the user's own entities", async () => {
    const user = await app.buildUser();
    const farm = await app.buildEntity({
      userId: user.id,
      industry: ["agriculture"],
      name: "Farm",
      country: "KE",
    });
    const bank = await app.buildEntity({
      userId: user.id,
      industry: ["fintech"],
      name: "Bank",
      country: "KE",
    });
    // A stranger's better entity changes nothing.
    await app.buildEntity({ industry: ["space"], name: "Rocket", country: "KE" });
    await app.buildOpportunity({ name: "Farming", ...open, industryFocus: ["agriculture"] });
    await app.buildOpportunity({ name: "Banking", ...open, industryFocus: ["fintech"] });
    await app.buildOpportunity({ name: "Space", ...open, industryFocus: ["space"] });
    const matched = await matchedFor(user);
    expect(matched).toHaveLength(3);
    const entityOf = Object.fromEntries(matched.map(({ name, matchedEntityId }) => [name, matchedEntityId]));
    expect(entityOf).toMatchObject({ Farming: farm.id, Banking: bank.id });
    expect([farm.id, bank.id]).toContain(entityOf.Space);
    expect(matched.map(({ matchScore }) => matchScore)).toEqual(
      matched.map(({ matchScore }) => matchScore).sort((a, b) => b - a),
    );
  });

  it("puts what may be open below what is known to be, if it reads the same", async () => {
    const user = await app.buildUser();
    await app.buildEntity({ userId: user.id, description: "Solar pumps", country: null });
    await app.buildOpportunity({ name: "Solar pumps", ...open, eligibleCountries: ["KE"] });
    await app.buildOpportunity({ name: "Solar pumps", ...open });
    await app.buildOpportunity({
      name: "Solar pumps",
      ...open,
      eligibleEntityTypes: ["School"],
      eligibleEntityTypesOpenEnded: true,
    });
    await refresh();
    const [first, ...others] = await matchedFor(user);
    expect(first!.matchGates.map(({ verdict }) => verdict)).toEqual(["met", "met"]);
    expect(others).toHaveLength(2);
    for (const { matchScore } of others) expect(matchScore).toBeLessThan(first!.matchScore);
  });

  it("finds a subject in the answers that the person wrote, and not in those chosen from a list", async () => {
    const user = await app.buildUser();
    const { id } = await app.buildEntity({ userId: user.id, type: "Nonprofit", industry: ["education"] });
    const agent = await app.as(user);
    await app.buildOpportunity({ name: "Dementia Fund" });
    await app.buildOpportunity({ name: "Hunger Fund" });
    const listSubjects = async () =>
      (await matchedFor(user))
        .flatMap(({ matchReasons }) => matchReasons.map(({ label }) => label))
        .filter((label) => label.startsWith("Subject"))
        .sort();
    const unanswered = [
      "Subject: “Dementia”, which is not in your profile",
      "Subject: “Hunger”, which is not in your profile",
    ];
    expect(await listSubjects()).toEqual(unanswered);
    await agent
      .post(`/api/profile/${id}`)
      .send({ sdgAlignment: ["SDG 2: Zero hunger"] })
      .expect(200);
    expect(await listSubjects()).toEqual(unanswered);
    await agent
      .post(`/api/profile/${id}`)
      .send({ programs: "Singing with people with dementia." })
      .expect(200);
    expect(await listSubjects()).toEqual(["Subject: “Dementia”, as in your profile", unanswered[1]]);
    await agent
      .post(`/api/profile/${id}`)
      .send({ partners: ["The Council", "Alliance against hunger"] })
      .expect(200);
    expect((await listSubjects())[1]).toBe("Subject: “Hunger”, as in your profile");
  });

  it("gives the nearer text the better place", async () => {
    const user = await app.buildUser();
    const entity = await app.buildEntity({ userId: user.id, name: "Acme", country: "KE" });
    await app.db.insert(startupProfiles).values({
      entityId: entity.id,
      problemStatement: "Coral reefs die of heat; we breed corals that survive",
    });
    await app.buildOpportunity({ name: "Payments prize", description: "Mobile money and banking", ...open });
    await app.buildOpportunity({
      name: "Reef fund",
      description: "Restoring coral reefs and oceans",
      ...open,
    });
    await refresh();
    expect((await matchedFor(user)).map(({ name }) => name)).toEqual(["Reef fund", "Payments prize"]);
  });

  it("gives the better place to the same subject in other words", async () => {
    const user = await app.buildUser();
    await app.buildEntity({
      userId: user.id,
      name: "Acme",
      country: "KE",
      description: "A safe house for battered women",
    });
    await app.buildOpportunity({ name: "Housing fund", description: "Safe houses to rent and buy", ...open });
    await app.buildOpportunity({
      name: "Justice fund",
      description: "For survivors of domestic violence",
      ...open,
    });
    await refresh();
    expect((await matchedFor(user)).map(({ name }) => name)).toEqual(["Justice fund", "Housing fund"]);
  });

  it("answers at most 100", async () => {
    const user = await app.buildUser();
    await app.buildEntity({ userId: user.id });
    await app.db.insert(fundingOpportunities).values(
      Array.from({ length: 110 }, (_, i) => ({
        name: `Fund ${i}`,
        slug: `fund-${i}`,
        verificationStatus: "verified" as const,
        ...open,
      })),
    );
    const matched = await matchedFor(user);
    expect(matched).toHaveLength(100);
    expect(new Set(matched.map(({ id }) => id)).size).toBe(100);
  });
});

describe("one of several entities", () => {
  it("is matched alone when it is asked for", async () => {
    const user = await app.buildUser();
    const farm = await app.buildEntity({ userId: user.id, name: "Farm", country: "KE" });
    const bank = await app.buildEntity({ userId: user.id, name: "Bank", country: "GH" });
    await app.buildOpportunity({ name: "Kenya", ...open, eligibleCountries: ["KE"] });
    await app.buildOpportunity({ name: "Ghana", ...open, eligibleCountries: ["GH"] });
    const namesFor = async (entityId?: string) =>
      (await matchedFor(user, entityId)).map(({ name, matchedEntityId }) => [name, matchedEntityId]).sort();
    expect(await namesFor()).toEqual([
      ["Ghana", bank.id],
      ["Kenya", farm.id],
    ]);
    expect(await namesFor(bank.id)).toEqual([["Ghana", bank.id]]);
  });

  it("is not found when it is somebody else's", async () => {
    const user = await app.buildUser();
    await app.buildEntity({ userId: user.id });
    const stranger = await app.buildEntity();
    const { id } = await app.buildOpportunity(open);
    const reader = await app.as(user);
    for (const path of ["", `/${id}`, "/matched"]) {
      const res = await reader.get(`/api/opportunities${path}?entityId=${stranger.id}`);
      expect([path, res.status]).toEqual([path, 404]);
    }
    expect((await reader.get("/api/opportunities/matched?entityId=7")).status).toBe(400);
  });
});

describe("what changes the matches", () => {
  const names = async (user: { id: string }) => (await matchedFor(user)).map(({ name }) => name).sort();

  it("shows at once: opportunities that come, change and go", async () => {
    const user = await app.buildUser();
    await app.buildEntity({ userId: user.id, country: "KE" });
    expect(await names(user)).toEqual([]);
    const { id } = await app.buildOpportunity({ name: "Sun", ...open });
    await app.buildOpportunity({ name: "Moon", ...open });
    expect(await names(user)).toEqual(["Moon", "Sun"]);
    const only = eq(fundingOpportunities.id, id);
    await app.db.update(fundingOpportunities).set({ name: "Star" }).where(only);
    expect(await names(user)).toEqual(["Moon", "Star"]);
    await app.db
      .update(fundingOpportunities)
      .set({ eligibleCountries: ["GH"] })
      .where(only);
    expect(await names(user)).toEqual(["Moon"]);
    await app.db.delete(fundingOpportunities);
    expect(await names(user)).toEqual([]);
  });

  it("shows at once: vectors, facts of the entity, and time", async () => {
    const user = await app.buildUser();
    const entity = await app.buildEntity({ userId: user.id, country: "KE", description: "Solar pumps" });
    await app.buildOpportunity({
      name: "Solar pumps",
      ...open,
      eligibleCountries: ["KE"],
      deadline: "2030-06-20",
    });
    const before = await matchedFor(user);
    await refresh();
    const after = await matchedFor(user);
    expect(after[0]!.matchScore).toBeGreaterThan(before[0]!.matchScore);
    await app.db.update(entities).set({ country: "GH" }).where(eq(entities.id, entity.id));
    expect(await names(user)).toEqual([]);
    await app.db.update(entities).set({ country: "KE" }).where(eq(entities.id, entity.id));
    expect(await names(user)).toEqual(["Solar pumps"]);
    try {
      app.clock.set("2030-06-22T12:00:00Z");
      expect(await names(user)).toEqual([]);
    } finally {
      app.clock.set(NOW);
    }
  });

  it("shows at once: what is hidden, and brought back; for nobody else", async () => {
    const [user, other] = [await app.buildUser(), await app.buildUser()];
    for (const { id: userId } of [user, other]) await app.buildEntity({ userId, country: "KE" });
    const { id } = await app.buildOpportunity({ name: "Sun", ...open });
    await app.buildOpportunity({ name: "Moon", ...open });
    const reader = await app.as(user);
    const path = `/api/opportunities/${id}/feedback`;
    expect(await names(user)).toEqual(["Moon", "Sun"]);
    expect((await reader.put(path).send({ kind: "dismissed" })).status).toBe(200);
    expect(await names(user)).toEqual(["Moon"]);
    expect(await names(other)).toEqual(["Moon", "Sun"]);
    expect((await reader.put(path).send({ kind: "saved" })).status).toBe(200);
    const sun = (await matchedFor(user)).find((matched) => matched.id === id);
    expect(sun?.feedback).toEqual({ kind: "saved", reason: null });
    await reader.put(path).send({ kind: "dismissed" });
    await reader.delete(path);
    expect(await names(user)).toEqual(["Moon", "Sun"]);
  });
});

describe("the filter in the database", () => {
  const opportunity = fc.record({
    eligibleEntityTypes: fc.subarray(["*", "Startup", "School", "Nonprofit"], { maxLength: 2 }),
    eligibleEntityTypesOpenEnded: fc.boolean(),
    eligibleCountries: fc.subarray(["*", "KE", "GH", "US"], { maxLength: 2 }),
    stageFocus: fc.subarray(["*", "Idea", "MVP", "Scale"], { maxLength: 2 }),
    yearFoundedMin: fc.option(fc.integer({ min: 2018, max: 2022 })),
    yearFoundedMax: fc.option(fc.integer({ min: 2020, max: 2024 })),
    currency: fc.constantFrom("USD", "EUR"),
    revenueMin: fc.option(fc.constantFrom("0.00", "100.00", "1000.01")),
    revenueMax: fc.option(fc.constantFrom("100.00", "1000.00", "99999.99")),
    deadline: fc.option(fc.constantFrom("2030-06-14", "2030-06-15", "2030-06-16")),
    deadlineTimezone: fc.option(fc.constantFrom("Pacific/Kiritimati", "Pacific/Pago_Pago", "Nowhere")),
    deadlineTime: fc.option(fc.constantFrom("00:00", "12:00", "23:59")),
    verificationStatus: fc.constantFrom(
      "verified" as const,
      "verified" as const,
      "pending" as const,
      "rejected" as const,
    ),
  });
  const entity = fc.record({
    type: fc.constantFrom(...ALL_ENTITY_TYPES),
    country: fc.option(fc.constantFrom("KE", "GH", "NG")),
    countriesOperating: fc.option(fc.subarray(["KE", "US", "TG"])),
    stage: fc.option(fc.constantFrom(...ENTITY_STAGES)),
    foundedYear: fc.option(fc.integer({ min: 2017, max: 2025 })),
    annualRevenue: fc.option(fc.constantFrom("0.00", "100.00", "1000.00", "1000.01", "5000000.00")),
    annualRevenueCurrency: fc.option(fc.constantFrom("USD", "EUR")),
  });
  const now = new Date("2030-06-15T10:30:00Z");
  const noVector: Probe = { vector: null, terms: null, model: "builtin-1", themes: [] };
  const limits = { exact: 2_000, ranked: 2_000, nearest: 300, byWords: 100 };
  const searchFor = (given: EntityFacts, probe: Probe, at = NOW) => ({
    userId: randomUUID(),
    entity: given,
    probe,
    words: () => Promise.resolve([]),
    now: at,
  });

  it("lets through exactly what the rules allow, for any facts", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(opportunity, { minLength: 20, maxLength: 20 }),
        fc.array(entity, { minLength: 8, maxLength: 8 }),
        async (rows, own) => {
          await app.db.delete(fundingOpportunities);
          const inserted = await app.db
            .insert(fundingOpportunities)
            .values(rows.map((row, i) => ({ ...row, name: `Fund ${i}`, slug: `fund-${i}` })))
            .returning({ id: fundingOpportunities.id });
          const all = await selectCandidatesByIds(
            source(),
            inserted.map(({ id }) => id),
            noVector,
          );
          const verified = new Set(
            inserted.filter((_, i) => rows[i]!.verificationStatus === "verified").map(({ id }) => id),
          );
          expect(new Set(all.map(({ id }) => id))).toEqual(verified);
          for (const facts of own) {
            const given = { ...makeFacts({ industry: null, currentFundingSought: null }), ...facts };
            const { candidates, isComplete } = await selectCandidates(
              source(),
              searchFor(given, noVector, now),
              limits,
            );
            const allowed = all.filter((rules) => isEligible(checkGates(given, rules, now)));
            expect(new Set(candidates.map(({ id }) => id))).toEqual(new Set(allowed.map(({ id }) => id)));
            expect(isComplete).toBe(true);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it("holds over HTTP: nothing that is closed to the entity is ever matched", async () => {
    const user = await app.buildUser();
    const reader = await app.as(user);
    await fc.assert(
      fc.asyncProperty(
        fc.array(opportunity, { minLength: 12, maxLength: 12 }),
        entity,
        async (rows, facts) => {
          await app.db.delete(fundingOpportunities);
          await app.db.delete(entities);
          const own = await app.buildEntity({ userId: user.id, ...facts });
          await app.db
            .insert(fundingOpportunities)
            .values(rows.map((row, i) => ({ ...row, name: `Fund ${i}`, slug: `fund-${i}` })));
          const matched = (await reader.get("/api/opportunities/matched")).body.opportunities as Matched[];
          const rules = await selectCandidatesByIds(
            source(),
            matched.map(({ id }) => id),
            noVector,
          );
          expect(rules).toHaveLength(matched.length);
          for (const rule of rules) expect(isEligible(checkGates(own, rule, NOW))).toBe(true);
          for (const { matchScore, matchParts } of matched)
            expect(matchParts.reduce((sum, { points }) => sum + points, 0)).toBe(matchScore);
        },
      ),
      { numRuns: 15 },
    );
  });

  it("finds through the graph index what an exact search finds, behind a narrow filter too", async () => {
    const themes = [
      "solar pumps for farms",
      "girls in school",
      "mobile payments",
      "coral reefs",
      "cancer trials",
    ];
    await app.db.insert(fundingOpportunities).values(
      Array.from({ length: 150 }, (_, i) => ({
        name: `Fund ${i} for ${themes[i % 5]}`,
        slug: `fund-${i}`,
        verificationStatus: "verified" as const,
        eligibleEntityTypes: ["Startup"],
        eligibleCountries: [i % 10 === 0 ? "KE" : "US"],
      })),
    );
    await refresh();
    const [vector] = await builtin.embed(["solar pumps"]);
    const kenyan = { ...(await app.buildEntity({ country: "KE" })) };
    const search = searchFor(kenyan, { vector: vector!, terms: null, model: embedder.model, themes: [] });
    const exact = await selectCandidates(source(), search, limits);
    const graph = await selectCandidates(source(), search, { ...limits, exact: 5, nearest: 15, byWords: 0 });
    expect(exact.candidates).toHaveLength(15);
    expect([exact.isComplete, graph.isComplete]).toEqual([true, false]);
    expect(new Set(graph.candidates.map(({ id }) => id))).toEqual(
      new Set(exact.candidates.map(({ id }) => id)),
    );
    const best = (candidates: { similarity: number | null }[]) =>
      Math.max(...candidates.map((c) => c.similarity!));
    expect(graph.candidates[0]!.similarity).toBeCloseTo(best(exact.candidates), 5);
  });

  it("adds what has the profile's rare words to what is near, and nothing that is closed to the entity", async () => {
    const rows = Array.from({ length: 40 }, (_, i) => ({
      // One is far nearer than the rest: which of these is a little nearer, the index may see otherwise.
      name: i === 3 ? "Solar pumps" : i === 7 || i === 8 ? `Beekeeping fund ${i}` : `Fund ${i}`,
      slug: `fund-${i}`,
      verificationStatus: "verified" as const,
      eligibleCountries: [i === 8 ? "US" : "KE"],
    }));
    await app.db.insert(fundingOpportunities).values(rows);
    await refresh();
    const [vector] = await builtin.embed(["solar pumps"]);
    const kenyan = await app.buildEntity({ country: "KE" });
    const search = {
      ...searchFor(kenyan, { vector: vector!, terms: null, model: embedder.model, themes: [] }),
      words: () => selectTellingWords(app.db, "We teach beekeeping with a fund of our own"),
    };
    const { candidates } = await selectCandidates(source(), search, {
      ...limits,
      exact: 5,
      nearest: 1,
      byWords: 1,
    });
    expect(candidates.map(({ name }) => name)).toEqual(["Solar pumps", "Beekeeping fund 7"]);
    expect(candidates[1]!.similarity).not.toBeNull();
  });
});

describe("several entities", () => {
  it("are compared with opportunities in one statement, each by its own texts", async () => {
    const rows = ["Solar pumps", "Coral reefs", "Fund"].map((name, i) => ({
      name,
      slug: `fund-${i}`,
      verificationStatus: "verified" as const,
    }));
    const inserted = await app.db.insert(fundingOpportunities).values(rows).returning();
    await refresh();
    const ids = inserted.map(({ id }) => id);
    const texts = ["We sell solar pumps", "We restore coral reefs", null];
    const probes: Probe[] = [];
    for (const text of texts) {
      const vector = text === null ? null : (await builtin.embed([text]))[0]!;
      const terms = text === null ? null : describeTerms(text);
      probes.push({ vector, terms, model: embedder.model, themes: [] });
    }
    const one = await Promise.all(probes.map((probe) => selectCandidatesByIds(source(), ids, probe)));
    const select = vi.spyOn(app.db, "select");
    const together = await selectCandidatesForEach(source(), ids, probes);
    expect(select).toHaveBeenCalledTimes(1);
    select.mockRestore();
    const byName = (candidates: { name: string; similarity: number | null }[] = []) =>
      new Map(candidates.map(({ name, similarity }) => [name, similarity]));
    expect(together.map(byName)).toEqual(one.map(byName));
    const [sun, reef, none] = together.map(byName);
    expect(sun!.get("Solar pumps")).toBeGreaterThan(sun!.get("Coral reefs")!);
    expect(reef!.get("Coral reefs")).toBeGreaterThan(reef!.get("Solar pumps")!);
    expect([...none!.values()]).toEqual([null, null, null]);
  });
});

describe("the scores of a search", () => {
  it("are the same before and after the list was ranked", async () => {
    const user = await app.buildUser();
    for (const [name, type] of [
      ["Sun", "Startup"],
      ["Reef", "School"],
    ] as const)
      await app.buildEntity({ userId: user.id, name, type, description: `${name} pumps` });
    for (const [name, types] of [
      ["Solar pumps", ["Startup"]],
      ["School pumps", ["School"]],
      ["Pumps of nonprofits", ["Nonprofit"]],
      ["Reef", ["Startup"]],
    ] as const)
      await app.buildOpportunity({ name, eligibleEntityTypes: [...types], eligibleCountries: ["*"] });
    await refresh();
    const reader = await app.as(user);
    const search = async () => {
      const { body } = await reader.get("/api/opportunities?page=1&limit=20&search=pumps").expect(200);
      const { opportunities } = body as { opportunities: { name: string; matchScore: number | null }[] };
      return new Map(opportunities.map(({ name, matchScore }) => [name, matchScore]));
    };
    const before = await search();
    await reader.get("/api/opportunities?page=1&limit=20").expect(200);
    const scoring = vi.spyOn(app.deps.matchingCaches.facts, "read");
    expect(await search()).toEqual(before);
    expect(scoring).not.toHaveBeenCalled();
    scoring.mockRestore();
    expect([...before.keys()].sort()).toEqual(["Pumps of nonprofits", "School pumps", "Solar pumps"]);
    expect(before.get("Solar pumps")).toEqual(expect.any(Number));
    expect(before.get("School pumps")).toEqual(expect.any(Number));
    expect(before.get("Pumps of nonprofits")).toBeNull();
  });
});

describe("two models' vectors", () => {
  it("are never compared", async () => {
    const user = await app.buildUser();
    await app.buildEntity({ userId: user.id, name: "Sun", description: "Sun" });
    const { id } = await app.buildOpportunity({ name: "Sun", ...open });
    const [vector] = await builtin.embed(["Sun"]);
    await app.db.insert(opportunityEmbeddings).values({
      opportunityId: id,
      embedding: vector!,
      embeddingText: "Sun",
      embeddingModel: "other-1",
      contentHash: "none",
    });
    const textReason = async () => (await matchedFor(user))[0]!.matchReasons.at(-1);
    expect(await textReason()).toEqual({ label: "Text similarity: not compared yet", met: null });
    await refresh();
    expect(await textReason()).toMatchObject({ met: true });
  });
});
