import { and, eq, gt, sql } from "drizzle-orm";
import type { Store } from "express-rate-limit";
import { rateCounts } from "@shared/schema/index";
import type { Deps } from "../context/deps";
import { createKeyedHash } from "../platform/security/keyed-hash";
import { findPgError } from "../platform/errors/pg-error";

/**
 * Creates a store that counts in the database: all processes count together, and a restart forgets nothing.
 * @param name the name of the limit
 */
export function createSharedCounts(
  { db, clock, keys, log }: Pick<Deps, "clock" | "db" | "keys" | "log">,
  name: string,
  windowMs: number,
): Store {
  const getRowKey = (key: string) => createKeyedHash(keys.mark, `${name} ${key}`);
  return {
    localKeys: false,
    async increment(key) {
      const now = clock.now();
      const endsAt = new Date(now.getTime() + windowMs);
      const isOver = sql`${rateCounts.endsAt} <= ${now.toISOString()}::timestamptz`;
      const [row] = await db
        .insert(rateCounts)
        .values({ key: getRowKey(key), count: 1, endsAt })
        .onConflictDoUpdate({
          target: rateCounts.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${rateCounts.count} + 1 end`,
            endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateCounts.endsAt} end`,
          },
        })
        .returning({ count: rateCounts.count, endsAt: rateCounts.endsAt });
      return { totalHits: row!.count, resetTime: row!.endsAt };
    },
    async decrement(key) {
      try {
        await db
          .update(rateCounts)
          .set({ count: sql`${rateCounts.count} - 1` })
          .where(
            and(
              eq(rateCounts.key, getRowKey(key)),
              gt(rateCounts.count, 0),
              gt(rateCounts.endsAt, clock.now()),
            ),
          );
      } catch (error) {
        // The request has been answered. The count stays one too high until its window ends.
        log.warn({ limit: name, code: findPgError(error)?.code }, "a count could not be taken back");
      }
    },
    async resetKey(key) {
      await db.delete(rateCounts).where(eq(rateCounts.key, getRowKey(key)));
    },
  };
}
