import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import * as schema from "@shared/schema/index";
import { ARCHIVED_FILES } from "../features/exports/archive/archived-files";
import { FILE_USES } from "./file-uses";

it("every table that refers to a stored file is listed as a use of files", () => {
  const referring = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .flatMap((table) => getTableConfig(table).foreignKeys)
    .map((key) => key.reference())
    .filter(({ foreignTable }) => foreignTable === schema.storedObjects)
    .flatMap(({ columns }) => columns);
  expect(referring.length).toBeGreaterThan(0);
  expect(new Set(FILE_USES.map(({ objectId }) => objectId))).toEqual(new Set(referring));
});

it("the archive of a person has the files of every use, under the name that it gives them", () => {
  const list = (uses: typeof FILE_USES) =>
    uses
      .map(({ objectId, entityId, fileName }) =>
        [getTableName(objectId.table), ...[objectId, entityId, fileName].map(({ name }) => name)].join(" "),
      )
      .sort();
  expect(list(ARCHIVED_FILES)).toEqual(list(FILE_USES));
});
