import { eq, sql } from "drizzle-orm";
import type { PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import { fundingOpportunities, funderProfiles, resources, seedState } from "@shared/schema/index";
import { type Db, inTransaction, type Transaction } from "../platform/db/database";
import { importAwards, linkEarlierAwards } from "../features/awards/import-awards";
import { toSlug, findUniqueSlugs } from "../features/catalogue/slug";
import { type Clock, systemClock } from "../platform/clock";
import type { Logger } from "../platform/logger";
import { mapCatalogue, type SeedRows } from "./catalogue";
import { type CatalogueAward, type CatalogueFiles, readCatalogueFiles } from "./catalogue-files";
import { writeIdentities } from "./identities";

const STATE = "catalogue";
const LOCK = 727_002;
const ROWS_PER_STATEMENT = 50;

type Deps = { db: Db; clock?: Clock; log?: Logger };
/** The number of added rows. */
export type SeedResult = { opportunities: number; funders: number; resources: number; awards: number };

/**
 * Loads the starter catalogue. Each row is added once in the life of a database: rows that were edited,
 * rejected or deleted since stay as they are, and a newer catalogue adds only its new rows. It returns
 * quickly when there is nothing to do.
 */
export async function seedCatalogue(
  deps: Pick<Deps, "clock" | "db" | "log">,
  files?: CatalogueFiles,
): Promise<SeedResult> {
  const { db, clock = systemClock, log } = deps;
  const { fingerprint, parse } = files ?? (await readCatalogueFiles());
  if ((await readState(db))?.fingerprint === fingerprint)
    return { opportunities: 0, funders: 0, resources: 0, awards: 0 };
  const rows = mapCatalogue(parse());
  const result = await inTransaction(db, async (tx) => {
    // Several servers may start at once on one database. The others wait here and then find the rows seeded.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const state = await readState(tx);
    const seeded = new Set(state?.seededKeys);
    const added = await insertNew(tx, rows, seeded, clock.now());
    const seededKeys = [...new Set([...seeded, ...Object.values(rows).flatMap(listKeys)])].sort();
    const values = { fingerprint, seededKeys, appliedAt: clock.now() };
    await tx
      .insert(seedState)
      .values({ name: STATE, ...values })
      .onConflictDoUpdate({ target: seedState.name, set: values });
    return added;
  });
  log?.info(result, "starter catalogue loaded");
  return result;
}

const listKeys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);

async function readState(db: Db) {
  const [state] = await db
    .select({ fingerprint: seedState.fingerprint, seededKeys: seedState.seededKeys })
    .from(seedState)
    .where(eq(seedState.name, STATE));
  return state;
}

async function insertNew(
  tx: Transaction,
  rows: SeedRows,
  seeded: ReadonlySet<string>,
  now: Date,
): Promise<SeedResult> {
  const findUnseen = <Row>(keyed: readonly { key: string; row: Row }[]) =>
    keyed.filter(({ key }) => !seeded.has(key)).map(({ row }) => row);
  const times = { createdAt: now, updatedAt: now };

  const opportunities = findUnseen(rows.opportunities);
  const slugs = await findUniqueSlugs(
    tx,
    opportunities.map(({ name }) => name),
  );
  const added = {
    opportunities: await insertMany(
      tx,
      fundingOpportunities,
      opportunities.map((row, index) => ({
        ...row,
        ...times,
        slug: slugs[index] ?? toSlug(row.name),
        verifiedAt: row.verificationStatus === "verified" ? now : null,
      })),
    ),
    funders: await insertMany(
      tx,
      funderProfiles,
      findUnseen(rows.funders).map((row) => ({ ...row, ...times })),
    ),
    resources: await insertMany(
      tx,
      resources,
      findUnseen(rows.resources).map((row) => ({ ...row, ...times })),
    ),
  };
  // Awards find their funders by these.
  await writeIdentities(tx, findUnseen(rows.identities));
  await linkEarlierAwards(tx);
  return { ...added, awards: await insertAwards(tx, findUnseen(rows.awards)) };
}

async function insertAwards(tx: Transaction, awards: readonly CatalogueAward[]): Promise<number> {
  let count = 0;
  for (const day of new Set(awards.map(({ readAt }) => readAt))) {
    const readings = awards
      .filter(({ readAt }) => readAt === day)
      .map(({ readAt: _, ...reading }) => reading);
    count += (await importAwards(tx, readings, new Date(`${day}T00:00:00Z`))).added;
  }
  return count;
}

/** Inserts in statements of limited size. A row that conflicts with an existing one is skipped. */
async function insertMany<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly PgInsertValue<T>[],
): Promise<number> {
  let added = 0;
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const { rowCount } = await tx
      .insert(table)
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflictDoNothing();
    added += rowCount ?? 0;
  }
  return added;
}
