import type { Request, Response } from "express";

type Locals = { getKnownDevice?: string };

/** Returns the browser's device token if the account being tried has signed in with this browser before, else null. */
export const knownDevice = (req: Request): string | null =>
  (req.res!.locals as Locals).getKnownDevice ?? null;

/** Stores for the rest of the request that the account being tried has used this browser before. */
export function setKnownDevice(res: Response, token: string): void {
  (res.locals as Locals).getKnownDevice = token;
}
