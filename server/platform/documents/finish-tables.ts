import type { TablePart } from "@shared/constants/documents";
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

/** A table as its file has it; `leftOut` is what its reader left out already. */
export type FoundTable = { title: string | null; rows: string[][]; leftOut?: TablePart[] };

const tidyCell = (text: string) => tidyText(text).replaceAll("\n", " ");

/** Tidies and bounds tables, and tells what it leaves out. Empty rows, empty ends of rows and empty tables are left out unsaid. */
export function finishTables(found: FoundTable[]): DocumentTable[] {
  let cells = 0;
  let characters = 0;
  const tables: DocumentTable[] = [];
  let hasMore = found.slice(TABLES_MAX).some(({ rows }) => rows.flat().some((cell) => cell.trim() !== ""));
  const leave = (leftOut: Set<TablePart>, part: TablePart, isLeft: boolean) => isLeft && leftOut.add(part);
  for (const { title, rows, leftOut: before = [] } of found.slice(0, TABLES_MAX)) {
    const leftOut = new Set<TablePart>(before);
    const kept: string[][] = [];
    for (const row of rows) {
      const whole = row.map(tidyCell);
      const line = whole.slice(0, TABLE_COLUMNS_MAX).map((cell) => cutText(cell, CELL_MAX));
      while (line.at(-1) === "") line.pop();
      if (whole.every((cell) => cell === "")) continue;
      leave(
        leftOut,
        "columns",
        whole.slice(TABLE_COLUMNS_MAX).some((cell) => cell !== ""),
      );
      if (line.length === 0) continue;
      cells += line.length;
      characters += line.join("").length;
      const isFull = kept.length === TABLE_ROWS_MAX || cells > CELLS_MAX || characters > TABLES_TEXT_MAX;
      leave(leftOut, "rows", isFull);
      if (isFull) break;
      leave(
        leftOut,
        "cells",
        line.some((cell, at) => cell !== whole[at]),
      );
      kept.push(line);
    }
    const name = cutText(tidyCell(title ?? ""), TITLE_MAX);
    if (kept.length > 0)
      tables.push({
        title: name === "" ? null : name,
        rows: kept,
        ...(leftOut.size > 0 && { leftOut: [...leftOut] }),
      });
    // Nothing of it is kept, so that another table has to tell of it.
    else hasMore ||= leftOut.size > 0;
  }
  if (hasMore) addLeftOut(tables.at(-1), "tables");
  return tables;
}

function addLeftOut(table: DocumentTable | undefined, part: TablePart): void {
  if (table) table.leftOut = [...new Set([...(table.leftOut ?? []), part])];
}
