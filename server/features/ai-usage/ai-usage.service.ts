import type { AiAuthor, AiProvider } from "@shared/constants/enums";
import { INTEGER_MAX } from "@shared/constants/limits";
import type { Config } from "../../config";
import type { Db } from "../../db/database";
import type { Deps, ServiceContext } from "../../deps";
import { AppError } from "../../lib/app-error";
import type { OnWasted } from "../../lib/ai/accounting";
import type { Ai, AiModelName, AiUsage } from "../../lib/ai/types";
import { pgErrorOf } from "../../lib/pg-error";
import {
  addTokens,
  correctDay,
  countDay,
  giveCallBack,
  takeCall,
  takeFromDay,
  type UsageKey,
} from "./ai-usage.queries";

export type AiKind = "draft" | "deck" | "page";

/** How many AI calls each user has under way in this process. */
export type AiGate = {
  /**
   * Gives back the way to leave.
   * @throws AppError rate_limited when as many are under way as one may have
   */
  enter(userId: string): () => void;
  /** Waits for a place, first come, first served; rejects with the signal's reason when it is aborted before. */
  enterWhenFree(userId: string, signal: AbortSignal): Promise<() => void>;
};

const DAY_MS = 86_400_000;
const RETRY_WHEN_BUSY_SECONDS = 10;
const KIND_LABELS: Record<AiKind, string> = {
  draft: "AI drafts",
  deck: "deck analyses",
  page: "AI readings of pages",
};

/** A limit from the settings with the common scale; 0 in either turns it off. */
function scaled(limit: number, config: Config): number {
  const product = limit * config.RATE_LIMIT_SCALE;
  return product === 0 ? INTEGER_MAX : Math.max(1, Math.floor(product));
}

export function createAiGate(config: Config): AiGate {
  const limit = scaled(config.AI_CONCURRENT, config);
  const underWay = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();

  const take = (userId: string): (() => void) => {
    underWay.set(userId, (underWay.get(userId) ?? 0) + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const now = (underWay.get(userId) ?? 1) - 1;
      if (now > 0) underWay.set(userId, now);
      else underWay.delete(userId);
      const line = waiting.get(userId);
      const next = line?.shift();
      if (line?.length === 0) waiting.delete(userId);
      next?.();
    };
  };
  const isFull = (userId: string) => (underWay.get(userId) ?? 0) >= limit;

  return {
    enter(userId) {
      if (isFull(userId))
        throw new AppError(
          "rate_limited",
          "The AI is already at work for you. Please wait until it is done.",
          undefined,
          { retryAfterSeconds: RETRY_WHEN_BUSY_SECONDS },
        );
      return take(userId);
    },
    enterWhenFree(userId, signal) {
      if (signal.aborted) return Promise.reject(signal.reason as Error);
      if (!isFull(userId)) return Promise.resolve(take(userId));
      return new Promise((resolve, reject) => {
        const line = waiting.get(userId) ?? [];
        const giveUp = () => {
          const place = line.indexOf(enter);
          if (place >= 0) line.splice(place, 1);
          reject(signal.reason as Error);
        };
        const enter = () => {
          signal.removeEventListener("abort", giveUp);
          resolve(take(userId));
        };
        line.push(enter);
        waiting.set(userId, line);
        signal.addEventListener("abort", giveUp, { once: true });
      });
    },
  };
}

const dailyLimit = (config: Config, kind: AiKind) =>
  scaled(
    { draft: config.AI_DAILY_DRAFTS, deck: config.AI_DAILY_DECKS, page: config.AI_DAILY_PAGES }[kind],
    config,
  );

type Caller = { db: Db; deps: Deps; userId: string; kind: AiKind };

const today = ({ clock }: Deps) => clock.now().toISOString().slice(0, 10);
const keyOf = ({ deps, userId, kind }: Caller): UsageKey => ({ userId, day: today(deps), kind });
const secondsUntilTomorrow = ({ clock }: Deps) =>
  Math.ceil((DAY_MS - (clock.now().getTime() % DAY_MS)) / 1000);

/**
 * Counts one call against the day's limit.
 * @returns the day on which it counts, for `returnAiCall`
 * @throws AppError rate_limited when the day's calls are used up
 */
export async function takeAiCall(caller: Caller): Promise<string> {
  const { deps, kind } = caller;
  const limit = dailyLimit(deps.config, kind);
  const key = keyOf(caller);
  if (await takeCall(caller.db, key, limit)) return key.day;
  deps.metrics.aiRefusals.inc({ limit: "person" });
  throw new AppError(
    "rate_limited",
    `You have used all ${limit} ${KIND_LABELS[kind]} of today. There are new ones tomorrow (UTC).`,
    undefined,
    { retryAfterSeconds: secondsUntilTomorrow(deps) },
  );
}

const book = (deps: Deps, entry: Promise<void>) =>
  entry.catch((error: unknown) => deps.log.warn({ reason: pgErrorOf(error) }, "AI usage not recorded"));

/** Takes one call back, whose provider failed, from the day on which it was counted. Never throws. */
export const returnAiCall = (caller: Caller, countedOn: string): Promise<void> =>
  book(caller.deps, giveCallBack(caller.db, { ...keyOf(caller), day: countedOn }));

/** Adds what a call cost to the user's sum of today, and logs it. Never throws: what was paid for is not lost over it. */
export async function bookAiUsage(
  caller: Caller,
  { aiProvider, usage }: { aiProvider: AiAuthor; usage: AiUsage },
): Promise<void> {
  const { deps, userId, kind } = caller;
  deps.log.info({ userId, kind, aiProvider, ...usage }, "AI call");
  const { aiTokens } = deps.metrics;
  aiTokens.inc({ provider: aiProvider, kind, direction: "input" }, usage.inputTokens);
  aiTokens.inc({ provider: aiProvider, kind, direction: "output" }, usage.outputTokens);
  await book(deps, addTokens(caller.db, keyOf(caller), usage));
}

/** 503: all that the installation may ask of models on one day is asked. */
export class AiUsedUpError extends AppError {
  constructor(deps: Deps) {
    super(
      "ai_unavailable",
      "The AI of this site is used up for today. There is more tomorrow (UTC).",
      undefined,
      { retryAfterSeconds: secondsUntilTomorrow(deps) },
    );
  }
}

function refuseUsedUp(deps: Deps): never {
  deps.metrics.aiRefusals.inc({ limit: "everybody" });
  throw new AiUsedUpError(deps);
}

/** How many models a call asks. None where the built-in writer stands in, which costs nothing and counts for nothing. */
export function modelsAsked(ai: Ai, provider: AiProvider): number {
  const names: AiModelName[] = provider === "both" ? ["openai", "anthropic"] : [provider];
  return names.filter((name) => ai.isAvailable(name)).length;
}

/**
 * For what is queued: says at once that its models will not be asked today. `askModels` decides when its turn comes.
 * @throws AiUsedUpError
 */
export async function requireAiLeft(
  { db, deps }: Pick<Caller, "db" | "deps">,
  models: number,
): Promise<void> {
  if (models === 0) return;
  const limit = scaled(deps.config.AI_DAILY_TOTAL, deps.config);
  if ((await countDay(db, today(deps))) + models > limit) refuseUsedUp(deps);
}

/** How many answers were paid for with one. */
const ANSWERS: Record<AiAuthor, number> = { builtin: 0, openai: 1, anthropic: 1, both: 2 };

/**
 * Asks models within the daily limit of the whole installation. They are counted before they are asked; afterwards the count becomes
 * what was paid for: an answer that could not be used as well, a refusal not. What was broken off stays counted, because it may
 * have cost as much. What came to nothing is booked. Not to be used inside a transaction.
 * @param models how many are asked
 * @throws AiUsedUpError; whatever `ask` throws
 */
export async function askModels<T extends { aiProvider: AiAuthor } | null>(
  caller: Caller,
  { models, signal }: { models: number; signal: AbortSignal },
  ask: (onWasted: OnWasted) => Promise<T>,
): Promise<T> {
  const { db, deps } = caller;
  const day = today(deps);
  const limit = scaled(deps.config.AI_DAILY_TOTAL, deps.config);
  if (models > 0 && !(await takeFromDay(db, day, models, limit))) refuseUsedUp(deps);
  const bookings: Promise<void>[] = [];
  let answers = 0;
  try {
    const answer = await ask((model, usage) =>
      bookings.push(bookAiUsage(caller, { aiProvider: model, usage })),
    );
    answers = answer ? ANSWERS[answer.aiProvider] : 0;
    return answer;
  } finally {
    const paid = bookings.length + answers;
    const change = (signal.aborted ? Math.max(models, paid) : paid) - models;
    if (models > 0 && change !== 0) bookings.push(book(deps, correctDay(db, day, change)));
    await Promise.all(bookings);
  }
}

/**
 * Runs one AI call within the limits of the user and of the installation. It is counted before it begins and given back when the
 * provider failed; a call that the user broke off stays counted, because it may have cost as much. Not to be used inside a transaction.
 * @throws AppError rate_limited, ai_unavailable; whatever `call` throws
 */
export async function countedAiCall<T extends { aiProvider: AiAuthor; usage: AiUsage }>(
  { actor, db, deps }: ServiceContext,
  { kind, provider, signal }: { kind: AiKind; provider: AiProvider; signal: AbortSignal },
  call: (onWasted: OnWasted) => Promise<T>,
): Promise<T> {
  const caller = { db, deps, userId: actor.id, kind };
  const leave = deps.aiGate.enter(actor.id);
  try {
    const countedOn = await takeAiCall(caller);
    const models = modelsAsked(deps.ai, provider);
    const answer = await askModels(caller, { models, signal }, call).catch(async (error: unknown) => {
      if (!signal.aborted) await returnAiCall(caller, countedOn);
      throw error;
    });
    await bookAiUsage(caller, answer);
    return answer;
  } finally {
    leave();
  }
}
