import { and, asc, count, eq, sql } from "drizzle-orm";
import { fundingOpportunities as o, funderProfiles as f } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { closesAt, isOpenAndVerified } from "../catalogue/visibility";

/** The condition that a funder of the directory offers an opportunity under one of its names. */
const isOfFunder = (db: Db, funderId: string) =>
  sql`organisation_key(${o.funderName}) = any((${db
    .select({ nameKeys: f.nameKeys })
    .from(f)
    .where(eq(f.id, funderId))})::text[])`;

/** Selects the open opportunities of a funder, the soonest deadline first. */
export async function selectIdsOfFunder(db: Db, funderId: string, now: Date, limit: number) {
  const rows = await db
    .select({ id: o.id })
    .from(o)
    .where(and(isOpenAndVerified(now), isOfFunder(db, funderId)))
    .orderBy(asc(closesAt), asc(o.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function countOfFunder(db: Db, funderId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(o)
    .where(and(isOpenAndVerified(now), isOfFunder(db, funderId)));
  return row?.total ?? 0;
}

type Listed = { key: string; changedAt: Date };

/** Selects a part of the open opportunities by id, for a list of all addresses. */
export async function selectListedOpportunities(
  db: Db,
  now: Date,
  { offset, limit }: { offset: number; limit: number },
): Promise<(Listed & { source: string | null })[]> {
  return db
    .select({ key: o.slug, changedAt: o.updatedAt, source: o.source })
    .from(o)
    .where(isOpenAndVerified(now))
    .orderBy(asc(o.id))
    .limit(limit)
    .offset(offset);
}

export async function countListedOpportunities(db: Db, now: Date): Promise<number> {
  const [row] = await db.select({ total: count() }).from(o).where(isOpenAndVerified(now));
  return row?.total ?? 0;
}

export function selectListedFunders(db: Db, limit: number): Promise<Listed[]> {
  return db.select({ key: f.id, changedAt: f.updatedAt }).from(f).orderBy(asc(f.id)).limit(limit);
}
