import { and, asc, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { fundingOpportunities, opportunityProvenance } from "@shared/schema/index";
import type { Message } from "@shared/words/messages";
import type { Db } from "../../../platform/db/database";
import { toInstant, isOpenAndVerified } from "../visibility";

const o = fundingOpportunities;
const p = opportunityProvenance;

export type LinkToCheck = { opportunityId: string; url: string };

/**
 * Lists the links to apply of published opportunities that were not checked since `before`. Links that were never
 * checked come first, then the oldest checks.
 */
export async function listLinksToCheck(
  db: Db,
  { now, before, limit }: { now: Date; before: Date; limit: number },
): Promise<LinkToCheck[]> {
  const rows = await db
    .select({ opportunityId: o.id, url: o.applicationUrl })
    .from(o)
    .leftJoin(p, eq(p.opportunityId, o.id))
    .where(
      and(
        isOpenAndVerified(now),
        isNotNull(o.applicationUrl),
        or(isNull(p.linkCheckedAt), lte(p.linkCheckedAt, before)),
      ),
    )
    .orderBy(sql`${p.linkCheckedAt} asc nulls first`, asc(o.id))
    .limit(limit);
  return rows.flatMap(({ opportunityId, url }) => (url === null ? [] : [{ opportunityId, url }]));
}

/** The result of a check. `problem` is null for a working link. `unsure` does not change the stored state. */
export type LinkState = { problem: Message | null } | "unsure";

/**
 * Stores a check, unless the opportunity is deleted or has another link by now. @returns how often in a row the link
 * was broken
 */
export async function recordLinkCheck(
  db: Db,
  { opportunityId, url }: LinkToCheck,
  state: LinkState,
  now: Date,
): Promise<number> {
  const problem = state === "unsure" ? null : state.problem;
  const { rows } = await db.execute<{ failures: number }>(sql`
    insert into ${p} as known (opportunity_id, link_checked_at, link_failures, link_problem)
    select ${o.id}, ${toInstant(now)}, ${problem === null ? 0 : 1}::int, ${sql.param(problem, p.linkProblem)}::text
    from ${o} where ${o.id} = ${opportunityId} and ${o.applicationUrl} = ${url}
    on conflict (opportunity_id) do update set
      link_checked_at = excluded.link_checked_at,
      link_failures = case
        when ${state === "unsure"}::boolean then known.link_failures
        when excluded.link_failures > 0 then known.link_failures + 1
        else 0 end,
      link_problem = case when ${state === "unsure"}::boolean then known.link_problem else excluded.link_problem end
    returning link_failures as failures`);
  return rows[0]?.failures ?? 0;
}
