import type { Request, RequestHandler } from "express";
import { API_KEY_PREFIX } from "@shared/constants/api-keys";
import { message } from "@shared/words/messages";
import { getDeps } from "../../context/deps";
import { withReach } from "../../context/reach";
import { AppError } from "../../platform/errors/app-error";
import { findKey } from "./api-keys.service";
import { findScope } from "./open-routes";

const BEARER = /^Bearer +(\S+) *$/i;

/** The key that a request brings; null for none. Other tokens are not ours to judge. */
function readKey(req: Request): string | null {
  const token = BEARER.exec(req.get("Authorization") ?? "")?.[1];
  return token?.startsWith(API_KEY_PREFIX) ? token : null;
}

/** Takes the person of a key as the one who acts. A request without a key goes on to its session. */
export const loadKey: RequestHandler = async (req, res, next) => {
  const text = readKey(req);
  if (text === null) return next();
  const found = await findKey(getDeps(req), text);
  if (!found) {
    res.setHeader("WWW-Authenticate", 'Bearer error="invalid_token"');
    throw new AppError("unauthenticated", "This API key is unknown, or it has ended");
  }
  // Nothing that administrators do is open to programs.
  req.actor = { ...found.actor, isAdmin: false };
  req.apiKey = found.key;
  next();
};

/**
 * Refuses a key everything but the open routes of its scopes, and narrows what the request reaches to the key's entity.
 * Who may only read the catalogue gets no scores, which say something about the entity.
 */
export const confineKey: RequestHandler = (req, _res, next) => {
  const { apiKey } = req;
  if (!apiKey) return next();
  const scope = findScope(req.method, req.baseUrl + req.path);
  if (scope === null) throw new AppError("forbidden", "This address is not open to API keys");
  if (!apiKey.scopes.includes(scope))
    throw new AppError("forbidden", message("This API key lacks the scope {scope}", { scope }));
  const isPlain = scope === "catalogue:read" && !apiKey.scopes.includes("matches:read");
  withReach({ entityId: isPlain ? null : apiKey.entityId }, next);
};
