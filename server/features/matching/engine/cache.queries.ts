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
 * What is kept of matching is true for: a ranking until the catalogue changes, or what the user has put away; an answer also until one of
 * the user's entities changes or its vector, or anything that they saved.
 */
export type Versions = { ranking: string; answer: string };

/**
 * The versions of what matching keeps for a user. Read them before what is kept: then that is never older than its version says. Every
 * saving of a row gives it a new `xmin`, and of a profile's answers its entity too.
 */
export async function selectVersions(db: Db, userId: string): Promise<Versions> {
  const [row] = await db
    .select({
      catalogue: catalogueVersion,
      dismissed: sql<string>`(select coalesce(md5(string_agg(${f.opportunityId}::text, ',' order by ${f.opportunityId})), '')
        from ${f} where ${and(eq(f.userId, userId), eq(f.kind, "dismissed"))})`,
      entities: sql<string>`(select coalesce(md5(string_agg(concat_ws(' ', ${entities.id}, ${entities}.xmin, ${entityEmbeddings}.xmin), ',' order by ${entities.id})), '')
        from ${entities} left join ${entityEmbeddings} on ${entityEmbeddings.entityId} = ${entities.id}
        where ${entities.userId} = ${userId})`,
      feedback: sql<string>`(select coalesce(md5(string_agg(concat_ws(' ', ${f.opportunityId}, ${f}.xmin), ',' order by ${f.opportunityId})), '')
        from ${f} where ${f.userId} = ${userId})`,
    })
    .from(catalogueChanges);
  const ranking = `${row?.catalogue} ${row?.dismissed}`;
  return { ranking, answer: `${ranking} ${row?.entities} ${row?.feedback}` };
}
