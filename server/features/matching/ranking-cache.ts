import { createHash } from "node:crypto";
import type { Database } from "../../db/database";
import { type Found, Remembered } from "../../lib/remembered";
import type { Search } from "./candidates.queries";
import type { Place } from "./ranking";

/** An opportunity that an entity is eligible for, and where it stands: no more is remembered of it, for there are many. */
export type Ranked = Place & { featured: boolean };

/**
 * What an entity is eligible for, best first, up to the time (milliseconds) at which the days left of one of them change. `isComplete`:
 * there is nothing else.
 */
export type Ranking = { ranked: readonly Ranked[]; isComplete: boolean; until: number };

/** So many opportunities in the rankings of all entities together, some 150 bytes each. */
export const RANKED_MAX = 60_000;

type Subject = Omit<Search, "words">;
const caches = new WeakMap<Database, Remembered<Ranking>>();

/** The rankings that are remembered for a database. */
export function rankingsOf(database: Database): Remembered<Ranking> {
  const known = caches.get(database);
  if (known) return known;
  // One that is empty was searched for as well.
  const cache = new Remembered<Ranking>(RANKED_MAX, ({ ranked }) => 1 + ranked.length);
  caches.set(database, cache);
  return cache;
}

/**
 * The ranking of an entity, found once for as long as everything that it depends on stays the same: the entity's facts and vector, the
 * catalogue, what the user has put away (`version`, see `selectVersion`), and the days that are left. Those who ask meanwhile share it.
 */
export const rememberRanking = (
  database: Database,
  search: Subject,
  version: string,
  find: () => Promise<Found<Ranking>>,
): Promise<Ranking> =>
  rankingsOf(database).get(search.entity.id, keyOf(search, version), search.now.getTime(), find);

function keyOf({ userId, entity, probe }: Subject, version: string): string {
  const vector = probe.vector === null ? "" : Buffer.from(new Float64Array(probe.vector).buffer);
  return createHash("sha256")
    .update(JSON.stringify([userId, entity, probe.model, probe.themes, version]))
    .update(vector)
    .digest("base64");
}
