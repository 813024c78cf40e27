import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { awards, type funderProfiles } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";
import * as fixture from "./awards.fixture";
import { importAwards, linkEarlierAwards } from "./import-awards";
import { readAnswer } from "./readers/read-answer";
import type { AwardReading } from "./readers/types";

const { buildReading } = fixture;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const buildFunder = (given: Partial<typeof funderProfiles.$inferInsert> = {}) =>
  fixture.buildFunder(app, given);
const put = (readings: AwardReading[]) => importAwards(app.db, readings, new Date("2026-08-03T00:00:00Z"));

describe("the import of awards", () => {
  it("a second import of the same answers changes nothing", async () => {
    const files = {
      nsf: "modelled-nsf",
      usaspending: "modelled-usaspending",
      "360giving": "360giving",
    } as const;
    const readings: AwardReading[] = [];
    for (const [source, name] of Object.entries(files)) {
      const file = new URL(`./readers/fixtures/${name}.json`, import.meta.url);
      readings.push(
        ...readAnswer(source as keyof typeof files, JSON.parse(await readFile(file, "utf8"))).awards,
      );
    }
    expect(await put(readings)).toEqual({ added: 23, changed: 0, same: 0 });
    const snapshot = () => app.db.select().from(awards).orderBy(awards.awardKey);
    const before = await snapshot();
    expect(await importAwards(app.db, readings, new Date("2026-09-01T00:00:00Z"))).toEqual({
      added: 0,
      changed: 0,
      same: 23,
    });
    expect(await snapshot()).toEqual(before);
  });

  it("a changed award is written again, and only that one", async () => {
    const [first, second] = [buildReading(), buildReading()];
    await put([first, second]);
    expect(await put([{ ...first, amount: "1200.00" }, second])).toEqual({ added: 0, changed: 1, same: 1 });
    const [row] = await app.db.select().from(awards).where(eq(awards.awardKey, first.awardKey));
    expect(row?.amount).toBe("1200.00");
  });

  it("an award that both registers of the United States have is kept once, as NSF has it", async () => {
    const nsf = buildReading({ source: "nsf", sourceId: "77", awardKey: "US-049-77", title: "By NSF" });
    const usaspending = { ...nsf, source: "usaspending", sourceId: "ASST_77", title: "OTHER" } as const;
    expect(await put([usaspending])).toMatchObject({ added: 1 });
    expect(await put([nsf])).toMatchObject({ changed: 1 });
    expect(await put([usaspending])).toMatchObject({ same: 1 });
    const rows = await app.db.select().from(awards).where(eq(awards.awardKey, "US-049-77"));
    expect(rows).toMatchObject([{ source: "nsf", sourceId: "77", title: "By NSF" }]);
  });

  it("a funder is found by each of its identifiers before its name", async () => {
    const id = crypto.randomUUID();
    const identified = await buildFunder({
      rorId: `https://ror.org/${id}`,
      orgIds: [`GB-CHC-${id}`, `GB-COH-${id}`],
      uei: `UEI${id}`,
    });
    const named = await buildFunder({ name: `The Named Fund ${id}` });
    for (const funderIdentifier of [
      identified.rorId,
      ...identified.orgIds,
      identified.uei,
      "GB-CHC-elsewhere",
    ]) {
      const reading = buildReading({ funderIdentifier, funderName: named.name.toUpperCase() });
      await put([reading]);
      const [row] = await app.db.select().from(awards).where(eq(awards.awardKey, reading.awardKey));
      expect(row).toMatchObject(
        funderIdentifier === "GB-CHC-elsewhere"
          ? { funderId: named.id, linkedBy: "name" }
          : { funderId: identified.id, linkedBy: "identifier" },
      );
    }
  });

  it("awards that came before their funder are linked when it comes", async () => {
    const id = crypto.randomUUID();
    const [identified, named, other] = [
      buildReading({ funderIdentifier: `GB-CHC-${id}`, funderName: `Long ${id}` }),
      buildReading({ funderName: `Late ${id}` }),
      buildReading({ funderIdentifier: "GB-CHC-9", funderName: `Never ${id}` }),
    ];
    await put([identified, named, other]);
    const funder = await buildFunder({ name: `Late ${id}`, orgIds: [`GB-CHC-${id}`] });
    await linkEarlierAwards(app.db);
    const read = async ({ awardKey }: AwardReading) =>
      (await app.db.select().from(awards).where(eq(awards.awardKey, awardKey)))[0];
    expect(await read(identified)).toMatchObject({ funderId: funder.id, linkedBy: "identifier" });
    expect(await read(named)).toMatchObject({ funderId: funder.id, linkedBy: "name" });
    expect(await read(other)).toMatchObject({ funderId: null, linkedBy: null });
  });

  it("a name that two funders have as an alias belongs to neither, but to whoever bears it", async () => {
    const id = crypto.randomUUID();
    await buildFunder({ aliases: [`Sun ${id}`, `Moon ${id}`] });
    await buildFunder({ aliases: [`Sun ${id}`] });
    const bearer = await buildFunder({ name: `Moon ${id}` });
    const [sun, moon] = [
      buildReading({ funderName: `Sun ${id}` }),
      buildReading({ funderName: `Moon ${id}` }),
    ];
    await put([sun, moon]);
    const read = (reading: AwardReading) =>
      app.db.select().from(awards).where(eq(awards.awardKey, reading.awardKey));
    expect(await read(sun)).toMatchObject([{ funderId: null, linkedBy: null }]);
    expect(await read(moon)).toMatchObject([{ funderId: bearer.id, linkedBy: "name" }]);
  });
});
