import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { QUESTIONS_PER_APPLICATION } from "@shared/constants/questions";
import { memberships } from "@shared/schema/index";
import type {
  AnswerLibraryView,
  EarlierAnswersView,
  OfferedAnswersView,
  QuestionsView,
  QuestionView,
} from "@shared/validators/questions";
import { startTestApp, testClock, type TestApp } from "../../test/app";

const NOW = "2030-03-01T12:00:00.000Z";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ clock: testClock(NOW) })));
afterAll(() => app.close());

/** An entity with an owner, and a function that starts an application with questions. */
async function buildScene() {
  const ama = await app.buildUser({ firstName: "Ama", lastName: "Mensah" });
  const entity = await app.buildEntity({ userId: ama.id, name: "Sunrise Labs" });
  const owner = await app.as(ama);
  const start = async (title: string, questions: object[], fields: object = {}) => {
    const { id } = await app.buildApplication({ entityId: entity.id, title, ...fields });
    const path = `/api/applications/${id}/questions`;
    const { body } = await owner.post(path).send({ questions }).expect(201);
    const list = async () => ((await owner.get(path).expect(200)).body as QuestionsView).questions;
    const change = async (question: QuestionView, changes: object) =>
      (await owner.patch(`${path}/${question.id}`).send(changes).expect(200)).body as QuestionView;
    return { id, path, questions: (body as QuestionsView).questions, list, change };
  };
  const find = async (question: string, exceptId?: string) => {
    const query = new URLSearchParams({ entityId: entity.id, question, ...(exceptId && { exceptId }) });
    const { body } = await owner.get(`/api/questions/answers?${query}`).expect(200);
    return (body as EarlierAnswersView).answers;
  };
  return { ama, entity, owner, start, find };
}

describe("the funder's questions of an application", () => {
  it("has its answer accepted when the log's words for it would end inside an emoji", async () => {
    const { entity, owner, start } = await buildScene();
    const question = `${"a".repeat(199)}😀 and on?`;
    const { questions, change } = await start("Solar Call", [{ question }]);
    const answered = await change(questions[0]!, { answer: "Yes", accepted: true });
    expect(answered.acceptedAt).toBe(NOW);
    const { text } = await owner.get(`/api/entities/${entity.id}/activity`).expect(200);
    expect(text).toContain("a".repeat(199));
    expect(text).not.toContain("a\uFFFD");
  });

  it("are added as a list with limits, in its order, behind those there are", async () => {
    const { owner, start } = await buildScene();
    const { path, questions, list } = await start("Solar Call", [
      { question: " Who are you? ", limit: 300, unit: "words" },
      { question: "Why now?" },
    ]);
    expect(questions[0]).toEqual({
      id: questions[0]!.id,
      ...{ question: "Who are you?", limit: 300, unit: "words", answer: null },
      ...{ drafts: [], draftShares: null },
      ...{ acceptedAt: null, acceptedBy: null, version: 1 },
    });
    await owner
      .post(path)
      .send({ questions: [{ question: "How?" }] })
      .expect(201);
    expect((await list()).map(({ question }) => question)).toEqual(["Who are you?", "Why now?", "How?"]);
  });

  it("are changed, moved and deleted", async () => {
    const { owner, start } = await buildScene();
    const { path, questions, list, change } = await start(
      "Solar Call",
      ["One", "Two", "Three"].map((question) => ({ question })),
    );
    const names = async () => (await list()).map(({ question }) => question);
    await change(questions[2]!, { position: 0 });
    expect(await names()).toEqual(["Three", "One", "Two"]);
    await change(questions[2]!, { position: 99 });
    expect(await names()).toEqual(["One", "Two", "Three"]);
    await owner.delete(`${path}/${questions[0]!.id}`).expect(204);
    await change(questions[1]!, { question: "Second", limit: 50, unit: "characters", position: 1 });
    expect(await names()).toEqual(["Three", "Second"]);
    await owner.patch(`${path}/${questions[1]!.id}`).send({ unit: null }).expect(400);
    await owner.delete(`${path}/${questions[0]!.id}`).expect(404);
  });

  it("are at most as many as an application may have", async () => {
    const { owner, start } = await buildScene();
    const { path } = await start(
      "Solar Call",
      Array.from({ length: QUESTIONS_PER_APPLICATION }, (_, n) => ({ question: `Question ${n}` })),
    );
    const { body } = await owner
      .post(path)
      .send({ questions: [{ question: "More" }] })
      .expect(409);
    expect(body.message).toBe("An application can have at most 100 questions");
  });

  it("keep an answer of any length, and refuse one that is made of an older version", async () => {
    const { owner, start } = await buildScene();
    const { path, questions, change } = await start("Call", [{ question: "Why?", limit: 1, unit: "words" }]);
    const answer = "Because the village is dark.";
    expect(await change(questions[0]!, { answer, version: 1 })).toMatchObject({ answer, version: 2 });
    const stale = owner.patch(`${path}/${questions[0]!.id}`);
    const { body } = await stale.send({ answer: "Other", version: 1 }).expect(409);
    expect(body.fieldErrors).toEqual({ answer: ["Was changed meanwhile"] });
    // Sent again after the connection broke.
    await change(questions[0]!, { answer, version: 1 });
  });

  it("keep an answer that somebody writes while another member moves the question", async () => {
    const { start } = await buildScene();
    const { questions, list, change } = await start("Call", [{ question: "Why?" }, { question: "How?" }]);
    const [{ id, version }] = questions as [QuestionView, QuestionView];
    await change(questions[0]!, { position: 1 });
    await change(questions[0]!, { answer: "Because", version });
    expect((await list()).at(1)).toMatchObject({ id, answer: "Because", version: version + 1 });
  });

  it("are logged when they are added and when an answer is accepted", async () => {
    const { owner, entity, start } = await buildScene();
    const { questions, change } = await start("Solar Call", [{ question: "Why?" }]);
    await change(questions[0]!, { answer: "Because", accepted: true });
    const { body } = await owner.get(`/api/entities/${entity.id}/activity`).expect(200);
    expect(body.items.map(({ text }: { text: string }) => text).slice(0, 2)).toEqual([
      "Accepted the answer to “Why?” for “Solar Call”",
      "Added questions of the funder to the application “Solar Call”",
    ]);
  });

  it("are only read by a viewer, and not there for a stranger", async () => {
    const { entity, start } = await buildScene();
    const { path, questions } = await start("Solar Call", [{ question: "Why?" }]);
    const kofi = await app.buildUser();
    const member = await app.as(kofi);
    await member.get(path).expect(404);
    await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role: "viewer" });
    await member.get(path).expect(200);
    await member.patch(`${path}/${questions[0]!.id}`).send({ answer: "Because" }).expect(403);
  });
});

describe("earlier answers", () => {
  it("are accepted ones to a similar question, with where they come from", async () => {
    const { start, find } = await buildScene();
    const first = await start(
      "Solar Call",
      [
        { question: "Who will benefit from the project?" },
        { question: "Provide a detailed budget for the project." },
        { question: "How will you measure success?" },
      ],
      { status: "funded" },
    );
    const [who, budget, success] = first.questions;
    await first.change(who!, { answer: "400 families", accepted: true });
    await first.change(budget!, { answer: "30,000 cedis", accepted: true });
    await first.change(success!, { answer: "Not accepted" });
    const found = await find("Describe your target group.");
    expect(found[0]).toMatchObject({
      ...{ question: "Who will benefit from the project?", answer: "400 families" },
      ...{ applicationTitle: "Solar Call", applicationStatus: "funded", acceptedAt: NOW },
    });
    expect(found[0]!.similarity).toBeGreaterThan(0.5);
    expect(await find("How do you evaluate your work?")).toEqual([]);
    expect(await find("Describe your target group.", first.id)).toEqual([]);
    // An answer that changes has to be accepted anew.
    expect(await first.change(who!, { answer: "500 families" })).toMatchObject({ acceptedAt: null });
    expect(await find("Describe your target group.")).toEqual([]);
  });

  it("are offered for the questions of a second application that have no answer", async () => {
    const { owner, start } = await buildScene();
    const first = await start("Solar Call", [{ question: "What are the main risks?" }]);
    await first.change(first.questions[0]!, { answer: "Theft of panels", accepted: true });
    const second = await start("Wind Call", [
      { question: "Which risks do you see?" },
      { question: "Which risks do you foresee?" },
      { question: "Who is on your board?" },
    ]);
    await second.change(second.questions[1]!, { answer: "None" });
    const { body } = await owner.get(`${second.path}/offers`).expect(200);
    expect((body as OfferedAnswersView).offers).toMatchObject([
      { questionId: second.questions[0]!.id, answer: "Theft of panels", applicationTitle: "Solar Call" },
    ]);
  });

  it("are a library, with when, for whom and with which result, that is searched", async () => {
    const { owner, start, entity } = await buildScene();
    const first = await start(
      "Solar Call",
      [{ question: "What are the risks?" }, { question: "Who is on your board?" }],
      { status: "rejected", opportunityId: null, funderName: "Amber Trust" },
    );
    await first.change(first.questions[0]!, { answer: "Théft of panels", accepted: true });
    await first.change(first.questions[1]!, { answer: "Not accepted" });
    const list = async (query: string) =>
      ((await owner.get(`/api/questions/library?${query}`).expect(200)).body as AnswerLibraryView).answers;
    expect(await list("search=thef amber")).toMatchObject([
      {
        ...{ question: "What are the risks?", answer: "Théft of panels", acceptedAt: NOW },
        ...{ funderName: "Amber Trust", applicationTitle: "Solar Call", applicationStatus: "rejected" },
        ...{ entityName: "Sunrise Labs", acceptedBy: "Ama Mensah" },
      },
    ]);
    expect(await list("search=board")).toEqual([]);
    expect(await list(`entityId=${entity.id}&page=2`)).toEqual([]);
    const stranger = await app.as(await app.buildUser());
    const { body } = await stranger.get(`/api/questions/library?entityId=${entity.id}`).expect(200);
    expect(body.answers).toEqual([]);
  });

  it("of another entity are not found", async () => {
    const one = await buildScene();
    const { questions, change } = await one.start("Solar Call", [{ question: "What are the risks?" }]);
    await change(questions[0]!, { answer: "Theft", accepted: true });
    const other = await buildScene();
    expect(await other.find("What are the risks?")).toEqual([]);
    const query = new URLSearchParams({ entityId: one.entity.id, question: "What are the risks?" });
    await other.owner.get(`/api/questions/answers?${query}`).expect(404);
  });
});
