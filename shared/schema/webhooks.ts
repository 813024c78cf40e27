import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import {
  DELIVERED_EVENTS,
  type DeliveredEvent,
  DELIVERY_PROBLEMS,
  DELIVERY_STATES,
  type DeliveryProblem,
  type DeliveryState,
  STOP_REASONS,
  type StopReason,
  WEBHOOK_EVENTS,
  WEBHOOK_STATES,
  type WebhookEvent,
  type WebhookState,
} from "../constants/webhooks";
import { checkOneOf, id, instant, textList, timestamps } from "./columns";
import { memberships } from "./members";
import { users } from "./users";

const KNOWN_EVENTS = sql.raw(WEBHOOK_EVENTS.map((event) => `'${event}'`).join(", "));

/** Addresses of programs that are told when something happens. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The one entity that it tells of. Null: none, only what is the person's own. */
    entityId: uuid(),
    address: text().notNull(),
    /** Encrypted for this row: every message is signed with it. */
    sealedSecret: text().notNull(),
    /** The secret before the last change, which signs too until the moment below. */
    sealedSecretBefore: text(),
    secretBeforeUntil: instant(),
    events: textList().$type<WebhookEvent[]>().notNull(),
    state: text().$type<WebhookState>().notNull().default("on"),
    stopReason: text().$type<StopReason>(),
    /** The first failed attempt since the last message that arrived. */
    failingSince: instant(),
    lastDeliveredAt: instant(),
    lastFailedAt: instant(),
    ...timestamps,
  },
  (t) => [
    // A webhook ends with its person's membership.
    foreignKey({
      name: "webhooks_membership_fk",
      columns: [t.entityId, t.userId],
      foreignColumns: [memberships.entityId, memberships.userId],
    }).onDelete("cascade"),
    index("webhooks_user_idx").on(t.userId, t.createdAt),
    index("webhooks_entity_idx").on(t.entityId, t.createdAt),
    check(
      "webhooks_events_known",
      sql`cardinality(${t.events}) > 0 and ${t.events} <@ array[${KNOWN_EVENTS}]::text[]`,
    ),
    checkOneOf("webhooks_state_known", t.state, WEBHOOK_STATES),
    checkOneOf("webhooks_stop_reason_known", t.stopReason, STOP_REASONS),
  ],
);
export type Webhook = typeof webhooks.$inferSelect;

/**
 * A message to a webhook. It is written in the transaction that causes it, and sent at least once, even after a crash.
 */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: id(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    event: text().$type<DeliveredEvent>().notNull(),
    /** What the message tells. It is sent only while the person may still see it. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    occurredAt: instant().notNull().defaultNow(),
    state: text().$type<DeliveryState>().notNull().default("waiting"),
    /** Attempts that have ended. One that was cut off with the process does not count. */
    attempts: integer().notNull().default(0),
    /** Null once there is no further attempt. */
    nextAttemptAt: instant(),
    lastAttemptAt: instant(),
    statusCode: integer(),
    problem: text().$type<DeliveryProblem>(),
    deliveredAt: instant(),
  },
  (t) => [
    index("webhook_deliveries_list_idx").on(t.webhookId, t.occurredAt, t.id),
    index("webhook_deliveries_due_idx")
      .on(t.webhookId, t.nextAttemptAt)
      .where(sql`${t.nextAttemptAt} is not null`),
    // For the search over all webhooks, which must not read what has been sent.
    index("webhook_deliveries_waiting_idx")
      .on(t.nextAttemptAt)
      .where(sql`${t.nextAttemptAt} is not null`),
    index("webhook_deliveries_time_idx").on(t.occurredAt),
    checkOneOf("webhook_deliveries_event_known", t.event, DELIVERED_EVENTS),
    checkOneOf("webhook_deliveries_state_known", t.state, DELIVERY_STATES),
    checkOneOf("webhook_deliveries_problem_known", t.problem, DELIVERY_PROBLEMS),
  ],
);
export type WebhookDelivery = typeof webhookDeliveries.$inferSelect;
