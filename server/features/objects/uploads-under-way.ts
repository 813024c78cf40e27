import { AppError } from "../../platform/errors/app-error";

const UPLOADS_PER_USER = 4;
const RETRY_AFTER_SECONDS = 30;

/** The files that are being sent to this process. Each is kept on its disk until it is complete. */
export type UploadsUnderWay = {
  /**
   * Takes a place among the files that a user is sending.
   * @returns a function that gives the place back, once
   * @throws AppError rate_limited when all places are taken
   */
  enter(userId: string, maxBytes: number): () => void;
  /** The bytes that they may have together. */
  bytes(): number;
};

export function createUploadsUnderWay(): UploadsUnderWay {
  const uploadCounts = new Map<string, number>();
  let bytes = 0;
  return {
    enter(userId, maxBytes) {
      const countBefore = uploadCounts.get(userId) ?? 0;
      if (countBefore >= UPLOADS_PER_USER)
        throw new AppError(
          "rate_limited",
          "Too many requests. Please wait a moment and try again.",
          undefined,
          { retryAfterSeconds: RETRY_AFTER_SECONDS },
        );
      uploadCounts.set(userId, countBefore + 1);
      bytes += maxBytes;
      return () => {
        bytes -= maxBytes;
        const countLeft = (uploadCounts.get(userId) ?? 1) - 1;
        if (countLeft > 0) uploadCounts.set(userId, countLeft);
        else uploadCounts.delete(userId);
      };
    },
    bytes: () => bytes,
  };
}
