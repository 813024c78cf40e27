import { crc32, deflateSync } from "node:zlib";
import PDFDocument from "pdfkit";
import { listSlides, type MadeSlides } from "./made-slides";
import { makeZip, REPEATED_BLOCK, repeatedEntry, type ZipEntry } from "./make-zip";

export { makePpt } from "./make-ppt";
export { makePdfBomb } from "./make-raw-pdf";
export { listSlides, type MadeSlide, type MadeSlides } from "./made-slides";

/** Makes a PNG with colours that compress badly, so its size is similar to that of a photograph. */
export function makePng(width = 320, height = 200): Buffer {
  const row = width * 3 + 1;
  const pixels = Buffer.alloc(row * height);
  let state = 1;
  for (let i = 0; i < pixels.length; i++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[i] = i % row === 0 ? 0 : (state >>> 16) & 0xff;
  }
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc32(body), body.length + 4);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(pixels)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/**
 * Makes a PDF with one page for each slide. `hasPictures` adds a picture to each page, and `password`
 * protects the file.
 */
export async function makePdf(options: {
  slides: MadeSlides;
  hasPictures?: boolean;
  password?: string;
}): Promise<Uint8Array> {
  const document = new PDFDocument({
    autoFirstPage: false,
    size: [960, 540],
    ...(options.password === undefined ? {} : { userPassword: options.password, ownerPassword: "owner" }),
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on("end", () => resolve()));
  const picture = makePng();
  for (const slide of listSlides(options.slides)) {
    document.addPage({ size: [960, 540], margin: 48 });
    if (slide.title !== undefined) document.fontSize(34).text(slide.title);
    for (const line of slide.body ?? []) document.moveDown(0.5).fontSize(18).text(line);
    if (slide.hasPicture || options.hasPictures)
      document.image(picture, 480, 260, { width: 400, height: 230 });
  }
  document.end();
  await ended;
  return Uint8Array.from(Buffer.concat(chunks));
}

export const escapeXml = (text: string) =>
  text.replace(/[<>&"]/g, (c) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;" })[c] ?? "&quot;");

const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const paragraphs = (lines: string[]) =>
  lines.map((line) => `<a:p><a:r><a:t>${escapeXml(line)}</a:t></a:r></a:p>`).join("");
const shape = (id: number, placeholder: string, lines: string[]) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Shape ${id}"/><p:cNvSpPr/><p:nvPr><p:ph ${placeholder}/></p:nvPr></p:nvSpPr>` +
  `<p:spPr/><p:txBody><a:bodyPr/>${paragraphs(lines)}</p:txBody></p:sp>`;
const PICTURE =
  '<p:pic><p:nvPicPr><p:cNvPr id="9" name="Picture"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr>' +
  '<p:blipFill><a:blip r:embed="rIdPicture"/></p:blipFill><p:spPr/></p:pic>';
const tree = (shapes: string) =>
  '<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>' +
  `${shapes}</p:spTree></p:cSld>`;
const relationships = (entries: [id: string, type: string, target: string][]) =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries
    .map(
      ([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`,
    )
    .join("")}</Relationships>`;

/** Returns the parts of a presentation by name, as text or bytes. */
export function pptxParts(slides: MadeSlides): Record<string, string | Uint8Array> {
  const slideList = listSlides(slides);
  const kind = "application/vnd.openxmlformats-officedocument.presentationml";
  const parts: Record<string, string | Uint8Array> = {
    "[Content_Types].xml":
      `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>' +
      `<Override PartName="/ppt/presentation.xml" ContentType="${kind}.presentation.main+xml"/>` +
      slideList
        .map(
          (_, i) =>
            `<Override PartName="/ppt/slides/slide${i + 1}.xml" ContentType="${kind}.slide+xml"/>` +
            `<Override PartName="/ppt/notesSlides/notesSlide${i + 1}.xml" ContentType="${kind}.notesSlide+xml"/>`,
        )
        .join("") +
      "</Types>",
    "_rels/.rels": relationships([["rId1", "officeDocument", "ppt/presentation.xml"]]),
    "ppt/presentation.xml":
      `${HEAD}<p:presentation ${NAMESPACES}><p:sldIdLst>` +
      slideList.map((_, i) => `<p:sldId id="${256 + i}" r:id="rId${i + 1}"/>`).join("") +
      '</p:sldIdLst><p:sldSz cx="9144000" cy="5143500"/></p:presentation>',
    "ppt/_rels/presentation.xml.rels": relationships(
      slideList.map((_, i) => [`rId${i + 1}`, "slide", `slides/slide${i + 1}.xml`]),
    ),
  };
  slideList.forEach((slide, i) => {
    const shapes =
      (slide.title === undefined ? "" : shape(2, 'type="title"', [slide.title])) +
      (slide.body === undefined ? "" : shape(3, 'idx="1"', slide.body)) +
      (slide.hasPicture ? PICTURE : "") +
      (slide.xml ?? "");
    parts[`ppt/slides/slide${i + 1}.xml`] =
      `${HEAD}<p:sld ${NAMESPACES}${slide.isHidden ? ' show="0"' : ""}>${tree(shapes)}</p:sld>`;
    parts[`ppt/slides/_rels/slide${i + 1}.xml.rels`] = relationships([
      ...(slide.notes === undefined
        ? []
        : [["rIdNotes", "notesSlide", `../notesSlides/notesSlide${i + 1}.xml`] as [string, string, string]]),
      ...(slide.hasPicture
        ? [["rIdPicture", "image", "../media/picture.png"] as [string, string, string]]
        : []),
    ]);
    if (slide.notes !== undefined)
      parts[`ppt/notesSlides/notesSlide${i + 1}.xml`] = `${HEAD}<p:notes ${NAMESPACES}>${tree(
        shape(2, 'type="sldImg"', []) +
          shape(3, 'type="body" idx="1"', slide.notes.split("\n")) +
          shape(4, 'type="sldNum"', [String(i + 1)]),
      )}</p:notes>`;
  });
  if (slideList.some((slide) => slide.hasPicture)) parts["ppt/media/picture.png"] = makePng();
  return parts;
}

/** Makes a PPTX. `parts` adds parts or replaces those of `pptxParts`. */
export function makePptx(options: {
  slides: MadeSlides;
  parts?: Record<string, string | Uint8Array>;
}): Uint8Array {
  const parts = { ...pptxParts(options.slides), ...options.parts };
  return makeZip(Object.entries(parts).map(([name, content]): ZipEntry => ({ name, content })));
}

/**
 * Makes a PPTX of about 1 MB with a slide of 1 GiB. `declaredSize` is the size of that slide in the headers.
 * Without it the headers have the true size.
 */
export function makeZipBomb(options: { declaredSize?: number } = {}): Uint8Array {
  const slide = "ppt/slides/slide1.xml";
  const otherParts = Object.entries(pptxParts(1)).filter(([name]) => name !== slide);
  return makeZip([
    ...otherParts.map(([name, content]): ZipEntry => ({ name, content })),
    { ...repeatedEntry(slide, 2 ** 30 / REPEATED_BLOCK), declaredSize: options.declaredSize ?? 2 ** 30 },
  ]);
}

const CONTENT_TYPES = (main: string, type: string, more = "") =>
  `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  `<Override PartName="/${main}" ContentType="${type}"/>${more}</Types>`;
const toZip = (parts: Record<string, string>) =>
  makeZip(Object.entries(parts).map(([name, content]): ZipEntry => ({ name, content })));
const asMacros = (type: string) =>
  type.replace(
    "vnd.openxmlformats-officedocument.wordprocessingml.document",
    "vnd.ms-word.document.macroEnabled",
  );

/** Makes a Word file. `body`, `styles` and `numbering` are the XML inside these parts; the body has one paragraph by default. */
export function makeDocx(
  options: { body?: string; isMacro?: boolean; styles?: string; numbering?: string } = {},
): Uint8Array {
  const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
  const body = options.body ?? docxParagraph("Sunrise Labs");
  return toZip({
    "[Content_Types].xml": CONTENT_TYPES("word/document.xml", options.isMacro ? asMacros(type) : type),
    "word/document.xml": `${HEAD}<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    ...(options.styles !== undefined && {
      "word/styles.xml": `${HEAD}<w:styles xmlns:w="w">${options.styles}</w:styles>`,
    }),
    ...(options.numbering !== undefined && {
      "word/numbering.xml": `${HEAD}<w:numbering xmlns:w="w">${options.numbering}</w:numbering>`,
    }),
    "word/_rels/document.xml.rels": relationships([
      ["rIdS", "styles", "styles.xml"],
      ["rIdN", "numbering", "numbering.xml"],
    ]),
  });
}

export const docxParagraph = (text: string, properties = "") =>
  `<w:p><w:r>${properties}<w:t>${escapeXml(text)}</w:t></w:r></w:p>`;
export const docxTable = (rows: string[][]) =>
  `<w:tbl>${rows
    .map((row) => `<w:tr>${row.map((cell) => `<w:tc>${docxParagraph(cell)}</w:tc>`).join("")}</w:tr>`)
    .join("")}</w:tbl>`;

/** Makes a workbook. `rows` is the XML of the rows of each sheet. */
export function makeXlsx(options: {
  sheets: { name: string; rows: string }[];
  strings?: string[];
  styles?: string;
}): Uint8Array {
  const { sheets, strings = [], styles } = options;
  return toZip({
    "[Content_Types].xml": CONTENT_TYPES(
      "xl/workbook.xml",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
    ),
    "xl/workbook.xml": `${HEAD}<workbook xmlns:r="r"><sheets>${sheets
      .map(({ name }, i) => `<sheet name="${escapeXml(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationships([
      ...sheets.map((_, i): [string, string, string] => [
        `rId${i + 1}`,
        "worksheet",
        `worksheets/sheet${i + 1}.xml`,
      ]),
      ["rIdS", "sharedStrings", "sharedStrings.xml"],
      ["rIdT", "styles", "styles.xml"],
    ]),
    "xl/sharedStrings.xml": `<sst>${strings.map((text) => `<si><t>${escapeXml(text)}</t></si>`).join("")}</sst>`,
    "xl/styles.xml": styles ?? "<styleSheet/>",
    ...Object.fromEntries(
      sheets.map(({ rows }, i) => [
        `xl/worksheets/sheet${i + 1}.xml`,
        `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  });
}

export const makeHtml = () =>
  new TextEncoder().encode("<!doctype html><html><body><h1>Sunrise Labs</h1></body></html>");
