import { randomUUID } from "node:crypto";
import { eq, getTableName } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import {
  calendarFeeds,
  emailChanges,
  entities,
  mailOutbox,
  opportunityFeedback,
  savedSearches,
  sessions,
  users,
} from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";
import { MADE_BY_PERSON } from "./empty-accounts.queries";
import { removeEmptyAccountsJob } from "./remove-empty-accounts.job";
import { mailedToken, mailsTo, signUp } from "../../test/helpers/auth";

const DAY = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(users));

const run = () => removeEmptyAccountsJob.handle(app.deps, { data: {}, signal: new AbortController().signal });
/** Somebody who signed up so many days ago, and whose sessions and links have ended since. */
const someone = (days: number, given: Parameters<TestApp["buildUser"]>[0] = {}) =>
  app.buildUser({
    emailVerified: false,
    createdAt: new Date(app.clock.now().getTime() - days * DAY),
    ...given,
  });
const isThere = async ({ id }: { id: string }) => (await app.db.$count(users, eq(users.id, id))) === 1;
const soon = () => new Date(app.clock.now().getTime() + 60_000);

describe("an account that was never verified and has nothing in it", () => {
  it("goes after thirty days with the mails to it, without another one, and not a moment before", async () => {
    // Never signed out: the session has ended by then.
    const { id, email } = await signUp(app);
    const before = (await mailsTo(app, email)).length;
    await app.db.update(users).set({ createdAt: app.clock.now() }).where(eq(users.id, id));
    app.clock.advance(30 * DAY);
    await run();
    expect(await isThere({ id })).toBe(true);
    app.clock.advance(1);
    await run();
    expect(await isThere({ id })).toBe(false);
    await app.deps.mail.flush();
    expect(await app.db.$count(mailOutbox, eq(mailOutbox.toAddress, email))).toBe(0);
    expect(await mailsTo(app, email)).toHaveLength(before);
    // The address is free again.
    await signUp(app, { email });
  });

  it("is removed however many there are, and nobody else is", async () => {
    const verified = await someone(31, { emailVerified: true });
    const admin = await someone(31, { isAdmin: true });
    const newcomer = await someone(29);
    const rows = Array.from({ length: 250 }, () => ({
      email: `${randomUUID()}@example.org`,
      passwordHash: "no password fits",
      createdAt: new Date(app.clock.now().getTime() - 31 * DAY),
    }));
    await app.db.insert(users).values(rows);
    await run();
    const left = await app.db.select({ id: users.id }).from(users);
    expect(left.map(({ id }) => id).sort()).toEqual([verified.id, admin.id, newcomer.id].sort());
  });
});

describe("an account stays although it was never verified", () => {
  it.each<[string, (userId: string) => Promise<unknown>]>([
    ["with an entity", (userId) => app.buildEntity({ userId })],
    ["with a file", (userId) => app.buildStoredObject({ userId })],
    [
      "with something saved or hidden",
      async (userId) =>
        app.db
          .insert(opportunityFeedback)
          .values({ userId, opportunityId: (await app.buildOpportunity()).id, kind: "saved" }),
    ],
    ["with a saved search", (userId) => app.db.insert(savedSearches).values({ userId, name: "Solar" })],
    ["with a calendar", (userId) => app.db.insert(calendarFeeds).values({ userId, nonce: randomUUID() })],
    [
      "while somebody is signed in",
      (userId) => app.db.insert(sessions).values({ sid: randomUUID(), sess: { userId }, expire: soon() }),
    ],
    [
      "while a link to a new address works",
      (userId) =>
        app.db.insert(emailChanges).values({
          ...{ userId, newEmail: "new@example.org", expiresAt: soon() },
          ...{ confirmHash: randomUUID(), cancelHash: randomUUID() },
        }),
    ],
    [
      "while a link to a new password works",
      (userId) => app.db.update(users).set({ resetPasswordExpiry: soon() }).where(eq(users.id, userId)),
    ],
  ])("%s", async (_what, make) => {
    const user = await someone(31);
    const empty = await someone(31);
    await make(user.id);
    await run();
    expect(await isThere(user)).toBe(true);
    expect(await isThere(empty)).toBe(false);
  });

  it("while a link that verifies it works, and then for good", async () => {
    const { id, email, browser } = await signUp(app);
    const token = await mailedToken(app, email, "/verify-email");
    await browser.post("/api/auth/logout");
    await app.db
      .update(users)
      .set({ createdAt: new Date(app.clock.now().getTime() - 31 * DAY) })
      .where(eq(users.id, id));
    await run();
    await app.visitor.get(`/api/auth/verify-email/${token}`).expect(200);
    app.clock.advance(365 * DAY);
    await run();
    expect(await isThere({ id })).toBe(true);
  });

  // The embedded database has one connection: nobody is at work beside the job.
  it.runIf(inject("databaseTemplate").kind === "server")(
    "that is being verified, or given something, while the job looks",
    async () => {
      const [verifying, giving, empty] = [await someone(31), await someone(31), await someone(31)];
      const client = await app.pool.connect();
      try {
        await client.query("begin");
        await client.query("update users set email_verified = true where id = $1", [verifying.id]);
        await client.query(
          "insert into entities (user_id, name, type) values ($1, 'Sunrise Labs', 'Startup')",
          [giving.id],
        );
        await run();
        await client.query("commit");
      } finally {
        client.release();
      }
      expect(await Promise.all([verifying, giving, empty].map(isThere))).toEqual([true, true, false]);
      await run();
      expect(await Promise.all([verifying, giving].map(isThere))).toEqual([true, true]);
      expect(await app.db.$count(entities, eq(entities.userId, giving.id))).toBe(1);
    },
  );
});

it("has a word on each table that names people: it keeps an account, or goes with it", async () => {
  const { rows } = await app.pool.query<{ table: string }>(`
    select distinct c.relname as "table" from pg_constraint f join pg_class c on c.oid = f.conrelid
    where f.contype = 'f' and f.confrelid = 'users'::regclass order by c.relname`);
  const goesWithIt = [
    // What the server keeps for itself, or has told.
    ...[
      "ai_usage",
      "mail_outbox",
      "push_subscriptions",
      "news",
      "news_mornings",
      "opportunity_views",
      "reminders",
    ],
    ...["verification_tokens", "email_changes", "application_presence", "last_writes", "merge_moves"],
    // What signs them in, and what a sign-in asks for beside the password.
    ...[
      "api_keys",
      "oauth_codes",
      "webhooks",
      "identities",
      "passkeys",
      "recovery_codes",
      "totp_secrets",
      "factor_removals",
    ],
  ];
  // What they did for an entity stays there without their name.
  const ofMembers = [
    ...[
      "ai_consents",
      "application_questions",
      "application_review_runs",
      "application_reviews",
      "application_submissions",
      "award_obligations",
      "call_lines",
      "calls",
      "profile_readings",
      "readiness_dismissals",
      "shortlists",
      "application_tasks",
      "comments",
      "document_versions",
    ],
    ...["documents", "entity_activity", "guest_requests", "invitations", "pitch_decks", "text_versions"],
  ];
  // What they decided as administrators stays without their name.
  const ofAdmins = [
    "curation_log",
    "duplicate_pairs",
    "funding_opportunities",
    "opportunity_changes",
    "opportunity_merges",
    "opportunity_provenance",
    "scrape_runs",
  ];
  const known = [
    ...MADE_BY_PERSON.map(({ table }) => getTableName(table)),
    ...goesWithIt,
    ...ofMembers,
    ...ofAdmins,
  ];
  expect(rows.map(({ table }) => table)).toEqual(known.sort());
});
