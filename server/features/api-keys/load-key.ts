import type { Request, RequestHandler, Response } from "express";
import { API_KEY_PREFIX, type ApiScope } from "@shared/constants/api-keys";
import { message } from "@shared/words/messages";
import { type Deps, getContext, getDeps, type RequestKey, type ServiceContext } from "../../context/deps";
import { withReach } from "../../context/reach";
import { AppError } from "../../platform/errors/app-error";
import { offersOAuth, resourceMetadataUrl } from "../oauth/metadata";
import { findKey } from "./api-keys.service";
import { findScope, OPEN_ROUTES, type OpenRoute } from "./open-routes";

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
  if (!found) return refuseKey(req, res);
  // Nothing that administrators do is open to programs.
  req.actor = { ...found.actor, isAdmin: false };
  req.apiKey = found.key;
  next();
};

/**
 * Says how a program gets a key: at `/mcp` where it reads how it is connected.
 * @param error the code of RFC 6750; none where no key came
 */
function askForKey(req: Request, res: Response, error?: string): void {
  const { config } = getDeps(req);
  const metadata =
    req.baseUrl.toLowerCase() === "/mcp" && offersOAuth(config)
      ? `resource_metadata="${resourceMetadataUrl(config)}"`
      : undefined;
  const parts = [error && `error="${error}"`, metadata].filter(Boolean);
  res.setHeader("WWW-Authenticate", ["Bearer", parts.join(", ")].join(" ").trim());
}

/** @throws AppError unauthenticated */
function refuseKey(req: Request, res: Response): never {
  askForKey(req, res, "invalid_token");
  throw new AppError("unauthenticated", "This API key is unknown, or it has ended");
}

/** @throws AppError forbidden, naming the scope */
function assertScope({ scopes }: RequestKey, scope: ApiScope): void {
  if (!scopes.includes(scope))
    throw new AppError("forbidden", message("This API key lacks the scope {scope}", { scope }));
}

/** Who may only read the catalogue reaches no entity: scores say something about it. */
const reachOf = ({ scopes, entityId }: RequestKey, needed: readonly ApiScope[]) => ({
  entityId:
    needed.every((scope) => scope === "catalogue:read") && !scopes.includes("matches:read") ? null : entityId,
});

/** Refuses a key everything but the open routes of its scopes, and narrows what the request reaches to the key's entity. */
export const confineKey: RequestHandler = (req, res, next) => {
  const { apiKey } = req;
  if (!apiKey) return next();
  // The token of a connected program was asked for `/mcp`, and is good for nothing else.
  if (apiKey.isConnected) return refuseKey(req, res);
  const scope = findScope(req.method, req.baseUrl + req.path);
  if (scope === null) throw new AppError("forbidden", "This address is not open to API keys");
  assertScope(apiKey, scope);
  withReach(reachOf(apiKey, [scope]), next);
};

/** For requests whose body says what they do: lets in keys alone, which reach nothing until `actForProgram` says what. */
export const requireKey: RequestHandler = (req, res, next) => {
  if (!req.apiKey) {
    askForKey(req, res);
    throw new AppError("unauthenticated", "Send an API key");
  }
  withReach({ entityId: null }, next);
};

/**
 * Does for a key what it could do by calling these open routes itself: with their scopes and within the same reach.
 * @throws AppError forbidden when the key lacks a scope
 */
export async function actForProgram<T>(
  req: Request,
  routes: readonly OpenRoute[],
  work: (ctx: ServiceContext<keyof Deps>) => Promise<T>,
): Promise<T> {
  const { apiKey } = req;
  if (!apiKey) throw new Error("actForProgram needs a request with a key");
  const needed = routes.map((route) => OPEN_ROUTES[route]);
  needed.forEach((scope) => assertScope(apiKey, scope));
  return withReach(reachOf(apiKey, needed), () => work(getContext(req)));
}
