import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import express from "express";
import request from "supertest";
import { beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../platform/config/config";
import { securityHeaders } from "../http/security";
import { createPageRouter } from "./page-router";

const SCRIPT = `export default ${JSON.stringify("lamp ".repeat(500))};`;

let visitor: ReturnType<typeof request>;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "amberway-page-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(
    join(folder, "index.html"),
    '<!doctype html><title>Amberway</title><i nonce="__CSP_NONCE__">',
  );
  writeFileSync(join(folder, "robots.txt"), "User-agent: *");
  writeFileSync(join(folder, "service-worker.js"), "addEventListener('fetch', () => {});");
  writeFileSync(join(folder, "assets/index-1a2b3c.js"), SCRIPT);
  writeFileSync(join(folder, "assets/index-1a2b3c.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, "assets/small-4d5e6f.js"), "export {};");
  visitor = request(express().use(securityHeaders(readConfig({})), createPageRouter(folder)));
});

const get = (path: string, encodings: string) =>
  visitor.get(path).set("Accept-Encoding", encodings).expect(200);

describe("the files of the page", () => {
  it("are served compressed and cached for a year", async () => {
    const { headers } = await get("/assets/index-1a2b3c.js", "gzip, deflate, br");
    expect(headers).toMatchObject({
      "content-encoding": "br",
      "content-type": expect.stringMatching(/javascript/),
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
    expect(Number(headers["content-length"])).toBeLessThan(SCRIPT.length / 10);
  });

  it("have the headers for files but not those for pages", async () => {
    const aboutFiles = { "x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin" };
    const script = await get("/assets/index-1a2b3c.js", "br");
    expect(script.headers).toMatchObject(aboutFiles);
    expect(script.headers["content-security-policy"]).toBe("frame-ancestors 'none'");
    expect(script.headers).not.toHaveProperty("cross-origin-opener-policy");
    const page = await get("/", "br");
    expect(page.headers).toMatchObject(aboutFiles);
    expect(page.headers["content-security-policy"]).toContain("default-src 'self'");
  });

  it("are all that is served: no list of a folder, no hidden file, nothing above the folder", async () => {
    expect((await visitor.get("/assets/")).status).toBe(404);
    expect((await visitor.get("/assets/..%2f..%2fpackage.json")).status).toBe(404);
    for (const path of ["/.git/config", "/.env", "/package.json", "/%2e%2e/package.json"]) {
      const { headers, text } = await visitor.get(path);
      expect([path, headers["content-type"]]).toEqual([path, "text/html; charset=utf-8"]);
      expect(text).toContain("<title>Amberway</title>");
    }
  });

  it("tell search engines to leave out what only a link leads to", async () => {
    expect((await get("/shared", "br")).headers["x-robots-tag"]).toBe("noindex");
    expect((await get("/", "br")).headers).not.toHaveProperty("x-robots-tag");
  });

  it("are served uncompressed to clients without brotli, and when they are small", async () => {
    const plain = await get("/assets/index-1a2b3c.js", "identity");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.text).toBe(SCRIPT);
    expect((await get("/assets/small-4d5e6f.js", "br")).headers["content-encoding"]).toBeUndefined();
  });

  it("answer 404 when they do not exist, also with brotli", async () => {
    await visitor.get("/assets/index-0ld.js").set("Accept-Encoding", "br").expect(404);
    await visitor.get("/assets/%2e%2e/index.html").expect(404);
  });

  it.each(["/settings/me.css", "/applications/photo.JPG", "/news.js?x=1", "/nothing.woff2"])(
    "that are not there are not answered with the page, which a cache would keep by its ending: %s",
    async (path) => {
      const { headers, text } = await visitor.get(path).expect(404);
      expect(headers["content-type"]).toMatch(/^text\/plain/);
      expect(text).toBe("Not found");
    },
  );

  it("beside the page are cached for an hour", async () => {
    const { headers } = await get("/robots.txt", "br");
    expect(headers["cache-control"]).toBe("public, max-age=3600");
  });

  it("include a service worker for all addresses, of which a browser always asks for the newest", async () => {
    const { headers } = await get("/service-worker.js", "br");
    expect(headers["content-type"]).toMatch(/^text\/javascript/);
    expect(headers["cache-control"]).toBe("no-cache");
  });

  it("do not include the page itself, which is filled in and revalidated each time, also under its own name", async () => {
    for (const path of ["/", "/opportunities/o1", "/index.html", "/%69ndex.html", "//index.html"]) {
      const { headers, text } = await get(path, "br");
      expect(headers["cache-control"]).toBe("no-cache");
      expect(text).toContain("<title>Amberway</title>");
      expect(text).not.toContain("__CSP_NONCE__");
    }
  });

  it("are followed by a page that only the browser may cache when there is a session", async () => {
    for (const cookie of ["amberway=s%3A1", "theme=dark; __Host-amberway=s%3A1"]) {
      const { headers } = await visitor.get("/settings").set("Cookie", cookie).expect(200);
      expect(headers["cache-control"]).toBe("private, no-cache");
    }
    const { headers } = await visitor.get("/settings").set("Cookie", "theme=dark").expect(200);
    expect(headers["cache-control"]).toBe("no-cache");
  });
});
