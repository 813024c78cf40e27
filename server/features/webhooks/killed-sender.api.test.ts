import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { expireRunningJobs } from "../../jobs/job-rows";
import { startTestApp, type TestApp } from "../../test/app";
import { eventually } from "../../test/eventually";
import {
  listDeliveries,
  makeWebhook,
  type Receiver,
  startReceiver,
  verify,
} from "../../test/helpers/webhooks";
import { compileProgram } from "../../test/processes/compile-program";

const KILLS = 10;

describe.runIf(inject("databaseTemplate").kind === "server")("a sender that is killed", () => {
  let app: TestApp;
  let receiver: Receiver;
  let program: string;
  let sender: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  beforeAll(async () => {
    program = await compileProgram(new URL("../../test/processes/webhook-process.ts", import.meta.url));
    app = await startTestApp({ env: { SCRAPE_ALLOW_PRIVATE: "1" } });
    receiver = await startReceiver();
  });
  afterAll(async () => {
    await kill();
    receiver.close();
    await app.close();
  });

  function startSender(): void {
    sender = spawn(process.execPath, [program], {
      env: {
        PATH: process.env.PATH,
        TEST_QUEUE_URL: app.pool.options.connectionString,
        TEST_WEBHOOKS_KEY: app.deps.keys.webhooks,
      },
      stdio: ["ignore", "inherit", "inherit"],
    });
    ended = once(sender, "exit");
  }

  async function kill(): Promise<void> {
    sender?.kill("SIGKILL");
    await ended;
  }

  /** Starts a sender, and kills it when a message has come in: every other time the message was answered before. */
  async function killDuringMessage(isAnswered: boolean): Promise<void> {
    const came = new Promise<void>((resolve) => {
      receiver.onMessage = () => {
        sender?.kill("SIGKILL");
        resolve();
        return isAnswered ? 200 : null;
      };
    });
    startSender();
    await came;
    await ended;
    receiver.onMessage = null;
    // What the upkeep does once the time of the job is over, which would take a minute each.
    await expireRunningJobs(app.pool);
  }

  it("loses none of what happened, over ten kills in the middle of a message", async () => {
    const owner = await app.buildUser();
    const entity = await app.buildEntity({ userId: owner.id });
    const hook = await makeWebhook(app, owner, { address: receiver.address, entityId: entity.id });
    const person = await app.as(owner);
    const titles: string[] = [];
    const finishTask = async () => {
      const title = `Task ${titles.length}`;
      const application = await app.buildApplication({ entityId: entity.id });
      const tasks = `/api/applications/${application.id}/tasks`;
      const { body } = await person.post(tasks).send({ title }).expect(201);
      await person.patch(`${tasks}/${body.id}`).send({ done: true }).expect(200);
      titles.push(title);
    };
    await finishTask();
    for (let n = 0; n < KILLS; n++) {
      await finishTask();
      await killDuringMessage(n % 2 === 1);
    }
    await finishTask();
    const beforeLast = receiver.messages.length;
    expect(beforeLast).toBeGreaterThanOrEqual(KILLS);
    startSender();
    const statesOf = async () =>
      (await listDeliveries(app, owner, hook.id)).deliveries.map(({ state }) => state);
    await eventually(statesOf, 120_000).toEqual(Array(KILLS + 2).fill("delivered"));
    const arrived = receiver.messages.map((message) => verify(hook.secret, message));
    expect(new Set(arrived.map(({ data }) => data.title))).toEqual(new Set(titles));
    // Who was sent a message twice can tell by its id.
    expect(new Set(receiver.messages.map(({ id }) => id)).size).toBe(KILLS + 2);
  }, 400_000);
});
