import { type RequestHandler, Router } from "express";
import { depsOf } from "../deps";
import { AppError } from "../lib/app-error";
import { closeRouter } from "./router";

const notReady = () =>
  new AppError("unavailable", "The service is starting or stopping. Please try again.", undefined, {
    retryAfterSeconds: 5,
  });

/** Keeps requests away from a database that has not got its newest schema yet. */
export const refuseUntilReady: RequestHandler = (req, _res, next) => {
  if (!depsOf(req).isReady()) throw notReady();
  next();
};

/** `/api/health`: the process is up. `/api/health/ready`: the database answers and has the newest schema. */
export function healthRouter(): Router {
  const router = Router();
  router.get("/", (_req, res) => void res.json({ status: "ok" }));
  router.get("/ready", async (req, res) => {
    const deps = depsOf(req);
    if (!deps.isReady()) throw notReady();
    await deps.pool.query("select 1");
    res.json({ status: "ready" });
  });
  return closeRouter(router);
}
