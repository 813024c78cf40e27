import pg from "pg";

/**
 * The least that a server of this catalogue can do: one prepared statement for each answer, without sessions, people,
 * eligibility and matches. Both floors send these answers.
 */
export type Answers = {
  list(page: number): Promise<unknown>;
  search(words: string): Promise<unknown>;
  one(id: string): Promise<unknown>;
  create(body: { entityId: string; opportunityId: string; title: string }): Promise<unknown>;
};

/** As many as a page of the list has. */
const LIMIT = 10;
/** Ranking all hits of a common word takes longest, so a floor ranks this many. */
const HITS_RANKED = 2_000;

const CARD =
  "o.id, o.name, o.slug, o.funder_name, left(o.description, 400) as description, o.funding_type, o.min_amount, o.max_amount, o.currency, o.deadline, o.deadline_note, o.open_date, o.eligible_countries, o.eligible_entity_types, o.featured, o.created_at";
const OPEN = "verification_status = 'verified' and closes_at > $1";
// A late join: only the ids of a deep page are read in order.
const LIST = `select ${CARD} from (select id, closes_at from funding_opportunities where ${OPEN} order by closes_at, id limit ${LIMIT} offset $2) page join funding_opportunities o on o.id = page.id order by page.closes_at, page.id`;
const COUNT = `select count(*)::int as total from funding_opportunities where ${OPEN}`;
const SEARCH = `with hits as materialized (select id, search from funding_opportunities where ${OPEN} and search @@ websearch_to_tsquery('english', $2) limit ${HITS_RANKED}),
  best as (select id, ts_rank(search, websearch_to_tsquery('english', $2)) as rank from hits order by rank desc, id limit ${LIMIT})
  select ${CARD} from best join funding_opportunities o on o.id = best.id order by best.rank desc, best.id`;
const SEARCH_COUNT = `select count(*)::int as total from funding_opportunities where ${OPEN} and search @@ websearch_to_tsquery('english', $2)`;
/** The columns of an opportunity but those for searching. */
const COLUMNS =
  "select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns where table_name = 'funding_opportunities' and column_name not in ('search', 'search_name')";
const CREATE =
  "insert into applications (entity_id, opportunity_id, title) values ($1, $2, $3) on conflict do nothing returning *";

/** @param keepsTotals whether totals are counted once instead of for each answer */
export function createAnswers(url: string, keepsTotals: boolean): Answers {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const totals = new Map<string, number>();
  const read = async (name: string, text: string, values: unknown[]) =>
    (await pool.query<Record<string, unknown>>({ name, text, values })).rows;
  const count = async (key: string, name: string, text: string, values: unknown[]) => {
    const kept = keepsTotals ? totals.get(key) : undefined;
    if (kept !== undefined) return kept;
    const [row] = await read(name, text, values);
    totals.set(key, Number(row!.total));
    return Number(row!.total);
  };
  const now = () => new Date();
  const one = read("columns", COLUMNS, []).then(
    ([row]) =>
      `select ${String(row!.columns)} from funding_opportunities where id = $1 and verification_status = 'verified'`,
  );
  return {
    list: async (page) => {
      const [opportunities, total] = await Promise.all([
        read("list", LIST, [now(), (page - 1) * LIMIT]),
        count("", "count", COUNT, [now()]),
      ]);
      return { opportunities, pagination: { page, total, hasMore: page * LIMIT < total } };
    },
    search: async (words) => {
      const [opportunities, total] = await Promise.all([
        read("search", SEARCH, [now(), words]),
        count(words, "search count", SEARCH_COUNT, [now(), words]),
      ]);
      return { opportunities, pagination: { page: 1, total, hasMore: LIMIT < total } };
    },
    one: async (id) => (await read("one", await one, [id]))[0] ?? null,
    create: async ({ entityId, opportunityId, title }) =>
      (await read("create", CREATE, [entityId, opportunityId, title]))[0] ?? null,
  };
}
