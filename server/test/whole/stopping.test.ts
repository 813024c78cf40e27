import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { OpenDatabase } from "../../platform/db/database";
import { openTestDatabase } from "../database";
import { makePdf } from "../files/documents";
import { eventually } from "../eventually";
import { type ServerProcess, signUpAt, spawnServer } from "../processes/server-process";

describe("a server process that receives SIGTERM", { timeout: 180_000 }, () => {
  let folder: string;
  let server: ServerProcess;
  let url: string;
  let cookie: string;

  let database: OpenDatabase | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "amberway-stopping-"));
    // A first start with the embedded database takes ten times as long.
    if (inject("databaseTemplate").kind === "server") database = await openTestDatabase();
  });
  // The tests run one after the other on the same data, and each stops its own server.
  beforeEach(async () => {
    const at = database?.pool.options.connectionString;
    server = spawnServer({ DATA_DIR: folder, ...(at && { DATABASE_URL: at }) });
    url = await server.ready;
    cookie = await signUpAt(url);
  }, 180_000);
  afterEach(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
  });
  afterAll(async () => {
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const stop = () => server.child.kill("SIGTERM");
  const answerTo = async (sent: ClientRequest): Promise<IncomingMessage> => {
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    answer.resume();
    await once(answer, "end");
    return answer;
  };
  const get = (path: string, agent?: Agent) =>
    answerTo(request(url + path, { agent, headers: { cookie } }).end());
  const isReady = () =>
    get("/api/health/ready").then(
      ({ statusCode }) => statusCode,
      () => "nobody listens",
    );

  /** Begins to send a file. `finish` sends the rest of it. */
  async function beginUpload() {
    const asked = await fetch(`${url}/api/objects/upload`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: "{}",
    });
    const { uploadURL } = (await asked.json()) as { uploadURL: string };
    const file = await makePdf({ slides: 3 });
    const sent = request(uploadURL, {
      method: "PUT",
      agent: new Agent({ keepAlive: true }),
      headers: { cookie },
    });
    sent.write(file.subarray(0, 500));
    return {
      sent,
      finish: () => {
        sent.end(file.subarray(500));
        return answerTo(sent);
      },
    };
  }

  it("a stopping server still answers clients with open connections, and closes each connection with the answer", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const firstAnswers = [await get("/api/auth/user", agent), await get("/api/auth/user", agent)];
    expect(firstAnswers.map(({ headers }) => headers.connection)).toEqual(["keep-alive", "keep-alive"]);

    const stoppedAt = Date.now();
    stop();
    let answer: IncomingMessage;
    do answer = await get("/api/auth/user", agent);
    while (answer.headers.connection !== "close");
    // On a busy machine the last moment of the server may be over by now.
    expect([503, "nobody listens"]).toContain(await isReady());
    const answers = [answer];
    let end: unknown;
    while (!end)
      await get("/api/auth/user", agent).then(
        (next) => answers.push(next),
        (error: unknown) => (end = error),
      );
    // The server accepts requests until the last moment, and then it stops listening.
    expect(end).toMatchObject({ code: expect.stringMatching(/ECONNREFUSED|ECONNRESET/) });
    expect(new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${headers.connection}`))).toEqual(
      new Set(["200 close"]),
    );
    expect(await server.ended).toBe(0);
    expect(Date.now() - stoppedAt).toBeLessThan(30_000);
  });

  it("a stopping server finishes an upload and then exits", async () => {
    const { finish } = await beginUpload();
    stop();
    await eventually(isReady).toBe("nobody listens");
    const answer = await finish();
    const uploadedAt = Date.now();
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, "close"]);
    expect(await server.ended).toBe(0);
    expect(Date.now() - uploadedAt).toBeLessThan(30_000);
  });

  it("a stopping server cuts off an upload that does not end", async () => {
    const { sent } = await beginUpload();
    const uploadError = once(sent, "error");
    const stoppedAt = Date.now();
    stop();
    expect(await server.ended).toBe(0);
    expect(Date.now() - stoppedAt).toBeLessThan(30_000);
    expect((await uploadError)[0]).toMatchObject({ code: "ECONNRESET" });
  });
});
