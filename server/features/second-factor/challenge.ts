import type { Request } from "express";
import { getDeps } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";

/** A browser gives up asking long before. */
const LASTS_MS = 5 * 60_000;

/** Keeps the value that the next answer of a passkey has to sign, in place of an older one. */
export function keepChallenge(req: Request, value: string): void {
  req.session.challenge = { value, startedAt: getDeps(req).clock.now().getTime() };
}

/**
 * Takes the value out of the session, so that it counts for one answer, right or wrong.
 * @throws AppError wrong_code when nothing was asked in the last five minutes
 */
export function takeChallenge(req: Request): string {
  const { challenge } = req.session;
  delete req.session.challenge;
  const isOver = !challenge || getDeps(req).clock.now().getTime() - challenge.startedAt >= LASTS_MS;
  if (isOver) throw wrongPasskey();
  return challenge.value;
}

export const wrongPasskey = () =>
  new AppError("wrong_code", "This passkey could not be checked. Please try again.");
