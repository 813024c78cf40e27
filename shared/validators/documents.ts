import { z } from "zod";
import {
  DOCUMENT_KINDS,
  DOCUMENT_REQUIREMENTS,
  type DocumentRequirement,
  type LibraryFormat,
  type LibraryKind,
  type TablePart,
  type UnreadReason,
} from "../constants/documents";
import type { ApplicationStatus } from "../constants/enums";
import { NAME_MAX, SEARCH_MAX } from "../constants/limits";
import { dateField, emptyAsNull, pageNumber, requiredText, uuidField, wordField, yearField } from "./fields";
import { uploadedFile } from "./objects";
import { say } from "./say";

const kind = wordField(DOCUMENT_KINDS, "Unknown kind");
const name = requiredText(NAME_MAX, "Name is required");
const mayBeSentToAi = z.boolean(say("Must be true or false"));
const details = {
  year: emptyAsNull(yearField).optional(),
  /** The last day on which it is valid. */
  expiresOn: emptyAsNull(dateField).optional(),
  mayBeSentToAi: mayBeSentToAi.optional(),
};
/** What the form of a new document asks for beside its file. */
export const documentDetailsSchema = z.object({
  entityId: uuidField("Please select an entity"),
  kind,
  /** The name of the file unless it is given. */
  name: name.optional(),
  ...details,
});
export type DocumentDetailsInput = z.infer<typeof documentDetailsSchema>;

export const createDocumentSchema = documentDetailsSchema.extend(uploadedFile);
export type CreateDocumentInput = z.infer<typeof createDocumentSchema>;

/** Only the fields sent are written, and `null` clears. */
export const updateDocumentSchema = z.object({ kind: kind.optional(), name: name.optional(), ...details });
export type UpdateDocumentInput = z.infer<typeof updateDocumentSchema>;

export const addDocumentVersionSchema = z.object(uploadedFile);
export type AddDocumentVersionInput = z.infer<typeof addDocumentVersionSchema>;

const once = z.string(say("Must be given once"));
export const documentsQuery = z.object({
  entityId: uuidField("Unknown entity").optional(),
  kind: once.pipe(kind).optional(),
  search: once.transform((text) => text.replaceAll("\0", "").slice(0, SEARCH_MAX)).optional(),
  page: pageNumber(1),
});
export type DocumentsQuery = z.infer<typeof documentsQuery>;

/** A table of a Word file, or a sheet of a workbook. */
export type DocumentTableView = { title: string | null; rows: string[][]; leftOut?: TablePart[] };

export type DocumentView = {
  id: string;
  entityId: string;
  entityName: string;
  kind: LibraryKind;
  name: string;
  year: number | null;
  /** `YYYY-MM-DD`, the last day on which it is valid. */
  expiresOn: string | null;
  isExpired: boolean;
  mayBeSentToAi: boolean;
  fileName: string;
  /** Always the present file. */
  fileUrl: string;
  format: LibraryFormat;
  size: number;
  pages: number | null;
  /** Why there is no text of it. Null too for a picture, which has none. */
  unreadReason: UnreadReason | null;
  version: number;
  createdAt: string;
  uploadedAt: string;
};
/** Newest first. */
export type DocumentsView = {
  documents: DocumentView[];
  pagination: { page: number; total: number; hasMore: boolean };
};

/** A file of a document, the present one or a former one. */
export type DocumentVersionView = {
  version: number;
  fileName: string;
  fileUrl: string;
  format: LibraryFormat;
  size: number;
  /** Null once that account is deleted. */
  uploadedBy: string | null;
  uploadedAt: string;
};
export type DocumentDetailView = DocumentView & {
  /** The beginning of the text, and of the tables. */
  text: string;
  tables: DocumentTableView[];
  /** What of its tables was not read, because there is too much of it. */
  leftOut: TablePart[];
  /** Newest first; the first is the present file. */
  versions: DocumentVersionView[];
  /** The applications that name it. */
  usedIn: { id: string; title: string | null; status: ApplicationStatus }[];
};

export const attachDocumentSchema = z.object({
  documentId: uuidField("Unknown document"),
  requirement: wordField(DOCUMENT_REQUIREMENTS, "Unknown requirement").nullable().default(null),
});
export type AttachDocumentInput = z.infer<typeof attachDocumentSchema>;
export const attachedDocumentParams = z.object({ id: uuidField(), documentId: uuidField() });

/** A line of the checklist of an application. */
export type ChecklistLine = {
  /** Null for a document that was added beside the demanded ones, and for what an accepted line of the call asks for. */
  requirement: DocumentRequirement | null;
  /** Whether the opportunity demands it. */
  isDemanded: boolean;
  state: "missing" | "attached" | "expired";
  name: string | null;
  url: string | null;
  /** Null for what is not in the library. */
  documentId: string | null;
  expiresOn: string | null;
};
/** The demanded ones first. */
export type ChecklistView = { lines: ChecklistLine[] };
