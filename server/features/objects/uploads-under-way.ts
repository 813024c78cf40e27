import type { Deps } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";

const UPLOADS_PER_USER = 4;
const RETRY_AFTER_SECONDS = 30;

const underWayOf = new WeakMap<Deps, Map<string, number>>();

/** Counts the uploads in progress in this process. */
export const countUploads = (deps: Deps): number =>
  [...(underWayOf.get(deps)?.values() ?? [])].reduce((sum, one) => sum + one, 0);

/**
 * Registers an upload of a user, which occupies disk space of this process until it is complete.
 * @returns a function that removes it, which works once
 * @throws AppError rate_limited when the user has too many uploads in progress
 */
export function enterUpload(deps: Deps, userId: string): () => void {
  const underWay = underWayOf.get(deps) ?? new Map<string, number>();
  underWayOf.set(deps, underWay);
  const before = underWay.get(userId) ?? 0;
  if (before >= UPLOADS_PER_USER)
    throw new AppError("rate_limited", "Too many requests. Please wait a moment and try again.", undefined, {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  underWay.set(userId, before + 1);
  return () => {
    const now = (underWay.get(userId) ?? 1) - 1;
    if (now > 0) underWay.set(userId, now);
    else underWay.delete(userId);
  };
}
