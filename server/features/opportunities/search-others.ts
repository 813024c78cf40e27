import type { Deps } from "../../context/deps";
import { embedSearch } from "../matching/retrieval/embeddings.service";
import { describeSearch, translateQuestion } from "../matching/retrieval/search-terms";
import * as queries from "./search.queries";
import { parseMeaning } from "./search-text";

/** With fewer hits than this, opportunities of similar meaning follow them. */
const FEW_HITS = 5;
const NEAREST_MAX = 20;
/** At most so many opportunities are found by the question's words in other languages. */
const TRANSLATED_MAX = 20;
/**
 * The least cosine of a similar meaning. Built-in model: in the starter catalogue, searches that use other words for a subject reach 0.25
 * to 0.7, and searches for what nobody funds less than 0.1. Other models: a cosine that texts on one subject usually have.
 */
const COSINE_MIN = { builtin: 0.22, other: 0.4 } as const;

/** The least cosine of terms. It is low, because the words of a long search that nothing has count too. */
const TERMS_COSINE_MIN = 0.05;

/** The hits of a text, corrected if need be, by their number. */
export type WordHits = { text: string; query: queries.TextQuery; total: number };

type OthersNeeds = Pick<Deps, "embedder" | "embedderFailures" | "log" | "matchingCaches">;

/**
 * Finds what the words themselves do not: first what has them in another language, then, when they find little, what is
 * of similar meaning.
 */
export async function findOthers(
  scope: queries.SearchScope,
  deps: OthersNeeds,
  words: WordHits,
): Promise<string[]> {
  const meaning = parseMeaning(words.text);
  if (!meaning) return [];
  // Excluded words are whole words, not prefixes.
  const excluded = { text: meaning.without.join(" or "), before: "", head: "", last: null };
  const without = excluded.text === "" ? "" : await queries.compileSearch(scope.db, excluded);
  const translated = await findTranslated(scope, words, meaning.about, without);
  if (words.total >= FEW_HITS) return translated;
  return [...new Set([...translated, ...(await findNearest(scope, deps, words, meaning.about, without))])];
}

/** Finds what has the words in other languages, without the hits themselves. */
async function findTranslated(
  scope: queries.SearchScope,
  words: WordHits,
  about: string,
  without: queries.TextQuery,
): Promise<string[]> {
  const parts = translateQuestion(about);
  const query = parts === null ? "" : await queries.compilePhrases(scope.db, parts);
  if (query === "") return [];
  return queries.selectFurtherIds(scope, query, {
    without: [words.query, without],
    limit: TRANSLATED_MAX,
  });
}

/**
 * Finds opportunities of similar meaning, without the hits themselves: first those with the same topics or some of the
 * words, then those with a near vector.
 */
async function findNearest(
  scope: queries.SearchScope,
  deps: OthersNeeds,
  { query, total }: WordHits,
  about: string,
  without: queries.TextQuery,
): Promise<string[]> {
  const limit = NEAREST_MAX + total;
  const terms = describeSearch(about);
  const similarityMin = TERMS_COSINE_MIN;
  const byTerms =
    terms === null ? [] : await queries.selectIdsByTerms(scope, terms, { similarityMin, without, limit });
  const probe = byTerms.length >= limit ? null : await embedSearch(deps, about);
  const cosineMin = probe?.model.startsWith("builtin") ? COSINE_MIN.builtin : COSINE_MIN.other;
  const byVector =
    probe === null ? [] : await queries.selectNearestIds(scope, probe, { cosineMin, without, limit });
  const hits =
    total === 0 ? [] : await queries.selectHitIds(scope, query, { total, offset: 0, limit: total });
  const found = new Set([...byTerms, ...byVector]);
  return [...found].filter((id) => !hits.includes(id)).slice(0, NEAREST_MAX);
}
