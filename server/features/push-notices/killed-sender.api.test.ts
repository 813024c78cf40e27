import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { pushNotices } from "@shared/schema/index";
import { expireRunningJobs } from "../../jobs/job-rows";
import { startTestApp, type TestApp } from "../../test/app";
import { eventually } from "../../test/eventually";
import {
  createSubscription,
  type PushService,
  readNotices,
  startPushService,
  turnOn,
} from "../../test/helpers/push-notices";
import { compileProgram } from "../../test/processes/compile-program";

describe.runIf(inject("databaseTemplate").kind === "server")(
  "a sender of push notices that is killed",
  () => {
    let app: TestApp;
    let service: PushService;
    let program: string;
    let sender: ChildProcess | undefined;
    let ended: Promise<unknown> = Promise.resolve();
    beforeAll(async () => {
      program = await compileProgram(
        new URL("../../test/processes/push-notices-process.ts", import.meta.url),
      );
      app = await startTestApp({ env: { SCRAPE_ALLOW_PRIVATE: "1" } });
      service = await startPushService();
    });
    afterAll(async () => {
      sender?.kill("SIGKILL");
      await ended;
      service.close();
      await app.close();
    });

    function startSender(): void {
      sender = spawn(process.execPath, [program], {
        env: {
          PATH: process.env.PATH,
          TEST_QUEUE_URL: app.pool.options.connectionString,
          TEST_PUSH_NOTICES_KEY: app.deps.keys.pushNotices,
        },
        stdio: ["ignore", "inherit", "inherit"],
      });
      ended = once(sender, "exit");
    }

    it("loses no notice, and one that it sends twice shows as one", async () => {
      const person = await app.as(await app.buildUser());
      const subscription = createSubscription(service);
      const { id } = await turnOn(person, subscription);
      await person.post(`/api/push-notices/${id}/test`).expect(204);
      const came = new Promise<void>((resolve) => {
        service.onNotice = () => {
          sender?.kill("SIGKILL");
          resolve();
          return null;
        };
      });
      startSender();
      await came;
      await ended;
      service.onNotice = null;
      expect(await app.db.$count(pushNotices)).toBe(1);
      // What the upkeep does once the time of the job is over, which would take a minute.
      await expireRunningJobs(app.pool);
      startSender();
      await eventually(() => app.db.$count(pushNotices), 60_000).toBe(0);
      const notices = readNotices(service, subscription);
      expect(notices).toHaveLength(2);
      expect(new Set(notices.map((notice) => notice.id)).size).toBe(1);
      expect(new Set(service.received.map(({ headers }) => headers.topic)).size).toBe(1);
    }, 120_000);
  },
);
