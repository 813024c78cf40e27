import { and, asc, eq, isNull, lt, lte, notExists, or, sql } from "drizzle-orm";
import { URL_MAX } from "@shared/constants/limits";
import { funderProfiles as f, logos as l } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

/** Lists addresses of logos that were never read or are due again, the never read ones first. */
export async function listDueLogos(
  db: Db,
  { now, ownOrigin, limit }: { now: Date; ownOrigin: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ address: sql<string>`${f.logoUrl}`, dueSince: l.nextCheckAt })
    .from(f)
    .leftJoin(l, eq(l.address, f.logoUrl))
    .where(
      and(
        sql`${f.logoUrl} ~* '^https?://' and length(${f.logoUrl}) <= ${URL_MAX}`,
        sql`not starts_with(lower(${f.logoUrl}), ${`${ownOrigin}/`})`,
        or(isNull(l.address), lte(l.nextCheckAt, now)),
      ),
    )
    .orderBy(sql`${l.nextCheckAt} asc nulls first`, asc(f.logoUrl))
    .limit(limit);
  return rows.map(({ address }) => address);
}

/** A picture, or the problem. With a temporary problem the existing picture stays. */
export type LogoFound = { image: Uint8Array; hash: string } | { problem: string; isPassing: boolean };

export async function noteLogo(
  db: Db,
  address: string,
  found: LogoFound,
  { checkedAt, nextCheckAt }: { checkedAt: Date; nextCheckAt: Date },
): Promise<void> {
  const drawn = "image" in found ? { image: found.image, hash: found.hash } : { image: null, hash: null };
  const problem = "problem" in found ? found.problem : null;
  const times = { checkedAt, nextCheckAt };
  const changed = "isPassing" in found && found.isPassing ? {} : drawn;
  await db
    .insert(l)
    .values({ address, ...drawn, problem, ...times })
    .onConflictDoUpdate({ target: l.address, set: { ...changed, problem, ...times } });
}

/** Deletes logos that no funder has used since `before`. */
export async function deleteUnusedLogos(db: Db, before: Date): Promise<void> {
  const user = db.select({ id: f.id }).from(f).where(eq(f.logoUrl, l.address));
  await db.delete(l).where(and(lt(l.checkedAt, before), notExists(user)));
}

export async function selectLogo(db: Db, hash: string): Promise<Uint8Array | null> {
  const [row] = await db.select({ image: l.image }).from(l).where(eq(l.hash, hash)).limit(1);
  return row?.image ?? null;
}
