import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { NewsListView } from "@shared/validators/news";
import { followedChanges, fundingOpportunities, news } from "@shared/schema/index";
import { startTestApp, type TestApp, testClock } from "../../test/app";
import { eventually } from "../../test/eventually";
import { pruneNewsJob } from "./prune-news.job";
import { sendDigests } from "./send-digests";
import { createNewsHelpers } from "../../test/helpers/news";

let app: TestApp;
let helpers: ReturnType<typeof createNewsHelpers>;
beforeAll(async () => {
  app = await startTestApp({ clock: testClock("2030-03-13T20:00:00Z") });
  helpers = createNewsHelpers(app);
});
afterAll(() => app.close());

let personCount = 0;
/** Builds a person with this many matches in their news and, before them, a deadline. */
async function buildPersonWithNews(matches = 3) {
  await helpers.reset();
  app.clock.set("2030-03-13T20:00:00Z");
  const person = await helpers.buildPerson(`person-${personCount++}`);
  await person.apply(await helpers.buildOldOpportunity("Near Fund", "2030-03-21"));
  for (let n = 0; n < matches; n += 1) await helpers.publishOpportunity(`Well Fund ${n}`);
  await helpers.sendDigestsOn("2030-03-14");
  return { person, me: await app.as(person) };
}
type Caller = Awaited<ReturnType<TestApp["as"]>>;
async function fetchNews(me: Caller, query: Record<string, string | number> = {}) {
  const res = await me.get("/api/news").query(query);
  expect(res.status).toBe(200);
  return res.body as NewsListView;
}

describe("GET /api/news", () => {
  it("the API answers the user's news by page in order, with the number of unread ones", async () => {
    const { me } = await buildPersonWithNews();
    const all = await fetchNews(me);
    expect(all.news.map(({ kind }) => kind)).toEqual(["deadline", "match", "match", "match"]);
    expect(all).toMatchObject({ unread: 4, hasMore: false });
    expect(all.news[0]).toMatchObject({
      isRead: false,
      createdAt: "2030-03-14T08:00:00.000Z",
      daysLeft: 7,
      opportunity: { name: "Near Fund", deadline: "2030-03-21" },
    });
    const first = await fetchNews(me, { limit: 3 });
    expect(first).toMatchObject({ news: all.news.slice(0, 3), hasMore: true, unread: 4 });
    const second = await fetchNews(me, { limit: 3, before: first.news[2]!.createdAt });
    expect(second).toMatchObject({ news: all.news.slice(3), hasMore: false });
  });

  it("an old news item without facts shows its stored reason text", async () => {
    const { me } = await buildPersonWithNews(1);
    await app.db.execute(sql`update news set data = jsonb_set(data, '{reason}', '"Country: open worldwide"')
      where kind = 'match'`);
    const { news: list } = await fetchNews(me);
    expect(list).toContainEqual(
      expect.objectContaining({ kind: "match", reason: "Country: open worldwide" }),
    );
  });

  it("the news of other users is not listed", async () => {
    await buildPersonWithNews(1);
    const stranger = await app.as(await app.buildUser());
    expect(await fetchNews(stranger)).toEqual({ news: [], unread: 0, hasMore: false });
  });

  it("the list leaves out unpublished opportunities, and finds that the user has hidden", async () => {
    const { me } = await buildPersonWithNews();
    const stranger = await app.as(await app.buildUser());
    const { news: before } = await fetchNews(me);
    const [deadline, ...matches] = before.map((item) => ("opportunity" in item ? item.opportunity.id : ""));
    await me.put(`/api/opportunities/${matches[0]}/feedback`).send({ kind: "dismissed" }).expect(200);
    await me.put(`/api/opportunities/${deadline}/feedback`).send({ kind: "dismissed" }).expect(200);
    await app.db
      .update(fundingOpportunities)
      .set({ verificationStatus: "rejected" })
      .where(eq(fundingOpportunities.id, matches[1]!));
    // What others have hidden stays.
    await stranger.put(`/api/opportunities/${matches[2]}/feedback`).send({ kind: "dismissed" }).expect(200);
    const remaining = await fetchNews(me);
    expect(remaining.news.map(({ kind }) => kind)).toEqual(["deadline", "match"]);
    expect(remaining.unread).toBe(2);
    await me.delete(`/api/opportunities/${matches[0]}/feedback`).expect(204);
    expect((await fetchNews(me)).news).toHaveLength(3);
  });
});

describe("news items", () => {
  it("news items are marked as read one by one or all, and only the user's own", async () => {
    const { me } = await buildPersonWithNews();
    const { news: list } = await fetchNews(me);
    const ids = list.map(({ id }) => id);
    const stranger = await app.as(await app.buildUser());
    expect((await stranger.post("/api/news/read").send({ ids })).body).toEqual({ unread: 0 });
    expect((await me.post("/api/news/read").send({ ids: [ids[1]] })).body).toEqual({ unread: 3 });
    expect((await fetchNews(me)).news.map(({ isRead }) => isRead)).toEqual([false, true, false, false]);
    expect((await me.post("/api/news/read").send({})).body).toEqual({ unread: 0 });
    expect((await fetchNews(me)).news.every(({ isRead }) => isRead)).toBe(true);
  });

  it("news items are marked as read up to the newest one shown, and later ones stay unread", async () => {
    const { me } = await buildPersonWithNews();
    const { news: list } = await fetchNews(me);
    const res = await me.post("/api/news/read").send({ until: list[1]!.createdAt });
    expect(res.body).toEqual({ unread: 1 });
    expect((await fetchNews(me)).news.map(({ isRead }) => isRead)).toEqual([false, true, true, true]);
  });

  it("a news item is dismissed and restored, while its opportunity stays in the list", async () => {
    const { me } = await buildPersonWithNews(1);
    const { news: list } = await fetchNews(me);
    const match = list[1]!;
    await me.delete(`/api/news/${match.id}`).expect(204);
    expect((await fetchNews(me)).news).toEqual([list[0]]);
    const found = await me.get("/api/opportunities").query({ search: "Well Fund" });
    expect(found.body.pagination.total).toBe(1);
    await me.post(`/api/news/${match.id}/restore`).expect(204);
    expect((await fetchNews(me)).news).toEqual(list);
  });

  it("a news item of another user answers 404", async () => {
    const { me } = await buildPersonWithNews(1);
    const [item] = (await fetchNews(me)).news;
    const stranger = await app.as(await app.buildUser());
    for (const res of [
      await stranger.delete(`/api/news/${item!.id}`),
      await stranger.post(`/api/news/${item!.id}/restore`),
    ])
      expect([res.status, res.body.code]).toEqual([404, "not_found"]);
    expect((await fetchNews(me)).news).toHaveLength(2);
  });

  it("news items are pushed to the user's open pages, and to nobody else's", async () => {
    await helpers.reset();
    app.clock.set("2030-03-13T20:00:00Z");
    const [ama, kofi] = [await helpers.buildPerson("ama"), await helpers.buildPerson("kofi")];
    await ama.apply(await helpers.buildOldOpportunity("Near Fund", "2030-03-21"));
    const events: string[] = [];
    const unsubscribers = [ama, kofi].map(({ id, email }) =>
      app.deps.push.subscribe(id, (event) => events.push(`${email} ${JSON.stringify(event)}`)),
    );
    app.clock.set("2030-03-14T08:00:00Z");
    await sendDigests(app.deps);
    await eventually(() => events).toEqual([`${ama.email} {"kind":"refresh","keys":[["/api/news"]]}`]);
    unsubscribers.forEach((stop) => stop());
  });

  it("news items are deleted after half a year, with the changes of that time", async () => {
    const { person } = await buildPersonWithNews(2);
    const opportunity = await helpers.buildOldOpportunity("Followed");
    await person.judge(opportunity, "saved");
    await app.db
      .update(fundingOpportunities)
      .set({ deadline: "2031-01-01", updatedAt: app.clock.now() })
      .where(eq(fundingOpportunities.id, opportunity.id));
    const runPrune = () => pruneNewsJob.handle(app.deps, { data: {}, signal: new AbortController().signal });
    app.clock.advance(179 * 86_400_000);
    await runPrune();
    expect(await app.db.$count(news)).toBe(3);
    app.clock.advance(2 * 86_400_000);
    await runPrune();
    expect(await fetchNews(await app.as(person))).toEqual({ news: [], unread: 0, hasMore: false });
    expect([await app.db.$count(news), await app.db.$count(followedChanges)]).toEqual([0, 0]);
  });
});
