import type { Request, RequestHandler } from "express";
import { getContext, isReadOnly, type Proof } from "../../context/deps";
import { hasPassword } from "../auth/auth.service";
import { requireFactorOfAdmin, requireProof } from "./second-factor.service";

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

/** Remembers in the session what the person has shown. */
export function addProof(req: Request, proof: Proof): void {
  req.session.proof = { ...req.session.proof, ...proof };
}
