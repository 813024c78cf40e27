import { describe, expect, it } from "vitest";
import { LONG_TEXT_MAX, NAME_MAX, TEXT_MAX, URL_MAX } from "@shared/constants/limits";
import { isStorable } from "@shared/validators/fields";
import { extractPage } from "./extract-page";
import { parseFeed } from "./feed";
import { readSitemap } from "./sitemap";

/** Of the processor, since other tests run beside this one. It is generous: the slowest page takes a tenth of it alone. */
const CPU_MS_MAX = 30_000;
const NOW = new Date("2026-11-22T12:00:00Z");

function extractText(
  text: string,
  kind: "html" | "xml" | "json" | "text" = "html",
  url = "https://fund.example.org/page",
) {
  const page = { url, kind, text, bytes: new Uint8Array(), etag: null, lastModified: null };
  return extractPage(page, { sourceName: null, now: NOW, readPdf: async () => [] });
}
async function readTimed(text: string, kind: "html" | "xml" | "json" | "text" = "html") {
  const before = process.cpuUsage();
  const reading = await extractText(text, kind);
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1_000;
  if (process.env.PRINT_TIMES)
    process.stdout.write(`${expect.getState().currentTestName ?? ""}: ${Math.round(ms)} ms\n`);
  return { reading, ms };
}

const CALL =
  "<h1>Tree Fund</h1><p>Grants of up to £5,000 for charities that plant trees in streets without any.</p><dl><dt>Deadline</dt><dd>31 January 2027</dd></dl>";
const repeatToSize = (piece: string, bytes = 5_000_000) =>
  piece.repeat(Math.ceil(bytes / piece.length)).slice(0, bytes);

const PAGES: [name: string, text: string][] = [
  ["16,000 nested divs", `<body>${"<div>".repeat(16_000)}${CALL}${"</div>".repeat(16_000)}</body>`],
  ["a million nested tags that never end", repeatToSize("<b>")],
  ["nested tables", repeatToSize("<table><tr><td>")],
  ["nested lists with links", repeatToSize('<ul><li><a href="/x">')],
  ["links to nowhere", repeatToSize('<a href="/grant">Grant</a> ')],
  [
    "boxes that all look alike",
    repeatToSize(
      '<div class="card"><h3><a href="/g">Sun Grant</a></h3><p>Up to £500. Closes 1 May 2027.</p></div>',
    ),
  ],
  [
    "boxes that all look different",
    Array.from(
      { length: 60_000 },
      (_x, i) => `<div class="k${i.toString(36)}z"><div class="q">Grant</div></div>`,
    ).join(""),
  ],
  ["open angle brackets", repeatToSize("<")],
  ["tags that are never closed", repeatToSize("<a ")],
  ["quotes that are never closed", repeatToSize('<a href="')],
  ["comments that are never closed", repeatToSize("<!-- ")],
  ["one very long line of words", repeatToSize("apply by grant until ")],
  ["one very long line of sums", repeatToSize("£1,000 to £2,000 grant ")],
  ["one very long line of dates", repeatToSize("deadline 1 May 2027 to ")],
  ["digits without end", repeatToSize("1,000")],
  ["spaces without end", `<p>${repeatToSize(" ")}</p>`],
  ["labels without end", repeatToSize("Deadline: ")],
  ["colons without end", repeatToSize("A: ")],
  ["capitals without end", repeatToSize("Funded by The ")],
  [
    "a table with many columns",
    `<table><tr>${repeatToSize("<th>Amount</th>", 2_000_000)}</tr><tr>${repeatToSize("<td>£5</td>", 2_000_000)}</tr></table>`,
  ],
  [
    "deep JSON-LD",
    `<script type="application/ld+json">${"[".repeat(100_000)}${"]".repeat(100_000)}</script>${CALL}`,
  ],
  [
    "deep JSON-LD objects",
    `<script type="application/ld+json">${'{"a":'.repeat(60_000)}1${"}".repeat(60_000)}</script>${CALL}`,
  ],
  [
    "a long JSON list",
    `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ list: Array.from({ length: 30_000 }, (_x, i) => ({ grantName: `Grant ${i}`, grantFunder: "X", grantAmount: "£500", deadline: "2027-01-01" })) })}</script>`,
  ],
  ["entities without end", repeatToSize("&amp;")],
];

describe("a page made to be hard to read", () => {
  it.each(PAGES)("a hostile page is read in time: %s", async (_name, text) => {
    const { reading, ms } = await readTimed(text);
    expect(ms).toBeLessThan(CPU_MS_MAX);
    expect(reading.opportunities.length).toBeLessThanOrEqual(100);
    expect(reading.detailLinks.length).toBeLessThanOrEqual(100);
  });

  it("a page keeps its facts under 16,000 nested divs", async () => {
    const { opportunities } = await extractText(
      `<body>${"<div>".repeat(16_000)}${CALL}${"</div>".repeat(16_000)}</body>`,
    );
    expect(opportunities[0]?.values).toMatchObject({
      name: "Tree Fund",
      maxAmount: "5000",
      deadline: "2027-01-31",
    });
  });

  it.each([
    ["feed", `<rss><channel><title>Grants</title>${repeatToSize("<item><title>A grant</title>")}`],
    ["deep feed", `<rss>${repeatToSize("<a>")}`],
    [
      "entity bomb",
      `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><rss><channel><item><title>&b;&b;</title></item></channel></rss>`,
    ],
  ])("a hostile feed is read in time: %s", async (_name, text) => {
    const { ms } = await readTimed(text, "xml");
    expect(ms).toBeLessThan(CPU_MS_MAX);
    expect(parseFeed(text, "https://fund.example.org/feed")?.entries.length ?? 0).toBeLessThanOrEqual(1_000);
    expect(readSitemap(text)).toEqual([]);
  });

  it("every text is storable and within the limits of the catalogue", async () => {
    const long = "Ωmega 😀 word ".repeat(30_000);
    const { opportunities } = await extractText(
      `<h1>Grant \0 of ${"x".repeat(150)} \ud800 lone</h1><p>Grants of up to £5,000 for charities. ${long}</p>` +
        `<dl><dt>Funder</dt><dd>Tree \ud83d Trust</dd><dt>Deadline</dt><dd>Rolling ${long}</dd></dl><h2>Who can apply</h2><p>${long}</p>` +
        `<a href="https://x.example.org/${"a".repeat(3_000)}">Apply now</a><a href="javascript:alert(1)">Apply now</a><a href="https://u:p@x.example.org/">Apply now</a>`,
    );
    const [entry] = opportunities;
    const { name, funderName, description, eligibilityText, deadlineNote, applicationUrl } =
      entry?.values ?? {};
    for (const text of [name, funderName, description, eligibilityText, deadlineNote])
      expect(isStorable(text ?? "")).toBe(true);
    expect(name?.length).toBeLessThanOrEqual(NAME_MAX);
    expect(description?.length).toBeLessThanOrEqual(LONG_TEXT_MAX);
    expect(eligibilityText?.length).toBeLessThanOrEqual(LONG_TEXT_MAX);
    expect(deadlineNote?.length ?? 0).toBeLessThanOrEqual(TEXT_MAX);
    expect(applicationUrl).toBeUndefined();
    expect(entry?.url.length).toBeLessThanOrEqual(URL_MAX);
    for (const { quote } of Object.values(entry?.origins ?? {})) expect(isStorable(quote)).toBe(true);
  });
});
