import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { ACTIVITY_DAYS } from "@shared/constants/activity";
import { VERSIONS_PER_TEXT } from "@shared/constants/applications";
import { FACTOR_REMOVAL_DAYS, FACTOR_REMOVAL_OPEN_DAYS } from "@shared/constants/limits";
import { EMPTY_ACCOUNT_DAYS } from "@shared/constants/verification";
import { KEPT_DAYS, KEPT_MAX } from "@shared/offline/kept-answers";
import * as schema from "@shared/schema/index";

const page = readFileSync(fileURLToPath(new URL("../../../docs/privacy.md", import.meta.url)), "utf8");

it("the privacy page says of every table how long it is kept, and of no other", () => {
  const tables = Object.values(schema).filter((one) => is(one, PgTable)) as PgTable[];
  const rows = [...page.matchAll(/^\| `(\w+)` +\| \S.*? +\| \S.*? +\|$/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual(tables.map(getTableName).sort());
});

it("the privacy page has the figures of the product", () => {
  const row = (table: string) => new RegExp(`^\\| \`${table}\`.*$`, "m").exec(page)?.[0];
  expect(row("entity_activity")).toContain(`${ACTIVITY_DAYS} days`);
  expect(row("text_versions")).toContain(`newest ${VERSIONS_PER_TEXT}`);
  expect(row("factor_removals")).toContain(`${FACTOR_REMOVAL_DAYS + FACTOR_REMOVAL_OPEN_DAYS} days`);
  expect(page).toContain(`the newest ${KEPT_MAX}, for ${KEPT_DAYS} days`);
  expect(page).toContain(`deleted after ${EMPTY_ACCOUNT_DAYS} days`);
});
