import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EMBEDDING_DIMENSIONS } from "@shared/constants/limits";
import { mapCatalogue } from "../../../seed/catalogue";
import { readCatalogueFiles } from "../../../seed/catalogue-files";
import { BUILTIN_MODEL, countedFeatures, createBuiltinEmbedder, embedText } from "./builtin";
import rarity from "./data/rarity.json";
import { PROBES } from "./probes.test-data";
import { getRarity } from "./rarity";
import { stemWord, listWords } from "./words";

const lengthOf = (vector: number[]) => Math.hypot(...vector);
const cosine = (a: number[], b: number[]) => a.reduce((sum, value, i) => sum + value * b[i]!, 0);

/** Of the vectors of three texts. */
const GOLDEN = "30700d4802e3d2b017e333288591e1b25696c04b0d1d09f37d884c1d5d742980";

describe("the built-in embedder", () => {
  it("gives vectors of length 1 with finite numbers for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const vector = embedText(text);
        return (
          vector.length === EMBEDDING_DIMENSIONS &&
          vector.every(Number.isFinite) &&
          Math.abs(lengthOf(vector) - 1) < 1e-9
        );
      }),
    );
  });

  it("gives the same vector for the same text, and one for each text in order", async () => {
    const embedder = createBuiltinEmbedder();
    const [first, second, again] = await embedder.embed(["Solar pumps", "Payments", "Solar pumps"]);
    expect(again).toEqual(first);
    expect(second).not.toEqual(first);
    expect(embedder).toMatchObject({ model: BUILTIN_MODEL, isRemote: false });
  });

  it("gives the vectors that it gave on every other machine; another vector needs another name of the model", () => {
    const texts = ["Solar irrigation pumps for smallholder farmers", "Ethereum\nwallets, in Nairobi", "Käse"];
    const rounded = texts.map((text) => embedText(text).map((value) => Math.round(value * 1e5)));
    const digest = createHash("sha256").update(JSON.stringify(rounded)).digest("hex");
    expect([BUILTIN_MODEL, digest]).toEqual(["builtin-3", GOLDEN]);
  });

  it("pays no attention to case, accents and punctuation", () => {
    expect(embedText("CAFÉ, énergie!")).toEqual(embedText("cafe energie"));
  });

  it("sees beyond words only what is in its vocabulary", () => {
    const beyond = (text: string) => embedText(text, { beyondWords: true });
    expect(cosine(beyond("agritech"), embedText("Grants for farming"))).toBeGreaterThan(0.3);
    expect(Math.abs(cosine(beyond("xyzzyplugh"), embedText("xyzzyplugh grants")))).toBeLessThan(0.1);
    expect(Math.abs(cosine(beyond("money"), embedText("Money and banks")))).toBeLessThan(0.1);
  });

  it("keeps texts without a known letter apart from nothing", () => {
    expect(embedText("")).toEqual(embedText("   "));
    expect(embedText("تمويل المشاريع الصغيرة")).not.toEqual(embedText(""));
  });

  it.each([
    [
      "We sell solar irrigation pumps to smallholder farmers",
      "Grants for renewable energy in agriculture",
      "Funding for cancer clinical trials",
    ],
    ["Agritech for maize farmers", "Support for farming and livestock", "A prize for video games"],
    ["Mobile payments for small shops", "Fintech accelerator", "Ocean conservation fellowship"],
    ["Girls' education in rural schools", "Learning and literacy programme", "Satellite launch vouchers"],
    ["Recycling plastic waste", "Circular economy challenge", "Theatre and music residencies"],
    ["A charity for the unemployed", "NGOs that train job seekers", "Loans for airports"],
    ["Families who fled the war", "Aid for displaced people and asylum seekers", "Quantum computing"],
    ["Our tribe's clinic", "Health services for American Indians", "Generative AI for retailers"],
    ["Deaf pupils", "Accessible schools for people with disabilities", "Asteroid mining"],
  ])("finds %j nearer to %j than to %j", (own, near, far) => {
    expect(cosine(embedText(own), embedText(near))).toBeGreaterThan(
      cosine(embedText(own), embedText(far)) + 0.05,
    );
  });

  it("knows how rare a word is, and takes one that it never saw for the rarest", () => {
    const [common, rare, unknown] = ["innov", "loan", "qwertzuiop"].map(getRarity);
    expect(common).toBeLessThan(rare!);
    expect(rare).toBeLessThan(unknown!);
    expect(unknown).toBe(1);
    expect(getRarity("constructor")).toBe(1);
  });

  it("takes both spellings of English for one", () => {
    expect(listWords("The labour programme's organisation, behavioural ageing in the centre")).toEqual(
      listWords("The labor program's organization, behavioral aging in the center"),
    );
  });

  it("reads nothing into the set phrases of notices", () => {
    const title = "Liver Cirrhosis Network";
    expect(embedText(`${title} (U01 Clinical Trial Not Allowed)`)).toEqual(embedText(title));
    expect(countedFeatures("Health of AI/AN communities")).toContain("concept:tribal");
    expect(countedFeatures("Health of AI/AN communities")).not.toContain("concept:ai");
  });

  it.each([
    ["farms", "farm"],
    ["farming", "farm"],
    ["studies", "study"],
    ["businesses", "business"],
    ["education", "educational"],
    ["innovations", "innovative"],
  ])("brings %j and %j to one stem", (one, other) => {
    expect(stemWord(one)).toBe(stemWord(other));
  });
});

/** They came after the count. So few are not worth new vectors in every installation. */
const FUNDERS_OF_LATER = [
  "U.S. Department of Health and Human Services",
  "Health Resources and Services Administration",
  "Centers for Disease Control and Prevention",
  "Indian Health Service",
  "Agency for Healthcare Research and Quality",
  "Food and Drug Administration",
  "U.S. Department of Defense",
  "U.S. Department of Commerce",
  "National Institute of Standards and Technology",
];

describe("what the embedder counted in the starter catalogue", async () => {
  const { opportunities, funders } = mapCatalogue((await readCatalogueFiles()).parse());

  it("is what the shipped file says, without the funders that came later", () => {
    const counted = [
      ...opportunities.map(({ row }) => row),
      ...funders.map(({ row }) => row).filter(({ name }) => !FUNDERS_OF_LATER.includes(name)),
    ];
    expect(counted).toHaveLength(opportunities.length + funders.length - FUNDERS_OF_LATER.length);
    const texts = counted.map(({ name, description }) => `${name}\n${description ?? ""}`);
    const seen = (feature: string) => texts.filter((text) => countedFeatures(text).has(feature)).length;
    const counts: Record<string, number> = rarity.counts;
    expect(rarity.texts).toBe(texts.length);
    for (const feature of ["loan", "concept:farming", "industry:health"])
      expect(counts[feature]).toBe(seen(feature));
  });

  it("has what an organisation looks for among the nearest ten, for nine of ten that say it in a sentence", () => {
    const vectors = opportunities.map(({ row }) => ({
      name: row.name,
      vector: embedText(
        [row.name, row.industryFocus?.join(", "), row.description].filter(Boolean).join("\n"),
      ),
    }));
    const results = PROBES.flatMap(([text, ...names]) => {
      const own = embedText(text);
      const nearest = vectors
        .map(({ name, vector }) => ({ name, nearness: cosine(own, vector) }))
        .sort((a, b) => b.nearness - a.nearness)
        .slice(0, 10)
        .map(({ name }) => name);
      return names.map((name) => nearest.includes(name));
    });
    // The first embedder, without the vocabulary and the rarity of words, found a little more than half.
    expect(results.filter(Boolean).length / results.length).toBeGreaterThan(0.88);
  });
});
