import pg from "pg";
import { fundingOpportunities, opportunityEmbeddings } from "@shared/schema/index";
import type { Deps } from "../../../server/context/deps";
import { refreshOpportunityEmbeddings } from "../../../server/features/matching/retrieval/embeddings.service";
import { variedCatalogue } from "./varied-catalogue";

const BATCH = 500;
const INDEX_MEMORY = "2GB";

type Say = (line: string) => void;

/**
 * Fills an empty, migrated database with a varied catalogue and embeds it. The graph index is built after the
 * rows, which is many times faster. If the database has rows already, nothing happens.
 */
export async function fillCatalogue(deps: Deps, url: string, count: number, say: Say): Promise<void> {
  const present = await deps.db.$count(fundingOpportunities);
  if (present > 0) return say(`${present} opportunities are there already.`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const startedAt = performance.now();
    const formatElapsed = () => `${Math.round((performance.now() - startedAt) / 1000)} s`;
    const indexes = await dropGraphIndexes(client);
    for await (const rows of variedCatalogue(count, deps.clock.now(), BATCH))
      await deps.db.insert(fundingOpportunities).values(rows);
    say(`${count} opportunities after ${formatElapsed()}`);
    await refreshOpportunityEmbeddings(deps);
    say(`${await deps.db.$count(opportunityEmbeddings)} vectors after ${formatElapsed()}`);
    await client.query(`set maintenance_work_mem = '${INDEX_MEMORY}'`);
    for (const definition of indexes) await client.query(definition);
    await client.query("vacuum analyze");
    say(`index and statistics after ${formatElapsed()}`);
  } finally {
    await client.end();
  }
}

/** Drops the indexes of vectors. @returns the statements that make them again */
async function dropGraphIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    "select indexname as name, indexdef as definition from pg_indexes where tablename = 'opportunity_embeddings' and indexdef like '%USING hnsw%'",
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  return rows.map(({ definition }) => definition);
}
