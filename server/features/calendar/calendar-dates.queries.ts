import { and, asc, between, eq, gte, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
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

/** What ended after `since`, or lies between two days; at most `limit` rows, of one entity if one is named. */
export type Window = { now: Date; limit: number; entityId?: string | undefined } & (
  { since: Date } | { from: string; to: string }
);

/** The condition that the caller may read the entity, and that it is the one that is asked for. */
const isAsked = (userId: string, entityId: PgColumn, window: Pick<Window, "entityId">) =>
  and(
    can(userId, "read", entityId),
    window.entityId === undefined ? undefined : eq(entityId, window.entityId),
  );

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

const isWithin = (day: PgColumn, window: Window) =>
  "since" in window ? gte(day, dayOf(window.since)) : between(day, window.from, window.to);

/** Those ahead come first, the soonest before the others. */
const inOrder = (day: PgColumn, id: PgColumn, { now }: Window) => [
  asc(sql`${day} < ${dayOf(now)}::date`),
  asc(day),
  asc(id),
];

/**
 * Selects the deadlines of opportunities that the user has an unsent application for or, if wanted, has saved. Only
 * published ones; open ones come first, the soonest before the others.
 */
export function selectDeadlines(db: Db, userId: string, withSaved: boolean, window: Window) {
  const applied = db
    .select({ id: a.opportunityId })
    .from(a)
    .where(and(isAsked(userId, a.entityId, window), inArray(a.status, [...UNSENT_STATUSES])));
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
        "since" in window
          ? sql`${closesAt} > ${toInstant(window.since)}`
          : between(o.deadline, window.from, window.to),
      ),
    )
    .orderBy(asc(isClosedAt(window.now)), asc(closesAt), asc(o.id))
    .limit(window.limit);
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
export function selectUnsentApplications(
  db: Db,
  userId: string,
  opportunityIds: string[],
  window: Pick<Window, "limit" | "entityId">,
) {
  return db
    .select({ id: a.id, opportunityId: sql<string>`${a.opportunityId}`, entityName: e.name })
    .from(a)
    .innerJoin(e, eq(e.id, a.entityId))
    .where(
      and(
        isAsked(userId, a.entityId, window),
        inArray(a.opportunityId, opportunityIds),
        inArray(a.status, [...UNSENT_STATUSES]),
      ),
    )
    .orderBy(asc(a.createdAt), asc(a.id))
    .limit(window.limit);
}
export type ApplicationRow = Awaited<ReturnType<typeof selectUnsentApplications>>[number];

/** Selects the next steps with funders that the user set for their entities, in the order of `selectDeadlines`. */
export function selectNextActions(db: Db, userId: string, window: Window) {
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
    .where(and(isAsked(userId, i.entityId, window), isWithin(i.nextActionDate, window)))
    .orderBy(...inOrder(i.nextActionDate, i.id, window))
    .limit(window.limit);
}
export type NextActionRow = Awaited<ReturnType<typeof selectNextActions>>[number];

/** Selects the open tasks that are the user's or nobody's, in the order of `selectDeadlines`. */
export function selectTasks(db: Db, userId: string, window: Window) {
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
        isAsked(userId, a.entityId, window),
        isNull(k.doneAt),
        isWithin(k.dueDate, window),
        or(isNull(k.assigneeId), eq(k.assigneeId, userId)),
      ),
    )
    .orderBy(...inOrder(k.dueDate, k.id, window))
    .limit(window.limit);
}
export type TaskRow = Awaited<ReturnType<typeof selectTasks>>[number];

/** Selects what was asked of others for the user's entities and not accepted yet, in the order of `selectDeadlines`. */
export function selectGuestDays(db: Db, userId: string, window: Window) {
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
    .where(and(isAsked(userId, g.entityId, window), isNull(g.acceptedAt), isWithin(g.dueDate, window)))
    .orderBy(...inOrder(g.dueDate, g.id, window))
    .limit(window.limit);
}
export type GuestDayRow = Awaited<ReturnType<typeof selectGuestDays>>[number];
/** Selects the last days of documents in the libraries that the user may read, in the order of `selectDeadlines`. */
export function selectExpiries(db: Db, userId: string, window: Window) {
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
    .where(and(isAsked(userId, d.entityId, window), isWithin(d.expiresOn, window)))
    .orderBy(...inOrder(d.expiresOn, d.id, window))
    .limit(window.limit);
}
export type ExpiryRow = Awaited<ReturnType<typeof selectExpiries>>[number];

/** Selects the open conditions and reports of awards in the user's entities, in the order of `selectDeadlines`. */
export function selectObligationDays(db: Db, userId: string, window: Window) {
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
        isAsked(userId, b.entityId, window),
        isNull(b.doneAt),
        isWithin(b.dueDate, window),
        inArray(a.status, [...AWARDED_STATUSES]),
      ),
    )
    .orderBy(...inOrder(b.dueDate, b.id, window))
    .limit(window.limit);
}
export type ObligationDayRow = Awaited<ReturnType<typeof selectObligationDays>>[number];
