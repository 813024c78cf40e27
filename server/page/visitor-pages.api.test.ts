import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../test/app";
import { pageOf, readPage } from "../test/helpers/pages";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ page: pageOf });
  await app.buildOpportunity({ name: "Solar Roof Grant", description: "For roofs." });
});
afterAll(() => app.close());

const pageAt = (path: string, headers: Record<string, string> = {}) => readPage(app.visitor, path, headers);

describe("the server renders for visitors", () => {
  const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
  const linksOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([\w-]+)")? href="([^"]+)"/g)].map(
        ([, rel, language, href]) => [language ?? rel, href],
      ),
    );

  it("the list, what is searched for, and its pages of themes and countries", async () => {
    const list = await pageAt("/opportunities");
    expect(list.rendered).toContain("Solar Roof Grant");
    expect(titleOf(list.html)).toBe("Funding opportunities · Amberway");
    expect(list.html).not.toContain('content="noindex"');
    const found = await pageAt("/opportunities?search=roof&from=a-newsletter");
    expect(found.rendered).toContain("Solar Roof Grant");
    expect(found.rendered).not.toContain("Another Grant");
    expect(found.html).toContain('<meta name="robots" content="noindex" />');
    expect(titleOf((await pageAt("/countries/gh")).html)).toBe(
      "Funding for applicants from Ghana · Amberway",
    );
    expect((await pageAt("/themes/health")).rendered).toContain("Health");
  });

  it("an opportunity with its one address, its languages and its facts for search engines", async () => {
    const { slug, id } = await app.buildOpportunity({
      name: "Rain & <Sun> Loan",
      fundingType: "loan",
      description: "For </script> farms.",
      maxAmount: "5000",
      currency: "KES",
      funderName: "Rain Bank",
      source: "UK Research and Innovation",
    });
    const address = new URL(`/opportunities/${slug}`, app.deps.config.PUBLIC_URL).href;
    for (const key of [slug, id]) {
      const { html, rendered } = await pageAt(`/opportunities/${key}`);
      expect(rendered).toContain("See how well you match");
      expect(titleOf(html)).toBe("Rain &amp; &lt;Sun&gt; Loan · Amberway");
      expect(linksOf(html)).toEqual({
        canonical: address,
        en: address,
        fr: `${address}?lang=fr`,
        es: `${address}?lang=es`,
        pt: `${address}?lang=pt`,
        ar: `${address}?lang=ar`,
        "x-default": address,
      });
      const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
      expect(JSON.parse(data)).toEqual({
        "@context": "https://schema.org",
        "@type": "LoanOrCredit",
        name: "Rain & <Sun> Loan",
        url: address,
        description: "For </script> farms.",
        amount: { "@type": "MonetaryAmount", currency: "KES", maxValue: 5000 },
        provider: { "@type": "Organization", name: "Rain Bank" },
      });
    }
    const arabic = await pageAt(`/opportunities/${slug}?lang=ar`, { "Accept-Language": "en" });
    expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
    const french = await pageAt(`/opportunities/${slug}?lang=fr`, { "Accept-Language": "en" });
    expect(french.html).toContain('<html lang="fr" dir="ltr">');
    expect(french.rendered).toContain("Voir si elle vous correspond");
    expect(linksOf(french.html).canonical).toBe(`${address}?lang=fr`);
  });

  it.each([
    [
      "/",
      "Amberway: Get funded anywhere, at any stage",
      "Amberway: Trouvez un financement partout, à tout stade",
    ],
    ["/how-it-works", "How it works · Amberway", "Comment ça marche · Amberway"],
    ["/sources", "Where the catalogue comes from · Amberway", "D’où vient le catalogue · Amberway"],
    ["/accessibility", "Accessibility · Amberway", "Accessibilité · Amberway"],
    ["/privacy", "Privacy · Amberway", "Confidentialité · Amberway"],
  ])("%s with its text, its one address and a title in each language", async (path, english, french) => {
    const address = new URL(path, app.deps.config.PUBLIC_URL).href;
    const { html, rendered } = await pageAt(path);
    expect(rendered).toContain("<h1");
    expect(titleOf(html)).toBe(english);
    expect(html).not.toContain('content="noindex"');
    expect(linksOf(html)).toMatchObject({
      canonical: address,
      fr: `${address}?lang=fr`,
      "x-default": address,
    });
    const translated = await pageAt(`${path}?lang=fr`);
    expect(titleOf(translated.html)).toBe(french);
    expect(linksOf(translated.html).canonical).toBe(`${address}?lang=fr`);
    const descriptionOf = (page: string) => /<meta name="description" content="(.*?)"/.exec(page)?.[1];
    expect(descriptionOf(html)).toBeTruthy();
    expect(descriptionOf(translated.html)).not.toBe(descriptionOf(html));
  });

  it("no page for search engines where the source names no licence", async () => {
    const { slug } = await app.buildOpportunity({ source: "A page without a licence" });
    expect((await pageAt(`/opportunities/${slug}`)).html).toContain(
      '<meta name="robots" content="noindex" />',
    );
  });

  it("one page for all visitors until the catalogue changes, which a browser need not read again", async () => {
    const { res, rendered } = await pageAt("/opportunities?search=lamp");
    expect(rendered).toContain("No opportunities found");
    const again = () => app.visitor.get("/opportunities?search=lamp").set("If-None-Match", res.headers.etag!);
    const unchanged = await again().expect(304);
    expect(unchanged.headers).not.toHaveProperty("content-security-policy");
    await app.buildOpportunity({ name: "Lamp Grant" });
    expect((await again().expect(200)).text).toContain("Lamp Grant");
  });

  it("the same status and tag for who asks for no more than the head", async () => {
    const { slug } = await app.buildOpportunity();
    const { headers } = await app.visitor.get(`/opportunities/${slug}`).expect(200);
    const head = await request(app.url).head(`/opportunities/${slug}`).expect(200);
    expect(head.headers.etag).toBe(headers.etag);
    await request(app.url).head("/opportunities/not-there").expect(404);
  });

  it("what is missing or hidden as missing, the same for both", async () => {
    const pending = await app.buildOpportunity({ verificationStatus: "pending", name: "Not yet" });
    for (const key of [UNKNOWN, pending.id, pending.slug, "not-there"]) {
      const { text } = await app.visitor.get(`/opportunities/${key}`).expect(404);
      expect(text).not.toContain("Not yet");
      expect(text).not.toContain("data-rendered");
    }
  });
});
