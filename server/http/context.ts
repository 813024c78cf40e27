import type { RequestHandler } from "express";
import type { ServiceContext } from "../context/deps";
import { inTransaction } from "../platform/db/database";
import { AppError } from "../platform/errors/app-error";

/** Runs `work` with a context that is in a transaction: the one it is already in, or a new one. */
export function withTransaction<T>(
  ctx: ServiceContext,
  work: (ctx: ServiceContext) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx.db, (tx) => work({ ...ctx, db: tx, catalogue: tx }));
}

/** Everything behind this needs a session. */
export const requireActor: RequestHandler = (req, _res, next) => {
  if (!req.actor) throw new AppError("unauthenticated", "Please sign in");
  next();
};

/** Everything behind this needs the administrator flag. */
export const requireAdmin: RequestHandler = (req, _res, next) => {
  if (!req.actor?.isAdmin) throw new AppError("forbidden", "Only administrators can see this page");
  next();
};
