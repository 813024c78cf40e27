import { and, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import {
  applications as a,
  entities as e,
  fundingOpportunities as o,
  guestRequests as g,
  type GuestRequest,
  users,
} from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

const isUsable = (tokenHash: string, now: Date) => and(eq(g.tokenHash, tokenHash), gt(g.expiresAt, now));

/** The request of a link that still works, with what its holder is told, and the account of its entity. */
export async function selectByToken(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      request: g,
      entityName: e.name,
      applicationTitle: sql<string | null>`coalesce(${a.title}, ${o.name})`,
      texts: { narrative: a.narrative, notes: a.notes, aiDraftNarrative: a.aiDraftNarrative },
      askedBy: sql<string | null>`case when ${users.id} is not null
        then coalesce(nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''), ${users.email}) end`,
    })
    .from(g)
    .innerJoin(a, eq(a.id, g.applicationId))
    .innerJoin(e, eq(e.id, g.entityId))
    .leftJoin(o, and(eq(o.id, a.opportunityId), eq(o.verificationStatus, "verified")))
    .leftJoin(users, eq(users.id, g.askedBy))
    .where(isUsable(tokenHash, now));
  return row;
}
export type LinkRow = NonNullable<Awaited<ReturnType<typeof selectByToken>>>;

/** The request of a link that still works, locked until the transaction ends. Its entity is locked first. */
export async function lockByToken(db: Db, tokenHash: string, now: Date): Promise<GuestRequest | undefined> {
  const [found] = await db.select({ entityId: g.entityId }).from(g).where(isUsable(tokenHash, now));
  if (!found) return undefined;
  await db.select({ id: e.id }).from(e).where(eq(e.id, found.entityId)).for("no key update");
  const [row] = await db.select().from(g).where(isUsable(tokenHash, now)).for("update");
  return row;
}

/** The account that an entity's files are kept for. */
export async function selectAccountOf(db: Db, entityId: string) {
  const [row] = await db
    .select({ id: users.id, emailVerified: users.emailVerified })
    .from(e)
    .innerJoin(users, eq(users.id, e.userId))
    .where(eq(e.id, entityId));
  return row;
}

type DueRow = { id: string; which: "early" | "day" };

/**
 * Requests without an answer that are to be reminded of: two days before their day, and on the morning of the day, by the
 * clock of who asked. None on the day of the last mail.
 */
export async function selectDueReminders(
  db: Db,
  now: Date,
  { days, hour, limit }: { days: number; hour: string; limit: number },
): Promise<DueRow[]> {
  const at = now.toISOString();
  const { rows } = await db.execute<DueRow>(sql`
    select due.id, case when due.due_date = due.today then 'day' else 'early' end as which from (
      select g.*, wall_clock(${at}::timestamptz, coalesce(u.timezone, 'UTC'))::date as today,
        wall_clock(${at}::timestamptz, coalesce(u.timezone, 'UTC'))::time as hour,
        wall_clock(g.sent_at, coalesce(u.timezone, 'UTC'))::date as sent
      from guest_requests g left join users u on u.id = g.asked_by
      where g.answered_at is null and g.token_hash is not null
        and g.due_date between ${at}::timestamptz::date - 1 and ${at}::timestamptz::date + ${days + 1}::int
    ) due
    where due.hour >= ${hour}::time and due.sent < due.today and (
      (due.due_date = due.today and due.day_reminder_at is null)
      or (due.early_reminder_at is null and due.today between due.due_date - ${days}::int and due.due_date - 1))
    order by due.due_date, due.id limit ${limit}`);
  return rows;
}

/** Who asked, with whose language a mail is written, and of what. */
export async function selectMailFacts(db: Db, id: string) {
  const [row] = await db
    .select({
      entityName: e.name,
      applicationTitle: a.title,
      asker: { firstName: users.firstName, lastName: users.lastName, email: users.email },
      preferredLanguage: users.preferredLanguage,
    })
    .from(g)
    .innerJoin(a, eq(a.id, g.applicationId))
    .innerJoin(e, eq(e.id, g.entityId))
    .leftJoin(users, eq(users.id, g.askedBy))
    .where(eq(g.id, id));
  return row;
}

/** Locks a request that still has to be reminded of. Undefined if it was answered, accepted or reminded of meanwhile. */
export async function lockDueRequest(db: Db, id: string, column: "dayReminderAt" | "earlyReminderAt") {
  const [row] = await db
    .select()
    .from(g)
    .where(and(eq(g.id, id), isNull(g.answeredAt), isNotNull(g.tokenHash), isNull(g[column])))
    .for("update", { skipLocked: true });
  return row;
}
