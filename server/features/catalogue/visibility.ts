import { and, eq, type SQL, sql } from "drizzle-orm";
import { fundingOpportunities, opportunityFeedback as f } from "@shared/schema/index";

const { verificationStatus } = fundingOpportunities;

/** The instant at which the day of the deadline ends where it ends; `infinity` without one. */
export const closesAt = fundingOpportunities.closesAt;

/** An instant as the database reads it. */
export const instantOf = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`;

/** On show: pending and rejected opportunities exist for administrators only. */
export const isVerified: SQL = eq(verificationStatus, "verified");

/** Whether the last day for applications is over where it ends. */
export const isClosedAt = (now: Date): SQL<boolean> => sql<boolean>`${closesAt} <= ${instantOf(now)}`;

/** What lists, searches and matches may hold. */
export const isOpenAndVerified = (now: Date): SQL =>
  and(isVerified, sql`${closesAt} > ${instantOf(now)}`) ?? sql`false`;

/** What lists, searches and matches do not hold for a user: what they have put away. */
export const isNotDismissedBy = (userId: string): SQL =>
  sql`not exists (select 1 from ${f} where ${f.opportunityId} = ${fundingOpportunities.id} and ${f.userId} = ${userId} and ${f.kind} = 'dismissed')`;
