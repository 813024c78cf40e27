import { createHmac, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RequestHandler } from "express";
import request from "supertest";
import { AI_USES, CONSENT_PROVIDERS } from "@shared/constants/ai-consents";
import { sessions } from "@shared/schema/index";
import { createApp } from "../app/app";
import { buildDeps } from "../app/build-deps";
import { readConfig } from "../platform/config/config";
import type { OpenDatabase } from "../platform/db/database";
import type { Deps, Proof } from "../context/deps";
import { findHost } from "../features/ai-consents/recipients";
import { cookieName } from "../features/auth/session";
import { createDrain } from "../http/drain";
import { jobDefinitions } from "../app/job-definitions";
import type { JobDefinitions } from "../jobs/types";
import type { Clock } from "../platform/clock";
import { createLogger } from "../platform/logger";
import type { Mail, MailTransport } from "../platform/mail/types";
import { openTestDatabase } from "./database";
import { factories } from "./factories";

/** A clock that stands still until a test moves it. */
export type TestClock = Clock & { set(now: Date | string): void; advance(milliseconds: number): void };

export function testClock(start: Date | string = new Date()): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (to) => void (now = new Date(to)),
    advance: (milliseconds) => void (now = new Date(now.getTime() + milliseconds)),
  };
}

/** Keeps mails instead of sending them. With `failing` it refuses them. */
export type TestTransport = MailTransport & { sent: Mail[]; failing: boolean };

function testTransport(): TestTransport {
  const transport: TestTransport = {
    sent: [],
    failing: false,
    send: async (mail) => {
      if (transport.failing) throw new Error("The mail server refused");
      transport.sent.push(mail);
    },
    close: () => {},
  };
  return transport;
}

/** All jobs without their timetable, which would queue some of them in the middle of a test. */
export const untimedJobs = Object.fromEntries(
  Object.entries(jobDefinitions).map(([name, { cron: _, ...definition }]) => [name, definition]),
) as JobDefinitions;

type Options = {
  /** Environment variables that override the defaults of tests (no rate limits, silent log). */
  env?: Record<string, string>;
  clock?: TestClock;
  deps?: Partial<Deps>;
  /** Whether the entities that factories build have agreed to every use by every AI provider: yes, if left out. */
  agreesToAi?: boolean;
  /** Used instead of a new database. It is closed with the application. */
  database?: OpenDatabase;
  /** Answers requests outside the API. */
  page?: (deps: Deps) => RequestHandler;
  /** Which jobs the queue works on: all, but without a timetable, or the given ones. Without this option jobs stay queued. */
  jobs?: true | JobDefinitions;
};

/** Every use by every provider, with the hosts of the settings. */
const listEverything = (config: Deps["config"]) =>
  AI_USES.flatMap((use) =>
    CONSENT_PROVIDERS.map((provider) => ({ use, provider, host: findHost(config, provider) })),
  );

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** Starts the real application with its own database and port. Close it at the end of the file. */
export async function startTestApp(options: Options = {}) {
  const folder = await mkdtemp(join(tmpdir(), "amberway-app-"));
  const database = options.database ?? (await openTestDatabase());
  const clock = options.clock ?? testClock();
  const transport = testTransport();
  const config = readConfig({ LOG_LEVEL: "silent", RATE_LIMIT_SCALE: "0", DATA_DIR: folder, ...options.env });
  const deps: Deps = {
    ...buildDeps({
      config,
      database,
      clock,
      transport,
      log: createLogger(config.LOG_LEVEL),
      passwordCost: 4,
    }),
    ...options.deps,
  };
  await deps.push.start();
  if (options.jobs) await deps.jobs.start(deps, options.jobs === true ? untimedJobs : options.jobs);
  const app = createApp(deps, options.page?.(deps));
  const server = createServer();
  const drain = createDrain(server, deps.log);
  server.on("request", app);
  // As in the product: a request is lost that is sent on an idle connection while the server closes it.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  // Connections are kept, as by a browser: a new one for each request costs more than most requests.
  const connections = new Agent({ keepAlive: true });

  const createCaller = (headers: Record<string, string>) => ({
    get: (path: string) => request(url).get(path).agent(connections).set(headers),
    post: (path: string) => request(url).post(path).agent(connections).set(headers),
    patch: (path: string) => request(url).patch(path).agent(connections).set(headers),
    put: (path: string) => request(url).put(path).agent(connections).set(headers),
    delete: (path: string) => request(url).delete(path).agent(connections).set(headers),
  });

  return {
    app,
    url,
    deps,
    config,
    clock,
    db: database.db,
    pool: database.pool,
    transport,
    ...factories(database.db, {
      clock,
      agreement: options.agreesToAi === false ? [] : listEverything(config),
    }),
    visitor: createCaller({}),
    /**
     * Makes calls as this user. It stores a session as a sign-in would, with what the user has shown beside the
     * password.
     */
    as: async (user: { id: string }, proof?: Proof) => {
      const sid = randomUUID();
      const now = clock.now().getTime();
      await database.db.insert(sessions).values({
        sid,
        sess: {
          cookie: { originalMaxAge: 604_800_000, httpOnly: true, path: "/", sameSite: "lax" },
          userId: user.id,
          signedInAt: now,
          proof,
        } as { userId: string },
        expire: new Date(Date.now() + 604_800_000),
      });
      return createCaller({ Cookie: sessionCookie(deps, sid) });
    },
    close: async () => {
      deps.streams.endAll();
      deps.draftRuns.stop();
      await deps.jobs.stop();
      await deps.push.stop();
      await deps.documentReader.stop();
      await deps.mail.stop();
      connections.destroy();
      drain.announce();
      await drain.drain();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the cookie for a session id, signed in the same way as by express-session. */
export function sessionCookie({ config, keys }: Deps, sid: string): string {
  const signature = createHmac("sha256", keys.session).update(sid).digest("base64").replace(/=+$/, "");
  return `${cookieName(config.isHttps)}=${encodeURIComponent(`s:${sid}.${signature}`)}`;
}
