import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sources as french } from "@shared/words/fr";
import { sourceParams } from "@shared/validators/curation";
import { cleanId, cleanValues } from "../import/reading-values";
import { SOURCES } from "../sources/sources";
import { API_SOURCES } from "./api-sources";
import { createDrift, describeDrift } from "./drift";
import { getAnswersFolder, isWholeAnswer, listAnswerFiles, readTables } from "./read-recorded.fixture";
import { readAnswer, readRecord } from "./read-records";

/** The day after the oldest recorded answer. */
const NOW = new Date("2024-11-10T09:00:00Z");

describe("the list of sources with an API", () => {
  it("has ids and names of its own, and an address for people", () => {
    const all = [...SOURCES, ...API_SOURCES];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { id, url } of API_SOURCES) {
      expect(sourceParams.safeParse({ id }).success).toBe(true);
      expect(url).toMatch(/^https:\/\//);
    }
  });

  it("has a French description and licence for each", () => {
    const texts = API_SOURCES.flatMap(({ description, licence }) => [description, licence]);
    expect(texts.filter((text) => !(text in french))).toEqual([]);
  });
});

describe.each(API_SOURCES.map((source) => [source.id, source] as const))("%s", (_id, source) => {
  const folder = getAnswersFolder(source);
  const files = listAnswerFiles(source);

  it("says where its recorded answers come from", () => {
    expect(files.length).toBeGreaterThan(0);
    expect(readFileSync(join(folder, "../ORIGIN.md"), "utf8")).toMatch(
      /commit [0-9a-f]{40}|recorded by|modelled/,
    );
  });

  it.each(files)("reads every record of %s, without an unknown field or code", (file) => {
    const answer = JSON.parse(readFileSync(join(folder, file), "utf8")) as unknown;
    const archived = source.removePersons ? source.removePersons(answer) : answer;
    const isWhole = isWholeAnswer(file);
    const listed = isWhole ? [archived] : readAnswer(source, archived, null, NOW, readTables(source)).records;
    if (source.askWhole && !isWhole)
      return expect(listed.map((record) => source.askWhole?.(record))).not.toContain(null);
    const records = listed;
    const drift = createDrift();
    const outcomes = records.map((record, index) =>
      readRecord(source, record, { now: NOW, drift, place: String(index) }),
    );
    expect(outcomes.filter(({ kind }) => kind === "failed")).toEqual([]);
    expect(describeDrift(drift)).toEqual([]);
    const readings = outcomes.flatMap((outcome) => (outcome.kind === "reading" ? [outcome.reading] : []));
    if (!isWhole) expect(readings.length).toBeGreaterThan(0);
    for (const { externalId, values, constants } of readings) {
      expect(cleanId(externalId)).toBe(externalId);
      // Nothing that it reads would be refused by the import.
      expect(Object.keys(cleanValues(values)!).sort()).toEqual(Object.keys(values).sort());
      expect(constants?.attribution).toEqual(expect.any(String));
    }
  });
});
