import { describe, expect, it } from "vitest";
import { FETCH_LIMITS } from "./limits";
import { createPacing } from "./pacing";
import { answerWith, buildFetcher, page, startSite, type Pages } from "./site.fixture";

/** A clock that only moves when somebody sleeps. */
function fakeTime() {
  const slept: number[] = [];
  const time = { now: 1_000_000 };
  const sleep = async (ms: number) => {
    slept.push(ms);
    time.now += ms;
  };
  return { slept, time, now: () => time.now, sleep };
}

const A = new URL("https://a.example/");
const B = new URL("https://b.example/");

describe("pacing", () => {
  const setUp = (limits = {}) => {
    const time = fakeTime();
    return { ...time, pacing: createPacing({ ...time, limits: { ...FETCH_LIMITS, ...limits } }) };
  };
  const nothing = async () => {};

  it("keeps a second between two requests to one host, from the end of the first", async () => {
    const { pacing, slept, time } = setUp();
    await pacing.runSpaced(A, { signal: undefined }, async () => {
      time.now += 5_000;
    });
    time.now += 300;
    await pacing.runSpaced(A, { signal: undefined }, nothing);
    expect(slept).toEqual([700]);
  });

  it("lets different hosts be asked at the same time", async () => {
    const { pacing, slept } = setUp();
    await pacing.runSpaced(A, { signal: undefined }, nothing);
    await pacing.runSpaced(B, { signal: undefined }, nothing);
    expect(slept).toEqual([]);
  });

  it("treats a host as one, whatever its scheme and port", async () => {
    const { pacing, slept } = setUp();
    await pacing.runSpaced(new URL("http://a.example/x"), { signal: undefined }, nothing);
    await pacing.runSpaced(A, { signal: undefined }, nothing);
    expect(slept).toEqual([1_000]);
  });

  it("keeps the gap that a host asks for between visits, not within one", async () => {
    const { pacing, slept } = setUp();
    const visit = () => pacing.runSpaced(A, { visitGapMs: 8_000, signal: undefined }, nothing);
    await visit();
    await pacing.runSpaced(A, { signal: undefined }, nothing);
    await visit();
    expect(slept).toEqual([1_000, 7_000]);
  });

  it("does not wait longer than the limit, and explains the refusal", async () => {
    const { pacing, slept, time } = setUp();
    const visit = () => pacing.runSpaced(A, { visitGapMs: 90_000, signal: undefined }, nothing);
    await visit();
    await expect(visit()).rejects.toMatchObject({
      kind: "robots",
      message: "a.example asks for a pause of 90 seconds between pages (robots.txt). Please try again later.",
    });
    time.now += 30_000;
    await visit();
    expect(slept).toEqual([60_000]);
  });

  it("applies a pause to all callers", async () => {
    const { pacing, slept } = setUp();
    pacing.pause(A, 4_000);
    pacing.pause(A, 2_000);
    await pacing.runSpaced(A, { signal: undefined }, nothing);
    expect(slept).toEqual([4_000]);
  });

  it("keeps the gap after a request that failed", async () => {
    const { pacing, slept } = setUp();
    const failing = pacing.runSpaced(A, { signal: undefined }, () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    await pacing.runSpaced(A, { signal: undefined }, nothing);
    expect(slept).toEqual([1_000]);
  });

  it("serves callers in order, one at a time, and continues after a failure", async () => {
    const { pacing } = setUp();
    const order: string[] = [];
    const enter = (name: string, fails = false) =>
      pacing.runInTurn(A, undefined, async () => {
        order.push(`${name} in`);
        await Promise.resolve();
        order.push(`${name} out`);
        if (fails) throw new Error(name);
      });
    const all = await Promise.allSettled([enter("1"), enter("2", true), enter("3")]);
    expect(order).toEqual(["1 in", "1 out", "2 in", "2 out", "3 in", "3 out"]);
    expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });

  it("refuses callers when the queue is full or they have waited too long", async () => {
    const { pacing, time } = setUp({ waitingMax: 2 });
    const first = pacing.runInTurn(A, undefined, async () => {
      time.now += 61_000;
    });
    const second = pacing.runInTurn(A, undefined, nothing);
    await expect(pacing.runInTurn(A, undefined, nothing)).rejects.toMatchObject({
      kind: "timeout",
      message: "Too many pages of a.example are waiting to be read. Please try again later.",
    });
    await first;
    await expect(second).rejects.toMatchObject({ kind: "timeout" });
    await pacing.runInTurn(A, undefined, nothing);
  });
});

describe("a fetcher", () => {
  it("asks a host for one thing at a time, a second apart", async () => {
    const time = fakeTime();
    const running = { now: 0, most: 0 };
    const busy: Pages[string] = (request, response) => {
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      setImmediate(() => {
        running.now -= 1;
        page("text/plain", "x")(request, response);
      });
    };
    const site = await startSite({ "/1": busy, "/2": busy, "/3": busy });
    const fetcher = buildFetcher({ ...time, limits: { hostGapMs: 1_000 } });
    await Promise.all(
      ["/1", "/2", "/3"].map((path) => fetcher.get(site.origin + path, { accept: ["text"] })),
    );
    expect(site.asked).toEqual(["GET /robots.txt", "GET /1", "GET /2", "GET /3"]);
    expect(time.slept).toEqual([1_000, 1_000, 1_000]);
    expect(running.most).toBe(1);
  });

  it("keeps the Crawl-delay of robots.txt between pages", async () => {
    const time = fakeTime();
    const site = await startSite({
      "/robots.txt": page("text/plain", "User-agent: *\nCrawl-delay: 5"),
      "/1": page("text/plain", "x"),
      "/2": answerWith(302, { location: "/1" }),
    });
    const fetcher = buildFetcher({ ...time, limits: { hostGapMs: 1_000 } });
    await fetcher.get(`${site.origin}/1`, { accept: ["text"] });
    await fetcher.get(`${site.origin}/2`, { accept: ["text"] });
    expect(time.slept).toEqual([1_000, 5_000, 1_000]);
  });

  it("stops waiting for its turn when the caller goes away", async () => {
    const site = await startSite({ "/": "x" });
    const controller = new AbortController();
    const fetcher = buildFetcher({ limits: { hostGapMs: 60_000 } });
    const reading = fetcher.get(site.origin, { accept: ["html"], signal: controller.signal });
    await expect.poll(() => site.asked).toEqual(["GET /robots.txt"]);
    const reason = new Error("gone");
    controller.abort(reason);
    await expect(reading).rejects.toBe(reason);
  });
});
