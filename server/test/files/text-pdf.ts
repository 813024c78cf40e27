import PDFDocument from "pdfkit";

/** Makes a PDF for printing with these pages of text, line by line. */
export async function printTextPdf(pages: readonly string[]): Promise<Uint8Array> {
  const document = new PDFDocument({ autoFirstPage: false, size: "A4", margin: 56 });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on("end", () => resolve()));
  for (const page of pages) {
    document.addPage();
    document.fontSize(10);
    for (const line of page.split("\n")) if (line.trim() !== "") document.text(line);
  }
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
