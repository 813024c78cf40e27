import type { Message } from "@shared/words/messages";
import type { Request, RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import type { Config } from "../platform/config/config";
import type { Deps } from "../context/deps";
import { AppError } from "../platform/errors/app-error";
import { findPgError } from "../platform/errors/pg-error";
import { createSharedCounts } from "./shared-counts";

type LimitSetting = Exclude<Extract<keyof Config, `RATE_LIMIT_${string}`>, "RATE_LIMIT_SCALE">;

/** Returns a limit multiplied by RATE_LIMIT_SCALE; null when it is turned off. */
export function scaledLimit(config: Config, name: LimitSetting): number | null {
  const limit = config[name] * config.RATE_LIMIT_SCALE;
  return limit > 0 ? Math.max(1, Math.round(limit)) : null;
}

export type LimiterDeps = Pick<Deps, "clock" | "config" | "db" | "keys" | "log">;

/** `forget` resets the count of one key. */
export type Limiter = { middleware: RequestHandler; forget(key: string): Promise<void> };

type LimiterOptions = {
  setting: LimitSetting;
  windowMs: number;
  message: Message;
  /** Returns the key that a request counts under; null when it does not count at all. */
  getKey: (req: Request) => string | null;
  /** Counts for all processes together, in the database, under this name. Without it each process counts in memory. */
  shared?: string;
  /**
   * Which requests stay counted after they end: all of them, those marked by `markWrongPassword`, or the successful
   * ones.
   */
  counted?: "all" | "wrong" | "done";
  /** Describes in the log whom a request is counted for. */
  describeForLog?: (req: Request) => object;
  /** Tells the caller in the `RateLimit` headers how much is left, under this name. */
  toldAs?: string;
};

type Marked = { wrongPassword?: boolean };

/** Marks a request as one with a wrong password, so that it stays counted. */
export const markWrongPassword = (req: Request): void =>
  void ((req.res!.locals as Marked).wrongPassword = true);

const NO_LIMIT: Limiter = { middleware: (_req, _res, next) => next(), forget: async () => {} };

/** Creates a limiter that answers requests over the limit with 429 and a Retry-After header. */
export function createLimiter(deps: LimiterDeps, options: LimiterOptions): Limiter {
  const {
    setting,
    windowMs,
    message,
    getKey,
    shared,
    counted = "all",
    describeForLog = () => ({}),
    toldAs,
  } = options;
  const limit = scaledLimit(deps.config, setting);
  if (limit === null) return NO_LIMIT;
  const store = shared ? createSharedCounts(deps, shared, windowMs) : undefined;
  const now = () => (shared ? deps.clock.now().getTime() : Date.now());
  const middleware = rateLimit({
    windowMs,
    limit,
    store,
    legacyHeaders: false,
    standardHeaders: toldAs === undefined ? false : "draft-8",
    identifier: toldAs,
    // The library's checks would write to the console about headers that anybody can forge.
    validate: false,
    skip: (req) => getKey(req) === null,
    keyGenerator: (req) => getKey(req) ?? "",
    // Each request counts from its start and may be uncounted at its end: a hundred at once cannot get round the limit.
    skipSuccessfulRequests: counted === "wrong",
    skipFailedRequests: counted === "done",
    requestWasSuccessful: (_req, res) =>
      counted === "wrong" ? !(res.locals as Marked).wrongPassword : res.statusCode < 400,
    handler: (req, _res, next) => {
      const { used, resetTime } = (req as Request & { rateLimit: { used: number; resetTime?: Date } })
        .rateLimit;
      // A client in a loop reaches the limits per minute again and again: one log line a minute is enough.
      if (shared || used === limit + 1)
        req.log.info({ limit: setting, ...describeForLog(req) }, "limit reached");
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
        // The request itself is done, and the count expires by itself.
        deps.log.warn({ limit: setting, code: findPgError(error)?.code }, "a count could not be forgotten");
      }
    },
  };
}
