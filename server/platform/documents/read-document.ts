import { DocumentProblem, problems } from "./document-problem";
import { finishPages } from "./finish-pages";
import { finishTables } from "./finish-tables";
import type { FoundDocument } from "./office";
import type { DocumentText } from "./types";

const ZIP = "PK\x03\x04";
const COMPOUND_FILE = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";
const PDF = "%PDF-";
/** The header of a PDF may begin up to this offset. */
const PDF_WITHIN = 1024;
const PICTURES = [
  { format: "png", head: /^\x89PNG\r\n\x1a\n/ },
  { format: "jpeg", head: /^\xff\xd8\xff/ },
  { format: "webp", head: /^RIFF[^]{4}WEBP/ },
] as const;
type Kind = "office" | "ppt" | "pdf" | (typeof PICTURES)[number]["format"];

/** Detects the kind by the first bytes. The reader of a ZIP or compound file checks its content. */
function kindOf(bytes: Uint8Array): Kind | null {
  const head = Buffer.from(bytes.subarray(0, PDF_WITHIN)).toString("latin1");
  if (head.startsWith(ZIP)) return "office";
  if (head.startsWith(COMPOUND_FILE)) return "ppt";
  const picture = PICTURES.find((one) => one.head.test(head));
  if (picture) return picture.format;
  return head.includes(PDF) ? "pdf" : null;
}

/**
 * Reads a document on the calling thread, without a time limit. All callers but the reading process use
 * `createDocumentReader`.
 * @throws DocumentProblem, and nothing else
 */
export async function readDocument(bytes: Uint8Array): Promise<DocumentText> {
  if (bytes.length === 0) throw problems.empty();
  const kind = kindOf(bytes);
  if (kind === null) throw problems.unknownFormat();
  try {
    const { pages, tables, ...found } = await readKind(kind, bytes);
    return { ...found, pages: finishPages(pages), tables: finishTables(tables) };
  } catch (error) {
    throw error instanceof DocumentProblem ? error : problems.damaged(error);
  }
}

/** Loads only the reader that is needed, because each brings a large library. A picture is not opened at all. */
async function readKind(kind: Kind, bytes: Uint8Array): Promise<FoundDocument> {
  const withoutTables = { tables: [], hasMacros: false };
  switch (kind) {
    case "office":
      return (await import("./office")).readOffice(bytes);
    case "pdf":
      return { format: kind, pages: await (await import("./pdf/pdf")).readPdf(bytes), ...withoutTables };
    case "ppt":
      return { format: kind, pages: (await import("./ppt")).readPpt(bytes), ...withoutTables };
    default:
      return { format: kind, pages: [{ title: null, text: "", notes: null }], ...withoutTables };
  }
}
