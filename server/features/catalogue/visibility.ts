import { and, eq, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { fundingOpportunities, opportunityFeedback as f } from "@shared/schema/index";

const { verificationStatus } = fundingOpportunities;

/** The instant of the deadline's hour, or at which its day ends; `infinity` without a deadline. */
export const closesAt = fundingOpportunities.closesAt;

/** The same for a reader: null without a deadline. */
export const closesAtOrNull: SQL<Date | null> = sql<Date | null>`nullif(${closesAt}, 'infinity')`.mapWith(
  closesAt,
);

/** An instant as an SQL parameter. */
export const toInstant = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`;

/** Pending and rejected opportunities exist for administrators only. */
export const isVerified: SQL = eq(verificationStatus, "verified");

/** Whether news, or the message of a webhook, tell that an opportunity left the catalogue. */
export const isOfWithdrawal = (data: SQLWrapper): SQL =>
  sql`${data} @> ${JSON.stringify({ changes: [{ fact: "publication", after: { isPublished: false } }] })}::jsonb`;

/**
 * Whether what is told of an opportunity may be shown: that it left the catalogue while it is out of it, all else while it is
 * published. A merged one goes on as the kept one, so that it has not left.
 */
export const isAsTold = (data: SQLWrapper): SQL =>
  sql`case when ${isOfWithdrawal(data)} then ${verificationStatus} in ('pending', 'rejected') else ${isVerified} end`;

/** Whether the deadline has passed in its time zone. */
export const isClosedAt = (now: Date): SQL<boolean> => sql<boolean>`${closesAt} <= ${toInstant(now)}`;

/** Published: the opportunities that lists, searches and matches may show. */
export const isOpenAndVerified = (now: Date): SQL =>
  and(isVerified, sql`${closesAt} > ${toInstant(now)}`) ?? sql`false`;

/** The user has not put the opportunity away. */
export const isNotDismissedBy = (userId: string): SQL =>
  sql`not exists (select 1 from ${f} where ${f.opportunityId} = ${fundingOpportunities.id} and ${f.userId} = ${userId} and ${f.kind} = 'dismissed')`;
