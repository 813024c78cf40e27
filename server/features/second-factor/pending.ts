import type { Request } from "express";
import { SECOND_STEP_MINUTES } from "@shared/constants/limits";
import { getDeps, type PendingSignIn } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";
import { getKnownDevice } from "../../http/known-device";
import { replaceSession } from "../auth/session";

const LASTS_MS = SECOND_STEP_MINUTES * 60_000;

/** Keeps a sign-in whose password was right, for its second step. Until then nobody is signed in. */
export async function keepPendingSignIn(req: Request, userId: string, passwordMark: string): Promise<void> {
  const startedAt = getDeps(req).clock.now().getTime();
  const pending = { userId, passwordMark, startedAt, device: getKnownDevice(req) };
  await replaceSession(req, { pending }, LASTS_MS);
}

/** Returns the sign-in that waits for its second step; null without one, and after five minutes. */
export function findPendingSignIn(req: Request): PendingSignIn | null {
  const pending = req.session?.pending;
  const isOver = !pending || getDeps(req).clock.now().getTime() - pending.startedAt >= LASTS_MS;
  return isOver ? null : pending;
}

/** @throws AppError invalid_token when there is none, or its time is over */
export function getPendingSignIn(req: Request): PendingSignIn {
  const pending = findPendingSignIn(req);
  if (!pending)
    throw new AppError("invalid_token", "This sign-in took too long. Please enter your password again.");
  return pending;
}
