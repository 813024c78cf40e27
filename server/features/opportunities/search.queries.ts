import { and, desc, eq, inArray, not, type SQL, sql } from "drizzle-orm";
import { fundingOpportunities as o, opportunityEmbeddings as e } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { measureDistance, useGraphIndex } from "../../platform/db/vector-search";
import { readInTransaction } from "../../platform/db/replicas/routed-database";
import type { SearchTerms } from "../matching/retrieval/search-terms";
import type { SearchParts } from "./search-text";
import { closesAt, isOpenAndVerified, isVerified } from "../catalogue/visibility";

/** A `tsquery` as text; empty when it has nothing to search for. */
export type TextQuery = string;

/** At most this many hits are ranked: ranking every hit of a common word would take longer than the rest of the search. */
const RANKED_MAX = 2_000;
/**
 * The least similarity of a name that may correct a word with several errors or a prefix. Much lower, the index finds so many names
 * that comparing them takes longer than the rest of the search.
 */
const SIMILARITY_MIN = 0.45;
const SIMILAR_NAMES_MAX = 200;
const COUNTED_HITS_MAX = 300;

// Hyphens in a row (dashes and arrows are folded into them), with nothing but operators between, are negations of
// negations: PostgreSQL fails on more than thirty.
const parseWebsearch = (text: string | SQL) =>
  sql`websearch_to_tsquery('english', regexp_replace(immutable_unaccent(${text}), '-([-\\s!&|()<>:*]*-)+', ' ', 'g'))`;

// Quoted, so that nothing in the word is read as an operator, whatever its accents became; some words become empty.
const prefixQuery = (config: "english" | "simple", word: string) =>
  sql`coalesce(to_tsquery(${sql.raw(`'${config}'`)}, '''' || nullif(btrim(replace(replace(immutable_unaccent(${word}), '\\', ''), '''', ' ')), '') || ''':*'), ''::tsquery)`;

/** Compiles a search into a text query. Any text is valid. */
export async function compileSearch(db: Db, { text, before, head, last }: SearchParts): Promise<TextQuery> {
  const query =
    last === null
      ? parseWebsearch(text)
      : sql`${parseWebsearch(before)} || (${parseWebsearch(head)} && case
          when numnode(${parseWebsearch(last)}) > 0 then ${prefixQuery("english", last)}
          when ${head === "" && before === ""} then ${prefixQuery("simple", last)}
          else ''::tsquery end)`;
  const { rows } = await db.execute<{ query: string }>(sql`select (${query})::text as query`);
  return rows[0]?.query ?? "";
}

const matches = (query: TextQuery) => sql`${o.search} @@ ${query}::tsquery`;

/**
 * A search covers the opportunities that are published at `now` and match `where`; `withClosed` adds those that have
 * closed.
 */
export type SearchScope = { db: Db; now: Date; where?: SQL | undefined; withClosed?: boolean };
const isInScope = ({ now, where, withClosed = false }: SearchScope) =>
  and(withClosed ? isVerified : isOpenAndVerified(now), where);

export const isAnyOf = (ids: string[]): SQL => sql`${o.id} = any(${sql.param(ids)}::uuid[])`;

export async function countHits(scope: SearchScope, query: TextQuery): Promise<number> {
  const [row] = await scope.db
    .select({ n: sql<string>`count(*)` })
    .from(o)
    .where(and(isInScope(scope), matches(query)));
  return Number(row?.n ?? 0);
}

/** Selects the ids of all hits, closed ones included, in no order, and counts the open ones. */
export async function selectAllHits(
  { db, now, where }: SearchScope,
  query: TextQuery,
): Promise<{ ids: string[]; total: number }> {
  // Tens of thousands of ids are read much quicker as one text.
  const [row] = await db
    .select({
      ids: sql<string | null>`string_agg(${o.id}::text, ',')`,
      total: sql<string>`count(*) filter (where ${isOpenAndVerified(now)})`,
    })
    .from(o)
    .where(and(isVerified, where, matches(query)));
  return { ids: row?.ids?.split(",") ?? [], total: Number(row?.total ?? 0) };
}

/** One page of the hits, best first. `total` is the number of hits. */
export async function selectHitIds(
  scope: SearchScope,
  query: TextQuery,
  { total, offset, limit }: { total: number; offset: number; limit: number },
): Promise<string[]> {
  const isHit = and(isInScope(scope), matches(query));
  // Always the same hits are ranked: if the database chose them, pages would repeat some and miss others.
  const first = total > RANKED_MAX ? sql`order by featured desc, closes_at, id limit ${RANKED_MAX}` : sql``;
  const ranked = sql`select id, featured, closes_at, ts_rank(search, ${query}::tsquery) as rank from (
      select ${o.id} as id, ${o.featured} as featured, ${closesAt} as closes_at, ${o.search} as search
      from ${o} where ${isHit} ${first}) first`;
  // Unranked hits follow in the order of the list, so that no page is missing.
  const rest = sql`union all select * from (
      select ${o.id}, ${o.featured}, ${closesAt}, 0 from ${o} where ${isHit} and ${o.id} not in (select id from ranked)) unranked`;
  const { rows } = await scope.db.execute<{ id: string }>(
    sql`with ranked as materialized (${ranked}) select id from (select * from ranked ${Math.min(total, offset + limit) > RANKED_MAX ? rest : sql``}) hits
      order by rank desc, featured desc, closes_at, id limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

/** Finds which of the given opportunities are in the scope. */
export async function selectIdsInScope(scope: SearchScope, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await scope.db
    .select({ id: o.id })
    .from(o)
    .where(and(isInScope(scope), inArray(o.id, ids)));
  return new Set(rows.map(({ id }) => id));
}

/** Finds which of the given words no open opportunity has. Stop words are left out. */
export async function selectUnknownWords(db: Db, now: Date, words: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from (
        select word, ${parseWebsearch(sql`word`)} as query
        from unnest(${sql.param(words)}::text[]) word offset 0) words
      where numnode(query) > 0
        and not exists (select 1 from ${o} where ${isOpenAndVerified(now)} and ${o.search} @@ query)`,
  );
  return rows.map(({ word }) => word);
}

/** Finds which of the given words open opportunities have, the more frequent first, counted in a few hundred hits. */
export async function selectKnownWords(db: Db, now: Date, words: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(
    sql`with words as materialized (
        select word, lexeme from unnest(${sql.param(words)}::text[]) word,
          unnest(tsvector_to_array(to_tsvector('english', immutable_unaccent(word)))) lexeme),
      hits as materialized (
        select ${o.search} as search from ${o} where ${isOpenAndVerified(now)}
          and ${o.search} @@ (select string_agg(quote_literal(lexeme), ' | ')::tsquery from words) limit ${COUNTED_HITS_MAX}),
      counts as (
        select lexeme, count(*) as n from hits, unnest(tsvector_to_array(search)) lexeme
        where lexeme in (select lexeme from words) group by lexeme)
      select word from words join counts using (lexeme) order by n desc, word`,
  );
  return rows.map(({ word }) => word);
}

/** Names with their funders, in lower case without accents, that have a word similar to the given one, the most similar first. */
export function selectSimilarNames(db: Db, now: Date, word: string): Promise<string[]> {
  return readInTransaction(db, async (tx) => {
    await tx.execute(sql`set local pg_trgm.word_similarity_threshold = ${sql.raw(String(SIMILARITY_MIN))}`);
    const typed = sql`lower(immutable_unaccent(${word}))`;
    const rows = await tx
      .select({ searchName: o.searchName })
      .from(o)
      .where(and(isOpenAndVerified(now), sql`${typed} <% ${o.searchName}`))
      .orderBy(desc(sql`word_similarity(${typed}, ${o.searchName})`), o.id)
      .limit(SIMILAR_NAMES_MAX);
    return rows.map(({ searchName }) => searchName);
  });
}

/** Compiles a search for one of the phrases of each part. */
export async function compilePhrases(db: Db, parts: readonly (readonly string[])[]): Promise<TextQuery> {
  const given = parts.flatMap((phrases, part) => phrases.map((phrase) => ({ part, phrase })));
  const { rows } = await db.execute<{ query: string | null }>(
    sql`with phrases as (
        select part, phraseto_tsquery('english', immutable_unaccent(phrase)) as query
        from unnest(${sql.param(given.map(({ part }) => part))}::int[], ${sql.param(given.map(({ phrase }) => phrase))}::text[]) given (part, phrase)),
      parts as (
        select '(' || string_agg(distinct query::text, ' | ') || ')' as query from phrases where numnode(query) > 0 group by part)
      select string_agg(query, ' & ')::tsquery::text as query from parts`,
  );
  return rows[0]?.query ?? "";
}

/**
 * Finds the best hits of a query that others do not find.
 * @param without hits of these queries are excluded; an empty query excludes nothing
 */
export async function selectFurtherIds(
  scope: SearchScope,
  query: TextQuery,
  { without, limit }: { without: readonly TextQuery[]; limit: number },
): Promise<string[]> {
  const isHit = and(
    isInScope(scope),
    matches(query),
    ...without.filter((other) => other !== "").map((other) => not(matches(other))),
  );
  const { rows } = await scope.db.execute<{ id: string }>(
    sql`with hits as materialized (
        select ${o.id} as id, ${o.search} as search from ${o} where ${isHit}
        order by ${o.featured} desc, ${closesAt}, ${o.id} limit ${RANKED_MAX})
      select id from hits order by ts_rank(search, ${query}::tsquery) desc, id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Finds the opportunities that have any of the phrases, those with the most similar terms first.
 * @param similarityMin the least cosine of the terms
 * @param without hits of this query are excluded; an empty query excludes nothing
 */
export async function selectIdsByTerms(
  scope: SearchScope,
  { terms, phrases }: SearchTerms,
  { similarityMin, without, limit }: { similarityMin: number; without: TextQuery; limit: number },
): Promise<string[]> {
  const isHit = and(
    isInScope(scope),
    sql`${o.search} @@ (select query from asked)`,
    without === "" ? undefined : not(matches(without)),
  );
  const { rows } = await scope.db.execute<{ id: string }>(
    sql`with phrases as (
        select phraseto_tsquery('english', immutable_unaccent(phrase)) as query from unnest(${sql.param(phrases)}::text[]) phrase),
      asked as materialized (select string_agg(query::text, ' | ')::tsquery as query from phrases where numnode(query) > 0),
      hits as materialized (
        select ${o.id} as id from ${o} where ${isHit}
        order by ${o.featured} desc, ${closesAt}, ${o.id} limit ${RANKED_MAX}),
      compared as (
        select hits.id, 1 - (${e.terms} <=> ${terms}::sparsevec) as similarity
        from hits join ${e} on ${e.opportunityId} = hits.id where ${e.terms} is not null)
      select id from compared where similarity >= ${similarityMin} order by similarity desc, id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Finds the opportunities nearest to a vector of the same model, the nearest first, through the graph index.
 * @param cosineMin the least cosine
 * @param without hits of this query are excluded; an empty query excludes nothing
 */
export function selectNearestIds(
  scope: SearchScope,
  { vector, model }: { vector: number[]; model: string },
  { cosineMin, without, limit }: { cosineMin: number; without: TextQuery; limit: number },
): Promise<string[]> {
  return readInTransaction(scope.db, async (tx) => {
    await useGraphIndex(tx, "strict_order");
    const nearest = await tx
      .select({ id: o.id, cosine: sql<number>`1 - (${measureDistance(e.embedding, vector)})` })
      .from(e)
      .innerJoin(o, eq(o.id, e.opportunityId))
      .where(
        and(
          eq(e.embeddingModel, model),
          isInScope(scope),
          without === "" ? undefined : not(matches(without)),
        ),
      )
      .orderBy(measureDistance(e.embedding, vector))
      .limit(limit);
    return nearest
      .filter(({ cosine }) => cosine >= cosineMin)
      .sort((a, b) => b.cosine - a.cosine || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
  });
}
