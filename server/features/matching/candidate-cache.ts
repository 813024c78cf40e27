import { createHash } from "node:crypto";
import type { Database } from "../../db/database";
import { Remembered } from "../../lib/remembered";
import type { Candidates, Search } from "./candidates.queries";

/** A few hundred rows each: so many entities are remembered, those that were asked for last. */
const ENTITIES_MAX = 200;
/** What has closed since then is taken out of what is remembered; its place in the search is free after so long. */
const KEPT_MS = 10 * 60_000;

type Subject = Omit<Search, "words">;
const caches = new WeakMap<Database, Remembered<Candidates>>();

/**
 * The candidates of an entity, searched for once for as long as everything that they depend on stays the same: the entity's facts and
 * vector, the catalogue, and what the user has put away (`version`, see `selectVersion`). Those who ask during a search share it.
 */
export function rememberCandidates(
  database: Database,
  search: Subject,
  version: string,
  find: () => Promise<Candidates>,
): Promise<Candidates> {
  const cache = caches.get(database) ?? new Remembered<Candidates>(ENTITIES_MAX);
  caches.set(database, cache);
  const now = performance.now();
  return cache.get(search.entity.id, keyOf(search, version), now, async () => ({
    value: await find(),
    until: now + KEPT_MS,
  }));
}

function keyOf({ userId, entity, probe }: Subject, version: string): string {
  const vector = probe.vector === null ? "" : Buffer.from(new Float64Array(probe.vector).buffer);
  return createHash("sha256")
    .update(JSON.stringify([userId, entity, probe.model, probe.themes, version]))
    .update(vector)
    .digest("base64");
}
