import { type RequestHandler, Router } from "express";
import { depsOf } from "../context/deps";
import { AppError } from "../platform/errors/app-error";
import { databaseAway } from "./errors";
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

/** Short: with the wait for a free connection, what asks hears within five seconds, also of a database that says nothing at all. */
const DATABASE_ANSWER_MS = 1_500;

/**
 * `/api/health`: the process is up. `/api/health/ready`: requests may be sent here; the process is not about to end, and the database
 * answers and has the newest schema.
 */
export function healthRouter(): Router {
  const router = Router();
  router.get("/", (_req, res) => void res.json({ status: "ok" }));
  router.get("/ready", async (req, res) => {
    const deps = depsOf(req);
    if (!deps.isReady() || deps.isStopping()) throw notReady();
    const question = { text: "select 1", query_timeout: DATABASE_ANSWER_MS };
    try {
      await deps.pool.query(question);
    } catch (error) {
      // Replicas answer what only reads. Taken out for that, a server would not even do that.
      if (!deps.reads.goOnAlone()) throw databaseAway(error);
      return void res.json({ status: "read-only" });
    }
    res.json({ status: "ready" });
  });
  return closeRouter(router);
}
