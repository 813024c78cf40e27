import type { ErrorRequestHandler, Request, RequestHandler } from "express";
import type { ErrorCode } from "@shared/errors";
import { getDeps } from "../context/deps";
import { AppError } from "../platform/errors/app-error";
import { describeAccountForLog } from "../context/account-for-log";
import { getTriedAccount } from "./tried-account";
import { getClientAddress } from "./client-address";
import { getKnownDevice } from "./known-device";
import { createLimiter, type Limiter, type LimiterDeps, markWrongPassword } from "./limiter";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const getUserId = (req: Request) => req.actor?.id ?? null;
/** Programs are counted by their keys, so that none slows down the page of its person. */
const getPersonId = (req: Request) => (req.apiKey ? null : getUserId(req));

const SLOW_DOWN = "Too many requests. Please wait a moment and try again.";
const TOO_MANY_TRIES = "Too many failed attempts. Please wait a while, or reset your password.";

// Limits per minute are counted by each process in memory: they only keep one caller from slowing the others down, and
// a SQL statement for every request would cost more. Limits that protect accounts and mailboxes are counted in the
// database.

/**
 * The counters of all requests. They are made once for an application, so that its API and its pages count together.
 */
export type RequestLimits = {
  perAddress: RequestHandler;
  perUser: RequestHandler;
  perKey: RequestHandler;
};

export const createRequestLimits = (deps: LimiterDeps): RequestLimits => ({
  perAddress: createLimiter(deps, {
    setting: "RATE_LIMIT_ADDRESS_PER_MINUTE",
    windowMs: MINUTE,
    message: SLOW_DOWN,
    getKey: getClientAddress,
  }).middleware,
  perUser: createLimiter(deps, {
    setting: "RATE_LIMIT_USER_PER_MINUTE",
    windowMs: MINUTE,
    message: SLOW_DOWN,
    getKey: getPersonId,
  }).middleware,
  // Counted in the database: a program is told what is left, whichever process answers.
  perKey: createLimiter(deps, {
    setting: "RATE_LIMIT_KEY_PER_MINUTE",
    windowMs: MINUTE,
    message: SLOW_DOWN,
    getKey: (req) => req.apiKey?.id ?? null,
    shared: "api key",
    toldAs: "api-key",
  }).middleware,
});

const getLimits = (req: Request) => (req.app.locals as { limits: RequestLimits }).limits;

/** Limits calls of the API and rendered pages, by address. */
export const limitPerAddress: RequestHandler = (req, res, next) =>
  void getLimits(req).perAddress(req, res, next);

/** Limits calls and pages of signed-in users, by user. */
export const limitPerUser: RequestHandler = (req, res, next) => void getLimits(req).perUser(req, res, next);

/** Limits calls of programs, by their keys, and tells them in the answer how many are left. */
export const limitPerKey: RequestHandler = (req, res, next) => void getLimits(req).perKey(req, res, next);

/**
 * Limits calls of the open catalogue, by address. Counted separately, so that a program that reads the catalogue does
 * not use up the limit of the people at the same address.
 */
export const limitOpenCatalogue = (deps: LimiterDeps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_OPEN_PER_MINUTE",
    windowMs: MINUTE,
    message: SLOW_DOWN,
    getKey: getClientAddress,
  }).middleware;

/** Limits reports of browsers, by address. They do not use up the limit of the person whose browser sends them. */
export const limitPolicyReports = limitOpenCatalogue;

/**
 * Limits exports of lists as tables, by user: scoring thousands of opportunities keeps the process busy for seconds.
 */
export const limitTables = (deps: LimiterDeps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_TABLES_PER_MINUTE",
    windowMs: MINUTE,
    message: SLOW_DOWN,
    getKey: getUserId,
  }).middleware;

/** Limits exports of the public list, by address. */
export const limitPublicTables = (deps: LimiterDeps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_TABLES_PER_MINUTE",
    windowMs: MINUTE,
    message: SLOW_DOWN,
    getKey: getClientAddress,
  }).middleware;

/** Limits sign-in attempts, right or wrong, by address. */
export const limitSignInTries = (deps: LimiterDeps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_LOGIN_PER_MINUTE",
    windowMs: MINUTE,
    message: SLOW_DOWN,
    getKey: getClientAddress,
  }).middleware;

/** Limits sign-ups, by address. */
export const limitSignUps = (deps: LimiterDeps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_SIGNUP_PER_HOUR",
    windowMs: HOUR,
    message: "Too many new accounts from here. Please try again later.",
    getKey: getClientAddress,
    shared: "sign-up",
  }).middleware;

/** Limits programs that register themselves, by address. */
export const limitRegistrations = (deps: LimiterDeps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_REGISTRATIONS_PER_HOUR",
    windowMs: HOUR,
    message: "Too many new programs from here. Please try again later.",
    getKey: getClientAddress,
    shared: "registration",
  }).middleware;

/** Limits requests for a password reset link, by address, whether the account exists or not. */
export const limitResetRequests = (deps: LimiterDeps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_RESETS_PER_HOUR",
    windowMs: HOUR,
    message: "Too many requests for a new password from here. Please try again later.",
    getKey: getClientAddress,
    shared: "reset",
  }).middleware;

/** Limits exports of all data of a user, by user: each reads everything that is stored about them. */
export const limitDataExports = (deps: LimiterDeps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_EXPORTS_PER_HOUR",
    windowMs: HOUR,
    message: "You have downloaded your data several times just now. Please try again later.",
    getKey: getUserId,
    shared: "export",
    describeForLog: (req) => describeAccountForLog(deps, req.actor!),
  }).middleware;

/** Limits invitations, by user: each writes to an address that its owner did not give us. */
export const limitInvitations = (deps: LimiterDeps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_INVITATIONS_PER_HOUR",
    windowMs: HOUR,
    message: "You have sent many invitations just now. Please try again later.",
    getKey: getUserId,
    shared: "invitation",
    describeForLog: (req) => describeAccountForLog(deps, req.actor!),
  }).middleware;

/** Limits mails to guests, by user and day: each writes to an address that its owner did not give us. */
export const limitGuestMails = (deps: LimiterDeps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_GUEST_MAILS_PER_DAY",
    windowMs: 24 * HOUR,
    message: "You have asked many people today. Please try again tomorrow.",
    getKey: getUserId,
    shared: "guest mail",
    describeForLog: (req) => describeAccountForLog(deps, req.actor!),
  }).middleware;

/** Limits calls with the link of a guest, by address. */
export const limitGuests = (deps: LimiterDeps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_GUEST_PER_MINUTE",
    windowMs: MINUTE,
    message: SLOW_DOWN,
    getKey: getClientAddress,
  }).middleware;

/** Limits password changes, by user: each keeps a core busy for a while and sends a mail. */
export const limitPasswordChanges = (deps: LimiterDeps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_PASSWORD_CHANGES_PER_HOUR",
    windowMs: HOUR,
    message: "You have changed your password several times just now. Please try again later.",
    getKey: getUserId,
    shared: "password change",
    counted: "done",
    describeForLog: (req) => describeAccountForLog(deps, req.actor!),
  }).middleware;

/** Limits changes of the address that are asked for, by user: each sends two mails, one to an address of their choice. */
export const limitEmailChanges = (deps: LimiterDeps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_EMAIL_CHANGES_PER_HOUR",
    windowMs: HOUR,
    message: "You have asked to change your address several times just now. Please try again later.",
    getKey: getUserId,
    shared: "email change",
    counted: "done",
    describeForLog: (req) => describeAccountForLog(deps, req.actor!),
  }).middleware;

/**
 * Limits wrong passwords at sign-in. Attempts from a browser that the account has signed in with before count by
 * browser; all others count together by account, wherever they come from. So a stranger who keeps trying cannot lock
 * people out of their own browser. Needs the parsed body and the result of `recogniseDevice`. `forget` takes the
 * account's address.
 */
export const limitWrongPasswords = (deps: LimiterDeps): Limiter =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_LOGIN_WRONG",
    windowMs: 15 * MINUTE,
    message: TOO_MANY_TRIES,
    getKey: (req) => {
      const device = getKnownDevice(req);
      return device ? `device ${device}` : getTriedAccount(req);
    },
    shared: "wrong password",
    counted: "wrong",
    describeForLog: (req) => describeAccountForLog(deps, { email: getTriedAccount(req) ?? "" }),
  });

/**
 * Limits wrong current passwords of signed-in users. Counted separately, so that attempts to sign in do not affect open
 * sessions.
 */
export const limitWrongCurrentPasswords = (deps: LimiterDeps): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_LOGIN_WRONG",
    windowMs: 15 * MINUTE,
    message: TOO_MANY_TRIES,
    getKey: getUserId,
    shared: "wrong current password",
    counted: "wrong",
    describeForLog: (req) => describeAccountForLog(deps, req.actor!),
  }).middleware;

/**
 * Limits wrong codes of a second factor. A code has six figures, so a few tries must be all.
 * @param getKey returns whom a code is tried for, or null
 */
export const limitWrongCodes = (deps: LimiterDeps, getKey: (req: Request) => string | null): RequestHandler =>
  createLimiter(deps, {
    setting: "RATE_LIMIT_LOGIN_WRONG",
    windowMs: 15 * MINUTE,
    message: "Too many wrong codes. Please wait a while and try again.",
    getKey,
    shared: "wrong code",
    counted: "wrong",
    describeForLog: (req) => (req.actor ? describeAccountForLog(deps, req.actor) : {}),
  }).middleware;

/** Counts wrong passwords and codes. Add this error handler last to a router whose routes check them. */
export const countWrongPassword: ErrorRequestHandler = (error, req, _res, next) => {
  if (error instanceof AppError && WRONG.includes(error.code)) {
    markWrongPassword(req);
    const account = error.code === "invalid_credentials" ? undefined : req.actor;
    const tried = account ?? { email: getTriedAccount(req) ?? "" };
    req.log.info(
      { ...describeAccountForLog(getDeps(req), tried), knownDevice: getKnownDevice(req) !== null },
      error.code === "wrong_code" ? "wrong code" : "wrong password",
    );
  }
  next(error);
};

const WRONG: readonly ErrorCode[] = ["invalid_credentials", "wrong_password", "wrong_code"];
