import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { zipSync } from "fflate";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { fundingOpportunities as o, opportunityProvenance as p } from "@shared/schema/index";
import type { OpenDatabase } from "../../../platform/db/database";
import { lockFolder } from "../../../platform/db/folder-lock";
import { extract, fixture, named, repeatedExtract, synopsis } from "../grants-gov/extract.fixture";
import { openTestDatabase } from "../../../test/database";
import { compileProgram } from "../../../test/processes/compile-program";
import { importExtract, openExtract } from "./import-extract";

const SAMPLE = fixture("extract-sample.xml");
/** When the sample was taken. */
const NOW = new Date("2026-08-08T12:00:00Z");
let database: OpenDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "amberway-import-"));
});
afterEach(() => database.db.delete(o));
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const createFile = async (name: string, bytes: Uint8Array | string) => {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
};
const importFile = async (path: string, now = NOW) => importExtract(database, await openExtract(path), now);
const importXml = (xml: string, now = NOW) => importExtract(database, Readable.from([Buffer.from(xml)]), now);
/** Everything that is stored, as text. */
const digestContents = async () => {
  const { rows } = await database.db.execute<{ digest: string; count: number }>(
    sql`select count(*)::int as count, md5(string_agg(md5(${o}::text || ${p}::text), '' order by ${o.id})) as digest
      from ${o} join ${p} on ${p.opportunityId} = ${o.id}`,
  );
  return rows[0]!;
};

describe("importing an extract of Grants.gov", () => {
  it("imports open opportunities as pending, and changes nothing the second time", async () => {
    const path = await createFile("sample.xml", SAMPLE);
    const first = await importFile(path);
    expect(first).toEqual({ read: 653, created: 549, updated: 0, proposed: 0, skipped: 104, failed: 0 });
    const before = await digestContents();
    expect(before.count).toBe(549);
    const second = await importFile(path);
    expect(second).toEqual({ read: 653, created: 0, updated: 0, proposed: 0, skipped: 653, failed: 0 });
    expect(await digestContents()).toEqual(before);
    const statuses = await database.db.selectDistinct({ status: o.verificationStatus }).from(o);
    expect(statuses).toEqual([{ status: "pending" }]);
  });

  it.each([
    ["sample.xml.gz", () => gzipSync(SAMPLE)],
    ["sample.zip", () => zipSync({ "GrantsDBExtract20260808v2.xml": SAMPLE })],
  ])("imports from %s", async (name, make) => {
    expect(await importFile(await createFile(name, make()))).toMatchObject({ read: 653, created: 549 });
  });

  it("imports thousands of records in batches, and reports its progress", async () => {
    const sample = SAMPLE.toString("utf8");
    const reported: number[] = [];
    const counts = await importExtract(
      database,
      Readable.from(repeatedExtract(sample, 2_000)),
      NOW,
      ({ read }) => reported.push(read),
    );
    expect(counts.read).toBe(2_000);
    expect(counts.created + counts.skipped).toBe(2_000);
    expect(reported).toEqual([500, 1_000, 1_500, 2_000]);
    const again = await importExtract(database, Readable.from(repeatedExtract(sample, 2_000)), NOW);
    expect(again).toEqual({ ...counts, created: 0, skipped: 2_000 });
  });

  it("gives each opportunity a slug of its own, even when two batches share all their names", async () => {
    const record = (n: number) => synopsis(named(n + 1, `Title ${n < 500 ? n : 999 - n}`));
    const records = Array.from({ length: 1_000 }, (_, n) => record(n));
    expect(await importXml(extract(...records))).toMatchObject({ read: 1_000, created: 1_000 });
    const slugs = await database.db.selectDistinct({ slug: o.slug }).from(o);
    expect(slugs).toHaveLength(1_000);
  });

  it("updates only the opportunities that changed since the last import", async () => {
    const record = (amount: number) => synopsis(`${named(1)}<AwardCeiling>${amount}</AwardCeiling>`);
    await importXml(extract(record(500), synopsis(named(2))));
    const later = await importXml(extract(record(700), synopsis(named(2)), synopsis(named(3))));
    expect(later).toMatchObject({ created: 1, updated: 1, skipped: 1 });
    const [row] = await database.db.select().from(o).where(eq(o.externalId, "1"));
    expect(row).toMatchObject({ maxAmount: "700.00", source: "Grants.gov", verificationStatus: "pending" });
    const [provenance] = await database.db.select().from(p).where(eq(p.opportunityId, row!.id));
    expect(provenance!.origins.maxAmount).toEqual({ quote: "Award ceiling 700", how: "api" });
  });

  it("keeps the records before the damage of a file, and counts records without a title as failed", async () => {
    const whole = extract(
      synopsis(named(1)),
      synopsis("<OpportunityID>2</OpportunityID>"),
      synopsis(named(3)),
    );
    await expect(importXml(whole.slice(0, whole.lastIndexOf("</Opp")))).rejects.toMatchObject({
      code: "unreadable_file",
    });
    expect(await database.db.select({ id: o.externalId }).from(o)).toEqual([{ id: "1" }]);
    expect(await importXml(whole)).toMatchObject({ read: 2, created: 1, skipped: 1, failed: 1 });
    const cut = await createFile("cut.gz", gzipSync(SAMPLE).subarray(0, 20_000));
    await expect(importFile(cut)).rejects.toMatchObject({ code: "unreadable_file" });
  });

  it("rejects a missing file and a folder", async () => {
    await expect(openExtract(join(folder, "none.xml"))).rejects.toMatchObject({ code: "not_found" });
    await expect(openExtract(folder)).rejects.toMatchObject({ code: "unreadable_file" });
  });
});

describe("npm run import:grants-gov", () => {
  const run = async (args: string[], dataDir: string) => {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, SESSION_SECRET: "x".repeat(40) };
    const program = await compileProgram(new URL("../../../cli/import-grants-gov.ts", import.meta.url));
    const done = promisify(execFile)(process.execPath, [program, ...args], { env });
    return done.then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        code,
        stdout,
        stderr,
      }),
    );
  };

  it(
    "imports into the embedded database, and names the process that holds it",
    { timeout: 300_000 },
    async () => {
      const path = await createFile("few.xml", extract(synopsis(named(1)), synopsis(named(2))));
      const dataDir = join(folder, "data");
      const first = await run([path], dataDir);
      expect(first.stderr).toBe("");
      expect(first.stdout).toMatch(/2 read: 2 new, 0 updated, .*\nDone in [\d.]+ s, [\d,]+ a second\.\n$/);
      expect(first.code).toBe(0);

      const unlock = await lockFolder(join(dataDir, "database"));
      const locked = await run([path], dataDir);
      unlock();
      expect(locked.code).toBe(1);
      expect(locked.stderr).toMatch(/^The data folder .* is in use by process \d+\. Stop that process first/);

      const damaged = await run([await createFile("text.xml", "<Other/>")], dataDir);
      expect(damaged).toMatchObject({ code: 1, stderr: "The file is not an extract of Grants.gov.\n" });
    },
  );

  it("prints its usage when no file is given", { timeout: 180_000 }, async () => {
    const { code, stderr } = await run([], join(folder, "data"));
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^Usage: npm run import:grants-gov -- FILE/)]);
  });
});
