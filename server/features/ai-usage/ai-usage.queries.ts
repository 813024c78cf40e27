import { and, eq, sql } from "drizzle-orm";
import { aiDays, aiUsage } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import type { AiUsage } from "../../platform/ai/types";

export type UsageKey = { userId: string; day: string; kind: string };

const same = ({ userId, day, kind }: UsageKey) =>
  and(eq(aiUsage.userId, userId), eq(aiUsage.day, day), eq(aiUsage.kind, kind));

/** Counts one call in a single statement; false when the limit is reached. */
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

/** Counts all calls of a kind by a user, on any day. */
export async function countAllCalls(db: Db, { userId, kind }: UsageKey): Promise<number> {
  const [row] = await db
    .select({ calls: sql<number>`coalesce(sum(${aiUsage.calls}), 0)::float8` })
    .from(aiUsage)
    .where(and(eq(aiUsage.userId, userId), eq(aiUsage.kind, kind)));
  return row?.calls ?? 0;
}

/** The calls of the whole installation; those of users without a verified address are also counted separately. */
type DayKey = { day: string; isVerified: boolean };

/** Counts calls in a single statement; false when they would exceed one of the limits that apply. */
export async function takeFromDay(
  db: Db,
  { day, isVerified, calls }: DayKey & { calls: number },
  limits: { all: number; unverified: number },
): Promise<boolean> {
  const unverifiedCalls = isVerified ? 0 : calls;
  if (calls > limits.all || unverifiedCalls > limits.unverified) return false;
  const fits = sql`${aiDays.calls} + ${calls} <= ${limits.all}`;
  const taken = await db
    .insert(aiDays)
    .values({ day, calls, unverifiedCalls })
    .onConflictDoUpdate({
      target: aiDays.day,
      set: {
        calls: sql`${aiDays.calls} + ${calls}`,
        unverifiedCalls: sql`${aiDays.unverifiedCalls} + ${unverifiedCalls}`,
      },
      setWhere: isVerified
        ? fits
        : and(fits, sql`${aiDays.unverifiedCalls} + ${unverifiedCalls} <= ${limits.unverified}`),
    })
    .returning({ calls: aiDays.calls });
  return taken.length > 0;
}

/**
 * Corrects the count of a day.
 * @param change negative for calls that gave no answer
 */
export async function correctDay(db: Db, { day, isVerified }: DayKey, change: number): Promise<void> {
  await db
    .update(aiDays)
    .set({
      calls: sql`greatest(${aiDays.calls} + ${change}, 0)`,
      ...(!isVerified && { unverifiedCalls: sql`greatest(${aiDays.unverifiedCalls} + ${change}, 0)` }),
    })
    .where(eq(aiDays.day, day));
}

export async function countDay(db: Db, day: string): Promise<{ calls: number; unverifiedCalls: number }> {
  const [row] = await db
    .select({ calls: aiDays.calls, unverifiedCalls: aiDays.unverifiedCalls })
    .from(aiDays)
    .where(eq(aiDays.day, day));
  return row ?? { calls: 0, unverifiedCalls: 0 };
}

/** Inserts the row if needed: the day may have changed since the call was counted. */
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
