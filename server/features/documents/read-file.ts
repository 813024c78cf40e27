import {
  LIBRARY_FORMATS,
  type LibraryFormat,
  UNREAD_REASONS,
  type UnreadReason,
} from "@shared/constants/documents";
import type { StoredObject } from "@shared/schema/index";
import type { DocumentTableView } from "@shared/validators/documents";
import type { Message } from "@shared/words/messages";
import type { ServiceContext } from "../../context/deps";
import { DocumentProblem, type DocumentProblemKind } from "../../platform/documents/document-problem";
import type { DocumentFormat } from "../../platform/documents/types";
import { AppError } from "../../platform/errors/app-error";
import { readObject, removeObject } from "../objects/objects.service";

/** What is kept of a file beside itself. */
export type ReadFile = {
  format: LibraryFormat;
  pages: number | null;
  unreadReason: UnreadReason | null;
  text: string;
  /** Where in the text each page ends. */
  pageEnds: number[] | null;
  tables: DocumentTableView[];
};

const WRONG_FORMAT: Message =
  "This is not a PDF, DOCX, PPTX, XLSX, PNG, JPEG or WebP file. Save it as one of these and upload it again.";
const REFUSED: Record<Exclude<DocumentProblemKind, UnreadReason>, Message> = {
  empty: "This file is empty.",
  unknownFormat: WRONG_FORMAT,
  wordDocument: WRONG_FORMAT,
  spreadsheet: WRONG_FORMAT,
  protected: "This file is protected with a password. Remove the password and upload it again.",
  damaged: "This file is damaged or cut off. Export it again and upload the new file.",
  noPages: "There is nothing in this file.",
  unpacksTooMuch: "This file unpacks to more than it may.",
  infected: "The virus scanner found malware in this file, so it was not kept.",
};
const MACROS: Message =
  "This file has macros, which are programs. Save it without them, as DOCX, PPTX or XLSX, and upload it again.";

type Needs = "db" | "documentReader" | "fileUses" | "log" | "objects";

/**
 * Reads the text and the tables of a file in the confined process. One that takes too long to read, or has too many
 * pages, is kept without its text; one that could not be a document of the library is deleted at once.
 * @throws AppError unreadable_file, too_large, unavailable
 */
export async function readLibraryFile(
  ctx: ServiceContext<Needs>,
  object: StoredObject,
  signal: AbortSignal,
): Promise<ReadFile> {
  const bytes = await readObject(ctx.deps, object);
  const head = Buffer.from(bytes.subarray(0, 5)).toString("latin1");
  const { id: userId, emailVerified } = ctx.actor;
  try {
    const read = await ctx.deps.documentReader.read(bytes, { userId, isGuest: !emailVerified, signal });
    const { format, pages, tables, hasMacros } = read;
    if (!isLibraryFormat(format)) throw new AppError("unreadable_file", WRONG_FORMAT);
    if (hasMacros) throw new AppError("unreadable_file", MACROS);
    const texts = pages.map((page) => [page.text, page.notes].filter((part) => part).join("\n"));
    return { format, pages: pages.length, unreadReason: null, ...joinPages(texts), tables };
  } catch (error) {
    const kind = error instanceof DocumentProblem ? error.kind : null;
    // An Office file that was not read may be of another kind, or have macros.
    if (kind !== null && isUnreadReason(kind) && head === "%PDF-")
      return { format: "pdf", pages: null, unreadReason: kind, text: "", pageEnds: null, tables: [] };
    if (kind === null && !(error instanceof AppError && error.code === "unreadable_file")) throw error;
    await removeObject(ctx.deps, object.id).catch((reason: unknown) =>
      ctx.deps.log.warn({ err: reason }, "a refused document was not removed; the sweep will remove it"),
    );
    throw kind === null ? error : refuse(kind);
  }
}

const PAGE_BREAK = "\n\n";

export function joinPages(texts: readonly string[]): Pick<ReadFile, "text" | "pageEnds"> {
  const joined = texts.join(PAGE_BREAK);
  const text = joined.trim();
  const lead = joined.length - joined.trimStart().length;
  let end = -PAGE_BREAK.length - lead;
  const pageEnds = texts.map((page) => {
    end += page.length + PAGE_BREAK.length;
    return Math.min(Math.max(end, 0), text.length);
  });
  return { text, pageEnds };
}

const isLibraryFormat = (format: DocumentFormat): format is LibraryFormat =>
  (LIBRARY_FORMATS as readonly string[]).includes(format);
const isUnreadReason = (kind: DocumentProblemKind): kind is UnreadReason =>
  (UNREAD_REASONS as readonly string[]).includes(kind);

function refuse(kind: DocumentProblemKind): AppError {
  if (isUnreadReason(kind))
    return new AppError(
      "unreadable_file",
      "This file is too long or too complex. Save it as a PDF and upload that.",
    );
  return new AppError(kind === "unpacksTooMuch" ? "too_large" : "unreadable_file", REFUSED[kind]);
}
