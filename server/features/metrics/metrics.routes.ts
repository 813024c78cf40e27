import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import express, { type Request, Router } from "express";
import type { Config } from "../../platform/config/config";
import { type Deps, getDeps } from "../../context/deps";
import { apiNotFound, errorHandler } from "../../http/errors";

export const isMeasured = ({ METRICS_PORT, METRICS_TOKEN }: Config): boolean =>
  METRICS_PORT !== undefined || METRICS_TOKEN !== undefined;

/** `/metrics`: answers 404 to callers who may not read it. */
export function metricsRouter(mayRead: (req: Request) => boolean): Router {
  const router = Router();
  router.get("/", async (req, res, next) => {
    if (!mayRead(req)) return next();
    const deps = getDeps(req);
    const text = await deps.readMetrics();
    res.set("Cache-Control", "no-store").type(deps.metrics.registry.contentType).send(text);
  });
  router.use(apiNotFound);
  return router;
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Checks the token of a request in constant time. */
export function hasToken({ METRICS_TOKEN }: Config): (req: Request) => boolean {
  if (METRICS_TOKEN === undefined) return () => false;
  const right = digest(`Bearer ${METRICS_TOKEN}`);
  return (req) => timingSafeEqual(digest(req.headers.authorization ?? ""), right);
}

/** Creates the server for the metrics' own port. If there is a token, it is required here as well. */
export function createMetricsServer(deps: Deps): Server {
  const app = express();
  app.locals.deps = deps;
  app.disable("x-powered-by");
  app.use(
    "/metrics",
    metricsRouter(deps.config.METRICS_TOKEN === undefined ? () => true : hasToken(deps.config)),
  );
  app.use(apiNotFound, errorHandler);
  return createServer(app);
}
