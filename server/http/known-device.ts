import type { Request, Response } from "express";

type Locals = { knownDevice?: string };

/** Returns the browser's device token if the account being tried has signed in with this browser before, else null. */
export const getKnownDevice = (req: Request): string | null =>
  (req.res!.locals as Locals).knownDevice ?? null;

/** Stores for the rest of the request that the account being tried has used this browser before. */
export function setKnownDevice(res: Response, token: string): void {
  (res.locals as Locals).knownDevice = token;
}
