import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { toInstant } from "../catalogue/visibility";
import { idsOf, type NewsPerson } from "./recipients";

/** From this hour of a person's own day on they are told. */
const MORNING = "08:00";

/** Who has no morning yet is told what happens from their beginning on, or of the last day. */
export async function insertMissingMornings(db: Db, now: Date): Promise<void> {
  const at = toInstant(now);
  await db.execute(sql`
    insert into news_mornings (user_id, day, until)
    select u.id, (${at} at time zone 'UTC')::date - 2, greatest(u.created_at, ${at} - interval '1 day') from users u
    where not exists (select from news_mornings m where m.user_id = u.id)
    on conflict do nothing`);
}

/** A zone where the morning of somebody has come: its day, and up to when whoever waits longest there was told. */
export type DueZone = { zone: string; today: string; until: Date };

// A clock is read once for each zone: people are many, zones few. The first condition passes over those who were dealt with on the
// latest day there is, by their index.
/** The zones where somebody's morning has come. Who names no place has that of UTC. */
export async function selectDueZones(db: Db, now: Date): Promise<DueZone[]> {
  const { rows } = await db.execute<{ zone: string; today: string; until: string }>(sql`
    with clocks as materialized (
      select zone, wall_clock(${toInstant(now)}, zone) as here
      from (select distinct coalesce(timezone, 'UTC') as zone from users) zones
    ), due as materialized (
      select zone, here::date as today from clocks where here::time >= ${MORNING}::time
    )
    select due.zone, to_char(due.today, 'YYYY-MM-DD') as today, ${millis(sql`min(m.until)`)} as until
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
};
const mailColumns = sql`u.id, u.email, u.first_name, u.preferred_language, u.email_verified, u.notify_deadlines, u.notify_changes,
  u.notify_new_opportunities, u.notify_saved_searches`;

/** What decides whether, where, under which name and in which language somebody is mailed. */
type Mailing = Pick<NewsPerson, "email" | "firstName" | "preferredLanguage" | "emailVerified" | "switches">;
const toMailing = (row: MailRow): Mailing => ({
  email: row.email,
  firstName: row.first_name,
  preferredLanguage: row.preferred_language,
  emailVerified: row.email_verified,
  switches: {
    notifyDeadlines: row.notify_deadlines,
    notifyChanges: row.notify_changes,
    notifyNewOpportunities: row.notify_new_opportunities,
    notifySavedSearches: row.notify_saved_searches,
  },
});

/** The next people of these zones whose morning has come, in the order of their ids. */
export async function selectDuePeople(
  db: Db,
  zones: readonly DueZone[],
  { afterId, limit }: { afterId: string | null; limit: number },
): Promise<NewsPerson[]> {
  const { rows } = await db.execute<
    MailRow & { timezone: string | null; today: string; day: string; until: string }
  >(sql`
    select ${mailColumns}, u.timezone, to_char(due.today, 'YYYY-MM-DD') as today, to_char(m.day, 'YYYY-MM-DD') as day,
      ${millis(sql`m.until`)} as until
    from news_mornings m join users u on u.id = m.user_id
    join unnest(${sql.param(zones.map(({ zone }) => zone))}::text[], ${sql.param(zones.map(({ today }) => today))}::date[])
      due(zone, today) on due.zone = coalesce(u.timezone, 'UTC')
    where m.day < due.today ${afterId === null ? sql`` : sql`and m.user_id > ${afterId}`}
    order by m.user_id limit ${limit}`);
  return rows.map((row) => ({
    id: row.id,
    ...toMailing(row),
    timezone: row.timezone,
    today: row.today,
    day: row.day,
    until: new Date(Number(row.until)),
  }));
}

// Rounded down: what lies between two milliseconds is then told, and a key keeps it from being told twice.
const millis = (instant: ReturnType<typeof sql>) => sql`floor(extract(epoch from ${instant}) * 1000)::text`;

/**
 * Of these people those whom nobody has dealt with since they were read, and nobody is dealing with now. Their mornings are theirs
 * until the end of the transaction. The people are held as well, before their mornings: what is written points at them, and who is
 * being deleted, which holds them and then waits for their morning, is passed over.
 * @returns them as they are now, with where and of what they want mails: it may be another answer than when they were read
 */
export async function lockMornings(db: Db, people: readonly NewsPerson[]): Promise<NewsPerson[]> {
  const { rows } = await db.execute<MailRow>(sql`
    select ${mailColumns} from news_mornings m join users u on u.id = m.user_id
    join unnest(${sql.param(idsOf(people))}::uuid[], ${sql.param(people.map(({ day }) => day))}::date[]) p(user_id, day)
      on p.user_id = m.user_id and p.day = m.day
    order by m.user_id for key share of u skip locked for update of m skip locked`);
  const held = new Map(rows.map((row) => [row.id, toMailing(row)]));
  return people.flatMap((person) => {
    const mailing = held.get(person.id);
    return mailing ? [{ ...person, ...mailing }] : [];
  });
}

/** Their morning is over, and all up to a moment told. */
export async function moveMornings(
  db: Db,
  people: readonly NewsPerson[],
  untilOf: (person: NewsPerson) => Date,
): Promise<void> {
  const untils = people.map((person) => untilOf(person).toISOString());
  await db.execute(sql`
    update news_mornings m set day = p.day, until = greatest(m.until, p.until)
    from unnest(${sql.param(idsOf(people))}::uuid[], ${sql.param(people.map(({ today }) => today))}::date[],
      ${sql.param(untils)}::timestamptz[]) p(user_id, day, until)
    where m.user_id = p.user_id`);
}
