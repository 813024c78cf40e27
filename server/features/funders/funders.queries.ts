import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  fundingOpportunities as o,
  funderProfiles as f,
  logos as l,
  opportunityFeedback,
} from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { closesAt, closesAtOrNull, isOpenAndVerified } from "../catalogue/visibility";
import { offerColumns } from "../catalogue/opportunity-columns";

const listColumns = {
  id: f.id,
  name: f.name,
  description: f.description,
  logoUrl: f.logoUrl,
  logoHash: l.hash,
  funderType: f.funderType,
  averageCheckSize: f.averageCheckSize,
  minCheckSize: f.minCheckSize,
  maxCheckSize: f.maxCheckSize,
  currency: f.currency,
  country: f.country,
  geographyFocus: f.geographyFocus,
  industryFocus: f.industryFocus,
  stageFocus: f.stageFocus,
  website: f.website,
  verified: f.verified,
  sourceUrl: f.sourceUrl,
  attribution: f.attribution,
  lastSyncedAt: f.lastSyncedAt,
};

/** The directory, by name without regard to case and accents, or one of its entries. */
export function selectFunders(db: Db, limit: number, id?: string) {
  return db
    .select(listColumns)
    .from(f)
    .leftJoin(l, eq(l.address, f.logoUrl))
    .where(id === undefined ? undefined : eq(f.id, id))
    .orderBy(sql`lower(immutable_unaccent(${f.name})) collate "C"`, asc(f.id))
    .limit(limit);
}

const parent = alias(f, "parent");

/** The public columns of a funder; contact persons are not among them. */
export async function selectFunder(db: Db, id: string) {
  const [row] = await db
    .select({
      ...listColumns,
      typicalEquity: f.typicalEquity,
      portfolioCount: f.portfolioCount,
      activePortfolioCount: f.activePortfolioCount,
      exitsCount: f.exitsCount,
      crunchbaseUrl: f.crunchbaseUrl,
      linkedinUrl: f.linkedinUrl,
      twitterUrl: f.twitterUrl,
      source: f.source,
      rorId: f.rorId,
      orgIds: f.orgIds,
      uei: f.uei,
      aliases: f.aliases,
      parent: { id: parent.id, name: parent.name },
    })
    .from(f)
    .leftJoin(l, eq(l.address, f.logoUrl))
    .leftJoin(parent, eq(parent.id, f.parentId))
    .where(eq(f.id, id));
  return row;
}

/** The published opportunities under one of a funder's names; soonest deadline first. */
export function selectOpenOpportunities(db: Db, userId: string, funderId: string, now: Date, limit: number) {
  const nameKeys = db.select({ nameKeys: f.nameKeys }).from(f).where(eq(f.id, funderId));
  return db
    .select({
      ...offerColumns,
      deadlineTime: o.deadlineTime,
      closesAt: closesAtOrNull,
      isPutAway: sql<boolean>`coalesce(${opportunityFeedback.kind} = 'dismissed', false)`,
    })
    .from(o)
    .leftJoin(
      opportunityFeedback,
      and(eq(opportunityFeedback.opportunityId, o.id), eq(opportunityFeedback.userId, userId)),
    )
    .where(and(isOpenAndVerified(now), sql`organisation_key(${o.funderName}) = any((${nameKeys})::text[])`))
    .orderBy(asc(closesAt), asc(o.id))
    .limit(limit);
}
