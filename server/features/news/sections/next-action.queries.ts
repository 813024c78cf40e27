import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database";
import { listIds, type Recipient, type NewsItem } from "../recipients";

/** If no server ran on the day of a next step, it is still sent for this many days. */
const GRACE_DAYS = 2;

/** Selects the next steps with funders that these people planned for today, or for a day without a digest. */
export async function selectNextActions(
  db: Db,
  people: readonly Recipient[],
): Promise<NewsItem<"next_action">[]> {
  const { rows } = await db.execute<{
    id: string;
    user_id: string;
    entity_id: string;
    entity_name: string;
    funder_id: string;
    funder_name: string;
    action: string;
    date: string;
  }>(sql`
    select i.id, p.user_id, e.id as entity_id, e.name as entity_name, f.id as funder_id, f.name as funder_name,
      coalesce(i.next_action, '') as action, to_char(i.next_action_date, 'YYYY-MM-DD') as date
    from unnest(${sql.param(listIds(people))}::uuid[], ${sql.param(people.map(({ today }) => today))}::date[],
      ${sql.param(people.map(({ day }) => day))}::date[]) p(user_id, today, day)
    join memberships m on m.user_id = p.user_id
    join entities e on e.id = m.entity_id
    join interactions i on i.entity_id = e.id
    join funder_profiles f on f.id = i.funder_id
    where i.next_action_date between p.today - ${sql.raw(String(GRACE_DAYS))} and p.today
      -- The last digest covered earlier steps, unless they were written down only afterwards.
      and i.next_action_date > p.day
    order by p.user_id, i.next_action_date, i.created_at, i.id`);
  return rows.map((row) => ({
    userId: row.user_id,
    kind: "next_action",
    key: `next_action:${row.id}:${row.date}`,
    opportunityId: null,
    entityId: row.entity_id,
    data: {
      funderId: row.funder_id,
      funderName: row.funder_name,
      entityName: row.entity_name,
      action: row.action,
      date: row.date,
    },
  }));
}
