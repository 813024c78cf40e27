import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../app/app";
import { startTestApp, type TestApp } from "../../../test/app";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const get = (path: string, language = "en") => app.visitor.get(path).set("Accept-Language", language);

describe("the card of an opportunity for other sites", () => {
  it("has its facts, its source and a link in a new tab, and no markup of the catalogue's", async () => {
    const { slug, id } = await app.buildOpportunity({
      name: 'Wells & <script>alert("x")</script> Pumps',
      funderName: "Rain <Bank>",
      maxAmount: "50000",
      currency: "USD",
      deadline: null,
      source: "African Development Bank",
      attribution: "From a list, CC BY 4.0",
      lastSyncedAt: new Date("2026-10-02T08:00:00Z"),
    });
    const { text } = await get(`/embed/opportunities/${slug}`).expect(200);
    expect(text).not.toContain("<script");
    expect(text).toContain("Wells &amp; &lt;script&gt;");
    expect(text).toContain("Rain &lt;Bank&gt;");
    expect(text).toContain(
      `href="${app.config.PUBLIC_URL}/opportunities/${slug}" target="_blank" rel="noopener"`,
    );
    for (const part of ["African Development Bank", "From a list, CC BY 4.0", "2026", "50,000"])
      expect(text).toContain(part);
    expect((await get(`/embed/opportunities/${id}`).expect(200)).text).toBe(text);
  });

  it("is open until the hour of its last day, or until that day ends", async () => {
    const day = { deadline: "2030-03-31", deadlineTimezone: "Africa/Accra" };
    const hourly = await app.buildOpportunity({ name: "Noon", ...day, deadlineTime: "12:00" });
    const daily = await app.buildOpportunity({ name: "Midnight", ...day });
    const { text } = await get(`/embed/opportunities/${hourly.slug}`).expect(200);
    expect(text).toContain("Open until 12:00 on 31 March 2030, Africa/Accra time");
    const { text: other } = await get(`/embed/opportunities/${daily.slug}`).expect(200);
    expect(other).toContain("Open until the end of 31 March 2030");
  });

  it("is in the language that the address names, or else the browser", async () => {
    const { slug } = await app.buildOpportunity({ name: "Lampe", fundingType: "loan" });
    const path = `/embed/opportunities/${slug}`;
    for (const { text } of [await get(`${path}?lang=fr`), await get(path, "fr")]) {
      expect(text).toContain('<html lang="fr" dir="ltr">');
      expect(text).toContain("Prêt");
    }
    expect((await get(path)).text).toContain('<html lang="en" dir="ltr">');
  });

  it("may be framed by anybody, runs no script, sets no cookie and is kept by caches", async () => {
    const { slug } = await app.buildOpportunity({ name: "Framed" });
    const { headers } = await get(`/embed/opportunities/${slug}`).set("Cookie", "sid=x").expect(200);
    const policy = headers["content-security-policy"]!;
    expect(policy).toContain("frame-ancestors *");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("script-src");
    expect(headers).not.toHaveProperty("x-frame-options");
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["cache-control"]).toBe("public, max-age=300");
    expect(headers.vary).toContain("Accept-Language");
    await get(`/embed/opportunities/${slug}`).set("If-None-Match", headers.etag!).expect(304);
  });

  it("says so where the opportunity is not published", async () => {
    const { slug } = await app.buildOpportunity({ verificationStatus: "pending" });
    for (const key of [slug, "never-there", "%00"]) {
      const { text, headers } = await get(`/embed/opportunities/${key}`).expect(404);
      expect(text).toContain("no longer published");
      expect(headers["cache-control"]).toBe("no-store");
    }
  });
});

describe("a search for other sites", () => {
  it("shows the first five with their sources, and the way to all", async () => {
    for (let n = 1; n <= 7; n += 1)
      await app.buildOpportunity({ name: `Thimble ${n}`, deadline: `2030-01-0${n}`, source: "Tide Fund" });
    const { text } = await get("/embed/search?search=thimble&order=deadline&types=grant").expect(200);
    expect([...text.matchAll(/Thimble \d/g)].map(([name]) => name)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `Thimble ${n}`),
    );
    expect(text.match(/Tide Fund/g)).toHaveLength(5);
    expect(text).toContain("All 7");
    expect(text).toContain("/opportunities?search=thimble&amp;order=deadline&amp;types=grant");
  });

  it("says that nothing is open, and refuses what is no filter", async () => {
    expect((await get("/embed/search?search=zzzz-none").expect(200)).text).toContain("Nothing is open now.");
    await get("/embed/search?types=lottery").expect(404);
  });
});

it("framing is refused everywhere else, and here too where the catalogue is closed", async () => {
  const { slug } = await app.buildOpportunity({ name: "Closed in" });
  for (const path of ["/robots.txt", "/sitemap.xml", "/api/health", `/api/public/opportunities/${slug}`]) {
    const { headers } = await get(path).expect(200);
    expect(`${path} ${headers["content-security-policy"]}`).toContain("frame-ancestors 'none'");
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
  }
  const closed = createApp({ ...app.deps, config: { ...app.config, OPEN_CATALOGUE: "off" } });
  const { status, headers } = await request(closed).get(`/embed/opportunities/${slug}`);
  expect(status).toBe(404);
  expect(headers["content-security-policy"]).not.toContain("frame-ancestors *");
});
