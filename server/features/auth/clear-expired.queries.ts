import { sql } from "drizzle-orm";
import { rateCounts, verificationTokens } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

/** How many windows of limits that have ended were taken away, at most `limit`. */
export async function deleteEndedCounts(db: Db, now: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${rateCounts} where ${rateCounts.key} in (
      select key from rate_counts where ends_at <= ${now.toISOString()}::timestamptz order by ends_at limit ${limit})
      and ${rateCounts.endsAt} <= ${now.toISOString()}::timestamptz`);
  return rowCount ?? 0;
}

/** The same of links that confirm an address. */
export async function deleteEndedTokens(db: Db, now: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${verificationTokens} where ${verificationTokens.hash} in (
      select hash from verification_tokens where expires_at <= ${now.toISOString()}::timestamptz
      order by expires_at limit ${limit})`);
  return rowCount ?? 0;
}
