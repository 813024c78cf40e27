import { TRACKER_BYTES_MAX, TRACKER_ROWS_MAX } from "@shared/constants/trackers";
import type { TrackerView } from "@shared/validators/trackers";
import type { ServiceContext } from "../../context/deps";
import { DocumentProblem } from "../../platform/documents/document-problem";
import {
  CELL_MAX,
  CELLS_MAX,
  TABLE_COLUMNS_MAX,
  TABLE_ROWS_MAX,
  TABLES_TEXT_MAX,
} from "../../platform/documents/limits";
import type { DocumentTable } from "../../platform/documents/types";
import { AppError } from "../../platform/errors/app-error";
import { fileTooLarge } from "../../platform/storage/file-errors";
import { claimableObject, readObject } from "../objects/objects.service";
import { findHeader, TITLE_ROWS_MAX } from "./find-columns";
import { readCsv } from "./read-csv";

/** Rows of a file, with what of it was not read. `isWorkbook` says that numbers are written as workbooks store them. */
export type FoundTable = { rows: string[][]; leftOut: TrackerView["leftOut"]; isWorkbook: boolean };
/** A table whose first row has the names of its columns. */
export type TrackerTable = FoundTable & { header: string[] };

const ZIP = "PK\x03\x04";
/** An Excel file of before 2007, a PDF and pictures. */
const OTHER_KINDS = /^(?:\xD0\xCF\x11\xE0|%PDF-|\x89PNG|\xFF\xD8\xFF|RIFF|GIF8|\x1f\x8b)/;
const ROWS_MAX = TRACKER_ROWS_MAX + TITLE_ROWS_MAX + 1;

type Needs = "clock" | "config" | "db" | "documentReader" | "fileUses" | "objects";

/**
 * Reads an uploaded CSV file, or a workbook in the confined process, and finds the names of its columns.
 * @throws AppError validation_failed for a file that was not uploaded; unreadable_file, too_large, unavailable
 */
export async function readTable(
  ctx: ServiceContext<Needs>,
  address: string,
  { host, signal }: { host: string | undefined; signal: AbortSignal },
): Promise<TrackerTable> {
  const object = await claimableObject(ctx, address, host);
  if ((object.size ?? 0) > TRACKER_BYTES_MAX) throw fileTooLarge(TRACKER_BYTES_MAX);
  try {
    const bytes = await readObject(ctx.deps, object);
    const found = await readBytes(ctx, bytes, signal);
    if (found) return found;
    throw new AppError(
      "unreadable_file",
      "No row with the names of columns was found. The file needs a row such as Grant, Funder, Status above its entries.",
    );
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "unreadable_file") throw error;
    throw new AppError("unreadable_file", error.text, { uploadedFileUrl: [error.text] });
  }
}

async function readBytes(
  ctx: ServiceContext<Needs>,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<TrackerTable | undefined> {
  const head = Buffer.from(bytes.subarray(0, 8)).toString("latin1");
  if (bytes.length === 0) throw new AppError("unreadable_file", "This file is empty.");
  if (OTHER_KINDS.test(head)) throw wrongKind();
  const tables = head.startsWith(ZIP)
    ? await readWorkbook(ctx, bytes, signal)
    : [await readCsv(bytes, ROWS_MAX)];
  if (tables.every(({ rows }) => rows.length === 0))
    throw new AppError("unreadable_file", "There is nothing in this file.");
  for (const table of tables) {
    const at = findHeader(table.rows);
    if (at === undefined) continue;
    const rows = table.rows.slice(at + 1);
    return {
      ...table,
      header: table.rows[at]!,
      rows: rows.slice(0, TRACKER_ROWS_MAX),
      leftOut: { ...table.leftOut, rows: table.leftOut.rows || rows.length > TRACKER_ROWS_MAX },
    };
  }
  return undefined;
}

const wrongKind = () => new AppError("unreadable_file", "This is no CSV file or Excel workbook (XLSX).");

async function readWorkbook(
  ctx: ServiceContext<Needs>,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<FoundTable[]> {
  const { id: userId, emailVerified } = ctx.actor;
  try {
    const read = await ctx.deps.documentReader.read(bytes, { userId, isGuest: !emailVerified, signal });
    if (read.format !== "xlsx") throw wrongKind();
    if (read.hasMacros)
      throw new AppError(
        "unreadable_file",
        "This file has macros, which are programs. Save it without them, as DOCX, PPTX or XLSX, and upload it again.",
      );
    const isFull = isAtLimit(read.tables);
    return read.tables.map(({ rows }) => ({
      rows,
      isWorkbook: true,
      leftOut: {
        rows: isFull || rows.length >= TABLE_ROWS_MAX,
        columns: rows.some((row) => row.length >= TABLE_COLUMNS_MAX),
        words: rows.some((row) => row.some((cell) => cell.length >= CELL_MAX - 1)),
      },
    }));
  } catch (error) {
    if (!(error instanceof DocumentProblem)) throw error;
    throw describeProblem(error);
  }
}

/** The reader of documents says nothing of what it leaves out beyond its limits. */
function isAtLimit(tables: readonly DocumentTable[]): boolean {
  const rows = tables.flatMap((table) => table.rows);
  const last = rows.at(-1) ?? [];
  const cells = rows.reduce((sum, row) => sum + row.length, 0);
  const characters = rows.reduce((sum, row) => sum + row.join("").length, 0);
  const [cellsNear, charactersNear] = [last.length + TABLE_COLUMNS_MAX, TABLE_COLUMNS_MAX * CELL_MAX];
  return cells > CELLS_MAX - cellsNear || characters > TABLES_TEXT_MAX - charactersNear;
}

function describeProblem({ kind }: DocumentProblem): AppError {
  switch (kind) {
    case "protected":
      return new AppError(
        "unreadable_file",
        "This file is protected with a password. Remove the password and upload it again.",
      );
    case "empty":
    case "noPages":
      return new AppError("unreadable_file", "There is nothing in this file.");
    case "infected":
      return new AppError(
        "unreadable_file",
        "The virus scanner found malware in this file, so it was not kept.",
      );
    case "tooManyPages":
    case "tooSlow":
    case "tooComplex":
    case "unpacksTooMuch":
      return new AppError(
        "unreadable_file",
        "This workbook is too large to be read. Save its sheet as CSV and upload that.",
      );
    case "damaged":
      return new AppError(
        "unreadable_file",
        "This file is damaged or cut off. Export it again and upload the new file.",
      );
    default:
      return wrongKind();
  }
}
