import { asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { EMBEDDING_DIMENSIONS } from "@shared/constants/limits";
import {
  entities,
  entityEmbeddings,
  fundingOpportunities,
  opportunityEmbeddings,
  startupProfiles,
} from "@shared/schema/index";
import { asWritten } from "@shared/words/messages";
import { AppError } from "../../../platform/errors/app-error";
import { createBuiltinEmbedder } from "../embedder/builtin";
import { TextsRefused } from "../embedder/texts-refused";
import type { Embedder } from "../embedder/types";
import { startTestApp, type TestApp, testClock } from "../../../test/app";
import { embedStaleOpportunities } from "./embed-opportunities";
import { embedEntity, refreshOpportunityEmbeddings } from "./embeddings.service";

const NOW = new Date("2030-06-15T12:00:00Z");

const builtin = createBuiltinEmbedder();
/** The built-in embedder, by any name: keeps what it was asked, and does beforehand what a test wants done. */
const embedder = {
  model: builtin.model,
  isRemote: false,
  calls: [] as { texts: string[]; isBackground: boolean }[],
  before: (): unknown => undefined,
  embed: async (texts: string[], _signal?: AbortSignal, options?: { isBackground?: boolean }) => {
    await embedder.before();
    embedder.calls.push({ texts, isBackground: options?.isBackground === true });
    return builtin.embed(texts);
  },
};
const textsAsked = () => embedder.calls.flatMap(({ texts }) => texts);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: testClock(NOW), deps: { embedder } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(fundingOpportunities);
  await app.db.delete(entities);
  Object.assign(embedder, { model: builtin.model, isRemote: false, calls: [], before: () => undefined });
});

const refresh = () => refreshOpportunityEmbeddings(app.deps);
const stored = () =>
  app.db
    .select({
      opportunityId: opportunityEmbeddings.opportunityId,
      text: opportunityEmbeddings.embeddingText,
      model: opportunityEmbeddings.embeddingModel,
      themes: opportunityEmbeddings.themes,
      terms: opportunityEmbeddings.terms,
    })
    .from(opportunityEmbeddings)
    .orderBy(asc(opportunityEmbeddings.embeddingText));
const rename = (id: string, name: string) =>
  app.db.update(fundingOpportunities).set({ name }).where(eq(fundingOpportunities.id, id));
const addFunds = (count: number) =>
  app.db.insert(fundingOpportunities).values(
    Array.from({ length: count }, (_, i) => ({
      name: `Fund ${i}`,
      slug: `fund-${i}`,
      verificationStatus: "verified" as const,
    })),
  );

describe("the vectors of the catalogue", () => {
  it("are made of each open, verified text, and again only for a text that changed", async () => {
    const sun = await app.buildOpportunity({ name: "Sun", description: "Solar", industryFocus: ["energy"] });
    await app.buildOpportunity({ name: "Moon" });
    await app.buildOpportunity({ name: "Pending", verificationStatus: "pending" });
    await app.buildOpportunity({ name: "Closed", deadline: "2030-06-14" });
    await refresh();
    expect(textsAsked().sort()).toEqual(
      ["Moon", "Sun\nenergy\nSolar"].map((text) => expect.stringContaining(text) as string),
    );
    await refresh();
    expect(textsAsked()).toHaveLength(2);

    await rename(sun.id, "Sun and stars");
    // What is not part of the text is no reason to embed anew.
    await app.db.update(fundingOpportunities).set({ featured: true, maxAmount: "5" });
    await refresh();
    expect(textsAsked().slice(2)).toEqual([expect.stringMatching(/^Sun and stars/)]);
    expect(await stored()).toHaveLength(2);
  });

  it("say for whom something is, where that is told in few words", async () => {
    await app.buildOpportunity({
      name: "A",
      eligibleEntityTypes: ["School", "Nonprofit"],
      eligibleCountries: ["KE", "GH"],
    });
    await app.buildOpportunity({ name: "B", eligibleEntityTypes: ["*"], eligibleCountries: ["*"] });
    await refresh();
    expect((await stored()).map(({ text }) => text)).toEqual(["A\nschools, nonprofits\nKenya, Ghana", "B"]);
  });

  it("leave out who may apply in the words of Grants.gov, which names the same in every notice", async () => {
    const eligibilityText = "Small businesses; Native American tribal governments";
    await app.buildOpportunity({ name: "A", eligibilityText, source: "Grants.gov", externalId: "1" });
    await app.buildOpportunity({ name: "B", eligibilityText });
    await refresh();
    expect((await stored()).map(({ text }) => text)).toEqual([
      expect.not.stringContaining("tribal"),
      expect.stringContaining("tribal"),
    ]);
  });

  it("come with themes and terms of the text, which another rule reads anew without embedding again", async () => {
    await app.buildOpportunity({ name: "Solar pumps for farmers", description: "Off-grid irrigation" });
    await refresh();
    const { themes, terms } = (await stored())[0]!;
    expect(terms).toMatch(/^\{\d+:0\.\d+,/);
    expect(themes).toEqual(expect.arrayContaining(["agriculture", "energy"]));
    const [row] = await app.db
      .select({ contentHash: opportunityEmbeddings.contentHash })
      .from(opportunityEmbeddings);
    await app.db
      .update(opportunityEmbeddings)
      .set({ themes: ["space"], terms: null, contentHash: row!.contentHash.replace(/\.t\d+$/, ".t0") });
    await refresh();
    expect(await stored()).toMatchObject([{ themes, terms }]);
    expect(textsAsked()).toHaveLength(1);
  });

  it("are all made anew by another model", async () => {
    await app.buildOpportunity({ name: "Sun" });
    await app.buildOpportunity({ name: "Moon" });
    await refresh();
    embedder.model = "other-1";
    await refresh();
    expect(textsAsked()).toHaveLength(4);
    expect((await stored()).map(({ model }) => model)).toEqual(["other-1", "other-1"]);
  });

  it("that were made before a failure stay, and the next run goes on from there", async () => {
    await addFunds(40);
    let calls = 0;
    embedder.before = () => {
      calls += 1;
      if (calls === 2) throw new AppError("upstream_failed", asWritten("The embedder failed"));
    };
    await expect(refresh()).rejects.toMatchObject({ code: "upstream_failed" });
    const before = (await stored()).length;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(40);
    await refresh();
    expect(await stored()).toHaveLength(40);
    expect(textsAsked()).toHaveLength(40);
  });

  it("are asked of a service in the background, a hundred at a time", async () => {
    await addFunds(130);
    const asked: [texts: number, isBackground: boolean | undefined][] = [];
    const service: Embedder = {
      model: "remote-1",
      isRemote: true,
      embed: async (texts, _signal, options) => {
        asked.push([texts.length, options?.isBackground]);
        throw new AppError("upstream_failed", asWritten("Enough seen"));
      },
    };
    await expect(refreshOpportunityEmbeddings({ ...app.deps, embedder: service })).rejects.toMatchObject({
      code: "upstream_failed",
    });
    expect(asked).toEqual([[100, true]]);
  });

  it("are left for later when the time is up or the server stops, what was made stays", async () => {
    await addFunds(40);
    expect(await embedStaleOpportunities(app.deps, { forMs: 0 })).toBe(false);
    const first = (await stored()).length;
    expect(first).toBeGreaterThan(0);
    const stopping = new AbortController();
    embedder.before = () => stopping.abort(new Error("stopping"));
    await expect(embedStaleOpportunities(app.deps, { signal: stopping.signal })).rejects.toThrow("stopping");
    expect((await stored()).length).toBeGreaterThan(first);
    embedder.before = () => undefined;
    expect(await embedStaleOpportunities(app.deps)).toBe(true);
    expect(textsAsked()).toHaveLength(40);
    expect(await stored()).toHaveLength(40);
  });

  it("are made again of a text that changes while it is embedded", async () => {
    const sun = await app.buildOpportunity({ name: "Sun" });
    embedder.before = () => rename(sun.id, "Renamed meanwhile");
    await refresh();
    await refresh();
    expect((await stored())[0]!.text).toContain("Renamed");
    expect(textsAsked()).toHaveLength(2);
  });

  it("leave out an opportunity that is deleted while it is embedded", async () => {
    const sun = await app.buildOpportunity({ name: "Sun" });
    await app.buildOpportunity({ name: "Moon" });
    embedder.before = () => app.db.delete(fundingOpportunities).where(eq(fundingOpportunities.id, sun.id));
    await refresh();
    expect((await stored()).map(({ text }) => text)).toEqual([expect.stringContaining("Moon")]);
  });
});

const open = { eligibleEntityTypes: ["Startup"], eligibleCountries: ["*"] };

/** A service that refuses every request with one of some texts in it, and all that it was sent. */
function refusing(isBad: (text: string) => boolean): Embedder & { sent: string[][] } {
  const sent: string[][] = [];
  return {
    model: "remote-3",
    isRemote: true,
    sent,
    embed: async (texts) => {
      sent.push(texts);
      if (texts.some(isBad))
        throw new TextsRefused("upstream_failed", asWritten("The service refused the request"));
      return builtin.embed(texts);
    },
  };
}

describe("a text that the service refuses", () => {
  const bad = (text: string) => text.startsWith("Bad");
  const warnings = () => vi.spyOn(app.deps.log, "warn").mockImplementation(() => undefined);
  afterEach(() => void vi.restoreAllMocks());

  it("is left out of the catalogue's vectors, told once and not sent again; all others have theirs", async () => {
    await addFunds(130);
    const [first, second] = await Promise.all(
      ["Bad 1", "Bad 2"].map((name) => app.buildOpportunity({ name })),
    );
    const warn = warnings();
    const embedder = refusing(bad);
    const deps = { ...app.deps, embedder };
    expect(await embedStaleOpportunities(deps)).toBe(true);
    const rows = await stored();
    expect(rows).toHaveLength(130);
    expect(rows.every(({ text }) => text?.startsWith("Fund"))).toBe(true);
    expect(warn.mock.calls.map(([details]) => details)).toEqual(
      expect.arrayContaining(
        [first!, second!].map(({ id }) => expect.objectContaining({ opportunityId: id }) as unknown),
      ),
    );
    expect(warn).toHaveBeenCalledTimes(2);

    const before = embedder.sent.length;
    await rename(rows[0]!.opportunityId, "Renamed");
    expect(await embedStaleOpportunities(deps)).toBe(true);
    expect(embedder.sent.slice(before)).toEqual([[expect.stringContaining("Renamed")]]);
    // What is written anew may be taken.
    await rename(first!.id, "Good 1");
    expect(await embedStaleOpportunities(deps)).toBe(true);
    expect(await stored()).toHaveLength(131);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it("does not keep a walk that has little time from coming to an end", async () => {
    await addFunds(20);
    await app.buildOpportunity({ name: "Bad 3" });
    warnings();
    const deps = { ...app.deps, embedder: refusing(bad) };
    let rounds = 1;
    while (rounds < 30 && !(await embedStaleOpportunities(deps, { forMs: 0 }))) rounds += 1;
    expect(rounds).toBeLessThan(30);
    expect(await stored()).toHaveLength(20);
  });

  it("is not at fault where the service refuses all of them: then the walk fails", async () => {
    await addFunds(2);
    const warn = warnings();
    await expect(
      embedStaleOpportunities({ ...app.deps, embedder: refusing(() => true) }),
    ).rejects.toBeInstanceOf(TextsRefused);
    expect(warn).not.toHaveBeenCalled();
  });

  it("leaves one entity without a vector, and keeps nobody else from having one", async () => {
    const [user, other] = [await app.buildUser(), await app.buildUser()];
    const [good, refused] = [
      await app.buildEntity({ userId: user.id, name: "Good", description: "Pumps" }),
      await app.buildEntity({ userId: user.id, name: "Spoilt", description: "Spoilt words" }),
    ];
    const another = await app.buildEntity({ userId: other.id, description: "Wells" });
    await app.buildOpportunity({ name: "Sun", ...open });
    const warn = warnings();
    const service = refusing((text) => text.includes("Spoilt"));
    const before = app.deps.embedder;
    app.deps.embedder = service;
    try {
      const ask = async (id: string) =>
        expect((await (await app.as({ id })).get("/api/opportunities/matched")).status).toBe(200);
      await ask(user.id);
      await ask(other.id);
      const rows = await app.db.select({ entityId: entityEmbeddings.entityId }).from(entityEmbeddings);
      expect(rows.map(({ entityId }) => entityId).sort()).toEqual([good.id, another.id].sort());
      const calls = service.sent.length;
      await ask(user.id);
      await embedEntity(app.deps, refused.id);
      expect(service.sent).toHaveLength(calls);
      expect(warn).toHaveBeenCalledTimes(1);
    } finally {
      app.deps.embedder = before;
    }
  });
});

type Matched = { id: string };
describe("the vector of an entity", () => {
  const matchedFor = async (user: { id: string }): Promise<Matched[]> => {
    const res = await (await app.as(user)).get("/api/opportunities/matched");
    expect(res.status).toBe(200);
    return res.body.opportunities as Matched[];
  };
  const entityModels = () => app.db.select({ model: entityEmbeddings.embeddingModel }).from(entityEmbeddings);

  it("is made when it is needed, kept, and made anew when profile or model change", async () => {
    const user = await app.buildUser();
    const entity = await app.buildEntity({
      userId: user.id,
      name: "Acme",
      country: "KE",
      description: "Pumps",
    });
    await app.buildOpportunity({ name: "Sun", ...open });
    await refresh();
    embedder.calls = [];
    await matchedFor(user);
    await matchedFor(user);
    const first = "startups, founders, ventures, Kenya\nPumps";
    expect(textsAsked()).toEqual([first]);

    await app.db
      .insert(startupProfiles)
      .values({ entityId: entity.id, goals: "More pumps", techStack: ["steel", "rope"] });
    // Saving a profile saves its entity with it.
    await app.db.update(entities).set({ updatedAt: new Date() }).where(eq(entities.id, entity.id));
    await matchedFor(user);
    expect(textsAsked().slice(1)).toEqual([`${first}\nMore pumps\nsteel, rope`]);

    embedder.model = "other-1";
    await matchedFor(user);
    expect(textsAsked()).toHaveLength(3);
    expect(await entityModels()).toEqual([{ model: "other-1" }]);
  });

  it("speaks by the name only where nothing else does", async () => {
    const user = await app.buildUser();
    await app.buildEntity({ userId: user.id, name: "Reef Rescue", country: null });
    await app.buildOpportunity({ name: "Sun", ...open });
    await matchedFor(user);
    expect(textsAsked()).toEqual(["startups, founders, ventures\nReef Rescue"]);
  });

  it("is done without when a remote embedder fails, which then is left alone for a while", async () => {
    const user = await app.buildUser();
    await app.buildEntity({ userId: user.id });
    await app.buildOpportunity({ name: "Sun", ...open });
    let calls = 0;
    const remote: Embedder = {
      model: "remote-1",
      isRemote: true,
      embed: async () => {
        calls += 1;
        throw new AppError("upstream_timeout", asWritten("Too late"));
      },
    };
    const before = app.deps.embedder;
    app.deps.embedder = remote;
    try {
      expect(await matchedFor(user)).toHaveLength(1);
      expect(await matchedFor(user)).toHaveLength(1);
      expect(calls).toBe(1);
    } finally {
      app.deps.embedder = before;
    }
  });

  it("comes from a remote embedder where that answers, at once", async () => {
    const user = await app.buildUser();
    await app.buildEntity({ userId: user.id, name: "Sun pumps" });
    await app.buildOpportunity({ name: "Sun pumps", ...open });
    Object.assign(embedder, { model: "remote-2", isRemote: true });
    await matchedFor(user);
    expect(embedder.calls.map(({ isBackground }) => isBackground)).toEqual([false]);
    const [row] = await app.db
      .select({ model: entityEmbeddings.embeddingModel, embedding: entityEmbeddings.embedding })
      .from(entityEmbeddings);
    expect(row).toMatchObject({ model: "remote-2" });
    expect(row!.embedding).toHaveLength(EMBEDDING_DIMENSIONS);
  });
});
