import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fundingOpportunities as o, opportunityChanges } from "@shared/schema/index";
import type { OpenDatabase } from "../../../platform/db/database";
import { openTestDatabase } from "../../../test/database";
import type { ScrapedOpportunity } from "../extraction/types";
import { importReadings } from "../import/import-readings";
import { API_SOURCES, getCatalogueName } from "./api-sources";
import { createDrift } from "./drift";
import { getAnswersFolder, isWholeAnswer, listAnswerFiles, readTables } from "./read-recorded.fixture";
import { readAnswer, readRecord } from "./read-records";
import type { ApiSource } from "./types";

/** Before most of the recorded calls closed. */
const NOW = new Date("2024-03-01T09:00:00Z");

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Reads everything that is recorded of a source. */
function readAll(source: ApiSource): ScrapedOpportunity[] {
  const folder = getAnswersFolder(source);
  const tables = readTables(source);
  const records = listAnswerFiles(source).flatMap((file) => {
    const answer = JSON.parse(readFileSync(join(folder, file), "utf8")) as unknown;
    if (isWholeAnswer(file)) return [answer];
    return source.askWhole ? [] : readAnswer(source, answer, null, NOW, tables).records;
  });
  const readings = records.flatMap((record) => {
    const outcome = readRecord(source, record, { now: NOW, drift: createDrift(), place: "" });
    return outcome.kind === "reading" ? [outcome.reading] : [];
  });
  // As a run does, the first of two copies counts.
  return [...new Map(readings.toReversed().map((one) => [one.externalId, one])).values()].reverse();
}

it.each(API_SOURCES.map((source) => [source.id, source] as const))(
  "a second reading of %s changes nothing, neither what waits nor what is verified",
  async (_id, source) => {
    const { db } = database;
    const read = () => importReadings(db, readAll(source), { source: getCatalogueName(source), now: NOW });
    const first = await read();
    expect(first.created).toBeGreaterThan(0);
    const unchanged = { created: 0, updated: 0, proposed: 0 };
    expect(await read()).toMatchObject(unchanged);
    await db.update(o).set({ verificationStatus: "verified" });
    expect(await read()).toMatchObject(unchanged);
    expect(await db.select().from(opportunityChanges)).toEqual([]);
  },
);
