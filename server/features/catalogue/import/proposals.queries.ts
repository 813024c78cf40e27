import { sql } from "drizzle-orm";
import type { ScrapedField } from "@shared/constants/curation";
import { opportunityChanges as c } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { texts, uuids } from "./import.queries";

/** A field of an opportunity, and the merged opportunity whose source speaks of it; null for the own source. */
export type SourceField = { opportunityId: string; field: ScrapedField; fromId: string | null };

/** Withdraws the open proposals that these sources have made for these fields. */
export async function withdrawProposals(db: Db, now: Date, fields: readonly SourceField[]): Promise<void> {
  if (fields.length === 0) return;
  await db.execute(sql`
    update ${c} set status = 'replaced', decided_at = ${now.toISOString()}
    from unnest(${uuids(fields.map(({ opportunityId }) => opportunityId))}, ${texts(fields.map(({ field }) => field))},
      ${sql.param(fields.map(({ fromId }) => fromId))}::uuid[]) as given(opportunity_id, field, from_id)
    where ${c.status} = 'proposed' and ${c.opportunityId} = given.opportunity_id and ${c.field} = given.field
      and ${c.fromId} is not distinct from given.from_id`);
}

/** Withdraws the open proposals of the named fields, whichever source made them. */
async function replaceProposals(
  db: Db,
  now: Date,
  fields: readonly { opportunityId: string; field: ScrapedField }[],
): Promise<void> {
  await db.execute(sql`
    update ${c} set status = 'replaced', decided_at = ${now.toISOString()}
    from unnest(${uuids(fields.map(({ opportunityId }) => opportunityId))}, ${texts(fields.map(({ field }) => field))})
      as given(opportunity_id, field)
    where ${c.status} = 'proposed' and ${c.opportunityId} = given.opportunity_id and ${c.field} = given.field`);
}

export type Proposal = SourceField & {
  before: unknown;
  after: unknown;
  quote: string | null;
  lastListedAt?: Date | null;
};

/** Proposes changes; they replace open ones for the same fields. */
export async function insertProposals(db: Db, now: Date, proposals: readonly Proposal[]): Promise<void> {
  if (proposals.length === 0) return;
  await replaceProposals(db, now, proposals);
  await db.insert(c).values(proposals.map((proposal) => ({ ...proposal, createdAt: now })));
}
