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

let madeCount = 0;
const addNamed = (name: string, times: number) =>
  app.db.insert(fundingOpportunities).values(
    Array.from({ length: times }, () => ({
      name,
      slug: `named-${(madeCount += 1)}`,
      verificationStatus: "verified" as const,
    })),
  );
const PROFILE = "We keep bees beside the orchard and sell honey in a zeppelin";
const findWords = () => selectTellingWords(app.db, PROFILE);

describe("the telling words of a profile", () => {
  it("the telling words are those that few opportunities have, the rarest first, without those that none has", async () => {
    await addNamed("Bees and honey", 1);
    await addNamed("Honey", 2);
    await addNamed("Orchard", 2);
    expect(await findWords()).toEqual(["bee", "orchard", "honey"]);
  });

  it("the telling words are the same for every process until the catalogue has changed a lot", async () => {
    await addNamed("Bees", 1);
    await addNamed("Honey", 2);
    expect(await findWords()).toEqual(["bee", "honey"]);
    // A count that starts now would differ.
    await addNamed("Bees", 5);
    await addNamed("Orchard", 1);
    expect(await findWords()).toEqual(["bee", "orchard", "honey"]);
    await app.db.execute(sql`update catalogue_changes set changes = changes + 5000
      where slot = (select min(slot) from catalogue_changes)`);
    expect(await Promise.all([findWords(), findWords(), findWords()])).toEqual([
      ["orchard", "honey", "bee"],
      ["orchard", "honey", "bee"],
      ["orchard", "honey", "bee"],
    ]);
    expect(await findWords()).toEqual(["orchard", "honey", "bee"]);
  });

  it("a text without words has no telling words, and no row is kept for a word that no opportunity has", async () => {
    expect(await selectTellingWords(app.db, "")).toEqual([]);
    expect(await findWords()).toEqual([]);
    expect(await app.db.$count(catalogueWords)).toBe(0);
  });
});
