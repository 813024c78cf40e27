import type pg from "pg";

type Column = {
  table: string;
  name: string;
  type: string;
  isRequired: boolean;
  isGenerated: boolean;
  parent: string | null;
  parentColumn: string | null;
};
export type Row = Record<string, unknown>;
/** The rows that were written, as the database returns them, without generated columns. */
export type Filled = { table: string; row: Row }[];

const COLUMNS = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull and not a.atthasdef and a.attidentity = '' as "isRequired",
    a.attgenerated <> '' as "isGenerated", parent.relname as parent, pa.attname as "parentColumn"
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum]
  left join pg_class parent on parent.oid = f.confrelid
  left join pg_attribute pa on pa.attrelid = f.confrelid and pa.attnum = f.confkey[1]
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  order by c.relname, a.attnum`;

const RULES = `
  select c.relname as "table", pg_get_constraintdef(r.oid) as rule
  from pg_constraint r join pg_class c on c.oid = r.conrelid
  where r.contype = 'c' and c.relnamespace = 'public'::regnamespace`;
const KNOWN_WORD = /(\w+) (?:= ANY \(\(?|<@ )ARRAY\['([^']+)'/g;

/** Finds for each column that holds one or several of a fixed list of words, by table and column, the first word of the list. */
async function readWords(pool: pg.Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ table: string; rule: string }>(RULES);
  return new Map(
    rows.flatMap(({ table, rule }) =>
      [...rule.matchAll(KNOWN_WORD)].map(([, column, word]) => [`${table}.${column}`, word!] as const),
    ),
  );
}

function makeValue(
  { table, name, type }: Column,
  words: ReadonlyMap<string, string>,
  round: number,
): unknown {
  const word = words.get(`${table}.${name}`);
  if (word !== undefined) return type === "text[]" ? [word] : word;
  // No connection counts in this slot: a migration that changes the catalogue would change the row.
  if (table === "catalogue_changes" && name === "slot") return 1_024;
  const size = /^vector\((\d+)\)$/.exec(type)?.[1];
  if (size) return `[${Array.from({ length: Number(size) }, (_, index) => (index === 0 ? 1 : 0)).join(",")}]`;
  const values: Record<string, unknown> = {
    text: `some ${name} ${round}`,
    uuid: `11111111-1111-4111-8111-${String(round).padStart(12, "1")}`,
    "text[]": [`some ${name} ${round}`],
    jsonb: "{}",
    json: "{}",
    integer: 7,
    real: 7,
    bigint: 7 + round,
    boolean: true,
    date: "2030-01-31",
    pg_lsn: "0/1",
    bytea: "\\x01",
  };
  if (type in values) return values[type];
  if (type.startsWith("timestamp")) return "2030-01-31T12:00:00Z";
  if (type.startsWith("numeric")) return "7";
  if (type.startsWith("character varying")) return "XX";
  throw new Error(`There is no test value for ${table}.${name}, which is ${type}`);
}

async function readRow(pool: pg.Pool, table: string): Promise<Row> {
  const { rows } = await pool.query<{ row: Row }>(`select to_jsonb(t) as row from "${table}" t limit 1`);
  if (!rows[0]) throw new Error(`No row goes into ${table}, and it has none`);
  return rows[0].row;
}

/**
 * Writes a row into every table. It fills the required columns and every reference to another table.
 * @param round makes the values differ from those of earlier rounds in the same database. A table whose key leaves no room for
 *   another row, as one for a fixed word, keeps its earlier row.
 * @returns the rows that are new
 */
export async function fillTables(pool: pg.Pool, round = 0): Promise<Filled> {
  const { rows: columns } = await pool.query<Column>(COLUMNS);
  const words = await readWords(pool);
  const tables = new Map<string, Column[]>();
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  const filled = new Map<string, Row>();
  const written: Filled = [];
  // A trigger would fill another table first.
  const setTriggers = (state: "disable" | "enable") =>
    pool.query([...tables.keys()].map((table) => `alter table "${table}" ${state} trigger user`).join(";"));
  await setTriggers("disable");
  const mustWait = (column: Column) =>
    column.parent !== null && column.parent !== column.table && !filled.has(column.parent);
  while (filled.size < tables.size) {
    const readyTables = [...tables].filter(
      ([table, tableColumns]) => !filled.has(table) && !tableColumns.some(mustWait),
    );
    if (readyTables.length === 0) throw new Error("Tables refer to one another in a circle");
    for (const [table, tableColumns] of readyTables) {
      const filledColumns = tableColumns.filter(
        ({ isRequired, parent }) => isRequired || (parent !== null && parent !== table),
      );
      const values = filledColumns.map((column) =>
        column.parent === null
          ? makeValue(column, words, round)
          : filled.get(column.parent)?.[column.parentColumn ?? ""],
      );
      const names = filledColumns.map(({ name }) => `"${name}"`).join(", ");
      const placeholders = filledColumns.map((_, index) => `$${index + 1}`).join(", ");
      const columnsAndValues =
        filledColumns.length === 0 ? "default values" : `(${names}) values (${placeholders})`;
      const generatedColumns = tableColumns.filter(({ isGenerated }) => isGenerated).map(({ name }) => name);
      const { rows } = await pool.query<{ row: Row }>(
        `insert into "${table}" as t ${columnsAndValues} on conflict do nothing
         returning to_jsonb(t) - $${filledColumns.length + 1}::text[] as row`,
        [...values, generatedColumns],
      );
      const row = rows[0]?.row ?? (await readRow(pool, table));
      filled.set(table, row);
      if (rows.length > 0) written.push({ table, row });
    }
  }
  await setTriggers("enable");
  return written;
}
