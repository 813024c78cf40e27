import type { Request, RequestHandler, Response } from "express";
import { type Deps, depsOf } from "../deps";
import { findKnownDevice, makeDeviceToken } from "../features/auth/known-devices.service";
import { isDeviceToken } from "../lib/device-token";
import { accountTried } from "./account-tried";
import { cookieAttributes } from "./session";

/** A browser knows so many accounts: those of a household, or a person's own two. */
const TOKENS_MAX = 3;
const KEPT_MS = 180 * 24 * 60 * 60 * 1000;

const deviceCookie = (isHttps: boolean) => (isHttps ? "__Host-amberway-device" : "amberway-device");

type Recognised = { knownDevice?: string };

/** The browser that a request to sign in comes from, if somebody has signed in to that account with it before. */
export const knownDevice = (req: Request): string | null =>
  (req.res!.locals as Recognised).knownDevice ?? null;

function tokensIn(req: Request): string[] {
  const start = `${deviceCookie(depsOf(req).config.isHttps)}=`;
  const pair = (req.headers.cookie ?? "").split(/; */).find((each) => each.startsWith(start));
  return (pair?.slice(start.length) ?? "").split(".").filter(isDeviceToken).slice(0, TOKENS_MAX);
}

/** Finds out whether the account that is tried knows this browser. Needs the body. */
export const recogniseDevice = (deps: Deps): RequestHandler => {
  return async (req, res, next) => {
    const tokens = tokensIn(req);
    const email = accountTried(req);
    if (email !== null && tokens.length > 0) {
      const device = await findKnownDevice(deps, email, tokens);
      if (device !== null) (res.locals as Recognised).knownDevice = device;
    }
    next();
  };
};

/** Has the browser known to the account from now on: its wrong passwords are counted apart from those of strangers. */
export async function rememberDevice(req: Request, res: Response, userId: string): Promise<void> {
  const deps = depsOf(req);
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
