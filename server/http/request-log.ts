import { randomUUID } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import { pinoHttp } from "pino-http";
import type { Logger } from "../platform/logger";
import { type Trace, readTrace } from "./trace";

/** Removes the query and any secret token of a link from a path: searches and secrets do not belong in a log. */
export const redactPath = (url: string): string =>
  (url.split("?")[0] ?? "").replace(/((?:verify-email|calendar|feeds|unsubscribe)\/).*/i, "$1…");

/**
 * Logs one line per call of the API and of the open catalogue: request id, trace, user, key, address, method, path, status,
 * milliseconds. Also gives the request its id. The trace is not passed on to the services that we call.
 */
export function requestLog(log: Logger): RequestHandler {
  const traces = new WeakMap<Request, Trace>();
  const logRequest = pinoHttp<Request, Response>({
    logger: log,
    genReqId: () => randomUUID(),
    autoLogging: { ignore: ({ url }) => !/^\/(api|common-grants)\//i.test(url) },
    serializers: {
      req: ({ id, method, url, raw }: { id: unknown; method: string; url: string; raw: Request }) => ({
        id,
        method,
        path: redactPath(url),
        address: raw.ip,
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
    customProps: (req) => ({ userId: req.actor?.id, keyId: req.apiKey?.id, ...traces.get(req) }),
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? "warn" : "info"),
  });
  return (req, res, next) => {
    traces.set(req, readTrace(req.get("traceparent")));
    logRequest(req, res, next);
  };
}
