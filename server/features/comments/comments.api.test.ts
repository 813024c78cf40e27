import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMMENTS_PER_APPLICATION } from "@shared/constants/comments";
import type { MemberRole } from "@shared/constants/members";
import { applications, comments, memberships, users } from "@shared/schema/index";
import type { CommentView } from "@shared/validators/comments";
import { startTestApp, type TestApp } from "../../test/app";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const NARRATIVE = "We sell lamps in the north and kits in the south.";

/** An application whose owner is Ama, and Kofi with a role in its entity. */
async function buildScene(role: MemberRole = "commenter") {
  const ama = await app.buildUser({ firstName: "Ama", lastName: "Mensah" });
  const kofi = await app.buildUser({ firstName: "Kofi", lastName: "Boateng" });
  const entity = await app.buildEntity({ userId: ama.id });
  await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role });
  const { id } = await app.buildApplication({ entityId: entity.id, narrative: NARRATIVE });
  const [owner, member] = [await app.as(ama), await app.as(kofi)];
  const path = `/api/applications/${id}/comments`;
  const list = async (caller = owner) =>
    ((await caller.get(path).expect(200)).body as { comments: CommentView[] }).comments;
  const say = async (caller: TestApp["visitor"], input: object) => {
    // The clock of the tests stands still, and comments are ordered by time.
    app.clock.advance(1_000);
    return (await caller.post(path).send(input).expect(201)).body as CommentView;
  };
  const words = (quote: string) => ({ field: "narrative", quote, start: NARRATIVE.indexOf(quote) });
  return { ama, kofi, entity, id, owner, member, path, list, say, words };
}

describe("comments on an application", () => {
  it("are about words of a text, with who wrote them and replies", async () => {
    const { owner, member, say, list, words } = await buildScene();
    const { id: parentId } = await say(member, { text: "  Which ones?  ", ...words("kits") });
    await say(owner, { text: "The small ones", parentId });
    await say(owner, { text: "A good start" });
    expect(await list(member)).toMatchObject([
      {
        text: "Which ones?",
        passage: {
          field: "narrative",
          quote: "kits",
          textBefore: "We sell lamps in the north and ",
          textAfter: " in the south.",
          start: 31,
        },
        ...{ author: "Kofi Boateng", isOwn: true, replacement: null, resolvedAt: null, editedAt: null },
      },
      { parentId, text: "The small ones", passage: null, author: "Ama Mensah", isOwn: false },
      { parentId: null, text: "A good start", passage: null },
    ]);
  });

  it("count as open in the application until they are resolved", async () => {
    const { owner, member, say, id, path, words } = await buildScene();
    const countOpen = async () =>
      (await owner.get(`/api/applications/${id}`).expect(200)).body.openComments as number;
    const { id: first } = await say(member, { text: "Which?", ...words("kits") });
    await say(owner, { text: "All", parentId: first });
    expect(await countOpen()).toBe(1);
    const { body } = await member.post(`${path}/${first}/resolve`).expect(200);
    expect(body).toMatchObject({ resolvedBy: "Kofi Boateng", resolvedAt: expect.any(String) as string });
    expect(await countOpen()).toBe(0);
    await member.post(`${path}/${first}/reopen`).expect(200);
    expect(await countOpen()).toBe(1);
  });

  it("a reply opens a resolved thread again", async () => {
    const { owner, member, say, list, path } = await buildScene();
    const { id: parentId } = await say(member, { text: "Why?" });
    await owner.post(`${path}/${parentId}/resolve`).expect(200);
    await say(member, { text: "I still ask", parentId });
    expect((await list())[0]).toMatchObject({ resolvedAt: null, resolvedBy: null });
  });

  it("find their words where the text has moved meanwhile, and are refused where it has none", async () => {
    const { id, member, path, say, words } = await buildScene();
    await app.db
      .update(applications)
      .set({ narrative: `Since 2019. ${NARRATIVE}` })
      .where(eq(applications.id, id));
    expect((await say(member, { text: "Which?", ...words("kits") })).passage).toMatchObject({ start: 43 });
    const gone = await member
      .post(path)
      .send({ text: "Who?", field: "narrative", quote: "We buy", start: 0 });
    expect([gone.status, Object.keys(gone.body.fieldErrors as object)]).toEqual([409, ["quote"]]);
  });

  it.each([
    ["nothing said", {}, "text"],
    ["a suggestion for nothing", { replacement: "x" }, "replacement"],
    [
      "a suggestion that changes nothing",
      { replacement: "We", field: "narrative", quote: "We", start: 0 },
      "replacement",
    ],
    ["words without their text", { text: "Why?", quote: "kits", start: 31 }, "quote"],
    ["a text without words", { text: "Why?", field: "notes" }, "quote"],
    [
      "a reply about other words",
      { text: "No", parentId: "00000000-0000-4000-8000-000000000000", field: "notes" },
      "parentId",
    ],
  ])("are refused with the field that is wrong: %s", async (_name, input, field) => {
    const { member, path } = await buildScene();
    const { status, body } = await member.post(path).send(input);
    expect([status, Object.keys(body.fieldErrors as object)]).toEqual([400, expect.arrayContaining([field])]);
  });

  it("a reply is not replied to or resolved", async () => {
    const { member, say, path } = await buildScene();
    const { id: parentId } = await say(member, { text: "Why?" });
    const { id: reply } = await say(member, { text: "Because", parentId });
    expect((await member.post(path).send({ text: "Why?", parentId: reply })).status).toBe(404);
    expect((await member.post(`${path}/${reply}/resolve`)).status).toBe(404);
  });

  it("have an end", async () => {
    const { id, member, path } = await buildScene();
    await app.db.insert(comments).values(
      Array.from({ length: COMMENTS_PER_APPLICATION }, () => ({
        ...{ applicationId: id, text: "More", createdAt: new Date() },
      })),
    );
    const { status, body } = await member.post(path).send({ text: "And more" });
    expect([status, body.message]).toEqual([
      409,
      "An application can have at most 500 comments. Delete some you no longer need.",
    ]);
  });
});

describe("who may do what with a comment", () => {
  it("a viewer reads, and is told why they cannot comment", async () => {
    const { owner, member, say, list, path } = await buildScene("viewer");
    const { id } = await say(owner, { text: "Why?" });
    expect(await list(member)).toMatchObject([{ text: "Why?", isOwn: false }]);
    const { status, body } = await member.post(path).send({ text: "No" });
    expect([status, body.message]).toEqual([
      403,
      "You can read this, but not comment on it. An owner of the entity can give you the right to comment.",
    ]);
    expect((await member.post(`${path}/${id}/resolve`)).status).toBe(403);
  });

  it("who wrote it changes it, and nobody else", async () => {
    const { owner, member, say, path } = await buildScene();
    const { id } = await say(member, { text: "Why?" });
    expect((await owner.patch(`${path}/${id}`).send({ text: "No" })).status).toBe(403);
    const { body } = await member.patch(`${path}/${id}`).send({ text: "Why not?" }).expect(200);
    expect(body).toMatchObject({ text: "Why not?", editedAt: expect.any(String) as string });
  });

  it("who wrote it deletes it while nobody else has replied, an owner always, with the replies", async () => {
    const { owner, member, say, list, path } = await buildScene();
    const { id: first } = await say(owner, { text: "Mine" });
    expect((await member.delete(`${path}/${first}`)).status).toBe(403);
    const { id: own } = await say(member, { text: "Own" });
    await say(member, { text: "And more", parentId: own });
    await member.delete(`${path}/${own}`).expect(204);
    const { id: talked } = await say(member, { text: "Why?" });
    await say(owner, { text: "Because", parentId: talked });
    expect((await member.delete(`${path}/${talked}`)).status).toBe(409);
    await owner.delete(`${path}/${talked}`).expect(204);
    expect((await list()).map(({ text }) => text)).toEqual(["Mine"]);
  });

  it("a comment is found in its own application only", async () => {
    const { owner, member, say, path } = await buildScene();
    const other = await buildScene();
    const { id } = await say(member, { text: "Why?" });
    expect((await other.owner.delete(`${other.path}/${id}`)).status).toBe(404);
    expect((await other.owner.delete(`${path}/${id}`)).status).toBe(404);
    await owner.delete(`${path}/${id}`).expect(204);
  });

  it("the text stays without a name when the account of its author is deleted", async () => {
    const { kofi, member, say, list } = await buildScene();
    await say(member, { text: "Why?" });
    await app.db.delete(users).where(eq(users.id, kofi.id));
    expect(await list()).toMatchObject([{ text: "Why?", author: null, isOwn: false }]);
  });
});

describe("the log of comments", () => {
  it("tells what was said and settled", async () => {
    const { owner, member, say, entity, path, words } = await buildScene("editor");
    const first = await say(member, { text: "Why?" });
    await owner.post(`${path}/${first.id}/resolve`).expect(200);
    const second = await say(member, { replacement: "boxes", ...words("kits") });
    await owner.post(`${path}/${second.id}/accept`).expect(200);
    const third = await say(member, { replacement: "torches", ...words("lamps") });
    await owner.post(`${path}/${third.id}/decline`).expect(200);
    const { body } = await owner.get(`/api/entities/${entity.id}/activity`).expect(200);
    expect((body.items as { text: string }[]).map(({ text }) => text)).toEqual([
      "Declined a suggestion for the application “Clean Energy Grant”",
      "Commented on the application “Clean Energy Grant”",
      "Accepted a suggestion for the application “Clean Energy Grant”",
      "Changed the application “Clean Energy Grant”",
      "Commented on the application “Clean Energy Grant”",
      "Resolved a comment on the application “Clean Energy Grant”",
      "Commented on the application “Clean Energy Grant”",
    ]);
  });
});
