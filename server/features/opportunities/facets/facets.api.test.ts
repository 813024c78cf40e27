import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FACETS } from "@shared/constants/facets";
import { fundingOpportunities } from "@shared/schema/index";
import type { FacetsView } from "@shared/validators/facets";
import { startTestApp, type TestApp, testClock } from "../../../test/app";

const NOON = "2030-06-15T12:00:00Z";
let app: TestApp;
let caller: Awaited<ReturnType<TestApp["as"]>>;

beforeAll(async () => {
  app = await startTestApp({ clock: testClock(NOON) });
  caller = await app.as(await app.buildUser());
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await app.db.delete(fundingOpportunities);
});

type Query = Record<string, string | number>;
type Build = NonNullable<Parameters<TestApp["buildOpportunity"]>[0]>;

async function listNames(query: Query = {}, as = caller): Promise<string[]> {
  const { body } = await as
    .get("/api/opportunities")
    .query({ limit: 100, ...query })
    .expect(200);
  const { opportunities, pagination } = body as {
    opportunities: { name: string }[];
    pagination: { total: number };
  };
  expect(pagination.total).toBe(opportunities.length);
  return opportunities.map(({ name }) => name);
}
const findFacets = async (query: Query = {}, as = caller) =>
  (await as.get("/api/opportunities/facets").query(query).expect(200)).body as FacetsView;
const readCounts = ({ facets }: FacetsView, facet: (typeof FACETS)[number]) =>
  Object.fromEntries(
    facets[facet].options.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
  );
const fieldErrors = async (path: string, query: Query) =>
  (await caller.get(path).query(query).expect(400)).body.fieldErrors as Record<string, string[]>;

/** Opportunities that differ in every facet, each named by what it is like. */
async function buildVaried(): Promise<void> {
  const base = {
    minAmount: null,
    maxAmount: null,
    eligibleCountries: ["KE"],
    industryFocus: ["Health & wellbeing"],
  };
  const rows: Build[] = [
    {
      name: "loan of 10,000",
      fundingType: "loan",
      maxAmount: "10000",
      deadline: "2030-06-22",
      source: "Fund A",
    },
    {
      name: "loan above",
      fundingType: "loan",
      minAmount: "10000.01",
      deadline: "2030-06-23",
      source: "fund-a",
    },
    {
      name: "grant for schools",
      eligibleEntityTypes: ["School"],
      deadline: "2030-07-15",
      maxAmount: "100000",
    },
    { name: "grant worldwide", eligibleCountries: ["*"], deadline: "2030-09-13", maxAmount: "1000000" },
    { name: "grant nowhere named", eligibleCountries: [], maxAmount: "1000001", deadline: "2030-09-14" },
    {
      name: "prize in Accra",
      fundingType: "prize",
      eligibleCountries: ["gh"],
      eligibleRegions: ["Greater Accra"],
    },
    {
      name: "any theme",
      industryFocus: ["*"],
      source: "Other, Fund",
      eligibleRegions: ["US-NY", "New York State"],
    },
    { name: "later grant", openDate: "2030-07-01", deadline: "2030-08-01", industryFocus: ["education"] },
    { name: "closed grant", deadline: "2030-06-14", source: "Fund A" },
    { name: "closed long ago", deadline: "2029-06-14" },
  ];
  for (const row of rows) await app.buildOpportunity({ ...base, ...row });
  await app.buildOpportunity({ ...base, name: "pending", verificationStatus: "pending" });
  await app.buildOpportunity({ ...base, name: "rejected", verificationStatus: "rejected" });
}

describe("GET /api/opportunities with facets", () => {
  it.each<[query: Query, names: string[]]>([
    [{ types: "loan" }, ["loan of 10,000", "loan above"]],
    [{ types: "loan,prize" }, ["loan of 10,000", "loan above", "prize in Accra"]],
    [{ amounts: "to-10k" }, ["loan of 10,000"]],
    [{ amounts: "to-100k" }, ["loan above", "grant for schools"]],
    [{ amounts: "to-1m" }, ["grant worldwide"]],
    [{ amounts: "over-1m" }, ["grant nowhere named"]],
    [{ amounts: "unstated" }, ["later grant", "prize in Accra", "any theme"]],
    [{ closes: "7d" }, ["loan of 10,000"]],
    [{ closes: "30d" }, ["loan above", "grant for schools"]],
    [{ closes: "90d" }, ["later grant", "grant worldwide"]],
    [{ closes: "later" }, ["grant nowhere named"]],
    [{ closes: "none" }, ["prize in Accra", "any theme"]],
    [{ countries: "GH" }, ["prize in Accra", "grant worldwide", "grant nowhere named"]],
    [{ countries: "any" }, ["grant worldwide"]],
    [{ country: "GH" }, ["prize in Accra", "grant worldwide", "grant nowhere named"]],
    [{ regions: "greater-accra" }, ["prize in Accra"]],
    [{ regions: "us-ny" }, ["any theme"]],
    [{ regions: "new-york-state" }, ["any theme"]],
    [{ themes: "education" }, ["later grant"]],
    [{ themes: "any" }, ["any theme"]],
    [{ sources: "fund-a" }, ["loan of 10,000", "loan above"]],
    [{ sources: "other-fund" }, ["any theme"]],
    [{ sources: "nobody-knows-it" }, []],
    [{ statuses: "soon" }, ["later grant"]],
    [{ statuses: "closed" }, ["closed grant", "closed long ago"]],
    [{ types: "grant", closes: "90d", themes: "health" }, ["grant worldwide"]],
    [{ types: "loan", statuses: "closed" }, []],
  ])("%j lists only what it admits", async (query, names) => {
    await buildVaried();
    expect((await listNames(query)).sort()).toEqual(names.sort());
  });

  it("the days to a deadline are counted in its time zone, whatever its hour", async () => {
    const zone = { deadlineTimezone: "America/Los_Angeles" };
    await app.buildOpportunity({ name: "seven days there", ...zone, deadline: "2030-06-22" });
    await app.buildOpportunity({
      name: "eight days there",
      ...zone,
      deadline: "2030-06-23",
      deadlineTime: "00:01",
    });
    expect(await listNames({ closes: "7d" })).toEqual(["seven days there"]);
    expect(await listNames({ closes: "30d" })).toEqual(["eight days there"]);
    // There it is still the day before.
    app.clock.set("2030-06-16T06:59:00Z");
    expect(await listNames({ closes: "7d" })).toEqual(["seven days there"]);
    app.clock.set("2030-06-16T07:01:00Z");
    expect(await listNames({ closes: "7d" })).toEqual(["seven days there", "eight days there"]);
  });

  it("a type of applicant also lists what names no applicants, and not what names others", async () => {
    await app.buildOpportunity({ name: "school", eligibleEntityTypes: ["School"] });
    await app.buildOpportunity({ name: "startup", eligibleEntityTypes: ["Startup"] });
    await app.buildOpportunity({ name: "not said", eligibleEntityTypes: [] });
    await app.buildOpportunity({ name: "any type", eligibleEntityTypes: ["*"] });
    expect((await listNames({ applicants: "school" })).sort()).toEqual(["any type", "not said", "school"]);
    expect(readCounts(await findFacets(), "applicants")).toMatchObject({
      School: 3,
      Startup: 3,
      Individual: 2,
    });
  });

  it("the order is that of the list without filters, and what has closed comes last, the last closed first", async () => {
    const owner = await app.buildUser();
    await app.buildEntity({ userId: owner.id, type: "School", country: "KE", industry: ["education"] });
    const schools = { eligibleEntityTypes: ["School"], eligibleCountries: ["KE"] };
    const startups = { eligibleEntityTypes: ["Startup"], eligibleCountries: ["KE"] };
    await app.buildOpportunity({ name: "startups", ...startups, deadline: "2030-06-20" });
    await app.buildOpportunity({ name: "schools", ...schools, deadline: "2030-12-01" });
    await app.buildOpportunity({ name: "featured", ...startups, featured: true });
    await app.buildOpportunity({
      name: "featured, closed",
      ...startups,
      featured: true,
      deadline: "2030-01-01",
    });
    await app.buildOpportunity({ name: "closed", ...schools, deadline: "2030-02-01" });
    const as = await app.as(owner);
    expect(await listNames({ countries: "KE" }, as)).toEqual(await listNames({}, as));
    expect(await listNames({ statuses: "open,closed" }, as)).toEqual([
      "featured",
      "schools",
      "startups",
      "closed",
      "featured, closed",
    ]);
  });

  it("an order sorts the whole list, with what has none last", async () => {
    await app.buildOpportunity({ name: "dollars", maxAmount: "5", deadline: "2030-08-01", featured: true });
    await app.buildOpportunity({ name: "more dollars", minAmount: "9", deadline: "2030-07-01" });
    await app.buildOpportunity({ name: "euros", maxAmount: "70", currency: "EUR", deadline: "2030-09-01" });
    await app.buildOpportunity({ name: "nothing" });
    expect(await listNames({ order: "deadline" })).toEqual(["more dollars", "dollars", "euros", "nothing"]);
    expect(await listNames({ order: "amount" })).toEqual(["more dollars", "dollars", "euros", "nothing"]);
    expect(await listNames({ order: "amount", country: "GH", limit: 100 })).toHaveLength(4);
  });

  it("shows every row once over all pages", async () => {
    for (let n = 0; n < 25; n++) await app.buildOpportunity({ name: `Fund ${n}`, featured: n % 10 === 0 });
    const pages = [1, 2, 3].map(
      async (page) =>
        (await caller.get("/api/opportunities").query({ types: "grant", page, limit: 10 }).expect(200)).body,
    );
    const [first, second, third] = await Promise.all(pages);
    expect([first, second, third].map(({ pagination }) => pagination)).toEqual([
      { page: 1, total: 25, hasMore: true },
      { page: 2, total: 25, hasMore: true },
      { page: 3, total: 25, hasMore: false },
    ]);
    const ids = [first, second, third].flatMap(({ opportunities }) => opportunities as { id: string }[]);
    expect(new Set(ids.map(({ id }) => id)).size).toBe(25);
    const beyond = await caller.get("/api/opportunities").query({ types: "grant", page: 4 }).expect(200);
    expect(beyond.body).toEqual({ opportunities: [], pagination: { page: 4, total: 25, hasMore: false } });
  });

  it("a search text finds within the facets, best first, and closed ones where they are asked for", async () => {
    await app.buildOpportunity({ name: "Pumps", description: "For wells", fundingType: "loan" });
    await app.buildOpportunity({ name: "Wells", description: "Solar wells", fundingType: "loan" });
    await app.buildOpportunity({ name: "Wells and pipes", fundingType: "grant" });
    await app.buildOpportunity({ name: "Old wells", fundingType: "loan", deadline: "2030-01-01" });
    expect(await listNames({ search: "wells", types: "loan" })).toEqual(["Wells", "Pumps"]);
    expect(await listNames({ search: "wells", statuses: "closed" })).toEqual(["Old wells"]);
    const { total, facets } = await findFacets({ search: "wells", types: "loan" });
    expect(total).toBe(2);
    expect(facets.types.options.find(({ value }) => value === "grant")).toMatchObject({ count: 1 });
    expect(facets.statuses.options).toMatchObject([{ count: 2 }, { count: 0 }, { count: 1 }]);
  });

  it("the exported table has what the list shows", async () => {
    await app.buildOpportunity({ name: "Loan", fundingType: "loan" });
    await app.buildOpportunity({ name: "Grant", fundingType: "grant" });
    const query = { types: "loan", columns: "name" };
    const { text } = await caller.get("/api/opportunities/export.csv").query(query).expect(200);
    expect(text).toContain("Loan");
    expect(text).not.toContain("Grant");
  });

  it("a filter does not make a right word count as a typing error", async () => {
    await app.buildOpportunity({ name: "Wells", fundingType: "grant" });
    await app.buildOpportunity({ name: "Bells", fundingType: "loan" });
    expect(await listNames({ search: "wells", types: "loan" })).toEqual([]);
  });

  it("what changed in the catalogue counts at once", async () => {
    const { id } = await app.buildOpportunity({ fundingType: "loan" });
    expect((await findFacets({ types: "loan" })).total).toBe(1);
    await app.buildOpportunity({ fundingType: "loan" });
    expect((await findFacets({ types: "loan" })).total).toBe(2);
    const admin = await app.as(await app.buildUser({ isAdmin: true }));
    await admin.patch(`/api/admin/opportunities/${id}`).send({ fundingType: "prize" }).expect(200);
    expect(readCounts(await findFacets(), "types")).toEqual({ loan: 1, prize: 1 });
    await admin.delete(`/api/admin/opportunities/${id}`);
    expect(readCounts(await findFacets(), "types")).toEqual({ loan: 1 });
  });

  it("what closes as time goes by counts as closed from then on", async () => {
    await app.buildOpportunity({ deadline: "2030-06-15", openDate: "2030-06-01" });
    await app.buildOpportunity({ openDate: "2030-06-16" });
    expect(readCounts(await findFacets(), "statuses")).toEqual({ open: 1, soon: 1 });
    app.clock.set("2030-06-16T00:00:00Z");
    expect(readCounts(await findFacets(), "statuses")).toEqual({ open: 1, closed: 1 });
  });
});

describe("GET /api/opportunities/facets", () => {
  it("each count is the number of rows that the list then shows", async () => {
    await buildVaried();
    const choices: Query[] = [
      {},
      { types: "grant" },
      { types: "grant,loan", closes: "30d,90d" },
      { countries: "GH,any" },
    ];
    for (const choice of choices) {
      const view = await findFacets(choice);
      expect(view.total).toBe((await listNames(choice)).length);
      for (const facet of FACETS)
        for (const { value, count } of view.facets[facet].options)
          expect([facet, value, (await listNames({ ...choice, [facet]: value })).length]).toEqual([
            facet,
            value,
            count,
          ]);
    }
  });

  it("without a choice it counts what the list shows, and names sources and regions as the catalogue does", async () => {
    await buildVaried();
    const view = await findFacets();
    expect(view.total).toBe((await listNames()).length);
    expect(readCounts(view, "statuses")).toEqual({ open: 7, soon: 1, closed: 2 });
    expect(view.facets.sources.options).toContainEqual({
      value: "other-fund",
      label: "Other, Fund",
      count: 1,
    });
    expect(view.facets.regions.options).toEqual([
      { value: "greater-accra", label: "Greater Accra", count: 1 },
      { value: "us-ny", label: "US-NY", count: 1 },
    ]);
    expect(view.facets.types.options.map(({ value }) => value)).toEqual([
      "grant",
      "equity",
      "loan",
      "prize",
      "accelerator",
      "fellowship",
      "other",
    ]);
  });

  it("a chosen value stays in the answer when it counts nothing, whether the catalogue knows it or not", async () => {
    await buildVaried();
    const { facets } = await findFacets({ sources: "fund-a,gone", types: "equity" });
    expect(facets.sources.options).toEqual([
      { value: "fund-a", label: expect.stringMatching(/^fund.a$/i) as string, count: 0 },
      { value: "gone", label: null, count: 0 },
    ]);
  });

  it("says for each facet how many the list would have without its choice", async () => {
    await buildVaried();
    const { total, facets } = await findFacets({ types: "prize", closes: "7d", statuses: "open" });
    expect(total).toBe(0);
    expect(facets.types.without).toBe((await listNames({ closes: "7d", statuses: "open" })).length);
    expect(facets.closes.without).toBe((await listNames({ types: "prize", statuses: "open" })).length);
    expect(facets.themes.without).toBe(0);
  });

  it("has at most 250 values of a facet, the most frequent first, and the chosen one", async () => {
    for (let n = 0; n < 253; n++) await app.buildOpportunity({ source: `Source ${n}` });
    await app.buildOpportunity({ source: "Source 252" });
    const { sources } = (await findFacets({ sources: "source-99" })).facets;
    expect(sources.options).toHaveLength(251);
    expect(sources.more).toBe(2);
    expect(sources.options[0]).toEqual({ value: "source-252", label: "Source 252", count: 2 });
    expect(sources.options.map(({ value }) => value)).toContain("source-99");
  });

  it("what a person has hidden counts for others only", async () => {
    await buildVaried();
    const user = await app.buildUser();
    const as = await app.as(user);
    const loans = await as.get("/api/opportunities").query({ types: "loan" }).expect(200);
    const [loan] = loans.body.opportunities as { id: string }[];
    await as.put(`/api/opportunities/${loan!.id}/feedback`).send({ kind: "dismissed" }).expect(200);
    expect(await listNames({ types: "loan" }, as)).toHaveLength(1);
    expect(readCounts(await findFacets({}, as), "types").loan).toBe(1);
    expect(readCounts(await findFacets(), "types").loan).toBe(2);
  });
});

describe("facets that make no sense", () => {
  it.each<[Query, Record<string, string[]>]>([
    [{ types: "grant,gift" }, { types: ["Unknown value: gift"] }],
    [{ amounts: "lots" }, { amounts: ["Unknown value: lots"] }],
    [{ closes: "soon" }, { closes: ["Unknown value: soon"] }],
    [{ countries: "GH,XX" }, { countries: ["Unknown country: XX"] }],
    [{ country: "XX" }, { country: ["Unknown country"] }],
    [{ themes: "nonsense" }, { themes: ["Unknown value: nonsense"] }],
    [{ applicants: "robots" }, { applicants: ["Unknown value: robots"] }],
    [{ statuses: "pending" }, { statuses: ["Unknown value: pending"] }],
    [{ sources: "!!!" }, { sources: ["Unknown value: !!!"] }],
    [{ regions: "—" }, { regions: ["Unknown value: —"] }],
    [
      { sources: Array.from({ length: 21 }, (_, n) => `s${n}`).join(",") },
      { sources: ["Must have at most 20 entries"] },
    ],
  ])("%j gets the error of its field", async (query, errors) => {
    expect(await fieldErrors("/api/opportunities", query)).toEqual(errors);
    expect(await fieldErrors("/api/opportunities/facets", query)).toEqual(errors);
  });

  it("a parameter given twice gets the error of its field", async () => {
    const { body } = await caller.get("/api/opportunities?types=loan&types=grant").expect(400);
    expect(body.fieldErrors).toEqual({ types: ["Must be given once"] });
  });

  it("facets, order and country are for the list of all", async () => {
    const list = "/api/opportunities";
    expect(await fieldErrors(list, { show: "saved", types: "loan" })).toEqual({
      show: ["Must be all, because the list is filtered"],
    });
    const notWithMarks = ["Not with what was saved or dismissed"];
    expect(await fieldErrors(list, { show: "saved", order: "amount" })).toEqual({ order: notWithMarks });
    expect(await fieldErrors(list, { show: "dismissed", country: "GH" })).toEqual({ country: notWithMarks });
    expect(await fieldErrors(list, { order: "size" })).toEqual({
      order: ["Must be relevance, deadline or amount"],
    });
  });
});
