import { and, eq, sql } from "drizzle-orm";
import { aiDays, aiUsage } from "@shared/schema/index";
import type { Db } from "../../db/database";
import type { AiUsage } from "../../lib/ai/types";

export type UsageKey = { userId: string; day: string; kind: string };

const same = ({ userId, day, kind }: UsageKey) =>
  and(eq(aiUsage.userId, userId), eq(aiUsage.day, day), eq(aiUsage.kind, kind));

/** Counts one call in a single statement; false when `limit` calls are counted already. */
export async function takeCall(db: Db, key: UsageKey, limit: number): Promise<boolean> {
  const taken = await db
    .insert(aiUsage)
    .values({ ...key, calls: 1 })
    .onConflictDoUpdate({
      target: [aiUsage.userId, aiUsage.day, aiUsage.kind],
      set: { calls: sql`${aiUsage.calls} + 1` },
      setWhere: sql`${aiUsage.calls} < ${limit}`,
    })
    .returning({ calls: aiUsage.calls });
  return taken.length > 0;
}

export async function giveCallBack(db: Db, key: UsageKey): Promise<void> {
  await db
    .update(aiUsage)
    .set({ calls: sql`greatest(${aiUsage.calls} - 1, 0)` })
    .where(same(key));
}

/** Counts calls of the whole installation in a single statement; false when they would go beyond `limit`. */
export async function takeFromDay(db: Db, day: string, calls: number, limit: number): Promise<boolean> {
  if (calls > limit) return false;
  const taken = await db
    .insert(aiDays)
    .values({ day, calls })
    .onConflictDoUpdate({
      target: aiDays.day,
      set: { calls: sql`${aiDays.calls} + ${calls}` },
      setWhere: sql`${aiDays.calls} + ${calls} <= ${limit}`,
    })
    .returning({ calls: aiDays.calls });
  return taken.length > 0;
}

/** @param change negative for calls that came to nothing */
export async function correctDay(db: Db, day: string, change: number): Promise<void> {
  await db
    .update(aiDays)
    .set({ calls: sql`greatest(${aiDays.calls} + ${change}, 0)` })
    .where(eq(aiDays.day, day));
}

export async function countDay(db: Db, day: string): Promise<number> {
  const [row] = await db.select({ calls: aiDays.calls }).from(aiDays).where(eq(aiDays.day, day));
  return row?.calls ?? 0;
}

/** The day may have changed since the call was counted, so the row may have to be made. */
export async function addTokens(db: Db, key: UsageKey, usage: AiUsage): Promise<void> {
  await db
    .insert(aiUsage)
    .values({ ...key, ...usage })
    .onConflictDoUpdate({
      target: [aiUsage.userId, aiUsage.day, aiUsage.kind],
      set: {
        inputTokens: sql`${aiUsage.inputTokens} + ${usage.inputTokens}`,
        outputTokens: sql`${aiUsage.outputTokens} + ${usage.outputTokens}`,
      },
    });
}
