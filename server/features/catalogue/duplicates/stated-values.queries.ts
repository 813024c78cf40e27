import { eq, sql } from "drizzle-orm";
import { SCRAPED_FIELDS, type ScrapedField } from "@shared/constants/curation";
import { fundingOpportunities as o, opportunityProvenance as p } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";

const scraped = Object.fromEntries(SCRAPED_FIELDS.map((field) => [field, o[field]])) as Pick<
  typeof o,
  ScrapedField
>;

/** Selects what opportunities state, with where their sources say it. */
export async function selectStated(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: o.id, values: scraped, origins: p.origins })
    .from(o)
    .leftJoin(p, eq(p.opportunityId, o.id))
    .where(sql`${o.id} = any(${sql.param([...ids])}::uuid[])`);
  return rows.map(({ origins, ...row }) => ({ ...row, origins: origins ?? {} }));
}
export type StatedRow = Awaited<ReturnType<typeof selectStated>>[number];
