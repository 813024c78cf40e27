import { asc, eq, sql } from "drizzle-orm";
import { resources as r } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

const columns = {
  id: r.id,
  title: r.title,
  description: r.description,
  hasContent: sql<boolean>`coalesce(${r.content}, '') <> ''`,
  resourceType: r.resourceType,
  relevantFor: r.relevantFor,
  fileUrl: r.fileUrl,
  publisher: r.publisher,
  sourceUrl: r.sourceUrl,
  licence: r.licence,
  lastSyncedAt: r.lastSyncedAt,
};

/** Selects the library without the texts, sorted by title regardless of case and accents. */
export function selectResources(db: Db, limit: number) {
  return db
    .select(columns)
    .from(r)
    .orderBy(sql`lower(immutable_unaccent(${r.title})) collate "C"`, asc(r.id))
    .limit(limit);
}

export async function selectResource(db: Db, id: string) {
  const [row] = await db
    .select({ ...columns, content: r.content })
    .from(r)
    .where(eq(r.id, id));
  return row;
}
