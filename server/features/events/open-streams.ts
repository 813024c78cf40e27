import { AppError } from "../../platform/errors/app-error";

const STREAMS_PER_USER = 10;
const RETRY_AFTER_SECONDS = 30;

type Stream = { end(): void };

/** The event streams that are open in this process. */
export type OpenStreams = {
  /**
   * Takes a place among the streams that a user has open.
   * @returns a function that gives the place back
   * @throws AppError rate_limited when all places are taken
   */
  enter(userId: string, stream: Stream): () => void;
  count(): number;
  /** Ends all streams, which would otherwise last as long as their clients. These connect anew by themselves. */
  endAll(): void;
};

export function createOpenStreams(): OpenStreams {
  const open = new Map<string, Set<Stream>>();
  return {
    enter(userId, stream) {
      const ofUser = open.get(userId) ?? new Set();
      if (ofUser.size >= STREAMS_PER_USER)
        throw new AppError(
          "rate_limited",
          "Amberway is open in too many windows. Please close some of them.",
          undefined,
          { retryAfterSeconds: RETRY_AFTER_SECONDS },
        );
      open.set(userId, ofUser.add(stream));
      return () => {
        ofUser.delete(stream);
        if (ofUser.size === 0 && open.get(userId) === ofUser) open.delete(userId);
      };
    },
    count: () => [...open.values()].reduce((sum, ofUser) => sum + ofUser.size, 0),
    endAll() {
      for (const ofUser of [...open.values()]) for (const stream of [...ofUser]) stream.end();
    },
  };
}
