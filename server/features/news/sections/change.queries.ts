import { sql } from "drizzle-orm";
import type { FollowedFact } from "@shared/constants/news";
import { UNSENT_STATUSES } from "@shared/constants/reminders";
import type { ApplicationStatus } from "@shared/constants/enums";
import type { Db } from "../../../platform/db/database";
import { isOfWithdrawal, toInstant } from "../../catalogue/visibility";
import { listIds, type Recipient } from "../recipients";
import { newsOpportunity, type WithOpportunity } from "./opportunity-columns";

/** An application in one of these states makes the members of its entity follow the opportunity. */
export const FOLLOWING_STATUSES: readonly ApplicationStatus[] = [
  ...UNSENT_STATUSES,
  "submitted",
  "under_review",
];

/** A change of one fact of an opportunity that somebody follows. */
export type FollowedChange = WithOpportunity & {
  userId: string;
  id: number;
  fact: FollowedFact;
  before: unknown;
  after: unknown;
  /** It moves the deadline of an open call to a day that has passed. */
  closes: boolean;
};

/**
 * Selects the changes of published opportunities that these people follow, since their last digest and since
 * they follow the opportunity, oldest first. Of opportunities that left the catalogue it selects that alone.
 */
export async function selectFollowedChanges(
  db: Db,
  people: readonly Recipient[],
  horizon: Date,
): Promise<FollowedChange[]> {
  const { rows } = await db.execute<
    WithOpportunity & Omit<FollowedChange, "userId"> & { user_id: string }
  >(sql`
    with p as (
      select * from unnest(${sql.param(listIds(people))}::uuid[],
        ${sql.param(people.map(({ until }) => until.toISOString()))}::timestamptz[]) p(user_id, until)
    ), follows as (
      select user_id, opportunity_id, min(since) as since from (
        select f.user_id, f.opportunity_id, f.updated_at as since
        from p join opportunity_feedback f on f.user_id = p.user_id and f.kind = 'saved'
        union all
        select p.user_id, a.opportunity_id, a.created_at
        from p join memberships m on m.user_id = p.user_id join applications a on a.entity_id = m.entity_id
        where a.status = any(${sql.param([...FOLLOWING_STATUSES])}::text[])
      ) each_way group by user_id, opportunity_id
    )
    select p.user_id, c.id::int, c.fact, c.before, c.after, ${newsOpportunity},
      c.fact = 'deadline' and o.closes_at <= ${toInstant(horizon)} and closing_instant((c.before ->> 'deadline')::date,
        c.before ->> 'deadlineTimezone', c.before ->> 'deadlineTime') > ${toInstant(horizon)} as closes
    from p join follows on follows.user_id = p.user_id
    join followed_changes c on c.opportunity_id = follows.opportunity_id
    join funding_opportunities o on o.id = c.opportunity_id
    where c.changed_at > greatest(p.until, follows.since) and c.changed_at <= ${toInstant(horizon)}
      and case when c.fact <> 'publication' then o.verification_status = 'verified' else
        -- Tells whether it is in the catalogue as it is now, to those whose last news of that say otherwise. A merged one is in it.
        o.verification_status <> 'merged' and (c.after ->> 'isPublished')::boolean = (o.verification_status = 'verified')
          and (o.verification_status = 'verified') = coalesce((
            select ${isOfWithdrawal(sql`n.data`)} from news n where n.user_id = p.user_id and n.opportunity_id = o.id
              and starts_with(n.key, 'change:' || o.id || ':') and n.data @> '{"changes": [{"fact": "publication"}]}'
            order by n.created_at desc limit 1), false) end
      -- A cursor may stand still for an opportunity without a vector (see match.ts): skips changes that an earlier digest had.
      and not exists (select from news n where n.user_id = p.user_id and n.opportunity_id = c.opportunity_id
        and case when n.kind = 'change' then split_part(n.key, ':', 3)::bigint end >= c.id)
    order by p.user_id, o.closes_at, o.id, c.changed_at, c.id`);
  return rows.map(({ user_id: userId, ...change }) => ({ userId, ...change }));
}
