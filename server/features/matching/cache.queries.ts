import { and, eq, sql } from "drizzle-orm";
import { catalogueChanges, opportunityFeedback as f } from "@shared/schema/index";
import type { Db } from "../../db/database";

/**
 * A word that is another one after every change of the catalogue or of what the user has put away. Read it before what is to be
 * remembered by it: then that is never older than its word says.
 */
export async function selectVersion(db: Db, userId: string): Promise<string> {
  const [row] = await db
    .select({
      catalogue: sql<string>`coalesce(sum(${catalogueChanges.changes}), 0)::text`,
      dismissed: sql<string>`(select coalesce(md5(string_agg(${f.opportunityId}::text, ',' order by ${f.opportunityId})), '')
        from ${f} where ${and(eq(f.userId, userId), eq(f.kind, "dismissed"))})`,
    })
    .from(catalogueChanges);
  return `${row?.catalogue} ${row?.dismissed}`;
}
