import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fundingOpportunities, scrapeRuns } from "@shared/schema/index";
import type { ScrapeSourceView } from "@shared/validators/curation";
import type { PageFetcherOptions } from "../../../platform/fetch/create-page-fetcher";
import { answerWith, buildFetcher, page, redirectTo, startSite } from "../../../platform/fetch/site.fixture";
import type { PageFetcher } from "../../../platform/fetch/types";
import { startTestApp, testClock, type TestApp } from "../../../test/app";
import { makePdf } from "../../../test/files/documents";
import { toScrapeAnswer, newestRun, getOverview, scrapeUrl } from "../../../test/helpers/scraping";

/** Reads as the current test says. */
const pages = {
  current: buildFetcher(),
  use: (options: Partial<PageFetcherOptions>) => void (pages.current = buildFetcher(options)),
  get: (...call: Parameters<PageFetcher["get"]>) => pages.current.get(...call),
  getFile: (...call: Parameters<PageFetcher["getFile"]>) => pages.current.getFile(...call),
  check: (...call: Parameters<PageFetcher["check"]>) => pages.current.check(...call),
};

let app: TestApp;
let admin: TestApp["visitor"];

beforeAll(async () => {
  app = await startTestApp({ clock: testClock("2026-11-20T09:00:00Z"), deps: { pages }, jobs: true });
  admin = await app.as(await app.buildUser({ isAdmin: true }));
});
afterAll(() => app.close());
beforeEach(async () => {
  pages.use({});
  await app.db.delete(fundingOpportunities);
  await app.db.delete(scrapeRuns);
});

const stored = () => app.db.select().from(fundingOpportunities);

const programme = (name: string, deadline = "31 March 2027") => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${name}</title></head><body><main>
<h1>${name}</h1>
<p>Grants for small firms that save energy, with advice from engineers on the spot.</p>
<h2>How much</h2><p>Grants of up to €20,000 are available.</p>
<h2>Who can apply</h2><p>Small companies and social enterprises.</p>
<p><strong>Deadline:</strong> ${deadline}</p>
<a href="/apply">Apply now</a></main></body></html>`;

const list = (names: Record<string, string>) => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Our grants</title></head><body><main><h1>Our grants</h1>
<ul class="grants">${Object.entries(names)
  .map(
    ([path, name]) => `<li class="grant"><h3><a href="${path}">${name}</a></h3>
<p>A grant for local groups. Up to €5,000.</p><p>Deadline: 12 February 2027</p></li>`,
  )
  .join("")}</ul></main></body></html>`;

describe("scraping a page by its address", () => {
  it("imports one programme as pending, with the page's host as its source", async () => {
    const site = await startSite({ "/green": programme("Green Growth Fund") });
    const { status, body } = await scrapeUrl(admin, `${site.origin}/green#how-much`);
    expect(status).toBe(200);
    expect(toScrapeAnswer(body)).toMatchObject({
      message: "Found 1: 1 new.",
      run: {
        sourceId: "custom",
        sourceName: "127.0.0.1",
        url: `${site.origin}/green`,
        status: "done",
        total: 1,
        done: 1,
      },
    });
    expect(await stored()).toMatchObject([
      {
        name: "Green Growth Fund",
        source: "127.0.0.1",
        verificationStatus: "pending",
        maxAmount: "20000.00",
        currency: "EUR",
        deadline: "2027-03-31",
        featured: false,
      },
    ]);
  });

  it("uses the source name that the curator gives, and finds nothing new the second time", async () => {
    const site = await startSite({ "/green": programme("Green Growth Fund") });
    await scrapeUrl(admin, `${site.origin}/green`, "Green Agency");
    const { message, run } = toScrapeAnswer(
      (await scrapeUrl(admin, `${site.origin}/green`, "Green Agency")).body,
    );
    expect(run).toMatchObject({ sourceName: "Green Agency", created: 0, skipped: 1 });
    expect(message).toBe("Found 1: 1 known already or closed.");
    expect((await stored()).map(({ source }) => source)).toEqual(["Green Agency"]);
    const { sources } = await getOverview(admin);
    expect(sources).toEqual([
      {
        source: "Green Agency",
        found: 1,
        pending: 1,
        verified: 0,
        rejected: 0,
        lastSyncedAt: app.clock.now().toISOString(),
      },
    ]);
  });

  it("strips markup that a page, a feed or its structured data shows as text", async () => {
    const shown = "&lt;iframe src=//evil.example&gt;&lt;/iframe&gt;&amp;lt;b&amp;gt;";
    const data = {
      "@context": "https://schema.org",
      "@type": "MonetaryGrant",
      name: `Data Fund${shown}`,
      description: `For small firms<embed src=x> that save energy <form>with advice</form> ${shown}`,
      funder: { "@type": "Organization", name: `Green <svg onload=x></svg>Agency ${shown}` },
    };
    const site = await startSite({
      "/page": programme(`Page ${shown}Fund`).replace(
        "Small companies",
        `${shown}Small companies of <5 people`,
      ),
      "/data": `<!DOCTYPE html><html lang="en"><head><title>x</title><script type="application/ld+json">${JSON.stringify(
        data,
      )}</script></head><body><main><h1>Data Fund</h1></main></body></html>`,
      "/feed": page(
        "application/rss+xml",
        `<?xml version="1.0"?><rss version="2.0"><channel><title>Calls</title><item><title>Feed Fund ${shown}</title>
<link>https://example.org/feed-fund</link><description><![CDATA[Grants for small firms.<iframe src="//evil.example"></iframe>
Deadline: 31 March 2027 <object data=x>]]></description></item></channel></rss>`,
      ),
    });
    for (const path of ["/page", "/data", "/feed"])
      expect(toScrapeAnswer((await scrapeUrl(admin, `${site.origin}${path}`)).body).run.created).toBe(1);
    const rows = await stored();
    expect(rows.map(({ name }) => name).sort()).toEqual(["Data Fund", "Feed Fund", "Page Fund"]);
    expect(JSON.stringify(rows)).not.toMatch(/<\/?(iframe|b|embed|form|svg|object)|&lt;/);
    expect(JSON.stringify(rows)).toContain("Small companies of <5 people");
  });

  it("follows a list to at most ten pages of the same site, one at a time", async () => {
    const names = Object.fromEntries(
      Array.from({ length: 14 }, (_, n) => [`/grants/fund-number-${n + 1}`, `Fund number ${n + 1}`]),
    );
    const site = await startSite({
      "/grants": list(names),
      ...Object.fromEntries(Object.entries(names).map(([path, name]) => [path, programme(name)])),
    });
    const { run } = toScrapeAnswer((await scrapeUrl(admin, `${site.origin}/grants`)).body);
    expect(run).toMatchObject({ found: 14, created: 14, failed: 0, total: 14, done: 14 });
    expect(site.asked.filter((line) => line.includes("/grants/"))).toHaveLength(10);
    const rows = await stored();
    expect(rows.filter(({ maxAmount }) => maxAmount !== null)).toHaveLength(14);
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(Object.values(names)));
  });

  it("keeps an opportunity from the list when its own page cannot be read", async () => {
    const site = await startSite({
      "/grants": list({ "/grants/first-fund": "First fund", "/grants/second-fund": "Second fund" }),
      "/grants/first-fund": programme("First fund"),
      "/grants/second-fund": answerWith(403),
    });
    const { run } = toScrapeAnswer((await scrapeUrl(admin, `${site.origin}/grants`)).body);
    expect(run).toMatchObject({ found: 2, created: 2, failed: 0 });
    expect(run.problems).toEqual([
      { what: "Second fund", reason: expect.stringMatching(/refuses .+ \(403\)\. Some websites block/) },
    ]);
  });

  it("says when nothing was found", async () => {
    const site = await startSite({ "/about": "<title>About us</title><h1>About us</h1><p>We are nice.</p>" });
    const { status, body } = await scrapeUrl(admin, `${site.origin}/about`);
    expect(status).toBe(200);
    expect(toScrapeAnswer(body)).toMatchObject({
      message: "Nothing was found on this page.",
      run: { status: "done", found: 0 },
    });
  });

  it("reads a page in a charset other than UTF-8", async () => {
    const html = programme("Förderung für Gründer").replace("utf-8", "iso-8859-1");
    const site = await startSite({ "/de": page("text/html", Buffer.from(html, "latin1")) });
    await scrapeUrl(admin, `${site.origin}/de`);
    expect((await stored()).map(({ name }) => name)).toEqual(["Förderung für Gründer"]);
  });

  it("reads a call in a PDF, and says when the PDF is damaged or locked", async () => {
    const call = await makePdf({
      slides: [
        {
          title: "Call for proposals: River Restoration Fund",
          body: [
            "Grants of up to EUR 50,000 are available.",
            "Deadline: 31 March 2027",
            "Who can apply: nonprofit organisations.",
          ],
        },
      ],
    });
    const site = await startSite({
      "/call.pdf": page("application/pdf", Buffer.from(call)),
      "/damaged.pdf": page("application/pdf", Buffer.from("%PDF-1.7\nnothing else")),
      "/locked.pdf": page(
        "application/pdf",
        Buffer.from(await makePdf({ slides: 1, password: "known to nobody" })),
      ),
    });
    const { run } = toScrapeAnswer((await scrapeUrl(admin, `${site.origin}/call.pdf`)).body);
    expect(run).toMatchObject({ status: "done", created: 1 });
    expect(await stored()).toMatchObject([{ deadline: "2027-03-31" }]);
    for (const name of ["damaged", "locked"]) {
      const { status, body } = await scrapeUrl(admin, `${site.origin}/${name}.pdf`);
      expect([status, body]).toEqual([
        502,
        {
          code: "upstream_failed",
          message: expect.stringMatching(
            /^The PDF at 127\.0\.0\.1:\d+ could not be read: it is damaged, .+\.$/,
          ),
        },
      ]);
    }
  });
});

describe("scraping a page that cannot be read", () => {
  const SIGN_IN = `<title>Sign in</title><form><input type="email" name="e"><input type="password"></form>`;
  const endless = Buffer.alloc(20 * 1024 * 1024, "<p>Grants of all kinds.</p>\n");

  it.each([
    [
      "refuses",
      answerWith(403),
      502,
      /refuses to show this page to us \(403\)\. Some websites block scraping\.$/,
    ],
    ["wants a sign-in", SIGN_IN, 502, /asks visitors to sign in/],
    ["wants a password", answerWith(401), 502, /asks visitors to sign in/],
    ["is not there", answerWith(404), 502, /has no page at this address\.$/],
    ["is out of order", answerWith(500), 502, /is not working at the moment/],
    ["has 20 MB", page("text/html", endless), 502, /is larger than 5 MB\.$/],
    ["redirects in a circle", redirectTo("/page"), 502, /redirects in a circle\.$/],
    ["is a picture", page("image/png", "PNG"), 502, /is not a kind of page that can be read\.$/],
    ["is slower than it may be", () => {}, 504, /did not answer in time\.$/],
    [
      "leads to where nothing is visited",
      redirectTo("http://somebody:secret@example.org/"),
      400,
      /contains a user name or password/,
    ],
  ] as const)("because it %s gets a sentence", async (_what, answer, expected, message) => {
    // The others do answer, however long that takes. The robots.txt, which is read first, has to come in time here too.
    if (expected === 504) pages.use({ limits: { networkMs: 8_000 } });
    const site = await startSite({ "/page": answer });
    const { status, body } = await scrapeUrl(admin, `${site.origin}/page`);
    expect([status, body.message]).toEqual([expected, expect.stringMatching(message)]);
    expect(await newestRun(admin)).toMatchObject({ status: "failed", message: body.message, found: 0 });
    expect(await stored()).toEqual([]);
  });

  it("says when robots.txt forbids the page", async () => {
    const site = await startSite({
      "/robots.txt": page("text/plain", "User-agent: *\nDisallow: /grants"),
      "/grants": programme("Green Growth Fund"),
    });
    const { status, body } = await scrapeUrl(admin, `${site.origin}/grants`);
    expect([status, body]).toEqual([
      502,
      { code: "upstream_failed", message: expect.stringMatching(/leave this page alone \(robots\.txt\)\.$/) },
    ]);
    expect(site.asked).toEqual(["GET /robots.txt"]);
  });

  it.each([
    ["a private address", "http://10.0.0.1/", {}],
    ["this machine", "http://127.0.0.1/", {}],
    ["a machine's own metadata", "http://169.254.169.254/latest/meta-data", {}],
    [
      "a name that nobody has",
      "http://grants.example/",
      { lookup: () => Promise.reject(Object.assign(new Error("no"), { code: "ENOTFOUND" })) },
    ],
  ] as const)("because it is at %s is the field's mistake", async (_what, url, options) => {
    pages.use({ allowPrivate: false, ...options });
    const { status, body } = await scrapeUrl(admin, url);
    expect([status, body]).toEqual([
      400,
      { code: "validation_failed", message: body.message, fieldErrors: { url: [body.message] } },
    ]);
    expect(body.message).toMatch(/not on the public internet\.$|cannot be looked up\.$/);
  });

  it("allows another try at once", async () => {
    const answers = [answerWith(403), page("text/html", programme("Green Growth Fund"))];
    const site = await startSite({ "/page": (request, response) => answers.shift()!(request, response) });
    expect((await scrapeUrl(admin, `${site.origin}/page`)).status).toBe(502);
    app.clock.advance(1_000);
    expect((await scrapeUrl(admin, `${site.origin}/page`)).status).toBe(200);
    expect((await getOverview(admin)).runs.map(({ status }) => status)).toEqual(["done", "failed"]);
  });
});

describe("requests to scrape", () => {
  it("answer 400 for an invalid address", async () => {
    for (const [url, message] of [
      ["", "Please enter a URL to scrape"],
      ["ftp://example.org/", /http/],
    ] as const) {
      const { status, body } = await admin.post("/api/admin/scrape/custom-url").send({ url });
      expect([status, body.fieldErrors.url]).toEqual([400, [expect.stringMatching(message)]]);
    }
  });

  it("answer 404 for a source that is not configured", async () => {
    for (const id of ["nobody", "Grants.Gov", "x".repeat(80)])
      expect((await admin.post(`/api/admin/scrape/source/${id}`).send({})).status).toBe(404);
  });

  it("answer with the configured sources as a bare list", async () => {
    const { body } = await admin.get("/api/admin/scrape/sources");
    expect(body.length).toBeGreaterThanOrEqual(10);
    for (const { isOn: _, licence: __, missingSetting: ___, ...source } of body as ScrapeSourceView[])
      expect(source).toEqual({
        id: expect.stringMatching(/^[a-z0-9-]{1,60}$/),
        name: expect.any(String),
        description: expect.any(String),
        url: expect.stringMatching(/^https:\/\//),
      });
  });

  it("finish the run although the caller closed the tab", async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const site = await startSite({
      "/green": (request, response) =>
        void held.then(() => page("text/html", programme("Green Growth Fund"))(request, response)),
    });
    const call = scrapeUrl(admin, `${site.origin}/green`);
    call.catch(() => {});
    await expect.poll(() => newestRun(admin)).toMatchObject({ status: "running" });
    call.abort();
    goOn();
    await expect
      .poll(() => newestRun(admin))
      .toMatchObject({ status: "done", created: 1, message: "Found 1: 1 new." });
    const [row] = await app.db
      .select()
      .from(fundingOpportunities)
      .where(eq(fundingOpportunities.name, "Green Growth Fund"));
    expect(row).toBeDefined();
  });
});
