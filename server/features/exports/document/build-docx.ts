import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  type INumberingOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  convertMillimetersToTwip,
} from "docx";
import { isWebAddress } from "@shared/validators/fields";
import { describeCurrentLanguage } from "@shared/words/language";
import { cutText } from "../../../platform/documents/text";
import { t } from "../../../platform/text/words";
import { type Block, parseBlocks, type Run } from "./text-blocks";

/** A line of a table of facts; a web address becomes a link. */
export type Fact = { label: string; value: string | null };
/**
 * A table with a head. Texts of columns after `texts` are figures, which stand at the end of their cells; rows of `sums`
 * are bold. `widths` are in millimetres.
 */
type TextTable = {
  head: string[];
  widths: number[];
  texts: number;
  rows: string[][];
  sums: string[][];
};
/** `subtitle` stands below the title; without a title the section belongs to the one before. */
export type Section = {
  title?: string;
  subtitle?: string;
  facts?: Fact[];
  table?: TextTable;
  note?: string;
  text?: string;
};
export type DocumentContent = {
  title: string;
  subtitle: string;
  author: string;
  sections: Section[];
};

type Numbering = INumberingOptions["config"][number];

const QUIET = "5B5170";
const LINE = "D9D2E6";
const RTL = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const HEADINGS = [HeadingLevel.HEADING_2, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const;

/** XML allows no control characters, not even escaped. */
const stripControlCharacters = (text: string) => text.replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, "");

const plain = (lines: Run[][]) =>
  lines
    .flat()
    .map(({ text }) => text)
    .join("");

/** The runs of a block's lines, each in the direction of its script. */
function toRuns(lines: Run[][]): TextRun[] {
  const rightToLeft = RTL.test(plain(lines));
  return lines.flatMap((line, index) => {
    const runs = line.length > 0 ? line : [{ text: "" } as Run];
    return runs.map(
      ({ text, isBold, isItalic, isGap }, place) =>
        new TextRun({
          text: stripControlCharacters(text),
          bold: isBold,
          italics: isItalic,
          highlight: isGap ? "yellow" : undefined,
          rightToLeft: rightToLeft || undefined,
          break: index > 0 && place === 0 ? 1 : undefined,
        }),
    );
  });
}

const getDirection = (text: string) => (RTL.test(text) ? { bidirectional: true } : {});

function toParagraph(block: Block, numbering: Map<number, Numbering>, prefix: string): Paragraph {
  const common = { children: toRuns(block.lines), ...getDirection(plain(block.lines)) };
  switch (block.kind) {
    case "heading":
      return new Paragraph({ ...common, heading: HEADINGS[Math.min(block.level, 3) - 1] });
    case "bullet":
      return new Paragraph({ ...common, style: "ListParagraph", bullet: { level: block.depth } });
    case "number": {
      const reference = `${prefix}-${block.list}`;
      // The first item of a list sets its first number.
      if (!numbering.has(block.list)) numbering.set(block.list, buildNumbering(reference, block));
      return new Paragraph({
        ...common,
        style: "ListParagraph",
        numbering: { reference, level: block.depth },
      });
    }
    case "paragraph":
      return new Paragraph(common);
  }
}

const buildNumbering = (
  reference: string,
  { depth, start }: { depth: number; start: number },
): Numbering => ({
  reference,
  levels: [0, 1, 2].map((level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    start: level === depth ? start : 1,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 720 * (level + 1), hanging: 360 } } },
  })),
});

function buildValue(value: string): Paragraph {
  const text = stripControlCharacters(value);
  const children = isWebAddress(text)
    ? [new ExternalHyperlink({ link: text, children: [new TextRun({ text, style: "Hyperlink" })] })]
    : [new TextRun({ text, rightToLeft: RTL.test(text) || undefined })];
  return new Paragraph({ children, ...getDirection(text), spacing: { after: 0 } });
}

const NO_BORDER = { style: BorderStyle.NONE, size: 0, color: "auto" };
const LABEL_WIDTH = convertMillimetersToTwip(42);
const VALUE_WIDTH = convertMillimetersToTwip(118);

/** A table of labels and values; unknown values are left out. */
function buildFactsTable(facts: readonly Fact[]): Table {
  const cell = (paragraph: Paragraph, width: number) =>
    new TableCell({
      children: [paragraph],
      width: { size: width, type: WidthType.DXA },
      margins: { top: 60, bottom: 60, left: 0, right: 120 },
    });
  return new Table({
    columnWidths: [LABEL_WIDTH, VALUE_WIDTH],
    width: { size: LABEL_WIDTH + VALUE_WIDTH, type: WidthType.DXA },
    borders: {
      top: NO_BORDER,
      left: NO_BORDER,
      right: NO_BORDER,
      insideVertical: NO_BORDER,
      bottom: { style: BorderStyle.SINGLE, size: 4, color: LINE },
      insideHorizontal: { style: BorderStyle.SINGLE, size: 4, color: LINE },
    },
    rows: facts.flatMap(({ label, value }) =>
      value
        ? new TableRow({
            cantSplit: true,
            children: [
              cell(
                new Paragraph({
                  children: [new TextRun({ text: label, color: QUIET })],
                  spacing: { after: 0 },
                }),
                LABEL_WIDTH,
              ),
              cell(buildValue(value), VALUE_WIDTH),
            ],
          })
        : [],
    ),
  });
}

function buildTextTable({ head, widths, texts, rows, sums }: TextTable): Table {
  const columnWidths = widths.map((width) => convertMillimetersToTwip(width));
  const buildRow = (cells: readonly string[], bold: boolean, isHead = false) =>
    new TableRow({
      cantSplit: true,
      tableHeader: isHead,
      children: cells.map(
        (cell, index) =>
          new TableCell({
            width: { size: columnWidths[index]!, type: WidthType.DXA },
            margins: { top: 40, bottom: 40, left: 40, right: 40 },
            children: [
              new Paragraph({
                children: [
                  new TextRun({
                    text: stripControlCharacters(cell),
                    bold,
                    size: 18,
                    rightToLeft: RTL.test(cell) || undefined,
                  }),
                ],
                ...getDirection(cell),
                alignment: index < texts ? AlignmentType.START : AlignmentType.END,
                spacing: { after: 0 },
              }),
            ],
          }),
      ),
    });
  const line = { style: BorderStyle.SINGLE, size: 4, color: LINE };
  return new Table({
    columnWidths,
    width: { size: columnWidths.reduce((all, width) => all + width, 0), type: WidthType.DXA },
    borders: {
      ...{ top: line, bottom: line, insideHorizontal: line },
      ...{ left: NO_BORDER, right: NO_BORDER, insideVertical: NO_BORDER },
    },
    rows: [
      buildRow(head, true, true),
      ...rows.map((row) => buildRow(row, false)),
      ...sums.map((row) => buildRow(row, true)),
    ],
  });
}

function buildSection(section: Section, index: number, numberings: Numbering[]): (Paragraph | Table)[] {
  const numbering = new Map<number, Numbering>();
  const { title, subtitle, facts, table, note, text } = section;
  const parts = [
    ...(title ? [new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 })] : []),
    ...(subtitle
      ? [
          new Paragraph({
            text: stripControlCharacters(subtitle),
            heading: HeadingLevel.HEADING_2,
            ...getDirection(subtitle),
          }),
        ]
      : []),
    ...(facts ? [buildFactsTable(facts)] : []),
    ...(table ? [buildTextTable(table)] : []),
    ...(note
      ? [new Paragraph({ children: [new TextRun({ text: note, italics: true, color: QUIET })] })]
      : []),
    ...(text ? parseBlocks(text).map((block) => toParagraph(block, numbering, `numbers-${index}`)) : []),
  ];
  numberings.push(...numbering.values());
  return parts;
}

/** The title with page number and count, which the word processor fills in. */
function buildFooterRuns(title: string): TextRun[] {
  const [before, page, between, pages, after] = t.raw("Page {page} of {pages}").split(/\{(\w+)\}/);
  const numberOf = (name: string | undefined) =>
    new TextRun({ children: [name === "page" ? PageNumber.CURRENT : PageNumber.TOTAL_PAGES] });
  return [
    new TextRun(`${title}  ·  ${before}`),
    numberOf(page),
    new TextRun(between ?? ""),
    numberOf(pages),
    ...(after ? [new TextRun(after)] : []),
  ];
}

/** Every page has its number and the title, in case the pages get separated. */
const buildFooter = (title: string) =>
  new Footer({
    children: [
      new Paragraph({
        style: FOOTER_STYLE,
        alignment: AlignmentType.CENTER,
        children: buildFooterRuns(title),
      }),
    ],
  });

const FOOTER_STYLE = "Footer";
const FOOTER_TITLE_MAX = 80;
/** In twentieths of a point, as Word rounds them. */
const A4 = { width: 11_906, height: 16_838 };

/** Builds a Word document on A4 with Word's own styles, so that its outline works and it can be restyled. */
export function buildDocx({ title, subtitle, author, sections }: DocumentContent): Promise<Buffer> {
  const numberings: Numbering[] = [];
  const heading = (size: number, before: number) => ({
    run: { size, bold: true, color: "35156E", font: "Calibri" },
    paragraph: { spacing: { before, after: 120 }, keepNext: true },
  });
  const children = [
    new Paragraph({
      text: stripControlCharacters(title),
      heading: HeadingLevel.TITLE,
      ...getDirection(title),
    }),
    new Paragraph({
      children: [new TextRun({ text: stripControlCharacters(subtitle), color: QUIET, size: 24 })],
    }),
    ...sections.flatMap((section, index) => buildSection(section, index, numberings)),
  ];
  const document = new Document({
    title: stripControlCharacters(title),
    subject: stripControlCharacters(subtitle),
    creator: stripControlCharacters(author),
    lastModifiedBy: stripControlCharacters(author),
    description: "",
    styles: {
      default: {
        document: {
          run: {
            font: "Calibri",
            size: 22,
            language: { value: describeCurrentLanguage().locale.replace(/-u-.*/, "") },
          },
          paragraph: { spacing: { after: 160, line: 276 } },
        },
        title: {
          run: { size: 44, bold: true, color: "35156E", font: "Calibri" },
          paragraph: { spacing: { after: 80 } },
        },
        heading1: heading(30, 360),
        heading2: heading(25, 280),
        heading3: heading(22, 220),
        listParagraph: { paragraph: { spacing: { after: 80 } } },
      },
      paragraphStyles: [
        { id: FOOTER_STYLE, name: "footer", basedOn: "Normal", run: { size: 18, color: QUIET } },
      ],
    },
    numbering: { config: numberings },
    sections: [
      {
        properties: {
          page: {
            size: A4,
            margin: {
              top: convertMillimetersToTwip(25),
              bottom: convertMillimetersToTwip(25),
              left: convertMillimetersToTwip(25),
              right: convertMillimetersToTwip(25),
            },
          },
        },
        footers: { default: buildFooter(cutText(stripControlCharacters(title), FOOTER_TITLE_MAX)) },
        children,
      },
    ],
  });
  return Packer.toBuffer(document);
}
