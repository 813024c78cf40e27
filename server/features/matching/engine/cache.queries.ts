import { and, eq, sql } from "drizzle-orm";
import { catalogueChanges, entities, entityEmbeddings, opportunityFeedback as f } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";

// Not the sum alone: of two changes at the same moment a replica may show the one first, and the primary the other one.
const catalogueVersion = sql<string>`concat_ws('.', sum(${catalogueChanges.changes}), sum(${catalogueChanges.changes} * ${catalogueChanges.slot}))`;

/** How often the catalogue was changed. */
export async function selectCatalogueChanges(db: Db): Promise<bigint> {
  const [row] = await db
    .select({ changes: sql<string | null>`sum(${catalogueChanges.changes})` })
    .from(catalogueChanges);
  return BigInt(row?.changes ?? 0);
}

/**
 * A word that is another one after every change of the catalogue or of what the user has put away. Read it before what is to be
 * remembered by it: then that is never older than its word says.
 */
export async function selectVersion(db: Db, userId: string): Promise<string> {
  const [row] = await db
    .select({
      catalogue: catalogueVersion,
      dismissed: sql<string>`(select coalesce(md5(string_agg(${f.opportunityId}::text, ',' order by ${f.opportunityId})), '')
        from ${f} where ${and(eq(f.userId, userId), eq(f.kind, "dismissed"))})`,
    })
    .from(catalogueChanges);
  return `${row?.catalogue} ${row?.dismissed}`;
}

/**
 * The same for everything that an answer about matches is made of: also the user's entities with their vectors, and all that they saved
 * or put away. Every saving of a row gives it a new `xmin`, and of a profile's answers its entity too.
 */
export async function selectAnswerVersion(db: Db, userId: string): Promise<string> {
  const [row] = await db
    .select({
      catalogue: catalogueVersion,
      entities: sql<string>`(select coalesce(md5(string_agg(concat_ws(' ', ${entities.id}, ${entities}.xmin, ${entityEmbeddings}.xmin), ',' order by ${entities.id})), '')
        from ${entities} left join ${entityEmbeddings} on ${entityEmbeddings.entityId} = ${entities.id}
        where ${entities.userId} = ${userId})`,
      feedback: sql<string>`(select coalesce(md5(string_agg(concat_ws(' ', ${f.opportunityId}, ${f}.xmin), ',' order by ${f.opportunityId})), '')
        from ${f} where ${f.userId} = ${userId})`,
    })
    .from(catalogueChanges);
  return `${row?.catalogue} ${row?.entities} ${row?.feedback}`;
}
