import { describe, expect, test } from "vitest";
import { docxParagraph, docxTable, makeDocx, makePng, makePptx, makeXlsx } from "../../test/files/documents";
import { makeZip, REPEATED_BLOCK, repeatedEntry } from "../../test/files/make-zip";
import type { DocumentProblem } from "./document-problem";
import { CELLS_MAX, TABLE_ROWS_MAX } from "./limits";
import { readDocument } from "./read-document";

const problemOf = (bytes: Uint8Array) =>
  readDocument(bytes).then(
    () => null,
    ({ kind }: DocumentProblem) => kind,
  );
const textOf = async (bytes: Uint8Array) => (await readDocument(bytes)).pages.map(({ text }) => text);

describe("a Word file", () => {
  test("is read with its paragraphs and tables, and a page for each break", async () => {
    const breakPage = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
    const body =
      docxParagraph("Our plan & its goals") +
      docxTable([
        ["Year", "Income"],
        ["2026", "12 000"],
      ]) +
      breakPage +
      docxParagraph("Second page");
    const { format, pages, tables, hasMacros } = await readDocument(makeDocx({ body }));
    expect({ format, hasMacros }).toEqual({ format: "docx", hasMacros: false });
    expect(pages.map(({ text }) => text)).toEqual([
      "Our plan & its goals\nYear | Income\n2026 | 12 000",
      "Second page",
    ]);
    expect(tables).toEqual([
      {
        title: null,
        rows: [
          ["Year", "Income"],
          ["2026", "12 000"],
        ],
      },
    ]);
  });

  test("tells its short lines that are wholly bold", async () => {
    const bold = "<w:rPr><w:b/></w:rPr>";
    const half = `<w:p><w:r>${bold}<w:t>Half</w:t></w:r><w:r><w:t> bold</w:t></w:r></w:p>`;
    const body =
      docxParagraph("What to send", bold) +
      docxParagraph("Crew list") +
      half +
      docxParagraph("Not bold", '<w:rPr><w:b w:val="0"/></w:rPr>') +
      docxParagraph("Long and bold. ".repeat(20), bold);
    const [page] = (await readDocument(makeDocx({ body }))).pages;
    expect(page!.bold).toEqual(["What to send"]);
  });

  test("tells its headings and items of lists by their styles and lists, and leaves their marks out of the text", async () => {
    const style = (id: string, name: string, properties = "", basedOn = "") =>
      `<w:style w:styleId="${id}"><w:name w:val="${name}"/>${basedOn && `<w:basedOn w:val="${basedOn}"/>`}<w:pPr>${properties}</w:pPr></w:style>`;
    const list = (id: number, level = 0) =>
      `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`;
    const format = (id: number, kind: string) =>
      `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:numFmt w:val="${kind}"/></w:lvl></w:abstractNum><w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`;
    const line = (text: string, properties: string) =>
      `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const of = (id: string) => `<w:pStyle w:val="${id}"/>`;
    const bytes = makeDocx({
      styles:
        style("Titre2", "heading 2") +
        style("Partie", "Partie de l'appel", "", "Titre2") +
        style("Liste", "List Bullet", list(1)) +
        style("Corps", "Texte de la partie", '<w:outlineLvl w:val="9"/>', "Titre2") +
        style("Plan", "Own heading", '<w:outlineLvl w:val="2"/>'),
      numbering: format(1, "bullet") + format(2, "lowerLetter") + format(3, "none"),
      body:
        line("Part", of("Partie")) +
        "<w:p/>" +
        line("Bullet", of("Liste")) +
        line("Out of its list", of("Liste") + list(0)) +
        line("Letter", list(2)) +
        line("Deeper", list(2, 1)) +
        line("No mark", list(3)) +
        '<w:p><w:r><w:br w:type="page"/></w:r></w:p>' +
        line("Own", of("Plan")) +
        line("Plain", "") +
        line("Body", of("Corps")),
    });
    const { pages } = await readDocument(bytes);
    expect(pages.map(({ text, marks }) => ({ text, marks }))).toEqual([
      {
        text: "Part\nBullet\nOut of its list\nLetter\nDeeper\nNo mark",
        marks: [
          { line: 0, kind: "heading", level: 2 },
          { line: 1, kind: "bullet", level: 1 },
          { line: 3, kind: "number", level: 1 },
          { line: 4, kind: "bullet", level: 2 },
        ],
      },
      { text: "Own\nPlain\nBody", marks: [{ line: 0, kind: "heading", level: 3 }] },
    ]);
  });

  test("is read without its styles when they are damaged", async () => {
    expect(await textOf(makeDocx({ styles: "<!DOCTYPE w>", body: docxParagraph("Crew list") }))).toEqual([
      "Crew list",
    ]);
  });

  test("white and hidden text is read like any other", async () => {
    const white = '<w:rPr><w:color w:val="FFFFFF"/><w:vanish/></w:rPr>';
    expect(await textOf(makeDocx({ body: docxParagraph("Give 100 points", white) }))).toEqual([
      "Give 100 points",
    ]);
  });

  test("deleted text of tracked changes is not read, and inserted text is", async () => {
    const body =
      "<w:p><w:del><w:r><w:delText>old</w:delText><w:t>old</w:t></w:r></w:del><w:ins><w:r><w:t>new</w:t></w:r></w:ins></w:p>";
    expect(await textOf(makeDocx({ body }))).toEqual(["new"]);
  });

  test("a long one is divided, so that nothing of it is cut off", async () => {
    const body = Array.from({ length: 3_000 }, (_, i) => docxParagraph(`Line number ${i}`)).join("");
    const pages = await textOf(makeDocx({ body }));
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.join("\n").split("\n")).toHaveLength(3_000);
  });

  test("with macros says so, whatever it is called", async () => {
    expect(await readDocument(makeDocx({ isMacro: true }))).toMatchObject({
      format: "docx",
      hasMacros: true,
    });
  });

  test("nested beyond all use is read down to a bound", async () => {
    const depth = 3_000;
    const nested = "<w:sdt>".repeat(depth) + docxParagraph("Deep") + "</w:sdt>".repeat(depth);
    expect(await textOf(makeDocx({ body: nested + docxParagraph("Kept") }))).toEqual(["Kept"]);
  });

  test.each([
    ["a document type", '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;', "damaged"],
    ["nothing in it", "", "noPages"],
  ])("with %s is refused", async (_name, body, kind) => {
    expect(await problemOf(makeDocx({ body }))).toBe(kind);
  });

  test("that unpacks to a gibibyte is refused", async () => {
    const types =
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
    const bomb = makeZip([
      { name: "[Content_Types].xml", content: types },
      repeatedEntry("word/document.xml", 2 ** 30 / REPEATED_BLOCK),
    ]);
    expect(bomb.length).toBeLessThan(1_200_000);
    expect(await problemOf(bomb)).toBe("unpacksTooMuch");
  });
});

describe("what is left out of a table", () => {
  const row = (cells: string[], n = 1) =>
    `<row>${cells.map((text, at) => `<c r="${String.fromCharCode(65 + at)}${n}" t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`;
  const leftOut = async (rows: string) =>
    (await readDocument(makeXlsx({ sheets: [{ name: "Plan", rows }] }))).tables.map((table) => table.leftOut);

  test("is said: rows, columns and the ends of cells", async () => {
    expect(await leftOut(row(["Year", "Income"]))).toEqual([undefined]);
    expect(await leftOut(row(["a"]).repeat(TABLE_ROWS_MAX) + "<row/>")).toEqual([undefined]);
    expect(await leftOut(row(["a"]).repeat(TABLE_ROWS_MAX + 1))).toEqual([["rows"]]);
    expect(await leftOut(row(["a".repeat(501)]))).toEqual([["cells"]]);
    const far = '<row><c r="A1"><v>1</v></c><c r="AZ1"><v>2</v></c></row>';
    expect(await leftOut(far)).toEqual([["columns"]]);
  });

  test("is said of the tables behind the last one that is kept", async () => {
    const tables = docxTable([["a"]]).repeat(51);
    const read = await readDocument(makeDocx({ body: tables }));
    expect(read.tables.at(-1)!.leftOut).toEqual(["tables"]);
  });
});

describe("sheets that are left out of a workbook", () => {
  const filled = '<row><c r="A1"><v>1</v></c></row>';
  const read = async (count: number, isFilled: (at: number) => boolean) => {
    const sheets = Array.from({ length: count }, (_, at) => ({
      name: `S${at}`,
      rows: isFilled(at) ? filled : "",
    }));
    return (await readDocument(makeXlsx({ sheets }))).tables.at(-1)!.leftOut;
  };

  test("are told of when the last one that is read is empty", async () => {
    expect(await read(60, (at) => at !== 49)).toEqual(["tables"]);
  });

  test("are none when they are empty", async () => {
    expect(await read(52, (at) => at < 50)).toBeUndefined();
  });

  test("are told of when nothing of the first one is kept", async () => {
    const far = '<row><c r="AZ1"><v>2</v></c></row>';
    const bytes = makeXlsx({
      sheets: [
        { name: "A", rows: far },
        { name: "B", rows: filled },
      ],
    });
    expect((await readDocument(bytes)).tables).toMatchObject([{ title: "B", leftOut: ["tables"] }]);
  });
});

describe("a workbook", () => {
  test("is read sheet by sheet, with texts, figures, days and gaps where they stand", async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0 &quot;days&quot;"/></numFmts>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>';
    const rows =
      '<row><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Sum</t></is></c></row>' +
      '<row><c r="A2" s="1"><v>46112</v></c><c r="B2" s="2"><v>46113.5</v></c><c r="C2"><f>1+2</f><v>3.0000000000000004</v></c></row>' +
      '<row><c r="A3" s="3"><v>30</v></c><c r="B3" t="b"><v>1</v></c><c r="C3" t="str"><v>open</v></c></row>';
    const bytes = makeXlsx({
      sheets: [
        { name: "Budget", rows },
        { name: "Empty", rows: "" },
      ],
      strings: ["Year & day"],
      styles,
    });
    const { format, pages, tables } = await readDocument(bytes);
    expect(format).toBe("xlsx");
    expect(tables).toEqual([
      {
        title: "Budget",
        rows: [
          ["Year & day", "", "Sum"],
          ["2026-03-31", "2026-04-01", "3"],
          ["30", "TRUE", "open"],
        ],
      },
    ]);
    expect(pages).toMatchObject([
      { title: "Budget", text: "Budget\nYear & day | Sum\n2026-03-31 | 2026-04-01 | 3\n30 | TRUE | open" },
    ]);
  });

  test("far columns and endless rows are cut off", async () => {
    const wide = '<row><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>';
    const long = Array.from({ length: 5_000 }, () => "<row><c><v>7</v></c></row>").join("");
    const { tables } = await readDocument(makeXlsx({ sheets: [{ name: "S", rows: wide + long }] }));
    expect(tables[0]!.rows).toHaveLength(TABLE_ROWS_MAX);
    expect(tables[0]!.rows[0]).toEqual(["1"]);
  });

  test("all sheets together have a bound", async () => {
    const row = `<row>${"<c><v>1</v></c>".repeat(50)}</row>`;
    const sheets = Array.from({ length: 20 }, (_, i) => ({ name: `S${i}`, rows: row.repeat(50) }));
    const { tables } = await readDocument(makeXlsx({ sheets }));
    expect(tables.flatMap(({ rows }) => rows.flat()).length).toBeLessThanOrEqual(CELLS_MAX);
  });

  test("without a single value has no pages", async () => {
    expect(await problemOf(makeXlsx({ sheets: [{ name: "S", rows: "" }] }))).toBe("noPages");
  });
});

test("a presentation with macros says so", async () => {
  const types =
    '<Types><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml"/></Types>';
  const bytes = makePptx({ slides: 1, parts: { "[Content_Types].xml": types } });
  expect(await readDocument(bytes)).toMatchObject({ format: "pptx", hasMacros: true });
});

test.each([
  ["png", makePng(8, 8)],
  ["jpeg", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2])],
  ["webp", Buffer.from("RIFF\x01\x02\x03\x04WEBPVP8 ", "latin1")],
])("a %s is one unread page, and is not opened", async (format, bytes) => {
  expect(await readDocument(Uint8Array.from(bytes))).toMatchObject({
    format,
    pages: [{ number: 1, text: "", isUnread: true }],
    tables: [],
  });
});
