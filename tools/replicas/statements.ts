import { readFile } from "node:fs/promises";
import type { OwnPostgres } from "../../server/test/processes/own-postgres";

/** What a server must be started with for `countCatalogue`. */
export const COUNTED = { shared_preload_libraries: "pg_stat_statements" };

// What reads the catalogue, and not a person's applications or news with the opportunities that they are about.
const CATALOGUE = "funding_opportunities|opportunity_embeddings|catalogue_changes|funder_profiles|resources";
const PERSONAL = "applications|news|reminders|curation|mail_outbox";

/** How many statements that read the catalogue a server has run since it was last told to forget them. */
export async function countCatalogue(server: OwnPostgres): Promise<number> {
  const [row] = await server.query<{ calls: string }>(
    `select coalesce(sum(calls), 0)::text as calls from pg_stat_statements
     where query ~* '^\\s*(select|with)' and query ~ '"(${CATALOGUE})"' and query !~ '"(${PERSONAL})"'
       and query !~* 'for (update|share|key share)'`,
  );
  return Number(row!.calls);
}

export const forgetStatements = (server: OwnPostgres) => server.query("select pg_stat_statements_reset()");

const TICKS_PER_SECOND = 100;

/** Seconds of processor time that all processes of a server have taken, those that ended included. */
export async function processorSeconds(server: OwnPostgres): Promise<number> {
  const [postmaster, ...children] = await server.processes();
  const ticksOf = async (pid: number, withEnded: boolean) => {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    // The name of the program, in brackets, may hold anything.
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return user + system + (withEnded ? endedUser + endedSystem : 0);
  };
  const ticks = await Promise.all([
    ticksOf(postmaster!, true),
    ...children.map((pid) => ticksOf(pid, false)),
  ]);
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND;
}
