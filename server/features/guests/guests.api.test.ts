import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { zipSync, strToU8 } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GUEST_FILE_BYTES_MAX } from "@shared/constants/guest-files";
import { GUEST_OPEN_PER_APPLICATION } from "@shared/constants/guests";
import type { MemberRole } from "@shared/constants/members";
import {
  applications,
  entityActivity,
  guestRequests,
  memberships,
  news,
  storedObjects,
  users,
} from "@shared/schema/index";
import type { GuestRequestsView, GuestRequestView } from "@shared/validators/guests";
import { startTestApp, testClock, type TestApp } from "../../test/app";
import { mailedToken, mailsTo } from "../../test/helpers/auth";
import { clearExpiredJob } from "../auth/clear-expired.job";
import { remindGuests } from "./remind-guests";

const NOW = "2030-03-01T12:00:00.000Z";
const GONE = { message: "This link is no longer valid", code: "not_found" };

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ clock: testClock(NOW) })));
afterAll(() => app.close());

/** An application of an entity with an owner and a member in a role. */
async function buildScene(role: MemberRole = "editor") {
  app.clock.set(NOW);
  const ama = await app.buildUser({ firstName: "Ama", lastName: "Mensah", emailVerified: true });
  const kofi = await app.buildUser({ firstName: "Kofi", lastName: "Boateng", emailVerified: true });
  const entity = await app.buildEntity({ userId: ama.id, name: "Sunrise Labs" });
  await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role });
  const application = await app.buildApplication({ entityId: entity.id, title: "Solar Call" });
  const [owner, member] = [await app.as(ama), await app.as(kofi)];
  const path = `/api/applications/${application.id}/guests`;
  const list = async (reader = owner) => (await reader.get(path).expect(200)).body as GuestRequestsView;
  const ask = async (fields: object = {}) => {
    const email = `${randomUUID()}@example.org`;
    const asked = { kind: "question", name: "Efua Adjei", email, question: "What was the turnover of 2029?" };
    const { body } = await owner
      .post(path)
      .send({ ...asked, ...fields })
      .expect(201);
    return { ...(body as GuestRequestView), email, token: await mailedToken(app, email, "/guest") };
  };
  const accept = async (id: string) => {
    const answeredAt = (await list()).requests.find((one) => one.id === id)!.answeredAt ?? NOW;
    return owner.post(`${path}/${id}/accept`).send({ answeredAt });
  };
  return { accept, ama, kofi, entity, application, owner, member, path, list, ask };
}

const read = (token: string) => app.visitor.post("/api/guest/read").send({ token });
const answer = (token: string, fields: object) =>
  app.visitor.post("/api/guest/answer").send({ token, ...fields });
const sendFile = (token: string, bytes: Buffer, name = "accounts.pdf") =>
  app.visitor
    .put("/api/guest/file")
    .set({
      "x-guest-token": token,
      "x-file-name": encodeURIComponent(name),
      "content-type": "application/octet-stream",
    })
    .send(bytes);
const PDF = Buffer.from("%PDF-1.7\nAccounts of 2029");
const office = (...names: string[]) =>
  Buffer.from(
    zipSync(Object.fromEntries(["[Content_Types].xml", ...names].map((name) => [name, strToU8("x")]))),
  );

describe("asking somebody without an account", () => {
  it("mails a link that opens this one request, and keeps only its hash", async () => {
    const { ask, application, entity } = await buildScene();
    const { token, email, id } = await ask({ dueDate: "2030-03-10" });
    const [mail] = await mailsTo(app, email);
    expect(mail!.subject).toBe("Ama Mensah of Sunrise Labs has a question for you");
    expect(mail!.text).toContain("Hello Efua Adjei");
    expect(mail!.text).toContain("What was the turnover of 2029?");
    expect(mail!.text).toContain("10 March 2030");
    expect((await read(token).expect(200)).body).toEqual({
      id,
      kind: "question",
      name: "Efua Adjei",
      askedBy: "Ama Mensah",
      entityName: "Sunrise Labs",
      applicationTitle: "Solar Call",
      question: "What was the turnover of 2029?",
      dueDate: "2030-03-10",
      text: null,
      answer: null,
      approved: null,
      fileName: null,
      answeredAt: null,
      draftKey: expect.any(String) as string,
      returnRemark: null,
      expiresAt: "2030-03-15T12:00:00.000Z",
    });
    const [row] = await app.db
      .select()
      .from(guestRequests)
      .where(eq(guestRequests.applicationId, application.id));
    expect(JSON.stringify(row)).not.toContain(token);
    const log = await app.db.select().from(entityActivity).where(eq(entityActivity.entityId, entity.id));
    expect(log).toMatchObject([{ kind: "guest_asked", subject: "Efua Adjei", value: "Solar Call" }]);
  });

  it("writes in the language of who asks", async () => {
    const { ama, ask } = await buildScene();
    await app.db.update(users).set({ preferredLanguage: "fr" }).where(eq(users.id, ama.id));
    const { email } = await ask();
    expect((await mailsTo(app, email))[0]!.subject).toBe(
      "Ama Mensah (Sunrise Labs) a une question pour vous",
    );
  });

  it("refuses a day that is over, an approval of no text or an empty one, and viewers", async () => {
    const { owner, member, path } = await buildScene("commenter");
    const asked = { kind: "question", name: "Efua", email: "efua@example.org", question: "Why?" };
    const late = await owner
      .post(path)
      .send({ ...asked, dueDate: "2030-02-28" })
      .expect(400);
    expect(late.body.fieldErrors).toEqual({ dueDate: ["Choose today or a later day"] });
    const none = await owner
      .post(path)
      .send({ ...asked, kind: "approval" })
      .expect(400);
    expect(none.body.fieldErrors).toEqual({ field: ["Choose the text to be approved"] });
    const empty = await owner
      .post(path)
      .send({ ...asked, kind: "approval", field: "notes" })
      .expect(400);
    expect(empty.body.fieldErrors).toEqual({ field: ["This text is empty"] });
    await member.post(path).send(asked).expect(403);
    await member.get(path).expect(200);
    await (await app.as(await app.buildUser())).get(path).expect(404);
  });

  it("needs a confirmed address, and ends at a number of open requests", async () => {
    const { ama, application, entity, owner, path } = await buildScene();
    const asked = { kind: "question", name: "Efua", email: "efua@example.org", question: "Why?" };
    await app.db.update(users).set({ emailVerified: false }).where(eq(users.id, ama.id));
    expect((await owner.post(path).send(asked)).body.code).toBe("email_unverified");
    await app.db.update(users).set({ emailVerified: true }).where(eq(users.id, ama.id));
    const row = { ...asked, kind: "question" as const, applicationId: application.id, entityId: entity.id };
    const times = { sentAt: new Date(NOW), expiresAt: new Date(NOW) };
    await app.db
      .insert(guestRequests)
      .values(Array.from({ length: GUEST_OPEN_PER_APPLICATION }, () => ({ ...row, ...times })));
    const { body } = await owner.post(path).send(asked).expect(409);
    expect(body.message).toBe("An application can have at most 50 open requests. Remove some first.");
  });

  it("limits mails per person and day, and per address", async () => {
    const limited = await startTestApp({
      env: { RATE_LIMIT_SCALE: "1", RATE_LIMIT_GUEST_MAILS_PER_DAY: "3", RATE_LIMIT_MAIL_PER_HOUR: "2" },
    });
    try {
      const ama = await limited.buildUser({ emailVerified: true });
      const entity = await limited.buildEntity({ userId: ama.id });
      const { id } = await limited.buildApplication({ entityId: entity.id });
      const owner = await limited.as(ama);
      const ask = (email: string) =>
        owner
          .post(`/api/applications/${id}/guests`)
          .send({ kind: "question", name: "Efua", email, question: "Why?" });
      await ask("efua@example.org").expect(201);
      await ask("efua@example.org").expect(201);
      expect((await ask("efua@example.org").expect(429)).body.message).toContain("to this address");
      expect((await ask("yaw@example.org").expect(429)).body.message).toContain("many people today");
    } finally {
      await limited.close();
    }
  });
});

describe("a guest's answer", () => {
  it("waits for an editor, may be changed until then, and is told to editors once", async () => {
    const { ama, kofi, entity, application, list, ask, accept, owner, path } = await buildScene("viewer");
    const { token, id } = await ask();
    expect((await answer(token, { text: " " }).expect(400)).body.fieldErrors).toEqual({
      text: ["Write your answer"],
    });
    await answer(token, { text: "30,000" }).expect(200);
    await answer(token, { text: "32,000" }).expect(200);
    expect((await list()).requests).toMatchObject([{ state: "answered", answer: "32,000", answeredAt: NOW }]);
    const told = await app.db.select().from(news).where(eq(news.kind, "guest"));
    expect(told.filter(({ userId }) => userId === kofi.id)).toEqual([]);
    expect(told.filter(({ userId }) => userId === ama.id)).toHaveLength(1);
    expect((await owner.get("/api/news")).body.news).toMatchObject([
      { kind: "guest", name: "Efua Adjei", applicationId: application.id, entityName: "Sunrise Labs" },
    ]);
    const early = { answeredAt: "2030-03-01T11:59:59.000Z" };
    const { body } = await owner.post(`${path}/${id}/accept`).send(early).expect(409);
    expect(body.message).toBe("The answer was changed meanwhile. Read it again.");
    expect((await accept(id)).status).toBe(200);
    expect((await list()).requests).toMatchObject([{ state: "accepted", answer: "32,000" }]);
    expect((await answer(token, { text: "0" }).expect(404)).body).toEqual(GONE);
    expect((await accept(id)).status).toBe(409);
    const log = (await owner.get(`/api/entities/${entity.id}/activity`)).body.items;
    expect(log.map(({ actor, text }: { actor: string; text: string }) => [actor, text])).toEqual([
      ["Ama Mensah", "Accepted the answer of Efua Adjei for the application “Solar Call”"],
      ["Efua Adjei", "Answered for the application “Solar Call”"],
      ["Ama Mensah", "Asked Efua Adjei for the application “Solar Call”"],
    ]);
  });

  it("is asked for again with a remark and a new link", async () => {
    const { ask, owner, path, list } = await buildScene();
    const { token, id, email } = await ask();
    await owner.post(`${path}/${id}/return`).send({ remark: "Which year?" }).expect(409);
    await answer(token, { text: "30,000" }).expect(200);
    await owner.post(`${path}/${id}/return`).send({ remark: "Which year?" }).expect(200);
    expect((await list()).requests).toMatchObject([{ state: "returned", returnRemark: "Which year?" }]);
    const [, mail] = await mailsTo(app, email);
    expect(mail!.text).toContain("asks again: Which year?");
    await read(token).expect(404);
    const fresh = await mailedToken(app, email, "/guest");
    expect((await read(fresh)).body).toMatchObject({ answer: "30,000", returnRemark: "Which year?" });
    await answer(fresh, { text: "30,000 in 2029" }).expect(200);
    expect((await list()).requests).toMatchObject([{ state: "answered", answer: "30,000 in 2029" }]);
  });

  it("a link ends when it is sent again, revoked or old, all in the same form", async () => {
    const { ask, owner, path } = await buildScene();
    const [first, second, third] = [await ask(), await ask(), await ask()];
    await owner.post(`${path}/${first.id}/resend`).expect(200);
    await owner.delete(`${path}/${second.id}`).expect(204);
    for (const token of [first.token, second.token, "nonsense"]) {
      expect((await read(token).expect(404)).body).toEqual(GONE);
      expect((await answer(token, { text: "x" }).expect(404)).body).toEqual(GONE);
      expect((await sendFile(token, PDF).expect(404)).body).toEqual(GONE);
      expect((await app.visitor.post("/api/guest/calendar").send({ token }).expect(404)).body).toEqual(GONE);
    }
    await read(await mailedToken(app, first.email, "/guest")).expect(200);
    app.clock.set("2030-03-15T12:00:00.000Z");
    expect((await read(third.token).expect(404)).body).toEqual(GONE);
    app.clock.set(NOW);
  });
});

describe("a guest's document", () => {
  it("is stored, read by members as an attachment, and listed with the application once accepted", async () => {
    const { ask, accept, owner, member, path, list, application } = await buildScene("viewer");
    const { token, id } = await ask({ kind: "document", question: "The accounts, please" });
    await answer(token, { text: "x" }).expect(400);
    await sendFile(token, PDF, "Comptes é.pdf").expect(200);
    const { file } = (await list()).requests[0]!;
    expect(file!.name).toBe("Comptes é.pdf");
    const download = await member.get(file!.url).expect(200);
    expect(download.headers["content-disposition"]).toContain("attachment");
    expect(download.body.equals(PDF)).toBe(true);
    await (await app.as(await app.buildUser())).get(file!.url).expect(404);
    await app.visitor.get(file!.url).expect(401);
    expect((await list()).documents).toEqual([]);
    expect((await accept(id)).status).toBe(200);
    expect((await list()).documents).toEqual([file]);
    const [row] = await app.db.select().from(applications).where(eq(applications.id, application.id));
    expect(row!.supportingDocs).toEqual([file]);
    await owner.delete(`${path}/${id}`).expect(204);
    expect(await list()).toEqual({ requests: [], documents: [] });
    await member.get(file!.url).expect(404);
  });

  it("takes another one in its place, and drops the first", async () => {
    const { ask, list } = await buildScene();
    const { token } = await ask({ kind: "document" });
    await sendFile(token, PDF).expect(200);
    const before = (await list()).requests[0]!.file!.url.split("/").at(-1)!;
    await sendFile(token, office("word/document.xml"), "accounts").expect(200);
    expect((await list()).requests[0]!.file!.name).toBe("accounts.docx");
    const left = await app.db.select().from(storedObjects).where(eq(storedObjects.id, before));
    expect(left.filter(({ userId }) => userId !== null)).toEqual([]);
  });

  it.each([
    ["a Word file", office("word/document.xml"), 200],
    ["a PowerPoint file", office("ppt/presentation.xml"), 200],
    ["an Excel file", office("xl/workbook.xml"), 200],
    ["a PNG", Buffer.from("89504e470d0a1a0a00", "hex"), 200],
    ["a JPEG", Buffer.from("ffd8ffe000", "hex"), 200],
    ["an Excel file with macros", office("xl/workbook.xml", "xl/vbaProject.bin"), 400],
    ["any other ZIP", office("malware.exe"), 400],
    ["a cut-off Word file", office("word/document.xml").subarray(0, 60), 400],
    ["a page called PDF", Buffer.from("<html>"), 400],
    ["nothing", Buffer.alloc(0), 400],
  ])("of %s is told by its content", async (_what, bytes, status) => {
    const { ask, list } = await buildScene();
    const { token } = await ask({ kind: "document" });
    const { body } = await sendFile(token, bytes).expect(status);
    if (status === 400) expect(Object.keys(body.fieldErrors)).toEqual(["file"]);
    expect((await list()).requests[0]!.file === null).toBe(status === 400);
  });

  it("needs its token and a name in headers", async () => {
    const { token } = await (await buildScene()).ask({ kind: "document" });
    const put = (headers: Record<string, string>) =>
      app.visitor.put("/api/guest/file").set(headers).send(PDF);
    expect((await put({ "x-file-name": "a.pdf" }).expect(400)).body.message).toBe(GONE.message);
    expect((await put({ "x-guest-token": token }).expect(400)).body.fieldErrors).toEqual({
      name: ["Name the file"],
    });
    await put({ "x-guest-token": token, "x-file-name": "%E0%A4%A.pdf" }).expect(200);
  });

  it("is cut off beyond 25 MB, and refused where none was asked for", async () => {
    const { ask } = await buildScene();
    const { token } = await ask({ kind: "document" });
    const large = Buffer.concat([PDF, Buffer.alloc(GUEST_FILE_BYTES_MAX)]);
    expect((await sendFile(token, large).expect(413)).body.message).toContain("25 MB");
    await sendFile((await ask()).token, PDF).expect(409);
  });
});

describe("a guest's approval", () => {
  it("is of the text that they had before them, and says if it changed since", async () => {
    const { ask, accept, owner, application, list } = await buildScene();
    const save = (narrative: string) =>
      owner.patch(`/api/applications/${application.id}`).send({ narrative }).expect(200);
    await save("We light homes.");
    const { token, id } = await ask({ kind: "approval", field: "narrative" });
    await save("We light schools.");
    const { text } = (await read(token)).body;
    expect(text).toMatchObject({ field: "narrative", asked: "We light homes.", now: "We light schools." });
    await save("We light streets.");
    await answer(token, { approved: true, textHash: text.hash }).expect(409);
    const { hash } = (await read(token)).body.text;
    await answer(token, { textHash: hash }).expect(400);
    await answer(token, { approved: true, text: "Well said", textHash: hash }).expect(200);
    expect((await accept(id)).status).toBe(200);
    const expected = { state: "accepted", approved: true, answer: "Well said", answeredAt: NOW };
    expect((await list()).requests).toMatchObject([{ ...expected, hasTextChanged: false }]);
    await save("We light towns.");
    expect((await list()).requests).toMatchObject([{ ...expected, hasTextChanged: true }]);
  });
});

describe("the day of a request", () => {
  it("is a calendar file for the guest and stands in the calendar of members until it is accepted", async () => {
    const { ask, accept, owner } = await buildScene();
    const { token, id } = await ask({ dueDate: "2030-03-10" });
    const file = await app.visitor.post("/api/guest/calendar").send({ token }).expect(200);
    expect(file.headers["content-type"]).toContain("text/calendar");
    expect(file.text).toContain("DTSTART;VALUE=DATE:20300310");
    expect(file.text).not.toContain(token);
    const { body } = await owner.post("/api/calendar").expect(201);
    const feed = async () => (await app.visitor.get(new URL(body.url).pathname).expect(200)).text;
    expect(await feed()).toContain("Asked of Efua Adjei");
    await answer(token, { text: "30,000" }).expect(200);
    expect((await accept(id)).status).toBe(200);
    expect(await feed()).not.toContain("Asked of Efua Adjei");
    await app.visitor
      .post("/api/guest/calendar")
      .send({ token: (await ask()).token })
      .expect(404);
  });

  it("is reminded of two days before and on its morning, each once, with a link that works", async () => {
    const { ask } = await buildScene();
    const { email, token } = await ask({ dueDate: "2030-03-10" });
    const answered = await ask({ dueDate: "2030-03-10" });
    await answer(answered.token, { text: "30,000" }).expect(200);
    const subjects = async () => (await mailsTo(app, email)).map(({ subject }) => subject);
    const remindAt = async (at: string) => {
      app.clock.set(at);
      await remindGuests(app.deps);
      await remindGuests(app.deps);
    };
    await remindAt("2030-03-07T12:00:00Z");
    await remindAt("2030-03-08T07:00:00Z");
    expect(await subjects()).toHaveLength(1);
    await remindAt("2030-03-08T08:00:00Z");
    await remindAt("2030-03-09T12:00:00Z");
    expect((await subjects()).slice(1)).toEqual([
      "Reminder: Ama Mensah of Sunrise Labs has a question for you",
    ]);
    await read(token).expect(404);
    await remindAt("2030-03-10T08:00:00Z");
    await remindAt("2030-03-11T08:00:00Z");
    expect(await subjects()).toHaveLength(3);
    await read(await mailedToken(app, email, "/guest")).expect(200);
    expect(await mailsTo(app, answered.email)).toHaveLength(1);
  });
});

describe("what becomes of requests", () => {
  it("they stay without the name of an account that is gone, and go with the entity", async () => {
    const { kofi, member, path, list, ask, owner, entity } = await buildScene();
    const email = "efua@example.org";
    await member.post(path).send({ kind: "question", name: "Efua", email, question: "Why?" }).expect(201);
    const { token } = await ask({ kind: "document" });
    await sendFile(token, PDF).expect(200);
    await app.db.delete(users).where(eq(users.id, kofi.id));
    expect((await list()).requests.find((one) => one.email === email)).toMatchObject({ askedBy: null });
    expect((await read(await mailedToken(app, email, "/guest"))).body.askedBy).toBeNull();
    await owner.delete(`/api/entities/${entity.id}`).expect(204);
    await read(token).expect(404);
    expect(await app.db.select().from(guestRequests).where(eq(guestRequests.entityId, entity.id))).toEqual(
      [],
    );
  });

  it("those that nobody answered are deleted 90 days after they ended, and no others", async () => {
    const { ask, entity, owner, path } = await buildScene();
    await ask({ question: "Never answered" });
    const sentBack = await ask({ question: "Answered and sent back" });
    await answer(sentBack.token, { text: "30,000" }).expect(200);
    await owner.post(`${path}/${sentBack.id}/return`).send({ remark: "Which year?" }).expect(200);
    const { token } = await ask({ question: "Answered" });
    await answer(token, { text: "Yes" }).expect(200);
    await ask({ question: "Not due yet", dueDate: "2031-01-01" });
    const clear = async (at: string) => {
      app.clock.set(at);
      await clearExpiredJob.handle(app.deps, { data: {}, signal: new AbortController().signal });
      const rows = await app.db.select().from(guestRequests).where(eq(guestRequests.entityId, entity.id));
      return rows.map(({ question }) => question).sort();
    };
    expect(await clear("2030-06-13T11:00:00Z")).toContain("Never answered");
    expect(await clear("2030-06-13T13:00:00Z")).toEqual([
      "Answered",
      "Answered and sent back",
      "Not due yet",
    ]);
  });
});
