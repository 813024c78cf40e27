import { arrayContains, asc, like, sql } from "drizzle-orm";
import { funderProfiles as f } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

/** More funders than this with one name are not told apart anyway. */
const NAMESAKES_MAX = 10;

const unnest = (texts: readonly string[]) => sql`unnest(${sql.param([...texts])}::text[]) as stated(text)`;

/** Finds the funders that have a name, an alias or an abbreviation, for each of the stated names. */
export function selectFundersByNames(db: Db, names: readonly string[]) {
  const found = db
    .select({
      id: f.id,
      name: f.name,
      isOwnName: sql<boolean>`organisation_key(${f.name}) = organisation_key(stated.text)`.as("is_own_name"),
    })
    .from(f)
    .where(sql`${f.nameKeys} @> array[organisation_key(stated.text)]`)
    .limit(NAMESAKES_MAX)
    .as("found");
  return db
    .select({ stated: sql<string>`stated.text`, id: found.id, name: found.name, isOwnName: found.isOwnName })
    .from(unnest(names))
    .innerJoinLateral(found, sql`true`);
}

/** Finds the funders that have one of the stated identifiers. */
export function selectFundersByIdentifiers(db: Db, identifiers: readonly string[]) {
  const found = db
    .select({ id: f.id })
    .from(f)
    .where(arrayContains(f.identifiers, sql`array[stated.text]`))
    .limit(NAMESAKES_MAX)
    .as("found");
  return db
    .select({ stated: sql<string>`stated.text`, id: found.id })
    .from(unnest(identifiers))
    .innerJoinLateral(found, sql`true`);
}

/** Lists the funders' entries in public registers whose names start like this. */
export async function selectOrgIds(db: Db, prefix: string, limit: number): Promise<string[]> {
  const entries = db
    .select({ orgId: sql<string>`unnest(${f.orgIds})`.as("org_id") })
    .from(f)
    .as("entries");
  const rows = await db
    .selectDistinct()
    .from(entries)
    .where(like(entries.orgId, `${prefix}%`))
    .orderBy(asc(entries.orgId))
    .limit(limit);
  return rows.map(({ orgId }) => orgId);
}
