import type { Request, Response } from "express";

type Locals = { knownDevice?: string };

/** The token of the browser that signs in, if somebody has signed in to the tried account with it before. */
export const knownDevice = (req: Request): string | null => (req.res!.locals as Locals).knownDevice ?? null;

/** Notes for the rest of the request that the tried account knows this browser. */
export function setKnownDevice(res: Response, token: string): void {
  (res.locals as Locals).knownDevice = token;
}
