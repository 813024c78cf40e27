import type { RequestHandler } from "express";
import type { Logger } from "../platform/logger";

/** Says once that a proxy seems to stand in front of which the settings say nothing: limits would take everybody behind it for one. */
export function hintAtProxy(log: Logger): RequestHandler {
  let isSaid = false;
  return (req, _res, next) => {
    if (!isSaid && req.headers["x-forwarded-for"] !== undefined) {
      isSaid = true;
      log.warn(
        "A request has X-Forwarded-For, and TRUST_PROXY is not set. If a proxy stands in front, set it: until then all who come through it count as one address, in the limits and in this log. If none does, somebody made the header up",
      );
    }
    next();
  };
}
