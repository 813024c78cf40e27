import { and, eq, sql } from "drizzle-orm";
import { catalogueChanges, entities, entityEmbeddings, opportunityFeedback as f } from "@shared/schema/index";
import type { Db } from "../../../platform/db/database";
import { prepareQuery } from "../../../platform/db/prepared";

// The version is not the sum alone. Of two changes at the same moment, a replica may show the one first and
// the primary the other.
const catalogueVersion = sql<string>`concat_ws('.', sum(${catalogueChanges.changes}), sum(${catalogueChanges.changes} * ${catalogueChanges.slot}))`;

/** Counts the changes of the catalogue. */
export async function selectCatalogueChanges(db: Db): Promise<bigint> {
  const [row] = await db
    .select({ changes: sql<string | null>`sum(${catalogueChanges.changes})` })
    .from(catalogueChanges);
  return BigInt(row?.changes ?? 0);
}

/**
 * The versions of cached results. What is cached for the whole catalogue is valid until `catalogue` changes, and what
 * the user's entities are compared by until `entities` does. A ranking is valid until the catalogue changes, or the
 * opportunities that the user has put away. An answer is also invalid when one of the user's entities or its vector
 * changes, or anything that they saved.
 */
export type Versions = {
  catalogue: string;
  entities: string;
  ranking: string;
  answer: string;
  /** Whether the user has put any opportunity away. */
  hasDismissed: boolean;
};

const ofUser = sql.placeholder("userId");
const queryVersions = prepareQuery("select versions", (db) =>
  db
    .select({
      catalogue: catalogueVersion,
      dismissed: sql<string>`(select coalesce(md5(string_agg(${f.opportunityId}::text, ',' order by ${f.opportunityId})), '')
        from ${f} where ${and(eq(f.userId, ofUser), eq(f.kind, "dismissed"))})`,
      entities: sql<string>`(select coalesce(md5(string_agg(concat_ws(' ', ${entities.id}, ${entities}.xmin, ${entityEmbeddings}.xmin), ',' order by ${entities.id})), '')
        from ${entities} left join ${entityEmbeddings} on ${entityEmbeddings.entityId} = ${entities.id}
        where ${entities.userId} = ${ofUser})`,
      feedback: sql<string>`(select coalesce(md5(string_agg(concat_ws(' ', ${f.opportunityId}, ${f}.xmin), ',' order by ${f.opportunityId})), '')
        from ${f} where ${f.userId} = ${ofUser})`,
    })
    .from(catalogueChanges),
);

/**
 * Selects the versions of the cached results of a user. Read them before the data, so that cached data is
 * never older than its version. Every update of a row gives it a new `xmin`, and an update of a profile's
 * answers also updates its entity.
 */
export async function selectVersions(db: Db, userId: string): Promise<Versions> {
  const [row] = await queryVersions(db, { userId });
  const { catalogue = "", dismissed = "", entities: own = "", feedback = "" } = row ?? {};
  const ranking = `${catalogue} ${dismissed}`;
  const answer = `${ranking} ${own} ${feedback}`;
  return { catalogue, entities: own, ranking, answer, hasDismissed: dismissed !== "" };
}
