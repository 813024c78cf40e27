import { cutText } from "../../../platform/documents/text";
import { withoutEdges, withoutMark } from "./lines";
import type { Section } from "./types";

/** A table of criteria: how many cells its head has, which have the name and the weight, if one does, and what a number without a unit is. */
export type CriteriaTable = { width: number; nameAt: number; weightAt: number | null; isPercent: boolean };
type Row = { name: string; weight: number | null; unit: "points" | "percent" | null };

const NAMES =
  /^(?:\p{L}+\s+){0,3}(?:criteri(?:on|a)|factors?|crit[èe]res?|criterios?|crit[ée]rios?)(?:\s+\p{L}+){0,3}$/iu;
/** Criteria of who may apply are no award criteria. */
const OF_APPLICANTS = /eligib|elegib|éligib|admis|exclu/i;
/** What may go wrong, and what a project has to reach. */
const OF_RISKS = /\brisk|\bsuccess|\brisque|\briesgo|\brisco|\bsuccès|\béxito|\bsucesso/i;
const WEIGHTS = /\bweight|pond[ée]ra|\bpesos?\b|\bpoids\b|%/i;
const MOST = /\bmax|\bpossible\b/i;
const POINTS =
  /\bpoints?\b|\bscore\b|\bpts\b|\bpuntos\b|\bpuntuaci|\bpontos\b|\bpontua|\bnote\b|\bbar[èe]me\b/i;
const THRESHOLD = /\bmin|\bthreshold|\bpass\b|\bseuil|\bumbral/i;
const EXPLAINS =
  /\b(?:descri|defini|expla|guidance|considerations?|details?|indicators?|questions?|what\b|how\b|précision|détail)/i;
const TOTAL =
  /^(?:(?:grand |sub|overall )?total|sum|somme|maximum|overall|puntuación total|pontuação total)\b/i;
const NUMBER_CELL =
  /^\(?(?:max(?:imum|\.)?|up to|hasta|até|jusqu['’]à|0\s*(?:to|-|–|à|a))?\s*(?:\d{1,3}\s*\/\s*)?(\d{1,3})\s*(points?|pts?\.?|puntos|pontos|%|per ?cent)?(?:\s*max\w*\.?)?\)?$/i;
const ROW_NUMBER = /^\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)]?$/i;
const NAME_MAX = 120;
const HEAD_MAX = 300;
const EXPLAINED = /^(\p{Lu}[^:]{2,90}):\s/u;

export const isRow = (line: string): boolean => withoutEdges(line).includes("|");
const listCells = (line: string): string[] =>
  withoutEdges(line)
    .split("|")
    .map((cell) => cell.trim());

/** Reads the head of a table of criteria: "Criterion | Maximum points"; null for any other line. */
export function readTableHead(line: string, section: Section): CriteriaTable | null {
  if (section === "eligibility" || line.length > HEAD_MAX || !isRow(line)) return null;
  const cells = listCells(line);
  const nameAt = cells.findIndex((cell) => NAMES.test(cell));
  if (nameAt < 0 || cells.some((cell) => /\d{2}/.test(cell)) || OF_APPLICANTS.test(line)) return null;
  const find = (words: RegExp) =>
    cells.findIndex((cell, at) => at > 0 && at !== nameAt && words.test(cell) && !THRESHOLD.test(cell));
  const weightAt = [WEIGHTS, MOST, POINTS].map(find).find((at) => at >= 0) ?? null;
  if (OF_RISKS.test(weightAt === null ? line : cells[nameAt]!)) return null;
  if (weightAt === null && !cells.some((cell) => EXPLAINS.test(cell))) return null;
  const isPercent = weightAt !== null && /%/.test(cells[weightAt]!);
  return { width: cells.length, nameAt, weightAt, isPercent };
}

/** Reads a row of such a table; null for one that names no criterion. */
export function readTableRow(line: string, table: CriteriaTable): Row | null {
  const { width, nameAt, weightAt, isPercent } = table;
  const all = listCells(line);
  // The column with the numbers of the rows may have no head.
  const cells = all.length > width && ROW_NUMBER.test(all[0]!) ? all.slice(1) : all;
  // A cell that several rows share stands in the first of them only.
  const shared = Math.max(0, width - cells.length);
  const named = withoutMark(cells[Math.max(0, nameAt - shared)]!);
  const name = cutText(EXPLAINED.exec(named)?.[1] ?? named, NAME_MAX).trim();
  if (!/\p{L}{3}/u.test(name) || TOTAL.test(name)) return null;
  if (weightAt === null) return { name, weight: null, unit: null };
  const own = NUMBER_CELL.exec(cells[weightAt] ?? "");
  // Where a cell is missing or was split, the last one is still the last. A threshold behind the weight is none.
  const found = own ?? (weightAt === width - 1 ? NUMBER_CELL.exec(cells.at(-1)!) : null);
  const weight = Number(found?.[1] ?? 0);
  if (!found || weight < 1 || weight > 100) return null;
  const isShare = found[2] === undefined ? isPercent : /%|^per/i.test(found[2]);
  return { name, weight, unit: isShare ? "percent" : "points" };
}
