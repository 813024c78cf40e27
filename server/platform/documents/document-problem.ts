/** Why a file cannot be read. */
export const DOCUMENT_PROBLEM_KINDS = [
  "empty",
  /** Neither a PDF, an Office file nor a picture. */
  "unknownFormat",
  "wordDocument",
  "spreadsheet",
  "protected",
  "damaged",
  "noPages",
  "tooManyPages",
  "tooSlow",
  "tooComplex",
  "unpacksTooMuch",
  /** A virus scanner knows it as malware. */
  "infected",
] as const;
export type DocumentProblemKind = (typeof DOCUMENT_PROBLEM_KINDS)[number];

/** A file that cannot be read. The reading process sends the kind to the server; a feature says it in its own words. */
export class DocumentProblem extends Error {
  readonly kind: DocumentProblemKind;

  constructor(kind: DocumentProblemKind, cause?: unknown) {
    super(`A document could not be read: ${kind}`, { cause });
    this.name = "DocumentProblem";
    this.kind = kind;
  }
}

/** `throw problems.damaged(cause)` */
export const problems = Object.fromEntries(
  DOCUMENT_PROBLEM_KINDS.map((kind) => [kind, (cause?: unknown) => new DocumentProblem(kind, cause)]),
) as Record<DocumentProblemKind, (cause?: unknown) => DocumentProblem>;
