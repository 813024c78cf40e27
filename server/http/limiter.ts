import type { Message } from "@shared/words/messages";
import type { Request, RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import type { Config } from "../platform/config/config";
import type { Deps } from "../context/deps";
import { AppError } from "../platform/errors/app-error";
import { pgErrorOf } from "../platform/errors/pg-error";
import { sharedCounts } from "./shared-counts";

type LimitSetting = Exclude<Extract<keyof Config, `RATE_LIMIT_${string}`>, "RATE_LIMIT_SCALE">;

/** A limit as the settings have it, scaled; null when it is turned off. */
export function scaledLimit(config: Config, name: LimitSetting): number | null {
  const limit = config[name] * config.RATE_LIMIT_SCALE;
  return limit > 0 ? Math.max(1, Math.round(limit)) : null;
}

/** A limiter, and the way to forget what it has counted under a key. */
export type Limiter = { middleware: RequestHandler; forget(key: string): Promise<void> };

type LimiterOptions = {
  setting: LimitSetting;
  windowMs: number;
  message: Message;
  /** Under which name a request counts; null when it does not count at all. */
  keyOf: (req: Request) => string | null;
  /** Counts for all processes together, in the database, under this name; without it each process counts for itself, in memory. */
  shared?: string;
  /** Which requests stay counted at their end: all, those whose answer `markWrongPassword` was told of, or those that were done. */
  counted?: "all" | "wrong" | "done";
  /** What the log says of whom a request is counted for. */
  inLog?: (req: Request) => object;
};

type Marked = { wrongPassword?: boolean };

/** Has this request stay counted where wrong passwords are. */
export const markWrongPassword = (req: Request): void =>
  void ((req.res!.locals as Marked).wrongPassword = true);

const NONE: Limiter = { middleware: (_req, _res, next) => next(), forget: async () => {} };

/** What is over the limit answers 429 and says when to come back. */
export function createLimiter(deps: Deps, options: LimiterOptions): Limiter {
  const { setting, windowMs, message, keyOf, shared, counted = "all", inLog = () => ({}) } = options;
  const limit = scaledLimit(deps.config, setting);
  if (limit === null) return NONE;
  const store = shared ? sharedCounts(deps, shared, windowMs) : undefined;
  const now = () => (shared ? deps.clock.now().getTime() : Date.now());
  const middleware = rateLimit({
    windowMs,
    limit,
    store,
    legacyHeaders: false,
    standardHeaders: false,
    // Its checks write to the console about headers that anybody may forge.
    validate: false,
    skip: (req) => keyOf(req) === null,
    keyGenerator: (req) => keyOf(req) ?? "",
    // Each try counts from its beginning, and may be taken back at its end: a hundred at once are no way round the limit.
    skipSuccessfulRequests: counted === "wrong",
    skipFailedRequests: counted === "done",
    requestWasSuccessful: (_req, res) =>
      counted === "wrong" ? !(res.locals as Marked).wrongPassword : res.statusCode < 400,
    handler: (req, _res, next) => {
      const { used, resetTime } = (req as Request & { rateLimit: { used: number; resetTime?: Date } })
        .rateLimit;
      // The limits of a minute meet whoever is in a loop: once a minute is enough to know of it.
      if (shared || used === limit + 1) req.log.info({ limit: setting, ...inLog(req) }, "limit reached");
      const waitMs = resetTime ? resetTime.getTime() - now() : windowMs;
      next(
        new AppError("rate_limited", message, undefined, {
          retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
        }),
      );
    },
  });
  return {
    middleware,
    forget: async (key) => {
      try {
        await store?.resetKey(key);
      } catch (error) {
        // What it belongs to is done. The count ends by itself.
        deps.log.warn({ limit: setting, code: pgErrorOf(error)?.code }, "a count could not be forgotten");
      }
    },
  };
}
