import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { catalogueChanges, entities, entityEmbeddings, opportunityFeedback as f } from "@shared/schema/index";
import { isReached } from "../../../context/reach";
import type { Db } from "../../../platform/db/database";
import { prepareQuery } from "../../../platform/db/prepared";
import { can } from "../../members/access";

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

const queryCatalogueVersion = prepareQuery("select catalogue version", (db) =>
  db.select({ catalogue: catalogueVersion }).from(catalogueChanges),
);

/** Selects the version of what is cached for the whole catalogue, and the same for everybody. */
export async function selectCatalogueVersion(db: Db): Promise<string> {
  const [row] = await queryCatalogueVersion(db, {});
  return row?.catalogue ?? "";
}

/** One of the user's entities as it is stored. The version changes with every update of its row. */
export type EntityVersion = { id: string; version: string; hasVector: boolean };

/**
 * The versions of cached results. What is cached for the whole catalogue is valid until `catalogue` changes, and what
 * the user's entities are compared by until `entities` does. A ranking is valid until its entity changes, or the
 * catalogue, or the opportunities that the user has hidden (`ranking`). An answer is also invalid when one of the
 * user's entities or its vector changes, or anything that they saved.
 */
export type Versions = {
  catalogue: string;
  entities: string;
  /** Each of them, last edited first. */
  own: EntityVersion[];
  ranking: string;
  answer: string;
  /** Whether the user has put any opportunity away. */
  hasDismissed: boolean;
};

const ofUser = sql`${sql.placeholder("userId")}`;
const queryVersions = prepareQuery("select versions", (db) =>
  db
    .select({
      catalogue: catalogueVersion,
      dismissed: sql<string>`(select coalesce(md5(string_agg(${f.opportunityId}::text, ',' order by ${f.opportunityId})), '')
        from ${f} where ${and(eq(f.userId, ofUser), eq(f.kind, "dismissed"))})`,
      own: sql<
        string | null
      >`(select string_agg(concat_ws(' ', ${entities.id}, ${entities}.xmin, ${entityEmbeddings}.xmin), ',' order by ${entities}.updated_at desc, ${entities.id})
        from ${entities} left join ${entityEmbeddings} on ${entityEmbeddings.entityId} = ${entities.id}
        where ${can(ofUser, "read", entities.id)})`,
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
  const { catalogue = "", dismissed = "", feedback = "" } = row ?? {};
  // The statement is prepared for everybody, so that what this request does not reach is left out here.
  const lines = row?.own
    ? row.own.split(",").filter((line) => isReached(line.slice(0, line.indexOf(" "))))
    : [];
  const listed = lines.join(",");
  // A cache keeps the version with each value, so it must be short.
  const own = createHash("sha256").update(listed).digest("base64");
  const ranking = `${catalogue} ${dismissed}`;
  return {
    catalogue,
    entities: own,
    own: lines.map(readEntityVersion),
    ranking,
    answer: `${ranking} ${own} ${feedback}`,
    hasDismissed: dismissed !== "",
  };
}

function readEntityVersion(line: string): EntityVersion {
  const [id = "", version = "", vectorVersion] = line.split(" ");
  return { id, version, hasVector: vectorVersion !== undefined };
}
