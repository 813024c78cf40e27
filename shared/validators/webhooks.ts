import { z } from "zod";
import {
  DELIVERIES_PAGE,
  DELIVERIES_PAGE_MAX,
  type DeliveredEvent,
  type DeliveryProblem,
  type DeliveryState,
  isEntityEvent,
  type StopReason,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookState,
} from "../constants/webhooks";
import { pageNumber, urlField, uuidField } from "./fields";
import { say } from "./say";

const CHOOSE = say("Choose what the webhook tells");

const eventsField = z
  .array(z.enum(WEBHOOK_EVENTS, say("This is not something a webhook can tell")), CHOOSE)
  .min(1, CHOOSE)
  .max(WEBHOOK_EVENTS.length * 2, CHOOSE)
  .transform((events): WebhookEvent[] => WEBHOOK_EVENTS.filter((event) => events.includes(event)));

export const createWebhookSchema = z
  .object({
    address: urlField,
    events: eventsField,
    /** Null, or empty in a form: only the person. */
    entityId: z.preprocess((value) => (value === "" ? null : value), uuidField().nullable()).default(null),
  })
  .refine(({ events, entityId }) => entityId !== null || !events.some(isEntityEvent), {
    ...say("This is told of one entity. Choose the one that the webhook is for."),
    path: ["entityId"],
  });
export type CreateWebhookInput = z.infer<typeof createWebhookSchema>;

/** Fields that are left out stay as they are. */
export const updateWebhookSchema = z.object({
  address: urlField.optional(),
  events: eventsField.optional(),
  isOn: z.boolean(say("Must be yes or no")).optional(),
});
export type UpdateWebhookInput = z.infer<typeof updateWebhookSchema>;

/** A page of deliveries, the newest first. `lastId` is that of the last known one. */
export const deliveriesQuery = z.object({
  lastId: uuidField().optional(),
  limit: pageNumber(DELIVERIES_PAGE, DELIVERIES_PAGE_MAX),
});
export type DeliveriesQuery = z.infer<typeof deliveriesQuery>;

export const deliveryParams = z.object({ id: uuidField(), deliveryId: uuidField() });

export type WebhookView = {
  id: string;
  address: string;
  events: WebhookEvent[];
  /** Null: it tells only what is the person's own. */
  entity: { id: string; name: string } | null;
  /** The member whose webhook it is; null for the caller's own. */
  maker: string | null;
  state: WebhookState;
  /** Why the server has stopped it; null otherwise. */
  stopReason: StopReason | null;
  createdAt: string;
  lastDeliveredAt: string | null;
  lastFailedAt: string | null;
};

/** The secret is in this answer and in no other. */
export type NewWebhookView = WebhookView & { secret: string };
export type WebhookSecretView = { secret: string };

export type DeliveryView = {
  /** Goes with every attempt, as `webhook-id`. */
  id: string;
  event: DeliveredEvent;
  data: Record<string, unknown>;
  occurredAt: string;
  state: DeliveryState;
  attempts: number;
  nextAttemptAt: string | null;
  lastAttemptAt: string | null;
  /** The status of the last answer; null without one. */
  statusCode: number | null;
  problem: DeliveryProblem | null;
};
export type DeliveriesView = { deliveries: DeliveryView[]; hasMore: boolean };
