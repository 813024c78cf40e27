import { and, asc, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import {
  EMAIL_CHANGE_HOURS,
  FACTOR_REMOVAL_DAYS,
  RESET_TOKEN_MINUTES,
  VERIFY_TOKEN_HOURS,
} from "@shared/constants/limits";
import { GUEST_DAYS } from "@shared/constants/guests";
import { INVITATION_DAYS } from "@shared/constants/members";
import { mailOutbox } from "@shared/schema/index";
import type { Database, Db } from "../db/database";
import { retryUntilDatabaseIsBack } from "../db/retry-database";
import type { Clock } from "../clock";
import type { Logger } from "../logger";
import { findPgError } from "../errors/pg-error";
import type { Mail, MailDispatcher, MailTransport } from "./types";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long to wait after the first, second, … failure. The last entry is used for all further ones. */
const RETRY_DELAYS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR];
export const ATTEMPTS_MAX = 10;
/**
 * How long a process may take to send a claimed mail. After that it counts as not sent, as after a crash. This is
 * longer than any send, and together with the poll interval it makes two minutes.
 */
const CLAIM_MS = 1.5 * MINUTE;
const POLL_MS = 30_000;
const KEPT_MS = 30 * DAY;
const PRUNE_EVERY_MS = HOUR;
/** How long `stop` waits for a mail that is being sent. If it is cut off, it is sent again after the next start. */
const STOP_MS = 1_000;

/** Mails to an account that carry a token. Their number per address is limited together. */
export const TOKEN_MAILS = ["verification", "password_reset"] as const;
/** Mails to an address that somebody wants to change to. They are counted by themselves, or a stranger could use up another's. */
export const NEW_ADDRESS_MAILS = ["email_change", "email_taken"] as const;
export type MailKind =
  | (typeof TOKEN_MAILS)[number]
  | "invitation"
  | "guest_request"
  | "password_changed"
  | "password_was_reset"
  | "new_device"
  | (typeof NEW_ADDRESS_MAILS)[number]
  | "email_change_warning"
  | "email_changed"
  | "account_deleted"
  | "second_factor_changed"
  | "recovery_code_used"
  | "sign_in_changed"
  | "api_key"
  | "webhook"
  | "factor_removal"
  | "news";

/** How long the link in a mail works, from the moment the mail was queued. */
const LINK_LIFETIME_MS = new Map<string, number>([
  ["verification", VERIFY_TOKEN_HOURS * HOUR],
  ["password_reset", RESET_TOKEN_MINUTES * MINUTE],
  ["invitation", INVITATION_DAYS * DAY],
  ["guest_request", GUEST_DAYS * DAY],
  ["email_change", EMAIL_CHANGE_HOURS * HOUR],
  ["email_change_warning", EMAIL_CHANGE_HOURS * HOUR],
  ["factor_removal", FACTOR_REMOVAL_DAYS * DAY],
] satisfies [MailKind, number][]);
const EXPIRED = "Its link had expired before it could be sent";

/** `userId` is null for the last mail to somebody whose account is deleted. */
export type QueuedMail = { userId: string | null; kind: MailKind; mail: Mail };

/**
 * Queues a mail. Call it inside the transaction that causes it, so that either both happen or neither does, and nudge
 * the dispatcher after the commit.
 */
export async function queueMail(db: Db, mail: QueuedMail, now: Date): Promise<void> {
  await queueMails(db, [mail], now);
}

/** Queues several mails in one statement. */
export async function queueMails(db: Db, mails: readonly QueuedMail[], now: Date): Promise<void> {
  if (mails.length === 0) return;
  await db.insert(mailOutbox).values(
    mails.map(({ userId, kind, mail }) => ({
      userId,
      kind,
      toAddress: mail.to,
      subject: mail.subject,
      textBody: mail.text,
      htmlBody: mail.html,
      unsubscribeUrl: mail.unsubscribeUrl,
      nextAttemptAt: now,
      createdAt: now,
    })),
  );
}

/** Lists when mails of these kinds were queued for an address since a moment, oldest first. */
export async function listMailTimes(
  db: Db,
  address: string,
  kinds: readonly MailKind[],
  since: Date,
): Promise<Date[]> {
  const rows = await db
    .select({ createdAt: mailOutbox.createdAt })
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.toAddress, address),
        inArray(mailOutbox.kind, [...kinds]),
        gt(mailOutbox.createdAt, since),
      ),
    )
    .orderBy(asc(mailOutbox.createdAt));
  return rows.map((row) => row.createdAt);
}

type Parts = { db: Database; transport: MailTransport; clock: Clock; log: Logger };

/** Sends the queued mails: at once after a nudge, and regularly for those left behind by a failure or a crash. */
export function createMailDispatcher({ db, transport, clock, log }: Parts): MailDispatcher {
  let running: Promise<void> | null = null;
  let runRequested = false;
  let stopped = false;
  let poll: NodeJS.Timeout | undefined;
  let lastPruned = 0;

  async function drain(): Promise<void> {
    for (;;) {
      const mail = stopped ? null : await claimMail(db, clock.now());
      if (!mail) return;
      await sendClaimed(mail);
    }
  }

  async function sendClaimed({ id, attempts, kind, createdAt, ...mail }: ClaimedMail): Promise<void> {
    const linkEnds = createdAt.getTime() + (LINK_LIFETIME_MS.get(kind) ?? Infinity);
    if (linkEnds <= clock.now().getTime()) {
      await giveUp(db, id, EXPIRED);
      log.error({ mailId: id, kind }, "mail given up: its link has expired");
      return;
    }
    try {
      await transport.send(mail);
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
      await markFailed(db, id, attempts, reason, clock.now());
      const code = (error as { code?: unknown }).code;
      if (attempts < ATTEMPTS_MAX)
        log.warn({ mailId: id, attempts, code }, "mail not taken, trying again later");
      else log.error({ mailId: id, attempts, code }, "mail given up");
      return;
    }
    // Without this record the mail would be sent again.
    await retryUntilDatabaseIsBack(() => markSent(db, id, clock.now()), { isOver: () => stopped });
  }

  async function run(): Promise<void> {
    try {
      do {
        runRequested = false;
        await drain();
      } while (runRequested && !stopped);
      if (!stopped && Date.now() - lastPruned > PRUNE_EVERY_MS) {
        lastPruned = Date.now();
        await pruneMails(db, new Date(clock.now().getTime() - KEPT_MS));
      }
    } catch (error) {
      // The mail is still queued, and the next poll finds it. The error itself is not logged, because the text of a
      // failed statement contains its values.
      if (!stopped) log.warn({ code: findPgError(error)?.code }, "the outbox could not be read");
    } finally {
      // No await between the last check of `runRequested` and this line, or a nudge in between would be lost.
      running = null;
    }
  }

  function start(): Promise<void> {
    if (running) runRequested = true;
    else running = run();
    return running;
  }

  return {
    nudge: () => {
      if (stopped) return;
      // Polling starts with the first nudge: before that the database may not have its tables yet.
      poll ??= setInterval(() => void start(), POLL_MS).unref();
      void start();
    },
    flush: async () => {
      if (!stopped) await start();
    },
    stop: async () => {
      stopped = true;
      clearInterval(poll);
      if (!running) return;
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, STOP_MS)));
      await Promise.race([running, enough]);
      clearTimeout(timer);
    },
  };
}

/** Clears the content of a mail that was sent or given up, because it contains links. */
const NO_CONTENT = { textBody: null, htmlBody: null, unsubscribeUrl: null };

type ClaimedMail = Mail & { id: string; attempts: number; kind: string; createdAt: Date };

/** Mails that somebody waits for: everything but the news mails. The same wording as in the index that finds them. */
const IS_AWAITED = sql`${mailOutbox.kind} <> 'news'`;

/**
 * Claims the mail that has been due longest, one that somebody waits for before all others, in one statement. Other
 * processes skip it, and no transaction is open while it is being sent. It becomes due again if this process crashes.
 */
async function claimMail(db: Database, now: Date): Promise<ClaimedMail | null> {
  const longestDue = (among?: SQL) =>
    db
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(
        and(
          isNull(mailOutbox.sentAt),
          lte(mailOutbox.nextAttemptAt, now),
          lt(mailOutbox.attempts, ATTEMPTS_MAX),
          among,
        ),
      )
      // `sentAt` is null in all of these rows; sorting by it lets the database read the index in its own order without
      // a sort.
      .orderBy(asc(mailOutbox.sentAt), asc(mailOutbox.nextAttemptAt))
      .limit(1)
      .for("update", { skipLocked: true });
  const [row] = await db
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + CLAIM_MS) })
    // With `=` the subquery runs once; inside an IN list it might run, and lock, again. The second subquery only runs
    // when the first one finds nothing.
    .where(eq(mailOutbox.id, sql`coalesce(${longestDue(IS_AWAITED)}, ${longestDue()})`))
    .returning({
      id: mailOutbox.id,
      attempts: mailOutbox.attempts,
      kind: mailOutbox.kind,
      createdAt: mailOutbox.createdAt,
      to: mailOutbox.toAddress,
      subject: mailOutbox.subject,
      text: mailOutbox.textBody,
      html: mailOutbox.htmlBody,
      unsubscribeUrl: mailOutbox.unsubscribeUrl,
    });
  if (!row) return null;
  const { text, html, unsubscribeUrl } = row;
  return { ...row, text: text ?? "", html: html ?? "", unsubscribeUrl: unsubscribeUrl ?? undefined };
}

async function markSent(db: Database, id: string, now: Date): Promise<void> {
  // Nothing is kept about a deleted account, not even the address.
  await db.delete(mailOutbox).where(and(eq(mailOutbox.id, id), eq(mailOutbox.kind, "account_deleted")));
  await db
    .update(mailOutbox)
    .set({ sentAt: now, ...NO_CONTENT, lastError: null })
    .where(eq(mailOutbox.id, id));
}

async function markFailed(
  db: Database,
  id: string,
  attempts: number,
  reason: string,
  now: Date,
): Promise<void> {
  const wait = RETRY_DELAYS[Math.min(attempts, RETRY_DELAYS.length) - 1] ?? MINUTE;
  const givenUp = attempts >= ATTEMPTS_MAX;
  await db
    .update(mailOutbox)
    .set({
      lastError: reason,
      nextAttemptAt: new Date(now.getTime() + wait),
      ...(givenUp ? NO_CONTENT : {}),
    })
    .where(eq(mailOutbox.id, id));
}

/** Marks a mail as failed for good. */
async function giveUp(db: Database, id: string, reason: string): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ attempts: ATTEMPTS_MAX, lastError: reason, ...NO_CONTENT })
    .where(eq(mailOutbox.id, id));
}

/** Deletes mails that were sent or given up before a moment. */
async function pruneMails(db: Database, before: Date): Promise<void> {
  await db
    .delete(mailOutbox)
    .where(
      or(
        lt(mailOutbox.sentAt, before),
        and(lt(mailOutbox.createdAt, before), sql`${mailOutbox.attempts} >= ${ATTEMPTS_MAX}`),
      ),
    );
}
