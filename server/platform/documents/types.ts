import type { TablePart } from "@shared/constants/documents";

/** How a file shows a line of a page, counted from 0: as a heading, or as an item of a list. Levels start at 1. */
export type LineMark = { line: number; kind: "bullet" | "heading" | "number"; level: number };

/**
 * The text that was read from one page, or from one slide or sheet. `isUnread` is set when it is only a picture. Numbers start
 * at 1.
 */
export type DocumentPage = {
  number: number;
  title: string | null;
  text: string;
  /** What a presenter says beside a slide. */
  notes: string | null;
  isUnread: boolean;
  /** The short lines of a page of a Word file that are wholly bold, if it has any. */
  bold?: string[];
  /** The headings and items of lists of a page of a Word file, if it has any. Their bullets and numbers are not in the text. */
  marks?: LineMark[];
};

export const DOCUMENT_FORMATS = ["pdf", "pptx", "ppt", "docx", "xlsx", "png", "jpeg", "webp"] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** A table of a Word file, or a sheet of a workbook. The rows may differ in length. */
export type DocumentTable = {
  title: string | null;
  rows: string[][];
  /** What was left out of it, or behind it ("tables"), because there is too much; absent when nothing was. */
  leftOut?: TablePart[];
};

/**
 * A document has at least one page. Text, titles, notes and tables are limited in length. The text of a page contains
 * its title, and the cells of its tables. A picture is one unread page.
 */
export type DocumentText = {
  format: DocumentFormat;
  pages: DocumentPage[];
  tables: DocumentTable[];
  /** Is true for an Office file with programs, whatever it is called. */
  hasMacros: boolean;
};

export type DocumentReader = {
  /**
   * Reads the text of a document in a process of its own, with limits on time, memory and unpacked size. Only some
   * reads run at once, one for each user; the others wait in turn. The format is detected by the content.
   * @param bytes must not be used afterwards by the caller
   * @param options `userId` is the user who waits, or null. A guest waits behind other users.
   * @throws DocumentProblem, which each feature puts into its own words; AppError unavailable if too many wait, of this
   * user or of all
   */
  read(
    bytes: Uint8Array,
    options: { userId: string | null; isGuest?: boolean; signal?: AbortSignal },
  ): Promise<DocumentText>;
  stop(): Promise<void>;
};
