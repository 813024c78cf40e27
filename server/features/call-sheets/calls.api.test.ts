import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CallKind } from "@shared/constants/calls";
import { calls, entities, memberships, news, opportunityChanges } from "@shared/schema/index";
import type { CallAnswerView, CallLineView, CallSheetView } from "@shared/validators/calls";
import type { ChecklistView } from "@shared/validators/documents";
import type { MockReviewView } from "@shared/validators/readiness";
import type { QuestionsView } from "@shared/validators/questions";
import type { TasksView } from "@shared/validators/tasks";
import { startTestApp, testClock, type TestApp } from "../../test/app";
import { eventually } from "../../test/eventually";
import { docxParagraph, makeDocx, makePdf, makePng } from "../../test/files/documents";
import { uploadFile } from "../../test/helpers/objects";

const NOW = "2030-03-01T12:00:00.000Z";
const CALL = `Who can apply
Charities that work in Wales can apply.
Match funding
Applicants must bring at least 10% of the project cost.
Deadline
The deadline for applications is 5pm on Friday 12 April 2030.
You must send us
- a copy of your governing document
- your latest accounts
Application questions
1. What would you like to do? (300 words)
Salaries of project staff can be paid for up to two years.
Questions by email to grants@wales-fund.example by 20 March 2030.`;

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ clock: testClock(NOW), jobs: true })));
afterAll(() => app.close());

/** An application with an owner, a member who may edit and one who may read. */
async function buildScene() {
  const ama = await app.buildUser({ firstName: "Ama" });
  const kofi = await app.buildUser({ firstName: "Kofi" });
  const entity = await app.buildEntity({ userId: ama.id });
  await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role: "viewer" });
  const opportunity = await app.buildOpportunity({ verificationStatus: "verified", deadline: "2030-06-01" });
  const application = await app.buildApplication({ entityId: entity.id, opportunityId: opportunity.id });
  const owner = await app.as(ama);
  const reader = await app.as(kofi);
  const path = `/api/applications/${application.id}/call`;
  const see = async () => ((await owner.get(path).expect(200)).body as CallSheetView).call;
  const give = async (body: object) => {
    await owner.post(path).send(body).expect(202);
    await eventually(async () => (await see())?.status).not.toBe("waiting");
    return (await see())!;
  };
  const find = async (kind: CallKind): Promise<CallLineView> =>
    (await see())!.groups.find((group) => group.kind === kind)!.lines[0]!;
  const accept = async (kind: CallKind) =>
    owner
      .patch(`${path}/lines/${(await find(kind)).id}`)
      .send({ accepted: true })
      .expect(200);
  const ask = async (question: string) =>
    (await owner.get(`${path}/answers`).query({ question }).expect(200)).body as CallAnswerView;
  return { ama, kofi, owner, reader, application, opportunity, path, see, give, find, accept, ask };
}

describe("the call of an application", () => {
  it("is read from a pasted text, with the exact words and what it does not say", async () => {
    const { give, reader, path } = await buildScene();
    const call = await give({ source: "text", text: CALL });
    const states = Object.fromEntries(call.groups.map(({ kind, state }) => [kind, state]));
    expect(states).toMatchObject({ closing: "stated", eligibility: "stated", ai: "not_found" });
    const [closing] = call.groups.find(({ kind }) => kind === "closing")!.lines;
    expect(closing).toMatchObject({
      ...{ page: 1, quote: "The deadline for applications is 5pm on Friday 12 April 2030." },
      value: { date: "2030-04-12", time: "17:00" },
    });
    await reader.get(path).expect(200);
    await reader.post(path).send({ source: "text", text: CALL }).expect(403);
    await (await app.as(await app.buildUser())).get(path).expect(404);
  });

  it("is read from a PDF that was dropped in, by its pages", async () => {
    const { owner, give } = await buildScene();
    const pdf = await makePdf({
      slides: [
        { title: "Who can apply", body: ["Charities that work in Wales can apply."] },
        { title: "Deadline", body: ["Applications are due by 12 April 2030 at 17:00."] },
      ],
    });
    const id = await uploadFile(owner, Buffer.from(pdf), { purpose: "document" });
    const call = await give({ source: "file", fileName: "call.pdf", uploadedFileUrl: `/api/objects/${id}` });
    expect(call).toMatchObject({ status: "read", pages: 2, documentName: "call.pdf" });
    expect(call.groups.find(({ kind }) => kind === "closing")!.lines[0]).toMatchObject({ page: 2 });
  });

  it("is read from a Word file, where a short bold paragraph ends the list above it", async () => {
    const { owner, give } = await buildScene();
    const bold = "<w:rPr><w:b/></w:rPr>";
    const body =
      docxParagraph("Required documents", bold) +
      docxParagraph("Crew list") +
      docxParagraph("Our plan for the coast", bold) +
      docxParagraph("Maps of piers");
    const file = Buffer.from(makeDocx({ body }));
    const id = await uploadFile(owner, file, { purpose: "document" });
    const call = await give({ source: "file", fileName: "call.docx", uploadedFileUrl: `/api/objects/${id}` });
    const documents = call.groups.find(({ kind }) => kind === "document")!;
    expect(documents.lines.map(({ quote }) => quote)).toEqual(["Crew list"]);
  });

  it("is read from a Word file by its headings and lists, whose bullets are no words of it", async () => {
    const { owner, give } = await buildScene();
    const line = (text: string, properties: string) =>
      `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const heading = '<w:outlineLvl w:val="0"/>';
    const item = '<w:numPr><w:numId w:val="1"/></w:numPr>';
    const body =
      line("Selection criteria", heading) +
      line("how the pier is cared for, and whether the crew has sailed before", item) +
      line("who of the harbour takes part, also those who never did", item) +
      line("Our harbour", heading) +
      line("the old pier", item);
    const id = await uploadFile(owner, Buffer.from(makeDocx({ body })), { purpose: "document" });
    const call = await give({ source: "file", fileName: "call.docx", uploadedFileUrl: `/api/objects/${id}` });
    expect(call.groups.flatMap(({ lines }) => lines.map(({ kind, quote }) => [kind, quote]))).toEqual([
      ["criterion", "how the pier is cared for, and whether the crew has sailed before"],
      ["criterion", "who of the harbour takes part, also those who never did"],
    ]);
  });

  it("says of a page that is a picture that it cannot be read", async () => {
    const { owner, give } = await buildScene();
    const id = await uploadFile(owner, Buffer.from(makePng()), { purpose: "document" });
    const call = await give({ source: "file", fileName: "scan.png", uploadedFileUrl: `/api/objects/${id}` });
    expect(call.unreadPages).toBe(1);
    expect(new Set(call.groups.map(({ state }) => state))).toEqual(new Set(["not_readable"]));
  });

  it("says why a file could not be read, and keeps what was read before", async () => {
    const { owner, give } = await buildScene();
    await give({ source: "text", text: CALL });
    const id = await uploadFile(owner, Buffer.from("no document"), { purpose: "document" });
    const call = await give({ source: "file", fileName: "x.pdf", uploadedFileUrl: `/api/objects/${id}` });
    expect(call.status).toBe("failed");
    expect(call.failureReason).toBeTruthy();
    expect(call.groups.length).toBeGreaterThan(0);
  });

  it("gives nothing a use before somebody accepts it", async () => {
    const { owner, application, give, accept } = await buildScene();
    await give({ source: "text", text: CALL });
    const base = `/api/applications/${application.id}`;
    const tasks = async () => ((await owner.get(`${base}/tasks`)).body as TasksView).tasks;
    const questions = async () => ((await owner.get(`${base}/questions`)).body as QuestionsView).questions;
    const documents = async () => ((await owner.get(`${base}/documents`)).body as ChecklistView).lines;
    expect([await tasks(), await questions(), await documents()]).toEqual([[], [], []]);
    for (const kind of ["closing", "contact", "question", "document"] as const) await accept(kind);
    expect((await tasks()).map(({ dueDate }) => dueDate).sort()).toEqual(["2030-03-20", "2030-04-12"]);
    expect((await questions())[0]).toMatchObject({
      ...{ question: "What would you like to do?", limit: 300, unit: "words" },
    });
    expect(await documents()).toEqual([
      expect.objectContaining({ name: "a copy of your governing document", state: "missing" }),
    ]);
    await accept("closing");
    expect(await tasks()).toHaveLength(2);
  });

  it("gives all lines of a kind their use at once, and takes that back", async () => {
    const { owner, reader, application, give, path } = await buildScene();
    await give({
      source: "text",
      text: CALL.replace("(300 words)", "(300 words)\n2. Who will you reach in the villages?"),
    });
    const base = `/api/applications/${application.id}`;
    const acceptAll = async (kind: CallKind, accepted = true) =>
      (await owner.patch(`${path}/lines`).send({ kind, accepted }).expect(200)).body as CallSheetView;
    const countAccepted = ({ call }: CallSheetView) =>
      call!.groups.flatMap(({ lines }) => lines).filter(({ acceptedAt }) => acceptedAt !== null).length;
    expect(countAccepted(await acceptAll("document"))).toBe(2);
    expect(countAccepted(await acceptAll("question"))).toBe(4);
    await acceptAll("question");
    const { lines } = (await owner.get(`${base}/documents`)).body as ChecklistView;
    expect(lines.map(({ name }) => name)).toEqual([
      "a copy of your governing document",
      "your latest accounts",
    ]);
    const { questions } = (await owner.get(`${base}/questions`)).body as QuestionsView;
    expect(questions.map(({ question }) => question)).toEqual([
      "What would you like to do?",
      "Who will you reach in the villages?",
    ]);
    expect(countAccepted(await acceptAll("document", false))).toBe(2);
    await reader.patch(`${path}/lines`).send({ kind: "document", accepted: true }).expect(403);
  });

  it("shows exactly the changed lines of an amended call, and tells every member", async () => {
    const { give, kofi, accept, find } = await buildScene();
    await give({ source: "text", text: CALL });
    await accept("eligibility");
    const call = await give({ source: "text", text: CALL.replace("12 April", "19 April") });
    expect(call.changes).toHaveLength(1);
    expect(call.changes[0]!.changes).toEqual([
      {
        kind: "closing",
        before: expect.objectContaining({ quote: expect.stringContaining("12 April") }),
        after: expect.objectContaining({ quote: expect.stringContaining("19 April") }),
      },
    ]);
    expect((await find("eligibility")).acceptedAt).not.toBeNull();
    const told = await app.db.select().from(news).where(eq(news.userId, kofi.id));
    expect(told.map(({ data }) => data)).toEqual([expect.objectContaining({ kind: "call", lines: 1 })]);
    expect((await give({ source: "text", text: CALL.replace("12 April", "19 April") })).changes).toHaveLength(
      1,
    );
  });

  it("proposes a fact of the call's own page with its quote to the administrators only when it is pressed", async () => {
    const { owner, application, opportunity, give, find, path } = await buildScene();
    await give({ source: "text", text: CALL });
    const proposals = () =>
      app.db.select().from(opportunityChanges).where(eq(opportunityChanges.opportunityId, opportunity.id));
    expect(await proposals()).toEqual([]);
    const propose = async () => owner.post(`${path}/lines/${(await find("closing")).id}/proposal`);
    expect((await propose()).status).toBe(409);
    expect(await proposals()).toEqual([]);
    await app.db.update(calls).set({ source: "page" }).where(eq(calls.applicationId, application.id));
    expect((await propose()).status).toBe(204);
    expect(await proposals()).toEqual([
      expect.objectContaining({ field: "deadline", before: "2030-06-01", after: "2030-04-12" }),
    ]);
    await owner.post(`${path}/lines/${(await find("question")).id}/proposal`).expect(409);
  });

  it("proposes a closing day with the hour and the zone that its call names", async () => {
    const { owner, application, opportunity, give, find, path } = await buildScene();
    await give({ source: "text", text: CALL.replace("5pm on", "5pm UK time on") });
    await app.db.update(calls).set({ source: "page" }).where(eq(calls.applicationId, application.id));
    await owner.post(`${path}/lines/${(await find("closing")).id}/proposal`).expect(204);
    const admin = await app.as(await app.buildUser({ isAdmin: true }));
    const address = `/api/admin/opportunities/${opportunity.id}`;
    const [change] = (await admin.get(address).expect(200)).body.changes;
    const { body } = await admin.post(`${address}/changes/${change.id}/accept`).expect(200);
    expect(body).toMatchObject({
      ...{ deadline: "2030-04-12", deadlineTime: "17:00", deadlineTimezone: "Europe/London" },
      changes: [],
    });
    await owner.post(`${path}/lines/${(await find("closing")).id}/proposal`).expect(409);
  });

  it("gives its award criteria to the mock review when they are accepted, each once", async () => {
    const { owner, application, give, accept } = await buildScene();
    await give({ source: "text", text: `${CALL}\nAward criteria\nImpact (40 points)\nTeam (60 points)` });
    await accept("criterion");
    await accept("criterion");
    const { body } = await owner.get(`/api/applications/${application.id}/mock-review`).expect(200);
    expect((body as MockReviewView).criteria).toEqual([
      expect.objectContaining({ title: "Impact", weight: 40, description: null }),
    ]);
  });

  it("answers a question with its words, or says that it does not say", async () => {
    const { give, ask } = await buildScene();
    await give({ source: "text", text: CALL });
    expect((await ask("May we use it for wages?")).passages).toEqual([
      { page: 1, quote: "Salaries of project staff can be paid for up to two years." },
    ]);
    expect((await ask("Can we buy a minibus?")).passages).toEqual([]);
  });

  it("warns where an accepted line contradicts the profile, or the profile does not say", async () => {
    const { give, see, accept, application } = await buildScene();
    const entityId = application.entityId;
    await app.db.update(entities).set({ country: "GH" }).where(eq(entities.id, entityId));
    const quote = "Applicants must be based in Wales.";
    await give({ source: "text", text: `Who can apply\n${quote}` });
    expect((await see())!.warnings).toEqual([]);
    await accept("eligibility");
    expect((await see())!.warnings).toEqual([
      { lineId: expect.any(String), quote, fact: "country", said: "GH" },
    ]);
    await app.db.update(entities).set({ country: null }).where(eq(entities.id, entityId));
    expect((await see())!.warnings).toEqual([expect.objectContaining({ fact: "country", said: null })]);
  });

  it("is deleted with its lines, and what was made of them stays", async () => {
    const { owner, application, give, accept, path, see } = await buildScene();
    await give({ source: "text", text: CALL });
    await accept("closing");
    await owner.delete(path).expect(204);
    expect(await see()).toBeNull();
    const { tasks } = (await owner.get(`/api/applications/${application.id}/tasks`)).body as TasksView;
    expect(tasks).toHaveLength(1);
  });
});
