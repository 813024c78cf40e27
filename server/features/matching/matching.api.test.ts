import fc from "fast-check";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ALL_ENTITY_TYPES, ENTITY_STAGES } from "@shared/constants/enums";
import { EMBEDDING_DIMENSIONS } from "@shared/constants/limits";
import {
  entities,
  entityEmbeddings,
  fundingOpportunities,
  opportunityEmbeddings,
  startupProfiles,
} from "@shared/schema/index";
import { AppError } from "../../lib/app-error";
import { createBuiltinEmbedder } from "../../lib/embeddings/builtin";
import type { Embedder } from "../../lib/embeddings/types";
import { startTestApp, type TestApp, testClock } from "../../test/app";
import { nudgeOpportunityEmbeddings, refreshOpportunityEmbeddings } from "./embeddings.service";
import { checkGates, isEligible } from "./gates";
import { selectCandidates, selectCandidatesByIds } from "./matching.queries";

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
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(fundingOpportunities);
  await app.db.delete(entities);
  Object.assign(embedder, { model: "builtin-1", isRemote: false, texts: [], before: () => undefined });
});

const refresh = () => refreshOpportunityEmbeddings(app.deps);
type Matched = {
  id: string;
  name: string;
  matchScore: number;
  matchedEntityId: string;
  matchReasons: { label: string; met: boolean | null }[];
};
async function matchedFor(user: { id: string }): Promise<Matched[]> {
  const res = await (await app.as(user)).get("/api/opportunities/matched");
  expect(res.status).toBe(200);
  return res.body.opportunities as Matched[];
}
const open = { eligibleEntityTypes: ["Startup"], eligibleCountries: ["*"] };

describe("GET /api/opportunities/matched", () => {
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
      name: "Solar Farming Grant",
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
          deadlineNote: null,
          openDate: null,
          eligibleCountries: ["*"],
          eligibleEntityTypes: ["Startup"],
          featured: false,
          createdAt: NOW.toISOString(),
          matchScore: expect.any(Number) as number,
          matchedEntityId: entity.id,
          matchReasons: [
            { label: "Entity type: open to startups", met: true },
            { label: "Country: open worldwide", met: true },
            { label: "Stage: open to MVP", met: true },
            { label: "Industry: funds what you work in", met: true },
            { label: "Amount: USD 10,000 to USD 50,000, you seek USD 20,000", met: true },
            { label: "Deadline: 30 days left", met: true },
            { label: "Text similarity: close to your profile", met: true },
          ],
        },
      ],
    });
    const [{ matchScore }] = res.body.opportunities;
    expect(Number.isInteger(matchScore)).toBe(true);
    expect(matchScore).toBeGreaterThan(80);
    expect(matchScore).toBeLessThanOrEqual(100);
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

  it("puts what may be open below what is known to be", async () => {
    const user = await app.buildUser();
    await app.buildEntity({ userId: user.id, description: "Solar pumps", country: null });
    await app.buildOpportunity({ name: "Known", ...open });
    await app.buildOpportunity({ name: "Solar pumps", ...open, eligibleCountries: ["KE"] });
    await app.buildOpportunity({
      name: "Solar pumps too",
      ...open,
      eligibleEntityTypes: ["School"],
      eligibleEntityTypesOpenEnded: true,
    });
    await refresh();
    const matched = await matchedFor(user);
    expect(matched[0]!.name).toBe("Known");
    expect(matched.slice(1).every(({ matchScore }) => matchScore < 40)).toBe(true);
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
  const noVector = { vector: null, model: "builtin-1" };

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
            app.db,
            inserted.map(({ id }) => id),
            noVector,
          );
          const verified = new Set(
            inserted.filter((_, i) => rows[i]!.verificationStatus === "verified").map(({ id }) => id),
          );
          expect(new Set(all.map(({ id }) => id))).toEqual(verified);
          for (const facts of own) {
            const given = { id: "x", industry: null, currentFundingSought: null, ...facts };
            const { candidates, isComplete } = await selectCandidates(app.db, given, noVector, now, {
              exact: 2_000,
              nearest: 300,
            });
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
            app.db,
            matched.map(({ id }) => id),
            noVector,
          );
          expect(rules).toHaveLength(matched.length);
          for (const rule of rules) expect(isEligible(checkGates(own, rule, NOW))).toBe(true);
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
    const probe = { vector: vector!, model: embedder.model };
    const exact = await selectCandidates(app.db, kenyan, probe, NOW, { exact: 2_000, nearest: 300 });
    const graph = await selectCandidates(app.db, kenyan, probe, NOW, { exact: 5, nearest: 15 });
    expect(exact.candidates).toHaveLength(15);
    expect([exact.isComplete, graph.isComplete]).toEqual([true, false]);
    expect(new Set(graph.candidates.map(({ id }) => id))).toEqual(
      new Set(exact.candidates.map(({ id }) => id)),
    );
    const best = (candidates: { similarity: number | null }[]) =>
      Math.max(...candidates.map((c) => c.similarity!));
    expect(graph.candidates[0]!.similarity).toBeCloseTo(best(exact.candidates), 5);
  });
});

describe("the vectors of the catalogue", () => {
  const stored = () =>
    app.db
      .select({
        opportunityId: opportunityEmbeddings.opportunityId,
        text: opportunityEmbeddings.embeddingText,
        model: opportunityEmbeddings.embeddingModel,
      })
      .from(opportunityEmbeddings);
  const rename = (id: string, name: string) =>
    app.db.update(fundingOpportunities).set({ name }).where(eq(fundingOpportunities.id, id));

  it("are made once for each open, verified text, and again only for a text that changed", async () => {
    const sun = await app.buildOpportunity({ name: "Sun", description: "Solar", industryFocus: ["energy"] });
    await app.buildOpportunity({ name: "Moon" });
    await app.buildOpportunity({ name: "Pending", verificationStatus: "pending" });
    await app.buildOpportunity({ name: "Closed", deadline: "2030-06-14" });
    await refresh();
    expect(embedder.texts.sort()).toEqual(
      ["Moon", "Sun\nenergy\nSolar"].map((text) => expect.stringContaining(text) as string),
    );
    await refresh();
    expect(embedder.texts).toHaveLength(2);

    await rename(sun.id, "Sun and stars");
    // What is not part of the text is no reason to embed anew.
    await app.db.update(fundingOpportunities).set({ featured: true, maxAmount: "5" });
    await refresh();
    expect(embedder.texts.slice(2)).toEqual([expect.stringMatching(/^Sun and stars/)]);
    expect(await stored()).toHaveLength(2);
  });

  it("are all made anew by another model", async () => {
    await app.buildOpportunity({ name: "Sun" });
    await app.buildOpportunity({ name: "Moon" });
    await refresh();
    embedder.model = "other-1";
    await refresh();
    expect(embedder.texts).toHaveLength(4);
    expect((await stored()).map(({ model }) => model)).toEqual(["other-1", "other-1"]);
  });

  it("that were made before a failure stay, and the next run goes on from there", async () => {
    await app.db.insert(fundingOpportunities).values(
      Array.from({ length: 40 }, (_, i) => ({
        name: `Fund ${i}`,
        slug: `fund-${i}`,
        verificationStatus: "verified" as const,
      })),
    );
    let calls = 0;
    embedder.before = () => {
      calls += 1;
      if (calls === 2) throw new AppError("upstream_failed", "The embedder failed");
    };
    await expect(refresh()).rejects.toMatchObject({ code: "upstream_failed" });
    const before = (await stored()).length;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(40);
    await refresh();
    expect(await stored()).toHaveLength(40);
    expect(embedder.texts).toHaveLength(40);
  });

  it("are made in the background after a nudge, which lets a failure harm nobody", async () => {
    await app.buildOpportunity({ name: "Sun" });
    nudgeOpportunityEmbeddings(app.deps);
    await refresh();
    expect(await stored()).toHaveLength(1);
    embedder.before = () => {
      throw new AppError("upstream_failed", "The embedder failed");
    };
    await app.buildOpportunity({ name: "Moon" });
    nudgeOpportunityEmbeddings(app.deps);
    await expect(refresh()).rejects.toMatchObject({ code: "upstream_failed" });
    embedder.before = () => undefined;
    await refresh();
    expect(await stored()).toHaveLength(2);
  });

  it("are made by one run at a time; who asks during one gets the next", async () => {
    const sun = await app.buildOpportunity({ name: "Sun" });
    const runs: string[] = [];
    embedder.before = async () => {
      runs.push("begins");
      await rename(sun.id, "Renamed while it was embedded");
      runs.push("ends");
    };
    await Promise.all([refresh(), refresh(), refresh()]);
    expect(runs).toEqual(["begins", "ends", "begins", "ends"]);
    expect((await stored())[0]!.text).toContain("Renamed");
    expect(embedder.texts).toHaveLength(2);
  });

  it("leave out an opportunity that is deleted while it is embedded", async () => {
    const sun = await app.buildOpportunity({ name: "Sun" });
    await app.buildOpportunity({ name: "Moon" });
    embedder.before = () => app.db.delete(fundingOpportunities).where(eq(fundingOpportunities.id, sun.id));
    await refresh();
    expect((await stored()).map(({ text }) => text)).toEqual([expect.stringContaining("Moon")]);
  });
});

describe("the vector of an entity", () => {
  const textReason = async (user: { id: string }) => (await matchedFor(user))[0]!.matchReasons.at(-1);

  it("is made when it is needed, kept, and made anew when profile or model change", async () => {
    const user = await app.buildUser();
    const entity = await app.buildEntity({ userId: user.id, name: "Acme", description: "Pumps" });
    await app.buildOpportunity({ name: "Sun", ...open });
    await refresh();
    embedder.texts = [];
    await matchedFor(user);
    await matchedFor(user);
    expect(embedder.texts).toEqual(["Acme\nStartup\nPumps"]);

    await app.db
      .insert(startupProfiles)
      .values({ entityId: entity.id, goals: "More pumps", techStack: ["steel", "rope"] });
    await matchedFor(user);
    expect(embedder.texts.slice(1)).toEqual(["Acme\nStartup\nPumps\nMore pumps\nsteel, rope"]);

    embedder.model = "other-1";
    await matchedFor(user);
    expect(embedder.texts).toHaveLength(3);
    const rows = await app.db.select({ model: entityEmbeddings.embeddingModel }).from(entityEmbeddings);
    expect(rows).toEqual([{ model: "other-1" }]);
  });

  it("is never compared with one of another model", async () => {
    const user = await app.buildUser();
    await app.buildEntity({ userId: user.id, name: "Sun" });
    const { id } = await app.buildOpportunity({ name: "Sun", ...open });
    const [vector] = await builtin.embed(["Sun"]);
    await app.db.insert(opportunityEmbeddings).values({
      opportunityId: id,
      embedding: vector!,
      embeddingText: "Sun",
      embeddingModel: "other-1",
      contentHash: "none",
    });
    expect(await textReason(user)).toEqual({ label: "Text similarity: not compared yet", met: null });
    await refresh();
    expect(await textReason(user)).toMatchObject({ met: true });
  });

  it("is done without when a remote embedder fails, which then is left alone for a while", async () => {
    const user = await app.buildUser();
    await app.buildEntity({ userId: user.id });
    await app.buildOpportunity({ name: "Sun", ...open });
    let calls = 0;
    const remote: Embedder = {
      model: "remote-1",
      isRemote: true,
      embed: async () => {
        calls += 1;
        throw new AppError("upstream_timeout", "Too late");
      },
    };
    const before = app.deps.embedder;
    app.deps.embedder = remote;
    try {
      expect(await textReason(user)).toMatchObject({ met: null });
      expect(await textReason(user)).toMatchObject({ met: null });
      expect(calls).toBe(1);
    } finally {
      app.deps.embedder = before;
    }
  });

  it("comes from a remote embedder where that answers", async () => {
    const user = await app.buildUser();
    await app.buildEntity({ userId: user.id, name: "Sun pumps" });
    await app.buildOpportunity({ name: "Sun pumps", ...open });
    Object.assign(embedder, { model: "remote-2", isRemote: true });
    await refresh();
    expect(await textReason(user)).toMatchObject({ met: true });
    const [row] = await app.db
      .select({ model: entityEmbeddings.embeddingModel, embedding: entityEmbeddings.embedding })
      .from(entityEmbeddings);
    expect(row).toMatchObject({ model: "remote-2" });
    expect(row!.embedding).toHaveLength(EMBEDDING_DIMENSIONS);
  });
});
