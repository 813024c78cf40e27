import { DeckProblem, problems } from "./deck-problem";
import { finishSlides, type FoundSlide } from "./finish-slides";
import type { DeckFormat, DeckText } from "./types";

const ZIP = "PK\x03\x04";
const COMPOUND_FILE = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";
const PDF = "%PDF-";
/** The header of a PDF may begin up to this offset. */
const PDF_WITHIN = 1024;

/** Detects the format by the first bytes. The reader of a ZIP or compound file checks its content. */
function formatOf(bytes: Uint8Array): DeckFormat | null {
  const head = Buffer.from(bytes.subarray(0, PDF_WITHIN)).toString("latin1");
  if (head.startsWith(ZIP)) return "pptx";
  if (head.startsWith(COMPOUND_FILE)) return "ppt";
  return head.includes(PDF) ? "pdf" : null;
}

/**
 * Reads a deck on the calling thread, without a time limit. All callers but the reading process use
 * `createDeckReader`.
 * @throws DeckProblem, and nothing else
 */
export async function readDeck(bytes: Uint8Array): Promise<DeckText> {
  if (bytes.length === 0) throw problems.empty();
  const format = formatOf(bytes);
  if (format === null) throw problems.notADeck();
  try {
    return { format, slides: finishSlides(await findSlides(format, bytes)) };
  } catch (error) {
    throw error instanceof DeckProblem ? error : problems.damaged(error);
  }
}

/** Loads only the reader that is needed, because each brings a large library. */
async function findSlides(format: DeckFormat, bytes: Uint8Array): Promise<FoundSlide[]> {
  switch (format) {
    case "pdf":
      return (await import("./pdf/pdf")).readPdf(bytes);
    case "pptx":
      return (await import("./pptx")).readPptx(bytes);
    case "ppt":
      return (await import("./ppt")).readPpt(bytes);
  }
}
