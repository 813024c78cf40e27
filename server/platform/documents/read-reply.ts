import { z } from "zod";
import { TABLE_PARTS } from "@shared/constants/documents";
import { DOCUMENT_PROBLEM_KINDS, type DocumentProblemKind } from "./document-problem";
import {
  BOLD_LINES_MAX,
  BOLD_MAX,
  CELL_MAX,
  MARKS_MAX,
  NOTES_MAX,
  PAGE_TEXT_MAX,
  PAGES_MAX,
  TABLE_COLUMNS_MAX,
  TABLE_ROWS_MAX,
  TABLES_MAX,
  TITLE_MAX,
} from "./limits";
import { DOCUMENT_FORMATS, type DocumentText } from "./types";

/** The answer of the program that reads a document. `cause` names the error behind a problem, for the log. */
export type ReadReply = { document: DocumentText } | { problem: DocumentProblemKind; cause: string | null };

/** The largest answer in bytes. The text of a document always takes less. */
export const REPLY_BYTES_MAX = 4_000_000;

const page = z.object({
  number: z.int().min(1).max(PAGES_MAX),
  title: z.string().max(TITLE_MAX).nullable(),
  text: z.string().max(PAGE_TEXT_MAX),
  notes: z.string().max(NOTES_MAX).nullable(),
  isUnread: z.boolean(),
  bold: z.array(z.string().max(BOLD_MAX)).max(BOLD_LINES_MAX).optional(),
  marks: z
    .array(
      z.object({
        line: z.int().min(0).max(PAGE_TEXT_MAX),
        kind: z.enum(["bullet", "heading", "number"]),
        level: z.int().min(1).max(10),
      }),
    )
    .max(MARKS_MAX)
    .optional(),
});
const table = z.object({
  title: z.string().max(TITLE_MAX).nullable(),
  rows: z.array(z.array(z.string().max(CELL_MAX)).max(TABLE_COLUMNS_MAX)).max(TABLE_ROWS_MAX),
  leftOut: z.array(z.enum(TABLE_PARTS)).max(TABLE_PARTS.length).optional(),
});
const reply = z.union([
  z.object({
    document: z.object({
      format: z.enum(DOCUMENT_FORMATS),
      pages: z.array(page).min(1).max(PAGES_MAX),
      tables: z.array(table).max(TABLES_MAX),
      hasMacros: z.boolean(),
    }),
  }),
  z.object({
    problem: z.enum(DOCUMENT_PROBLEM_KINDS),
    cause: z.string().max(100).nullable(),
  }),
]);

/**
 * Parses an answer without trusting it, because a hostile file may have written it. Returns null if it is not valid.
 */
export function parseReply(text: string): ReadReply | null {
  try {
    return reply.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
