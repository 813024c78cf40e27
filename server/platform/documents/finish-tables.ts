import {
  CELL_MAX,
  CELLS_MAX,
  TABLE_COLUMNS_MAX,
  TABLE_ROWS_MAX,
  TABLES_MAX,
  TABLES_TEXT_MAX,
  TITLE_MAX,
} from "./limits";
import { cutText, tidyText } from "./text";
import type { DocumentTable } from "./types";

/** A table as its file has it. */
export type FoundTable = { title: string | null; rows: string[][] };

const tidyCell = (text: string) => cutText(tidyText(text).replaceAll("\n", " "), CELL_MAX);

/** Tidies and bounds tables. Empty rows, empty ends of rows and empty tables are left out. */
export function finishTables(found: FoundTable[]): DocumentTable[] {
  let cells = 0;
  let characters = 0;
  const tables: DocumentTable[] = [];
  for (const { title, rows } of found.slice(0, TABLES_MAX)) {
    const kept: string[][] = [];
    for (const row of rows) {
      const line = row.slice(0, TABLE_COLUMNS_MAX).map(tidyCell);
      while (line.at(-1) === "") line.pop();
      if (line.length === 0) continue;
      cells += line.length;
      characters += line.join("").length;
      if (kept.length === TABLE_ROWS_MAX || cells > CELLS_MAX || characters > TABLES_TEXT_MAX) break;
      kept.push(line);
    }
    const name = tidyCell(title ?? "");
    if (kept.length > 0) tables.push({ title: name === "" ? null : cutText(name, TITLE_MAX), rows: kept });
  }
  return tables;
}
