import type { LogPosition } from "./log-position";

/** Changes of the catalogue are visible to everybody within this time. */
export const MAX_AGE_MS = 10_000;

/** `catalogue` is data that is the same for everybody and anything derived from it. `own` is data of one person. */
export type ReadKind = "catalogue" | "own";

export type ReplicaStatus = {
  isUp: boolean;
  /** The log position that it has at least reached. */
  position: LogPosition;
  /** The largest possible age of its data, relative to now or to the moment when the primary was lost. */
  ageMs: number;
};

export type ReadRequest = {
  kind: ReadKind;
  isPrimaryAway: boolean;
  /** The log position that it must have reached: the caller's last write. Null while that is not known. */
  minPosition: LogPosition | null;
  /** The same key gets the same replica each time, as long as the same replicas qualify. */
  key: string;
};

/**
 * Decides where a read goes: the index of a replica, or null for the primary. The catalogue is read from a replica that
 * has everything the caller has written and is not too old; data of one person is read from the primary. While the
 * primary is away, everything is read from the most advanced replica, but never from one that was too old by then:
 * there somebody who signed out long ago may still be signed in. Reads never wait for a replica.
 */
export function chooseReplica(
  statuses: readonly ReplicaStatus[],
  { kind, isPrimaryAway, minPosition, key }: ReadRequest,
): number | null {
  const up = statuses.flatMap(({ isUp, ...status }, index) =>
    isUp && status.ageMs <= MAX_AGE_MS ? [{ ...status, index }] : [],
  );
  if (isPrimaryAway) {
    const [furthest] = up.sort((a, b) => (a.position > b.position ? -1 : 1));
    return furthest?.index ?? null;
  }
  if (kind === "own" || minPosition === null) return null;
  const fit = up.filter(({ position }) => position >= minPosition);
  return fit.length === 0 ? null : fit[hashText(key) % fit.length]!.index;
}

/** Hashes a text to a number that is spread evenly (FNV-1a). */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
