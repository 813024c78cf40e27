import { asc, sql } from "drizzle-orm";
import { resources } from "@shared/schema/index";
import type { Db } from "../../db/database";

/** The library, by title without regard to case and accents. */
export function selectResources(db: Db, limit: number) {
  const r = resources;
  return db
    .select({
      id: r.id,
      title: r.title,
      description: r.description,
      content: r.content,
      resourceType: r.resourceType,
      relevantFor: r.relevantFor,
      fileUrl: r.fileUrl,
      publisher: r.publisher,
      sourceUrl: r.sourceUrl,
      licence: r.licence,
      lastSyncedAt: r.lastSyncedAt,
    })
    .from(r)
    .orderBy(sql`lower(immutable_unaccent(${r.title})) collate "C"`, asc(r.id))
    .limit(limit);
}
