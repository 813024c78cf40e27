import type { Request, RequestHandler, Response } from "express";
import { type Deps, getDeps } from "../../context/deps";
import { findKnownDevice, makeDeviceToken } from "./known-devices.service";
import { isDeviceToken } from "../../platform/security/device-token";
import { getTriedAccount } from "../../http/tried-account";
import { getKnownDevice, setKnownDevice } from "../../http/known-device";
import { cookieAttributes } from "./session";

/** At most 3 tokens: those of a household, or a person's own two. */
const TOKENS_MAX = 3;
const KEPT_MS = 180 * 24 * 60 * 60 * 1000;

const getDeviceCookieName = (isHttps: boolean) => (isHttps ? "__Host-amberway-device" : "amberway-device");

function readTokens(req: Request): string[] {
  const start = `${getDeviceCookieName(getDeps(req).config.isHttps)}=`;
  const pair = (req.headers.cookie ?? "").split(/; */).find((cookie) => cookie.startsWith(start));
  return (pair?.slice(start.length) ?? "").split(".").filter(isDeviceToken).slice(0, TOKENS_MAX);
}

/** Checks whether the account being tried has used this browser before. Needs the parsed body. */
export const recogniseDevice = (deps: Pick<Deps, "db" | "keys">): RequestHandler => {
  return async (req, res, next) => {
    const email = getTriedAccount(req);
    if (email !== null) await recogniseDeviceOf(deps, req, res, email);
    next();
  };
};

/** Checks whether the account with this address has used this browser before. */
export async function recogniseDeviceOf(
  deps: Pick<Deps, "db" | "keys">,
  req: Request,
  res: Response,
  email: string,
): Promise<void> {
  const tokens = readTokens(req);
  const device = tokens.length > 0 ? await findKnownDevice(deps, email, tokens) : null;
  if (device !== null) setKnownDevice(res, device);
}

/**
 * Remembers this browser for the account, so that its wrong passwords are counted separately from those of strangers.
 */
export async function rememberDevice(req: Request, res: Response, userId: string): Promise<void> {
  const deps = getDeps(req);
  const { isHttps } = deps.config;
  const token = await makeDeviceToken(deps, userId);
  if (token === null) return;
  const replaced = getKnownDevice(req);
  const others = readTokens(req).filter((other) => replaced === null || !other.startsWith(replaced));
  res.cookie(getDeviceCookieName(isHttps), [token, ...others].slice(0, TOKENS_MAX).join("."), {
    ...cookieAttributes(isHttps),
    maxAge: KEPT_MS,
  });
}
