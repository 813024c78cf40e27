import { sql } from "drizzle-orm";
import { rateCounts, verificationTokens } from "@shared/schema/index";
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
