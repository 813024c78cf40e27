import type { OwnPostgres } from "../../server/test/processes/own-postgres";

/** `countCatalogue` needs a server with these settings. */
export const COUNTED = { shared_preload_libraries: "pg_stat_statements" };

// Statements count if they read the catalogue, but not if they read a user's applications or news with their
// opportunities.
const CATALOGUE = "funding_opportunities|opportunity_embeddings|catalogue_changes|funder_profiles|resources";
const PERSONAL = "applications|news|reminders|curation|mail_outbox";

/** Counts the statements that read the catalogue since the last reset of the statistics. */
export async function countCatalogue(server: OwnPostgres): Promise<number> {
  const [row] = await server.query<{ calls: string }>(
    `select coalesce(sum(calls), 0)::text as calls from pg_stat_statements
     where query ~* '^\\s*(select|with)' and query ~ '"(${CATALOGUE})"' and query !~ '"(${PERSONAL})"'
       and query !~* 'for (update|share|key share)'`,
  );
  return Number(row!.calls);
}

export const forgetStatements = (server: OwnPostgres) => server.query("select pg_stat_statements_reset()");
