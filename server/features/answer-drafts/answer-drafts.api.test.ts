import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { aiConsents, documents } from "@shared/schema/index";
import type { DraftedAnswerView, QuestionsView, QuestionView } from "@shared/validators/questions";
import { createAi } from "../../app/create-ai";
import { startTestApp, testClock, type TestApp } from "../../test/app";
import { type FakeAiServer, startFakeAiServer } from "../../test/fakes/fake-ai-server";

const NOW = "2030-03-01T12:00:00.000Z";
const KEY = "sk-test-of-nobody";

let app: TestApp;
let provider: FakeAiServer;
beforeAll(async () => {
  provider = await startFakeAiServer();
  const ai = createAi({
    ...{ enabled: true, timeoutMs: 60_000 },
    openai: { apiKey: KEY, baseUrl: provider.openaiUrl },
    anthropic: { baseUrl: provider.anthropicUrl },
  });
  app = await startTestApp({
    clock: testClock(NOW),
    env: { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: provider.openaiUrl },
    deps: { ai },
  });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(() => {
  provider.reset();
});

const PLAN = `Beneficiaries
Our lamps reach 400 families in the villages around Tamale. Two of three of the people we serve are women.

Risks
The main risk is that panels are stolen. We reduce it with neighbours who watch over them.`;

async function buildScene(fields: { fr?: boolean } = {}) {
  const ama = await app.buildUser();
  const entity = await app.buildEntity({ userId: ama.id, name: "Sunrise Labs" });
  const me = await app.as(ama);
  const document = await app.buildDocument({
    ...{ entityId: entity.id, kind: "plan", name: "Plan of work", year: 2027, text: PLAN },
    ...{ pageEnds: [PLAN.indexOf("Risks"), PLAN.length], uploadedAt: new Date(NOW) },
  });
  const call = fields.fr
    ? { name: "Appel solaire", description: "Nous finançons des projets pour les habitants de la région." }
    : {};
  const start = async (question: object) => {
    const { id: opportunityId } = await app.buildOpportunity(call);
    const { id } = await app.buildApplication({ entityId: entity.id, opportunityId });
    const path = `/api/applications/${id}/questions`;
    const { body } = await me
      .post(path)
      .send({ questions: [question] })
      .expect(201);
    const [asked] = (body as QuestionsView).questions;
    const one = `${path}/${asked!.id}`;
    const draft = async (input: object = {}) =>
      (
        await me
          .post(`${one}/draft`)
          .send({ aiProvider: "builtin", ...input })
          .expect(200)
      ).body as DraftedAnswerView;
    const change = async (changes: object) =>
      (await me.patch(one).send(changes).expect(200)).body as QuestionView;
    return { id, one, draft, change };
  };
  return { ama, entity, document, me, start };
}

const textsOf = ({ draft }: DraftedAnswerView) => draft?.sentences.map(({ text }) => text);

describe("a drafted answer of the built-in writer", () => {
  it("has whole sentences that answer the question, each with its source", async () => {
    const { start, document } = await buildScene();
    const { draft } = await start({ question: "What are the main risks and how will you reduce them?" });
    const drafted = await draft();
    expect(textsOf(drafted)).toContain("The main risk is that panels are stolen.");
    expect(textsOf(drafted)).not.toContain("Our lamps reach 400 families in the villages around Tamale.");
    expect(drafted.draft?.sentences[0]?.source).toEqual({
      ...{ kind: "document", id: document.id, title: "Plan of work", page: 2, date: "2027" },
      words: drafted.draft?.sentences[0]?.text,
    });
    expect(drafted.draft).toMatchObject({ aiProvider: "builtin", language: "en", leftOut: 0 });
  });

  it("never becomes the answer by itself, and says how much of the answer comes from it", async () => {
    const { start } = await buildScene();
    const { draft, change } = await start({ question: "Who will benefit from the project?" });
    await change({ answer: "Written by hand." });
    const { question, draft: written } = await draft();
    expect(question).toMatchObject({ answer: "Written by hand.", version: 2 });
    expect(question.draftShares).toEqual({ ai: 0, builtin: 0 });
    const taken = written!.sentences.map(({ text }) => text).join(" ");
    expect((await change({ answer: taken })).draftShares).toEqual({ ai: 0, builtin: 100 });
    const half = (await change({ answer: `${taken} ${"And this was written by nobody else. ".repeat(3)}` }))
      .draftShares!.builtin;
    expect(half).toBeGreaterThan(20);
    expect(half).toBeLessThan(80);
  });

  it("stays within the limit of the question", async () => {
    const { start } = await buildScene();
    const { draft } = await start({ question: "Who will benefit?", limit: 60, unit: "characters" });
    expect(textsOf(await draft())).toEqual(["Our lamps reach 400 families in the villages around Tamale."]);
    const tight = await start({ question: "Who will benefit?", limit: 20, unit: "characters" });
    expect(await tight.draft()).toMatchObject({ draft: null, question: { drafts: [] } });
  });

  it("takes the accepted answer to the same question first", async () => {
    const { start } = await buildScene();
    const first = await start({ question: "Describe your target group." });
    await first.change({ answer: "We serve 90 farmers and their children.", accepted: true });
    const second = await start({ question: "Who will benefit from the project?" });
    const drafted = await second.draft();
    expect(textsOf(drafted)?.[0]).toBe("We serve 90 farmers and their children.");
    expect(drafted.draft?.sentences[0]?.source).toMatchObject({ kind: "answer", id: first.id });
  });

  it("is kept beside the one before it, at most three", async () => {
    const { start } = await buildScene();
    const { draft } = await start({ question: "Who will benefit?" });
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) ids.unshift((await draft()).draft!.id);
    const { question } = await draft();
    expect(question.drafts.slice(1).map(({ id }) => id)).toEqual(ids.slice(0, 2));
  });

  it("is in the language of the call unless another is chosen", async () => {
    const { start } = await buildScene({ fr: true });
    const { draft } = await start({ question: "Qui sont les bénéficiaires ?" });
    expect((await draft()).draft?.language).toBe("fr");
    expect((await draft({ language: "en" })).draft?.language).toBe("en");
  });

  it("is not there for a stranger", async () => {
    const { start } = await buildScene();
    const { one } = await start({ question: "Who will benefit?" });
    const stranger = await app.as(await app.buildUser());
    await stranger.post(`${one}/draft`).send({ aiProvider: "builtin" }).expect(404);
  });
});

describe("a drafted answer of a provider", () => {
  const QUESTION = { question: "Who will benefit from the project?" };
  const answerWith = (...sentences: { text: string; source: string; words: string }[]) =>
    provider.reply("openai", { kind: "answer", content: { sentences } });
  const findId = () => {
    const { body } = provider.requests.at(-1)!;
    const material = JSON.stringify(body.messages);
    return /(s\d+)[^{}]*Our lamps reach/.exec(material)?.[1];
  };

  it("keeps only sentences whose words stand in the source that they name", async () => {
    const { start, document } = await buildScene();
    await app.db.update(documents).set({ mayBeSentToAi: true }).where(eq(documents.id, document.id));
    const { draft } = await start(QUESTION);
    answerWith();
    await draft({ aiProvider: "openai" });
    const source = findId()!;
    answerWith(
      { text: "We reach 400 families around Tamale.", source, words: "Our lamps reach 400 families" },
      { text: "We reach 900 families around Tamale.", source, words: "Our lamps reach 400 families" },
      { text: "We reach families.", source, words: "lamps reach every family of Ghana" },
      { text: "We reach families.", source: "s99", words: "Our lamps reach 400 families" },
      { text: "Oxfam has praised our boats for tourists.", source, words: "Our lamps reach 400 families" },
    );
    const drafted = await draft({ aiProvider: "openai" });
    expect(textsOf(drafted)).toEqual([
      "We reach 400 families around Tamale.",
      "We reach [add: confirm figure] families around Tamale.",
    ]);
    expect(drafted.draft).toMatchObject({ aiProvider: "openai", leftOut: 3 });
  });

  it("is sent no document that may not be sent", async () => {
    const { start } = await buildScene();
    const { draft } = await start(QUESTION);
    answerWith();
    expect(await draft({ aiProvider: "openai" })).toMatchObject({ draft: null });
    expect(JSON.stringify(provider.requests.at(-1)!.body)).not.toContain("Our lamps reach");
  });

  it("counts as written by AI in the answer that it is taken into", async () => {
    const { start, document } = await buildScene();
    await app.db.update(documents).set({ mayBeSentToAi: true }).where(eq(documents.id, document.id));
    const { draft, change } = await start(QUESTION);
    answerWith();
    await draft({ aiProvider: "openai" });
    const source = findId()!;
    const text = "Our lamps reach 400 families today.";
    answerWith({ text, source, words: "Our lamps reach 400 families" });
    await draft({ aiProvider: "openai" });
    expect((await change({ answer: text })).draftShares).toEqual({ ai: 100, builtin: 0 });
  });

  it("is stopped by its writer alone: the provider is left, nothing is kept, and the next one is written", async () => {
    const { me, start, document } = await buildScene();
    await app.db.update(documents).set({ mayBeSentToAi: true }).where(eq(documents.id, document.id));
    const { draft, one } = await start(QUESTION);
    provider.reply("openai", { kind: "hang" });
    const waiting = me
      .post(`${one}/draft`)
      .send({ aiProvider: "openai" })
      .then((answer) => answer);
    await provider.received("openai");
    const stranger = await app.as(await app.buildUser());
    await stranger.delete(`${one}/draft`).expect(404);
    await me.delete(`${one}/draft`).expect(204);
    expect(await waiting).toMatchObject({
      status: 409,
      body: { code: "conflict", message: "The draft was stopped." },
    });
    await expect.poll(() => provider.brokenOff("openai")).toBe(1);
    answerWith();
    const { question } = await draft({ aiProvider: "openai" });
    expect(question.drafts).toEqual([]);
  });

  it.runIf(inject("databaseTemplate").kind === "server")(
    "is stopped also where another process writes it",
    async () => {
      const { ama, me, start, document } = await buildScene();
      await app.db.update(documents).set({ mayBeSentToAi: true }).where(eq(documents.id, document.id));
      const { one } = await start(QUESTION);
      const { db, pool } = app;
      const database = { db, pool, isEmbedded: false, onDeath: () => {}, close: async () => {} };
      const other = await startTestApp({ database });
      provider.reply("openai", { kind: "hang" });
      const waiting = me
        .post(`${one}/draft`)
        .send({ aiProvider: "openai" })
        .then((answer) => answer);
      await provider.received("openai");
      await (await other.as(ama)).delete(`${one}/draft`).expect(204);
      expect(await waiting).toMatchObject({ status: 409, body: { code: "conflict" } });
      await other.close();
    },
  );

  describe.each(["here", "in another process"])("under a name, stopped %s", (where) => {
    const isElsewhere = where !== "here";
    it.runIf(!isElsewhere || inject("databaseTemplate").kind === "server")(
      "is not ended by a late stop of the one before it, and by its own",
      async () => {
        const { ama, me, start, document } = await buildScene();
        await app.db.update(documents).set({ mayBeSentToAi: true }).where(eq(documents.id, document.id));
        const { one } = await start(QUESTION);
        const { db, pool } = app;
        const database = { db, pool, isEmbedded: false, onDeath: () => {}, close: async () => {} };
        const other = isElsewhere ? await startTestApp({ database }) : undefined;
        const stopper = other ? await other.as(ama) : me;
        let heard = 0;
        const leave = app.deps.push.subscribe(
          ama.id,
          ({ kind }) => void (heard += Number(kind === "stop-work")),
        );
        const ask = (runId: string) =>
          me
            .post(`${one}/draft`)
            .send({ aiProvider: "openai", runId })
            .then((answer) => answer);
        const stop = async (runId: string) => {
          const before = heard;
          await stopper.delete(`${one}/draft?runId=${runId}`).expect(204);
          // Only then the process that writes knows of it.
          await expect.poll(() => heard).toBe(before + 1);
        };
        let finish = () => {};
        const after = new Promise<void>((resolve) => (finish = resolve));
        const written = { kind: "answer" as const, content: { sentences: [] }, after };
        provider.reply("openai", { kind: "hang" }, written, { kind: "hang" });

        const stopped = ask("first");
        await provider.received("openai");
        await stop("first");
        expect(await stopped).toMatchObject({ status: 409, body: { code: "conflict" } });

        const kept = ask("second");
        await provider.received("openai", 2);
        await stop("first");
        finish();
        expect(await kept).toMatchObject({ status: 200 });

        const third = ask("third");
        await provider.received("openai", 3);
        await stop("third");
        expect(await third).toMatchObject({ status: 409, body: { code: "conflict" } });
        leave();
        await other?.close();
      },
    );
  });

  it("is stopped by each of the names under which it was asked for", async () => {
    const { me, start, document } = await buildScene();
    await app.db.update(documents).set({ mayBeSentToAi: true }).where(eq(documents.id, document.id));
    const { one } = await start(QUESTION);
    provider.reply("openai", { kind: "hang" });
    const ask = (runId: string) =>
      me
        .post(`${one}/draft`)
        .send({ aiProvider: "openai", runId })
        .then((answer) => answer);
    const first = ask("first");
    await provider.received("openai");
    const joined = ask("joined");
    // It is joined once it can be stopped under its second name.
    await expect
      .poll(async () => {
        await me.delete(`${one}/draft?runId=joined`).expect(204);
        return provider.brokenOff("openai");
      })
      .toBe(1);
    expect([(await first).status, (await joined).status]).toEqual([409, 409]);
  });

  it("is stood in for by the built-in writer where the owner has not agreed", async () => {
    const { start, entity } = await buildScene();
    await app.db.delete(aiConsents).where(eq(aiConsents.entityId, entity.id));
    const { draft } = await start(QUESTION);
    expect((await draft({ aiProvider: "openai" })).draft?.aiProvider).toBe("builtin");
    expect(provider.requests).toEqual([]);
  });
});
