import { asWritten } from "@shared/words/messages";
import { describe, expect, it } from "vitest";
import type { PageReading, ScrapedOpportunity } from "../extraction/types";
import { FetchFailure, type FetchedPage } from "../../../platform/fetch/types";
import { readDetails } from "./read-details";
import { readSource } from "./read-source";
import type { ConfiguredSource, ReadingReport, ReadingTools } from "./types";

const ORIGIN = "https://funder.example";

const buildEntry = (
  path: string,
  values: Partial<ScrapedOpportunity["values"]> = {},
): ScrapedOpportunity => ({
  url: ORIGIN + path,
  values: { name: `The fund at ${path}`, ...values },
  origins: { name: { quote: path, how: "text" } },
});
const buildSingle = (path: string, values = {}): PageReading => ({
  kind: "single",
  opportunities: [buildEntry(path, values)],
  detailLinks: [],
  language: null,
});
const buildListing = (...opportunities: ScrapedOpportunity[]): PageReading => ({
  kind: "listing",
  opportunities,
  detailLinks: [],
  language: null,
});

/** Creates tools for a site. Each of its pages has a reading or a failure. */
function buildTools(site: Record<string, PageReading | FetchFailure>, endBy = Infinity) {
  const requestedPaths: string[] = [];
  const tools: ReadingTools = {
    pages: {
      get: async (url) => {
        const path = url.slice(ORIGIN.length);
        requestedPaths.push(path);
        const page = site[path] ?? new FetchFailure("not_found", asWritten("There is no such page."));
        if (page instanceof FetchFailure) throw page;
        return { url, text: path } as FetchedPage;
      },
      getFile: () => Promise.reject(new Error("No file is read here")),
      check: () => Promise.reject(new Error("Nothing is checked here")),
    },
    extract: async ({ text }) => site[text] as PageReading,
    now: new Date("2026-11-20T09:00:00Z"),
    signal: new AbortController().signal,
    endBy,
  };
  return { tools, asked: requestedPaths };
}

function createReport() {
  const results = {
    total: 0,
    done: 0,
    found: [] as ScrapedOpportunity[],
    failed: [] as string[],
    remarks: [] as string[],
  };
  const sentence = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
  const report: ReadingReport = {
    expect: (total) => void (results.total = total),
    step: (done) => void (results.done = done),
    take: async (readings) => void results.found.push(...readings),
    skip: () => {},
    fail: (what, cause) => void results.failed.push(`${what as string}: ${sentence(cause)}`),
    remark: (what, cause) => void results.remarks.push(`${what}: ${sentence(cause)}`),
  };
  return { report, reported: results };
}

const buildSource = (changes: Partial<ConfiguredSource>): ConfiguredSource => ({
  id: "funder",
  name: "Funder",
  description: "A funder",
  url: `${ORIGIN}/list`,
  country: "GB",
  read: { kind: "page" },
  constants: { funderName: "Funder", funderType: "foundation", currency: "GBP", attribution: "© Funder" },
  ...changes,
});

describe("reading a source", () => {
  it("the source's constants are added where the page does not state them", async () => {
    const { tools } = buildTools({
      "/list": buildListing(buildEntry("/a"), buildEntry("/b", { currency: "EUR" })),
    });
    const { report, reported } = createReport();
    await readSource(buildSource({}), tools, report);
    expect(reported.found.map(({ values }) => values.currency)).toEqual(["GBP", "EUR"]);
    expect(reported.found[0]!.values.funderName).toBe("Funder");
    expect(reported.found[0]!.constants).toEqual({ funderType: "foundation", attribution: "© Funder" });
    expect([reported.total, reported.done]).toEqual([2, 2]);
  });

  it("a page adds no hour of another day and no amount in another currency to its entry", async () => {
    const readWith = async (listed: object, stated: object) => {
      const { tools } = buildTools({
        "/list": buildListing(buildEntry("/a", listed)),
        "/a": buildSingle("/a", stated),
      });
      const { report, reported } = createReport();
      await readSource(buildSource({ details: 1 }), tools, report);
      return reported.found[0]!.values;
    };
    const day = { deadline: "2027-01-10" };
    const hour = { deadlineTimezone: "Europe/London", deadlineTime: "12:00" };
    const otherDay = await readWith(day, { deadline: "2027-03-10", ...hour });
    expect(otherDay).toMatchObject(day);
    expect(otherDay).not.toHaveProperty("deadlineTime");
    expect(otherDay).not.toHaveProperty("deadlineTimezone");
    expect(await readWith(day, { ...day, ...hour })).toMatchObject({ ...day, ...hour });
    const elsewhere = { ...day, deadlineTimezone: "America/New_York" };
    expect(await readWith(elsewhere, { ...day, ...hour })).not.toHaveProperty("deadlineTime");

    const most = { maxAmount: "5000", currency: "GBP" };
    const euros = await readWith(most, { minAmount: "1000", currency: "EUR" });
    expect(euros).toMatchObject(most);
    expect(euros).not.toHaveProperty("minAmount");
    // A range out of order would lose both amounts.
    expect(await readWith(most, { minAmount: "9000", currency: "GBP" })).not.toHaveProperty("minAmount");
    expect(await readWith(most, { minAmount: "1000", currency: "GBP" })).toMatchObject({ minAmount: "1000" });
  });

  it("the source's one funder replaces the funder of the page", async () => {
    const statedEntry = buildEntry("/a", { funderName: "Editor" });
    const entry = {
      ...statedEntry,
      origins: { ...statedEntry.origins, funderName: { quote: "Editor", how: "feed" as const } },
    };
    const { tools } = buildTools({ "/list": buildListing(entry) });
    const { report, reported } = createReport();
    await readSource(buildSource({}), tools, report);
    expect(reported.found[0]!.values.funderName).toBe("Funder");
    expect(reported.found[0]!.origins).not.toHaveProperty("funderName");
    await readSource(buildSource({ constants: { funderType: "government" } }), tools, report);
    expect(reported.found[1]).toMatchObject({ values: { funderName: "Editor" }, origins: entry.origins });
  });

  it("pages are read until one has nothing new", async () => {
    const { tools, asked } = buildTools({
      "/list": buildListing(buildEntry("/a")),
      "/list?page=2": buildListing(buildEntry("/b"), buildEntry("/a")),
      "/list?page=3": buildListing(buildEntry("/b")),
    });
    const { report, reported } = createReport();
    const more = [2, 3, 4].map((page) => `${ORIGIN}/list?page=${page}`);
    await readSource(buildSource({ more }), tools, report);
    expect(reported.found.map(({ url }) => url)).toEqual([`${ORIGIN}/a`, `${ORIGIN}/b`]);
    expect(asked).toEqual(["/list", "/list?page=2", "/list?page=3"]);
    expect(reported.remarks).toEqual([]);
  });

  it("the first pages are kept when a further page cannot be read, which is reported", async () => {
    const { tools } = buildTools({
      "/list": buildListing(buildEntry("/a")),
      "/list?page=2": new FetchFailure("bad_answer", asWritten("It is not working at the moment.")),
    });
    const { report, reported } = createReport();
    await readSource(buildSource({ more: [`${ORIGIN}/list?page=2`] }), tools, report);
    expect(reported.found).toHaveLength(1);
    expect(reported.remarks).toEqual([`${ORIGIN}/list?page=2: It is not working at the moment.`]);
  });

  it("the reading fails when the first page cannot be read", async () => {
    const { tools } = buildTools({ "/list": new FetchFailure("blocked", asWritten("It refuses."), 403) });
    await expect(readSource(buildSource({}), tools, createReport().report)).rejects.toThrow("It refuses.");
  });

  it("the detail pages of the first entries are read, on the source's own site only", async () => {
    const foreignEntry = { ...buildEntry("/x"), url: "https://elsewhere.example/x" };
    const { tools, asked } = buildTools({
      "/list": buildListing(
        foreignEntry,
        buildEntry("/a", { deadline: "2027-01-15" }),
        buildEntry("/b"),
        buildEntry("/c"),
      ),
      "/a": buildSingle("/a", { name: "Another title", deadline: "2020-01-01", description: "All about it" }),
      "/b": buildSingle("/b", { maxAmount: "500" }),
    });
    const { report, reported } = createReport();
    await readSource(buildSource({ details: 3 }), tools, report);
    expect(asked).toEqual(["/list", "/a", "/b"]);
    const byUrl = new Map(reported.found.map((opportunity) => [opportunity.url, opportunity.values]));
    expect(byUrl.size).toBe(4);
    expect(byUrl.get(`${ORIGIN}/a`)).toMatchObject({
      name: "The fund at /a",
      deadline: "2027-01-15",
      description: "All about it",
    });
    expect(byUrl.get(`${ORIGIN}/b`)).toMatchObject({ name: "The fund at /b", maxAmount: "500" });
    expect([reported.total, reported.done]).toEqual([4, 4]);
  });
});

describe("reading detail pages", () => {
  const buildDetails = (...paths: string[]) => paths.map((path) => ({ url: ORIGIN + path }));

  it("the reading continues after a page that cannot be read", async () => {
    const { tools } = buildTools({
      "/a": buildSingle("/a"),
      "/none": buildListing(),
      "/c": buildSingle("/c"),
    });
    const { report, reported } = createReport();
    await readDetails(tools, buildDetails("/a", "/gone", "/none", "/c"), report);
    expect(reported.found.map(({ url }) => url)).toEqual([`${ORIGIN}/a`, `${ORIGIN}/c`]);
    expect(reported.failed).toEqual([
      `${ORIGIN}/gone: There is no such page.`,
      `${ORIGIN}/none: Nothing about funding was found on this page.`,
    ]);
    expect(reported.done).toBe(4);
  });

  it("the reading stops after three refusals in a row", async () => {
    const refusal = new FetchFailure("blocked", asWritten("It refuses."), 403);
    const { tools, asked } = buildTools({
      "/a": refusal,
      "/b": buildSingle("/b"),
      "/c": refusal,
      "/d": refusal,
      "/e": refusal,
      "/f": buildSingle("/f"),
    });
    const { report, reported } = createReport();
    await readDetails(tools, buildDetails("/a", "/b", "/c", "/d", "/e", "/f"), report);
    expect(asked).toEqual(["/a", "/b", "/c", "/d", "/e"]);
    expect(reported.failed.at(-1)).toBe(`${ORIGIN}/f: Not read, because the site had refused other pages.`);
  });

  it("pages are reported as not read when the time is up", async () => {
    const { tools, asked } = buildTools({ "/a": buildSingle("/a") }, Date.now() - 1);
    const { report, reported } = createReport();
    await readDetails(tools, buildDetails("/a"), report);
    expect(asked).toEqual([]);
    expect(reported.failed).toEqual([`${ORIGIN}/a: Not read, because the reading took too long.`]);
  });
});
