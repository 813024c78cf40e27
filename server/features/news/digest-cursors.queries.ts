import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { toInstant } from "../catalogue/visibility";
import { listIds, type Recipient } from "./recipients";

/** Digests are sent from this local time on. */
const DIGEST_TIME = "08:00";

/**
 * Inserts a cursor for people without one. Their first digest covers the last day, but nothing before they
 * signed up.
 */
export async function insertMissingCursors(db: Db, now: Date): Promise<void> {
  const at = toInstant(now);
  await db.execute(sql`
    insert into news_mornings (user_id, day, until)
    select u.id, (${at} at time zone 'UTC')::date - 2, greatest(u.created_at, ${at} - interval '1 day') from users u
    where not exists (select from news_mornings m where m.user_id = u.id)
    on conflict do nothing`);
}

/** A time zone where a digest is due, with its local day and the earliest `until` of the people in it. */
export type DueZone = { zone: string; today: string; until: Date };

// The local time is computed once for each zone, because there are few zones and many people. The first
// condition on `m.day` uses the index.
/** Finds the time zones where somebody's digest is due. People without a time zone count as UTC. */
export async function selectDueZones(db: Db, now: Date): Promise<DueZone[]> {
  const { rows } = await db.execute<{ zone: string; today: string; until: string }>(sql`
    with clocks as materialized (
      select zone, wall_clock(${toInstant(now)}, zone) as here
      from (select distinct coalesce(timezone, 'UTC') as zone from users) zones
    ), due as materialized (
      select zone, here::date as today from clocks where here::time >= ${DIGEST_TIME}::time
    )
    select due.zone, to_char(due.today, 'YYYY-MM-DD') as today, ${toMillis(sql`min(m.until)`)} as until
    from news_mornings m join users u on u.id = m.user_id join due on due.zone = coalesce(u.timezone, 'UTC')
    where m.day < (select max(today) from due) and m.day < due.today
    group by due.zone, due.today`);
  return rows.map(({ zone, today, until }) => ({ zone, today, until: new Date(Number(until)) }));
}

type MailRow = {
  id: string;
  email: string;
  first_name: string | null;
  preferred_language: string | null;
  email_verified: boolean;
  notify_deadlines: boolean;
  notify_changes: boolean;
  notify_new_opportunities: boolean;
  notify_saved_searches: boolean;
  notify_comments: boolean;
};
const mailColumns = sql`u.id, u.email, u.first_name, u.preferred_language, u.email_verified, u.notify_deadlines, u.notify_changes,
  u.notify_new_opportunities, u.notify_saved_searches, u.notify_comments`;

/** The fields that decide whether, where and in which language a person is mailed. */
type MailPreferences = Pick<
  Recipient,
  "email" | "firstName" | "preferredLanguage" | "emailVerified" | "switches"
>;
const toMailPreferences = (row: MailRow): MailPreferences => ({
  email: row.email,
  firstName: row.first_name,
  preferredLanguage: row.preferred_language,
  emailVerified: row.email_verified,
  switches: {
    notifyDeadlines: row.notify_deadlines,
    notifyChanges: row.notify_changes,
    notifyNewOpportunities: row.notify_new_opportunities,
    notifySavedSearches: row.notify_saved_searches,
    notifyComments: row.notify_comments,
  },
});

/** Selects the next people of these zones whose digest is due, in the order of their ids. */
export async function selectDueRecipients(
  db: Db,
  zones: readonly DueZone[],
  { afterId, limit }: { afterId: string | null; limit: number },
): Promise<Recipient[]> {
  const { rows } = await db.execute<
    MailRow & { timezone: string | null; today: string; day: string; until: string }
  >(sql`
    select ${mailColumns}, u.timezone, to_char(due.today, 'YYYY-MM-DD') as today, to_char(m.day, 'YYYY-MM-DD') as day,
      ${toMillis(sql`m.until`)} as until
    from news_mornings m join users u on u.id = m.user_id
    join unnest(${sql.param(zones.map(({ zone }) => zone))}::text[], ${sql.param(zones.map(({ today }) => today))}::date[])
      due(zone, today) on due.zone = coalesce(u.timezone, 'UTC')
    where m.day < due.today ${afterId === null ? sql`` : sql`and m.user_id > ${afterId}`}
    order by m.user_id limit ${limit}`);
  return rows.map((row) => ({
    id: row.id,
    ...toMailPreferences(row),
    timezone: row.timezone,
    today: row.today,
    day: row.day,
    until: new Date(Number(row.until)),
  }));
}

// The instant is rounded down, so that nothing between two milliseconds is missed. The unique key of a news
// item prevents repeats.
const toMillis = (instant: ReturnType<typeof sql>) => sql`floor(extract(epoch from ${instant}) * 1000)::text`;

/**
 * Locks the cursors of the people whom no other process has handled or is handling, until the end of the
 * transaction. Each user row is locked before its cursor, because news refers to it. A user who is being
 * deleted is skipped, which prevents a deadlock.
 * @returns the locked people, with their current mail preferences
 */
export async function lockCursors(db: Db, people: readonly Recipient[]): Promise<Recipient[]> {
  const { rows } = await db.execute<MailRow>(sql`
    select ${mailColumns} from news_mornings m join users u on u.id = m.user_id
    join unnest(${sql.param(listIds(people))}::uuid[], ${sql.param(people.map(({ day }) => day))}::date[]) p(user_id, day)
      on p.user_id = m.user_id and p.day = m.day
    order by m.user_id for key share of u skip locked for update of m skip locked`);
  const locked = new Map(rows.map((row) => [row.id, toMailPreferences(row)]));
  return people.flatMap((person) => {
    const preferences = locked.get(person.id);
    return preferences ? [{ ...person, ...preferences }] : [];
  });
}

/** Moves the cursors: the current day is done, and everything until `getUntil` is covered. */
export async function advanceCursors(
  db: Db,
  people: readonly Recipient[],
  getUntil: (person: Recipient) => Date,
): Promise<void> {
  const untils = people.map((person) => getUntil(person).toISOString());
  await db.execute(sql`
    update news_mornings m set day = p.day, until = greatest(m.until, p.until)
    from unnest(${sql.param(listIds(people))}::uuid[], ${sql.param(people.map(({ today }) => today))}::date[],
      ${sql.param(untils)}::timestamptz[]) p(user_id, day, until)
    where m.user_id = p.user_id`);
}
