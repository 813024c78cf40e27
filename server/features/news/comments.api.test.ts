import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MemberRole } from "@shared/constants/members";
import { applications, memberships, news, users } from "@shared/schema/index";
import type { NewsListView } from "@shared/validators/news";
import { startTestApp, type TestApp, testClock } from "../../test/app";
import { createNewsHelpers } from "../../test/helpers/news";

let app: TestApp;
let helpers: ReturnType<typeof createNewsHelpers>;
beforeAll(async () => {
  app = await startTestApp({ clock: testClock("2030-03-01T00:00:00Z") });
  helpers = createNewsHelpers(app);
});
afterAll(() => app.close());
beforeEach(() => helpers.reset());

/** Ama's application, with Kofi and Esi as members of her entity. */
async function buildTeam(fields: Partial<typeof users.$inferInsert> = {}) {
  app.clock.set("2030-03-13T10:00:00Z");
  const ama = await helpers.buildPerson("ama", null, { firstName: "Ama", lastName: "Mensah", ...fields });
  const kofi = await helpers.buildPerson("kofi", null, { firstName: "Kofi", lastName: "Boateng" });
  const esi = await helpers.buildPerson("esi", null, { firstName: "Esi", lastName: "Owusu" });
  const join = (userId: string, role: MemberRole) =>
    app.db.insert(memberships).values({ entityId: ama.entity.id, userId, role });
  await join(kofi.id, "commenter");
  await join(esi.id, "editor");
  const { id } = await ama.apply(await helpers.buildOldOpportunity("Water Fund"));
  const path = `/api/applications/${id}/comments`;
  const callers = { ama: await app.as(ama), kofi: await app.as(kofi), esi: await app.as(esi) };
  const say = async (who: keyof typeof callers, input: object) => {
    app.clock.advance(60_000);
    const { body } = await callers[who].post(path).send(input).expect(201);
    return (body as { id: string }).id;
  };
  const readNews = async (who: keyof typeof callers) =>
    (await callers[who].get("/api/news").expect(200)).body as NewsListView;
  /** Who was told what, shortly. */
  const tell = async () => {
    const all = await Promise.all((["ama", "kofi", "esi"] as const).map(readNews));
    return all.map(({ news: items }) => items.map((item) => item.kind === "comment" && item.excerpt));
  };
  const leave = (userId: string) =>
    callers.ama.delete(`/api/entities/${ama.entity.id}/members/${userId}`).expect(204);
  return { ama, kofi, esi, id, path, callers, say, readNews, tell, leave };
}

describe("news of comments", () => {
  it("are there at once for who is mentioned, with what was said of which application", async () => {
    const { ama, id, say, readNews, tell } = await buildTeam();
    const commentId = await say("kofi", { text: "@Ama Mensah, which ones?", mentions: [ama.id] });
    expect(await readNews("ama")).toMatchObject({
      unread: 1,
      news: [
        {
          ...{ kind: "comment", commentId, applicationId: id, isMention: true, isRead: false },
          ...{ applicationTitle: "Clean Energy Grant", entityName: "ama's lab" },
          ...{ author: "Kofi Boateng", excerpt: "@Ama Mensah, which ones?" },
        },
      ],
    });
    expect(await tell()).toEqual([["@Ama Mensah, which ones?"], [], []]);
  });

  it("go to the others in the thread, and never to who wrote the comment", async () => {
    const { kofi, say, tell } = await buildTeam();
    const parentId = await say("kofi", { text: "Which?", mentions: [kofi.id] });
    await say("ama", { text: "All", parentId });
    await say("esi", { text: "Most", parentId });
    expect(await tell()).toEqual([["Most"], ["Most", "All"], []]);
  });

  it("come once for a comment that is edited, and for whom the edit mentions first", async () => {
    const { ama, esi, callers, path, say, tell } = await buildTeam();
    const id = await say("kofi", { text: "Which?", mentions: [ama.id] });
    const edit = { text: "Which ones?", mentions: [ama.id, esi.id] };
    await callers.kofi.patch(`${path}/${id}`).send(edit).expect(200);
    expect(await tell()).toEqual([["Which ones?"], [], ["Which ones?"]]);
  });

  it("only members can be mentioned", async () => {
    const { path, callers } = await buildTeam();
    const stranger = await app.buildUser();
    const { status, body } = await callers.kofi.post(path).send({ text: "@Nobody", mentions: [stranger.id] });
    expect([status, body.fieldErrors]).toEqual([
      400,
      { mentions: ["Only members of the entity can be mentioned"] },
    ]);
    expect(await app.db.$count(news)).toBe(0);
  });

  it("somebody who is no longer a member gets none, and loses what they had", async () => {
    const { kofi, say, tell, leave } = await buildTeam();
    const parentId = await say("kofi", { text: "Which?" });
    await say("ama", { text: "All", parentId });
    expect((await tell())[1]).toEqual(["All"]);
    await leave(kofi.id);
    await say("ama", { text: "Or most", parentId });
    expect((await tell())[1]).toEqual([]);
    expect(await helpers.sendDigestsOn("2030-03-14")).toEqual([]);
  });

  it("are gone with the comment, and name nobody whose account is deleted", async () => {
    const { ama, kofi, callers, path, say, readNews } = await buildTeam();
    const id = await say("kofi", { text: "Which?", mentions: [ama.id] });
    await say("kofi", { text: "And why?", mentions: [ama.id] });
    await callers.kofi.delete(`${path}/${id}`).expect(204);
    expect(await readNews("ama")).toMatchObject({ unread: 1, news: [{ excerpt: "And why?" }] });
    await app.db.delete(users).where(eq(users.id, kofi.id));
    expect((await readNews("ama")).news).toMatchObject([{ excerpt: "And why?", author: null }]);
  });
});

describe("news of what became of a suggestion", () => {
  async function buildSuggestions() {
    const team = await buildTeam();
    await app.db
      .update(applications)
      .set({ narrative: "We sell lamps." })
      .where(eq(applications.id, team.id));
    const suggest = (who: "ama" | "kofi") =>
      team.say(who, { field: "narrative", quote: "lamps", start: 8, replacement: "solar kits" });
    const decide = async (who: "ama" | "esi", id: string, verb: "accept" | "decline") => {
      app.clock.advance(60_000);
      await team.callers[who].post(`${team.path}/${id}/${verb}`).expect(200);
    };
    return { ...team, suggest, decide };
  }

  it("goes to its author, also when they were told of the same thread before", async () => {
    const { id, kofi, suggest, decide, say, readNews } = await buildSuggestions();
    const [taken, refused] = [await suggest("kofi"), await suggest("kofi")];
    await say("ama", { text: "@Kofi", parentId: taken, mentions: [kofi.id] });
    await decide("esi", refused, "decline");
    await decide("ama", taken, "accept");
    const { news: items, unread } = await readNews("kofi");
    expect(unread).toBe(3);
    expect(items.slice(0, 2)).toMatchObject([
      { commentId: taken, applicationId: id, decision: "accepted", excerpt: "lamps", isMention: false },
      { commentId: refused, decision: "declined" },
    ]);
    expect((await readNews("ama")).news).toEqual([]);
  });

  it("is no news for who decides on their own, nor for who has left", async () => {
    const { kofi, suggest, decide, leave, readNews } = await buildSuggestions();
    await decide("ama", await suggest("ama"), "decline");
    expect((await readNews("ama")).news).toEqual([]);
    const left = await suggest("kofi");
    await leave(kofi.id);
    await decide("ama", left, "decline");
    expect(await app.db.$count(news, eq(news.userId, kofi.id))).toBe(0);
  });

  it("is in the mail of the morning", async () => {
    const { suggest, decide } = await buildSuggestions();
    await decide("ama", await suggest("kofi"), "accept");
    const [mail] = await helpers.sendDigestsOn("2030-03-14");
    expect(mail).toMatchObject({
      to: "kofi@example.org",
      subject: "Suggestion accepted: Clean Energy Grant",
    });
    expect(mail?.text).toContain("Your suggestion was accepted:\nlamps");
  });
});

describe("comments in the mail of the morning", () => {
  it("are told once, with a link to the comment and one that ends such mails", async () => {
    const { ama, id, say } = await buildTeam();
    const first = await say("kofi", { text: "Which?", mentions: [ama.id] });
    await say("ama", { text: "All", parentId: first });
    await say("kofi", { text: "Fine", parentId: first });
    const mails = await helpers.sendDigestsOn("2030-03-14");
    const mail = mails.find(({ to }) => to === "ama@example.org");
    expect(mail?.subject).toBe("2 new comments");
    for (const part of [
      "New comments",
      "Clean Energy Grant",
      "For ama's lab",
      "Kofi Boateng mentions you in a comment:\nWhich?",
      "Kofi Boateng comments:\nFine",
      `/applications/${id}?comment=${first}`,
      "No more mails about comments",
    ])
      expect(mail?.text).toContain(part);
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
      "ama@example.org: 2 new comments",
      "kofi@example.org: New comment: Clean Energy Grant",
    ]);
    expect(await helpers.sendDigestsOn("2030-03-15")).toEqual([]);
  });

  it("are left out when they were read before, or the person switched such mails off", async () => {
    const { ama, esi, callers, say, readNews } = await buildTeam({ notifyComments: false });
    await say("kofi", { text: "Which?", mentions: [ama.id, esi.id] });
    await callers.esi.post("/api/news/read").send({}).expect(200);
    expect(await helpers.sendDigestsOn("2030-03-14")).toEqual([]);
    expect((await readNews("ama")).news).toHaveLength(1);
    await app.db.update(users).set({ notifyComments: true }).where(eq(users.id, ama.id));
    expect(await helpers.sendDigestsOn("2030-03-15")).toEqual([]);
  });
});
