import PDFDocument from "pdfkit";
import type { DrawnPart, PackageOrder } from "./package-frames";

const MARGIN = 62;
const COLOURS = { text: "#1B1230", quiet: "#5B5170", title: "#35156E" };
const SIZES = {
  title: 20,
  subtitle: 11.5,
  heading: 14.5,
  subheading: 12,
  note: 10,
  paragraph: 10.5,
  fact: 10.5,
};
const LABEL_WIDTH = 120;
const INDENT = 16;

/** Scripts that are written from right to left or need joined letters, which are not drawn in their order here. */
const NOT_DRAWN =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}]/u;

/** What pdfkit knows of the font that is set. */
type Glyphs = { hasGlyphForCodePoint(codePoint: number): boolean };
const glyphsOf = (pdf: PDFKit.PDFDocument) => (pdf as unknown as { _font: { font: Glyphs } })._font.font;

const isDrawn = (font: Glyphs, text: string) =>
  !NOT_DRAWN.test(text) &&
  [...text].every((letter) => /\s/.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0)!));

/** Draws the text of a package. A paragraph in letters that the font lacks is replaced by a note that says so. */
export async function drawText(
  order: PackageOrder,
  fonts: { regular: Buffer; bold: Buffer },
  lists: DrawnPart[],
): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    bufferPages: true,
    // The built-in fonts would be read from a folder, and know Latin letters only.
    font: null as unknown as string,
    info: { Title: order.title, Author: order.author, CreationDate: new Date(order.createdAt) },
  });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on("end", () => resolve()));
  pdf.registerFont("regular", fonts.regular);
  pdf.registerFont("bold", fonts.bold);
  pdf.font("regular");
  const font = glyphsOf(pdf);

  const readable = (text: string) => {
    const plain = text.replace(/[\0-\x08\x0B\x0C\x0E-\x1F]/g, "").normalize("NFC");
    return isDrawn(font, plain) ? plain : undefined;
  };
  const write = (
    text: string,
    options: { size: number; isBold?: boolean; colour: string; indent?: number },
  ) => {
    const shown = readable(text) ?? order.words.undrawn;
    pdf
      .font(options.isBold ? "bold" : "regular")
      .fontSize(options.size)
      .fillColor(options.colour);
    pdf.text(shown, MARGIN + (options.indent ?? 0), pdf.y, {
      width: pdf.page.width - 2 * MARGIN - (options.indent ?? 0),
      lineGap: 2.5,
    });
  };
  /** A heading does not stand alone at the end of a page. */
  const keepRoom = (points: number) => {
    if (pdf.y + points > pdf.page.height - MARGIN) pdf.addPage();
  };

  for (const part of [...order.parts, ...lists]) {
    const size = part.kind === "bullet" ? SIZES.paragraph : SIZES[part.kind];
    switch (part.kind) {
      case "title":
        write(part.text, { size, isBold: true, colour: COLOURS.title });
        break;
      case "heading":
      case "subheading":
        pdf.moveDown(0.9);
        keepRoom(60);
        write(part.text, { size, isBold: true, colour: COLOURS.title });
        pdf.moveDown(0.25);
        break;
      case "subtitle":
      case "note":
        write(part.text, { size, colour: COLOURS.quiet });
        break;
      case "bullet": {
        const indent = INDENT * part.depth;
        pdf.font("regular").fontSize(size).fillColor(COLOURS.text);
        keepRoom(2 * size);
        const y = pdf.y;
        pdf.text(part.mark, MARGIN + indent, y, { lineBreak: false });
        pdf.y = y;
        write(part.text, { size, colour: COLOURS.text, indent: indent + INDENT + 4 });
        break;
      }
      case "fact": {
        keepRoom(2 * size);
        const y = pdf.y;
        pdf.font("regular").fontSize(size).fillColor(COLOURS.quiet);
        pdf.text(readable(part.label) ?? "", MARGIN, y, { width: LABEL_WIDTH - 8 });
        const below = pdf.y;
        pdf.y = y;
        write(part.text, { size, colour: COLOURS.text, indent: LABEL_WIDTH });
        pdf.y = Math.max(below, pdf.y) + 2;
        break;
      }
      case "paragraph":
        write(part.text, { size, colour: COLOURS.text });
        pdf.moveDown(0.45);
    }
  }
  writeFooters(pdf, readable(order.title.slice(0, 80)) ?? "");
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Every page of the text has its number, in case the pages get separated. */
function writeFooters(pdf: PDFKit.PDFDocument, title: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let n = start; n < start + count; n++) {
    pdf.switchToPage(n);
    // Below the margin, where a text would open a new page.
    pdf.page.margins.bottom = 0;
    pdf.font("regular").fontSize(8).fillColor(COLOURS.quiet);
    pdf.text(`${title}  ·  ${n + 1} / ${count}`, MARGIN, pdf.page.height - 40, {
      ...{ width: pdf.page.width - 2 * MARGIN, align: "center", lineBreak: false },
    });
    pdf.page.margins.bottom = MARGIN;
  }
}
