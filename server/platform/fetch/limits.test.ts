import type { ServerResponse } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  ALL_KINDS,
  answerWith,
  buildFetcher,
  catchFailure,
  get,
  page,
  startRawSite,
  startSite,
} from "./site.fixture";

describe("limits", () => {
  it.each([
    ["that says so", { "content-length": String(20 * 1024 * 1024) }],
    ["that does not say so", {}],
  ])("cuts off a page of 20 MB %s", async (_how, headers) => {
    const sent = { bytes: 0 };
    const site = await startSite({
      "/": (_request, response) => {
        response.writeHead(200, { "content-type": "text/html", ...headers });
        const chunk = Buffer.alloc(64 * 1024, "a");
        const more = () => {
          while (sent.bytes < 20 * 1024 * 1024 && !response.destroyed) {
            sent.bytes += chunk.length;
            if (!response.write(chunk)) return;
          }
          response.end();
        };
        response.on("drain", more);
        more();
      },
    });
    expect(await catchFailure(get(site.origin))).toMatchObject({
      kind: "too_large",
      message: `The page at 127.0.0.1:${site.port} is larger than 5 MB.`,
    });
    expect(sent.bytes).toBeLessThan(18 * 1024 * 1024);
  });

  const zeros = Buffer.alloc(16 * 1024 * 1024);

  it.each([
    ["br", brotliCompressSync(zeros), "too_large"],
    ["gzip, gzip", gzipSync(gzipSync(zeros)), "too_large"],
    ["gzip, gzip, gzip, gzip", gzipSync(gzipSync(gzipSync(gzipSync("four layers")))), "bad_answer"],
  ])("does not unpack a bomb of %s", async (encoding, body, kind) => {
    const site = await startSite({
      "/": answerWith(200, { "content-type": "text/html", "content-encoding": encoding }, body),
    });
    expect(await catchFailure(get(site.origin))).toMatchObject({ kind });
  });

  it("stops unpacking at the limit: a gigabyte in one megabyte takes neither memory nor time", async () => {
    const part = gzipSync(zeros);
    const body = Buffer.concat(Array.from({ length: 64 }, () => part));
    const site = await startSite({
      "/": answerWith(200, { "content-type": "text/html", "content-encoding": "gzip" }, body),
    });
    const before = process.memoryUsage().rss;
    expect(await catchFailure(get(site.origin))).toMatchObject({ kind: "too_large" });
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
  });

  it("takes exactly the limit, and more of a PDF than of a page", async () => {
    const limits = { pageBytes: 1_000, pdfBytes: 2_000 };
    const pdf = (length: number) => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(length - 9, 32)]);
    const site = await startSite({
      "/page": page("text/html", "a".repeat(1_000)),
      "/page-1": page("text/html", "a".repeat(1_001)),
      "/pdf": page("application/pdf", pdf(2_000)),
      "/pdf-1": page("application/pdf", pdf(2_001)),
      "/unnamed-pdf": page("application/octet-stream", pdf(2_000)),
      "/unnamed-page": page(undefined, "a".repeat(1_001)),
    });
    const fetcher = buildFetcher({ limits });
    const read = (path: string) => fetcher.get(site.origin + path, { accept: ALL_KINDS });
    expect((await read("/page")).bytes).toHaveLength(1_000);
    expect((await read("/pdf")).bytes).toHaveLength(2_000);
    expect((await read("/unnamed-pdf")).kind).toBe("pdf");
    for (const [path, what] of [
      ["/page-1", "page"],
      ["/pdf-1", "PDF"],
      ["/unnamed-page", "page"],
    ])
      expect(await catchFailure(read(path!))).toMatchObject({
        kind: "too_large",
        message: expect.stringMatching(new RegExp(`^The ${what} at 127`)) as string,
      });
  });

  // Enough for a busy machine to read the robots.txt, which comes first and counts too.
  const limits = { networkMs: 8_000 };

  it("cuts off a page that drips", async () => {
    const site = await startSite({
      "/": (_request, response) => {
        response.writeHead(200, { "content-type": "text/html" });
        const drip = setInterval(() => response.write("a"), 10);
        response.on("close", () => clearInterval(drip));
      },
    });
    expect(await catchFailure(get(site.origin, { limits }))).toMatchObject({
      kind: "timeout",
      message: `127.0.0.1:${site.port} did not answer in time.`,
    });
  });

  it("cuts off headers that drip, and a site that says nothing", async () => {
    const dripping = await startRawSite((line, socket) => {
      if (line.includes("/robots.txt")) return socket.end("HTTP/1.1 404 Not Found\r\n\r\n");
      socket.write("HTTP/1.1 200 OK\r\n");
      const drip = setInterval(() => socket.write("x-a: b\r\n"), 10);
      socket.on("close", () => clearInterval(drip));
    });
    const silent = await startSite({ "/": () => {} });
    for (const origin of [dripping, silent.origin])
      expect(await catchFailure(get(origin, { limits }))).toMatchObject({ kind: "timeout" });
  });

  it("counts the time of all redirects together", async () => {
    const slowly = (location: string) => (_request: unknown, response: ServerResponse) => {
      setTimeout(() => response.writeHead(302, { location }).end(), 3_000);
    };
    const site = await startSite({ "/": slowly("/1"), "/1": slowly("/2"), "/2": slowly("/3"), "/3": "end" });
    expect(await catchFailure(get(site.origin, { limits }))).toMatchObject({
      kind: "timeout",
    });
    expect(site.asked).not.toContain("GET /3");
  });
});
