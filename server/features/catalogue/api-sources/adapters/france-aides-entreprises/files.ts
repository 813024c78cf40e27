import { parse } from "csv-parse/sync";
import { z } from "zod";
import type { SourceQuestion, SourceTables } from "../../types";

const FILES = "https://data.aides-entreprises.fr/files/";
/** The file of aids has six megabytes. */
const BYTES_MAX = 10 * 1024 * 1024;
/** The ids of one cell. */
const SEPARATOR = /[,|;]/;

/** Says how a file is asked for and becomes JSON. Its letters are those of windows-1252, which the fetcher finds out. */
export const askFile = (name: string, toJson: (text: string) => unknown): SourceQuestion => ({
  url: `${FILES}${name}.csv`,
  other: { accept: ["text"], bytesMax: BYTES_MAX, toJson },
});

/** Reads lines as they are: one that is broken must not cost the others. */
const readLines = (text: string): string[][] =>
  parse(text, {
    delimiter: ";",
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });

function readTable(text: string): { header: string[]; rows: string[][] } {
  const [header, ...rows] = readLines(text);
  // A page about an error is text as well.
  if (!header || header.length < 2) throw new Error("The file is no table");
  return { header: header.map((column) => column.trim()), rows };
}

/** Reads the file of aids without whom to ask, who are persons. @throws Error for a text of another form */
export function readAids(text: string): Record<string, string>[] {
  const { header, rows } = readTable(text);
  if (!header.includes("id_aid")) throw new Error("The file has no aids");
  return rows.map((row) =>
    Object.fromEntries(
      header.flatMap((column, index) => (/contact/i.test(column) ? [] : [[column, row[index] ?? ""]])),
    ),
  );
}

/** Reads the names of another file by their ids, which stand first. @throws Error for a text of another form */
export function readLabels(text: string): Record<string, string> {
  const { header, rows } = readTable(text);
  const column = header.findIndex((name) => /_(?:nom|libelle)$/.test(name));
  return Object.fromEntries(
    rows.flatMap((row) => {
      const label = row[column < 0 ? 1 : column]?.trim();
      return row[0] && label ? [[row[0].trim(), label]] : [];
    }),
  );
}

const aidRows = z.array(z.record(z.string(), z.string()));
const labelTables = z.object({
  financeurs: z.record(z.string(), z.string()),
  natures: z.record(z.string(), z.string()),
  profils: z.record(z.string(), z.string()),
  territoires: z.record(z.string(), z.string()),
});

/** Puts the names into the aids that refer to them. An id without a name stays. @throws ZodError for another form */
export function joinLabels(answer: unknown, tables: SourceTables): Record<string, unknown>[] {
  const names = labelTables.parse(tables);
  return aidRows.parse(answer).map((aid) => {
    const joined = Object.entries(names).flatMap(([column, labels]) => {
      const cell = aid[column];
      if (cell === undefined) return [];
      const ids = cell.split(SEPARATOR).map((id) => id.trim());
      return [[column, ids.filter((id) => id !== "").map((id) => labels[id] ?? id)] as const];
    });
    return { ...aid, ...Object.fromEntries(joined) };
  });
}
