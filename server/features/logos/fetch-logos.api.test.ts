import { crc32, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { funderProfiles, logos } from "@shared/schema/index";
import {
  answerWith,
  buildFetcher,
  page,
  redirectTo,
  startSite,
  startRawSite,
} from "../../platform/fetch/site.fixture";
import { imageKind } from "./drawing/image-kind";
import { startTestApp, testClock, type TestApp } from "../../test/app";
import { fetchLogosJob } from "./fetch-logos.job";

const DAY = 86_400_000;
const OWN = "http://funding.example.org";
const clock = testClock("2026-11-25T09:00:00Z");
const pages = { current: buildFetcher() };

let app: TestApp;
let user: { id: string };
beforeAll(async () => {
  app = await startTestApp({
    clock,
    env: { PUBLIC_URL: OWN },
    deps: {
      pages: {
        get: (...call) => pages.current.get(...call),
        check: (...call) => pages.current.check(...call),
        getFile: (...call) => pages.current.getFile(...call),
      },
    },
  });
  user = await app.buildUser();
});
afterAll(() => app.close());
beforeEach(async () => {
  pages.current = buildFetcher();
  await app.db.delete(funderProfiles);
  await app.db.delete(logos);
});

/** A PNG of one bit for each pixel, all of them black: some kilobytes, whatever its size. */
function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

/** A picture of one colour. */
const picture = (width: number, height: number, colour = "#7a3cf0") =>
  sharp({ create: { width, height, channels: 4, background: colour } });
const png = picture(600, 200).png().toBuffer();
const run = () => fetchLogosJob.handle(app.deps, { data: {}, signal: new AbortController().signal });
const withLogo = async (logoUrl: string, name = `Fund ${logoUrl}`) =>
  (await app.db.insert(funderProfiles).values({ name, logoUrl }).returning({ id: funderProfiles.id }))[0]!.id;
/** As somebody sees it who has just signed in: sessions are shorter than what a logo is kept. */
const seen = async (path: string) => (await (await app.as(user)).get(path).expect(200)).body;
const logoOf = async (id: string) => (await seen(`/api/funders/${id}`)).logoUrl as string;
const kept = async () => (await app.db.select().from(logos))[0];
const OURS = /^\/api\/logos\/[\da-f]{32}\.webp$/;

describe("a funder's logo", () => {
  it("of another host is shown as a copy of ours, small, drawn anew, and kept for ever by whoever has it", async () => {
    const site = await startSite({ "/logo": page("image/png", await png) });
    const id = await withLogo(`${site.origin}/logo?v=1`);
    expect(await logoOf(id)).toBe(`${site.origin}/logo?v=1`);
    await run();

    const address = await logoOf(id);
    expect(address).toMatch(OURS);
    expect((await seen("/api/funders"))[0].logoUrl).toBe(address);
    const { headers, body } = await app.visitor.get(address).expect(200);
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(headers).not.toHaveProperty("set-cookie");
    expect(imageKind(body as Buffer)).toBe("webp");
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 144, height: 48, hasAlpha: false });
    await app.visitor.get(address).set("If-None-Match", headers.etag!).expect(304);
    expect(site.asked).toEqual(["GET /robots.txt", "GET /logo?v=1"]);
    expect(site.headers[1]).toMatchObject({ "user-agent": expect.stringContaining("Amberway") });
    expect(site.headers[1]).not.toHaveProperty("cookie");
  });

  it.each([
    ["png", () => picture(20, 20).png()],
    [
      "jpeg",
      () =>
        picture(20, 20)
          .jpeg()
          .withExif({ IFD0: { Copyright: "a secret of the camera" } }),
    ],
    ["webp", () => picture(20, 20).webp()],
    ["gif", () => picture(20, 20).gif()],
  ])(
    "may be a %s picture, whatever its header says; nothing but how it looks is left of it",
    async (_kind, make) => {
      const site = await startSite({ "/logo": page("text/html", await make().toBuffer()) });
      const id = await withLogo(`${site.origin}/logo`);
      await run();
      const { body } = await app.visitor.get(await logoOf(id)).expect(200);
      const { width, height, exif } = await sharp(body as Buffer).metadata();
      // What is small is not made larger.
      expect([width, height, exif]).toEqual([20, 20, undefined]);
      expect((body as Buffer).includes("secret")).toBe(false);
    },
  );

  const svg = `<?xml version="1.0"?>\n<!-- made -->\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
  const half = png.then((bytes) => bytes.subarray(0, bytes.length / 2));

  it.each([
    ["a drawing", page("image/svg+xml", svg), /^It is a drawing \(SVG\)/, 30],
    ["a drawing that says it is a PNG", page("image/png", svg), /^It is a drawing \(SVG\)/, 30],
    ["a page", page("image/png", "<html><h1>Logo</h1>"), /^It is not a PNG/, 30],
    ["empty", page("image/png", ""), /^It is not a PNG/, 30],
    ["too large", page("image/png", Buffer.alloc(300_000)), /^The file at .+ is larger than 256 kB\.$/, 30],
    ["gone", answerWith(410), /has no page at this address/, 30],
    ["behind a sign-in", answerWith(401), /sign in/, 30],
    ["refused", answerWith(403), /refuses/, 1],
    ["not there today", answerWith(500), /not working at the moment/, 1],
    ["at a private address", redirectTo("http://169.254.169.254/logo.png"), /not on the public internet/, 30],
    ["at an odd address", redirectTo("ftp://example.org/logo.png"), /not a web address/, 30],
  ] as const)("that is %s is not taken, and why is remembered", async (_what, answer, problem, days) => {
    const site = await startSite({ "/logo": answer });
    const id = await withLogo(`${site.origin}/logo`);
    await run();
    expect(await kept()).toMatchObject({ image: null, hash: null, problem: expect.stringMatching(problem) });
    expect((await kept())!.nextCheckAt).toEqual(new Date(clock.now().getTime() + days * DAY));
    expect(await logoOf(id)).toBe(`${site.origin}/logo`);
    const asked = site.asked.length;
    clock.advance(days * DAY - 1);
    await run();
    expect(site.asked).toHaveLength(asked);
    clock.advance(1);
    await run();
    expect(site.asked.length).toBeGreaterThan(asked);
  });

  it.each([
    ["of far too many pixels", () => hugePng(10_000), /more than 16 million pixels/],
    ["damaged", () => half, /damaged/],
  ])("that is %s is not taken", async (_what, bytes, problem) => {
    const content = await bytes();
    expect(content.length).toBeLessThan(256 * 1024);
    const site = await startSite({ "/logo": page("image/png", content) });
    await withLogo(`${site.origin}/logo`);
    await run();
    expect(await kept()).toMatchObject({ image: null, problem: expect.stringMatching(problem) });
  });

  it("of as many pixels as may be is taken", async () => {
    const site = await startSite({ "/logo": page("image/png", hugePng(4_000)) });
    const id = await withLogo(`${site.origin}/logo`);
    await run();
    const { body } = await app.visitor.get(await logoOf(id)).expect(200);
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 144, height: 144 });
  });

  it("that unpacks to gigabytes costs no more than its limit", async () => {
    const packed = gzipSync(Buffer.alloc(50_000_000));
    expect(packed.length).toBeLessThan(256 * 1024);
    const site = await startSite({
      "/logo": answerWith(200, { "content-type": "image/png", "content-encoding": "gzip" }, packed),
    });
    await withLogo(`${site.origin}/logo`);
    await run();
    expect((await kept())!.problem).toMatch(/larger than 256 kB/);
  });

  it("is left alone where its site's robots.txt says so, and never asked for at a private address", async () => {
    const site = await startSite({
      "/robots.txt": page("text/plain", "User-agent: *\nDisallow: /img/"),
      "/img/logo": page("image/png", await png),
    });
    await withLogo(`${site.origin}/img/logo`);
    await run();
    expect((await kept())!.problem).toMatch(/robots\.txt/);
    expect(site.asked).toEqual(["GET /robots.txt"]);

    await app.db.delete(logos);
    pages.current = buildFetcher({ allowPrivate: false });
    await run();
    expect((await kept())!.problem).toMatch(/only the usual ports|not on the public internet/);
    expect(site.asked).toHaveLength(1);
  });

  it("that does not end is given up, and holds no other up", async () => {
    const slow = await startRawSite((line, socket) => {
      if (line.includes("robots")) socket.end("HTTP/1.1 404 No\r\ncontent-length: 0\r\n\r\n");
      else socket.write("HTTP/1.1 200 OK\r\ncontent-type: image/png\r\n\r\n\x89PNG");
    });
    const site = await startSite({ "/logo": page("image/png", await png) });
    pages.current = buildFetcher({ limits: { networkMs: 3_000 } });
    const [hanging, good] = [await withLogo(`${slow}/logo`), await withLogo(`${site.origin}/logo`)];
    await run();
    expect(await logoOf(good)).toMatch(OURS);
    expect(await logoOf(hanging)).toBe(`${slow}/logo`);
  });

  it("is read again after thirty days, and where its address changed; a copy outlives a bad day, not the logo", async () => {
    let answer = page("image/png", await png);
    const site = await startSite({
      "/logo": (request, response) => answer(request, response),
      "/new": page("image/png", await picture(90, 90, "#00aa55").png().toBuffer()),
    });
    const id = await withLogo(`${site.origin}/logo`);
    await run();
    const first = await logoOf(id);
    clock.advance(29 * DAY);
    await run();
    expect(site.asked).toHaveLength(2);

    clock.advance(DAY);
    answer = answerWith(503);
    await run();
    expect(await logoOf(id)).toBe(first);
    clock.advance(DAY);
    answer = answerWith(404);
    await run();
    expect(await logoOf(id)).toBe(`${site.origin}/logo`);
    await app.visitor.get(first).expect(404);

    await app.db.update(funderProfiles).set({ logoUrl: `${site.origin}/new` });
    await run();
    expect(await logoOf(id)).toMatch(OURS);
    expect(await logoOf(id)).not.toBe(first);
    expect(await app.db.select().from(logos)).toHaveLength(2);
    clock.advance(31 * DAY);
    await run();
    expect((await app.db.select().from(logos)).map(({ address }) => address)).toEqual([`${site.origin}/new`]);
  });

  it("of our own host, in the page itself, or of no address that is one, is asked of nobody", async () => {
    const asked: string[] = [];
    const getFile = async (url: string) => {
      asked.push(url);
      return new Uint8Array();
    };
    pages.current = { ...buildFetcher(), getFile };
    const own = [
      `${OWN}/logo.png`,
      `${OWN.toUpperCase()}/logo.png`,
      "/logo.png",
      "data:image/gif;base64,R0lGODlhAQABAAAAACw=",
      "javascript:alert(1)",
      `https://example.org/${"x".repeat(3_000)}`,
      "",
    ];
    for (const [n, address] of own.entries()) await withLogo(address, `Fund ${n}`);
    await withLogo("https://funding.example.org.evil.example/logo.png");
    await run();
    expect(asked).toEqual(["https://funding.example.org.evil.example/logo.png"]);
  });

  it("that several have is read once", async () => {
    const site = await startSite({ "/logo": page("image/png", await png) });
    const [one, other] = [
      await withLogo(`${site.origin}/logo`, "One"),
      await withLogo(`${site.origin}/logo`, "Other"),
    ];
    await run();
    expect(site.asked).toHaveLength(2);
    expect(await logoOf(one)).toBe(await logoOf(other));
  });
});

describe("GET /api/logos/:file", () => {
  it.each(["x.webp", `${"0".repeat(32)}.webp`, `${"0".repeat(32)}.png`, "..%2f.webp", `${"0".repeat(32)}`])(
    "%s is not there",
    async (file) => {
      const { body, headers } = await app.visitor.get(`/api/logos/${file}`).expect(404);
      expect(body).toEqual({ code: "not_found", message: "Logo not found" });
      expect(headers["cache-control"]).toBe("no-store");
    },
  );

  it("takes nothing", async () => {
    await app.visitor.put(`/api/logos/${"0".repeat(32)}.webp`).expect(405);
  });
});
