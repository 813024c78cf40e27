import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fundingOpportunities as o } from "@shared/schema/index";
import { seedCatalogue } from "../../../../seed/seed";
import { startTestApp, testClock, type TestApp } from "../../../../test/app";
import { cleanValues, isSameValue } from "../../import/reading-values";
import { createDrift } from "../drift";
import { readAnswer, readRecord } from "../read-records";
import type { ApiSource } from "../types";
import { createCommonGrantsSource } from "./create-source";

const now = new Date("2026-11-21T09:00:00Z");
/** Another installation of this product, which serves its catalogue to all. */
const source: ApiSource = createCommonGrantsSource({
  id: "other",
  name: "Another installation",
  description: "Its catalogue",
  url: "https://amberway.example/",
  country: "US",
  funderType: "government",
  licence: "Open data",
  attribution: "Another installation",
  base: "",
  timezone: "UTC",
  eligibleCountries: [],
});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: testClock(now) });
  await seedCatalogue(app.deps);
});
afterAll(() => app.close());

it("what this product serves comes back as it was, with the attribution of each opportunity", async () => {
  const rows = await app.db.select().from(o).where(eq(o.verificationStatus, "verified"));
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const drift = createDrift();
  let read = 0;
  let cursor: unknown = null;
  do {
    const { body } = await app.visitor.get(source.ask(cursor, now).url).expect(200);
    const { records, next } = readAnswer(source, body, cursor, now);
    for (const record of records) {
      const outcome = readRecord(source, record, { now, drift, place: "" });
      if (outcome.kind !== "reading") continue;
      const { externalId, values, constants } = outcome.reading;
      const row = rowsById.get(externalId!)!;
      const clean = cleanValues(values)!;
      const differs = (
        ["name", "funderName", "fundingType", "deadline", "deadlineTime", "openDate", "maxAmount"] as const
      ).filter((field) => !isSameValue(field, clean[field], row[field]));
      expect([row.name, differs]).toEqual([row.name, []]);
      expect(constants?.attribution).toBe(row.attribution ?? "Another installation (Open data)");
      if (row.eligibleCountries.length > 0) expect(clean.eligibleCountries).toEqual(row.eligibleCountries);
      read += 1;
    }
    cursor = next;
  } while (cursor !== null);
  expect(read).toBeGreaterThan(300);
  expect(drift).toEqual(createDrift());
});
