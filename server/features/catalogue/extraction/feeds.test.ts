import { describe, expect, it } from "vitest";
import { parseFeed } from "./feed";
import { readListing } from "./selectors";
import { readSitemap } from "./sitemap";

const FEED_URL = "https://fund.example.org/feed";

describe("a feed", () => {
  it("an RSS 2.0 feed is read, with nested entities and relative links", () => {
    const text = `<?xml version="1.0"?><rss version="2.0"><channel><title>Calls</title><item><title>Sun &amp;amp; Rain Grant</title><link>/calls/sun</link><description>&lt;p&gt;R&amp;amp;amp;D&amp;nbsp;money&lt;/p&gt;</description><guid>s-1</guid><pubDate>Fri, 31 Jul 2026 09:21:49 -0400</pubDate><category>Energy</category></item></channel></rss>`;
    expect(parseFeed(text, FEED_URL)?.entries).toEqual([
      {
        title: "Sun & Rain Grant",
        link: "https://fund.example.org/calls/sun",
        summary: "R&D money",
        date: "2026-07-31T13:21:49.000Z",
        id: "s-1",
        author: null,
        categories: ["Energy"],
      },
    ]);
  });

  it("an Atom feed is read, and `updated` is not its day of publication", () => {
    const text = `<feed xmlns="http://www.w3.org/2005/Atom"><title>F</title><entry><title>A</title><link rel="self" href="https://x.example.org/self"/><link href="https://x.example.org/a"/><id>urn:a</id><updated>2028-04-29T00:00:00Z</updated><author><name>Agency</name></author><category term="Health"/><summary>Words</summary></entry></feed>`;
    expect(parseFeed(text, FEED_URL)?.entries).toEqual([
      {
        title: "A",
        link: "https://x.example.org/a",
        summary: "Words",
        date: null,
        id: "urn:a",
        author: "Agency",
        categories: ["Health"],
      },
    ]);
  });

  it("an RDF feed is read", () => {
    const text = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>F</title></channel><item rdf:about="x"><title>B</title><link>https://x.example.org/b</link><dc:date>2026-10-01</dc:date></item></rdf:RDF>`;
    expect(parseFeed(text, FEED_URL)?.entries).toMatchObject([
      { title: "B", link: "https://x.example.org/b", date: "2026-10-01T00:00:00.000Z" },
    ]);
  });

  it("damaged XML gives the entries before the damage, and other XML gives none", () => {
    expect(
      parseFeed(`<rss><channel><item><title>A</title></item><item><title>B</ti`, FEED_URL)?.entries,
    ).toHaveLength(1);
    expect(
      parseFeed(`<urlset><url><loc>https://x.example.org</loc></url></urlset>`, FEED_URL)?.entries ?? [],
    ).toEqual([]);
    expect(parseFeed("no XML at all", FEED_URL)?.entries ?? []).toEqual([]);
  });
});

describe("a sitemap", () => {
  it("a sitemap gives addresses with the day of their last change, without those of images", () => {
    const text = `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc> https://x.example.org/a </loc><lastmod>2026-10-01</lastmod><image:image><image:loc>https://x.example.org/a.png</image:loc></image:image></url><url><loc>ftp://x.example.org/b</loc></url><url><loc>https://x.example.org/c?d=1&amp;e=2</loc></url></urlset>`;
    expect(readSitemap(text)).toEqual([
      { url: "https://x.example.org/a", lastModified: "2026-10-01" },
      { url: "https://x.example.org/c?d=1&e=2", lastModified: null },
    ]);
  });

  it("a sitemap ignores nested elements whatever their name is", () => {
    const text = `<urlset><url><loc>https://x.example.org/a</loc><extra><loc>/b</loc><lastmod>2026</lastmod></extra></url></urlset>`;
    expect(readSitemap(text)).toEqual([{ url: "https://x.example.org/a", lastModified: null }]);
  });

  it("a sitemap is read down to twenty levels and not beyond", () => {
    const buildSitemap = (depth: number) =>
      `<urlset><url><loc>https://x.example.org/a</loc>${"<x>".repeat(depth - 2)}${"</x>".repeat(depth - 2)}</url></urlset>`;
    expect(readSitemap(buildSitemap(20))).toHaveLength(1);
    expect(readSitemap(buildSitemap(21))).toEqual([]);
  });

  it("a sitemap index gives its sitemaps", () => {
    expect(
      readSitemap(`<sitemapindex><sitemap><loc>https://x.example.org/1.xml</loc></sitemap></sitemapindex>`),
    ).toEqual([{ url: "https://x.example.org/1.xml", lastModified: null }]);
  });
});

describe("a listing with known selectors", () => {
  const html = `<html lang="en-GB"><body><div class="open">
    <div class="fund"><h3>Reef Fund</h3><span class="sum">Up to £4,000</span><span class="by">Coral Trust</span><time class="end">5 May 2027</time><p>For divers who mend what storms have broken in the reef.</p><a href="/reef">More</a></div>
    <div class="fund"><h3>Kelp Fund</h3><span class="sum">£2 million in total</span><time class="end">Rolling</time><p>For divers who plant kelp.</p><a href="javascript:alert(1)">More</a></div>
    <div class="fund"><h3>Shell Fund</h3><p>Closed</p></div></div><div class="past"><div class="fund"><h3>Old Fund</h3></div></div></body></html>`;
  const readFunds = () =>
    readListing(
      html,
      "https://sea.example.org/funds",
      {
        item: ".fund",
        name: "h3",
        link: "a",
        amount: ".sum",
        deadline: ".end",
        funder: ".by",
        skip: ".past",
      },
      new Date("2026-11-22"),
    );

  it("a listing gives its open entries with values of the catalogue", () => {
    expect(
      readFunds().map(({ url, values }) => ({
        url,
        name: values.name,
        funder: values.funderName,
        max: values.maxAmount,
        currency: values.currency,
        deadline: values.deadline,
        note: values.deadlineNote,
      })),
    ).toEqual([
      {
        url: "https://sea.example.org/reef",
        name: "Reef Fund",
        funder: "Coral Trust",
        max: "4000",
        currency: "GBP",
        deadline: "2027-05-05",
        note: undefined,
      },
      {
        url: "https://sea.example.org/funds",
        name: "Kelp Fund",
        funder: undefined,
        max: undefined,
        currency: undefined,
        deadline: undefined,
        note: "Rolling",
      },
    ]);
  });

  it("a listing states the words that each value came from", () => {
    expect(readFunds()[0]?.origins.maxAmount).toEqual({ quote: "Up to £4,000", how: "selector" });
  });
});
