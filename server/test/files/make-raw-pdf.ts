import { constants, deflateSync } from "node:zlib";

/** A stream of a PDF: its content as in the file, and the name of the filter that packs it. */
export type RawStream = { content: Buffer; filter?: string };

/**
 * Makes a PDF of these objects, numbered from 1. The first is the catalogue. The objects are not checked, so
 * they may be invalid.
 */
export function makeRawPdf(objects: (string | RawStream)[]): Uint8Array {
  const parts = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  const add = (part: string | Buffer) => void parts.push(Buffer.from(part));
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((object, i) => {
    offsets.push(length());
    add(`${i + 1} 0 obj\n`);
    if (typeof object === "string") add(object);
    else {
      add(`<</Length ${object.content.length}${object.filter ? `/Filter/${object.filter}` : ""}>>\nstream\n`);
      add(object.content);
      add("\nendstream");
    }
    add("\nendobj\n");
  });
  const start = length();
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`);
  add(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`);
  return Uint8Array.from(Buffer.concat(parts));
}

/** Makes a PDF of one page with this content. `page` adds entries to the page. */
export const makeOnePagePdf = (content: RawStream, page = "") =>
  makeRawPdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 960 540]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>${page}>>`,
    content,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ]);

/**
 * Makes a PDF of less than a megabyte with one page that unpacks to `megabytes` of a single list of numbers.
 */
export function makePdfBomb(megabytes: number): Uint8Array {
  const block = deflateSync(Buffer.alloc(2 ** 20, "0 "), { finishFlush: constants.Z_FULL_FLUSH });
  const head = deflateSync(Buffer.from("BT /F1 9 Tf ["), { finishFlush: constants.Z_FULL_FLUSH });
  // Only the first part keeps the two header bytes of a packed stream.
  const blocks = Array.from({ length: megabytes }, () => block.subarray(2));
  return makeOnePagePdf({ content: Buffer.concat([head, ...blocks]), filter: "FlateDecode" });
}
