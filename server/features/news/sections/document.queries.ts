import { sql } from "drizzle-orm";
import { EXPIRING_DOCUMENTS_MAX, EXPIRY_REMINDER_DAYS } from "@shared/constants/documents";
import type { Db } from "../../../platform/db/database";
import { listIds, type Recipient, type NewsItem } from "../recipients";

/** If no server ran on the day of a reminder, it is still sent for this many days. */
const GRACE_DAYS = 2;

/**
 * Selects the documents of these people's entities of whose end they are reminded today, or should have been on a day
 * without a digest.
 */
export async function selectExpiringDocuments(
  db: Db,
  people: readonly Recipient[],
): Promise<NewsItem<"document">[]> {
  const { rows } = await db.execute<{
    id: string;
    user_id: string;
    name: string;
    expires_on: string;
    before: number;
    days_left: number;
    entity_id: string;
    entity_name: string;
  }>(sql`
    select p.user_id, due.* from unnest(${sql.param(listIds(people))}::uuid[],
      ${sql.param(people.map(({ today }) => today))}::date[], ${sql.param(people.map(({ day }) => day))}::date[])
      p(user_id, today, day)
    cross join lateral (
      select d.id, d.name, to_char(d.expires_on, 'YYYY-MM-DD') as expires_on, days.before,
        d.expires_on - p.today as days_left, e.id as entity_id, e.name as entity_name
      from memberships m
      join entities e on e.id = m.entity_id
      cross join unnest(${sql.param([...EXPIRY_REMINDER_DAYS])}::int[]) days(before)
      join documents d on d.entity_id = e.id
        and d.expires_on between p.today + days.before - ${sql.raw(String(GRACE_DAYS))} and p.today + days.before
      where m.user_id = p.user_id
        -- The last digest covered earlier reminders.
        and d.expires_on > p.day + days.before
      order by d.expires_on, d.created_at, d.id limit ${EXPIRING_DOCUMENTS_MAX}) due
    order by p.user_id, due.expires_on, due.id`);
  return rows.map((row) => ({
    userId: row.user_id,
    kind: "document",
    key: `document:${row.id}:${row.expires_on}:${row.before}`,
    opportunityId: null,
    entityId: row.entity_id,
    data: {
      documentId: row.id,
      name: row.name,
      entityName: row.entity_name,
      expiresOn: row.expires_on,
      daysLeft: row.days_left,
    },
  }));
}
