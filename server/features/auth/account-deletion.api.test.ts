import { existsSync } from "node:fs";
import { join } from "node:path";
import { eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  curationLog,
  fundingOpportunities,
  jobs,
  mailOutbox,
  storedObjects,
  users,
} from "@shared/schema/index";
import { createLogger } from "../../platform/logger";
import { createMailDispatcher } from "../../platform/mail/outbox";
import { startTestApp, type TestApp } from "../../test/app";
import { eventually } from "../../test/eventually";
import { signUpWithCookie } from "../../test/helpers/events";
import { buildEverything } from "../../test/helpers/export-person";
import { deleteAccount } from "./account-deletion.service";
import { findUser } from "./auth.queries";
import { signUp as makeAccount } from "./auth.service";
import { mailedToken, mailsTo, PASSWORD, signIn, signUp } from "../../test/helpers/auth";

const HOUR = 3_600_000;
const USER = "/api/auth/user";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ jobs: true })));
afterAll(() => app.close());

const rowOf = async (id: string) => (await app.db.select().from(users).where(eq(users.id, id)))[0];

it("an account is deleted with comments and tasks that its person made and finished", async () => {
  const { browser, id } = await signUp(app);
  const entity = await app.buildEntity({ userId: id });
  const application = await app.buildApplication({ entityId: entity.id, narrative: "We sell lamps." });
  const path = `/api/applications/${application.id}`;
  const comment = await browser.post(`${path}/comments`).send({ text: "Which?" }).expect(201);
  await browser.post(`${path}/comments/${comment.body.id}/resolve`).expect(200);
  const task = await browser.post(`${path}/tasks`).send({ title: "Call", assigneeId: id }).expect(201);
  await browser.patch(`${path}/tasks/${task.body.id}`).send({ done: true }).expect(200);
  await browser.delete(USER).send({ password: PASSWORD }).expect(204);
  expect(await rowOf(id)).toBeUndefined();
});

async function signUpVerified() {
  const person = await signUp(app);
  const token = await mailedToken(app, person.email, "/verify-email");
  await app.visitor.get(`/api/auth/verify-email/${token}`).expect(200);
  return person;
}

/** The states of the jobs about an entity. */
async function jobsAbout(entityId: string): Promise<string[]> {
  const { rows } = await app.db.execute<{ state: string }>(
    sql`select state from jobs where data ->> 'entityId' = ${entityId}`,
  );
  return rows.map(({ state }) => state);
}

/** Every place of the database, whatever its table, that says one of the words. */
async function placesWith(words: string[]): Promise<string[]> {
  const { rows: columns } = await app.db.execute<{ table: string; column: string }>(sql`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as table, quote_ident(column_name) as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
      and (data_type in ('uuid', 'text', 'character varying', 'json', 'jsonb', 'ARRAY') or udt_name = 'citext')`);
  expect(columns.length).toBeGreaterThan(200);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await app.db.execute(
      sql`select 1 from ${sql.raw(table)} where ${sql.raw(column)}::text ilike any(${sql.param(words.map((word) => `%${word}%`))}::text[]) limit 1`,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

describe("DELETE /api/auth/user", () => {
  it("leaves no trace of the person in any table, and removes their files", async () => {
    const ama = await buildEverything(app, "Ama");
    const kofi = await buildEverything(app, "Kofi");
    const keys = (
      await app.db
        .select({ key: storedObjects.key })
        .from(storedObjects)
        .where(eq(storedObjects.userId, ama.id))
    ).map(({ key }) => key);
    const filesOf = (all: string[]) =>
      all.filter((key) => existsSync(join(app.config.DATA_DIR, "objects", key)));
    expect(filesOf(keys)).toHaveLength(1);
    // A job about the entity, which is done and still on record.
    await ama.me.patch(`/api/entities/${ama.entity.id}`).send({ name: "Ama's Works" }).expect(200);
    await expect.poll(() => jobsAbout(ama.entity.id)).toEqual(["done"]);
    // Jobs about another person's entity and deck, which stay.
    await kofi.me.patch(`/api/entities/${kofi.entity.id}`).send({ name: "Kofi's Works" }).expect(200);
    await expect.poll(() => jobsAbout(kofi.entity.id)).toEqual(["done"]);
    await app.db.insert(jobs).values({ queue: "finished", data: { deckId: kofi.deck.id }, state: "done" });
    await app.deps.mail.flush();
    const others = [kofi.id, kofi.email, kofi.entity.id, kofi.deck.id, "Kofi's"];
    const placesOfOthers = await placesWith(others);
    const words = [ama.id, ama.email, ama.entity.id, ama.application.id, ama.deck.id, "Ama's"];
    expect(await placesWith(words)).toContain("public.entities.name");

    await ama.me.delete(USER).send({ password: PASSWORD }).expect(204);
    await app.deps.mail.flush();
    await expect.poll(() => filesOf(keys)).toEqual([]);
    // The name of what was curated is the catalogue's.
    await expect.poll(() => placesWith(words)).toEqual(["public.curation_log.opportunity_name"]);
    expect(await placesWith(others)).toEqual(placesOfOthers);
    expect(await jobsAbout(kofi.entity.id)).toEqual(["done"]);
    expect(await app.db.select().from(jobs).where(eq(jobs.queue, "finished"))).toHaveLength(1);
    await kofi.me.get(`/api/applications/${kofi.application.id}`).expect(200);
  });

  it("ends every session, clears the cookie and says goodbye by mail", async () => {
    const { browser, email } = await signUpVerified();
    const other = await signIn(app, email, PASSWORD);
    const answer = await browser.delete(USER).send({ password: PASSWORD }).expect(204);
    expect(String(answer.headers["set-cookie"])).toMatch(/amberway=;.*Expires=Thu, 01 Jan 1970/);
    await browser.get(USER).expect(401);
    await other.get(USER).expect(401);
    await other.post("/api/auth/login").send({ email, password: PASSWORD }).expect(401);
    const mails = await mailsTo(app, email);
    expect(mails.at(-1)).toMatchObject({ subject: "Your Amberway account was deleted" });
    // The address is free again.
    await signUp(app, { email });
  });

  it("ends what is pushed to every window of the person", async () => {
    const ama = await signUpWithCookie(app);
    const stream = await ama.openStream();
    await app.visitor.delete(USER).set("Cookie", ama.cookie).send({ password: PASSWORD }).expect(204);
    await eventually(() => stream.events.map(({ event }) => event)).toEqual(["hello", "bye"]);
  });

  it("takes queued mails back, but for the last one", async () => {
    const { browser, email } = await signUpVerified();
    const before = (await mailsTo(app, email)).length;
    app.transport.failing = true;
    await browser.post("/api/auth/forgot-password").send({ email }).expect(200);
    await app.deps.mail.flush();
    await browser.delete(USER).send({ password: PASSWORD }).expect(204);
    // The goodbye goes out at once or, if it was tried while mails failed, an hour later.
    app.transport.failing = false;
    await app.deps.mail.flush();
    app.clock.advance(HOUR);
    expect((await mailsTo(app, email)).slice(before).map(({ subject }) => subject)).toEqual([
      "Your Amberway account was deleted",
    ]);
  });

  it("says no goodbye to an address that nobody proved", async () => {
    const { browser, email } = await signUp(app);
    const before = await mailsTo(app, email);
    await browser.delete(USER).send({ password: PASSWORD }).expect(204);
    expect(await mailsTo(app, email)).toEqual(before);
  });

  it("deletes the mails to an address that the account had before", async () => {
    const { browser, email, id } = await signUpVerified();
    await app.db.update(mailOutbox).set({ toAddress: "before@example.org" }).where(eq(mailOutbox.userId, id));
    expect(await app.db.$count(mailOutbox, eq(mailOutbox.toAddress, "before@example.org"))).toBeGreaterThan(
      0,
    );
    await browser.delete(USER).send({ password: PASSWORD }).expect(204);
    expect(await app.db.$count(mailOutbox, eq(mailOutbox.toAddress, "before@example.org"))).toBe(0);
    expect(await mailsTo(app, email)).not.toEqual([]);
  });

  it("keeps for an hour that an address was mailed a token, without the address, and then not even that", async () => {
    const kept = () => app.db.select().from(mailOutbox).where(isNull(mailOutbox.userId));
    await app.db.delete(mailOutbox);
    const { browser, email } = await signUpVerified();
    const sent = (await mailsTo(app, email)).length;
    await browser.delete(USER).send({ password: PASSWORD }).expect(204);
    expect(await mailsTo(app, email)).toHaveLength(sent + 1);
    const rows = await kept();
    expect(rows).toMatchObject([{ kind: "verification", subject: "", textBody: null, htmlBody: null }]);
    expect(JSON.stringify(rows)).not.toContain(email);
    const { db, clock, transport } = app;
    const prune = () =>
      createMailDispatcher({ db: app.deps.db, transport, clock, log: createLogger("silent") }).flush();
    clock.advance(HOUR);
    await prune();
    expect(await kept()).toHaveLength(1);
    clock.advance(1);
    await prune();
    expect(await kept()).toEqual([]);
    expect(await db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, email))).toEqual([]);
    expect(await mailsTo(app, email)).toHaveLength(sent + 1);
  });

  it("lets nobody mail a stranger without end by signing up, deleting and signing up again", async () => {
    const deps = { ...app.deps, config: { ...app.config, RATE_LIMIT_SCALE: 1 } };
    const email = "stranger@example.org";
    const signUpAndDelete = async () => {
      const input = { email, password: PASSWORD, firstName: "Ama", lastName: "Mensah" };
      const actor = await makeAccount(deps, input, "192.0.2.1");
      // Before the account is deleted, which would take back a mail that has not gone out.
      await app.deps.mail.flush();
      await deleteAccount({ deps, db: app.deps.db, actor }, { password: PASSWORD });
    };
    const before = (await mailsTo(app, email)).length;
    for (let n = 0; n < 7; n++) {
      await signUpAndDelete();
      app.clock.advance(1000);
    }
    expect(await mailsTo(app, email)).toHaveLength(before + 5);
    app.clock.advance(HOUR);
    await signUpAndDelete();
  });

  it("lets nobody invite a stranger without end by signing up as them and deleting that account", async () => {
    const limited = await startTestApp({
      env: { RATE_LIMIT_SCALE: "1", RATE_LIMIT_MAIL_PER_HOUR: "2" },
    });
    try {
      const email = "invited@example.org";
      const inviter = await limited.buildUser();
      const me = await limited.as(inviter);
      const invite = async () => {
        const { id } = await limited.buildEntity({ userId: inviter.id });
        const path = `/api/entities/${id}/invitations`;
        return (await me.post(path).send({ email, role: "viewer" })).status;
      };
      expect([await invite(), await invite(), await invite()]).toEqual([201, 201, 429]);
      const { browser } = await signUp(limited, { email });
      await browser.delete(USER).send({ password: PASSWORD }).expect(204);
      expect(await invite()).toBe(429);
      limited.clock.advance(HOUR);
      expect(await invite()).toBe(201);
    } finally {
      await limited.close();
    }
  });

  it.each([
    ["a wrong password", { password: "not the phrase" }, "wrong_password", "The password is not right"],
    ["no password", {}, "validation_failed", "Password is required"],
    ["an empty one", { password: "" }, "validation_failed", "Password is required"],
    ["a list", { password: [PASSWORD] }, "validation_failed", "Password is required"],
    ["no object", [], "validation_failed", undefined],
    ["characters that no password has", { password: "x\0" }, "validation_failed", expect.any(String)],
  ])("refuses %s at its field and deletes nothing", async (_what, body, code, sentence) => {
    const { browser, id } = await signUp(app);
    const answer = await browser.delete(USER).send(body).expect(400);
    expect(answer.body).toMatchObject({ code, ...(sentence && { fieldErrors: { password: [sentence] } }) });
    await browser.get(USER).expect(200);
    expect(await rowOf(id)).toBeDefined();
  });

  describe("while the password is being checked", () => {
    /** Deletes the account, with something else done once the password was found to be right. */
    async function deleteBeside(id: string, meanwhile: () => Promise<unknown>) {
      const passwords: typeof app.deps.passwords = {
        ...app.deps.passwords,
        verify: async (...given) => {
          const isRight = await app.deps.passwords.verify(...given);
          await meanwhile();
          return isRight;
        },
      };
      const actor = (await findUser(app.db, id))!;
      await deleteAccount(
        { deps: { ...app.deps, passwords }, db: app.deps.db, actor },
        { password: PASSWORD },
      );
    }

    it("notices that it was changed in another tab, and deletes nothing", async () => {
      const { browser, id, email } = await signUp(app);
      const newPassword = "a phrase that is new";
      const change = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword };
      await expect(
        deleteBeside(id, () => browser.post("/api/auth/change-password").send(change).expect(200)),
      ).rejects.toMatchObject({ code: "wrong_password" });
      await signIn(app, email, newPassword);
    });

    it("notices that the account was deleted in another tab: it ends once, with one mail", async () => {
      const { browser, id, email } = await signUpVerified();
      await expect(
        deleteBeside(id, () => browser.delete(USER).send({ password: PASSWORD }).expect(204)),
      ).rejects.toMatchObject({ code: "wrong_password" });
      expect(await rowOf(id)).toBeUndefined();
      const goodbyes = (await mailsTo(app, email)).filter(({ subject }) => /was deleted$/.test(subject));
      expect(goodbyes).toHaveLength(1);
    });
  });

  it("keeps the only administrator, and lets one of two go, with what they decided without their name", async () => {
    const one = await signUp(app);
    await app.db.update(users).set({ isAdmin: true }).where(eq(users.id, one.id));
    const refused = await one.browser.delete(USER).send({ password: PASSWORD }).expect(409);
    expect(refused.body).toEqual({
      message: "You are the only administrator here. Make somebody else one before you delete your account.",
      code: "conflict",
    });
    const two = await signUp(app);
    await app.db.update(users).set({ isAdmin: true }).where(eq(users.id, two.id));
    const { id } = await app.buildOpportunity({ name: "Decided", verifiedBy: one.id });
    await app.db
      .insert(curationLog)
      .values({ userId: one.id, opportunityName: "Decided", action: "verified" });
    await one.browser.delete(USER).send({ password: PASSWORD }).expect(204);
    const [line] = await app.db.select().from(curationLog).where(eq(curationLog.opportunityName, "Decided"));
    expect(line).toMatchObject({ userId: null, action: "verified" });
    const [opportunity] = await app.db
      .select({ verifiedBy: fundingOpportunities.verifiedBy })
      .from(fundingOpportunities)
      .where(eq(fundingOpportunities.id, id));
    expect(opportunity).toEqual({ verifiedBy: null });
    await app.db.update(users).set({ isAdmin: false });
  });

  it("keeps one of the last two administrators when both go at once", async () => {
    const both = [await signUp(app), await signUp(app)];
    for (const { id } of both) await app.db.update(users).set({ isAdmin: true }).where(eq(users.id, id));
    const answers = await Promise.all(
      both.map(({ browser }) => browser.delete(USER).send({ password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    await app.db.update(users).set({ isAdmin: false });
  });
});
