import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { funderProfiles } from "@shared/schema/index";
import { startTestApp, type TestApp, testClock } from "../../test/app";
import * as fixture from "./awards.fixture";
import { importAwards } from "./import-awards";
import type { AwardReading } from "./readers/types";

let app: TestApp;
let me: Awaited<ReturnType<TestApp["as"]>>;
const { buildReading } = fixture;
const READ_AT = new Date("2026-08-03T00:00:00Z");

beforeAll(async () => {
  app = await startTestApp({ clock: testClock("2026-11-27T12:00:00Z") });
  const user = await app.buildUser();
  await app.buildEntity({ userId: user.id, name: "Orbit", type: "Startup", country: "US" });
  await app.buildEntity({ userId: user.id, name: "Lab", type: "Research", country: null });
  await app.buildEntity({ userId: user.id, name: "Ama", type: "Individual", country: "US" });
  me = await app.as(user);
});
afterAll(() => app.close());

const buildFunder = (given: Partial<typeof funderProfiles.$inferInsert> = {}) =>
  fixture.buildFunder(app, given);

const put = (readings: AwardReading[]) => importAwards(app.db, readings, READ_AT);
const readSummary = async (id: string) => {
  const answer = await me.get(`/api/funders/${id}/awards/summary`);
  expect(answer.status).toBe(200);
  return answer.body.summary;
};
const list = async (id: string, query = "") => {
  const answer = await me.get(`/api/funders/${id}/awards?${query}`);
  expect(answer.status).toBe(200);
  return answer.body;
};

describe("whom a funder has funded", () => {
  it("the quartiles of each currency, the number, kinds, places and years are told", async () => {
    const { id, name } = await buildFunder();
    await put([
      ...["20000", "30000", "40000", "60000", "100000"].map((amount, index) =>
        buildReading({
          funderName: name,
          amount,
          recipientName: `Company ${index % 3} Inc.`,
          awardedOn: `202${index + 2}-05-01`,
        }),
      ),
      buildReading({
        funderName: name,
        currency: "GBP",
        amount: "500",
        recipientName: "Hill College",
        recipientType: "university",
        recipientCountry: "GB",
        recipientRegion: null,
        awardedOn: "2019-12-31",
      }),
      buildReading({ funderName: name, recipientName: "Sun", recipientType: null, recipientCountry: null }),
      buildReading({ funderName: "Somebody else" }),
    ]);
    expect((await list(id, "recipientType=unknown")).awards).toMatchObject([{ recipientName: "Sun" }]);
    expect((await list(id, "country=GB&region=unknown")).awards).toMatchObject([
      { recipientName: "Hill College" },
    ]);
    expect(await readSummary(id)).toMatchObject({
      awards: 7,
      recipients: 5,
      firstYear: 2019,
      lastYear: 2026,
      isCut: false,
      linkedByName: 7,
      // After 27 November 2023.
      recent: { awards: 4, recipients: 4 },
      sizes: [
        { currency: "USD", awards: 6, usual: { lower: "22500.00", median: "35000.00", upper: "55000.00" } },
        { currency: "GBP", awards: 1, usual: null },
      ],
      recipientTypes: [
        { recipientType: "company", awards: 5 },
        { recipientType: "university", awards: 1 },
        { recipientType: null, awards: 1 },
      ],
      places: [
        { country: "US", region: "TX", awards: 5 },
        { country: "GB", region: null, awards: 1 },
      ],
      sources: [{ source: "360giving", licence: "CC0", awards: 7, readAt: "2026-08-03T00:00:00.000Z" }],
    });
  });

  it("organisations like those of the caller are counted once each, in their country, of three years", async () => {
    const { id, name } = await buildFunder();
    const given = { funderName: name, awardedOn: "2026-01-05" };
    await put([
      buildReading({ ...given, recipientName: "Sunrise, Inc." }),
      buildReading({ ...given, recipientName: "SUNRISE INC" }),
      buildReading({ ...given, recipientName: "Moon Inc" }),
      buildReading({ ...given, recipientName: "Old Inc", awardedOn: "2023-11-27" }),
      buildReading({ ...given, recipientName: "Far Inc", recipientCountry: "KE" }),
      buildReading({ ...given, recipientName: "Hill College", recipientType: "university" }),
      buildReading({
        ...given,
        recipientName: "Dale College",
        recipientType: "university",
        recipientCountry: "KE",
      }),
    ]);
    const { alike } = await readSummary(id);
    expect(alike).toMatchObject([
      { entityName: "Orbit", recipientType: "company", country: "US", recipients: 2 },
      { entityName: "Lab", recipientType: "university", country: null, recipients: 2 },
    ]);
    const rows = await list(id, "recipientType=company&country=US&recent=1");
    expect(rows.awards.map((award: { recipientName: string }) => award.recipientName).sort()).toEqual([
      "Moon Inc",
      "SUNRISE INC",
      "Sunrise, Inc.",
    ]);
  });

  it("a funder without awards has no figures and no rows", async () => {
    const { id } = await buildFunder();
    expect(await readSummary(id)).toBeNull();
    expect(await list(id)).toEqual({ awards: [], pagination: { page: 1, total: 0, hasMore: false } });
  });

  it("every figure leads to its rows, page by page", async () => {
    const { id, name } = await buildFunder();
    await put([
      ...Array.from({ length: 25 }, (_, day) =>
        buildReading({ funderName: name, awardedOn: `2024-03-${String(day + 1).padStart(2, "0")}` }),
      ),
      buildReading({ funderName: name, currency: "EUR", recipientRegion: "CA", awardedOn: "2020-01-01" }),
    ]);
    const count = async (query: string) => (await list(id, query)).pagination.total;
    expect(await count("")).toBe(26);
    expect(await count("currency=USD")).toBe(25);
    expect(await count("country=US&region=CA")).toBe(1);
    expect(await count("country=US&region=unknown")).toBe(0);
    expect(await count("recipientType=unknown")).toBe(0);
    expect(await count("recipientType=company")).toBe(26);
    expect(await count("year=2020")).toBe(1);
    expect(await count("recent=1")).toBe(25);
    expect(await count("linkedBy=name")).toBe(26);
    expect(await count("linkedBy=identifier")).toBe(0);
    const last = await list(id, "page=3");
    expect(last.pagination).toEqual({ page: 3, total: 26, hasMore: false });
    expect(last.awards).toHaveLength(6);
    expect(last.awards[5]).toEqual({
      id: expect.any(String),
      recipientName: "Sunrise Labs Ltd",
      recipientType: "company",
      recipientCountry: "US",
      recipientRegion: "CA",
      amount: "1000.00",
      currency: "EUR",
      awardedOn: "2020-01-01",
      title: "A sun",
      url: "https://example.org/award",
      funderName: name,
      linkedBy: "name",
      source: "360giving",
      licence: "CC0",
    });
    expect((await list(id, "page=9")).awards).toEqual([]);
  });

  it("bad filters are told at their field", async () => {
    const { id } = await buildFunder();
    for (const [query, field] of [
      ["recipientType=person", "recipientType"],
      ["currency=XXX1", "currency"],
      ["year=12", "year"],
      ["page=0", "page"],
    ]) {
      const answer = await me.get(`/api/funders/${id}/awards?${query}`);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fieldErrors)).toEqual([field]);
    }
  });

  it("an unknown funder is not found, and visitors learn nothing", async () => {
    for (const path of ["awards", "awards/summary"]) {
      expect((await me.get(`/api/funders/${crypto.randomUUID()}/${path}`)).status).toBe(404);
      expect((await app.visitor.get(`/api/funders/${crypto.randomUUID()}/${path}`)).status).toBe(401);
    }
  });
});

describe("the funder of an opportunity", () => {
  const read = async (id: string) => (await me.get(`/api/opportunities/${id}/funder`)).body;

  it("is found by an alias, with the figures of its awards", async () => {
    const funder = await buildFunder({ name: "U.S. Sun Agency", aliases: ["Sun Agency"] });
    await put([buildReading({ funderName: "Sun Agency" })]);
    const { id } = await app.buildOpportunity({ funderName: "SUN  Agency" });
    expect(await read(id)).toMatchObject({
      funder: { id: funder.id, name: "U.S. Sun Agency" },
      summary: { awards: 1, linkedByName: 1 },
    });
  });

  it("is unknown when the directory has none of that name, or the opportunity names none", async () => {
    for (const funderName of ["Nobody of this name", null, "…"]) {
      const { id } = await app.buildOpportunity({ funderName });
      expect(await read(id)).toEqual({ funder: null, summary: null });
    }
  });

  it("of a pending or unknown opportunity is not told", async () => {
    const { id } = await app.buildOpportunity({ verificationStatus: "pending" });
    for (const path of [id, crypto.randomUUID()])
      expect((await me.get(`/api/opportunities/${path}/funder`)).status).toBe(404);
  });
});

it("of a funder with more than 10,000 awards the newest are counted, found by an index", async () => {
  const [{ id }, other] = [await buildFunder(), await buildFunder()];
  for (const funderId of [id, other.id])
    await app.db.execute(sql`
      insert into awards (source, source_id, award_key, funder_id, linked_by, funder_name, recipient_name,
        amount, currency, awarded_on, licence, read_at)
      select 'nsf', ${funderId}::text || n, ${funderId}::text || n, ${funderId}::uuid, 'name', 'Fund', 'Lab ' || n % 500,
        n, 'USD', date '1990-01-01' + n, 'CC0', now() from generate_series(1, 10050) n`);
  await app.db.execute(sql`analyze awards`);
  expect(await readSummary(id)).toMatchObject({
    awards: 10_000,
    recipients: 500,
    isCut: true,
    sizes: [{ usual: { median: "5050.50" } }],
  });
  expect(await list(id, "page=1000")).toMatchObject({ pagination: { total: 10_000, hasMore: false } });
  const plan = await app.db.execute<{ "QUERY PLAN": string }>(
    sql`explain select * from awards where funder_id = ${id} order by awarded_on desc, id limit 10`,
  );
  expect(plan.rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("awards_funder_idx");
});
