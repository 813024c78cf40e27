import type { RequestHandler } from "express";
import type { Deps, ServiceContext } from "../context/deps";
import { inTransaction } from "../platform/db/database";
import { AppError } from "../platform/errors/app-error";

/** Runs `work` in the context's transaction, or in a new one if there is none. */
export function withTransaction<Needs extends keyof Deps, T>(
  ctx: ServiceContext<Needs>,
  work: (ctx: ServiceContext<Needs>) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx.db, (tx) => work({ ...ctx, db: tx, catalogue: tx }));
}

/** Refuses requests without a session. */
export const requireActor: RequestHandler = (req, _res, next) => {
  if (!req.actor) throw new AppError("unauthenticated", "Please sign in");
  next();
};

/** Refuses requests of people who are not administrators. */
export const requireAdmin: RequestHandler = (req, _res, next) => {
  if (!req.actor?.isAdmin) throw new AppError("forbidden", "Only administrators can see this page");
  next();
};
