import type { ErrorRequestHandler, Request, RequestHandler } from "express";
import { type Deps, depsOf } from "../context/deps";
import { AppError } from "../platform/errors/app-error";
import { accountInLog } from "../context/account-in-log";
import { accountTried } from "./account-tried";
import { clientAddress } from "./client-address";
import { knownDevice } from "./known-device";
import { createLimiter, type Limiter, markWrongPassword } from "./limiter";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const personOf = (req: Request) => req.actor?.id ?? null;

const SLOW_DOWN = "Too many requests. Please wait a moment and try again.";
const TOO_MANY_TRIES = "Too many failed attempts. Please wait a while, or reset your password.";

// What is counted by the minute is counted by each process for itself: it only keeps one caller from slowing the others down, and a
// statement for every request would cost more than that. What protects accounts and people's mailboxes is counted for all processes.

/** What every request is counted by, made once for an application: its API and its pages count together. */
export type RequestLimits = { perAddress: RequestHandler; perUser: RequestHandler };

export const createRequestLimits = (deps: Deps): RequestLimits => ({
  perAddress: createLimiter(deps, {
    setting: "RATE_LIMIT_ADDRESS_PER_MINUTE",
    windowMs: MINUTE,
    message: SLOW_DOWN,
    keyOf: clientAddress,
  }).middleware,
  perUser: createLimiter(deps, {
    setting: "RATE_LIMIT_USER_PER_MINUTE",
    windowMs: MINUTE,
    message: SLOW_DOWN,
    keyOf: personOf,
  }).middleware,
});

const limitsOf = (req: Request) => (req.app.locals as { limits: RequestLimits }).limits;

/** Everything under /api, and each page that is rendered, by the address it comes from. */
export const limitPerAddress: RequestHandler = (req, res, next) =>
  void limitsOf(req).perAddress(req, res, next);

/** Everything behind a session, likewise, by the person. */
export const limitPerUser: RequestHandler = (req, res, next) => void limitsOf(req).perUser(req, res, next);

/** Calls of the open catalogue, by address: counted apart, so that a program that reads it keeps nobody beside it from working. */
export const limitOpenCatalogue = (deps: Deps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_OPEN_PER_MINUTE",
    windowMs: MINUTE,
    message: SLOW_DOWN,
    keyOf: clientAddress,
  }).middleware;

/** Lists as tables, by the person: to score thousands of opportunities keeps the process busy for seconds. */
export const limitTables = (deps: Deps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_TABLES_PER_MINUTE",
    windowMs: MINUTE,
    message: SLOW_DOWN,
    keyOf: personOf,
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
    shared: "sign-up",
  }).middleware;

/** Links for a new password that are asked for, by address, whether there is such an account or not. */
export const limitResetRequests = (deps: Deps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_RESETS_PER_HOUR",
    windowMs: HOUR,
    message: "Too many requests for a new password from here. Please try again later.",
    keyOf: clientAddress,
    shared: "reset",
  }).middleware;

/** Exports of everything that is kept about a person, by the person: each reads all of it. */
export const limitDataExports = (deps: Deps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_EXPORTS_PER_HOUR",
    windowMs: HOUR,
    message: "You have downloaded your data several times just now. Please try again later.",
    keyOf: personOf,
    shared: "export",
    inLog: (req) => accountInLog(deps, req.actor!),
  }).middleware;

/** Changes of a password, by the person: each keeps a core busy for a while, and sends a mail. */
export const limitPasswordChanges = (deps: Deps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_PASSWORD_CHANGES_PER_HOUR",
    windowMs: HOUR,
    message: "You have changed your password several times just now. Please try again later.",
    keyOf: personOf,
    shared: "password change",
    counted: "done",
    inLog: (req) => accountInLog(deps, req.actor!),
  }).middleware;

/**
 * Wrong passwords at sign-in: those of a browser that the account's person has signed in with before by that browser, all others
 * together by the account, wherever they come from. So a stranger who tries without end keeps nobody out of their own browser.
 * Needs the body, and what `recogniseDevice` has found. `forget` takes the account's address.
 */
export const limitWrongPasswords = (deps: Deps): Limiter =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_LOGIN_WRONG",
    windowMs: 15 * MINUTE,
    message: TOO_MANY_TRIES,
    keyOf: (req) => {
      const device = knownDevice(req);
      return device ? `device ${device}` : accountTried(req);
    },
    shared: "wrong password",
    counted: "wrong",
    inLog: (req) => accountInLog(deps, { email: accountTried(req) ?? "" }),
  });

/** Wrong current passwords of somebody signed in, counted apart: tries at the door do not reach open sessions. */
export const limitWrongCurrentPasswords = (deps: Deps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_LOGIN_WRONG",
    windowMs: 15 * MINUTE,
    message: TOO_MANY_TRIES,
    keyOf: personOf,
    shared: "wrong current password",
    counted: "wrong",
    inLog: (req) => accountInLog(deps, req.actor!),
  }).middleware;

/** Ends a router that has routes whose wrong passwords are counted. */
export const noteWrongPassword: ErrorRequestHandler = (error, req, _res, next) => {
  if (
    error instanceof AppError &&
    (error.code === "invalid_credentials" || error.code === "wrong_password")
  ) {
    markWrongPassword(req);
    const account = error.code === "wrong_password" ? req.actor : undefined;
    const tried = account ?? { email: accountTried(req) ?? "" };
    req.log.info(
      { ...accountInLog(depsOf(req), tried), knownDevice: knownDevice(req) !== null },
      "wrong password",
    );
  }
  next(error);
};
