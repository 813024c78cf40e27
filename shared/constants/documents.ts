/** What a document of an organisation is. */
export const DOCUMENT_KINDS = [
  "registration",
  "accounts",
  "budget",
  "plan",
  "cv",
  "letter",
  "report",
  "past_application",
  "other",
] as const;
export type LibraryKind = (typeof DOCUMENT_KINDS)[number];

/** What a file of the library may be, by its content. */
export const LIBRARY_FORMATS = ["pdf", "docx", "pptx", "xlsx", "png", "jpeg", "webp"] as const;
export type LibraryFormat = (typeof LIBRARY_FORMATS)[number];

/** Why the text of a file that is kept all the same could not be read. */
export const UNREAD_REASONS = ["tooManyPages", "tooSlow", "tooComplex"] as const;
export type UnreadReason = (typeof UNREAD_REASONS)[number];

export const DOCUMENTS_PER_ENTITY = 500;
export const DOCUMENT_PAGE = 20;
/** The files of a document before its present one. The oldest is deleted when there is one more. */
export const FORMER_VERSIONS_MAX = 9;
/** The applications that the details of a document name. */
export const DOCUMENT_USES_MAX = 50;
/** What of the tables of a document may be left out, because there is too much of it. */
export const TABLE_PARTS = ["tables", "rows", "columns", "cells"] as const;
export type TablePart = (typeof TABLE_PARTS)[number];
/** What the details of a document show of its text and of each of its tables. */
export const DOCUMENT_TEXT_SHOWN = 5_000;
export const DOCUMENT_TABLES_SHOWN = 3;
export const DOCUMENT_ROWS_SHOWN = 20;
export const DOCUMENT_COLUMNS_SHOWN = 10;
/** The documents that the draft of an answer looks at, and how much of each, in characters. */
export const DOCUMENT_SOURCES_MAX = 20;
export const DOCUMENT_SOURCE_TEXT = 20_000;
/** The members are reminded this many days before a document expires. */
export const EXPIRY_REMINDER_DAYS = [30, 7] as const;
/** The documents of one person in a morning's news. */
export const EXPIRING_DOCUMENTS_MAX = 50;

/** What an opportunity may demand, in the order in which it is shown. */
export const DOCUMENT_REQUIREMENTS = [
  "businessPlan",
  "pitchDeck",
  "financials",
  "legalEntity",
  "registeredBusiness",
] as const;
export type DocumentRequirement = (typeof DOCUMENT_REQUIREMENTS)[number];
/** The documents that an application names beside those that the opportunity demands. */
export const SUPPORTING_DOCS_MAX = 50;
