import { and, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import { awards } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

type NewAward = typeof awards.$inferInsert;

const { id: _id, awardKey: _awardKey, recipientKey: _recipientKey, ...written } = getTableColumns(awards);
const { readAt: _readAt, ...compared } = written;

const excluded = (column: { name: string }) => sql`excluded.${sql.identifier(toColumnName(column.name))}`;
/** The table's columns are named in camel case, and the database's in snake case. */
const toColumnName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isDifferent: SQL = sql`(${sql.join(Object.values(compared), sql`, `)}) is distinct from (${sql.join(
  Object.values(compared).map(excluded),
  sql`, `,
)})`;
// NSF says more of its awards than USAspending, which has them as well.
const isBetterSource = sql`(${awards.source} <> 'nsf' or excluded.source = 'nsf')`;

/**
 * Writes awards. A known one is written only if something changed, and not from a source that says less.
 * @param rows at most one for each `awardKey`
 * @returns for each written row whether it is new
 */
export function upsertAwards(db: Db, rows: readonly NewAward[]): Promise<{ isNew: boolean }[]> {
  return db
    .insert(awards)
    .values([...rows])
    .onConflictDoUpdate({
      target: awards.awardKey,
      set: Object.fromEntries(Object.entries(written).map(([name, column]) => [name, excluded(column)])),
      setWhere: sql`${isBetterSource} and ${isDifferent}`,
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
}

/** Lists the funders, as sources state them, whose awards are linked to none. */
export function selectUnlinkedFunders(db: Db, limit: number) {
  return db
    .selectDistinct({ funderIdentifier: awards.funderIdentifier, funderName: awards.funderName })
    .from(awards)
    .where(isNull(awards.funderId))
    .orderBy(awards.funderName)
    .limit(limit);
}

/** Links the awards of a funder, as sources state it, that are linked to none. */
export async function linkAwards(
  db: Db,
  stated: { funderIdentifier: string | null; funderName: string },
  link: Pick<NewAward, "funderId" | "linkedBy">,
): Promise<void> {
  await db
    .update(awards)
    .set(link)
    .where(
      and(
        isNull(awards.funderId),
        eq(awards.funderName, stated.funderName),
        sql`${awards.funderIdentifier} is not distinct from ${stated.funderIdentifier}`,
      ),
    );
}
