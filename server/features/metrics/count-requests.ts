import type { Request, RequestHandler, Response } from "express";
import type { Metrics } from "../../platform/metrics/create-metrics";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

type Noted = { base?: string };

/** Stores the base address of the next router: an error that leaves a router loses it. */
export const noteBase =
  (base: string): RequestHandler =>
  (_req, res, next) => {
    (res.locals as Noted).base = base;
    next();
  };

/** Counts requests and their durations by route. */
export function countRequests({ requests, requestSeconds }: Metrics): RequestHandler {
  return (req, res, next) => {
    const since = performance.now();
    res.once("close", () => {
      const method = METHODS.has(req.method) ? req.method : "other";
      const route = routeOf(req, res);
      const isStream = String(res.getHeader("Content-Type")).startsWith("text/event-stream");
      // A stream always ends by its reader leaving.
      const isWhole = res.writableFinished || isStream;
      requests.inc({ method, route, status: isWhole ? String(res.statusCode) : "aborted" });
      if (!isStream) requestSeconds.observe({ method, route }, (performance.now() - since) / 1000);
    });
    next();
  };
}

/** Returns the declared route, never the requested address: anybody can request any address, and each would be kept. */
function routeOf(req: Request, res: Response): string {
  const { base } = res.locals as Noted;
  const { path } = (req.route as { path: string } | undefined) ?? {};
  if (base !== undefined && path !== undefined) return path === "/" ? base : base + path;
  if (base !== undefined) return `${base}/*`;
  if (/^\/api(\/|$)/i.test(req.originalUrl)) return "/api/*";
  return /^\/assets\//i.test(req.originalUrl) ? "/assets/*" : "page";
}
