import { INTEGER_MAX } from "@shared/constants/limits";
import type { Config } from "../../config";
import type { ServiceContext } from "../../deps";
import { AppError } from "../../lib/app-error";
import type { AiUsage } from "../../lib/ai/types";
import { pgErrorOf } from "../../lib/pg-error";
import { addTokens, giveCallBack, takeCall } from "./ai-usage.queries";

export type AiKind = "draft";

/** How many AI calls each user has under way. One for the whole server. */
export type AiGate = { enter(userId: string): () => void };

const DAY_MS = 86_400_000;
const RETRY_WHEN_BUSY_SECONDS = 10;

/** A limit from the settings with the common scale; 0 in either turns it off. */
function scaled(limit: number, config: Config): number {
  const product = limit * config.RATE_LIMIT_SCALE;
  return product === 0 ? INTEGER_MAX : Math.max(1, Math.floor(product));
}

export function createAiGate(config: Config): AiGate {
  const limit = scaled(config.AI_CONCURRENT, config);
  const underWay = new Map<string, number>();
  return {
    /** @throws AppError rate_limited when as many are under way as one may have */
    enter(userId) {
      const before = underWay.get(userId) ?? 0;
      if (before >= limit)
        throw new AppError(
          "rate_limited",
          "A draft is already being written for you. Please wait until it is done.",
          undefined,
          { retryAfterSeconds: RETRY_WHEN_BUSY_SECONDS },
        );
      underWay.set(userId, before + 1);
      return () => {
        const now = (underWay.get(userId) ?? 1) - 1;
        if (now > 0) underWay.set(userId, now);
        else underWay.delete(userId);
      };
    },
  };
}

const dailyLimit = ({ deps: { config } }: ServiceContext, kind: AiKind) =>
  scaled({ draft: config.AI_DAILY_DRAFTS }[kind], config);

/**
 * Runs one AI call within the user's limits. It is counted before it begins and given back when the provider failed; a call
 * that the user broke off stays counted, because it may have cost as much. Not to be used inside a transaction.
 * @throws AppError rate_limited; whatever `call` throws
 */
export async function countedAiCall<T extends { usage: AiUsage }>(
  ctx: ServiceContext,
  options: { kind: AiKind; gate: AiGate; signal: AbortSignal },
  call: () => Promise<T>,
): Promise<T> {
  const leave = options.gate.enter(ctx.actor.id);
  try {
    const now = ctx.deps.clock.now();
    const key = { userId: ctx.actor.id, day: now.toISOString().slice(0, 10), kind: options.kind };
    const limit = dailyLimit(ctx, options.kind);
    if (!(await takeCall(ctx.db, key, limit)))
      throw new AppError(
        "rate_limited",
        `You have used all ${limit} AI drafts of today. There are new ones tomorrow (UTC).`,
        undefined,
        { retryAfterSeconds: Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000) },
      );
    const book = (entry: Promise<void>) =>
      entry.catch((error: unknown) =>
        ctx.deps.log.warn({ reason: pgErrorOf(error) }, "AI usage not recorded"),
      );
    const answer = await call().catch(async (error: unknown) => {
      if (!options.signal.aborted) await book(giveCallBack(ctx.db, key));
      throw error;
    });
    // What was written and paid for goes to the user, also when it cannot be booked.
    await book(addTokens(ctx.db, key, answer.usage));
    return answer;
  } finally {
    leave();
  }
}
