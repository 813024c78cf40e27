import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fundingOpportunities, users } from "@shared/schema/index";
import type { MatchedOpportunityView } from "@shared/validators/opportunities";
import { startTestApp, type TestApp } from "../../test/app";
import { refreshOpportunityEmbeddings } from "../matching/retrieval/embeddings.service";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(users);
  await app.db.delete(fundingOpportunities);
});

const MATCHED = "/api/opportunities/matched";

async function buildReader(given: { preferredLanguage?: string } = {}) {
  const user = await app.buildUser(given);
  const entity = await app.buildEntity({ userId: user.id, type: "Startup", country: "KE" });
  return { entity, reader: await app.as(user) };
}

describe("the list of matches", () => {
  it("is the same compressed and uncompressed", async () => {
    const { reader } = await buildReader();
    await app.buildOpportunity({ name: "Water Fund" });
    const packed = await reader.get(MATCHED).set("Accept-Encoding", "gzip, deflate, br, zstd");
    expect(packed.headers["content-encoding"]).toBe("br");
    const plain = await reader.get(MATCHED).set("Accept-Encoding", "br;q=0, identity");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    for (const { headers } of [packed, plain])
      expect([headers["content-type"], headers.vary, headers["cache-control"]]).toEqual([
        "application/json; charset=utf-8",
        "Accept-Encoding",
        "no-store",
      ]);
    expect(plain.body.opportunities).toHaveLength(1);
    expect(plain.body).toEqual(packed.body);
  });

  it("changes with the profile text that the vector is made from", async () => {
    const { entity, reader } = await buildReader();
    await app.buildOpportunity({ name: "Solar pumps for farmers", description: "Irrigation with the sun" });
    await refreshOpportunityEmbeddings(app.deps);
    const scoreNow = async () => (await reader.get(MATCHED)).body.opportunities[0].matchScore as number;
    const before = await scoreNow();
    const saved = await reader
      .post(`/api/profile/${entity.id}`)
      .send({ productDescription: "Solar pumps for the irrigation of farms" });
    expect(saved.status).toBe(200);
    expect(await scoreNow()).toBeGreaterThan(before);
  });

  it("is different for each user", async () => {
    const [ama, kofi] = [await buildReader(), await buildReader()];
    await app.buildOpportunity({ name: "Water Fund" });
    const entityOf = async ({ reader }: typeof ama) =>
      (await reader.get(MATCHED)).body.opportunities[0].matchedEntityId as string;
    expect(await entityOf(ama)).toBe(ama.entity.id);
    expect(await entityOf(kofi)).toBe(kofi.entity.id);
    const foreign = await ama.reader.get(`${MATCHED}?entityId=${kofi.entity.id}`);
    expect(foreign.status).toBe(404);
  });

  it("is in the user's language, also after it changes", async () => {
    const [awa, kofi] = [await buildReader({ preferredLanguage: "fr" }), await buildReader()];
    await app.buildOpportunity({
      name: "Water Fund",
      eligibleEntityTypes: ["Startup"],
      eligibleCountries: ["KE"],
      maxAmount: "1500000",
      currency: "EUR",
    });
    const wordsOf = async ({ reader }: typeof awa) => {
      const [match] = (await reader.get(MATCHED)).body.opportunities as MatchedOpportunityView[];
      const labels = match!.matchReasons.map(({ label }) => label.replace(/[\u00A0\u202F]/g, " "));
      return [...labels.filter((_, index) => [0, 1, 4].includes(index)), match!.matchParts[0]!.label];
    };
    const french = [
      "Type de structure : ouvert aux startups",
      "Pays : éligible (Kenya)",
      "Montant : jusqu’à 1 500 000 EUR ; ajoutez ce que vous cherchez pour comparer",
      "Éligibilité",
    ];
    const english = [
      "Entity type: open to startups",
      "Country: Kenya is eligible",
      "Amount: up to EUR 1,500,000; add what you seek to compare",
      "Eligibility",
    ];
    // Each twice: the second time as it is remembered.
    for (let time = 0; time < 2; time += 1) {
      expect(await wordsOf(awa)).toEqual(french);
      expect(await wordsOf(kofi)).toEqual(english);
    }
    const speak = (preferredLanguage: string) =>
      awa.reader.patch("/api/auth/user/preferences").send({ preferredLanguage }).expect(200);
    await speak("en");
    expect(await wordsOf(awa)).toEqual(english);
    await speak("fr");
    expect(await wordsOf(awa)).toEqual(french);
  });
});
