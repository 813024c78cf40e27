import { and, asc, desc, eq, sql } from "drizzle-orm";
import { fundingOpportunities as o } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { toInstant, isClosedAt, isVerified } from "../catalogue/visibility";

/** Whether the first day for applications has not begun in the opportunity's time zone. Without a first day it is false. */
const isNotOpenYetAt = (now: Date) =>
  sql<boolean>`${o.openDate} is not null and closing_instant(${o.openDate} - 1, ${o.deadlineTimezone}) > ${toInstant(now)}`;

// Contact persons are left out: they are for signed-in users.
const columns = (now: Date) => ({
  id: o.id,
  name: o.name,
  funderName: o.funderName,
  funderType: o.funderType,
  funderWebsite: o.funderWebsite,
  description: o.description,
  applicationUrl: o.applicationUrl,
  fundingType: o.fundingType,
  minAmount: o.minAmount,
  maxAmount: o.maxAmount,
  currency: o.currency,
  equityStakeMin: o.equityStakeMin,
  equityStakeMax: o.equityStakeMax,
  investmentType: o.investmentType,
  eligibleEntityTypes: o.eligibleEntityTypes,
  eligibleEntityTypesOpenEnded: o.eligibleEntityTypesOpenEnded,
  eligibleCountries: o.eligibleCountries,
  eligibleRegions: o.eligibleRegions,
  eligibilityText: o.eligibilityText,
  industryFocus: o.industryFocus,
  stageFocus: o.stageFocus,
  openDate: o.openDate,
  deadline: o.deadline,
  deadlineTimezone: o.deadlineTimezone,
  deadlineTime: o.deadlineTime,
  deadlineNote: o.deadlineNote,
  programStartDate: o.programStartDate,
  programEndDate: o.programEndDate,
  durationWeeks: o.durationWeeks,
  nextCohortDate: o.nextCohortDate,
  source: o.source,
  sourceUrl: o.sourceUrl,
  attribution: o.attribution,
  lastSyncedAt: o.lastSyncedAt,
  createdAt: o.createdAt,
  updatedAt: o.updatedAt,
  isClosed: isClosedAt(now),
  isAhead: isNotOpenYetAt(now),
});

/** Counts the verified opportunities, closed ones included. */
export async function countPublished(db: Db): Promise<number> {
  const [row] = await db
    .select({ total: sql<string>`count(*)` })
    .from(o)
    .where(isVerified);
  return Number(row?.total ?? 0);
}

/** A page, last changed first. Only ids are sorted: whole rows are read for the page alone. */
export async function selectPublished(
  db: Db,
  now: Date,
  { offset, limit }: { offset: number; limit: number },
) {
  const page = db
    .select({ id: o.id })
    .from(o)
    .where(isVerified)
    .orderBy(desc(o.updatedAt), asc(o.id))
    .limit(limit)
    .offset(offset)
    .as("page");
  return db
    .select(columns(now))
    .from(o)
    .innerJoin(page, eq(o.id, page.id))
    .orderBy(desc(o.updatedAt), asc(o.id));
}
export type PublishedOpportunity = Awaited<ReturnType<typeof selectPublished>>[number];

export async function selectOnePublished(
  db: Db,
  now: Date,
  id: string,
): Promise<PublishedOpportunity | undefined> {
  const [row] = await db
    .select(columns(now))
    .from(o)
    .where(and(isVerified, eq(o.id, id)));
  return row;
}
