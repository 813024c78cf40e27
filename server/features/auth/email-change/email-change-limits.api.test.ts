import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import request from "supertest";
import { emailChanges, rateCounts } from "@shared/schema/index";
import { createApp } from "../../../app/app";
import { startTestApp, type TestApp } from "../../../test/app";
import { mailsTo, PASSWORD, signUp } from "../../../test/helpers/auth";
import { clearExpiredJob } from "../clear-expired.job";

const DAY = 24 * 60 * 60_000;
let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(() => app.db.delete(rateCounts));

/** Somebody signed in at a server with these limits and no others. */
async function signedIn(limits: Partial<TestApp["config"]>) {
  const { email, id } = await signUp(app);
  const off = { RATE_LIMIT_LOGIN_PER_MINUTE: 0, RATE_LIMIT_LOGIN_WRONG: 0, RATE_LIMIT_MAIL_PER_HOUR: 0 };
  const changes = { RATE_LIMIT_EMAIL_CHANGES_PER_HOUR: 0 };
  const config = { ...app.config, RATE_LIMIT_SCALE: 1, ...off, ...changes, ...limits };
  const browser = request.agent(createApp({ ...app.deps, config }));
  await browser.post("/api/auth/login").send({ email, password: PASSWORD }).expect(200);
  const ask = (wanted: string, currentPassword = PASSWORD) =>
    browser.post("/api/auth/change-email").send({ email: wanted, currentPassword });
  return { email, id, ask };
}
const newAddress = () => `${randomUUID()}@example.net`;

describe("asking for another address", () => {
  it("is possible so many times in an hour; a wrong password does not count", async () => {
    const { ask } = await signedIn({ RATE_LIMIT_EMAIL_CHANGES_PER_HOUR: 2 });
    await ask(newAddress(), "a guess").expect(400);
    await ask(newAddress()).expect(200);
    await ask(newAddress()).expect(200);
    const refused = await ask(newAddress()).expect(429);
    expect(refused.body.code).toBe("rate_limited");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("shares its count of wrong passwords with the other forms of Settings", async () => {
    const { ask } = await signedIn({ RATE_LIMIT_LOGIN_WRONG: 3 });
    for (let n = 0; n < 3; n++) await ask(newAddress(), "a guess").expect(400);
    await ask(newAddress()).expect(429);
  });

  it("floods no address, free or taken, whoever asks, and answers as before", async () => {
    const { email: taken } = await signUp(app);
    for (const wanted of [newAddress(), taken]) {
      const before = (await mailsTo(app, wanted)).length;
      for (let n = 0; n < 3; n++) {
        const { ask } = await signedIn({ RATE_LIMIT_MAIL_PER_HOUR: 2 });
        await ask(wanted).expect(200);
      }
      expect((await mailsTo(app, wanted)).length - before).toBe(2);
    }
    // A stranger's requests must not use up the owner's own mails.
    await app.visitor.post("/api/auth/forgot-password").send({ email: taken }).expect(200);
    expect((await mailsTo(app, taken)).at(-1)?.subject).toBe("Reset your Amberway password");
  });
});

describe("a change that nobody confirmed", () => {
  it("is forgotten once its links have expired", async () => {
    const { id, ask } = await signedIn({});
    await ask(newAddress()).expect(200);
    const find = () => app.db.select().from(emailChanges).where(eq(emailChanges.userId, id));
    const clear = () => clearExpiredJob.handle(app.deps, { data: {}, signal: new AbortController().signal });
    app.clock.advance(DAY - 1);
    await clear();
    expect(await find()).toHaveLength(1);
    app.clock.advance(1);
    await clear();
    expect(await find()).toHaveLength(0);
  });
});
