import { ATTEMPTS_MAX, type DeliveryProblem, FAILING_DAYS, RETRY_SECONDS } from "@shared/constants/webhooks";
import type { WebhookDelivery } from "@shared/schema/index";
import type { Deps } from "../../context/deps";
import { inTransaction } from "../../platform/db/database";
import { FetchFailure, type FetchFailureKind } from "../../platform/fetch/types";
import { createWebhookStoppedMail } from "../../platform/mail/webhook-templates";
import { queueMail } from "../../platform/mail/outbox";
import * as queries from "./deliveries.queries";
import { openSecrets, signMessage } from "./sign-message";

const DAY_MS = 24 * 3_600_000;
/** After this time the other webhooks have their turn. */
const TURN_MS = 20_000;
/** The answer of a receiver that wants no more. */
const GONE = 410;

type SendDeps = Pick<Deps, "clock" | "config" | "db" | "keys" | "log" | "mail" | "messages">;
type Outcome = { statusCode: number | null; problem: DeliveryProblem | null };

/**
 * Sends what is due to a webhook, one message after another, until an attempt fails or the turn is over. An attempt is
 * counted when it has ended: one that is cut off with the process is made again, with the same id.
 * @returns the seconds until the next message is due; null when there is none
 */
export async function sendDeliveries(
  deps: SendDeps,
  webhookId: string,
  signal: AbortSignal,
): Promise<number | null> {
  const { db, clock } = deps;
  const startedAt = performance.now();
  for (;;) {
    signal.throwIfAborted();
    const sendable = await queries.selectForSending(db, webhookId);
    if (!sendable) return null;
    const delivery = await queries.selectNext(db, webhookId);
    if (!delivery?.nextAttemptAt) return null;
    const waitMs = delivery.nextAttemptAt.getTime() - clock.now().getTime();
    if (waitMs > 0) return Math.ceil(waitMs / 1000);
    if (performance.now() - startedAt > TURN_MS) return 0;
    await sendOne(deps, sendable, delivery, signal);
  }
}

async function sendOne(
  deps: SendDeps,
  sendable: queries.Sendable,
  delivery: WebhookDelivery,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, keys, log } = deps;
  const { webhook } = sendable;
  if (!(await queries.isVisible(db, webhook, delivery))) return queries.withhold(db, delivery.id, "withheld");
  const secrets = openSecrets(keys.webhooks, webhook, clock.now());
  if (secrets.length === 0) return queries.withhold(db, delivery.id, "lost_secret");
  const outcome = await post(deps, webhook.address, signMessage(secrets, delivery, clock.now()), signal);
  const { statusCode, problem } = outcome;
  const facts = {
    webhookId: webhook.id,
    deliveryId: delivery.id,
    attempt: delivery.attempts + 1,
    statusCode,
  };
  if (problem === null) {
    log.info(facts, "message delivered to a webhook");
    await inTransaction(db, (tx) =>
      queries.markDelivered(tx, delivery, { now: clock.now(), statusCode: statusCode ?? 200 }),
    );
  } else {
    log.warn({ ...facts, problem }, "message not taken by a webhook");
    await noteFailure(deps, sendable, delivery, { statusCode, problem });
  }
}

/** What a failure of a request says of the delivery. */
const PROBLEMS: Partial<Record<FetchFailureKind, DeliveryProblem>> = {
  refused_address: "refused_address",
  unknown_host: "unknown_host",
  timeout: "timeout",
};

async function post(
  { messages }: SendDeps,
  address: string,
  message: ReturnType<typeof signMessage>,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const statusCode = await messages.send({ address, ...message, signal });
    return { statusCode, problem: statusCode >= 200 && statusCode < 300 ? null : "status" };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return { statusCode: error.status ?? null, problem: PROBLEMS[error.kind] ?? "unreachable" };
  }
}

/** Plans the next attempt, or stops a webhook that has failed for days or wants no more. */
async function noteFailure(
  { db, clock, config, mail }: SendDeps,
  { webhook, person }: queries.Sendable,
  delivery: WebhookDelivery,
  { statusCode, problem }: { statusCode: number | null; problem: DeliveryProblem },
): Promise<void> {
  const now = clock.now();
  const isLast = delivery.attempts + 1 >= ATTEMPTS_MAX;
  const wait = RETRY_SECONDS[delivery.attempts];
  const nextAttemptAt = isLast || wait === undefined ? null : new Date(now.getTime() + wait * 1000);
  const isGone = statusCode === GONE;
  const hasFailedForDays =
    webhook.failingSince !== null && now.getTime() - webhook.failingSince.getTime() >= FAILING_DAYS * DAY_MS;
  const isStopped = await inTransaction(db, async (tx) => {
    await queries.markFailed(tx, delivery, {
      ...{ now, statusCode, problem },
      nextAttemptAt: isGone ? null : nextAttemptAt,
    });
    if (!isGone && !(isLast && hasFailedForDays)) return false;
    if (!(await queries.stopWebhook(tx, webhook.id, isGone ? "gone" : "failing", now))) return false;
    const stopped = createWebhookStoppedMail(person, config.PUBLIC_URL, webhook.address);
    await queueMail(tx, { userId: person.id, kind: "webhook", mail: stopped }, now);
    return true;
  });
  if (isStopped) mail.nudge();
}
