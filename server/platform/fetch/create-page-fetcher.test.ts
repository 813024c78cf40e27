import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  ALL_KINDS,
  answerWith,
  buildFetcher,
  catchFailure,
  get,
  page,
  redirectTo,
  startSite,
} from "./site.fixture";
import type { ContentKind } from "./types";

describe("reading a page", () => {
  it("returns its text, its bytes and the validators for a later visit", async () => {
    const site = await startSite({
      "/grants": (_request, response) =>
        response
          .writeHead(200, {
            "content-type": "text/html; charset=utf-8",
            etag: '"v1"',
            "last-modified": "Mon, 05 Jan 2026 10:00:00 GMT",
          })
          .end("<h1>Förderung</h1>"),
    });
    expect(await get(`${site.origin}/grants?page=2#top`)).toEqual({
      url: `${site.origin}/grants?page=2`,
      kind: "html",
      text: "<h1>Förderung</h1>",
      bytes: Buffer.from("<h1>Förderung</h1>"),
      etag: '"v1"',
      lastModified: "Mon, 05 Jan 2026 10:00:00 GMT",
    });
    expect(site.asked).toEqual(["GET /robots.txt", "GET /grants?page=2"]);
  });

  it("returns a PDF as bytes", async () => {
    const pdf = Buffer.from("%PDF-1.7\n\xff\xfe", "latin1");
    const site = await startSite({ "/call.pdf": page("application/pdf", pdf) });
    expect(await get(`${site.origin}/call.pdf`)).toMatchObject({ kind: "pdf", text: "", bytes: pdf });
  });

  it.each([
    ["gzip", gzipSync("packed")],
    ["x-gzip", gzipSync("packed")],
    ["br", brotliCompressSync("packed")],
    ["deflate", deflateSync("packed")],
    ["deflate", deflateRawSync("packed")],
    ["deflate, gzip", gzipSync(deflateSync("packed"))],
    ["gzip", gzipSync("packed").subarray(0, -8)],
    ["identity", Buffer.from("packed")],
  ])("unpacks %s", async (encoding, body) => {
    const site = await startSite({
      "/": answerWith(200, { "content-type": "text/plain", "content-encoding": encoding }, body),
    });
    expect((await get(site.origin)).text).toBe("packed");
  });

  it("sends no cookie, no referrer and nothing of ours, also after a redirect that sets a cookie", async () => {
    const site = await startSite({
      "/": answerWith(302, { location: "/next", "set-cookie": "id=1" }),
      "/next": "done",
    });
    await get(site.origin);
    expect(site.asked).toEqual(["GET /robots.txt", "GET /", "GET /next"]);
    for (const headers of site.headers)
      expect(Object.keys(headers).sort()).toEqual([
        "accept",
        "accept-encoding",
        "connection",
        "host",
        "user-agent",
      ]);
  });
});

describe("types of content", () => {
  it.each([
    ["image/png", "x"],
    ["video/mp4", "x"],
    ["application/zip", "x"],
    ["image/svg+xml", "<svg/>"],
    ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "x"],
    ["nonsense", "x"],
  ])("refuses %s", async (type, body) => {
    const site = await startSite({ "/": page(type, body) });
    expect(await catchFailure(get(site.origin))).toMatchObject({ kind: "wrong_type", status: 200 });
  });

  it("refuses types that the caller cannot read before reading the body", async () => {
    const site = await startSite({
      "/": (_request, response) => {
        response.writeHead(200, { "content-type": "text/html" }).write("and then nothing");
      },
    });
    expect(await catchFailure(get(site.origin, {}, ["json"]))).toMatchObject({ kind: "wrong_type" });
  });

  it.each<[string | undefined, string | Buffer, ContentKind | "refused"]>([
    ["application/xhtml+xml", "<html/>", "html"],
    ["application/rss+xml; charset=utf-8", "<rss/>", "xml"],
    ["application/ld+json", "{}", "json"],
    ["TEXT/HTML;Charset=UTF-8", "x", "html"],
    [undefined, "\ufeff <!-- hello -->\n<!DOCTYPE html><p>x", "html"],
    [undefined, '<?xml version="1.0"?><rss></rss>', "xml"],
    [undefined, '<?xml version="1.0"?>\n<!DOCTYPE html><html lang="en">', "html"],
    ["application/octet-stream", "<urlset></urlset>", "xml"],
    ["application/octet-stream", ' {"a": [1]}', "json"],
    ["application/octet-stream", "{not json}", "text"],
    ["binary/octet-stream", "Just words.", "text"],
    [undefined, Buffer.from("%PDF-1.4 x"), "pdf"],
    ["text/html", Buffer.from("%PDF-1.4 x"), "pdf"],
    [undefined, Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1"), "refused"],
    [undefined, Buffer.from("PK\x03\x04\x14\0\0\0", "latin1"), "refused"],
  ])("detects the kind of content with the type %j", async (type, body, kind) => {
    const site = await startSite({ "/": page(type, body) });
    if (kind === "refused")
      expect(await catchFailure(get(site.origin))).toMatchObject({ kind: "wrong_type" });
    else expect((await get(site.origin)).kind).toBe(kind);
  });
});

describe("checking a link", () => {
  it("sends HEAD and returns the final address", async () => {
    const site = await startSite({ "/old": redirectTo("/new", 301), "/new": "here" });
    expect(await buildFetcher().check(`${site.origin}/old`)).toEqual({
      url: `${site.origin}/new`,
      status: 200,
    });
    expect(site.asked).toEqual(["GET /robots.txt", "HEAD /old", "HEAD /new"]);
  });

  it.each([405, 403, 501, 404, 500])("sends GET when HEAD gets %i", async (status) => {
    const site = await startSite({
      "/": (request, response) => {
        if (request.method === "HEAD") response.writeHead(status).end();
        // A body without an end: it is not waited for.
        else response.writeHead(200, { "content-type": "application/zip" }).write("PK");
      },
    });
    expect(await buildFetcher().check(site.origin)).toEqual({ url: `${site.origin}/`, status: 200 });
  });

  it.each([
    [404, "not_found"],
    [410, "not_found"],
    [403, "blocked"],
    [401, "login_wall"],
    [500, "bad_answer"],
  ])("fails for status %i", async (status, kind) => {
    const site = await startSite({ "/": answerWith(status) });
    expect(await catchFailure(buildFetcher().check(site.origin))).toMatchObject({ kind, status });
  });

  it("refuses forbidden addresses", async () => {
    const strict = buildFetcher({ allowPrivate: false });
    expect(await catchFailure(strict.check("http://127.0.0.1/"))).toMatchObject({ kind: "refused_address" });
  });
});

describe("a caller that leaves", () => {
  it("gets its own abort reason back at any stage", async () => {
    const reason = new Error("tab closed");
    const controller = new AbortController();
    let closed = false;
    const site = await startSite({
      "/": (_request, response) => {
        response.writeHead(200, { "content-type": "text/html" }).write("begun");
        response.on("close", () => (closed = true));
        controller.abort(reason);
      },
    });
    const { signal } = controller;
    await expect(buildFetcher().get(site.origin, { accept: ALL_KINDS, signal })).rejects.toBe(reason);
    await expect.poll(() => closed).toBe(true);
    await expect(buildFetcher().get(site.origin, { accept: ALL_KINDS, signal })).rejects.toBe(reason);
    await expect(buildFetcher().check(site.origin, { signal })).rejects.toBe(reason);
    expect(site.asked).toEqual(["GET /robots.txt", "GET /"]);
  });

  it("leaves the queue of a host without delaying the callers behind it", async () => {
    let release = () => {};
    const site = await startSite({
      "/first": (request, response) => {
        release = () => page("text/plain", "first")(request, response);
      },
      "/third": page("text/plain", "third"),
    });
    const fetcher = buildFetcher();
    const controller = new AbortController();
    const read = (path: string, signal?: AbortSignal) =>
      fetcher.get(site.origin + path, { accept: ALL_KINDS, signal });
    const first = read("/first");
    const second = catchFailure(read("/second", controller.signal));
    const third = read("/third");
    await expect.poll(() => site.asked).toContain("GET /first");
    controller.abort(new Error("changed my mind"));
    expect((await second).message).toBe("changed my mind");
    release();
    expect((await first).text).toBe("first");
    expect((await third).text).toBe("third");
    expect(site.asked).not.toContain("GET /second");
  });
});
