import { and, desc, eq, inArray, not, type SQL, sql } from "drizzle-orm";
import { fundingOpportunities as o, opportunityEmbeddings as e } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { measureDistance, useGraphIndex } from "../../platform/db/vector-search";
import { readInTransaction } from "../../platform/db/replicas/routed-database";
import type { SearchParts } from "./search-text";
import { closesAt, isOpenAndVerified } from "../catalogue/visibility";

/** A query of PostgreSQL's text search, in its own notation; empty when there is nothing in it to search for. */
export type TextQuery = string;

/** Of more hits only so many are ranked: to rank a common word's every hit takes longer than all the rest. */
const RANKED_MAX = 2_000;
/**
 * How alike a name must be to be looked at for a word with more than one error, or one that is still being typed. Much lower, and the index
 * finds so many names that looking at them takes longer than all the rest.
 */
const LIKENESS_MIN = 0.45;
const NAMES_LOOKED_AT = 200;
const HITS_LOOKED_AT = 300;

// Hyphens in a row (dashes and arrows are folded into them), with nothing but operators between, are negations of
// negations: PostgreSQL fails on more than thirty.
const websearch = (text: string | SQL) =>
  sql`websearch_to_tsquery('english', regexp_replace(immutable_unaccent(${text}), '-([-\\s!&|()<>:*]*-)+', ' ', 'g'))`;

// Quoted, so that nothing in the word can be read as an operator, whatever the accents were folded into; of some words nothing is left.
const beginsWith = (config: "english" | "simple", word: string) =>
  sql`coalesce(to_tsquery(${sql.raw(`'${config}'`)}, '''' || nullif(btrim(replace(replace(immutable_unaccent(${word}), '\\', ''), '''', ' ')), '') || ''':*'), ''::tsquery)`;

/** Turns a search into a text query. Any text is a valid search. */
export async function compileSearch(db: Db, { text, before, head, last }: SearchParts): Promise<TextQuery> {
  const query =
    last === null
      ? websearch(text)
      : sql`${websearch(before)} || (${websearch(head)} && case
          when numnode(${websearch(last)}) > 0 then ${beginsWith("english", last)}
          when ${head === "" && before === ""} then ${beginsWith("simple", last)}
          else ''::tsquery end)`;
  const { rows } = await db.execute<{ query: string }>(sql`select (${query})::text as query`);
  return rows[0]?.query ?? "";
}

const matches = (query: TextQuery) => sql`${o.search} @@ ${query}::tsquery`;

/** What a search looks through: what is open at `now`, but for what `except` takes out (a condition that what may be shown fulfils). */
export type SearchScope = { db: Db; now: Date; except?: SQL | undefined };
const isInScope = ({ now, except }: SearchScope) => and(isOpenAndVerified(now), except);

export async function countHits(scope: SearchScope, query: TextQuery): Promise<number> {
  const [row] = await scope.db
    .select({ n: sql<string>`count(*)` })
    .from(o)
    .where(and(isInScope(scope), matches(query)));
  return Number(row?.n ?? 0);
}

/** One page of the hits, the best first. `total` is how many there are. */
export async function selectHitIds(
  scope: SearchScope,
  query: TextQuery,
  { total, offset, limit }: { total: number; offset: number; limit: number },
): Promise<string[]> {
  const isHit = and(isInScope(scope), matches(query));
  // The first of the list, the same ones for each page: whichever the database came to first, pages would repeat some and miss others.
  const first = total > RANKED_MAX ? sql`order by featured desc, closes_at, id limit ${RANKED_MAX}` : sql``;
  const ranked = sql`select id, featured, closes_at, ts_rank(search, ${query}::tsquery) as rank from (
      select ${o.id} as id, ${o.featured} as featured, ${closesAt} as closes_at, ${o.search} as search
      from ${o} where ${isHit} ${first}) first`;
  // On the pages after them follow the hits that were not ranked, in the order of the list: no page is missing.
  const rest = sql`union all select * from (
      select ${o.id}, ${o.featured}, ${closesAt}, 0 from ${o} where ${isHit} and ${o.id} not in (select id from ranked)) unranked`;
  const { rows } = await scope.db.execute<{ id: string }>(
    sql`with ranked as materialized (${ranked}) select id from (select * from ranked ${Math.min(total, offset + limit) > RANKED_MAX ? rest : sql``}) hits
      order by rank desc, featured desc, closes_at, id limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

/** Which of the given ones are in a scope. */
export async function selectIdsAmong(scope: SearchScope, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await scope.db
    .select({ id: o.id })
    .from(o)
    .where(and(isInScope(scope), inArray(o.id, ids)));
  return new Set(rows.map(({ id }) => id));
}

/** Of the given words those that no open opportunity has. Words too common to be searched for are not among them. */
export async function selectUnknownWords(db: Db, now: Date, words: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from (
        select word, ${websearch(sql`word`)} as query
        from unnest(${sql.param(words)}::text[]) word offset 0) words
      where numnode(query) > 0
        and not exists (select 1 from ${o} where ${isOpenAndVerified(now)} and ${o.search} @@ query)`,
  );
  return rows.map(({ word }) => word);
}

/** Of the given words those that open opportunities have, the more frequent first, as far as a few hundred hits tell. */
export async function selectKnownWords(db: Db, now: Date, words: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(
    sql`with words as materialized (
        select word, lexeme from unnest(${sql.param(words)}::text[]) word,
          unnest(tsvector_to_array(to_tsvector('english', immutable_unaccent(word)))) lexeme),
      hits as materialized (
        select ${o.search} as search from ${o} where ${isOpenAndVerified(now)}
          and ${o.search} @@ (select string_agg(quote_literal(lexeme), ' | ')::tsquery from words) limit ${HITS_LOOKED_AT}),
      counts as (
        select lexeme, count(*) as n from hits, unnest(tsvector_to_array(search)) lexeme
        where lexeme in (select lexeme from words) group by lexeme)
      select word from words join counts using (lexeme) order by n desc, word`,
  );
  return rows.map(({ word }) => word);
}

/** The names (with the funder, in lower case without accents) that have something like a word, the likest first. */
export function selectLikeNames(db: Db, now: Date, word: string): Promise<string[]> {
  return readInTransaction(db, async (tx) => {
    await tx.execute(sql`set local pg_trgm.word_similarity_threshold = ${sql.raw(String(LIKENESS_MIN))}`);
    const typed = sql`lower(immutable_unaccent(${word}))`;
    const rows = await tx
      .select({ searchName: o.searchName })
      .from(o)
      .where(and(isOpenAndVerified(now), sql`${typed} <% ${o.searchName}`))
      .orderBy(desc(sql`word_similarity(${typed}, ${o.searchName})`), o.id)
      .limit(NAMES_LOOKED_AT);
    return rows.map(({ searchName }) => searchName);
  });
}

/**
 * Those whose text is nearest to a vector of the same model, the nearest first, through the graph index.
 * @param nearness the least cosine
 * @param without none of these hits; an empty query takes nothing out
 */
export function selectNearestIds(
  scope: SearchScope,
  { vector, model }: { vector: number[]; model: string },
  { nearness, without, limit }: { nearness: number; without: TextQuery; limit: number },
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
      .filter(({ cosine }) => cosine >= nearness)
      .sort((a, b) => b.cosine - a.cosine || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
  });
}
