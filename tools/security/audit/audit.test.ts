import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { DAYS, exceptionsSchema, judgeAdvisory, readAdvisories } from "./judge-advisories";

const FIXTURES = "tools/security/audit/fixtures";
const readFixture = (name: string) => readFileSync(join(FIXTURES, name), "utf8");
const NOW = new Date("2026-11-28T12:00:00Z");
const REASON = "only the parser is hit, and nothing here calls it";
const [advisory] = readAdvisories(readFixture("modelled-report.json"))!;

describe("the days that an advisory may be open", () => {
  it("are those of the page on security", () => {
    const page = readFileSync("docs/security/README.md", "utf8");
    for (const [severity, days] of Object.entries(DAYS))
      expect(page).toMatch(new RegExp(`\\| ${severity} +\\| ${days} days +\\|`));
  });

  it.each(Object.entries(DAYS))("%s: it is too old after %i days, not before", (severity, days) => {
    const found = { ...advisory!, severity: severity as keyof typeof DAYS };
    const publishedBefore = (count: number) => new Date(NOW.getTime() - count * 86_400_000);
    expect(judgeAdvisory(found, publishedBefore(days), [], NOW).daysLeft).toBe(0);
    expect(judgeAdvisory(found, publishedBefore(days + 1), [], NOW).daysLeft).toBe(-1);
  });

  it("an exception holds through its last day, for its advisory alone", () => {
    const judge = (exception: { advisory: string; until: string }) =>
      judgeAdvisory(advisory!, new Date("2026-01-01"), [{ ...exception, reason: REASON }], NOW).exception;
    expect(judge({ advisory: advisory!.id, until: "2026-11-28" })).toBeDefined();
    expect(judge({ advisory: advisory!.id, until: "2026-11-27" })).toBeUndefined();
    expect(judge({ advisory: "GHSA-another", until: "2026-12-28" })).toBeUndefined();
  });

  it("the kept exceptions have a reason and a last day", () => {
    exceptionsSchema.parse(JSON.parse(readFileSync("docs/security/audit-exceptions.json", "utf8")));
    const without = [{ advisory: "GHSA-1", reason: "", until: "2026-12-01" }];
    expect(exceptionsSchema.safeParse(without).success).toBe(false);
  });
});

describe("the report of npm", () => {
  it("names each advisory once, with the packages that have it", () => {
    expect(readAdvisories(readFixture("modelled-report.json"))).toEqual([
      {
        id: "GHSA-modl-aaaa-0001",
        severity: "high",
        title: "modelled-parser reads beyond its end",
        packages: ["modelled-parser"],
      },
    ]);
  });

  it("is no list of nothing when the registry gave no answer", () => {
    for (const printed of [readFixture("modelled-no-answer.json"), "", "<html>Bad gateway</html>", "{}"])
      expect(readAdvisories(printed)).toBeNull();
  });
});

describe("npm run audit", () => {
  const answers: { bulk?: object | undefined; published?: string | undefined } = {};
  let server: Server;
  let folder: string;
  beforeAll(async () => {
    server = createServer((req, res) => {
      const isBulk = req.url?.endsWith("/advisories/bulk");
      const published = req.url?.startsWith("/vulns/") ? answers.published : undefined;
      const body = isBulk ? answers.bulk : published && { published };
      res.writeHead(body ? 200 : 404, { "content-type": "application/json" });
      res.end(JSON.stringify(body ?? {}));
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  });
  afterAll(() => new Promise((done) => server.close(done)));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the command for a project with one package of ours. */
  async function run(exceptions: object[] = []) {
    folder = mkdtempSync(join(tmpdir(), "amberway-audit-"));
    mkdirSync(join(folder, "docs/security"), { recursive: true });
    writeFileSync(join(folder, "docs/security/audit-exceptions.json"), JSON.stringify(exceptions));
    for (const name of ["package.json", "package-lock.json"])
      writeFileSync(join(folder, name), readFixture(`modelled-${name}`));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const env = {
      ...process.env,
      npm_config_registry: `${address}/`,
      npm_config_cache: join(folder, "cache"),
      npm_config_fetch_retries: "0",
      AUDIT_ADVISORIES_URL: `${address}/vulns`,
    };
    const command = ["--import", import.meta.resolve("tsx"), resolve("tools/audit.ts")];
    return new Promise<{ code: unknown; told: string }>((done) =>
      execFile(process.execPath, command, { cwd: folder, env }, (error, stdout, stderr) =>
        done({ code: error?.code ?? 0, told: stdout + stderr }),
      ),
    );
  }

  const bulk = JSON.parse(readFixture("modelled-bulk-answer.json")) as object;
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

  it("is content without advisories", async () => {
    answers.bulk = {};
    expect(await run()).toEqual({ code: 0, told: expect.stringContaining("0 advisories, 0 too old") });
  }, 180_000);

  it("fails for an advisory that is older than its severity allows, and not for a younger one", async () => {
    Object.assign(answers, { bulk, published: daysAgo(40) });
    const old = await run();
    expect(old).toEqual({ code: 1, told: expect.stringContaining("GHSA-modl-aaaa-0001 (high") });
    expect(old.told).toContain("TOO OLD by 26 days");
    answers.published = daysAgo(3);
    expect(await run()).toEqual({ code: 0, told: expect.stringContaining("11 days left") });
  }, 180_000);

  it("lets an exception stand until its last day, and says why", async () => {
    Object.assign(answers, { bulk, published: daysAgo(40) });
    const exception = { advisory: "GHSA-modl-aaaa-0001", reason: REASON };
    const running = await run([{ ...exception, until: daysAgo(-5).slice(0, 10) }]);
    expect(running).toEqual({ code: 0, told: expect.stringContaining(REASON) });
    expect((await run([{ ...exception, until: daysAgo(2).slice(0, 10) }])).code).toBe(1);
  }, 180_000);

  it("has a code of its own when the registry or the register of days gives no answer", async () => {
    answers.bulk = undefined;
    const none = await run();
    expect(none).toEqual({ code: 2, told: expect.stringContaining("does not say that all is well") });
    Object.assign(answers, { bulk, published: undefined });
    expect((await run()).code).toBe(2);
  }, 180_000);
});
