import { PUSH_FAILURES_MAX, PUSH_RETRY_SECONDS } from "@shared/constants/push-notices";
import type { PushNotice } from "@shared/schema/index";
import type { Deps } from "../../context/deps";
import { inTransaction } from "../../platform/db/database";
import { FetchFailure } from "../../platform/fetch/types";
import { isSessionAlive } from "../auth/session";
import { encryptNotice } from "./encrypt-notice";
import * as queries from "./notices.queries";

/** After this time the other browsers have their turn. */
const TURN_MS = 20_000;
/** The push service knows the browser no more, or knows it under another key of this installation. */
const ENDED = new Set([401, 403, 404, 410]);

type SendDeps = Pick<Deps, "clock" | "config" | "db" | "keys" | "log" | "messages">;
/** `later`: it may be taken another time. `ended`: nothing will be taken any more. `refused`: this one will not. */
type Outcome = { status: number | null; result: "taken" | "later" | "ended" | "refused" };

/**
 * Sends the push notices of one browser, one after another, until an attempt fails or the turn is over. An attempt is
 * counted when it has ended: one that is cut off with the process is made again, and shows as the same notice.
 * @returns the seconds until the next notice is due; null when there is none
 */
export async function sendNotices(
  deps: SendDeps,
  subscriptionId: string,
  signal: AbortSignal,
): Promise<number | null> {
  const { db, clock } = deps;
  const startedAt = performance.now();
  for (;;) {
    signal.throwIfAborted();
    const sendable = await queries.selectForSending(db, subscriptionId);
    const notice = sendable && (await queries.selectNext(db, subscriptionId));
    if (!notice) return null;
    const waitMs = notice.nextAttemptAt.getTime() - clock.now().getTime();
    if (waitMs > 0) return Math.ceil(waitMs / 1000);
    if (performance.now() - startedAt > TURN_MS) return 0;
    await sendOne(deps, sendable, notice, signal);
  }
}

async function sendOne(
  deps: SendDeps,
  sendable: queries.Sendable,
  notice: PushNotice,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, log } = deps;
  const { subscription } = sendable;
  // A session that has ended by its age is still a row for a while.
  if (!(await isSessionAlive(deps, subscription.sessionId)))
    return queries.deleteSubscription(db, subscription.id);
  if (notice.expiresAt <= clock.now()) return giveUp(deps, notice);
  const { topics } = notice;
  if (topics.length > 0 && !topics.some((topic) => sendable[topic]))
    return queries.deleteNotice(db, notice.id);
  const { status, result } = await post(deps, sendable, notice, signal);
  // Neither the endpoint nor the keys: whoever reads the log must not be able to write to the browser.
  const facts = { deviceId: subscription.id, noticeId: notice.id, attempt: notice.attempts + 1, status };
  if (result === "taken") {
    log.info(facts, "push notice sent");
    return inTransaction(db, (tx) => queries.markSent(tx, notice, clock.now()));
  }
  log.warn({ ...facts, result }, "push notice not taken");
  if (result === "ended") return queries.deleteSubscription(db, subscription.id);
  if (result === "refused") return giveUp(deps, notice);
  const wait = PUSH_RETRY_SECONDS[Math.min(notice.attempts, PUSH_RETRY_SECONDS.length - 1)]!;
  await queries.postpone(db, notice.id, new Date(clock.now().getTime() + wait * 1000));
}

async function post(
  deps: SendDeps,
  sendable: queries.Sendable,
  notice: PushNotice,
  signal: AbortSignal,
): Promise<Outcome> {
  const message = await encryptNotice(deps, sendable, notice);
  try {
    const status = await deps.messages.send({ ...message, signal });
    if (status >= 200 && status < 300) return { status, result: "taken" };
    if (ENDED.has(status)) return { status, result: "ended" };
    return { status, result: status === 429 || status >= 500 ? "later" : "refused" };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return { status: error.status ?? null, result: error.kind === "refused_address" ? "ended" : "later" };
  }
}

/** Drops a notice, and the browser with it after many in a row. */
async function giveUp({ db }: SendDeps, notice: PushNotice): Promise<void> {
  await inTransaction(db, async (tx) => {
    const failures = await queries.giveUp(tx, notice);
    if (failures >= PUSH_FAILURES_MAX) await queries.deleteSubscription(tx, notice.subscriptionId);
  });
}
