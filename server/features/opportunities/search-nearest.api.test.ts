import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fundingOpportunities, opportunityEmbeddings } from "@shared/schema/index";
import { asWritten } from "@shared/words/messages";
import { AppError } from "../../platform/errors/app-error";
import { createBuiltinEmbedder } from "../matching/embedder/builtin";
import { startTestApp, type TestApp } from "../../test/app";
import { refreshOpportunityEmbeddings } from "../matching/retrieval/embeddings.service";

const builtin = createBuiltinEmbedder();
/** The built-in embedder by any name, which counts the texts and may fail. */
const newEmbedder = () => ({
  model: builtin.model,
  isRemote: false,
  asked: [] as string[],
  fails: false,
  async embed(texts: string[]) {
    this.asked.push(...texts);
    if (this.fails) throw new AppError("upstream_timeout", asWritten("Too late"));
    return builtin.embed(texts);
  },
});

let app: TestApp;
let caller: Awaited<ReturnType<TestApp["as"]>>;
beforeAll(async () => {
  app = await startTestApp();
  caller = await app.as(await app.buildUser());
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(fundingOpportunities);
  app.deps.embedder = builtin;
});

type Body = {
  opportunities: { id: string; name: string }[];
  pagination: { page: number; total: number; hasMore: boolean };
};
async function list(query: Record<string, string | number>, reader = caller): Promise<Body> {
  const res = await reader.get("/api/opportunities").query(query);
  expect(res.status).toBe(200);
  return res.body as Body;
}
const names = async (search: string) =>
  (await list({ search, limit: 100 })).opportunities.map(({ name }) => name);
const add = async (...given: { name: string; description?: string }[]) => {
  for (const one of given) await app.buildOpportunity(one);
  await refreshOpportunityEmbeddings(app.deps);
};

describe("a search whose words find little", () => {
  it("is followed by opportunities of similar meaning, nearest first", async () => {
    await add(
      { name: "Grants for farming and livestock" },
      { name: "Harvest fund", description: "For smallholder farmers who grow maize" },
      { name: "Museum prize" },
    );
    expect((await names("agritech")).sort()).toEqual(["Grants for farming and livestock", "Harvest fund"]);
  });

  it("shows its hits above those of similar meaning, each once", async () => {
    await add(
      { name: "Solar for schools" },
      { name: "Renewable energy loans" },
      { name: "Wind turbines" },
      { name: "Poetry" },
    );
    const found = await names("solar");
    expect(found[0]).toBe("Solar for schools");
    expect(found.slice(1).sort()).toEqual(["Renewable energy loans", "Wind turbines"]);
  });

  it("finds the same subject in other words, and in French and Spanish", async () => {
    await add(
      { name: "Services for survivors of domestic violence" },
      { name: "Grants for primates" },
      { name: "Museum prize" },
    );
    expect(await names("shelter for battered women")).toEqual([
      "Services for survivors of domestic violence",
    ]);
    expect(await names("women who are being battered at home")).toEqual([
      "Services for survivors of domestic violence",
    ]);
    expect(await names("violence conjugale")).toEqual(["Services for survivors of domestic violence"]);
    expect(await names("violencia doméstica")).toEqual(["Services for survivors of domestic violence"]);
    expect(await names("monkeys")).toEqual(["Grants for primates"]);
  });

  it("finds what has some of many words, those with the rarest first", async () => {
    await add(
      { name: "Trail building" },
      { name: "Trails along canals in Pennsylvania" },
      { name: "Building schools" },
    );
    const found = await names("trail grants pennsylvania canal");
    expect(found.slice(0, 2)).toEqual(["Trails along canals in Pennsylvania", "Trail building"]);
  });

  it("takes a word of the vocabulary for no typing error", async () => {
    await add({ name: "Money for schools" }, { name: "Grants for primates" });
    expect(await names("monkey")).toEqual(["Grants for primates"]);
  });

  it("finds nothing when nothing is near", async () => {
    await add({ name: "Farming" }, { name: "Museum prize" });
    for (const search of ["xyzzyplugh", "wedding dress", "the", "?!", "iphone 15 case"])
      expect((await list({ search })).pagination).toEqual({ page: 1, total: 0, hasMore: false });
  });

  it("corrects typing errors first", async () => {
    await add({ name: "Blockchain" }, { name: "Cryptocurrency and Ethereum" });
    expect(await names("blockchian")).toEqual(["Blockchain", "Cryptocurrency and Ethereum"]);
  });

  it("leaves out pending, closed and hidden opportunities", async () => {
    await add({ name: "Farming" }, { name: "Harvest" });
    await app.buildOpportunity({ name: "Crops, closed", deadline: "2020-01-01" });
    await app.buildOpportunity({ name: "Crops, pending", verificationStatus: "pending" });
    await refreshOpportunityEmbeddings(app.deps);
    const user = await app.buildUser();
    const reader = await app.as(user);
    const { opportunities } = await list({ search: "agritech" }, reader);
    const farming = opportunities.find(({ name }) => name === "Farming")!;
    expect(opportunities).toHaveLength(2);
    const put = await reader
      .put(`/api/opportunities/${farming.id}/feedback`)
      .send({ kind: "dismissed", reason: "other" });
    expect(put.status).toBeLessThan(300);
    expect((await list({ search: "agritech" }, reader)).opportunities.map(({ name }) => name)).toEqual([
      "Harvest",
    ]);
    expect((await list({ search: "farming" }, reader)).pagination.total).toBe(1);
  });

  it("has the same order and total on every page, with at most twenty of similar meaning", async () => {
    await add(
      { name: "Agritech prize" },
      ...Array.from({ length: 24 }, (_, i) => ({ name: `Farming fund ${i % 4}` })),
    );
    const pages = [];
    for (let page = 1; page <= 4; page++) pages.push(await list({ search: "agritech", page, limit: 6 }));
    expect(pages.map(({ pagination }) => [pagination.total, pagination.hasMore])).toEqual([
      [21, true],
      [21, true],
      [21, true],
      [21, false],
    ]);
    const paged = pages.flatMap(({ opportunities }) => opportunities.map(({ id }) => id));
    const whole = (await list({ search: "agritech", limit: 100 })).opportunities;
    expect(paged).toEqual(whole.map(({ id }) => id));
    expect(new Set(paged).size).toBe(21);
    expect(whole[0]!.name).toBe("Agritech prize");
    expect((await list({ search: "agritech", page: 9, limit: 6 })).opportunities).toEqual([]);
  });
});

describe("what the reader has put away", () => {
  it("counts for no search, so that filters and another order find the same", async () => {
    await add(...Array.from({ length: 5 }, (_, n) => ({ name: `Agritech fund ${n}` })), {
      name: "Grants for farming and livestock",
    });
    const reader = await app.as(await app.buildUser());
    const readTotals = async () => [
      (await list({ search: "agritech" }, reader)).pagination.total,
      (await list({ search: "agritech", order: "deadline" }, reader)).pagination.total,
      (await reader.get("/api/opportunities/facets").query({ search: "agritech" }).expect(200)).body.total,
    ];
    expect(await readTotals()).toEqual([5, 5, 5]);
    const [first] = (await list({ search: "agritech" }, reader)).opportunities;
    const put = await reader.put(`/api/opportunities/${first!.id}/feedback`).send({ kind: "dismissed" });
    expect(put.status).toBe(200);
    // Four hits are few, so that what is of similar meaning follows them.
    expect(await readTotals()).toEqual([5, 5, 5]);
    expect((await list({ search: "agritech", order: "deadline" }, reader)).opportunities).toContainEqual(
      expect.objectContaining({ name: "Grants for farming and livestock" }),
    );
  });
});

describe("a search without results of similar meaning", () => {
  it("has enough hits of its words", async () => {
    await add(...Array.from({ length: 5 }, (_, i) => ({ name: `Agritech ${i}` })), {
      name: "Livestock and crops",
    });
    expect((await list({ search: "agritech" })).pagination.total).toBe(5);
  });

  it("asks for a quoted phrase", async () => {
    await add({ name: "Farming" });
    expect(await names("agritech")).toEqual(["Farming"]);
    for (const search of ['"agritech"', '"agritech', 'agritech "any phrase"'])
      expect(await names(search)).toEqual([]);
  });

  it("only excludes words; beside other words they exclude results of similar meaning", async () => {
    await add({ name: "Farming and livestock" }, { name: "Farming and crops" });
    expect((await names("agritech -livestock")).sort()).toEqual(["Farming and crops"]);
    const everythingElse = await names("-crops");
    expect(everythingElse).toEqual(["Farming and livestock"]);
  });
});

describe("a search with a remote embedder", () => {
  /** Leaves only the vectors to tell what is of similar meaning. */
  const removeTerms = () => app.db.update(opportunityEmbeddings).set({ terms: null });

  it("requests the vector of a search once for all pages", async () => {
    const embedder = Object.assign(newEmbedder(), { model: "remote-1", isRemote: true });
    app.deps.embedder = embedder;
    await add({ name: "Farming" });
    embedder.asked = [];
    for (const page of [1, 2, 1]) await list({ search: "agritech grower", page });
    expect(embedder.asked).toEqual(["agritech grower"]);
  });

  it("ignores vectors of another model", async () => {
    await add({ name: "Farming" });
    await removeTerms();
    app.deps.embedder = Object.assign(newEmbedder(), { model: "remote-2", isRemote: true });
    expect(await names("agritech")).toEqual([]);
  });

  it("goes on without the embedder when it fails, and does not call it for a while", async () => {
    const embedder = Object.assign(newEmbedder(), { model: "remote-3", isRemote: true });
    app.deps.embedder = embedder;
    await add({ name: "Farming" }, { name: "Agritech" });
    await removeTerms();
    embedder.asked = [];
    embedder.fails = true;
    expect(await names("agritech")).toEqual(["Agritech"]);
    expect(await names("agronomy")).toEqual([]);
    expect(embedder.asked).toHaveLength(1);
  });
});
