import { sql } from "drizzle-orm";
import { NEXT_TASKS_MAX } from "@shared/constants/tasks";
import type { Db } from "../../../platform/db/database";
import { listIds, type Recipient, type NewsItem } from "../recipients";

/** If no server ran on the day of a task, it is still sent for this many days. */
const GRACE_DAYS = 2;

/**
 * Selects the open tasks of these people, and those of nobody in their entities, that are due today, or on a day without
 * a digest.
 */
export async function selectDueTasks(db: Db, people: readonly Recipient[]): Promise<NewsItem<"task">[]> {
  const { rows } = await db.execute<{
    id: string;
    user_id: string;
    title: string;
    date: string;
    application_id: string;
    application_title: string | null;
    entity_id: string;
    entity_name: string;
  }>(sql`
    select p.user_id, due.* from unnest(${sql.param(listIds(people))}::uuid[],
      ${sql.param(people.map(({ today }) => today))}::date[], ${sql.param(people.map(({ day }) => day))}::date[])
      p(user_id, today, day)
    cross join lateral (
      select k.id, k.title, to_char(k.due_date, 'YYYY-MM-DD') as date, k.application_id, a.title as application_title,
        e.id as entity_id, e.name as entity_name
      from memberships m
      join entities e on e.id = m.entity_id
      join applications a on a.entity_id = e.id
      join application_tasks k on k.application_id = a.id
      where m.user_id = p.user_id and k.done_at is null and (k.assignee_id is null or k.assignee_id = p.user_id)
        and k.due_date between p.today - ${sql.raw(String(GRACE_DAYS))} and p.today
        -- The last digest covered earlier tasks, unless they were written down only afterwards.
        and k.due_date > p.day
      order by k.due_date, k.created_at, k.id limit ${NEXT_TASKS_MAX}) due
    order by p.user_id, due.date, due.id`);
  return rows.map((row) => ({
    userId: row.user_id,
    kind: "task",
    key: `task:${row.id}:${row.date}`,
    opportunityId: null,
    entityId: row.entity_id,
    data: {
      title: row.title,
      date: row.date,
      applicationId: row.application_id,
      applicationTitle: row.application_title,
      entityName: row.entity_name,
    },
  }));
}
