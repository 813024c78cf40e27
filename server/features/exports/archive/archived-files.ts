import { type SQL, sql } from "drizzle-orm";
import * as t from "@shared/schema/index";
import { can } from "../../members/access";
import type { FileUse } from "../../objects/file-use";

/** What keeps files, each with the name that it gives them. The first name of a file is its name in the archive. */
export const ARCHIVED_FILES: readonly FileUse[] = [
  t.pitchDecks,
  t.documents,
  t.documentVersions,
  t.guestRequests,
  t.submissionFiles,
  { objectId: t.calls.objectId, entityId: t.calls.entityId, fileName: t.calls.documentName },
  {
    objectId: t.profileReadings.objectId,
    entityId: t.profileReadings.entityId,
    fileName: t.profileReadings.name,
  },
].map(({ objectId, entityId, fileName }) => ({ objectId, entityId, fileName }));

/** The files that the entities keep which a user owns, and those they uploaded that nothing uses. */
export const isFileOf = (userId: string): SQL => {
  const { storedObjects: o } = t;
  const ofEntities = ARCHIVED_FILES.map(
    ({ objectId, entityId }) =>
      sql`select ${objectId} from ${objectId.table} where ${can(userId, "manage", entityId)}`,
  );
  const areUsed = ARCHIVED_FILES.map(
    ({ objectId }) => sql`exists (select from ${objectId.table} where ${objectId} = own.id)`,
  );
  return sql`${o.id} in (
    ${sql.join(ofEntities, sql` union all `)}
    union all select own.id from ${o} own where own.user_id = ${userId} and not (${sql.join(areUsed, sql` or `)}))`;
};

/** The name of a file. */
export const nameOfFile: SQL<string | null> = sql`coalesce(${sql.join(
  ARCHIVED_FILES.map(
    ({ objectId, fileName }) =>
      sql`(select ${fileName} from ${objectId.table} where ${objectId} = ${t.storedObjects.id} limit 1)`,
  ),
  sql`, `,
)})`;
