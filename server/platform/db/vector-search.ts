import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import pgvector from "pgvector";
import type { Transaction } from "./database";

/**
 * How many candidates the graph search keeps. A wide search is needed: a query of a few words is far from every whole
 * text.
 */
const EF_SEARCH = 200;

/** Vectors of entities are cached, and writing out 1,536 numbers takes longer than most statements. */
const texts = new WeakMap<readonly number[], string>();

function writeVector(vector: number[]): string {
  const text = texts.get(vector) ?? (pgvector.toSql(vector) as string);
  texts.set(vector, text);
  return text;
}

/**
 * The cosine distance of a column's vectors to a vector. The vector is a parameter, because a subquery would be
 * evaluated again for every row.
 */
export const measureDistance = (column: AnyColumn, vector: number[]): SQL =>
  sql`${column} <=> ${writeVector(vector)}::vector`;

/**
 * Makes a transaction's selects in order of distance use the graph index. By default the index returns about 40 rows,
 * most of which the conditions remove, and the planner prefers to compute and sort all distances, which is too slow.
 * @param order `relaxed_order` is faster, but the caller has to sort the result
 */
export async function useGraphIndex(tx: Transaction, order: "relaxed_order" | "strict_order"): Promise<void> {
  // One statement, to save round trips.
  await tx.execute(
    sql`select set_config('hnsw.iterative_scan', ${order}, true), set_config('hnsw.ef_search', ${String(EF_SEARCH)}, true), set_config('enable_sort', 'off', true)`,
  );
}
