import { randomUUID } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import { pinoHttp } from "pino-http";
import type { Logger } from "../lib/logger";

/** A path without its query and without the token of a link: a search or a secret has no place in a log. */
export const pathForLog = (url: string): string =>
  (url.split("?")[0] ?? "").replace(/((?:verify-email|calendar|unsubscribe)\/).*/i, "$1…");

/** One line per call of the API and of the open catalogue: request id, who, what, status, milliseconds. Also gives the request its id. */
export function requestLog(log: Logger): RequestHandler {
  return pinoHttp<Request, Response>({
    logger: log,
    genReqId: () => randomUUID(),
    autoLogging: { ignore: ({ url }) => !/^\/(api|common-grants)\//i.test(url) },
    serializers: {
      req: ({ id, method, url }: { id: unknown; method: string; url: string }) => ({
        id,
        method,
        path: pathForLog(url),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
    customProps: ({ actor }) => ({ userId: actor?.id }),
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? "warn" : "info"),
  });
}
