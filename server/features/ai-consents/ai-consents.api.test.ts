import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AiUse, ConsentProvider } from "@shared/constants/ai-consents";
import { aiConsents, entityEmbeddings, jobs, memberships, users } from "@shared/schema/index";
import type { AiConsentsView } from "@shared/validators/ai-consents";
import { startTestApp, type TestApp } from "../../test/app";
import { type FakeAiServer, startFakeAiServer } from "../../test/fakes/fake-ai-server";
import { createBuiltinEmbedder } from "../matching/embedder/builtin";
import { embedEntityJob } from "../matching/retrieval/embed-entity.job";
import { refreshOpportunityEmbeddings } from "../matching/retrieval/embeddings.service";
import { analyzeDeckJob } from "../pitch-decks/analyze-deck.job";

const builtin = createBuiltinEmbedder();
/** Stands for a service that turns texts into figures. Keeps what it was sent, and waits for a test before it answers. */
const embedder = {
  model: "provider-1",
  isRemote: true,
  texts: [] as string[],
  before: (): unknown => undefined,
  embed: async (texts: string[]) => {
    embedder.texts.push(...texts);
    await embedder.before();
    return builtin.embed(texts);
  },
};

let provider: FakeAiServer;
let app: TestApp;
beforeAll(async () => {
  provider = await startFakeAiServer();
  app = await startTestApp({
    env: {
      OPENAI_API_KEY: "sk-test",
      OPENAI_BASE_URL: provider.openaiUrl,
      ANTHROPIC_API_KEY: "sk-test",
      ANTHROPIC_BASE_URL: provider.anthropicUrl,
    },
    deps: { embedder },
    agreesToAi: false,
  });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(() => {
  provider.reset();
  Object.assign(embedder, { texts: [], before: () => undefined });
});

const signal = new AbortController().signal;
const WORDS =
  "We sell solar lamps to farmers who pay by phone, and each lamp replaces a lamp that burns kerosene every night.";

async function buildScene() {
  const ama = await app.buildUser({ firstName: "Ama", lastName: "Mensah" });
  const kofi = await app.buildUser({ firstName: "Kofi", lastName: "Boateng" });
  const entity = await app.buildEntity({ userId: ama.id, name: "Sunrise", description: "Solar lamps" });
  await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role: "editor" });
  const [owner, editor] = [await app.as(ama), await app.as(kofi)];
  const path = `/api/entities/${entity.id}/ai-consents`;
  const change = (use: AiUse, name: ConsentProvider, isAgreed: boolean) =>
    owner.put(path).send({ use, provider: name, isAgreed }).expect(200);
  const generate = async (aiProvider = "both") => {
    const opportunity = await app.buildOpportunity();
    const asked = { opportunityId: opportunity.id, entityId: entity.id, askingAmount: "100", aiProvider };
    return (await editor.post("/api/applications/generate").send(asked).expect(200)).body as {
      aiProvider: string;
    };
  };
  /** A deck whose analysis by both is asked for and waits. */
  const addDeck = () =>
    app.buildPitchDeck({
      entityId: entity.id,
      requestedProvider: "both",
      requestedBy: kofi.id,
      slides: [{ number: 1, title: "Sunrise", text: WORDS, notes: null, isUnread: false }],
    });
  const review = async (deckId: string) => {
    await analyzeDeckJob.handle(app.deps, { data: { deckId, run: 1 }, signal }).catch(() => undefined);
    const { body } = await editor.get("/api/pitch-decks").expect(200);
    return (body as { id: string; aiProvider: string | null }[]).find(({ id }) => id === deckId)!;
  };
  const vectors = () => app.db.$count(entityEmbeddings, eq(entityEmbeddings.entityId, entity.id));
  const listMatches = async () =>
    (await editor.get("/api/opportunities/matched").expect(200)).body.opportunities as { id: string }[];
  return { ama, entity, owner, editor, path, change, generate, addDeck, review, vectors, listMatches };
}
const sentTo = () => provider.requests.map((request) => request.provider).sort();

describe("what an entity has agreed to", () => {
  it("is nothing at first, for each use by each provider, with the host that is reached", async () => {
    const { editor, path } = await buildScene();
    const { body } = await editor.get(path).expect(200);
    const { host } = new URL(provider.openaiUrl);
    const nobody = { host, name: host, policyUrl: null, agreedAt: null, agreedBy: null };
    expect(body).toEqual({
      mayChange: false,
      consents: [
        { use: "drafts", provider: "openai", ...nobody },
        { use: "drafts", provider: "anthropic", ...nobody },
        { use: "decks", provider: "openai", ...nobody },
        { use: "decks", provider: "anthropic", ...nobody },
        { use: "matching", provider: "openai", ...nobody },
      ],
    } satisfies AiConsentsView);
  });

  it("says who agreed and when, and is in the log of the entity", async () => {
    const { owner, editor, path, entity, change } = await buildScene();
    await change("drafts", "openai", true);
    await change("drafts", "openai", true);
    const [agreed] = ((await editor.get(path).expect(200)).body as AiConsentsView).consents;
    expect(agreed).toMatchObject({ agreedBy: "Ama Mensah", agreedAt: app.clock.now().toISOString() });
    await change("drafts", "openai", false);
    await change("drafts", "openai", false);
    const { body } = await owner.get(`/api/entities/${entity.id}/activity`).expect(200);
    const { host } = new URL(provider.openaiUrl);
    expect((body as { items: { text: string }[] }).items.map(({ text }) => text)).toEqual([
      `Withdrew the agreement to “Drafts of application texts” with ${host}`,
      `Agreed to “Drafts of application texts” with ${host}`,
    ]);
  });

  it("is changed by owners only, and read by members only", async () => {
    const { editor, path } = await buildScene();
    const agreement = { use: "drafts", provider: "openai", isAgreed: true };
    await editor.put(path).send(agreement).expect(403);
    const stranger = await app.as(await app.buildUser());
    await stranger.get(path).expect(404);
    await stranger.put(path).send(agreement).expect(404);
    expect(((await editor.get(path)).body as AiConsentsView).consents[0]).toMatchObject({ agreedAt: null });
  });

  it("names the company where its own host is reached, and is empty without a key", async () => {
    const [keyed, keyless] = [
      await startTestApp({ env: { ANTHROPIC_API_KEY: "sk-test" } }),
      await startTestApp(),
    ];
    const listOn = async (on: TestApp) => {
      const user = await on.buildUser();
      const entity = await on.buildEntity({ userId: user.id });
      const me = await on.as(user);
      const path = `/api/entities/${entity.id}/ai-consents`;
      const { body } = await me.get(path).expect(200);
      return { consents: (body as AiConsentsView).consents, me, path };
    };
    const { consents } = await listOn(keyed);
    expect(consents.map(({ use, name, host }) => [use, name, host])).toEqual([
      ["drafts", "Anthropic", "api.anthropic.com"],
      ["decks", "Anthropic", "api.anthropic.com"],
    ]);
    expect(consents[0]!.policyUrl).toMatch(/^https:\/\/www\.anthropic\.com\//);
    const none = await listOn(keyless);
    expect(none.consents).toEqual([]);
    const refused = await none.me.put(none.path).send({ use: "decks", provider: "openai", isAgreed: true });
    expect(refused).toMatchObject({ status: 400, body: { fieldErrors: { provider: [expect.any(String)] } } });
    await Promise.all([keyed.close(), keyless.close()]);
  });

  it("outlives the account of who agreed, without the name", async () => {
    const { entity, editor, path, change } = await buildScene();
    await change("drafts", "openai", true);
    const esi = await app.buildUser();
    await app.db.update(aiConsents).set({ agreedBy: esi.id }).where(eq(aiConsents.entityId, entity.id));
    await app.db.delete(users).where(eq(users.id, esi.id));
    const [agreed] = ((await editor.get(path).expect(200)).body as AiConsentsView).consents;
    expect(agreed).toMatchObject({ agreedBy: null, agreedAt: expect.any(String) });
  });
});

describe("drafts", () => {
  it("are written by the built-in writer, and nothing is sent, until an owner agrees", async () => {
    const { change, generate } = await buildScene();
    expect((await generate()).aiProvider).toBe("builtin");
    expect(provider.requests).toEqual([]);
    await change("drafts", "openai", true);
    await change("drafts", "anthropic", true);
    expect((await generate()).aiProvider).toBe("both");
    expect(sentTo()).toEqual(["anthropic", "openai"]);
  });

  it("are sent to none but the provider that was agreed to", async () => {
    const { change, generate } = await buildScene();
    await change("drafts", "anthropic", true);
    expect((await generate("both")).aiProvider).toBe("anthropic");
    expect((await generate("openai")).aiProvider).toBe("builtin");
    expect(sentTo()).toEqual(["anthropic"]);
  });

  it("are not sent for what was agreed for another use, or by another entity, or to another host", async () => {
    const other = await buildScene();
    await other.change("drafts", "openai", true);
    const { change, generate, entity } = await buildScene();
    await change("decks", "openai", true);
    await change("matching", "openai", true);
    expect((await generate()).aiProvider).toBe("builtin");
    await change("drafts", "openai", true);
    await app.db
      .update(aiConsents)
      .set({ host: "another.example.org" })
      .where(eq(aiConsents.entityId, entity.id));
    expect((await generate()).aiProvider).toBe("builtin");
    expect(provider.requests).toEqual([]);
  });

  it("are not sent any more after a withdrawal", async () => {
    const { change, generate } = await buildScene();
    await change("drafts", "openai", true);
    await generate("openai");
    await change("drafts", "openai", false);
    expect((await generate("openai")).aiProvider).toBe("builtin");
    expect(sentTo()).toEqual(["openai"]);
  });
});

describe("reviews of decks", () => {
  it("are made by rules, and nothing is sent, until an owner agrees", async () => {
    const { change, addDeck, review } = await buildScene();
    expect((await review((await addDeck()).id)).aiProvider).toBe("builtin");
    expect(provider.requests).toEqual([]);
    await change("decks", "openai", true);
    await review((await addDeck()).id);
    expect(new Set(sentTo())).toEqual(new Set(["openai"]));
    expect(JSON.stringify(provider.requests[0]!.body)).toContain("burns kerosene");
  });

  it("are not sent if it is withdrawn between the request and the job", async () => {
    const { change, addDeck, review } = await buildScene();
    await change("decks", "openai", true);
    const deck = await addDeck();
    await change("decks", "openai", false);
    expect((await review(deck.id)).aiProvider).toBe("builtin");
    expect(provider.requests).toEqual([]);
  });
});

describe("matching", () => {
  const addFund = async () => {
    const fund = await app.buildOpportunity({ name: "Solar lamps fund", description: "For solar lamps" });
    await refreshOpportunityEmbeddings(app.deps);
    embedder.texts = [];
    return fund;
  };
  const embed = (entityId: string) => embedEntityJob.handle(app.deps, { data: { entityId }, signal });

  it("lists what suits without the service, until an owner agrees", async () => {
    const fund = await addFund();
    const { entity, change, vectors, listMatches } = await buildScene();
    expect((await listMatches()).map(({ id }) => id)).toContain(fund.id);
    await embed(entity.id);
    expect([embedder.texts, await vectors()]).toEqual([[], 0]);

    await change("matching", "openai", true);
    expect(await app.db.$count(jobs, eq(jobs.key, entity.id))).toBe(1);
    expect((await listMatches()).map(({ id }) => id)).toContain(fund.id);
    expect(embedder.texts.join()).toContain("Solar lamps");
    expect(await vectors()).toBe(1);
  });

  it("sends none of the entities that have not agreed beside one that has", async () => {
    await addFund();
    const { ama, change, listMatches, owner } = await buildScene();
    await app.buildEntity({ userId: ama.id, name: "Moonrise", description: "Wind mills" });
    await change("matching", "openai", true);
    await listMatches();
    await owner.get("/api/opportunities/matched").expect(200);
    expect(embedder.texts.join()).toContain("Solar lamps");
    expect(embedder.texts.join()).not.toContain("Wind mills");
  });

  it("deletes what the service made at once when it is withdrawn", async () => {
    const fund = await addFund();
    const { entity, change, vectors, listMatches } = await buildScene();
    await change("matching", "openai", true);
    await listMatches();
    await change("matching", "openai", false);
    expect(await vectors()).toBe(0);
    embedder.texts = [];
    expect((await listMatches()).map(({ id }) => id)).toContain(fund.id);
    await embed(entity.id);
    expect([embedder.texts, await vectors()]).toEqual([[], 0]);
  });

  it("keeps nothing of an answer that comes after the withdrawal", async () => {
    await addFund();
    const { entity, change, vectors } = await buildScene();
    await change("matching", "openai", true);
    embedder.before = () => change("matching", "openai", false);
    await embed(entity.id);
    expect(embedder.texts).toHaveLength(1);
    expect(await vectors()).toBe(0);
  });
});
