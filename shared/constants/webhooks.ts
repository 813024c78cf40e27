/** What a program can be told of by a webhook, in the order in which it is offered. */
export const WEBHOOK_EVENTS = [
  "application.created",
  "application.changed",
  "task.done",
  "deadline.near",
  "opportunity.matched",
  "opportunity.changed",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Is sent when its person asks for it, to try an address. */
export const TEST_EVENT = "webhook.test";
export const DELIVERED_EVENTS = [...WEBHOOK_EVENTS, TEST_EVENT] as const;
export type DeliveredEvent = (typeof DELIVERED_EVENTS)[number];

export const DELIVERED_EVENT_LABELS: Record<DeliveredEvent, string> = {
  "application.created": "An application is started",
  "application.changed": "The status of an application changes",
  "task.done": "A task is done",
  "deadline.near": "A deadline is near",
  "opportunity.matched": "A new opportunity fits",
  "opportunity.changed": "A saved or applied-for opportunity changes",
  "webhook.test": "A test",
};

/** Events that need an entity: a webhook for the person alone cannot have them. */
export const isEntityEvent = (event: WebhookEvent): boolean => event !== "opportunity.changed";

/**
 * `off`: its person switched it off. `stopped`: the server did, for one of the reasons below.
 */
export const WEBHOOK_STATES = ["on", "off", "stopped"] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

export const STOP_REASONS = ["failing", "gone", "account"] as const;
export type StopReason = (typeof STOP_REASONS)[number];
export const STOP_REASON_LABELS: Record<StopReason, string> = {
  failing: "Stopped, because nothing has arrived for days",
  gone: "Stopped, because the receiver wants no more",
  account:
    "Stopped, because the password or the address of your account has changed, or it was signed out everywhere",
};

export const DELIVERY_STATES = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why an attempt failed, or why there is none. */
export const DELIVERY_PROBLEMS = [
  "refused_address",
  "unknown_host",
  "unreachable",
  "timeout",
  "status",
  "withheld",
  "switched_off",
  "lost_secret",
] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];
export const DELIVERY_PROBLEM_LABELS: Record<DeliveryProblem, string> = {
  refused_address: "The address is not on the public internet",
  unknown_host: "There is no server of this name",
  unreachable: "The server could not be reached",
  timeout: "The server did not answer in time",
  status: "The server did not accept it",
  withheld: "Not sent: what it tells of is gone",
  switched_off: "Not sent: the webhook was switched off",
  lost_secret: "Not sent: the secret can no longer be read. Make a new one.",
};

/** Seconds to wait after the first, second, … failed attempt. After the last one there is no further attempt. */
export const RETRY_SECONDS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
export const ATTEMPTS_MAX = RETRY_SECONDS.length + 1;
/** A webhook that has failed for as long is stopped once a delivery has used up its attempts. */
export const FAILING_DAYS = 5;
/** After a new secret was made, the one before signs too for as long. */
export const OLD_SECRET_HOURS = 24;

export const WEBHOOKS_PER_USER = 10;
/** Webhooks of other members that an owner is shown, the newest. */
export const WEBHOOKS_SHOWN = 200;
export const DELIVERIES_PAGE = 20;
export const DELIVERIES_PAGE_MAX = 100;
export const DELIVERY_DAYS = 30;
/** Begins every secret, as the Standard Webhooks say. */
export const WEBHOOK_SECRET_PREFIX = "whsec_";
