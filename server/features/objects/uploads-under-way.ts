import { AppError } from "../../platform/errors/app-error";

const UPLOADS_PER_USER = 4;
const RETRY_AFTER_SECONDS = 30;

/** The files that are being sent to this process: each lies on its disk until it is whole. */
export type UploadsUnderWay = {
  /**
   * Takes a place among the files that a user is sending.
   * @returns a function that gives the place back, once
   * @throws AppError rate_limited when all places are taken
   */
  enter(userId: string): () => void;
  count(): number;
};

export function createUploadsUnderWay(): UploadsUnderWay {
  const underWay = new Map<string, number>();
  return {
    enter(userId) {
      const before = underWay.get(userId) ?? 0;
      if (before >= UPLOADS_PER_USER)
        throw new AppError(
          "rate_limited",
          "Too many requests. Please wait a moment and try again.",
          undefined,
          { retryAfterSeconds: RETRY_AFTER_SECONDS },
        );
      underWay.set(userId, before + 1);
      return () => {
        const now = (underWay.get(userId) ?? 1) - 1;
        if (now > 0) underWay.set(userId, now);
        else underWay.delete(userId);
      };
    },
    count: () => [...underWay.values()].reduce((sum, one) => sum + one, 0),
  };
}
