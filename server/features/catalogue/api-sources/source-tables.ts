import type { Db } from "../../../platform/db/database";
import { findLastAnswer } from "./answers.queries";
import { type Asking, askSource, digestQuestion, unpackKept } from "./ask-source";
import type { ApiSource, SourceTables } from "./types";

/** Asks for all tables that the records of a source refer to. @throws as `askSource` does */
export async function askTables(asking: Asking, source: ApiSource): Promise<SourceTables> {
  const tables: Record<string, unknown> = {};
  for (const [name, question] of Object.entries(source.tables ?? {}))
    tables[name] = await askSource(asking, source, question);
  return tables;
}

/** Finds the newest kept answers to the questions for tables. One that was never asked for is missing. */
export async function findKeptTables(db: Db, source: ApiSource): Promise<SourceTables> {
  const tables: Record<string, unknown> = {};
  for (const [name, question] of Object.entries(source.tables ?? {})) {
    const kept = await findLastAnswer(db, source.id, digestQuestion(question));
    if (kept) tables[name] = JSON.parse(await unpackKept(kept)) as unknown;
  }
  return tables;
}

/** The names under which tables are archived: their answers hold no records. */
export const listTableQuestions = ({ tables = {} }: Pick<ApiSource, "tables">): ReadonlySet<string> =>
  new Set(Object.values(tables).map(digestQuestion));
