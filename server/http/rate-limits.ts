import type { ErrorRequestHandler, Request, RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import { emailField } from "@shared/validators/fields";
import type { Config } from "../config";
import { type Deps, oncePerDeps } from "../deps";
import { AppError } from "../lib/app-error";
import { clientAddress } from "./client-address";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type LimitName = Extract<keyof Config, `RATE_LIMIT_${string}`>;

/** A limit as the settings have it, scaled; null when it is turned off. */
export function scaledLimit(config: Config, name: Exclude<LimitName, "RATE_LIMIT_SCALE">): number | null {
  const limit = config[name] * config.RATE_LIMIT_SCALE;
  return limit > 0 ? Math.max(1, Math.round(limit)) : null;
}

/** A limiter, and the way to forget what it has counted under a key. */
export type Limiter = { middleware: RequestHandler; forget(key: string): void };

type LimiterOptions = {
  setting: Exclude<LimitName, "RATE_LIMIT_SCALE">;
  windowMs: number;
  message: string;
  /** Under which name a request counts; null when it does not count at all. */
  keyOf: (req: Request) => string | null;
  /** Counts only requests that `noteWrongPassword` has marked. */
  countOnlyWrong?: boolean;
};

/** Counts in the memory of this process. What is over the limit answers 429 and says when to come back. */
function createLimiter({ config }: Deps, options: LimiterOptions): Limiter {
  const limit = scaledLimit(config, options.setting);
  if (limit === null) return { middleware: (_req, _res, next) => next(), forget: () => {} };
  const middleware = rateLimit({
    windowMs: options.windowMs,
    limit,
    legacyHeaders: false,
    standardHeaders: false,
    // Its checks write to the console about headers that anybody may forge.
    validate: false,
    skip: (req) => options.keyOf(req) === null,
    keyGenerator: (req) => options.keyOf(req) ?? "",
    // Each try counts from its beginning, and is taken back at its end: a hundred at once are no way round the limit.
    skipSuccessfulRequests: options.countOnlyWrong ?? false,
    requestWasSuccessful: (_req, res) => !(res.locals as Marked).wrongPassword,
    handler: (req, _res, next) => {
      const { resetTime } = (req as Request & { rateLimit: { resetTime?: Date } }).rateLimit;
      const waitMs = resetTime ? resetTime.getTime() - Date.now() : options.windowMs;
      next(
        new AppError("rate_limited", options.message, undefined, {
          retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
        }),
      );
    },
  });
  return { middleware, forget: middleware.resetKey };
}

const personOf = (req: Request) => req.actor?.id ?? null;

const SLOW_DOWN = "Too many requests. Please wait a moment and try again.";
const TOO_MANY_TRIES = "Too many failed attempts. Please wait a while, or reset your password.";

/** Everything under /api, and each first picture of a page, by the address it comes from. */
export const limitPerAddress = oncePerDeps(
  (deps): RequestHandler =>
    createLimiter(deps, {
      setting: "RATE_LIMIT_ADDRESS_PER_MINUTE",
      windowMs: MINUTE,
      message: SLOW_DOWN,
      keyOf: clientAddress,
    }).middleware,
);

/** Everything behind a session, likewise, by the person. */
export const limitPerUser = oncePerDeps(
  (deps): RequestHandler =>
    createLimiter(deps, {
      setting: "RATE_LIMIT_USER_PER_MINUTE",
      windowMs: MINUTE,
      message: SLOW_DOWN,
      keyOf: personOf,
    }).middleware,
);

/** Calls of the open catalogue, by address: counted apart, so that a program that reads it keeps nobody beside it from working. */
export const limitOpenCatalogue = (deps: Deps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_OPEN_PER_MINUTE",
    windowMs: MINUTE,
    message: SLOW_DOWN,
    keyOf: clientAddress,
  }).middleware;

/** Tries to sign in, right or wrong, by address. */
export const limitSignInTries = (deps: Deps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_LOGIN_PER_MINUTE",
    windowMs: MINUTE,
    message: SLOW_DOWN,
    keyOf: clientAddress,
  }).middleware;

/** Tries to sign up, by address. */
export const limitSignUps = (deps: Deps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_SIGNUP_PER_HOUR",
    windowMs: HOUR,
    message: "Too many new accounts from here. Please try again later.",
    keyOf: clientAddress,
  }).middleware;

/** Exports of everything that is kept about a person, by the person: each reads all of it. */
export const limitDataExports = (deps: Deps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_EXPORTS_PER_HOUR",
    windowMs: HOUR,
    message: "You have downloaded your data several times just now. Please try again later.",
    keyOf: personOf,
  }).middleware;

/** Lists as tables, by the person: to score thousands of opportunities keeps the process busy for seconds. */
export const limitTables = (deps: Deps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_TABLES_PER_MINUTE",
    windowMs: MINUTE,
    message: SLOW_DOWN,
    keyOf: personOf,
  }).middleware;

/**
 * Wrong passwords at sign-in, by the e-mail address of the body as an account would have it, whether there is an
 * account or not. Wherever the tries come from. Needs the body, so it comes after the JSON reader.
 */
export const limitWrongPasswords = (deps: Deps): Limiter =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_LOGIN_WRONG",
    windowMs: 15 * MINUTE,
    message: TOO_MANY_TRIES,
    keyOf: (req) => emailField.safeParse((req.body as { email?: unknown } | undefined)?.email).data ?? null,
    countOnlyWrong: true,
  });

/** Wrong current passwords of somebody signed in, counted apart: tries at the door do not reach open sessions. */
export const limitWrongCurrentPasswords = (deps: Deps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_LOGIN_WRONG",
    windowMs: 15 * MINUTE,
    message: TOO_MANY_TRIES,
    keyOf: personOf,
    countOnlyWrong: true,
  }).middleware;

type Marked = { wrongPassword?: boolean };

/** Ends a router that has routes whose wrong passwords are counted. */
export const noteWrongPassword: ErrorRequestHandler = (error, req, res, next) => {
  if (
    error instanceof AppError &&
    (error.code === "invalid_credentials" || error.code === "wrong_password")
  ) {
    (res.locals as Marked).wrongPassword = true;
    req.log.info({ userId: req.actor?.id }, "wrong password");
  }
  next(error);
};
