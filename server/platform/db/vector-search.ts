import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "./database";

/** How wide the graph is searched: as wide as its results are many, and a few words lie far from every whole text. */
const EF_SEARCH = 200;

/** The cosine distance from a column's vectors to one. Bound as a parameter: a subquery for it would be read again for every row. */
export const distanceTo = (column: AnyColumn, vector: number[]): SQL =>
  sql`${column} <=> ${JSON.stringify(vector)}::vector`;

/**
 * Has what a transaction selects in the order of a distance go through the graph index. By default that gives about 40 rows, of which the
 * conditions then take most away; and the planner likes to measure every distance and sort them, which is too much.
 * @param order `relaxed_order` is faster, and leaves the last bit of sorting to the caller
 */
export async function searchByGraph(tx: Transaction, order: "relaxed_order" | "strict_order"): Promise<void> {
  // One statement: each is a round trip.
  await tx.execute(
    sql`select set_config('hnsw.iterative_scan', ${order}, true), set_config('hnsw.ef_search', ${String(EF_SEARCH)}, true), set_config('enable_sort', 'off', true)`,
  );
}
