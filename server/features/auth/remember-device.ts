import type { Request, RequestHandler, Response } from "express";
import { type Deps, getDeps } from "../../context/deps";
import { findKnownDevice, makeDeviceToken } from "./known-devices.service";
import { isDeviceToken } from "../../platform/security/device-token";
import { getTriedAccount } from "../../http/tried-account";
import { knownDevice, setKnownDevice } from "../../http/known-device";
import { cookieAttributes } from "./session";

/** A browser knows so many accounts: those of a household, or a person's own two. */
const TOKENS_MAX = 3;
const KEPT_MS = 180 * 24 * 60 * 60 * 1000;

const deviceCookie = (isHttps: boolean) => (isHttps ? "__Host-amberway-device" : "amberway-device");

function tokensIn(req: Request): string[] {
  const start = `${deviceCookie(getDeps(req).config.isHttps)}=`;
  const pair = (req.headers.cookie ?? "").split(/; */).find((each) => each.startsWith(start));
  return (pair?.slice(start.length) ?? "").split(".").filter(isDeviceToken).slice(0, TOKENS_MAX);
}

/** Finds out whether the account that is tried knows this browser. Needs the body. */
export const recogniseDevice = (deps: Deps): RequestHandler => {
  return async (req, res, next) => {
    const tokens = tokensIn(req);
    const email = getTriedAccount(req);
    if (email !== null && tokens.length > 0) {
      const device = await findKnownDevice(deps, email, tokens);
      if (device !== null) setKnownDevice(res, device);
    }
    next();
  };
};

/** Has the browser known to the account from now on: its wrong passwords are counted apart from those of strangers. */
export async function rememberDevice(req: Request, res: Response, userId: string): Promise<void> {
  const deps = getDeps(req);
  const { isHttps } = deps.config;
  const token = await makeDeviceToken(deps, userId);
  if (token === null) return;
  const replaced = knownDevice(req);
  const others = tokensIn(req).filter((each) => replaced === null || !each.startsWith(replaced));
  res.cookie(deviceCookie(isHttps), [token, ...others].slice(0, TOKENS_MAX).join("."), {
    ...cookieAttributes(isHttps),
    maxAge: KEPT_MS,
  });
}
