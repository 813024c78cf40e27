import { sql, type SQL } from "drizzle-orm";
import { opportunityEmbeddings as e } from "@shared/schema/index";
import { measureDistance } from "../../../platform/db/vector-search";
import type { Probe } from "./match-types";

/**
 * How near two texts are is their cosine similarity. The built-in model's dense vectors mix up terms that share a
 * dimension, so the exact similarity of terms is added, and both are scaled to the size of one.
 */
const TERMS_SCALE = 0.7;
const usesTerms = (model: string) => model.startsWith("builtin");

/**
 * Combines the cosine similarities of two texts.
 * @param model the model that made both vectors
 * @param terms null if the terms of one of them are not known
 */
export const combineSimilarities = (model: string, vector: number, terms: number | null): number =>
  terms === null || !usesTerms(model) ? vector : TERMS_SCALE * (vector + terms);

/** The same in SQL, of an entity with the opportunity of a row. Null without a vector. */
export function selectTextNearness({ vector, terms, model }: Probe): SQL<number | null> {
  if (vector === null) return sql<number | null>`null::float8`;
  const similarity = sql<number>`1 - (${measureDistance(e.embedding, vector)})`;
  if (terms === null || !usesTerms(model)) return similarity;
  const scale = sql.raw(String(TERMS_SCALE));
  // The vector is named once, because it takes 20 kB. Without terms of the opportunity the similarity stays as it is.
  return sql<number>`(${similarity}) * (case when ${e.terms} is null then 1 else ${scale} end) + coalesce(${scale} * (1 - (${e.terms} <=> ${terms}::sparsevec)), 0)`;
}
