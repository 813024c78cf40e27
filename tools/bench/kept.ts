import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Row } from "./table";

/**
 * Processor time may grow by this share against the kept table. Both are divided by the processor time of plain
 * Express for the same case in the same run, because machines differ.
 */
const GROWTH_MAX = 0.2;

/** For each case, the processor time of a request, server and database together, in multiples of plain Express'. */
type Kept = Record<string, number>;

const findFile = (rows: number) => fileURLToPath(new URL(`kept-${rows}.json`, import.meta.url));

function findMultiples(table: readonly Row[]): Kept {
  const multiples: Kept = {};
  for (const { name, systems } of table) {
    const [ours, floor] = [systems.ours?.processor, systems.express?.processor];
    if (ours && floor) multiples[name] = (ours.server + ours.database) / (floor.server + floor.database);
  }
  return multiples;
}

/** Reads the kept table for a number of rows; null if there is none. */
export async function readKept(rows: number): Promise<Kept | null> {
  const text = await readFile(findFile(rows), "utf8").catch(() => null);
  return text === null ? null : (JSON.parse(text) as Kept);
}

export async function keepTable(rows: number, table: readonly Row[]): Promise<void> {
  const rounded = Object.entries(findMultiples(table)).map(([name, multiple]) => [
    name,
    Number(multiple.toFixed(2)),
  ]);
  await writeFile(findFile(rows), `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
}

/** Names each case whose processor time grew by more than a fifth since the table was kept. */
export function compareWithKept(kept: Kept | null, table: readonly Row[]): string[] {
  if (!kept) return [];
  return Object.entries(findMultiples(table)).flatMap(([name, multiple]) => {
    const before = kept[name];
    return before !== undefined && multiple > before * (1 + GROWTH_MAX)
      ? [
          `worse: ${name} takes ${multiple.toFixed(2)} times the processor time of plain Express, kept: ${before}`,
        ]
      : [];
  });
}
