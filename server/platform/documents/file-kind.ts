import { listPartNames } from "./archive";
import { DocumentProblem } from "./document-problem";

export type FileKind = "pdf" | "docx" | "pptx" | "xlsx" | "png" | "jpeg";

const HEAD_BYTES = 1_024;
/** Holds the directory of an Office file with as many parts as are read. */
const TAIL_BYTES = 512 * 1_024;

const PNG = Buffer.from("89504e470d0a1a0a", "hex");
const JPEG = Buffer.from("ffd8ff", "hex");
const ZIP = Buffer.from("504b0304", "hex");
const OFFICE_PARTS = {
  docx: "word/document.xml",
  pptx: "ppt/presentation.xml",
  xlsx: "xl/workbook.xml",
} as const;

/** Passes a file on and keeps its first and last bytes, by which its kind is told. */
export function watchKind(body: AsyncIterable<Buffer>): {
  pass: () => AsyncGenerator<Buffer>;
  /** Call it once all was passed on. Null for a kind that is not known, and for Office files with macros. */
  detect: () => FileKind | null;
} {
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  let size = 0;
  return {
    async *pass() {
      for await (const chunk of body) {
        if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
        tail = Buffer.concat([tail, chunk]).subarray(-TAIL_BYTES);
        size += chunk.length;
        yield chunk;
      }
    },
    detect: () => detectKind(head, tail, size - tail.length),
  };
}

function detectKind(head: Buffer, tail: Buffer, tailStart: number): FileKind | null {
  if (head.includes("%PDF-")) return "pdf";
  if (startsWith(head, PNG)) return "png";
  if (startsWith(head, JPEG)) return "jpeg";
  return startsWith(head, ZIP) ? detectOffice(tail, tailStart) : null;
}

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

function detectOffice(tail: Buffer, tailStart: number): FileKind | null {
  try {
    const names = listPartNames(tail, tailStart);
    if (!names.includes("[content_types].xml") || names.some((name) => name.endsWith("vbaproject.bin")))
      return null;
    for (const kind of ["docx", "pptx", "xlsx"] as const) if (names.includes(OFFICE_PARTS[kind])) return kind;
    return null;
  } catch (error) {
    if (error instanceof DocumentProblem) return null;
    throw error;
  }
}
