import { asWritten } from "@shared/words/messages";
import { describe, expect, it } from "vitest";
import type { PageReading, ScrapedOpportunity } from "../extraction/types";
import { FetchFailure, type FetchedPage } from "../../../platform/fetch/types";
import { readDetails } from "./read-details";
import { readSource } from "./read-source";
import type { ConfiguredSource, ReadingReport, ReadingTools } from "./types";

const ORIGIN = "https://funder.example";

const entryOf = (path: string, values: Partial<ScrapedOpportunity["values"]> = {}): ScrapedOpportunity => ({
  url: ORIGIN + path,
  values: { name: `The fund at ${path}`, ...values },
  origins: { name: { quote: path, how: "text" } },
});
const single = (path: string, values = {}): PageReading => ({
  kind: "single",
  opportunities: [entryOf(path, values)],
  detailLinks: [],
  language: null,
});
const list = (...opportunities: ScrapedOpportunity[]): PageReading => ({
  kind: "listing",
  opportunities,
  detailLinks: [],
  language: null,
});

/** A site whose pages are what they are read as, or why they are not. */
function toolsFor(site: Record<string, PageReading | FetchFailure>, endBy = Infinity) {
  const asked: string[] = [];
  const tools: ReadingTools = {
    pages: {
      get: async (url) => {
        const path = url.slice(ORIGIN.length);
        asked.push(path);
        const there = site[path] ?? new FetchFailure("not_found", asWritten("There is no such page."));
        if (there instanceof FetchFailure) throw there;
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
  return { tools, asked };
}

function reportTo() {
  const told = {
    total: 0,
    done: 0,
    found: [] as ScrapedOpportunity[],
    failed: [] as string[],
    remarks: [] as string[],
  };
  const sentence = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
  const report: ReadingReport = {
    expect: (total) => void (told.total = total),
    step: (done) => void (told.done = done),
    take: async (readings) => void told.found.push(...readings),
    skip: () => {},
    fail: (what, cause) => void told.failed.push(`${what as string}: ${sentence(cause)}`),
    remark: (what, cause) => void told.remarks.push(`${what}: ${sentence(cause)}`),
  };
  return { report, told };
}

const source = (given: Partial<ConfiguredSource>): ConfiguredSource => ({
  id: "funder",
  name: "Funder",
  description: "A funder",
  url: `${ORIGIN}/list`,
  country: "GB",
  read: { kind: "page" },
  constants: { funderName: "Funder", funderType: "foundation", currency: "GBP", attribution: "© Funder" },
  ...given,
});

describe("reading a source", () => {
  it("adds the source's constants where the page does not state them", async () => {
    const { tools } = toolsFor({ "/list": list(entryOf("/a"), entryOf("/b", { currency: "EUR" })) });
    const { report, told } = reportTo();
    await readSource(source({}), tools, report);
    expect(told.found.map(({ values }) => values.currency)).toEqual(["GBP", "EUR"]);
    expect(told.found[0]!.values.funderName).toBe("Funder");
    expect(told.found[0]!.constants).toEqual({ funderType: "foundation", attribution: "© Funder" });
    expect([told.total, told.done]).toEqual([2, 2]);
  });

  it("uses the source's one funder, whatever the page says", async () => {
    const said = entryOf("/a", { funderName: "Editor" });
    const entry = {
      ...said,
      origins: { ...said.origins, funderName: { quote: "Editor", how: "feed" as const } },
    };
    const { tools } = toolsFor({ "/list": list(entry) });
    const { report, told } = reportTo();
    await readSource(source({}), tools, report);
    expect(told.found[0]!.values.funderName).toBe("Funder");
    expect(told.found[0]!.origins).not.toHaveProperty("funderName");
    await readSource(source({ constants: { funderType: "government" } }), tools, report);
    expect(told.found[1]).toMatchObject({ values: { funderName: "Editor" }, origins: entry.origins });
  });

  it("reads page by page until one has nothing new", async () => {
    const { tools, asked } = toolsFor({
      "/list": list(entryOf("/a")),
      "/list?page=2": list(entryOf("/b"), entryOf("/a")),
      "/list?page=3": list(entryOf("/b")),
    });
    const { report, told } = reportTo();
    const more = [2, 3, 4].map((page) => `${ORIGIN}/list?page=${page}`);
    await readSource(source({ more }), tools, report);
    expect(told.found.map(({ url }) => url)).toEqual([`${ORIGIN}/a`, `${ORIGIN}/b`]);
    expect(asked).toEqual(["/list", "/list?page=2", "/list?page=3"]);
    expect(told.remarks).toEqual([]);
  });

  it("keeps the first pages when a further one cannot be read, and reports it", async () => {
    const { tools } = toolsFor({
      "/list": list(entryOf("/a")),
      "/list?page=2": new FetchFailure("bad_answer", asWritten("It is not working at the moment.")),
    });
    const { report, told } = reportTo();
    await readSource(source({ more: [`${ORIGIN}/list?page=2`] }), tools, report);
    expect(told.found).toHaveLength(1);
    expect(told.remarks).toEqual([`${ORIGIN}/list?page=2: It is not working at the moment.`]);
  });

  it("fails when its first page cannot be read", async () => {
    const { tools } = toolsFor({ "/list": new FetchFailure("blocked", asWritten("It refuses."), 403) });
    await expect(readSource(source({}), tools, reportTo().report)).rejects.toThrow("It refuses.");
  });

  it("reads the detail pages of the first entries, on its own site only", async () => {
    const elsewhere = { ...entryOf("/x"), url: "https://elsewhere.example/x" };
    const { tools, asked } = toolsFor({
      "/list": list(elsewhere, entryOf("/a", { deadline: "2027-01-15" }), entryOf("/b"), entryOf("/c")),
      "/a": single("/a", { name: "Another title", deadline: "2020-01-01", description: "All about it" }),
      "/b": single("/b", { maxAmount: "500" }),
    });
    const { report, told } = reportTo();
    await readSource(source({ details: 3 }), tools, report);
    expect(asked).toEqual(["/list", "/a", "/b"]);
    const byUrl = new Map(told.found.map((found) => [found.url, found.values]));
    expect(byUrl.size).toBe(4);
    expect(byUrl.get(`${ORIGIN}/a`)).toMatchObject({
      name: "The fund at /a",
      deadline: "2027-01-15",
      description: "All about it",
    });
    expect(byUrl.get(`${ORIGIN}/b`)).toMatchObject({ name: "The fund at /b", maxAmount: "500" });
    expect([told.total, told.done]).toEqual([4, 4]);
  });
});

describe("reading detail pages", () => {
  const details = (...paths: string[]) => paths.map((path) => ({ url: ORIGIN + path }));

  it("goes on after a page that cannot be read", async () => {
    const { tools } = toolsFor({ "/a": single("/a"), "/none": list(), "/c": single("/c") });
    const { report, told } = reportTo();
    await readDetails(tools, details("/a", "/gone", "/none", "/c"), report);
    expect(told.found.map(({ url }) => url)).toEqual([`${ORIGIN}/a`, `${ORIGIN}/c`]);
    expect(told.failed).toEqual([
      `${ORIGIN}/gone: There is no such page.`,
      `${ORIGIN}/none: Nothing about funding was found on this page.`,
    ]);
    expect(told.done).toBe(4);
  });

  it("stops after three refusals in a row", async () => {
    const refusal = new FetchFailure("blocked", asWritten("It refuses."), 403);
    const { tools, asked } = toolsFor({
      "/a": refusal,
      "/b": single("/b"),
      "/c": refusal,
      "/d": refusal,
      "/e": refusal,
      "/f": single("/f"),
    });
    const { report, told } = reportTo();
    await readDetails(tools, details("/a", "/b", "/c", "/d", "/e", "/f"), report);
    expect(asked).toEqual(["/a", "/b", "/c", "/d", "/e"]);
    expect(told.failed.at(-1)).toBe(`${ORIGIN}/f: Not read, because the site had refused other pages.`);
  });

  it("reports pages as not read when the time is up", async () => {
    const { tools, asked } = toolsFor({ "/a": single("/a") }, Date.now() - 1);
    const { report, told } = reportTo();
    await readDetails(tools, details("/a"), report);
    expect(asked).toEqual([]);
    expect(told.failed).toEqual([`${ORIGIN}/a: Not read, because the reading took too long.`]);
  });
});
