import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { parseRobots } from "./robots-rules";
import {
  answerWith,
  buildFetcher,
  page,
  redirectTo,
  startRawSite,
  startSite,
  type Pages,
} from "./site.fixture";
import type { FetchFailure } from "./types";

const read = (origin: string, path = "/grants", options: Parameters<typeof buildFetcher>[0] = {}) =>
  buildFetcher(options).get(origin + path, { accept: ["html"] });

const withRobots = (robots: Pages[string] | undefined): Pages => ({
  ...(robots === undefined ? {} : { "/robots.txt": robots }),
  "/grants": "open",
});
const robotsText = (text: string | Buffer) => page("text/plain", text);

describe("a page is read when robots.txt", () => {
  it.each<[string, Pages[string] | undefined]>([
    ["is not there", undefined],
    ["is gone", answerWith(410)],
    ["is forbidden", answerWith(403)],
    ["asks for a password", answerWith(401)],
    ["is empty", robotsText("")],
    ["is a page in HTML", "<h1>Not found</h1>"],
    ["forbids other pages", robotsText("User-agent: *\nDisallow: /private")],
    ["forbids other readers", robotsText("User-agent: BadBot\nDisallow: /")],
    [
      "allows us and nobody else",
      robotsText("User-agent: *\nDisallow: /\n\nUser-agent: Amberway\nDisallow:"),
    ],
    ["allows the longer path", robotsText("User-agent: *\nDisallow: /\nAllow: /grants")],
    ["has a file that redirects in a circle", redirectTo("/robots.txt")],
  ])("%s", async (_what, robots) => {
    const site = await startSite(withRobots(robots));
    expect((await read(site.origin)).text).toBe("open");
  });
});

describe("a page is left alone when robots.txt", () => {
  it.each<[string, Pages[string]]>([
    ["forbids everything", robotsText("User-agent: *\nDisallow: /")],
    ["forbids us by name", robotsText("User-agent: *\nAllow: /\n\nUser-agent: amberway\nDisallow: /grants")],
    ["forbids by pattern", robotsText("User-agent: *\nDisallow: /*rants$")],
    ["begins with a byte order mark", robotsText("\ufeffUser-agent: *\r\nDisallow: /grants")],
    [
      "comes packed",
      answerWith(200, { "content-encoding": "gzip" }, gzipSync("User-agent: *\nDisallow: /grants")),
    ],
    ["is somewhere else", redirectTo("/moved.txt")],
  ])("%s", async (_what, robots) => {
    const site = await startSite({
      ...withRobots(robots),
      "/moved.txt": robotsText("User-agent: *\nDisallow: /grants"),
    });
    await expect(read(site.origin)).rejects.toMatchObject({
      kind: "robots",
      message: `127.0.0.1:${site.port} asks automated readers to leave this page alone (robots.txt).`,
    });
    await expect(buildFetcher().check(`${site.origin}/grants`)).rejects.toMatchObject({ kind: "robots" });
    expect(site.asked.join()).not.toContain("/grants");
  });

  it.each<[string, Pages[string]]>([
    ["fails", answerWith(500)],
    ["is away for now", answerWith(503)],
    ["is asked for too often", answerWith(429)],
    ["does not come", () => {}],
    ["breaks off", (_request, response) => void response.writeHead(200, { "content-length": "99" }).end("x")],
    ["redirects to a forbidden address", redirectTo("http://169.254.169.254/robots.txt")],
    ["redirects to no address", redirectTo("http://[")],
    ["redirects to a site that is away", redirectTo("http://127.0.0.1:1/robots.txt")],
  ])("%s", async (_what, robots) => {
    const site = await startSite(withRobots(robots));
    await expect(read(site.origin, "/grants", { limits: { networkMs: 300 } })).rejects.toMatchObject({
      kind: "robots",
      message: `The robots.txt of 127.0.0.1:${site.port} could not be read, so the page was left alone. Please try again later.`,
    });
    expect(site.asked).not.toContain("GET /grants");
  });

  it("forbids where a redirect leads", async () => {
    const closed = await startSite({
      "/robots.txt": robotsText("User-agent: *\nDisallow: /"),
      "/x": "secret",
    });
    const site = await startSite({ "/grants": redirectTo(`${closed.origin}/x`) });
    await expect(read(site.origin)).rejects.toMatchObject({ kind: "robots" });
    expect(closed.asked).toEqual(["GET /robots.txt"]);
  });
});

describe("robots.txt", () => {
  it("is not named in the failure when the site itself is unreachable", async () => {
    const failure = (await read("http://127.0.0.1:1").catch((error: unknown) => error)) as FetchFailure;
    expect(failure.kind).toBe("unreachable");
    const notHttp = await startRawSite((_line, socket) => socket.end("220 mail ready\r\n"));
    await expect(read(notHttp)).rejects.toMatchObject({ kind: "robots" });
  });

  it("is cached for an hour for each origin", async () => {
    const site = await startSite(withRobots(robotsText("User-agent: *\nDisallow: /closed")));
    const other = await startSite(withRobots(undefined));
    let now = 0;
    const fetcher = buildFetcher({ now: () => now });
    const readAt = async (origin: string) => fetcher.get(`${origin}/grants`, { accept: ["html"] });
    const timesAsked = (asked: string[]) => asked.filter((line) => line === "GET /robots.txt").length;

    await readAt(site.origin);
    await readAt(other.origin);
    now = 59 * 60_000;
    await readAt(site.origin);
    expect([timesAsked(site.asked), timesAsked(other.asked)]).toEqual([1, 1]);
    now = 61 * 60_000;
    await readAt(site.origin);
    expect([timesAsked(site.asked), timesAsked(other.asked)]).toEqual([2, 1]);
  });

  it("is requested again after a minute if it could not be read", async () => {
    let status = 500;
    const site = await startSite(withRobots((request, response) => answerWith(status)(request, response)));
    let now = 0;
    const fetcher = buildFetcher({ now: () => now });
    const readNow = () => fetcher.get(`${site.origin}/grants`, { accept: ["html"] });
    await expect(readNow()).rejects.toMatchObject({ kind: "robots" });
    status = 404;
    now = 59_000;
    await expect(readNow()).rejects.toMatchObject({ kind: "robots" });
    expect(site.asked).toEqual(["GET /robots.txt"]);
    now = 61_000;
    expect((await readNow()).text).toBe("open");
  });

  it("is used up to its size limit, whole lines only", async () => {
    const first = "User-agent: *\nDisallow: /closed\n";
    // The limit falls behind the slash of the third line, which alone would forbid everything.
    const text = `${first}Disallow: /elsewhere\n${"# filling\n".repeat(1_000)}Disallow: /grants\n`;
    const site = await startSite({ ...withRobots(robotsText(text)), "/closed": "x" });
    const limits = { robotsBytes: first.length + "Disallow: /".length };
    expect((await read(site.origin, "/grants", { limits })).text).toBe("open");
    await expect(read(site.origin, "/closed", { limits })).rejects.toMatchObject({ kind: "robots" });
  });
});

describe("the rules of a robots.txt", () => {
  const agent = "Amberway/1.0 (+https://amberway.example/about)";
  const url = (path: string) => new URL(path, "https://funder.example");

  it("have a Crawl-delay in milliseconds, or none", () => {
    const delayOf = (text: string) => parseRobots("https://funder.example", text, agent).crawlDelayMs;
    expect(delayOf("User-agent: *\nCrawl-delay: 2.5")).toBe(2_500);
    expect(delayOf("User-agent: other\nCrawl-delay: 9")).toBe(0);
    for (const nonsense of ["-3", "soon", "", "NaN"])
      expect(delayOf(`User-agent: *\nCrawl-delay: ${nonsense}`)).toBe(0);
  });

  it("are for the reader's name, whatever its version and case", () => {
    const rules = parseRobots("https://funder.example", "User-agent: AMBERWAY\nDisallow: /a", agent);
    expect([rules.allows(url("/a/b")), rules.allows(url("/b"))]).toEqual([false, true]);
  });

  it("may name several readers at once, with other lines between them", () => {
    const text = "User-agent: BadBot\n\nUser-agent: * # all\nSitemap: /s.xml\nDisallow: /a\nAllow: /a/b";
    const rules = parseRobots("https://funder.example", text, agent);
    expect(["/a", "/a/b", "/c"].map((path) => rules.allows(url(path)))).toEqual([false, true, true]);
  });

  it("of several groups for the same reader all count, and those for everybody then do not", () => {
    const text =
      "User-agent: amberway\nDisallow: /a\nUser-agent: *\nDisallow: /\nUser-agent: Amberway/2\nDisallow: /b";
    const rules = parseRobots("https://funder.example", text, agent);
    expect(["/a", "/b", "/c"].map((path) => rules.allows(url(path)))).toEqual([false, false, true]);
  });

  it.each([
    ["patterns", `User-agent: *\n${`Disallow: /${"*a".repeat(200)}b\n`.repeat(1_200)}`],
    ["rules", `User-agent: *\n${"Allow:/\n".repeat(62_000)}`],
  ])("cannot keep the process busy with %s", (_what, text) => {
    const rules = parseRobots("https://funder.example", text, agent);
    expect(rules.allows(url(`/${"a".repeat(2_000)}`))).toBeUndefined();
  });

  it("cannot take all memory with names", () => {
    const names = Array.from({ length: 10_000 }, (_, i) => `User-agent: a${i}\nUser-agent: *\n`).join("");
    const before = process.memoryUsage().heapUsed;
    const rules = parseRobots("https://funder.example", names + "Disallow: /x\n".repeat(15_000), agent);
    expect(rules.allows(url("/grants"))).toBe(true);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * 1024 * 1024);
  });
});
