import type { RequestHandler } from "express";
import type { Logger } from "../platform/logger";

/**
 * Warns once that there seems to be a proxy which TRUST_PROXY does not mention: everybody behind it would share one
 * limit.
 */
export function warnAboutProxy(log: Logger): RequestHandler {
  let hasWarned = false;
  return (req, _res, next) => {
    if (!hasWarned && req.headers["x-forwarded-for"] !== undefined) {
      hasWarned = true;
      log.warn(
        "A request has X-Forwarded-For, and TRUST_PROXY is not set. If a proxy stands in front, set it: until then all who come through it count as one address, in the limits and in this log. If none does, somebody made the header up",
      );
    }
    next();
  };
}
