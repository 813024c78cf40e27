import { randomBytes } from "node:crypto";
import type { RequestHandler, Response } from "express";
import helmet from "helmet";
import { parseUrl } from "@shared/parse-url";
import type { Config } from "../platform/config/config";
import { AppError } from "../platform/errors/app-error";
import { POLICY_REPORTS } from "./policy-reports";

/** Returns the nonce that allows the style elements of this one answer. The page reads it from its meta tag. */
export function getStyleNonce(res: Response): string {
  const locals = res.locals as { styleNonce?: string };
  return (locals.styleNonce ??= randomBytes(16).toString("base64"));
}

/** Sets the security headers: scripts only from our own origin, and nothing from third parties. */
export function securityHeaders(config: Config): RequestHandler {
  return helmet({
    contentSecurityPolicy: config.isDevelopment
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            scriptSrc: ["'self'"],
            styleSrc: ["'self'", (_req, res) => `'nonce-${getStyleNonce(res as Response)}'`],
            imgSrc: ["'self'", "data:"],
            fontSrc: ["'self'"],
            // The browser uploads files directly to the store.
            connectSrc: ["'self'", ...(config.S3_ENDPOINT ? [new URL(config.S3_ENDPOINT).origin] : [])],
            workerSrc: ["'self'"],
            manifestSrc: ["'self'"],
            objectSrc: ["'none'"],
            baseUri: ["'none'"],
            formAction: ["'self'"],
            frameAncestors: ["'none'"],
            reportUri: [POLICY_REPORTS],
          },
        },
    strictTransportSecurity: config.isHttps ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: "no-referrer" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
  });
}

/**
 * Refuses requests that another site sends in a user's name. Requests that change nothing pass; so do programs that
 * send neither header, or a key, which no browser adds by itself. Without a configured address, our origin is the host that the request was sent to.
 */
export function refuseCrossSite(config: Config): RequestHandler {
  const ourOrigin = config.publicUrlIsSet ? new URL(config.PUBLIC_URL).origin : null;
  return (req, _res, next) => {
    if (req.method === "GET" || req.method === "HEAD" || req.method === "OPTIONS" || req.apiKey)
      return next();
    const origin = req.get("origin");
    const isOurs =
      origin === undefined ||
      (ourOrigin !== null ? origin === ourOrigin : parseUrl(origin)?.host === (req.get("host") ?? null));
    if (!isOurs || req.get("sec-fetch-site") === "cross-site")
      throw new AppError("cross_site", "This request came from another site");
    next();
  };
}
