import { type RequestHandler, Router } from "express";
import { getDeps } from "../context/deps";
import { AppError } from "../platform/errors/app-error";
import { databaseUnavailable } from "./errors";
import { refuseOtherMethods } from "./router";

const notReady = () =>
  new AppError("unavailable", "The service is starting or stopping. Please try again.", undefined, {
    retryAfterSeconds: 5,
  });

/** Refuses requests until the database has the newest schema. */
export const refuseUntilReady: RequestHandler = (req, _res, next) => {
  if (!getDeps(req).isReady()) throw notReady();
  next();
};

/**
 * Short on purpose: together with the wait for a free connection, the caller gets its answer within five seconds even
 * if the database never answers.
 */
const DATABASE_ANSWER_MS = 1_500;

/**
 * `/api/health` says that the process is up. `/api/health/ready` says that requests may be sent here: the process is
 * not about to end, and the database answers and has the newest schema.
 */
export function healthRouter(): Router {
  const router = Router();
  router.get("/", (_req, res) => void res.json({ status: "ok" }));
  router.get("/ready", async (req, res) => {
    const deps = getDeps(req);
    if (!deps.isReady() || deps.isStopping()) throw notReady();
    const question = { text: "select 1", query_timeout: DATABASE_ANSWER_MS };
    try {
      await deps.pool.query(question);
    } catch (error) {
      // The replicas can still answer requests that only read. Reported as not ready, this server would get none.
      if (!deps.reads.canReadWithoutPrimary()) throw databaseUnavailable(error);
      return void res.json({ status: "read-only" });
    }
    res.json({ status: "ready" });
  });
  return refuseOtherMethods(router);
}
