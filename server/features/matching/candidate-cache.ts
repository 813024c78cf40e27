import { createHash } from "node:crypto";
import type { Database } from "../../db/database";
import type { Candidates, Search } from "./candidates.queries";

/** A few hundred rows each: so many entities are remembered, those that were asked for last. */
const ENTITIES_MAX = 200;
/** What has closed since then is taken out of what is remembered; its place in the search is free after so long. */
const KEPT_MS = 10 * 60_000;

type Subject = Omit<Search, "words">;
type Entry = { key: string; keptUntil: number; found: Promise<Candidates> };
const caches = new WeakMap<Database, Map<string, Entry>>();

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
  const cache = caches.get(database) ?? new Map<string, Entry>();
  caches.set(database, cache);
  const { id } = search.entity;
  const key = keyOf(search, version);
  const known = cache.get(id);
  cache.delete(id);
  const now = performance.now();
  if (known?.key === key && known.keptUntil > now) {
    cache.set(id, known);
    return known.found;
  }
  const entry = { key, keptUntil: now + KEPT_MS, found: find() };
  cache.set(id, entry);
  entry.found.catch(() => cache.get(id) === entry && cache.delete(id));
  // A map keeps the order in which its keys were set: the first is the one that was asked for longest ago.
  const [oldest] = cache.keys();
  if (cache.size > ENTITIES_MAX && oldest !== undefined) cache.delete(oldest);
  return entry.found;
}

function keyOf({ userId, entity, probe }: Subject, version: string): string {
  const vector = probe.vector === null ? "" : Buffer.from(new Float64Array(probe.vector).buffer);
  return createHash("sha256")
    .update(JSON.stringify([userId, entity, probe.model, probe.themes, version]))
    .update(vector)
    .digest("base64");
}
