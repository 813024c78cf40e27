import { asc, sql } from "drizzle-orm";
import { funderProfiles } from "@shared/schema/index";
import type { Db } from "../../db/database";

/** The directory, by name without regard to case and accents. */
export function selectFunders(db: Db, limit: number) {
  const f = funderProfiles;
  return db
    .select({
      id: f.id,
      name: f.name,
      description: f.description,
      logoUrl: f.logoUrl,
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
    })
    .from(f)
    .orderBy(sql`lower(immutable_unaccent(${f.name})) collate "C"`, asc(f.id))
    .limit(limit);
}
