import * as cheerio from "cheerio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OWN_SOURCE } from "../catalogue/curation/curation.service";
import { startTestApp, type TestApp } from "../../test/app";

const PUBLIC_URL = "http://funding.example.org";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL } });
  await app.buildOpportunity();
});
afterAll(() => app.close());

async function readXml(path: string) {
  const { text, headers } = await app.visitor.get(path).expect(200);
  expect(headers["content-type"]).toContain("application/xml");
  return cheerio.load(text, { xml: true });
}
const listAddresses = ($: cheerio.CheerioAPI) =>
  $("loc")
    .toArray()
    .map((element) => $(element).text());

describe("the sitemap", () => {
  it("names open opportunities that may be listed, with the day of their last change and their French page", async () => {
    const open = await app.buildOpportunity({ name: "Open Grant", source: OWN_SOURCE });
    const closed = await app.buildOpportunity({ name: "Closed", source: OWN_SOURCE, deadline: "2020-01-01" });
    const pending = await app.buildOpportunity({ source: OWN_SOURCE, verificationStatus: "pending" });
    const unlicensed = await app.buildOpportunity({ name: "A Page", source: "A page without a licence" });
    const $ = await readXml("/sitemaps/opportunities-1.xml");
    const addresses = listAddresses($);
    expect(addresses).toContain(`${PUBLIC_URL}/opportunities/${open.slug}`);
    for (const { slug } of [closed, pending, unlicensed])
      expect(addresses).not.toContain(`${PUBLIC_URL}/opportunities/${slug}`);
    const entry = $("url").filter((_, element) => $(element).find("loc").text().endsWith(open.slug));
    expect(Date.parse(entry.find("lastmod").text())).not.toBeNaN();
    expect(entry.find("xhtml\\:link").attr()).toEqual({
      rel: "alternate",
      hreflang: "fr",
      href: `${PUBLIC_URL}/opportunities/${open.slug}?lang=fr`,
    });
  });

  it("is found by robots.txt, and names every file of addresses", async () => {
    const robots = await app.visitor.get("/robots.txt").expect(200);
    expect(robots.text).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`);
    const files = listAddresses(await readXml("/sitemap.xml"));
    expect(files).toEqual([`${PUBLIC_URL}/sitemaps/pages.xml`, `${PUBLIC_URL}/sitemaps/opportunities-1.xml`]);
    const pages = listAddresses(await readXml("/sitemaps/pages.xml"));
    expect(pages).toContain(`${PUBLIC_URL}/themes/health`);
    expect(pages).toContain(`${PUBLIC_URL}/countries/gh`);
    for (const part of ["0", "1001", "x", "-1"])
      await app.visitor.get(`/sitemaps/opportunities-${part}.xml`).expect(404);
  });
});
