import { and, asc, eq, gte, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { AWARDED_STATUSES } from "@shared/constants/obligations";
import { UNSENT_STATUSES } from "@shared/constants/reminders";
import {
  applications as a,
  applicationTasks as k,
  awardObligations as b,
  documents as d,
  entities as e,
  funderProfiles,
  guestRequests as g,
  fundingOpportunities as o,
  interactions as i,
  opportunityFeedback as f,
} from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { closesAt, toInstant, isClosedAt, isVerified } from "../catalogue/visibility";
import { can } from "../members/access";

const deadlineColumns = {
  opportunityId: o.id,
  slug: o.slug,
  name: o.name,
  funderName: o.funderName,
  deadline: sql<string>`${o.deadline}`,
  deadlineTimezone: o.deadlineTimezone,
  deadlineTime: o.deadlineTime,
  closesAt: o.closesAt,
  updatedAt: o.updatedAt,
};

/** Events that ended after `since`, at most `limit` of them. */
type Window = { now: Date; since: Date; limit: number };

/**
 * Selects the deadlines of opportunities that the user has an unsent application for or, if wanted, has saved. Only
 * published ones that closed after `since`; open ones come first, the soonest before the others.
 */
export function selectDeadlines(db: Db, userId: string, withSaved: boolean, { now, since, limit }: Window) {
  const applied = db
    .select({ id: a.opportunityId })
    .from(a)
    .where(and(can(userId, "read", a.entityId), inArray(a.status, [...UNSENT_STATUSES])));
  const saved = db
    .select({ id: f.opportunityId })
    .from(f)
    .where(and(eq(f.userId, userId), eq(f.kind, "saved")));
  return db
    .select(deadlineColumns)
    .from(o)
    .where(
      and(
        withSaved ? sql`${o.id} in (${applied} union ${saved})` : inArray(o.id, applied),
        isVerified,
        isNotNull(o.deadline),
        sql`${closesAt} > ${toInstant(since)}`,
      ),
    )
    .orderBy(asc(isClosedAt(now)), asc(closesAt), asc(o.id))
    .limit(limit);
}
export type DeadlineRow = Awaited<ReturnType<typeof selectDeadlines>>[number];

/** Selects a published opportunity, with its deadline if it has one. */
export async function selectDeadline(db: Db, opportunityId: string) {
  const [row] = await db
    .select({ ...deadlineColumns, deadline: o.deadline })
    .from(o)
    .where(and(isVerified, eq(o.id, opportunityId)));
  return row;
}

/** Selects the user's unsent applications for these opportunities, oldest first. */
export function selectUnsentApplications(db: Db, userId: string, opportunityIds: string[], limit: number) {
  return db
    .select({ id: a.id, opportunityId: sql<string>`${a.opportunityId}`, entityName: e.name })
    .from(a)
    .innerJoin(e, eq(e.id, a.entityId))
    .where(
      and(
        can(userId, "read", a.entityId),
        inArray(a.opportunityId, opportunityIds),
        inArray(a.status, [...UNSENT_STATUSES]),
      ),
    )
    .orderBy(asc(a.createdAt), asc(a.id))
    .limit(limit);
}
export type ApplicationRow = Awaited<ReturnType<typeof selectUnsentApplications>>[number];

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Selects the next steps with funders that the user set for their entities, in the order of `selectDeadlines`. */
export function selectNextActions(db: Db, userId: string, { now, since, limit }: Window) {
  return db
    .select({
      id: i.id,
      date: sql<string>`${i.nextActionDate}`,
      updatedAt: i.updatedAt,
      funderId: funderProfiles.id,
      funderName: funderProfiles.name,
      entityName: e.name,
    })
    .from(i)
    .innerJoin(e, eq(e.id, i.entityId))
    .innerJoin(funderProfiles, eq(funderProfiles.id, i.funderId))
    .where(and(can(userId, "read", i.entityId), gte(i.nextActionDate, dayOf(since))))
    .orderBy(asc(sql`${i.nextActionDate} < ${dayOf(now)}::date`), asc(i.nextActionDate), asc(i.id))
    .limit(limit);
}
export type NextActionRow = Awaited<ReturnType<typeof selectNextActions>>[number];

/** Selects the open tasks that are the user's or nobody's, in the order of `selectDeadlines`. */
export function selectTasks(db: Db, userId: string, { now, since, limit }: Window) {
  return db
    .select({
      id: k.id,
      date: sql<string>`${k.dueDate}`,
      title: k.title,
      updatedAt: k.updatedAt,
      applicationId: k.applicationId,
      applicationTitle: a.title,
      entityName: e.name,
    })
    .from(k)
    .innerJoin(a, eq(a.id, k.applicationId))
    .innerJoin(e, eq(e.id, a.entityId))
    .where(
      and(
        can(userId, "read", a.entityId),
        isNull(k.doneAt),
        gte(k.dueDate, dayOf(since)),
        or(isNull(k.assigneeId), eq(k.assigneeId, userId)),
      ),
    )
    .orderBy(asc(sql`${k.dueDate} < ${dayOf(now)}::date`), asc(k.dueDate), asc(k.id))
    .limit(limit);
}
export type TaskRow = Awaited<ReturnType<typeof selectTasks>>[number];

/** Selects what was asked of others for the user's entities and not accepted yet, in the order of `selectDeadlines`. */
export function selectGuestDays(db: Db, userId: string, { now, since, limit }: Window) {
  return db
    .select({
      id: g.id,
      date: sql<string>`${g.dueDate}`,
      name: g.name,
      updatedAt: g.updatedAt,
      applicationId: g.applicationId,
      applicationTitle: a.title,
      entityName: e.name,
    })
    .from(g)
    .innerJoin(a, eq(a.id, g.applicationId))
    .innerJoin(e, eq(e.id, g.entityId))
    .where(and(can(userId, "read", g.entityId), isNull(g.acceptedAt), gte(g.dueDate, dayOf(since))))
    .orderBy(asc(sql`${g.dueDate} < ${dayOf(now)}::date`), asc(g.dueDate), asc(g.id))
    .limit(limit);
}
export type GuestDayRow = Awaited<ReturnType<typeof selectGuestDays>>[number];
/** Selects the last days of documents in the libraries that the user may read, in the order of `selectDeadlines`. */
export function selectExpiries(db: Db, userId: string, { now, since, limit }: Window) {
  return db
    .select({
      id: d.id,
      date: sql<string>`${d.expiresOn}`,
      name: d.name,
      updatedAt: d.updatedAt,
      entityName: e.name,
    })
    .from(d)
    .innerJoin(e, eq(e.id, d.entityId))
    .where(and(can(userId, "read", d.entityId), gte(d.expiresOn, dayOf(since))))
    .orderBy(asc(sql`${d.expiresOn} < ${dayOf(now)}::date`), asc(d.expiresOn), asc(d.id))
    .limit(limit);
}
export type ExpiryRow = Awaited<ReturnType<typeof selectExpiries>>[number];

/** Selects the open conditions and reports of awards in the user's entities, in the order of `selectDeadlines`. */
export function selectObligationDays(db: Db, userId: string, { now, since, limit }: Window) {
  return db
    .select({
      id: b.id,
      date: sql<string>`${b.dueDate}`,
      kind: b.kind,
      title: b.title,
      updatedAt: b.updatedAt,
      applicationId: b.applicationId,
      applicationTitle: a.title,
      entityName: e.name,
    })
    .from(b)
    .innerJoin(a, eq(a.id, b.applicationId))
    .innerJoin(e, eq(e.id, b.entityId))
    .where(
      and(
        can(userId, "read", b.entityId),
        isNull(b.doneAt),
        gte(b.dueDate, dayOf(since)),
        inArray(a.status, [...AWARDED_STATUSES]),
      ),
    )
    .orderBy(asc(sql`${b.dueDate} < ${dayOf(now)}::date`), asc(b.dueDate), asc(b.id))
    .limit(limit);
}
export type ObligationDayRow = Awaited<ReturnType<typeof selectObligationDays>>[number];
