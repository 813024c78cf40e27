import { sql } from "drizzle-orm";
import type { DeliveredEvent, WebhookEvent } from "@shared/constants/webhooks";
import type { Deps, ServiceContext } from "../../context/deps";
import type { Db } from "../../platform/db/database";
import { toInstant } from "../catalogue/visibility";
import type { NewsItem } from "../news/recipients";
import { insertDelivery } from "./deliveries.queries";

/** What the messages about each kind of event tell. Ids are those of the API. */
export type EventData = {
  "application.created": { applicationId: string; title: string | null; status: string };
  "application.changed": {
    applicationId: string;
    title: string | null;
    status: string;
    statusBefore: string;
  };
  "task.done": { applicationId: string; taskId: string; title: string };
};

/**
 * Writes the messages about something that happened in an entity, for every webhook that tells of it. Call it in the
 * transaction in which it happens, so that none is lost.
 */
export const recordEvent = <E extends keyof EventData>(
  ctx: Pick<ServiceContext<"clock" | "jobs">, "db" | "deps">,
  entityId: string,
  event: E,
  data: EventData[E],
): Promise<void> => recordEvents(ctx, entityId, event, [data]);

/** Writes the messages about several such things in one statement. */
export async function recordEvents<E extends keyof EventData>(
  { db, deps }: Pick<ServiceContext<"clock" | "jobs">, "db" | "deps">,
  entityId: string,
  event: E,
  all: readonly EventData[E][],
): Promise<void> {
  const pieces = all.map((data) => ({ entityId, ...data }));
  const { rows } = await db.execute<{ webhook_id: string }>(sql`
    insert into webhook_deliveries (webhook_id, event, data, occurred_at, next_attempt_at)
    select w.id, ${event}, piece.data, moment.at, moment.at
    from webhooks w cross join (select ${toInstant(deps.clock.now())} as at) moment
    cross join jsonb_array_elements(${JSON.stringify(pieces)}::jsonb) piece(data)
    where w.entity_id = ${entityId} and w.state = 'on' and ${event} = any(w.events)
    returning webhook_id`);
  await queueSending({ jobs: deps.jobs, db }, rows);
}

/**
 * Writes the messages about news, which a digest has just stored. A change of an opportunity is told to all webhooks of
 * the person, other news to those for their entity.
 */
export async function recordNews(
  { db, jobs }: { db: Db; jobs: Deps["jobs"] },
  items: readonly NewsItem[],
  now: Date,
): Promise<void> {
  const pieces = items.flatMap((item) => describeNews(item) ?? []);
  if (pieces.length === 0) return;
  const { rows } = await db.execute<{ webhook_id: string }>(sql`
    insert into webhook_deliveries (webhook_id, event, data, occurred_at, next_attempt_at)
    select w.id, piece.event, piece.data, ${toInstant(now)}, ${toInstant(now)}
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb)
      piece(user_id uuid, entity_id uuid, event text, data jsonb)
    join webhooks w on w.user_id = piece.user_id and (piece.entity_id is null or w.entity_id = piece.entity_id)
    where w.state = 'on' and piece.event = any(w.events)
    returning webhook_id`);
  await queueSending({ jobs, db }, rows);
}

type Piece = { user_id: string; entity_id: string | null; event: WebhookEvent; data: object };

/** The event that a news item is; null for news that no webhook tells. */
function describeNews(item: NewsItem): Piece | null {
  const { userId: user_id, entityId = null } = item;
  const piece = (event: WebhookEvent, data: object, entity_id = entityId): Piece => ({
    ...{ user_id, entity_id, event },
    data: entity_id === null ? data : { entityId: entity_id, ...data },
  });
  if (item.kind === "match") {
    const { opportunity, score } = item.data;
    return piece("opportunity.matched", { ...toOpportunity(opportunity), score });
  }
  if (item.kind === "deadline") {
    const { opportunity, applicationId, daysLeft } = item.data;
    return piece("deadline.near", { applicationId, ...toOpportunity(opportunity), daysLeft });
  }
  if (item.kind === "change") {
    const { opportunity, changes } = item.data;
    return piece("opportunity.changed", { ...toOpportunity(opportunity), changes }, null);
  }
  return null;
}

const toOpportunity = ({
  id: opportunityId,
  name: title,
  funderName,
  deadline,
  deadlineTimezone,
}: NewsItem<"match">["data"]["opportunity"]) => ({
  ...{ opportunityId, title, funderName, deadline, deadlineTimezone },
});

/** Writes one message to one webhook. */
export async function recordFor(
  { db, deps }: Pick<ServiceContext<"clock" | "jobs">, "db" | "deps">,
  webhookId: string,
  event: DeliveredEvent,
  data: Record<string, unknown>,
): Promise<string> {
  const id = await insertDelivery(db, { webhookId, event, data, now: deps.clock.now() });
  await queueSending({ jobs: deps.jobs, db }, [{ webhook_id: webhookId }]);
  return id;
}

/** Queues the sending. The jobs are queued in one order everywhere, or two transactions could wait for each other. */
export async function queueSending(
  { db, jobs }: { db: Db; jobs: Deps["jobs"] },
  rows: readonly { webhook_id: string }[],
): Promise<void> {
  const ids = [...new Set(rows.map(({ webhook_id: webhookId }) => webhookId))].sort();
  for (const webhookId of ids) await jobs.enqueue(db, "send-webhooks", { webhookId }, { key: webhookId });
}
