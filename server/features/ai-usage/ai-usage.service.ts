import type { AiAuthor } from "@shared/constants/enums";
import { VERIFY_FOR_AI, VERIFY_FOR_DECKS } from "@shared/constants/verification";
import { type Message, message } from "@shared/words/messages";
import { type Db, inTransaction } from "../../platform/db/database";
import type { Actor, Deps, ServiceContext } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";
import type { OnWasted } from "../../platform/ai/accounting";
import type { Ai } from "../../context/ai";
import type { AiUsage } from "../../platform/ai/types";
import { findPgError } from "../../platform/errors/pg-error";
import { type AiKind, dailyLimit, dayLimits, unverifiedLimit } from "./ai-limits";
import {
  addTokens,
  correctDay,
  countAllCalls,
  countDay,
  giveCallBack,
  takeCall,
  takeFromDay,
  type UsageKey,
} from "./ai-usage.queries";

/** The messages for users who need to verify their address before further calls. */
const VERIFY_FOR_MORE: Record<AiKind, Message> = {
  draft: "Verify your e-mail address to have more drafts written.",
  deck: VERIFY_FOR_DECKS,
  page: VERIFY_FOR_AI,
  translation: "Verify your e-mail address to have more texts translated.",
};

const DAY_MS = 86_400_000;
const USED_UP = {
  draft: "You have used all {n} AI drafts of today. There are new ones tomorrow (UTC).",
  deck: "You have used all {n} deck analyses of today. There are new ones tomorrow (UTC).",
  page: "You have used all {n} AI readings of pages of today. There are new ones tomorrow (UTC).",
  translation: "You have used all {n} translations of today. There are new ones tomorrow (UTC).",
} as const satisfies Record<AiKind, string>;

/** The parts of the application that a call to a model works with. */
export type AskNeeds = "ai" | "aiGate" | "clock" | "config" | "log" | "metrics";
type Booking = {
  db: Db;
  deps: Pick<Deps, "clock" | "config" | "log" | "metrics">;
  userId: string;
  kind: AiKind;
};
/** Users without a verified address get a few calls to try the product, from a share reserved for all of them. */
type Caller = Booking & { isVerified: boolean };

const today = ({ clock }: Pick<Deps, "clock">) => clock.now().toISOString().slice(0, 10);
const keyOf = ({ deps, userId, kind }: Booking): UsageKey => ({ userId, day: today(deps), kind });
const secondsUntilTomorrow = ({ clock }: Pick<Deps, "clock">) =>
  Math.ceil((DAY_MS - (clock.now().getTime() % DAY_MS)) / 1000);

/** Counts a refusal by one of our limits in the metrics. */
function refused(
  deps: Pick<Deps, "metrics">,
  limit: "person" | "unverified" | "everybody",
  error: AppError,
): AppError {
  deps.metrics.aiRefusals.inc({ limit });
  return error;
}

/**
 * Counts one call against the daily limit, and for a user without a verified address against the total limit.
 * @returns the day on which it counts, for `returnAiCall`
 * @throws AppError rate_limited when the daily calls are used up, email_unverified
 */
export function takeAiCall(caller: Caller): Promise<string> {
  const { deps, kind, isVerified } = caller;
  const limit = dailyLimit(deps.config, kind);
  const key = keyOf(caller);
  // One transaction, so that the second of two simultaneous calls waits and sees the first.
  return inTransaction(caller.db, async (tx) => {
    if (!(await takeCall(tx, key, limit)))
      throw refused(
        deps,
        "person",
        new AppError("rate_limited", message(USED_UP[kind], { n: limit }), undefined, {
          retryAfterSeconds: secondsUntilTomorrow(deps),
        }),
      );
    if (!isVerified && (await countAllCalls(tx, key)) > unverifiedLimit(deps.config, kind)) {
      // The transaction may belong to the caller, who continues without the call.
      await giveCallBack(tx, key);
      throw refused(deps, "unverified", new AppError("email_unverified", VERIFY_FOR_MORE[kind]));
    }
    return key.day;
  });
}

const book = (deps: Pick<Deps, "log">, entry: Promise<void>) =>
  entry.catch((error: unknown) => deps.log.warn({ reason: findPgError(error) }, "AI usage not recorded"));

/** Uncounts one call whose provider failed, on the day on which it was counted. Never throws. */
export const returnAiCall = (booking: Booking, countedOn: string): Promise<void> =>
  book(booking.deps, giveCallBack(booking.db, { ...keyOf(booking), day: countedOn }));

/**
 * Adds the cost of a call to the user's sum of today, and logs it. Never throws, because the answer was already paid
 * for.
 */
export async function bookAiUsage(
  booking: Booking,
  { aiProvider, usage }: { aiProvider: AiAuthor; usage: AiUsage },
): Promise<void> {
  const { deps, userId, kind } = booking;
  deps.log.info({ userId, kind, aiProvider, ...usage }, "AI call");
  const { aiTokens } = deps.metrics;
  aiTokens.inc({ provider: aiProvider, kind, direction: "input" }, usage.inputTokens);
  aiTokens.inc({ provider: aiProvider, kind, direction: "output" }, usage.outputTokens);
  await book(deps, addTokens(booking.db, keyOf(booking), usage));
}

/** A 503: the installation has used up its daily calls to models. */
export class AiUsedUpError extends AppError {
  constructor(deps: Pick<Deps, "clock">) {
    super(
      "ai_unavailable",
      "The AI of this site is used up for today. There is more tomorrow (UTC).",
      undefined,
      { retryAfterSeconds: secondsUntilTomorrow(deps) },
    );
  }
}

const refuseForToday = (deps: Pick<Deps, "clock" | "metrics">, reason: "all" | "unverified"): AppError =>
  reason === "all"
    ? refused(deps, "everybody", new AiUsedUpError(deps))
    : refused(deps, "unverified", new AppError("email_unverified", VERIFY_FOR_AI));

/** Returns how many models a call asks; 0 where the built-in writer answers, which costs nothing and is not counted. */
export function modelsAsked(ai: Ai, provider: AiAuthor): number {
  const names: AiAuthor[] = provider === "both" ? ["openai", "anthropic"] : [provider];
  return names.filter((name) => name !== "builtin" && ai.isAvailable(name)).length;
}

/**
 * For queued work: refuses at once when no calls are left today. `askModels` decides when the work runs.
 * @throws AiUsedUpError; AppError email_unverified when only users with a verified address have calls left
 */
export async function requireAiLeft(
  { db, deps, isVerified }: Pick<Caller, "db" | "deps" | "isVerified">,
  models: number,
): Promise<void> {
  const refusal = models > 0 && (await whyNoneLeft(db, { deps, isVerified, models }));
  if (refusal) throw refuseForToday(deps, refusal);
}

async function whyNoneLeft(
  db: Db,
  { deps, isVerified, models }: { deps: Pick<Deps, "clock" | "config">; isVerified: boolean; models: number },
): Promise<"all" | "unverified" | null> {
  const limits = dayLimits(deps.config);
  const used = await countDay(db, today(deps));
  if (used.calls + models > limits.all) return "all";
  return !isVerified && used.unverifiedCalls + models > limits.unverified ? "unverified" : null;
}

/** The number of paid answers behind one. */
const ANSWERS: Record<AiAuthor, number> = { builtin: 0, openai: 1, anthropic: 1, both: 2 };

/**
 * Asks models within the daily limit of the whole installation. The calls are counted before; afterwards the count is
 * corrected to what was paid for, including unusable answers but not refusals. Aborted calls stay counted, because they
 * may have cost as much. Do not use it inside a transaction.
 * @param models the number of models asked
 * @throws AiUsedUpError; AppError email_unverified; whatever `ask` throws
 */
export async function askModels<T extends { aiProvider: AiAuthor } | null>(
  caller: Caller,
  { models, signal }: { models: number; signal: AbortSignal },
  ask: (onWasted: OnWasted) => Promise<T>,
): Promise<T> {
  const { db, deps, isVerified } = caller;
  const counted = { day: today(deps), isVerified };
  if (models > 0 && !(await takeFromDay(db, { ...counted, calls: models }, dayLimits(deps.config))))
    throw refuseForToday(deps, (await whyNoneLeft(db, { deps, isVerified, models })) ?? "all");
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
    if (models > 0 && change !== 0) bookings.push(book(deps, correctDay(db, counted, change)));
    await Promise.all(bookings);
  }
}

/**
 * Runs one AI call within the limits of the user and of the installation. It is counted before it starts and uncounted
 * when the provider failed; an aborted call stays counted, because it may have cost as much. Do not use it inside a
 * transaction.
 * @throws AppError rate_limited, email_unverified, ai_unavailable; whatever `call` throws
 */
export async function countedAiCall<T extends { aiProvider: AiAuthor; usage: AiUsage }>(
  {
    actor,
    db,
    deps,
  }: Omit<ServiceContext<AskNeeds>, "actor"> & { actor: Pick<Actor, "emailVerified" | "id"> },
  { kind, provider, signal }: { kind: AiKind; provider: AiAuthor; signal: AbortSignal },
  call: (onWasted: OnWasted) => Promise<T>,
): Promise<T> {
  const caller = { db, deps, userId: actor.id, isVerified: actor.emailVerified, kind };
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
