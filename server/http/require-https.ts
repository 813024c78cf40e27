import type { RequestHandler } from "express";
import type { Config } from "../platform/config/config";
import { AppError } from "../platform/errors/app-error";

/** Addresses that programs call, not people. */
const FOR_PROGRAMS = /^\/(api|common-grants|metrics|\.well-known)(\/|$)/;

/**
 * Leads people who came without encryption to the https address. Programs are refused instead: a redirect would hide
 * that they send their cookies or tokens in the open. It knows how somebody came from the proxy in front.
 */
export const requireHttps =
  ({ isHttps, PUBLIC_URL }: Pick<Config, "isHttps" | "PUBLIC_URL">): RequestHandler =>
  (req, res, next) => {
    const isFromProxy = req.app.get("trust proxy") !== false && req.get("X-Forwarded-Proto") !== undefined;
    if (!isHttps || !isFromProxy || req.secure) return next();
    const isPage = (req.method === "GET" || req.method === "HEAD") && !FOR_PROGRAMS.test(req.path);
    if (!isPage) throw new AppError("forbidden", "This address takes encrypted requests only. Use https.");
    res.redirect(308, PUBLIC_URL + (req.originalUrl.startsWith("/") ? req.originalUrl : "/"));
  };
