import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fundingOpportunities, opportunityProvenance } from "@shared/schema/index";
import { startTestApp, type TestApp, testClock } from "../../test/app";
import { findUniqueSlug, findUniqueSlugs, withUniqueSlug } from "../catalogue/slug";

const NOON = "2030-06-15T12:00:00Z";
let app: TestApp;
let caller: Awaited<ReturnType<TestApp["as"]>>;
let user: { id: string };

beforeAll(async () => {
  app = await startTestApp({ clock: testClock(NOON) });
  user = await app.buildUser();
  caller = await app.as(user);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await app.db.delete(fundingOpportunities);
});

type Listed = { id: string; name: string; matchScore: number | null };
async function list(query: Record<string, string | number> = {}, as = caller) {
  const res = await as.get("/api/opportunities").query(query);
  expect(res.status).toBe(200);
  return res.body as {
    opportunities: Listed[];
    pagination: { page: number; total: number; hasMore: boolean };
  };
}
const names = async (query: Record<string, string | number> = {}, as = caller) =>
  (await list(query, as)).opportunities.map(({ name }) => name);
const found = async (search: string) => (await names({ search, limit: 100 })).sort();

describe("GET /api/opportunities", () => {
  it("answers cards of exactly the agreed shape", async () => {
    await app.buildOpportunity({
      name: "Sun Fund",
      slug: "sun-fund",
      funderName: "Helios",
      description: "Solar for schools",
      fundingType: "loan",
      minAmount: "1000",
      maxAmount: "25000.50",
      currency: "EUR",
      deadline: "2030-07-01",
      deadlineTimezone: "Africa/Nairobi",
      deadlineNote: "Once a year",
      openDate: "2030-06-01",
      eligibleCountries: ["KE"],
      eligibleEntityTypes: ["School"],
      featured: true,
      createdAt: new Date("2030-01-02T03:04:05Z"),
    });
    const body = await list();
    expect(body).toEqual({
      opportunities: [
        {
          id: expect.any(String) as string,
          name: "Sun Fund",
          slug: "sun-fund",
          funderName: "Helios",
          description: "Solar for schools",
          fundingType: "loan",
          minAmount: "1000.00",
          maxAmount: "25000.50",
          currency: "EUR",
          deadline: "2030-07-01",
          deadlineTimezone: "Africa/Nairobi",
          deadlineTime: null,
          closesAt: "2030-07-01T21:00:00.000Z",
          deadlineNote: "Once a year",
          openDate: "2030-06-01",
          eligibleCountries: ["KE"],
          eligibleEntityTypes: ["School"],
          featured: true,
          createdAt: "2030-01-02T03:04:05.000Z",
          matchScore: null,
          feedback: null,
        },
      ],
      pagination: { page: 1, total: 1, hasMore: false },
    });
  });

  it("cuts a long description on the card, and shows all of it on the opportunity's page", async () => {
    const description = "Wells and pumps. ".repeat(100).trim();
    const { id } = await app.buildOpportunity({ description });
    const { body } = await caller.get("/api/opportunities").expect(200);
    expect(body.opportunities[0].description).toBe(description.slice(0, 400));
    expect((await caller.get(`/api/opportunities/${id}`).expect(200)).body.description).toBe(description);
  });

  it("shows no pending, rejected or closed opportunities", async () => {
    await app.buildOpportunity({ name: "Shown" });
    await app.buildOpportunity({ name: "Pending", verificationStatus: "pending" });
    await app.buildOpportunity({ name: "Rejected", verificationStatus: "rejected" });
    await app.buildOpportunity({ name: "Closed", deadline: "2030-06-14" });
    expect(await names()).toEqual(["Shown"]);
    expect(await found("pending or rejected or closed or shown")).toEqual(["Shown"]);
  });

  it("puts featured opportunities first, then the soonest deadlines, and those without one last", async () => {
    await app.buildOpportunity({ name: "undated" });
    await app.buildOpportunity({ name: "late", deadline: "2030-09-01" });
    await app.buildOpportunity({ name: "soon", deadline: "2030-06-20" });
    await app.buildOpportunity({ name: "featured undated", featured: true });
    await app.buildOpportunity({ name: "featured late", featured: true, deadline: "2031-01-01" });
    expect(await names()).toEqual(["featured late", "featured undated", "soon", "late", "undated"]);
  });

  it("puts the user's best matches before sooner deadlines, within the featured and within the others", async () => {
    const owner = await app.buildUser();
    await app.buildEntity({ userId: owner.id, type: "School", country: "KE", industry: ["education"] });
    const schools = { eligibleEntityTypes: ["School"], eligibleCountries: ["KE"], deadline: "2030-12-01" };
    const startups = { eligibleEntityTypes: ["Startup"], eligibleCountries: ["KE"], deadline: "2030-06-20" };
    await app.buildOpportunity({ name: "for startups", ...startups });
    await app.buildOpportunity({ name: "for schools", ...schools });
    await app.buildOpportunity({
      name: "for schools in education",
      ...schools,
      industryFocus: ["education"],
    });
    await app.buildOpportunity({ name: "featured for startups", ...startups, featured: true });
    await app.buildOpportunity({ name: "featured for schools", ...schools, featured: true });
    const body = await list({}, await app.as(owner));
    expect(body.opportunities.map(({ name, matchScore }) => [name, matchScore !== null])).toEqual([
      ["featured for schools", true],
      ["featured for startups", false],
      ["for schools in education", true],
      ["for schools", true],
      ["for startups", false],
    ]);
    expect(body.opportunities[2]!.matchScore).toBeGreaterThan(body.opportunities[3]!.matchScore!);
  });

  it("shows every row once over all pages, with the true total", async () => {
    const owner = await app.buildUser();
    await app.buildEntity({ userId: owner.id, country: "GH" });
    const reader = await app.as(owner);
    for (let i = 0; i < 23; i += 1)
      await app.buildOpportunity({
        name: `Fund ${i}`,
        featured: i % 5 === 0,
        // Many alike, so that only the id tells them apart.
        deadline: i % 3 === 0 ? null : "2030-08-01",
        eligibleCountries: i % 2 === 0 ? ["GH"] : ["KE"],
        description: "fund",
      });
    for (const query of [{ search: "" }, { search: "fund" }]) {
      const seen: string[] = [];
      for (let page = 1; page <= 4; page += 1) {
        const body = await list({ ...query, page, limit: 7 }, reader);
        expect(body.pagination).toEqual({ page, total: 23, hasMore: page < 4 });
        seen.push(...body.opportunities.map(({ id }) => id));
      }
      expect(seen).toHaveLength(23);
      expect(new Set(seen).size).toBe(23);
    }
  });

  it("counts anew when a call opens or closes, a day passes or the user puts one away", async () => {
    const total = async (as = caller) => (await list({}, as)).pagination.total;
    const ending = await app.buildOpportunity({ name: "Ending", deadline: "2030-06-15" });
    const staying = await app.buildOpportunity({ name: "Staying", featured: true });
    expect(await total()).toBe(2);
    await app.buildOpportunity({ name: "New" });
    expect(await total()).toBe(3);
    app.clock.set("2030-06-16T00:00:01Z");
    expect(await total()).toBe(2);
    app.clock.set(NOON);
    expect(await total()).toBe(3);
    const other = await app.as(await app.buildUser());
    await other.put(`/api/opportunities/${staying.id}/feedback`).send({ kind: "dismissed" }).expect(200);
    await other.put(`/api/opportunities/${ending.id}/feedback`).send({ kind: "saved" }).expect(200);
    expect([await total(other), await total()]).toEqual([2, 3]);
    expect(await names({}, other)).toEqual(["Ending", "New"]);
    await app.db.delete(fundingOpportunities).where(eq(fundingOpportunities.id, staying.id));
    expect([await total(other), await total()]).toEqual([2, 2]);
  });

  it("is empty beyond the last page, and has 10 to a page by default", async () => {
    for (let i = 0; i < 11; i += 1) await app.buildOpportunity();
    expect((await list()).opportunities).toHaveLength(10);
    for (const query of [{ search: "" }, { search: "clean" }])
      expect(await list({ ...query, page: 2_147_483_647, limit: 100 })).toEqual({
        opportunities: [],
        pagination: { page: 2_147_483_647, total: 11, hasMore: false },
      });
  });

  it("counts a limit above 100 as 100", async () => {
    await app.db.insert(fundingOpportunities).values(
      Array.from({ length: 101 }, (_, i) => ({
        name: `Fund ${i}`,
        slug: `fund-${i}`,
        verificationStatus: "verified" as const,
      })),
    );
    expect((await list({ limit: 5_000 })).opportunities).toHaveLength(100);
  });

  it.each([
    ["page", "0"],
    ["page", "-1"],
    ["page", "1.5"],
    ["page", "first"],
    ["limit", "0"],
    ["limit", "ten"],
    ["limit", ""],
  ])("refuses %s=%j", async (field, value) => {
    const res = await caller.get("/api/opportunities").query({ [field]: value });
    expect(res.status).toBe(400);
    expect(res.body).toMatchObject({
      code: "validation_failed",
      fieldErrors: { [field]: [expect.any(String)] },
    });
  });

  it.each(["page", "limit", "search"])("refuses %s given twice", async (field) => {
    const res = await caller.get(`/api/opportunities?${field}=1&${field}=2`);
    expect(res.status).toBe(400);
    expect(Object.keys(res.body.fieldErrors)).toEqual([field]);
  });

  it.each(["/api/opportunities", "/api/opportunities/matched", `/api/opportunities/${randomUUID()}`])(
    "answers 401 at %s without a session",
    async (path) => {
      expect((await app.visitor.get(path)).status).toBe(401);
    },
  );
});

describe("the match score on a card", () => {
  it("is that of the best entity, and null when no entity is eligible", async () => {
    const owner = await app.buildUser();
    const reader = await app.as(owner);
    const open = { eligibleEntityTypes: ["Startup"], eligibleCountries: ["*"] };
    await app.buildOpportunity({ name: "Solar pumps", industryFocus: ["agriculture"], ...open });
    await app.buildOpportunity({ name: "Solar schools", ...open, eligibleEntityTypes: ["School"] });
    const scores = async (query = {}) =>
      Object.fromEntries((await list(query, reader)).opportunities.map((o) => [o.name, o.matchScore]));
    expect(await scores()).toEqual({ "Solar pumps": null, "Solar schools": null });

    await app.buildEntity({ userId: owner.id, industry: ["space"], name: "Rockets" });
    const one = await scores();
    expect(one).toEqual({ "Solar pumps": expect.any(Number) as number, "Solar schools": null });
    await app.buildEntity({ userId: owner.id, industry: ["agriculture"], name: "Solar pumps for farms" });
    const two = await scores();
    expect(two["Solar pumps"]).toBeGreaterThan(one["Solar pumps"]!);
    expect(await scores({ search: "solar" })).toEqual(two);
    const matched = await reader.get("/api/opportunities/matched");
    expect(matched.body.opportunities[0]).toMatchObject({
      name: "Solar pumps",
      matchScore: two["Solar pumps"],
    });
  });
});

describe("the search of opportunities", () => {
  beforeEach(async () => {
    const build = (name: string, funderName: string, description: string, industryFocus: string[] = []) =>
      app.buildOpportunity({ name, funderName, description, industryFocus });
    await build("Climate Action Fund", "Green Trust", "Grants for carbon removal", ["Climate & carbon"]);
    await build("Clean Water Prize", "Blue Foundation", "Rewards energy saving pumps for villages", [
      "Water & sanitation",
    ]);
    await build("Women in Tech Award", "Fondation Élan", "For girls who code; climate ideas welcome");
    await build("Education Innovation Grant", "Ministry of Learning", "New ways to teach");
    await build("صندوق المناخ", "مؤسسة", "منح للمشاريع");
  });

  it.each<[string, string[]]>([
    ["climate", ["Climate Action Fund", "Women in Tech Award"]],
    ["CLIMATE", ["Climate Action Fund", "Women in Tech Award"]],
    ["climate action", ["Climate Action Fund"]],
    ['"action fund"', ["Climate Action Fund"]],
    ['"fund action"', []],
    ["water or climate", ["Clean Water Prize", "Climate Action Fund", "Women in Tech Award"]],
    ["water or clim", ["Clean Water Prize", "Climate Action Fund", "Women in Tech Award"]],
    ["climate -women", ["Climate Action Fund"]],
    ["-climate", ["Clean Water Prize", "Education Innovation Grant", "صندوق المناخ"]],
    // In the funder, the industries and the description.
    ["trust", ["Climate Action Fund"]],
    ["sanitation", ["Clean Water Prize"]],
    ["villages", ["Clean Water Prize"]],
    // Other forms of a word.
    ["villager", ["Clean Water Prize"]],
    ["innovative", ["Education Innovation Grant"]],
    // Accents, in the text or in the search.
    ["elan", ["Women in Tech Award"]],
    ["Élan", ["Women in Tech Award"]],
    ["clïmäte action", ["Climate Action Fund"]],
    ["المناخ", ["صندوق المناخ"]],
    // While the last word is typed: also beyond its stem.
    ["clim", ["Climate Action Fund", "Women in Tech Award"]],
    ["educatio", ["Education Innovation Grant"]],
    ["innovat", ["Education Innovation Grant"]],
    ["climate act", ["Climate Action Fund"]],
    ["for gir", ["Women in Tech Award"]],
    ["wat", ["Clean Water Prize"]],
    // Common words alone find names that begin so; beside others they do no harm.
    ["climate for the", ["Climate Action Fund", "Women in Tech Award"]],
    // Typing errors: a letter wrong, missing, too many, swapped; in two words; in a word being typed.
    ["clinate", ["Climate Action Fund", "Women in Tech Award"]],
    ["climte", ["Climate Action Fund", "Women in Tech Award"]],
    ["climmate", ["Climate Action Fund", "Women in Tech Award"]],
    ["cliamte", ["Climate Action Fund", "Women in Tech Award"]],
    ["wmoen", ["Women in Tech Award"]],
    ["vilalges", ["Clean Water Prize"]],
    ["educaton inovation", ["Education Innovation Grant"]],
    ["climte -women", ["Climate Action Fund"]],
    ["climte or watr", ["Clean Water Prize", "Climate Action Fund", "Women in Tech Award"]],
    ["sanitatoin", ["Clean Water Prize"]],
    ["cliamte ac", ["Climate Action Fund"]],
    // Two errors in a long word of a name, as long as it is still much like it.
    ["inovasion", ["Education Innovation Grant"]],
    ["educasyon", ["Education Innovation Grant"]],
    ["edukasion", []],
    // Nonsense, and what would be an operator elsewhere.
    ["xyzzyplugh", []],
    ["%", []],
    ["_", []],
    ["\\", []],
    ["'", []],
    ['"', []],
    ["&", []],
    ["!!", []],
    ["or", []],
    ["-", []],
    [":*", []],
    ["<->", []],
    ["()", []],
    ["'; drop table users; --", []],
    ["climate' OR '1'='1", ["Climate Action Fund", "Women in Tech Award"]],
    ["climate & action | !fund", ["Climate Action Fund"]],
    ["climate:*", ["Climate Action Fund", "Women in Tech Award"]],
    ["climate\\", ["Climate Action Fund", "Women in Tech Award"]],
    ["½ ﬁ ℡", []],
    ["-".repeat(200), []],
    ["- ! ".repeat(50), []],
    ["—".repeat(99), []],
  ])("for %j finds %j", async (search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  it("ranks hits in the name before the funder, and those before the description", async () => {
    await app.buildOpportunity({ name: "Third", description: "all about zebras" });
    await app.buildOpportunity({ name: "Second", funderName: "Zebra Trust" });
    await app.buildOpportunity({ name: "Zebra First" });
    expect(await names({ search: "zebra" })).toEqual(["Zebra First", "Second", "Third"]);
  });

  it("answers the true total, and 0 when nothing is found", async () => {
    expect((await list({ search: "climate", limit: 1 })).pagination).toEqual({
      page: 1,
      total: 2,
      hasMore: true,
    });
    expect((await list({ search: "xyzzyplugh" })).pagination).toEqual({ page: 1, total: 0, hasMore: false });
  });

  it("treats blanks as no search", async () => {
    expect((await list({ search: "  \t " })).pagination.total).toBe(5);
  });

  it("never fails, whatever is typed", async () => {
    const hostile = fc.array(
      fc.constantFrom(
        '"',
        "'",
        "\\",
        "-",
        " or ",
        "OR",
        "%",
        "_",
        "(",
        ")",
        "&",
        "|",
        "!",
        ":*",
        "<->",
        "-".repeat(40),
        "- ".repeat(40),
        "→",
        "—",
        "\0",
        "é",
        "½",
        "م",
        "a",
        "climte ",
        " ",
      ),
      { maxLength: 40 },
    );
    const text = fc.oneof(
      hostile.map((parts) => parts.join("")),
      fc.string({ unit: "binary", maxLength: 250 }),
    );
    await fc.assert(
      fc.asyncProperty(text, async (search) => {
        const res = await caller.get(`/api/opportunities?search=${encodeURIComponent(search)}`);
        expect(res.status).toBe(200);
        expect(res.body.opportunities.length).toBeLessThanOrEqual(res.body.pagination.total);
      }),
      { numRuns: 60 },
    );
  });

  it("ranks the first of very many hits, and still shows every one", async () => {
    await app.db.delete(fundingOpportunities);
    const rows = Array.from({ length: 2_300 }, (_, i) => ({
      name: `Walrus ${i}`,
      slug: `walrus-${i}`,
      verificationStatus: "verified" as const,
    }));
    for (let from = 0; from < rows.length; from += 500)
      await app.db.insert(fundingOpportunities).values(rows.slice(from, from + 500));
    const seen = new Set<string>();
    for (const page of [1, 19, 20, 21, 22, 23]) {
      const body = await list({ search: "walrus", page, limit: 100 });
      expect(body.pagination).toEqual({ page, total: 2_300, hasMore: page < 23 });
      for (const { id } of body.opportunities) seen.add(id);
    }
    expect(seen.size).toBe(600);
  });
});

describe("the end of the deadline's day", () => {
  it.each<[string, string, string | null, string, string]>([
    ["in UTC when no zone is named", "2030-06-14", null, "2030-06-14T23:59:59Z", "2030-06-15T00:00:00Z"],
    [
      "in a zone that is behind",
      "2030-06-14",
      "Pacific/Pago_Pago",
      "2030-06-15T10:59:59Z",
      "2030-06-15T11:00:00Z",
    ],
    [
      "in a zone that is ahead",
      "2030-06-15",
      "Pacific/Kiritimati",
      "2030-06-15T09:59:59Z",
      "2030-06-15T10:00:00Z",
    ],
    ["in summer time", "2030-06-14", "America/New_York", "2030-06-15T03:59:59Z", "2030-06-15T04:00:00Z"],
    ["in winter time", "2030-12-14", "America/New_York", "2030-12-15T04:59:59Z", "2030-12-15T05:00:00Z"],
    [
      "on the day clocks change",
      "2030-03-30",
      "Europe/Berlin",
      "2030-03-30T22:59:59Z",
      "2030-03-30T23:00:00Z",
    ],
    [
      "in UTC for a zone that does not exist",
      "2030-06-14",
      "Mars/Olympus",
      "2030-06-14T23:59:59Z",
      "2030-06-15T00:00:00Z",
    ],
    ["in UTC for a zone of nothing", "2030-06-14", "", "2030-06-14T23:59:59Z", "2030-06-15T00:00:00Z"],
  ])("comes %s", async (_what, deadline, deadlineTimezone, lastMoment, firstMoment) => {
    const now = new Date(lastMoment);
    app.clock.set(now);
    const reader = await app.as(await app.buildUser());
    const { id } = await app.buildOpportunity({ name: "Timely", deadline, deadlineTimezone });
    expect(await names({}, reader)).toEqual(["Timely"]);
    expect(await names({ search: "timely" }, reader)).toEqual(["Timely"]);
    expect((await reader.get(`/api/opportunities/${id}`)).body.closed).toBe(false);

    app.clock.set(firstMoment);
    expect((await list({}, reader)).pagination.total).toBe(0);
    expect((await list({ search: "timely" }, reader)).pagination.total).toBe(0);
    const detail = await reader.get(`/api/opportunities/${id}`);
    expect(detail.status).toBe(200);
    expect(detail.body).toMatchObject({
      closed: true,
      deadline,
      closesAt: new Date(firstMoment).toISOString(),
    });
  });

  it("does not come when the call closes at an hour of it", async () => {
    app.clock.set(new Date("2030-06-14T20:59:59Z"));
    const reader = await app.as(await app.buildUser());
    const { id } = await app.buildOpportunity({
      name: "Timely",
      deadline: "2030-06-14",
      deadlineTimezone: "America/New_York",
      deadlineTime: "17:00",
    });
    expect(await names({}, reader)).toEqual(["Timely"]);
    const closing = { deadlineTime: "17:00", closesAt: "2030-06-14T21:00:00.000Z" };
    expect((await reader.get(`/api/opportunities/${id}`)).body).toMatchObject({ closed: false, ...closing });
    expect((await list({}, reader)).opportunities).toMatchObject([closing]);
    app.clock.set(new Date("2030-06-14T21:00:00Z"));
    expect((await list({}, reader)).pagination.total).toBe(0);
    expect((await reader.get(`/api/opportunities/${id}`)).body.closed).toBe(true);
  });
});

describe("GET /api/opportunities/{id}", () => {
  it("answers the whole opportunity in exactly the agreed shape", async () => {
    const owner = await app.buildUser();
    const entity = await app.buildEntity({ userId: owner.id, type: "Startup", country: "KE", stage: "MVP" });
    const given = {
      name: "Sun Fund",
      slug: "sun-fund",
      funderName: "Helios",
      funderType: "foundation",
      funderLogoUrl: "https://helios.example/logo.png",
      funderWebsite: "https://helios.example",
      description: "Solar",
      applicationUrl: "https://helios.example/apply",
      fundingType: "accelerator" as const,
      minAmount: "1000.00",
      maxAmount: "2000.00",
      currency: "EUR",
      equityStakeMin: "5.00",
      equityStakeMax: "7.50",
      investmentType: "SAFE",
      eligibleEntityTypes: ["Startup"],
      eligibleEntityTypesOpenEnded: true,
      eligibleCountries: ["KE"],
      eligibleRegions: ["Coast"],
      eligibilityText: "Small companies",
      industryFocus: ["*"],
      stageFocus: ["MVP"],
      yearFoundedMin: null,
      yearFoundedMax: null,
      revenueMin: null,
      revenueMax: null,
      applicantLimit: "current holders" as const,
      coFunding: "required" as const,
      coFundingShare: "25.00",
      consortiumMin: 3,
      businessPlanRequired: true,
      pitchDeckRequired: true,
      financialProjectionsRequired: false,
      legalEntityRequired: true,
      registeredBusinessRequired: false,
      openDate: "2030-05-01",
      deadline: "2030-07-01",
      deadlineTimezone: "Africa/Nairobi",
      deadlineNote: "By cohort",
      programStartDate: "2030-09-01",
      programEndDate: "2030-12-01",
      durationWeeks: 13,
      applicationFrequency: "By cohort",
      nextCohortDate: "2031-01-01",
      mentorSupport: true,
      officeSpace: false,
      investorNetwork: true,
      demoDay: true,
      communityAccess: false,
      contactName: "Ama",
      contactEmail: "ama@helios.example",
      contactPhone: "+254 1",
      source: "helios.example",
      sourceUrl: "https://helios.example/fund",
      attribution: "CC BY 4.0",
      featured: true,
    };
    const { id } = await app.buildOpportunity({
      ...given,
      externalId: "secret-42",
      verifiedBy: owner.id,
      verifiedAt: new Date(NOON),
      createdAt: new Date("2030-01-02T03:04:05Z"),
      lastSyncedAt: new Date("2030-02-03T04:05:06Z"),
    });
    const res = await (await app.as(owner)).get(`/api/opportunities/${id}`);
    expect(res.status).toBe(200);
    expect(res.body).toEqual({
      ...given,
      id,
      sourceId: null,
      licence: null,
      confirmedAt: new Date(NOON).toISOString(),
      deadlineTime: null,
      closesAt: "2030-07-01T21:00:00.000Z",
      createdAt: "2030-01-02T03:04:05.000Z",
      lastSyncedAt: "2030-02-03T04:05:06.000Z",
      verificationStatus: "verified",
      closed: false,
      matchScore: expect.any(Number) as number,
      matchedEntityId: entity.id,
      feedback: null,
      matchParts: expect.any(Array) as unknown[],
      matchGates: expect.any(Array) as unknown[],
      matchReasons: [
        { label: "Entity type: may be open to startups, see the eligibility text", met: null },
        { label: "Country: for Coast; add your region to find out", met: null },
        { label: "Stage: open to MVP", met: true },
        { label: "Industry: open to all industries", met: true },
        { label: "Amount: EUR 1,000 to EUR 2,000; add what you seek to compare", met: null },
        { label: "Deadline: 16 days left", met: true },
        { label: "Text similarity: not compared yet", met: null },
      ],
    });
  });

  it.each([
    ["Grants.gov", "grants-gov", "Public domain in the United States"],
    ["UK Research and Innovation", "ukri", "Open Government Licence v3.0"],
    ["Agence Française de Développement", "afd", undefined],
    ["tips.example", null, undefined],
  ])("names the licence of the source %s", async (source, sourceId, licence) => {
    const { id } = await app.buildOpportunity({ source });
    const { body } = await caller.get(`/api/opportunities/${id}`);
    expect(body).toMatchObject({ source, sourceId, licence: licence ? { name: licence } : null });
  });

  it("says when an administrator confirmed it, also when the account is gone, or that nobody has", async () => {
    const published = { verifiedAt: new Date(NOON) };
    const [seeded, confirmed, own] = [
      await app.buildOpportunity(published),
      await app.buildOpportunity(published),
      await app.buildOpportunity({ ...published, source: "Added by hand" }),
    ];
    const decidedAt = new Date("2030-03-04T05:06:07Z");
    await app.db.insert(opportunityProvenance).values({ opportunityId: confirmed.id, decidedAt });
    const answers = [];
    for (const { id } of [seeded, confirmed, own])
      answers.push((await caller.get(`/api/opportunities/${id}`)).body.confirmedAt);
    expect(answers).toEqual([null, decidedAt.toISOString(), new Date(NOON).toISOString()]);
    const { body } = await caller.get(`/api/opportunities/${confirmed.id}`);
    for (const name of ["decidedAt", "verifiedAt", "verifiedBy"]) expect(body).not.toHaveProperty(name);
  });

  it("has no score and no reasons for a user without an entity", async () => {
    const { id } = await app.buildOpportunity();
    const res = await caller.get(`/api/opportunities/${id}`);
    expect(res.body).toMatchObject({ matchScore: null, matchedEntityId: null, matchReasons: [] });
  });

  it("explains for the closest of several entities why none is eligible", async () => {
    const owner = await app.buildUser();
    await app.buildEntity({ userId: owner.id, type: "Nonprofit", country: "NG" });
    const near = await app.buildEntity({ userId: owner.id, type: "School", country: "NG" });
    const { id } = await app.buildOpportunity({ eligibleEntityTypes: ["School"], eligibleCountries: ["KE"] });
    const res = await (await app.as(owner)).get(`/api/opportunities/${id}`);
    expect(res.body).toMatchObject({ matchScore: null, matchedEntityId: near.id });
    expect(res.body.matchReasons.slice(0, 2)).toEqual([
      { label: "Entity type: open to schools", met: true },
      { label: "Country: Nigeria is not eligible", met: false },
    ]);
  });

  it.each(["pending", "rejected"] as const)(
    "answers 404 for a %s opportunity, as for an unknown one",
    async (status) => {
      const { id } = await app.buildOpportunity({ verificationStatus: status });
      const res = await caller.get(`/api/opportunities/${id}`);
      const missing = await caller.get(`/api/opportunities/${randomUUID()}`);
      expect([res.status, res.body]).toEqual([404, { message: "Opportunity not found", code: "not_found" }]);
      expect([missing.status, missing.body]).toEqual([res.status, res.body]);
    },
  );

  it.each(["1", "not-an-id", "%00", "matched2"])("answers 404 for the impossible id %j", async (id) => {
    expect((await caller.get(`/api/opportunities/${id}`)).status).toBe(404);
  });

  it("answers 405 for other methods", async () => {
    const { id } = await app.buildOpportunity();
    for (const path of ["/api/opportunities", "/api/opportunities/matched", `/api/opportunities/${id}`]) {
      const res = await caller.post(path).send({ verificationStatus: "verified" });
      expect([res.status, res.headers.allow]).toEqual([405, "GET"]);
    }
  });
});

describe("slugs", () => {
  it("differ from existing slugs and from each other", async () => {
    await app.buildOpportunity({ slug: "sun-fund" });
    await app.buildOpportunity({ slug: "sun-fund-2" });
    expect(await findUniqueSlugs(app.db, ["Sun Fund", "Moon Fund", "Sun  fund!", "Moon fund"])).toEqual([
      "sun-fund-3",
      "moon-fund",
      "sun-fund-4",
      "moon-fund-2",
    ]);
    expect(await findUniqueSlugs(app.db, [])).toEqual([]);
  });

  it("are chosen again when another insert takes one in between", async () => {
    const insert = (slug: string) =>
      app.db
        .insert(fundingOpportunities)
        .values({ name: "Sun Fund", slug })
        .onConflictDoNothing({ target: fundingOpportunities.slug })
        .returning({ slug: fundingOpportunities.slug });
    let calls = 0;
    const taken = await withUniqueSlug(app.db, "Sun Fund", async (slug) => {
      calls += 1;
      if (calls === 1) await app.buildOpportunity({ slug });
      return (await insert(slug))[0]?.slug;
    });
    expect([taken, calls]).toEqual(["sun-fund-2", 2]);
    expect(await findUniqueSlug(app.db, "Sun Fund")).toBe("sun-fund-3");
  });
});
