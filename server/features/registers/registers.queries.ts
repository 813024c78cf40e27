import { and, eq, lt, sql } from "drizzle-orm";
import { REGISTER_IDS, type RegisterId } from "@shared/constants/registers";
import { type RegisterEntry, registerEntries as r } from "@shared/schema/index";
import type { RegisterView } from "@shared/validators/registers";
import type { Db } from "../../platform/db/database";
import type { RegisterReading } from "./readers/types";

export async function selectEntry(
  db: Db,
  register: RegisterId,
  number: string,
): Promise<RegisterEntry | undefined> {
  const [row] = await db
    .select()
    .from(r)
    .where(and(eq(r.register, register), eq(r.number, number)));
  return row;
}

/** The registers that have entries, in the order of the constants. The day is that of any of its rows: an import writes them all. */
export async function selectRegisters(db: Db): Promise<RegisterView[]> {
  // The first row of each is found by the primary key. Without an order, all rows would be read for a register that has none.
  const { rows } = await db.execute<{ register: RegisterId; asOf: string }>(sql`
    select known.id as register, one.as_of::text as "asOf"
    from unnest(${sql.param([...REGISTER_IDS])}::text[]) with ordinality known(id, place)
    cross join lateral (
      select as_of from ${r} where ${r.register} = known.id order by ${r.number} limit 1) one
    order by known.place`);
  return rows;
}

/**
 * Writes entries, known ones anew.
 * @param readings at most one for each number
 */
export async function upsertEntries(
  db: Db,
  register: RegisterId,
  readings: readonly RegisterReading[],
  { asOf, importedAt }: { asOf: string; importedAt: Date },
): Promise<void> {
  await db.execute(sql`
    insert into ${r} (register, number, name, facts, as_of, imported_at)
    select ${register}, given.number, given.name, given.facts, ${asOf}::date, ${importedAt.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(readings)}::jsonb) as given(number text, name text, facts jsonb)
    on conflict (register, number) do update
      set name = excluded.name, facts = excluded.facts, as_of = excluded.as_of, imported_at = excluded.imported_at`);
}

/** Counts the entries of a register that this import brought. */
export const countImported = (db: Db, register: RegisterId, importedAt: Date): Promise<number> =>
  db.$count(r, and(eq(r.register, register), eq(r.importedAt, importedAt)));

/** Deletes the entries of a register that the last import did not bring, and returns how many. */
export async function deleteOlder(db: Db, register: RegisterId, importedAt: Date): Promise<number> {
  const { rowCount } = await db.delete(r).where(and(eq(r.register, register), lt(r.importedAt, importedAt)));
  return rowCount ?? 0;
}
