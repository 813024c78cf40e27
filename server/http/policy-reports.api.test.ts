import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../app/app";
import { startTestApp, type TestApp } from "../test/app";
import { createKeptLog } from "../test/kept-log";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const REPORT = {
  "effective-directive": "script-src-elem",
  "blocked-uri": "https://ads.example/track.js?who=ama@example.org",
  "document-uri": "https://funding.example.org/applications?search=clinic#token=abc",
};

function listen(env: Partial<TestApp["config"]> = {}) {
  const { log, lines } = createKeptLog("warn");
  // All within one minute.
  const clock = { ...app.deps.clock, now: () => new Date("2026-03-04T10:00:00Z") };
  const server = createApp({ ...app.deps, log, clock, config: { ...app.config, ...env } });
  const send = (report: unknown, type = "application/csp-report") =>
    request(server)
      .post("/policy-reports")
      .set("Content-Type", type)
      .send(typeof report === "string" ? report : JSON.stringify(report));
  return { server, send, lines: () => lines().filter(({ msg }) => /policy/.test(String(msg))) };
}

describe("what browsers report", () => {
  it("every page tells browsers where", async () => {
    const { server } = listen();
    const { headers } = await request(server).get("/api/health");
    expect(headers["content-security-policy"]).toContain("report-uri /policy-reports");
  });

  it("is a line of the log, without queries and the rest of other sites' addresses", async () => {
    const { send, lines } = listen();
    await send({ "csp-report": REPORT }).expect(204);
    expect(lines()).toEqual([
      expect.objectContaining({
        directive: "script-src-elem",
        blocked: "https://ads.example",
        page: "/applications",
      }),
    ]);
    expect(JSON.stringify(lines())).not.toMatch(/ama@|clinic|token|track/);
  });

  it("keeps nothing that somebody made up", async () => {
    const { send, lines } = listen();
    const said = { "violated-directive": "Ama was here\n", "blocked-uri": "a b", "document-uri": "nowhere" };
    await send({ "csp-report": said }).expect(204);
    expect(lines()).toEqual([
      expect.objectContaining({ directive: "unknown", blocked: "unknown", page: "unknown" }),
    ]);
  });

  it("is not read where it is no report, is of another kind, or is too long", async () => {
    const { send, lines } = listen();
    await send({ other: 1 }).expect(204);
    await send({ "csp-report": REPORT }, "text/plain").expect(204);
    await send("{").expect(400);
    await send({ "csp-report": { ...REPORT, more: "x".repeat(9_000) } }).expect(413);
    expect(lines()).toEqual([]);
  });

  it("fills no log: a flood of reports is refused, and few lines a minute are written", async () => {
    const { send, lines } = listen({ RATE_LIMIT_SCALE: 1, RATE_LIMIT_OPEN_PER_MINUTE: 25 });
    for (let n = 0; n < 25; n++) await send({ "csp-report": REPORT }).expect(204);
    await send({ "csp-report": REPORT }).expect(429);
    expect(lines()).toHaveLength(20);
  });
});
