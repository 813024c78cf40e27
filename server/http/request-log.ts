import { randomUUID } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import { pinoHttp } from "pino-http";
import type { Logger } from "../platform/logger";
import { type Trace, traceOf } from "./trace";

/** A path without its query and without the token of a link: a search or a secret has no place in a log. */
export const pathForLog = (url: string): string =>
  (url.split("?")[0] ?? "").replace(/((?:verify-email|calendar|unsubscribe)\/).*/i, "$1…");

/**
 * One line per call of the API and of the open catalogue: request id, trace, who, from where, what, status, milliseconds. Also gives the
 * request its id.
 * Nothing of the trace is sent on: what we ask others for is none of theirs.
 */
export function requestLog(log: Logger): RequestHandler {
  const traces = new WeakMap<Request, Trace>();
  const logged = pinoHttp<Request, Response>({
    logger: log,
    genReqId: () => randomUUID(),
    autoLogging: { ignore: ({ url }) => !/^\/(api|common-grants)\//i.test(url) },
    serializers: {
      req: ({ id, method, url, raw }: { id: unknown; method: string; url: string; raw: Request }) => ({
        id,
        method,
        path: pathForLog(url),
        address: raw.ip,
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
    customProps: (req) => ({ userId: req.actor?.id, ...traces.get(req) }),
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? "warn" : "info"),
  });
  return (req, res, next) => {
    traces.set(req, traceOf(req.get("traceparent")));
    logged(req, res, next);
  };
}
