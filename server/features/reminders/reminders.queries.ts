import { sql } from "drizzle-orm";
import { REMINDER_DAYS, UNSENT_STATUSES } from "@shared/constants/reminders";
import type { Db } from "../../db/database";

/** From this hour of a person's own day on they are reminded. */
const MORNING = "08:00";
/** After a morning that no server saw, the reminder still comes within so many days; the last one only while it helps. */
const GRACE_DAYS = 2;
const TYPE = "deadline";

/** One deadline that somebody is to be reminded of, with what the mail says of it. */
export type DueReminder = {
  userId: string;
  email: string;
  firstName: string | null;
  applicationId: string;
  entityName: string;
  opportunityName: string;
  funderName: string | null;
  /** `YYYY-MM-DD` in `deadlineTimezone`. */
  deadline: string;
  deadlineTimezone: string | null;
  /** From the person's present day to the day of the deadline. */
  daysLeft: number;
};

/**
 * Notes the reminders that are due for the next `people` persons who have any, and answers them; what was noted before, by whomever,
 * is not among them. Call it inside a transaction that also owes the mail.
 */
export async function takeDueReminders(db: Db, now: Date, people: number): Promise<DueReminder[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{
    user_id: string;
    email: string;
    first_name: string | null;
    application_id: string;
    entity_name: string;
    opportunity_name: string;
    funder_name: string | null;
    deadline: string;
    deadline_timezone: string | null;
    days_left: number;
  }>(sql`
    with due as materialized (
      select distinct on (u.id, o.id) u.id as user_id, u.timezone, o.id as opportunity_id, a.id as application_id,
        a.entity_id, o.deadline - days.n as day, o.deadline - clock.today as days_left
      from funding_opportunities o
      join applications a on a.opportunity_id = o.id
      join entities e on e.id = a.entity_id
      join users u on u.id = e.user_id
      cross join lateral (select wall_clock(${at}, u.timezone) as here) w
      cross join lateral (select w.here::date as today, w.here::time as hour) clock
      cross join unnest(${sql.param([...REMINDER_DAYS])}::int[]) days(n)
      where o.verification_status = 'verified' and o.closes_at > ${at}
        and o.deadline between (${at})::date - 1 and (${at})::date + ${sql.raw(String(Math.max(...REMINDER_DAYS) + 2))}
        and a.status = any(${sql.param([...UNSENT_STATUSES])}::text[])
        and u.notify_deadlines and u.email_verified
        and clock.hour >= ${MORNING}::time
        and clock.today between o.deadline - days.n and o.deadline - days.n + least(${sql.raw(String(GRACE_DAYS))}, days.n - 1)
        -- Who began later was not late for it.
        and wall_clock(a.created_at, u.timezone) < (o.deadline - days.n) + ${MORNING}::time
        and not exists (
          select 1 from reminders r where r.user_id = u.id and r.opportunity_id = o.id
            and r.type = ${TYPE} and r.scheduled_for = o.deadline - days.n)
      order by u.id, o.id, days.n, a.created_at
    ),
    noted as (
      insert into reminders (user_id, entity_id, application_id, opportunity_id, type, scheduled_for, scheduled_time, timezone,
        sent_at, email_sent, created_at, updated_at)
      select user_id, entity_id, application_id, opportunity_id, ${TYPE}, day, ${MORNING}::time, timezone, ${at}, true, ${at}, ${at}
      from due
      where user_id in (select distinct user_id from due order by user_id limit ${people})
      order by user_id, opportunity_id
      on conflict (user_id, opportunity_id, type, scheduled_for) do nothing
      returning application_id
    )
    select u.id as user_id, u.email, u.first_name, due.application_id, e.name as entity_name, o.name as opportunity_name,
      o.funder_name, to_char(o.deadline, 'YYYY-MM-DD') as deadline, o.deadline_timezone, due.days_left
    from due
    join noted on noted.application_id = due.application_id
    join users u on u.id = due.user_id
    join entities e on e.id = due.entity_id
    join funding_opportunities o on o.id = due.opportunity_id
    order by u.id, o.closes_at, o.id`);
  return rows.map((row) => ({
    userId: row.user_id,
    email: row.email,
    firstName: row.first_name,
    applicationId: row.application_id,
    entityName: row.entity_name,
    opportunityName: row.opportunity_name,
    funderName: row.funder_name,
    deadline: row.deadline,
    deadlineTimezone: row.deadline_timezone,
    daysLeft: row.days_left,
  }));
}
