import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { catalogueWords, fundingOpportunities } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../../test/app";
import { selectTellingWords } from "./telling-words.queries";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(fundingOpportunities);
  await app.db.delete(catalogueWords);
});

let made = 0;
const addNamed = (name: string, times: number) =>
  app.db.insert(fundingOpportunities).values(
    Array.from({ length: times }, () => ({
      name,
      slug: `named-${(made += 1)}`,
      verificationStatus: "verified" as const,
    })),
  );
const PROFILE = "We keep bees beside the orchard and sell honey in a zeppelin";
const find = () => selectTellingWords(app.db, PROFILE);

describe("the telling words of a profile", () => {
  it("are those that few opportunities have, the rarest first, without those that none has", async () => {
    await addNamed("Bees and honey", 1);
    await addNamed("Honey", 2);
    await addNamed("Orchard", 2);
    expect(await find()).toEqual(["bee", "orchard", "honey"]);
  });

  it("are the same for every process until the catalogue has become another one", async () => {
    await addNamed("Bees", 1);
    await addNamed("Honey", 2);
    expect(await find()).toEqual(["bee", "honey"]);
    // One that starts now would count otherwise.
    await addNamed("Bees", 5);
    await addNamed("Orchard", 1);
    expect(await find()).toEqual(["bee", "orchard", "honey"]);
    await app.db.execute(sql`update catalogue_changes set changes = changes + 5000
      where slot = (select min(slot) from catalogue_changes)`);
    expect(await Promise.all([find(), find(), find()])).toEqual([
      ["orchard", "honey", "bee"],
      ["orchard", "honey", "bee"],
      ["orchard", "honey", "bee"],
    ]);
    expect(await find()).toEqual(["orchard", "honey", "bee"]);
  });

  it("are none of a text that says nothing, and leave no row of a word that no opportunity has", async () => {
    expect(await selectTellingWords(app.db, "")).toEqual([]);
    expect(await find()).toEqual([]);
    expect(await app.db.$count(catalogueWords)).toBe(0);
  });
});
