import { sql } from "drizzle-orm";
import { REMINDER_DAYS, UNSENT_STATUSES } from "@shared/constants/reminders";
import type { Db } from "../../../platform/db/database";
import { toInstant } from "../../catalogue/visibility";
import { listIds, type Recipient, type NewsItem } from "../recipients";
import { newsOpportunity, type WithOpportunity } from "./opportunity-columns";

/**
 * If no server ran on the day of a reminder, it is still sent for this many days, but never after the
 * deadline.
 */
const GRACE_DAYS = 2;
const TYPE = "deadline";
/** The local time of reminders. An application that was begun later that day gets none. */
const MORNING = "08:00";

/** A due reminder: its news item and the columns of its row. */
export type DueReminder = {
  item: NewsItem<"deadline">;
  entityId: string;
  timezone: string | null;
  /** The day of the reminder, `YYYY-MM-DD`. */
  scheduledFor: string;
};

/** Selects the due reminders of these people that were not sent yet, soonest deadline first. */
export async function selectDueReminders(
  db: Db,
  people: readonly Recipient[],
  now: Date,
): Promise<DueReminder[]> {
  const at = toInstant(now);
  const { rows } = await db.execute<
    WithOpportunity & {
      user_id: string;
      timezone: string | null;
      application_id: string;
      entity_id: string;
      entity_name: string;
      scheduled_for: string;
      days_left: number;
    }
  >(sql`
    select * from (
      select distinct on (u.id, o.id) u.id as user_id, u.timezone, a.id as application_id, e.id as entity_id, e.name as entity_name,
        to_char(o.deadline - days.n, 'YYYY-MM-DD') as scheduled_for, o.deadline - p.today as days_left, o.closes_at, ${newsOpportunity}
      from unnest(${sql.param(listIds(people))}::uuid[], ${sql.param(people.map(({ today }) => today))}::date[]) p(user_id, today)
      join users u on u.id = p.user_id
      join memberships m on m.user_id = u.id
      join entities e on e.id = m.entity_id
      join applications a on a.entity_id = e.id
      join funding_opportunities o on o.id = a.opportunity_id
      cross join unnest(${sql.param([...REMINDER_DAYS])}::int[]) days(n)
      where o.verification_status = 'verified' and o.closes_at > ${at}
        and a.status = any(${sql.param([...UNSENT_STATUSES])}::text[])
        and p.today between o.deadline - days.n and o.deadline - days.n + least(${sql.raw(String(GRACE_DAYS))}, days.n)
        -- An application begun later gets no reminder for that day.
        and wall_clock(a.created_at, u.timezone) < (o.deadline - days.n) + ${MORNING}::time
        and not exists (
          select 1 from reminders r where r.user_id = u.id and r.opportunity_id = o.id
            and r.type = ${TYPE} and r.scheduled_for = o.deadline - days.n)
      order by u.id, o.id, days.n, a.created_at
    ) due order by user_id, closes_at, application_id`);
  return rows.map((row) => ({
    item: {
      userId: row.user_id,
      kind: TYPE,
      key: `deadline:${row.opportunity.id}:${row.scheduled_for}`,
      entityId: row.entity_id,
      opportunityId: row.opportunity.id,
      data: {
        opportunity: row.opportunity,
        applicationId: row.application_id,
        entityName: row.entity_name,
        daysLeft: row.days_left,
      },
    },
    entityId: row.entity_id,
    timezone: row.timezone,
    scheduledFor: row.scheduled_for,
  }));
}

/** Records sent reminders. `mailed` returns true if a user gets a mail. */
export async function insertReminders(
  db: Db,
  due: readonly DueReminder[],
  mailed: (userId: string) => boolean,
  now: Date,
): Promise<void> {
  if (due.length === 0) return;
  const rows = due.map(({ item, entityId, timezone, scheduledFor }) => ({
    user_id: item.userId,
    entity_id: entityId,
    application_id: item.data.applicationId,
    opportunity_id: item.opportunityId,
    scheduled_for: scheduledFor,
    timezone,
    email_sent: mailed(item.userId),
  }));
  const at = toInstant(now);
  await db.execute(sql`
    insert into reminders (user_id, entity_id, application_id, opportunity_id, type, scheduled_for, scheduled_time, timezone,
      sent_at, email_sent, created_at, updated_at)
    select user_id, entity_id, application_id, opportunity_id, ${TYPE}, scheduled_for, ${MORNING}::time, timezone,
      case when email_sent then ${at} end, email_sent, ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) due(user_id uuid, entity_id uuid, application_id uuid, opportunity_id uuid,
      scheduled_for date, timezone text, email_sent boolean)
    on conflict (user_id, opportunity_id, type, scheduled_for) do nothing`);
}
