import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { mailOutbox } from "@shared/schema/index";
import { connectDrizzle, inTransaction, openDatabase, type OpenDatabase } from "../db/database";
import { testClock } from "../../test/app";
import { openTestDatabase } from "../../test/database";
import { openDatabaseProxy } from "../../test/processes/database-proxy";
import { eventually } from "../../test/eventually";
import { factories } from "../../test/factories";
import { parseMail, startFakeSmtp } from "../../test/fakes/fake-smtp";
import { createLogger } from "../logger";
import { createMailDispatcher, type MailKind, queueMail } from "./outbox";
import { createTransport } from "./transport";
import type { Mail, MailTransport } from "./types";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const log = createLogger("silent");
const mailTo = (to: string): Mail => ({ to, subject: "Hello", text: "the text", html: "<p>the text</p>" });

let database: OpenDatabase;
let userId: string;
beforeAll(async () => {
  database = await openTestDatabase();
  userId = (await factories(database.db).buildUser()).id;
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(mailOutbox));

/** A dispatcher whose transport keeps, or refuses, what it is given; or hangs for ever, as in a crash. */
function setUp({ clock = testClock(), hanging = false } = {}) {
  const sent: Mail[] = [];
  const state = { refusing: false };
  const transport: MailTransport = {
    send: async (mail) => {
      if (hanging) await new Promise(() => {});
      if (state.refusing) throw Object.assign(new Error("550 no such mailbox"), { code: "EENVELOPE" });
      sent.push(mail);
    },
    close: () => {},
  };
  const dispatcher = createMailDispatcher({ db: database.db, transport, clock, log });
  const queue = (to: string, kind: MailKind = "verification") =>
    queueMail(database.db, { userId, kind, mail: mailTo(to) }, clock.now());
  return { clock, sent, state, dispatcher, queue };
}

const rows = () => database.db.select().from(mailOutbox);
const onlyRow = async () => (await rows())[0]!;

describe("the outbox", () => {
  it("sends queued mails once, oldest first, and then deletes their content", async () => {
    const { clock, sent, dispatcher, queue } = setUp();
    await queue("one@example.org");
    clock.advance(1);
    await queue("two@example.org");
    await dispatcher.flush();
    await dispatcher.flush();
    expect(sent).toEqual([mailTo("one@example.org"), mailTo("two@example.org")]);
    for (const row of await rows())
      expect(row).toMatchObject({ sentAt: clock.now(), textBody: null, htmlBody: null, attempts: 1 });
  });

  it("sends nothing when the transaction that queued the mail is rolled back", async () => {
    const { clock, sent, dispatcher } = setUp();
    const failed = inTransaction(database.db, async (tx) => {
      await queueMail(tx, { userId, kind: "verification", mail: mailTo("x@example.org") }, clock.now());
      throw new Error("something else failed");
    });
    await expect(failed).rejects.toThrow("something else failed");
    await dispatcher.flush();
    expect(sent).toEqual([]);
  });

  it("retries after a minute, five minutes and half an hour, and records the error", async () => {
    const { clock, sent, state, dispatcher, queue } = setUp();
    await queue("x@example.org");
    state.refusing = true;
    for (const [attempts, wait] of [
      [1, 1],
      [2, 5],
      [3, 30],
    ] as const) {
      await dispatcher.flush();
      const row = await onlyRow();
      expect(row).toMatchObject({ attempts, sentAt: null, lastError: "550 no such mailbox" });
      expect(row.nextAttemptAt).toEqual(new Date(clock.now().getTime() + wait * MINUTE));
      clock.advance(wait * MINUTE - 1);
      await dispatcher.flush();
      expect((await onlyRow()).attempts).toBe(attempts);
      clock.advance(1);
    }
    state.refusing = false;
    await dispatcher.flush();
    expect(sent).toHaveLength(1);
    expect(await onlyRow()).toMatchObject({ sentAt: clock.now(), lastError: null });
  });

  it("gives up after ten attempts and deletes the links of the mail", async () => {
    const { clock, sent, state, dispatcher, queue } = setUp();
    await queue("x@example.org", "password_changed");
    state.refusing = true;
    for (let round = 0; round < 15; round++) {
      await dispatcher.flush();
      clock.advance(DAY);
    }
    expect(await onlyRow()).toMatchObject({ attempts: 10, sentAt: null, textBody: null, htmlBody: null });
    state.refusing = false;
    await dispatcher.flush();
    expect(sent).toEqual([]);
  });

  it("sends other mails when one is refused", async () => {
    const { dispatcher, sent, state, clock, queue } = setUp();
    await queue("refused@example.org");
    state.refusing = true;
    await dispatcher.flush();
    state.refusing = false;
    await queue("fine@example.org");
    await dispatcher.flush();
    expect(sent.map(({ to }) => to)).toEqual(["fine@example.org"]);
    clock.advance(MINUTE);
    await dispatcher.flush();
    expect(sent).toHaveLength(2);
  });

  it("sends a mail once when several dispatchers poll at the same time", async () => {
    const first = setUp();
    const second = setUp({ clock: first.clock });
    const addresses = Array.from({ length: 20 }, (_, n) => `person${n}@example.org`);
    for (const address of addresses) await first.queue(address);
    first.dispatcher.nudge();
    await Promise.all([first.dispatcher.flush(), second.dispatcher.flush(), first.dispatcher.flush()]);
    expect([...first.sent, ...second.sent].map(({ to }) => to).sort()).toEqual([...addresses].sort());
    await first.dispatcher.stop();
  });

  it("sends a mail again after a crash during sending", async () => {
    const { clock, sent, dispatcher, queue } = setUp();
    await queue("x@example.org");
    const crashed = setUp({ clock, hanging: true });
    void crashed.dispatcher.flush();
    await expect.poll(async () => (await onlyRow()).attempts).toBe(1);
    await dispatcher.flush();
    expect(sent).toEqual([]);
    clock.advance(2 * MINUTE);
    await dispatcher.flush();
    expect(sent).toHaveLength(1);
  });

  it("sends after a nudge", async () => {
    const { sent, dispatcher, queue } = setUp();
    await queue("x@example.org");
    dispatcher.nudge();
    await expect.poll(() => sent.length).toBe(1);
    await dispatcher.stop();
  });

  it("stops soon, also while a mail server hangs, and sends nothing more", async () => {
    const { clock, dispatcher, queue } = setUp({ hanging: true });
    await queue("x@example.org");
    dispatcher.nudge();
    await expect.poll(async () => (await onlyRow()).attempts).toBe(1);
    const start = performance.now();
    await dispatcher.stop();
    expect(performance.now() - start).toBeLessThan(10_000);
    clock.advance(DAY);
    dispatcher.nudge();
    await dispatcher.flush();
    expect((await onlyRow()).attempts).toBe(1);
  });

  it("keeps sent mails for thirty days", async () => {
    const { clock, dispatcher, queue } = setUp();
    await queue("old@example.org");
    await dispatcher.flush();
    clock.advance(29 * DAY);
    await setUp({ clock }).dispatcher.flush();
    expect(await rows()).toHaveLength(1);
    clock.advance(2 * DAY);
    await setUp({ clock }).dispatcher.flush();
    expect(await rows()).toHaveLength(0);
  });

  it("sends awaited mails before news mails, even if they are queued later", async () => {
    const clock = testClock();
    const sent: string[] = [];
    const transport: MailTransport = {
      send: async ({ to }) => {
        sent.push(to);
        if (sent.length === 1) await queue("waiting@example.org", "password_reset");
      },
      close: () => {},
    };
    const dispatcher = createMailDispatcher({ db: database.db, transport, clock, log });
    const queue = (to: string, kind: MailKind) =>
      queueMail(database.db, { userId, kind, mail: mailTo(to) }, clock.now());
    for (const name of ["one", "two", "three"]) await queue(`${name}@example.org`, "news");
    clock.advance(MINUTE);
    await queue("first@example.org", "password_changed");
    await dispatcher.flush();
    expect(sent).toEqual(["first", "waiting", "one", "two", "three"].map((name) => `${name}@example.org`));
  });

  it.each([
    ["password_reset", 60 * MINUTE],
    ["verification", DAY],
  ] as const)("does not send a mail of kind %s once its link has expired", async (kind, lasts) => {
    const { clock, sent, dispatcher, queue } = setUp();
    await queue("late@example.org", kind);
    clock.advance(1);
    await queue("just-in-time@example.org", kind);
    clock.advance(lasts - 1);
    await dispatcher.flush();
    expect(sent.map(({ to }) => to)).toEqual(["just-in-time@example.org"]);
    const [late] = (await rows()).filter(({ toAddress }) => toAddress === "late@example.org");
    expect(late).toMatchObject({
      sentAt: null,
      textBody: null,
      htmlBody: null,
      lastError: "Its link had expired before it could be sent",
    });
    clock.advance(DAY);
    await dispatcher.flush();
    expect(sent).toHaveLength(1);
  });

  it("finds the next mail by an index, however many are due", async () => {
    const { clock, sent, dispatcher, queue } = setUp();
    await database.db.execute(sql`
      insert into mail_outbox (user_id, kind, to_address, subject, text_body, html_body, next_attempt_at, created_at)
      select ${userId}::uuid, 'news', 'n' || n || '@example.org', 'News', 't', 'h',
        ${clock.now().toISOString()}::timestamptz - interval '1 hour' + n * interval '1 millisecond', now()
      from generate_series(1, 20000) n`);
    await database.db.execute(sql`analyze mail_outbox`);
    await queue("waiting@example.org", "password_reset");
    const statements: { text: string; values: unknown[] }[] = [];
    const spied = connectDrizzle(
      new Proxy(database.pool, {
        get: (pool, key) =>
          key === "query"
            ? (query: { text: string }, values: unknown[]) => {
                statements.push({ text: query.text, values });
                return pool.query(query, values);
              }
            : (Reflect.get(pool, key) as unknown),
      }),
    );
    const stopping = createMailDispatcher({
      db: spied,
      transport: { send: async (mail) => void (sent.push(mail), await stopping.stop()), close: () => {} },
      clock,
      log,
    });
    await stopping.flush();
    expect(sent.map(({ to }) => to)).toEqual(["waiting@example.org"]);
    const claim = statements.find(({ text }) => /skip locked/.test(text))!;
    const { rows: plan } = await database.pool.query<{ "QUERY PLAN": string }>(
      `explain ${claim.text}`,
      claim.values,
    );
    const text = plan.map((line) => line["QUERY PLAN"]).join("\n");
    expect(text).toContain("mail_outbox_awaited_idx");
    expect(text).toContain("mail_outbox_due_idx");
    expect(text).not.toMatch(/Seq Scan|Sort/);
    await dispatcher.stop();
  });

  it.runIf(inject("databaseTemplate").kind === "server")(
    "sends a mail once, although the database goes away while it is being sent",
    async () => {
      const network = await openDatabaseProxy(database.pool.options.connectionString!);
      const beyond = await openDatabase({ DATABASE_URL: network.url, DATA_DIR: "", DB_POOL: 2 }, log);
      const sent: string[] = [];
      const transport: MailTransport = {
        send: async ({ to }) => {
          sent.push(to);
          await network.close();
        },
        close: () => {},
      };
      const clock = testClock();
      const dispatcher = createMailDispatcher({ db: beyond.db, transport, clock, log });
      await queueMail(
        database.db,
        { userId, kind: "verification", mail: mailTo("once@example.org") },
        clock.now(),
      );
      const flushed = dispatcher.flush();
      await eventually(() => sent).toEqual(["once@example.org"]);
      await network.reopen();
      await flushed;
      expect(await onlyRow()).toMatchObject({ attempts: 1, sentAt: clock.now() });
      await dispatcher.stop();
      await beyond.close();
      await network.close();
    },
  );

  it("reaches a real mail server, also when it refuses at first", async () => {
    const smtp = await startFakeSmtp();
    smtp.state.refusals = 1;
    const { clock, queue } = setUp();
    const transport = createTransport(
      {
        SMTP_URL: smtp.url,
        MAIL_FROM: "no-reply@example.org",
        DATA_DIR: "unused",
        isHttps: false,
        UNENCRYPTED_HOSTS: [],
      },
      log,
    );
    const dispatcher = createMailDispatcher({ db: database.db, transport, clock, log });
    await queue("ama@example.org");
    await dispatcher.flush();
    expect(smtp.received).toEqual([]);
    clock.advance(MINUTE);
    await dispatcher.flush();
    expect(smtp.received.map(({ to }) => to)).toEqual([["ama@example.org"]]);
    expect(parseMail(smtp.received[0]!.raw).text).toContain("the text");
    const [row] = await database.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.toAddress, "ama@example.org"));
    expect(row).toMatchObject({ attempts: 2, sentAt: clock.now() });
    await dispatcher.stop();
    await smtp.close();
  });
});
