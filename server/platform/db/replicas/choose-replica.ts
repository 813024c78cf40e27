import type { LogPosition } from "./log-position";

/** What somebody else changed in the catalogue is shown to everybody within this. */
export const OLDEST_SHOWN_MS = 10_000;

/** `catalogue`: what is the same for everybody, and what is made of it. `own`: what belongs to one person. */
export type ReadKind = "catalogue" | "own";

export type Standing = {
  isUp: boolean;
  /** What it shows at the least. */
  position: LogPosition;
  /** How old what it shows is at most: now, or when the primary was lost. */
  ageMs: number;
};

export type Demand = {
  kind: ReadKind;
  isPrimaryAway: boolean;
  /** What must be in it: the last that whoever asks has written. Null while that is not known. */
  mustHave: LogPosition | null;
  /** Who asks is shown the same replica each time, as long as the same are fit. */
  key: string;
};

/**
 * The one place that decides where a read goes: the index of a replica, or null for the primary. The catalogue is read from a replica
 * that has all that whoever asks has written, and is not too old; what belongs to one person is read from the primary. While that is
 * away, anything is read from the replica that has come furthest, but never from one that was too old by then: in that somebody may
 * still be signed in who signed out long ago. Nobody waits for a replica.
 */
export function chooseReplica(
  standings: readonly Standing[],
  { kind, isPrimaryAway, mustHave, key }: Demand,
): number | null {
  const up = standings.flatMap(({ isUp, ...standing }, index) =>
    isUp && standing.ageMs <= OLDEST_SHOWN_MS ? [{ ...standing, index }] : [],
  );
  if (isPrimaryAway) {
    const [furthest] = up.sort((a, b) => (a.position > b.position ? -1 : 1));
    return furthest?.index ?? null;
  }
  if (kind === "own" || mustHave === null) return null;
  const fit = up.filter(({ position }) => position >= mustHave);
  return fit.length === 0 ? null : fit[numberOf(key) % fit.length]!.index;
}

/** The same number for the same text, spread evenly (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
