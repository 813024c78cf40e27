import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fundingOpportunities as o } from "@shared/schema/index";
import {
  commonGrantsDetailSchema,
  commonGrantsListSchema,
  type CommonGrantsOpportunity,
} from "@shared/validators/common-grants";
import { seedCatalogue } from "../../seed/seed";
import { startTestApp, testClock, type TestApp } from "../../test/app";

let app: TestApp;
const found: CommonGrantsOpportunity[] = [];

beforeAll(async () => {
  app = await startTestApp({ clock: testClock("2026-11-21T09:00:00Z") });
  await seedCatalogue(app.deps);
  for (let page = 1; ; page += 1) {
    const { body } = await app.visitor.get(`/common-grants/opportunities?page=${page}`).expect(200);
    const { items } = commonGrantsListSchema.parse(body);
    if (items.length === 0) break;
    found.push(...items);
  }
});
afterAll(() => app.close());

it("lists every verified opportunity of the starter catalogue once, in the protocol's form", async () => {
  const [row] = await app.db
    .select({ total: sql<string>`count(*)` })
    .from(o)
    .where(eq(o.verificationStatus, "verified"));
  expect(found.length).toBe(Number(row?.total));
  expect(found.length).toBeGreaterThan(400);
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
});

it("keeps all statuses, funding types and attributions of the starter catalogue", async () => {
  const valuesOf = (name: string) =>
    new Set(found.map(({ customFields }) => customFields?.[name]?.value).filter((value) => value != null));
  expect([...new Set(found.map(({ status }) => status.value))].sort()).toEqual([
    "closed",
    "forecasted",
    "open",
  ]);
  for (const kind of ["grant", "equity", "accelerator", "prize"])
    expect(valuesOf("fundingType")).toContain(kind);
  const rows = await app.db
    .selectDistinct({ attribution: o.attribution })
    .from(o)
    .where(eq(o.verificationStatus, "verified"));
  const lines = rows.flatMap(({ attribution }) => attribution ?? []);
  expect(lines.length).toBeGreaterThan(0);
  expect(valuesOf("attribution")).toEqual(new Set(lines));
});

it("answers a single opportunity as the list shows it", async () => {
  for (const listed of found.filter((_, index) => index % 97 === 0)) {
    const { body } = await app.visitor.get(`/common-grants/opportunities/${listed.id}`).expect(200);
    expect(commonGrantsDetailSchema.parse(body).data).toEqual(listed);
  }
});
