import { sql } from "drizzle-orm";
import { emailChanges, factorRemovals, rateCounts, verificationTokens } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

/** Deletes at most `limit` counts whose window is over, and returns how many. */
export async function deleteEndedCounts(db: Db, now: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${rateCounts} where ${rateCounts.key} in (
      select key from rate_counts where ends_at <= ${now.toISOString()}::timestamptz order by ends_at limit ${limit})
      and ${rateCounts.endsAt} <= ${now.toISOString()}::timestamptz`);
  return rowCount ?? 0;
}

/** Deletes at most `limit` expired verification links, and returns how many. */
export async function deleteEndedTokens(db: Db, now: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${verificationTokens} where ${verificationTokens.hash} in (
      select hash from verification_tokens where expires_at <= ${now.toISOString()}::timestamptz
      order by expires_at limit ${limit})`);
  return rowCount ?? 0;
}

/** Deletes at most `limit` removals of lost factors that nobody signed in for, and returns how many. */
export async function deleteEndedRemovals(db: Db, now: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${factorRemovals} where ${factorRemovals.userId} in (
      select user_id from factor_removals where expires_at <= ${now.toISOString()}::timestamptz
      order by expires_at limit ${limit}) and ${factorRemovals.expiresAt} <= ${now.toISOString()}::timestamptz`);
  return rowCount ?? 0;
}

/** Deletes at most `limit` changes of an address whose links have expired, and returns how many. */
export async function deleteEndedEmailChanges(db: Db, now: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${emailChanges} where ${emailChanges.userId} in (
      select user_id from email_changes where expires_at <= ${now.toISOString()}::timestamptz
      order by expires_at limit ${limit}) and ${emailChanges.expiresAt} <= ${now.toISOString()}::timestamptz`);
  return rowCount ?? 0;
}
