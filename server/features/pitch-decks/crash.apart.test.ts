import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type FakeAiServer, startFakeAiServer } from "../../test/fakes/fake-ai-server";
import {
  addDeckAt,
  decksAt,
  type ServerProcess,
  signUpAt,
  spawnServer,
} from "../../test/processes/server-process";

let folder: string;
let provider: FakeAiServer;
const running: ServerProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "amberway-decks-"));
  provider = await startFakeAiServer();
});
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill("SIGKILL");
    await ended;
  }
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}) => {
  const server = spawnServer({ DATA_DIR: folder, ...env });
  running.push(server);
  return server;
};

it("ends analysed, once, although the server is killed in the middle of it", async () => {
  provider.reply("openai", { kind: "hang" });
  const first = start({ OPENAI_API_KEY: "test", OPENAI_BASE_URL: provider.openaiUrl });
  const firstUrl = await first.ready;
  const cookie = await signUpAt(firstUrl);
  await addDeckAt(firstUrl, cookie, "openai");
  await provider.received("openai");
  first.child.kill("SIGKILL");
  await first.ended;

  // Without a key the rules judge, so that nothing hangs again.
  const url = await start().ready;
  await expect
    .poll(async () => (await decksAt(url, cookie))[0]!.isAnalyzing, { timeout: 60_000 })
    .toBe(false);
  const [deck] = await decksAt(url, cookie);
  expect(deck).toMatchObject({ status: "analyzed", aiProvider: "builtin", analysisVersion: 1 });
  const reviews = await fetch(`${url}/api/pitch-decks/${deck!.id}/reviews`, { headers: { cookie } });
  expect(await reviews.json()).toHaveLength(1);
}, 180_000);
