import { getResolvedPDFJS, type getDocumentProxy } from "unpdf";
import { problems } from "../document-problem";
import type { FoundPage } from "../finish-pages";
import { PAGES_MAX } from "../limits";
import { layOut } from "./pdf-layout";
import type { Piece } from "./pdf-lines";

/** The number of pieces of text that are kept of one page. A page of print has about a thousand. */
const PIECES_MAX = 20_000;

/**
 * Reads each page. It runs no script of the file, fetches nothing and unpacks no picture. A page that
 * cannot be read counts as one without text, unless no page has any.
 * @throws DocumentProblem, or any error of pdf.js for a broken file
 */
export async function readPdf(bytes: Uint8Array): Promise<FoundPage[]> {
  const { getDocument, VerbosityLevel } = await getResolvedPDFJS();
  const loading = getDocument({
    // pdf.js takes ownership of the bytes, and does not accept a Buffer.
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: true,
    useWasm: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await loading.promise.catch((error: unknown) => {
      throw (error as Error)?.name === "PasswordException" ? problems.protected() : problems.damaged(error);
    });
    if (document.numPages > PAGES_MAX) throw problems.tooManyPages();
    const pages: FoundPage[] = [];
    let failure: unknown = null;
    for (let number = 1; number <= document.numPages; number++) {
      const page = await readPage(document, number).catch((error: unknown) => {
        failure = error;
        return { title: null, text: "", notes: null };
      });
      pages.push(page);
    }
    if (failure !== null && pages.every(({ text }) => text === "")) throw problems.damaged(failure);
    return pages;
  } finally {
    await loading.destroy();
  }
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

async function readPage(document: PdfDocument, number: number): Promise<FoundPage> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const pieces: Piece[] = [];
  const reader = page.streamTextContent().getReader() as ReadableStreamDefaultReader<TextChunk>;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
    for (const item of chunk.value.items)
      if ("str" in item && pieces.length < PIECES_MAX) pieces.push(pieceOf(item, viewport.transform));
  page.cleanup();
  const { title, text } = layOut(pieces, { height: viewport.height, number, pages: document.numPages });
  return { title, text, notes: null };
}

type TextItem = { str: string; dir: string; transform: number[]; width: number };
type TextChunk = { items: (TextItem | { type: string })[] };

/** Places a text on the page as people see it: rotated, with y growing downwards. */
function pieceOf({ str, dir, transform, width }: TextItem, view: number[]): Piece {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = view;
  const [ta = 1, tb = 0, tc = 0, td = 1, te = 0, tf = 0] = transform;
  const run = { x: a * ta + c * tb, y: b * ta + d * tb };
  const rise = { x: a * tc + c * td, y: b * tc + d * td };
  return {
    text: str,
    x: a * te + c * tf + e,
    y: b * te + d * tf + f,
    width,
    size: Math.hypot(rise.x, rise.y),
    isRtl: dir === "rtl",
    isLevel: Math.abs(run.y) < Math.abs(run.x) * 0.1 && run.x > 0,
  };
}
