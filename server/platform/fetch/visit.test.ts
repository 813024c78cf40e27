import { describe, expect, it } from "vitest";
import {
  answerWith,
  buildFetcher,
  catchFailure,
  get,
  page,
  redirectTo,
  startRawSite,
  startSite,
  type Pages,
} from "./site.fixture";

describe("redirects", () => {
  const chain = (length: number): Pages => ({
    ...Object.fromEntries(Array.from({ length }, (_, i) => [`/${i}`, redirectTo(`/${i + 1}`)])),
    [`/${length}`]: "the end",
  });

  it.each([301, 302, 303, 307, 308])("follows status %i", async (status) => {
    const site = await startSite({ "/": redirectTo("/there", status), "/there": "the end" });
    expect(await get(site.origin)).toMatchObject({ url: `${site.origin}/there`, text: "the end" });
  });

  it("follows five of them", async () => {
    const site = await startSite(chain(5));
    expect((await get(`${site.origin}/0`)).text).toBe("the end");
  });

  it("gives up at the sixth", async () => {
    const site = await startSite(chain(6));
    expect(await catchFailure(get(`${site.origin}/0`))).toMatchObject({
      kind: "too_many_redirects",
      message: `127.0.0.1:${site.port} redirects more than 5 times.`,
    });
    expect(site.asked.at(-1)).toBe("GET /5");
  });

  it("detects a circle at once", async () => {
    const site = await startSite({ "/a": redirectTo("/b"), "/b": redirectTo("/a") });
    expect(await catchFailure(get(`${site.origin}/a`))).toMatchObject({
      kind: "too_many_redirects",
      message: `127.0.0.1:${site.port} redirects in a circle.`,
    });
    expect(site.asked).toEqual(["GET /robots.txt", "GET /a", "GET /b"]);
  });

  it("fails when a redirect has no target", async () => {
    const site = await startSite({ "/": answerWith(302), "/bad": redirectTo("http://[") });
    expect(await catchFailure(get(site.origin))).toMatchObject({ kind: "bad_answer", status: 302 });
    expect(await catchFailure(get(`${site.origin}/bad`))).toMatchObject({ kind: "bad_answer" });
  });

  it.each([
    "http://[::ffff:127.0.0.1]:PORT/secret",
    "http://0.0.0.0:PORT/secret",
    "http://0:PORT/secret",
    "http://user:pass@127.0.0.1:PORT/secret",
    "http://169.254.169.254/latest/meta-data/",
    "http://2852039166/",
    "http://[fd00:ec2::254]/latest/meta-data/",
    "http://[64:ff9b::7f00:1]:PORT/secret",
    "//169.254.169.254/",
    "file:///etc/passwd",
    "ftp://127.0.0.1/",
    "javascript:alert(1)",
    "data:text/html,secret",
  ])("does not follow one to %s", async (location) => {
    const site = await startSite({
      "/": (request, response) => redirectTo(location.replace("PORT", String(site.port)))(request, response),
      "/secret": "secret",
    });
    expect(await catchFailure(get(site.origin))).toMatchObject({ kind: "refused_address" });
    expect(await catchFailure(buildFetcher().check(site.origin))).toMatchObject({ kind: "refused_address" });
    expect(site.asked.filter((line) => line.includes("secret"))).toEqual([]);
  });

  it("does not follow one to a name behind which a forbidden address is", async () => {
    const site = await startSite({ "/": redirectTo("http://innocent.example/") });
    const lookup = async () => [{ address: "169.254.169.254", family: 4 }];
    expect(await catchFailure(get(site.origin, { lookup }))).toMatchObject({
      kind: "refused_address",
      message: "innocent.example is not visited, because it is not on the public internet.",
    });
  });
});

describe("sites that refuse or fail", () => {
  it.each([
    [401, "login_wall"],
    [403, "blocked"],
    [451, "blocked"],
    [429, "blocked"],
    [404, "not_found"],
    [410, "not_found"],
    [400, "bad_answer"],
    [418, "bad_answer"],
    [304, "bad_answer"],
    [500, "bad_answer"],
    [503, "bad_answer"],
  ])("reports status %i as %s", async (status, kind) => {
    const site = await startSite({ "/": answerWith(status, { "content-type": "text/html" }) });
    const failure = await catchFailure(get(site.origin));
    expect(failure).toMatchObject({ name: "FetchFailure", kind, status });
    expect(failure.message).toContain(`127.0.0.1:${site.port}`);
    expect(site.asked).toHaveLength(2);
  });

  const busyFirst = (status: number, retryAfter: string): { pages: Pages; slept: number[] } => {
    let times = 0;
    return {
      slept: [],
      pages: {
        "/": (request, response) => {
          times += 1;
          if (times > 1) page("text/plain", "now")(request, response);
          else answerWith(status, { "retry-after": retryAfter })(request, response);
        },
      },
    };
  };
  const NOON = Date.UTC(2026, 0, 5, 12);

  it.each([
    [429, "7", 7_000],
    [503, "10", 10_000],
    [429, "Mon, 05 Jan 2026 12:00:04 GMT", 4_000],
  ])("retries once after status %i when asked to wait for %s", async (status, retryAfter, ms) => {
    const { pages, slept } = busyFirst(status, retryAfter);
    const site = await startSite(pages);
    let time = NOON;
    const found = await get(site.origin, {
      now: () => time,
      sleep: async (wait) => {
        slept.push(wait);
        time += wait;
      },
    });
    expect(found.text).toBe("now");
    expect(slept).toEqual([ms]);
  });

  it.each(["11", "3600", "soon", "-1", "Mon, 05 Jan 2026 13:00:00 GMT", ""])(
    "does not come back when asked to wait for %j",
    async (retryAfter) => {
      const site = await startSite(busyFirst(429, retryAfter).pages);
      const failure = await catchFailure(get(site.origin, { now: () => NOON }));
      expect(failure).toMatchObject({ kind: "blocked", status: 429 });
      expect(site.asked).toHaveLength(2);
    },
  );

  it("does not retry twice", async () => {
    const site = await startSite({ "/": answerWith(429, { "retry-after": "0" }) });
    expect(await catchFailure(get(site.origin))).toMatchObject({ kind: "blocked" });
    expect(site.asked).toEqual(["GET /robots.txt", "GET /", "GET /"]);
  });

  it("reports a host that does not answer", async () => {
    const origin = await startRawSite((_line, socket) => socket.destroy());
    expect(await catchFailure(get(origin))).toMatchObject({ kind: "unreachable" });
    expect(await catchFailure(get("http://127.0.0.1:1/"))).toMatchObject({
      kind: "unreachable",
      message: "127.0.0.1:1 could not be reached.",
    });
  });

  const NO_ROBOTS = "HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n";

  it.each([
    ["no HTTP at all", "SSH-2.0-OpenSSH_9.6\r\n"],
    ["a broken status line", "HTTP/1.1 ABC Nonsense\r\n\r\n"],
    ["a broken header", "HTTP/1.1 200 OK\r\nbad header here\r\n\r\n"],
    ["endless headers", `HTTP/1.1 200 OK\r\nx: ${"a".repeat(100_000)}\r\n\r\n`],
    [
      "a body that ends early",
      "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 100\r\n\r\nshort",
    ],
    [
      "broken chunks",
      "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nabc",
    ],
    [
      "a body that is not packed as it says",
      "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-encoding: gzip\r\ncontent-length: 5\r\n\r\nplain",
    ],
    [
      "a packing that nobody asked for",
      "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-encoding: zstd\r\ncontent-length: 5\r\n\r\nplain",
    ],
  ])("survives %s", async (_what, answer) => {
    const origin = await startRawSite((line, socket) =>
      socket.end(line.includes("/robots.txt") ? NO_ROBOTS : answer),
    );
    expect(await catchFailure(get(origin))).toMatchObject({ name: "FetchFailure", kind: "bad_answer" });
  });
});
