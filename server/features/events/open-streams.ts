import type { Deps } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";

const STREAMS_PER_USER = 10;
const RETRY_AFTER_SECONDS = 30;

type Stream = { end(): void };
type OpenStreams = Map<string, Set<Stream>>;

const streamsOf = new WeakMap<Deps, OpenStreams>();

/**
 * Registers an open stream of a user in this process.
 * @returns a function that removes it
 * @throws AppError rate_limited when the user has too many
 */
export function enterStream(deps: Deps, userId: string, stream: Stream): () => void {
  const open: OpenStreams = streamsOf.get(deps) ?? new Map<string, Set<Stream>>();
  streamsOf.set(deps, open);
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
}

/** Counts the open streams of this process. */
export const countStreams = (deps: Deps): number =>
  [...(streamsOf.get(deps)?.values() ?? [])].reduce((sum, ofUser) => sum + ofUser.size, 0);

/** Ends all streams of this process, which would otherwise last as long as their clients. The clients reconnect. */
export function endStreams(deps: Deps): void {
  for (const ofUser of [...(streamsOf.get(deps)?.values() ?? [])])
    for (const stream of [...ofUser]) stream.end();
}
