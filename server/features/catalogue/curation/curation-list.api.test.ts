import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fundingOpportunities as o, opportunityProvenance } from "@shared/schema/index";
import type { AdminListView } from "@shared/validators/curation";
import { asWritten } from "@shared/words/messages";
import { startTestApp, type TestApp } from "../../../test/app";
import { canonicalizeUrl } from "../import/reading-values";

let app: TestApp;
let admin: TestApp["visitor"];
const PENDING = "/api/admin/opportunities/pending";
const VERIFIED = "/api/admin/opportunities";

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as(await app.buildUser({ isAdmin: true, firstName: "Esi", lastName: null }));
});
afterAll(() => app.close());

const list = async (path: string, query: Record<string, string | number> = {}): Promise<AdminListView> => {
  const { status, body } = await admin.get(path).query(query);
  expect(status).toBe(200);
  return body as AdminListView;
};
const namesOf = ({ opportunities }: AdminListView) => opportunities.map(({ name }) => name);
const minutesAgo = (minutes: number) => new Date(app.clock.now().getTime() - minutes * 60_000);

describe("the lists for curators", () => {
  it("show pending opportunities by page, newest first, with the true total", async () => {
    const source = randomUUID();
    for (let n = 0; n < 7; n += 1)
      await app.buildOpportunity({
        name: `No. ${n}`,
        source,
        verificationStatus: "pending",
        createdAt: minutesAgo(n),
        description: "x".repeat(400),
      });
    await app.buildOpportunity({ source, verificationStatus: "rejected" });
    await app.buildOpportunity({ source });
    const first = await list(PENDING, { source, limit: 3 });
    expect(namesOf(first)).toEqual(["No. 0", "No. 1", "No. 2"]);
    expect(first.pagination).toEqual({ page: 1, total: 7, hasMore: true });
    expect(first.opportunities[0]!.description).toHaveLength(300);
    const last = await list(PENDING, { source, limit: 3, page: 3 });
    expect(namesOf(last)).toEqual(["No. 6"]);
    expect(last.pagination).toEqual({ page: 3, total: 7, hasMore: false });
    expect(await list(PENDING, { source, page: 9 })).toEqual({
      opportunities: [],
      pagination: { page: 9, total: 7, hasMore: false },
    });
  });

  it("show verified opportunities by verification date, those of the starter catalogue by import date", async () => {
    const source = randomUUID();
    await app.buildOpportunity({
      name: "Early",
      source,
      createdAt: minutesAgo(50),
      verifiedAt: minutesAgo(30),
    });
    await app.buildOpportunity({
      name: "From the start",
      source,
      createdAt: minutesAgo(20),
      deadline: "2001-01-01",
    });
    await app.buildOpportunity({
      name: "Late",
      source,
      createdAt: minutesAgo(60),
      verifiedAt: minutesAgo(10),
    });
    const view = await list(VERIFIED, { source });
    expect(namesOf(view)).toEqual(["Late", "From the start", "Early"]);
    expect(view.opportunities.map(({ closed }) => closed)).toEqual([false, true, false]);
  });

  it("show who verified an opportunity, its duplicate, its broken link and its open changes", async () => {
    const source = randomUUID();
    const twin = await app.buildOpportunity({ name: "Twin", verificationStatus: "rejected" });
    const { id } = await app.buildOpportunity({ source, verificationStatus: "pending", minAmount: "5" });
    await app.db.insert(opportunityProvenance).values({
      opportunityId: id,
      looksLike: twin.id,
      linkFailures: 2,
      linkProblem: asWritten("It answers 404"),
    });
    expect((await list(PENDING, { source, flag: "duplicate" })).pagination.total).toBe(1);
    expect((await list(PENDING, { source, flag: "broken_link" })).pagination.total).toBe(1);
    expect((await list(PENDING, { source, flag: "changed" })).pagination.total).toBe(0);
    await admin.post(`${VERIFIED}/${id}/verify`).expect(200);
    const [row] = (await list(VERIFIED, { source })).opportunities;
    expect(row).toMatchObject({
      id,
      minAmount: "5.00",
      verifiedBy: "Esi",
      verifiedAt: app.clock.now().toISOString(),
      looksLike: { id: twin.id, name: "Twin", verificationStatus: "rejected" },
      linkProblem: "It answers 404",
      openChanges: 0,
    });
    // One failure may be chance.
    await app.db
      .update(opportunityProvenance)
      .set({ linkFailures: 1 })
      .where(eq(opportunityProvenance.opportunityId, id));
    expect((await list(VERIFIED, { source })).opportunities[0]!.linkProblem).toBeNull();
    expect((await list(VERIFIED, { source, flag: "broken_link" })).pagination.total).toBe(0);
  });
});

describe("the search in the lists for curators", () => {
  const source = randomUUID();
  beforeAll(async () => {
    for (const [name, funderName] of [
      ["Clean Cooking Prize", "Énergie Verte"],
      ["Renewable Energy Accelerator", "Sun Trust"],
      ["100% Match_Fund \\ Round", null],
    ] as const)
      await app.buildOpportunity({ name, funderName, source, verificationStatus: "pending" });
  });

  it.each([
    ["cooking", ["Clean Cooking Prize"]],
    ["PRIZE clean", ["Clean Cooking Prize"]],
    ["energie", ["Clean Cooking Prize"]],
    ["énergie", ["Clean Cooking Prize"]],
    ["sun trust renew", ["Renewable Energy Accelerator"]],
    ["acelerator", ["Renewable Energy Accelerator"]],
    ["renewabel energy", ["Renewable Energy Accelerator"]],
    ["100%", ["100% Match_Fund \\ Round"]],
    ["h_f", ["100% Match_Fund \\ Round"]],
    ["\\", ["100% Match_Fund \\ Round"]],
    ["＼", ["100% Match_Fund \\ Round"]],
    ["%_%", []],
    ["'; drop table users --", []],
    ["zzzzqqqq", []],
  ])("finds with %j %j", async (search, names) => {
    const view = await list(PENDING, { source, search });
    expect(namesOf(view)).toEqual(names);
    expect(view.pagination.total).toBe(names.length);
  });

  it("searches only its own list", async () => {
    expect((await list(VERIFIED, { source, search: "cooking" })).pagination.total).toBe(0);
    expect((await list(PENDING, { source: "another", search: "cooking" })).pagination.total).toBe(0);
  });
});

describe("a list of 5,000 pending opportunities", () => {
  it("answers quickly", async () => {
    const source = randomUUID();
    await app.db.execute(sql`
      insert into ${o} (name, slug, source, description, created_at, verification_status)
      select 'Grant number ' || n, ${source} || n, ${source}, repeat('About it. ', 100), now() - n * interval '1 minute', 'pending'
      from generate_series(1, 5000) n`);
    await app.pool.query("analyze");
    await list(PENDING);
    const times: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const start = performance.now();
      const view = await list(PENDING, { source });
      times.push(performance.now() - start);
      expect(view.pagination).toEqual({ page: 1, total: 5_000, hasMore: true });
      expect(view.opportunities).toHaveLength(50);
    }
    // Some 15 ms where nothing else runs; this only tells a page from a scan of everything.
    expect(Math.min(...times)).toBeLessThan(500);
  });
});

describe("canonical addresses", () => {
  it.each([
    "https://www.Example.org/Path/",
    "http://example.org/index.html?utm_source=a&id=5&fbclid=x#top",
    "https://www2.example.org/?ref=x&utm_medium=y",
    "https://example.org/a?b=1&&c=2&",
    "https://example.org/default.aspx",
    "  HTTPS://EXAMPLE.ORG?x=Y  ",
    "https://example.org/ref=5/?reference=1&gclid=2",
  ])("are the same here and in the database: %s", async (address) => {
    const { rows } = await app.pool.query<{ url: string }>("select canonical_url($1) as url", [address]);
    expect(canonicalizeUrl(address)).toBe(rows[0]!.url);
  });
});
