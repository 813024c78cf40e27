import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fundingOpportunities } from "@shared/schema/index";
import { refreshOpportunityEmbeddings } from "../matching/retrieval/embeddings.service";
import { startTestApp, type TestApp } from "../../test/app";

let app: TestApp;
let caller: Awaited<ReturnType<TestApp["as"]>>;
beforeAll(async () => {
  app = await startTestApp();
  caller = await app.as(await app.buildUser());
});
afterAll(() => app.close());
beforeEach(async () => void (await app.db.delete(fundingOpportunities)));

/** Adds opportunities without embeddings: only their words can find them. */
const add = async (...given: (string | { name: string; description: string })[]) => {
  for (const one of given) await app.buildOpportunity(typeof one === "string" ? { name: one } : one);
};
type Query = Record<string, string | number | string[]>;
async function list(query: Query) {
  const res = await caller.get("/api/opportunities").query(query);
  expect(res.status).toBe(200);
  const { opportunities, pagination } = res.body as {
    opportunities: { name: string }[];
    pagination: { total: number };
  };
  return { names: opportunities.map(({ name }) => name), total: pagination.total };
}
const find = async (search: string) => (await list({ search, limit: 100 })).names;

describe("a question finds calls in other languages", () => {
  const DRINKING_WATER = [
    "Drinking water for small towns",
    "Réseaux d'eau potable",
    "Abastecimiento de agua potable",
    "Água potável nas escolas",
  ];
  it.each(["drinking water", "eau potable", "agua potable", "água potável", "AGUA POTAVEL"])(
    "%s",
    async (search) => {
      await add(...DRINKING_WATER, "Museum prize", "Prix du cinéma");
      expect((await find(search)).sort()).toEqual([...DRINKING_WATER].sort());
    },
  );

  it.each([
    ["violences faites aux femmes", "Services for survivors of domestic violence"],
    ["pequenas empresas", "Small business loans"],
    ["small business", "Crédito para pequenas empresas"],
    ["jeunes agriculteurs", "Programa de jóvenes agricultores"],
    ["forest fires", "Prévention des incendies de forêt"],
  ])("%s finds %s", async (search, name) => {
    await add(name, "Museum prize");
    expect(await find(search)).toEqual([name]);
  });

  it.each([
    ["carriles bici", "carril bici"],
    ["habitações sociais", "habitação social"],
    ["personnes handicapées", "personne handicapee"],
    ["jóvenes agricultores", "joven agricultor"],
  ])("whatever the number and the accents: %s and %s", async (plural, singular) => {
    await add("Cycle path", "Affordable housing", "People with disabilities", "Young farmers");
    expect(await find(plural)).toHaveLength(1);
    expect(await find(singular)).toEqual(await find(plural));
  });

  it("with words of funding, which say nothing of the subject", async () => {
    await add("Small business loans", "Museum prize");
    for (const search of [
      "subvenciones para pequeñas empresas",
      "ayuda a la pequeña empresa",
      "subvention PME",
    ])
      expect(await find(search)).toEqual(["Small business loans"]);
  });

  it("that have all parts of the question", async () => {
    await add("Drinking water in Kenya", "Drinking water in Peru", "Schools in Kenya");
    await refreshOpportunityEmbeddings(app.deps);
    expect((await find("agua potable Kenia"))[0]).toBe("Drinking water in Kenya");
  });

  it("without those that it excludes", async () => {
    await add("Drinking water in Kenya", "Drinking water in Peru");
    expect(await find("agua potable -Peru")).toEqual(["Drinking water in Kenya"]);
  });

  it("with filters of the list as well, and among all that is counted", async () => {
    await add("Drinking water", "Agua potable");
    const filtered = await list({ search: "agua potable", fundingTypes: "grant", limit: 100 });
    expect(filtered).toEqual(await list({ search: "agua potable", limit: 100 }));
    expect(filtered).toEqual({ names: ["Agua potable", "Drinking water"], total: 2 });
  });
});

describe("a question's own language comes first", () => {
  it("even where another has the words in the title and its own only in the text", async () => {
    await add("Agua potable", { name: "Village fund", description: "Wells and drinking water" });
    expect(await find("drinking water")).toEqual(["Village fund", "Agua potable"]);
  });

  it("with its ten best, then others have room before the rest", async () => {
    await add(...Array.from({ length: 12 }, (_, i) => `Drinking water ${i}`), "Agua potable");
    const found = await find("drinking water");
    expect(found).toHaveLength(13);
    expect(found[10]).toBe("Agua potable");
    const pages = [];
    for (let page = 1; page <= 3; page++)
      pages.push(...(await list({ search: "drinking water", page, limit: 5 })).names);
    expect(pages).toEqual(found);
  });
});

describe("a word that means something else in another language brings nothing else", () => {
  const OTHERS = [
    "Pan para todos",
    "Boulangerie et pain",
    "Animaux: chiens et chats",
    "Soleil et sol",
    "Wetlands",
  ];
  it.each(["pain", "chat", "son", "sale", "red"])("%s", async (search) => {
    await add("Bread for the poor", "Cats and other pets", "Networks", ...OTHERS);
    const found = await find(search);
    // What has the very word is found, as in every search.
    expect(found.filter((name) => !name.toLowerCase().includes(search))).toEqual([]);
  });

  it("but is understood beside other words of its language", async () => {
    await add("Job training for farmers", "Concert season");
    expect(await find("formation des agriculteurs")).toEqual(["Job training for farmers"]);
  });

  it("a quoted phrase asks for its very words", async () => {
    await add("Drinking water", "Agua potable");
    expect(await find('"agua potable"')).toEqual(["Agua potable"]);
  });
});
