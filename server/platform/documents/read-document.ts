import { DocumentProblem, problems } from "./document-problem";
import { finishPages, type FoundPage } from "./finish-pages";
import type { DocumentFormat, DocumentText } from "./types";

const ZIP = "PK\x03\x04";
const COMPOUND_FILE = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";
const PDF = "%PDF-";
/** The header of a PDF may begin up to this offset. */
const PDF_WITHIN = 1024;

/** Detects the format by the first bytes. The reader of a ZIP or compound file checks its content. */
function formatOf(bytes: Uint8Array): DocumentFormat | null {
  const head = Buffer.from(bytes.subarray(0, PDF_WITHIN)).toString("latin1");
  if (head.startsWith(ZIP)) return "pptx";
  if (head.startsWith(COMPOUND_FILE)) return "ppt";
  return head.includes(PDF) ? "pdf" : null;
}

/**
 * Reads a document on the calling thread, without a time limit. All callers but the reading process use
 * `createDocumentReader`.
 * @throws DocumentProblem, and nothing else
 */
export async function readDocument(bytes: Uint8Array): Promise<DocumentText> {
  if (bytes.length === 0) throw problems.empty();
  const format = formatOf(bytes);
  if (format === null) throw problems.unknownFormat();
  try {
    return { format, pages: finishPages(await findPages(format, bytes)) };
  } catch (error) {
    throw error instanceof DocumentProblem ? error : problems.damaged(error);
  }
}

/** Loads only the reader that is needed, because each brings a large library. */
async function findPages(format: DocumentFormat, bytes: Uint8Array): Promise<FoundPage[]> {
  switch (format) {
    case "pdf":
      return (await import("./pdf/pdf")).readPdf(bytes);
    case "pptx":
      return (await import("./pptx")).readPptx(bytes);
    case "ppt":
      return (await import("./ppt")).readPpt(bytes);
  }
}
