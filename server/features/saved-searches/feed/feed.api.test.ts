import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { savedSearches } from "@shared/schema/index";
import type { SearchFeedView } from "@shared/validators/saved-searches";
import { startTestApp, type TestApp, testClock } from "../../../test/app";
import { escapeXml } from "./atom";

const NOW = "2026-11-22T12:00:00Z";
const PUBLIC_URL = "https://amberway.example";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    clock: testClock(NOW),
    env: {
      PUBLIC_URL,
      SESSION_SECRET: "q8Zr2vN5xT7yB4mK9wE1uJ6hG3dF0sLa",
      ADMIN_SECOND_FACTOR: "optional",
    },
  });
});
afterAll(() => app.close());

/** Somebody with a saved search and its feed. */
async function follow(
  search: string,
  {
    person = {},
    ...fields
  }: Partial<typeof savedSearches.$inferInsert> & { person?: Parameters<TestApp["buildUser"]>[0] } = {},
) {
  const user = await app.buildUser(person);
  const me = await app.as(user);
  const [saved] = await app.db
    .insert(savedSearches)
    .values({ userId: user.id, name: `Secret plan for ${search}`, search, ...fields })
    .returning();
  const path = `/api/saved-searches/${saved!.id}/feed`;
  const { body } = await me.post(path).expect(201);
  return { user, me, path, id: saved!.id, address: addressIn(body as SearchFeedView) };
}

const addressIn = ({ url }: SearchFeedView) => {
  expect(url).toMatch(/^https:\/\/amberway\.example\/api\/feeds\/[\w-]{44}\.atom$/);
  return url!.slice(PUBLIC_URL.length);
};
const read = async (address: string) => (await app.visitor.get(address).expect(200)).text;
const titles = (feed: string) =>
  [...feed.matchAll(/<entry>\n<title>(.*?)<\/title>/g)].map(([, title]) => title);

describe("the feed of a saved search", () => {
  it("holds what the search finds, newest first, with absolute links and whose facts they are", async () => {
    const old = await app.buildOpportunity({
      name: "Heron Old Grant",
      funderName: "Heron & Sons <Trust>",
      deadline: "2027-01-31",
      attribution: "From a list, CC BY 4.0",
      verifiedAt: new Date("2026-09-01T08:00:00Z"),
    });
    await app.buildOpportunity({ name: "Heron New Grant", verifiedAt: new Date("2026-11-01T08:00:00Z") });
    await app.buildOpportunity({ name: "Heron Hidden", verificationStatus: "pending" });
    await app.buildOpportunity({ name: "Heron Past", deadline: "2026-01-01" });
    const { address, id } = await follow("heron");
    const { text, headers } = await app.visitor.get(address).expect(200);
    expect(headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    expect(headers).not.toHaveProperty("set-cookie");
    expect(titles(text)).toEqual(["Heron New Grant", "Heron Old Grant"]);
    expect(text).toMatch(
      /^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom" xml:lang="en">/,
    );
    expect(text).toContain(`<id>urn:uuid:${id}</id>`);
    expect(text).toContain(`<link rel="self" type="application/atom+xml" href="${PUBLIC_URL}${address}"/>`);
    expect(text).toContain(`<id>urn:uuid:${old.id}</id>`);
    expect(text).toContain(
      `<link rel="alternate" type="text/html" href="${PUBLIC_URL}/opportunities/${old.slug}"/>`,
    );
    expect(text).toContain("<published>2026-09-01T08:00:00.000Z</published>");
    expect(text).toContain("Funder: Heron &amp; Sons &lt;Trust&gt; · Kind: Grant · Deadline: 2027-01-31");
    expect(text).toContain("<rights>From a list, CC BY 4.0</rights>");
    for (const part of ["<author><name>", "<updated>20"]) expect(text).toContain(part);
  });

  it("applies the country and the filters, and says nothing of its owner", async () => {
    await app.buildOpportunity({ name: "Egret Loan", fundingType: "loan", eligibleCountries: ["KE"] });
    await app.buildOpportunity({ name: "Egret Grant", eligibleCountries: ["KE"] });
    await app.buildOpportunity({ name: "Egret Ghana", fundingType: "loan", eligibleCountries: ["GH"] });
    const { address, user } = await follow("egret", { country: "KE", facets: { types: ["loan"] } });
    const feed = await read(address);
    expect(titles(feed)).toEqual(["Egret Loan"]);
    for (const secret of ["Secret plan", user.email, user.id]) expect(feed).not.toContain(secret);
  });

  it("ends after 50 entries, also for a search without words", async () => {
    for (let n = 0; n < 52; n++) await app.buildOpportunity({ name: `Curlew ${n}`, fundingType: "prize" });
    expect(titles(await read((await follow("curlew")).address))).toHaveLength(50);
    const prizes = titles(await read((await follow("", { facets: { types: ["prize"] } })).address));
    expect(prizes).toHaveLength(50);
  });

  it("is valid without any opportunity, and in its owner's language", async () => {
    const { address } = await follow("zzzz-none-of-that", { person: { preferredLanguage: "fr" } });
    const feed = await read(address);
    expect(titles(feed)).toEqual([]);
    expect(feed).toContain('xml:lang="fr"');
    expect(feed).toContain("opportunités d’une recherche enregistrée</title>");
    expect(feed).toMatch(/<updated>\d{4}-\d\d-\d\dT[\d:.]+Z<\/updated>/);
  });

  it("is not sent again while nothing has changed", async () => {
    await app.buildOpportunity({ name: "Bittern Grant" });
    const { address } = await follow("bittern");
    const { etag } = (await app.visitor.get(address).expect(200)).headers;
    await app.visitor.get(address).set("If-None-Match", etag!).expect(304);
    await app.buildOpportunity({ name: "Bittern Prize" });
    await app.visitor.get(address).set("If-None-Match", etag!).expect(200);
  });
});

describe("the address of a feed", () => {
  it("is shown again, replaced and ended, and a dead or forged one gives 404", async () => {
    const { me, path, address } = await follow("avocet");
    expect(addressIn((await me.get(path).expect(200)).body as SearchFeedView)).toBe(address);
    const renewed = addressIn((await me.post(path).expect(201)).body as SearchFeedView);
    await app.visitor.get(address).expect(404);
    await app.visitor.get(renewed).expect(200);
    const forged = renewed.replace(/.(?=\.atom$)/, (last) => (last === "A" ? "Q" : "A"));
    await app.visitor.get(forged).expect(404);
    await me.delete(path).expect(204);
    await app.visitor.get(renewed).expect(404);
    expect((await me.get(path).expect(200)).body).toEqual({ url: null });
  });

  it("goes with the search, and is its owner's alone", async () => {
    const { me, path, address, id } = await follow("dunlin");
    const stranger = await app.as(await app.buildUser());
    await stranger.get(path).expect(404);
    await stranger.post(path).expect(404);
    await stranger.delete(path).expect(404);
    await app.visitor.get(address).expect(200);
    await me.delete(`/api/saved-searches/${id}`).expect(204);
    await app.visitor.get(address).expect(404);
  });
});

it("a text in XML is no markup and has no sign that XML forbids", () => {
  expect(escapeXml(`a<b>&"c'\u0000\u000B\uD800`)).toBe("a&lt;b&gt;&amp;&quot;c&apos;   ");
});
