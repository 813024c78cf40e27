import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ScrapeOverviewView } from "@shared/validators/curation";
import {
  type FakeGrantsGov,
  recordedHits,
  RECORDED_SEARCHES,
  startFakeGrantsGov,
} from "../../../test/fakes/fake-grants-gov";
import { type ServerProcess, spawnServer, sessionCookieIn } from "../../../test/processes/server-process";

const ADMIN = { email: "admin@example.org", password: "a long enough phrase" };
const hits = recordedHits(RECORDED_SEARCHES[0]);

let folder: string;
let grantsGov: FakeGrantsGov;
const running: ServerProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "amberway-scraping-"));
  grantsGov = await startFakeGrantsGov();
});
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill("SIGKILL");
    await ended;
  }
  await grantsGov.close();
  await rm(folder, { recursive: true, force: true });
});

const start = () => {
  const server = spawnServer({
    DATA_DIR: folder,
    GRANTS_GOV_URL: grantsGov.url,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  running.push(server);
  return server;
};

const post = (url: string, cookie: string, body: unknown) =>
  fetch(url, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function overviewAt(url: string, cookie: string): Promise<ScrapeOverviewView> {
  const answer = await fetch(`${url}/api/admin/scrape/runs`, { headers: { cookie } });
  return (await answer.json()) as ScrapeOverviewView;
}

it("resumes a scraping run without duplicates after the server is killed in the middle of it", async () => {
  for (const { id } of hits.slice(20)) grantsGov.replyToDetail(id, { kind: "hang" });
  const first = start();
  const firstUrl = await first.ready;
  const login = await post(`${firstUrl}/api/auth/login`, "", ADMIN);
  const cookie = sessionCookieIn(login);
  const cutOff = post(`${firstUrl}/api/admin/scrape/grants-gov`, cookie, {}).catch(() => null);
  await expect
    .poll(async () => (await overviewAt(firstUrl, cookie)).runs[0]?.done, { timeout: 60_000 })
    .toBe(20);
  const before = await overviewAt(firstUrl, cookie);
  expect(before.runs[0]).toMatchObject({ status: "running", total: 50 });
  expect(before.runs[0]!.created).toBeGreaterThan(0);
  first.child.kill("SIGKILL");
  await first.ended;
  await cutOff;

  grantsGov.reset();
  const url = await start().ready;
  await expect
    .poll(async () => (await overviewAt(url, cookie)).runs[0]?.status, { timeout: 60_000 })
    .toBe("done");
  const { runs, sources } = await overviewAt(url, cookie);
  expect(runs).toHaveLength(1);
  const [run] = runs;
  expect(run).toMatchObject({
    id: before.runs[0]!.id,
    total: 50,
    done: 50,
    found: 50,
    failed: 0,
    updated: 0,
  });
  expect(run!.created).toBeGreaterThan(before.runs[0]!.created);
  expect(sources).toMatchObject([{ source: "Grants.gov", found: run!.created, pending: run!.created }]);
  expect(run!.message).toMatch(new RegExp(`^Found 50: ${run!.created} new`));
}, 300_000);
