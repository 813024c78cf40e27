import { describe, expect, it } from "vitest";
import { answerWith, buildFetcher, catchFailure, page, redirectTo, startSite } from "./site.fixture";

const JSON_TYPE = "application/json";

describe("asking an API", () => {
  it("returns JSON with the headers that tell a later change", async () => {
    const site = await startSite({
      "/list": answerWith(200, { "content-type": JSON_TYPE, etag: '"7"', "last-modified": "Mon" }, "[1]"),
    });
    expect(await buildFetcher().ask({ url: `${site.origin}/list` })).toMatchObject({
      kind: "json",
      text: "[1]",
      etag: '"7"',
      lastModified: "Mon",
    });
  });

  it("sends a body as POST with its type", async () => {
    const bodies: string[] = [];
    const site = await startSite({
      "/search": (request, response) => {
        request.setEncoding("utf8");
        let text = "";
        request.on("data", (part: string) => (text += part));
        request.on("end", () => {
          bodies.push(`${request.headers["content-type"]} ${text}`);
          response.writeHead(200, { "content-type": JSON_TYPE }).end("{}");
        });
      },
    });
    const body = { type: JSON_TYPE, text: '{"page":1}' };
    expect(await buildFetcher().ask({ url: `${site.origin}/search`, body })).toMatchObject({ text: "{}" });
    expect(bodies).toEqual(['application/json {"page":1}']);
    expect(site.asked).toEqual(["GET /robots.txt", "POST /search"]);
  });

  it("sends a key, and takes it to nobody else", async () => {
    const keys: unknown[] = [];
    const site = await startSite({
      "/list": (request, response) => {
        keys.push(request.headers["x-api-key"]);
        response.writeHead(200, { "content-type": JSON_TYPE }).end("{}");
      },
      "/moved": redirectTo("/list", 308),
      "/unchanged": answerWith(304),
    });
    const fetcher = buildFetcher();
    const headers = { "x-api-key": "secret" };
    expect(await fetcher.ask({ url: `${site.origin}/list`, headers })).toMatchObject({ text: "{}" });
    expect(await catchFailure(fetcher.ask({ url: `${site.origin}/moved`, headers }))).toMatchObject({
      kind: "too_many_redirects",
    });
    expect(await catchFailure(fetcher.ask({ url: `${site.origin}/unchanged`, headers }))).toMatchObject({
      kind: "bad_answer",
    });
    expect(keys).toEqual(["secret"]);
  });

  it("says that a kept answer is still the newest", async () => {
    const site = await startSite({
      "/list": (request, response) => {
        const isKept =
          request.headers["if-none-match"] === '"7"' || request.headers["if-modified-since"] === "Mon";
        if (isKept) response.writeHead(304).end();
        else response.writeHead(200, { "content-type": JSON_TYPE }).end("[2]");
      },
    });
    const fetcher = buildFetcher();
    const url = `${site.origin}/list`;
    expect(await fetcher.ask({ url, kept: { etag: '"7"', lastModified: null } })).toBe("unchanged");
    expect(await fetcher.ask({ url, kept: { etag: null, lastModified: "Mon" } })).toBe("unchanged");
    expect(await fetcher.ask({ url, kept: { etag: '"6"', lastModified: null } })).toMatchObject({
      text: "[2]",
    });
  });

  it("takes an answer that nothing has changed for a mistake when nothing was kept", async () => {
    const site = await startSite({ "/list": answerWith(304) });
    expect(await catchFailure(buildFetcher().ask({ url: `${site.origin}/list` }))).toMatchObject({
      kind: "bad_answer",
      status: 304,
    });
  });

  it("reads JSON that is sent as text, and refuses a page", async () => {
    const site = await startSite({ "/text": page("text/plain", "{}"), "/page": "<html>" });
    const fetcher = buildFetcher();
    expect(await fetcher.ask({ url: `${site.origin}/text` })).toMatchObject({ text: "{}" });
    expect(await catchFailure(fetcher.ask({ url: `${site.origin}/page` }))).toMatchObject({
      kind: "wrong_type",
    });
  });

  it("reads a page where one is asked for, and no JSON then", async () => {
    const site = await startSite({ "/page": "<html>", "/list": page(JSON_TYPE, "{}") });
    const fetcher = buildFetcher();
    const accept = ["html"] as const;
    expect(await fetcher.ask({ url: `${site.origin}/page`, accept })).toMatchObject({
      kind: "html",
      text: "<html>",
    });
    expect(await catchFailure(fetcher.ask({ url: `${site.origin}/list`, accept }))).toMatchObject({
      kind: "wrong_type",
    });
  });

  it("reads a table in an old charset, and as much of it as the question allows", async () => {
    const table = Buffer.from("id;nom\r\n1;R\xe9gion\r\n", "latin1");
    const site = await startSite({ "/table": answerWith(200, { "content-type": "text/csv" }, table) });
    const fetcher = buildFetcher({ limits: { pageBytes: 10 } });
    const question = { url: `${site.origin}/table`, accept: ["text"] as const };
    expect(await catchFailure(fetcher.ask(question))).toMatchObject({ kind: "too_large" });
    expect(await fetcher.ask({ ...question, bytesMax: 1_000 })).toMatchObject({
      text: "id;nom\r\n1;Région\r\n",
    });
    expect(await catchFailure(fetcher.ask({ ...question, bytesMax: 12 }))).toMatchObject({
      kind: "too_large",
    });
  });

  it("follows a redirect with a question that has no body, and with none that has one", async () => {
    const site = await startSite({ "/old": redirectTo("/new", 308), "/new": page(JSON_TYPE, "{}") });
    const fetcher = buildFetcher();
    const url = `${site.origin}/old`;
    expect(await fetcher.ask({ url })).toMatchObject({ url: `${site.origin}/new` });
    const body = { type: JSON_TYPE, text: "{}" };
    expect(await catchFailure(fetcher.ask({ url, body }))).toMatchObject({ kind: "too_many_redirects" });
  });

  it("waits the asked time between two questions", async () => {
    const site = await startSite({ "/list": page(JSON_TYPE, "[]") });
    const waits: number[] = [];
    const fetcher = buildFetcher({ now: () => 1_000, sleep: async (ms) => void waits.push(ms) });
    await fetcher.ask({ url: `${site.origin}/list`, gapMs: 2_000 });
    await fetcher.ask({ url: `${site.origin}/list`, gapMs: 2_000 });
    expect(waits).toEqual([2_000]);
  });

  it("visits no private address", async () => {
    const site = await startSite({ "/list": page(JSON_TYPE, "[]") });
    const asked = buildFetcher({ allowPrivate: false }).ask({ url: `${site.origin}/list` });
    expect(await catchFailure(asked)).toMatchObject({ kind: "refused_address" });
    expect(site.asked).toEqual([]);
  });
});
