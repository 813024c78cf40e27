import type { Request, RequestHandler } from "express";
import { getContext, isReadOnly, type Proof } from "../../context/deps";
import { hasPassword } from "../auth/auth.service";
import { AppError } from "../../platform/errors/app-error";
import { lacksNeededFactor, requireFactorOfAdmin, requireProof } from "./second-factor.service";

/**
 * Refuses an act of people with a second factor, unless they have shown in the last ten minutes that it is them. Others
 * see no difference.
 */
export const requireConfirmation: RequestHandler = async (req, _res, next) => {
  await requireProof(getContext(req), req.session.proof);
  next();
};

/** The same before acts that also ask for the password: people without one show at their provider that it is them. */
export const requireConfirmationOrPassword: RequestHandler = async (req, _res, next) => {
  const ctx = getContext(req);
  await requireProof(ctx, req.session.proof, { always: !(await hasPassword(ctx)) });
  next();
};

/** The same for everybody: people without a second factor show it with their password. */
export const requireConfirmationOfAll: RequestHandler = async (req, _res, next) => {
  await requireProof(getContext(req), req.session.proof, { always: true });
  next();
};

/** Where ADMIN_SECOND_FACTOR asks for it: refuses what administrators change, unless they signed in with a second factor. */
export const requireFactorOfAdmins: RequestHandler = async (req, _res, next) => {
  if (!isReadOnly(req)) await requireFactorOfAdmin(getContext(req), req.session.proof);
  next();
};

/** What people without a second factor may call where SECOND_FACTOR asks for one: what sets it up, or shows it. */
const OPEN_WITHOUT_FACTOR = new Set([
  "GET /auth/user",
  "GET /auth/user/preferences",
  // The language and the time zone.
  "PATCH /auth/user/preferences",
  "GET /auth/factors",
  "POST /auth/factors/totp",
  "POST /auth/factors/totp/confirm",
  "POST /auth/factors/passkeys/options",
  "POST /auth/factors/passkeys",
  "POST /auth/confirm",
  "POST /auth/confirm/options",
  // Who has no password shows by another service that it is them.
  "GET /auth/identities",
  "POST /auth/identities/confirm",
]);

/**
 * Where SECOND_FACTOR asks for it: refuses sessions without a second factor everything but what sets one up. A key was
 * made by somebody who had shown it, so that its account must still have one.
 */
export const requireFactorOfAll: RequestHandler = async (req, _res, next) => {
  const { method, path } = req;
  if (OPEN_WITHOUT_FACTOR.has(`${method === "HEAD" ? "GET" : method} ${path}`)) return next();
  const proof = req.apiKey ? { factorAt: req.apiKey.createdAt.getTime() } : req.session.proof;
  if (await lacksNeededFactor(getContext(req), proof))
    throw new AppError(
      "second_factor_required",
      "Everybody here needs a second step to sign in. Set one up first, or show the one you have.",
    );
  next();
};

/** Remembers in the session what the person has shown. */
export function addProof(req: Request, proof: Proof): void {
  req.session.proof = { ...req.session.proof, ...proof };
}
