import { and, eq, type SQL, sql } from "drizzle-orm";
import { fundingOpportunities } from "@shared/schema/index";

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
