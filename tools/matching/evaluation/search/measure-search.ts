import { readFile } from "node:fs/promises";
import { openEmbedded } from "../../../../server/platform/db/embedded";
import { migrateDatabase } from "../../../../server/platform/db/migrate";
import { createLogger } from "../../../../server/platform/logger";
import { searchOpportunities } from "../../../../server/features/opportunities/search.service";
import { computeInterval, ndcgAt10, NDCG_PLACES } from "../metrics";
import { readReaders } from "../readers";
import { SETS } from "../set";
import type { Grade, Labels } from "../types";
import { buildWorld } from "../world";

/** What people type into the search box. `kind` says how: plain words, synonyms, typing errors and so on. */
export type Query = { id: string; kind: string; text: string };
/** `ndcg` is null if nothing in the catalogue is what the query looks for. */
export type QueryResult = Query & { ndcg: number | null; found: { name: string; grade: string | null }[] };

/** The sets of queries: by "choose" the search is changed, "report" is run only to claim a step. */
export type SearchSet = "choose" | "report";

/** The goal for NDCG@10 over all queries. */
const GOAL = 0.75;

const readText = (set: SearchSet, name: string) =>
  readFile(new URL(`${set}/${name}`, import.meta.url), "utf8");

const readLines = async (set: SearchSet, name: string) =>
  (await readText(set, name)).split("\n").slice(1).filter(Boolean);

/** Reads the queries: a heading, then lines of id, kind and text, with tabs between them. */
export async function readQueries(set: SearchSet): Promise<Query[]> {
  return (await readLines(set, "queries.tsv")).map((line) => {
    const [id, kind, text] = line.split("\t");
    if (!id || !kind || !text) throw new Error(`Not a query: ${line}`);
    return { id, kind, text };
  });
}

/** Reads the grades of two readers, in the form of the other sets, with a query in the place of the organisation. */
export const readSearchLabels = async (set: SearchSet) => readReaders(await readText(set, "labels.tsv"));

/** Searches the calls of a set for each of its queries, with the built-in embedder, as the list does. */
export async function measureSearch(set: SearchSet): Promise<QueryResult[]> {
  const labels = new Map<string, Map<string, Grade>>();
  for (const { organisation: query, call, grade } of await readSearchLabels(set))
    labels.set(query, (labels.get(query) ?? new Map<string, Grade>()).set(call, grade));
  const database = await openEmbedded({ dir: null, log: createLogger("silent") });
  try {
    await migrateDatabase(database);
    const world = await buildWorld(database, { ...SETS[set], profiles: [] });
    try {
      const results: QueryResult[] = [];
      for (const query of await readQueries(set)) {
        const { ids } = await searchOpportunities({ db: database.db, deps: world.deps }, query.text, {
          offset: 0,
          limit: NDCG_PLACES,
        });
        const items = ids.flatMap((id) => world.catalogue.get(id) ?? []);
        const ofQuery: Labels = labels.get(query.id) ?? new Map();
        const ndcg = ndcgAt10(
          items.map(({ key }) => key),
          ofQuery,
        );
        const found = items.map(({ key, name }) => ({ name, grade: ofQuery.get(key) ?? null }));
        results.push({ ...query, ndcg, found });
      }
      return results;
    } finally {
      await world.close();
    }
  } finally {
    await database.close();
  }
}

const mean = (values: readonly (number | null)[]) => {
  const known = values.filter((value) => value !== null);
  return known.reduce((sum, value) => sum + value, 0) / (known.length || 1);
};

/** Prints NDCG@10 of all queries and of each kind, and the `worst` queries with what they found. */
export function describeSearch(results: readonly QueryResult[], worst: number): string {
  const readAll = (of: readonly QueryResult[]) => of.map(({ ndcg }) => ndcg);
  const interval = computeInterval(readAll(results))?.map((bound) => bound.toFixed(3)) ?? [];
  const kinds = [...new Set(results.map(({ kind }) => kind))].map((kind) => {
    const ofKind = results.filter((result) => result.kind === kind);
    return `${kind} ${mean(readAll(ofKind)).toFixed(2)} (${ofKind.length})`;
  });
  const lines = [...results]
    .filter(({ ndcg }) => ndcg !== null)
    .sort((a, b) => (a.ndcg ?? 0) - (b.ndcg ?? 0))
    .slice(0, worst)
    .map(
      ({ id, text, ndcg, found }) =>
        `${id} “${text}”: ${(ndcg ?? 0).toFixed(2)}\n${found.map(({ name, grade }) => `   [${grade ?? "?"}] ${name.slice(0, 90)}`).join("\n")}`,
    );
  const summary = `${results.length} queries: NDCG@10 ${mean(readAll(results)).toFixed(3)} (95 %: ${interval.join(" to ")})`;
  return [summary, `By kind: ${kinds.join(", ")}`, ...lines].join("\n");
}

/** Tells whether the search reaches its goal. */
export const reachesGoal = (results: readonly QueryResult[]) => mean(results.map(({ ndcg }) => ndcg)) >= GOAL;
