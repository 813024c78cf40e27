import { sql } from "drizzle-orm";
import {
  AWARDED_STATUSES,
  NEXT_OBLIGATIONS_MAX,
  OBLIGATION_REMINDER_DAYS,
  type ObligationKind,
} from "@shared/constants/obligations";
import { hasRight, MEMBER_ROLES } from "@shared/constants/members";
import type { Db } from "../../../platform/db/database";
import { listIds, type Recipient, type NewsItem } from "../recipients";

/** If no server ran on the day of a reminder, it is still sent for this many days. */
const GRACE_DAYS = 2;

const EDITORS = MEMBER_ROLES.filter((role) => hasRight(role, "edit"));

/**
 * Selects the open conditions and reports of awards of which these people are reminded today, or should have been on a
 * day without a digest. Of several reminders of one obligation only the last is told. Members who may only read or
 * comment are not reminded.
 */
export async function selectDueObligations(
  db: Db,
  people: readonly Recipient[],
): Promise<NewsItem<"obligation">[]> {
  const { rows } = await db.execute<{
    id: string;
    user_id: string;
    kind: ObligationKind;
    title: string;
    due_date: string;
    before: number;
    days_left: number;
    application_id: string;
    application_title: string | null;
    entity_id: string;
    entity_name: string;
  }>(sql`
    select p.user_id, due.* from unnest(${sql.param(listIds(people))}::uuid[],
      ${sql.param(people.map(({ today }) => today))}::date[], ${sql.param(people.map(({ day }) => day))}::date[])
      p(user_id, today, day)
    cross join lateral (
      select b.id, b.kind, b.title, to_char(b.due_date, 'YYYY-MM-DD') as due_date, min(days.before)::int as before,
        b.due_date - p.today as days_left, a.id as application_id, a.title as application_title, e.id as entity_id,
        e.name as entity_name
      from memberships m
      join entities e on e.id = m.entity_id
      cross join unnest(${sql.param([...OBLIGATION_REMINDER_DAYS])}::int[]) days(before)
      join award_obligations b on b.entity_id = e.id and b.done_at is null
        and b.due_date between p.today + days.before - ${sql.raw(String(GRACE_DAYS))} and p.today + days.before
      join applications a on a.id = b.application_id
      where m.user_id = p.user_id and m.role = any(${sql.param(EDITORS)}::text[])
        and a.status = any(${sql.param([...AWARDED_STATUSES])}::text[])
        -- The last digest covered earlier reminders.
        and b.due_date > p.day + days.before
      group by b.id, a.id, e.id
      order by b.due_date, b.created_at, b.id limit ${NEXT_OBLIGATIONS_MAX}) due
    order by p.user_id, due.due_date, due.id`);
  return rows.map((row) => ({
    userId: row.user_id,
    kind: "obligation",
    key: `obligation:${row.id}:${row.due_date}:${row.before}`,
    opportunityId: null,
    entityId: row.entity_id,
    data: {
      obligationKind: row.kind,
      title: row.title,
      dueDate: row.due_date,
      daysLeft: row.days_left,
      applicationId: row.application_id,
      applicationTitle: row.application_title,
      entityName: row.entity_name,
    },
  }));
}
