import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * What a feature keeps files for: three columns of the table whose rows use them. Such a row belongs to an entity. The
 * uses are listed in server/app/file-uses.ts.
 */
export type FileUse = { objectId: PgColumn; fileName: PgColumn; entityId: PgColumn };
