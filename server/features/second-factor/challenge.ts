import type { Request } from "express";
import { getDeps } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";

/** A browser gives up asking long before. */
const LASTS_MS = 5 * 60_000;

/** Whether a passkey is made or shown. Anybody signed in may ask to show one, but must show who it is to make one. */
type Purpose = "make" | "show";

/** Keeps the value that the next answer of a passkey has to sign, in place of an older one. */
export function keepChallenge(req: Request, purpose: Purpose, value: string): void {
  req.session.challenge = { purpose, value, startedAt: getDeps(req).clock.now().getTime() };
}

/**
 * Takes the value out of the session, so that it counts for one answer, right or wrong.
 * @throws AppError wrong_code when nothing was asked for this purpose in the last five minutes
 */
export function takeChallenge(req: Request, purpose: Purpose): string {
  const { challenge } = req.session;
  delete req.session.challenge;
  const isOver = !challenge || getDeps(req).clock.now().getTime() - challenge.startedAt >= LASTS_MS;
  if (isOver || challenge.purpose !== purpose) throw wrongPasskey();
  return challenge.value;
}

export const wrongPasskey = () =>
  new AppError("wrong_code", "This passkey could not be checked. Please try again.");
