import type pg from "pg";
import { BUILTIN_MODEL, embedText } from "../../server/features/matching/embedder/builtin";
import { describeTerms } from "../../server/features/matching/embedder/terms";
import { findThemes } from "../../server/features/matching/embedder/themes";
import { variedCatalogue } from "../matching/measuring/varied-catalogue";

/**
 * The number of rows of each kind, a million in all, in the largest tables of an installation that has run
 * for years.
 */
const COUNTS = {
  users: 50_000,
  sessions: 75_000,
  entities: 75_000,
  fundingOpportunities: 100_000,
  embeddings: 100_000,
  applications: 200_000,
  feedback: 150_000,
  news: 150_000,
  mails: 100_000,
} as const;
const AT_ONCE = 5_000;

/** Builds an id of 36 characters that contains `n`. */
const buildId = (kind: number, n: string) =>
  `('00000000-0000-4000-8${String(kind).padStart(3, "0")}-' || lpad((${n})::text, 12, '0'))::uuid`;

/** SQL for a text of about 900 characters that does not compress to almost nothing. */
const story = `(select string_agg(md5(n::text || i::text), ' ') from generate_series(1, 27) i)`;

/**
 * Statements that make the rows from `$1` to `$2`. They are ordered so that each finds the rows that it
 * refers to.
 */
const STATEMENTS: [number, string][] = [
  [
    COUNTS.users,
    `insert into users (id, email, first_name, last_name, password_hash, email_verified)
     select ${buildId(1, "n")}, 'person' || n || '@example.org', 'Ama', 'Mensah', 'hmac-sha384:' || md5(n::text), true
     from generate_series($1::int, $2::int) n`,
  ],
  [
    COUNTS.sessions,
    `insert into sessions (sid, sess, expire)
     select md5('s' || n), json_build_object('userId', ${buildId(1, "n % 50000 + 1")}, 'signedInAt', 1764000000000 + n), now() + interval '6 days'
     from generate_series($1::int, $2::int) n`,
  ],
  [
    COUNTS.entities,
    `insert into entities (id, user_id, name, type, description)
     select ${buildId(2, "n")}, ${buildId(1, "n % 50000 + 1")}, 'Organisation ' || n, 'Startup', ${story}
     from generate_series($1::int, $2::int) n`,
  ],
  [
    COUNTS.fundingOpportunities,
    `insert into funding_opportunities (id, name, slug, description, verification_status, deadline, max_amount)
     select ${buildId(3, "n")}, 'Opportunity ' || n, 'opportunity-' || n, ${story}, 'verified', date '2099-01-01' + n % 300, n
     from generate_series($1::int, $2::int) n`,
  ],
  [
    COUNTS.applications,
    `insert into applications (id, entity_id, opportunity_id, title, asking_amount, notes)
     select ${buildId(4, "n")}, ${buildId(2, "n % 75000 + 1")}, ${buildId(3, "n % 100000 + 1")}, 'Application ' || n, n, ${story}
     from generate_series($1::int, $2::int) n`,
  ],
  [
    COUNTS.feedback,
    `insert into opportunity_feedback (user_id, opportunity_id, kind)
     select ${buildId(1, "n % 50000 + 1")}, ${buildId(3, "(n + n / 100000) % 100000 + 1")}, 'saved' from generate_series($1::int, $2::int) n`,
  ],
  [
    COUNTS.news,
    `insert into news (user_id, kind, key, opportunity_id, data, created_at)
     select ${buildId(1, "n % 50000 + 1")}, 'match', 'match:' || n, ${buildId(3, "n % 100000 + 1")},
       jsonb_build_object('kind', 'match', 'name', 'Opportunity ' || n), now() - n * interval '1 ms'
     from generate_series($1::int, $2::int) n`,
  ],
  [
    COUNTS.mails,
    `insert into mail_outbox (kind, to_address, subject, sent_at)
     select 'verification', 'person' || n || '@example.org', 'Confirm your address', now() from generate_series($1::int, $2::int) n`,
  ],
];

const VECTORS_AT_ONCE = 500;

/**
 * Stores the vectors, themes and terms of texts as they occur. Random numbers have no neighbours, and the index of such
 * vectors takes three times as long to build.
 */
async function fillVectors(pool: pg.Pool): Promise<void> {
  let from = 1;
  for await (const rows of variedCatalogue(COUNTS.embeddings, new Date(), VECTORS_AT_ONCE)) {
    const texts = rows.map(({ name, description }) => `${name}\n${description ?? ""}`);
    const vectors = texts.map((text) => `[${embedText(text).join(",")}]`);
    await pool.query(
      `insert into opportunity_embeddings
         (opportunity_id, embedding, embedding_text, embedding_model, content_hash, themes, terms)
       select ${buildId(3, "$1::int + place - 1")}, vector::vector, text, $2, md5(text), themes::text[], terms::sparsevec
       from unnest($3::text[], $4::text[], $5::text[], $6::text[]) with ordinality as given (vector, text, themes, terms, place)`,
      [
        from,
        BUILTIN_MODEL,
        vectors,
        texts,
        texts.map((text) => `{${findThemes(text).join(",")}}`),
        texts.map(describeTerms),
      ],
    );
    from += rows.length;
  }
}

/**
 * Makes a million rows. The index of the vectors is dropped first: the embedded database would take hours to
 * build it row by row, and a move does not read it.
 */
export async function fillMany(pool: pg.Pool, say: (line: string) => void): Promise<void> {
  await pool.query("drop index opportunity_embeddings_hnsw_idx");
  const timed = async (what: string, fill: () => Promise<void>) => {
    const startedAt = Date.now();
    await fill();
    say(`${what} in ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
  };
  for (const [count, statement] of STATEMENTS) {
    const table = /into (\w+)/.exec(statement)?.[1] ?? "";
    await timed(`${String(count).padStart(7)} ${table}`, async () => {
      for (let from = 1; from <= count; from += AT_ONCE)
        await pool.query(statement, [from, Math.min(count, from + AT_ONCE - 1)]);
    });
  }
  await timed(`${COUNTS.embeddings} vectors`, () => fillVectors(pool));
}
