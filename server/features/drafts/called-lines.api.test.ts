import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { callLines, calls } from "@shared/schema/index";
import type { DraftView } from "@shared/validators/applications";
import type { QuestionsView } from "@shared/validators/questions";
import { createAi } from "../../app/create-ai";
import { startTestApp, type TestApp } from "../../test/app";
import { FAKE_DRAFT, type FakeAiServer, startFakeAiServer } from "../../test/fakes/fake-ai-server";

const KEY = "sk-test-of-nobody";
const QUESTION = "What will be the impact of your project on the climate?";

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

/** An application whose call has accepted lines and one that nobody has accepted. */
async function buildScene() {
  const ama = await app.buildUser();
  const entity = await app.buildEntity({ userId: ama.id });
  const opportunity = await app.buildOpportunity({ verificationStatus: "verified" });
  const { id } = await app.buildApplication({ entityId: entity.id, opportunityId: opportunity.id });
  const [call] = await app.db
    .insert(calls)
    .values({ entityId: entity.id, applicationId: id, source: "text", documentName: "Call" })
    .returning();
  const line = { callId: call!.id, page: 1, acceptedAt: new Date() };
  const named = (name: string, weight: number) => ({ name, weight, unit: "points" as const });
  await app.db.insert(callLines).values([
    { ...line, kind: "limit", value: { number: 10, unit: "pages" }, quote: "At most 10 pages.", position: 0 },
    { ...line, kind: "ai", value: { rule: "disclose" }, quote: "Use of AI must be disclosed.", position: 1 },
    {
      ...line,
      kind: "criterion",
      value: named("Climate impact", 73),
      quote: "Climate impact (73 points)",
      position: 2,
    },
    {
      ...line,
      kind: "criterion",
      value: named("Team", 27),
      quote: "Team (27 points)",
      position: 3,
      acceptedAt: null,
    },
  ]);
  const me = await app.as(ama);
  const draft = async (aiProvider: string) => {
    const { body } = await me
      .post("/api/applications/generate")
      .send({ entityId: entity.id, opportunityId: opportunity.id, askingAmount: "1000", aiProvider })
      .expect(200);
    return body as DraftView;
  };
  /** The call says that texts must not be written with AI; members have accepted that, or not. */
  const forbidAi = (acceptedAt: Date | null) =>
    app.db.insert(callLines).values({
      ...{ ...line, acceptedAt, kind: "ai", value: { rule: "forbidden" }, position: 4 },
      quote: "Texts written with AI are rejected.",
    });
  return { me, id, path: `/api/applications/${id}/questions`, draft, forbidAi };
}
const sent = () => JSON.stringify(provider.requests.at(-1)!.body.messages);

describe("the accepted lines of a call", () => {
  it("stand in the draft of the built-in writer, with what is to be done about them", async () => {
    const { draft } = await buildScene();
    const { content } = await draft("builtin");
    expect(content).toContain("The call judges by:\n- “Climate impact (73 points)”");
    expect(content).toContain("[add: whether the text keeps to what the call says: “At most 10 pages.”]");
    expect(content).toContain(
      "[add: what you do about the call’s rule on AI: “Use of AI must be disclosed.”]",
    );
    expect(content).not.toContain("Team (27 points)");
  });

  it("are sent to the provider that writes a draft, and lend it no figures", async () => {
    const { draft } = await buildScene();
    provider.reply("openai", {
      kind: "answer",
      content: { ...FAKE_DRAFT, impact: "We have reached 73 families." },
    });
    const { content } = await draft("openai");
    for (const words of ["At most 10 pages.", "Use of AI must be disclosed.", "Climate impact (73 points)"])
      expect(sent()).toContain(words);
    expect(sent()).not.toContain("Team (27 points)");
    expect(content).not.toContain("73 families");
  });

  it("are sent along with a question, whose criterion the application names", async () => {
    const { me, path } = await buildScene();
    const added = await me
      .post(path)
      .send({ questions: [{ question: QUESTION }, { question: "Who are you?" }] });
    const { questions } = added.body as QuestionsView;
    const { criteria } = (await me.get(path).expect(200)).body as QuestionsView;
    expect(criteria).toEqual([
      { questionId: questions[0]!.id, name: "Climate impact", weight: 73, unit: "points" },
    ]);
    provider.reply("openai", { kind: "answer", content: { sentences: [] } });
    await me.post(`${path}/${questions[0]!.id}/draft`).send({ aiProvider: "openai" }).expect(200);
    expect(sent()).toContain("Climate impact (73 points)");
    expect(sent()).not.toContain("Team (27 points)");
  });

  it("keep texts by AI away where they forbid them: no provider is asked, whoever has agreed", async () => {
    const { me, id, path, draft, forbidAi } = await buildScene();
    await forbidAi(new Date());
    expect(await draft("openai")).toMatchObject({ aiProvider: "builtin" });
    const added = await me.post(path).send({ questions: [{ question: QUESTION }] });
    const { questions } = added.body as QuestionsView;
    await me.post(`${path}/${questions[0]!.id}/draft`).send({ aiProvider: "openai" }).expect(200);
    // Vectors of profiles are another matter.
    expect(provider.requests.filter(({ path }) => !path.endsWith("/embeddings"))).toEqual([]);
    expect((await me.get(`/api/applications/${id}`).expect(200)).body).toMatchObject({ forbidsAi: true });
  });

  it("forbid nothing before a member has accepted it", async () => {
    const { me, id, draft, forbidAi } = await buildScene();
    await forbidAi(null);
    provider.reply("openai", { kind: "answer", content: FAKE_DRAFT });
    expect(await draft("openai")).toMatchObject({ aiProvider: "openai" });
    expect((await me.get(`/api/applications/${id}`).expect(200)).body).toMatchObject({ forbidsAi: false });
  });
});
