import { openArchive } from "./archive";
import { problems } from "./document-problem";
import { readDocx } from "./docx";
import type { FoundPage } from "./finish-pages";
import type { FoundTable } from "./finish-tables";
import { openPackage, type Part } from "./office-package";
import { readSlides } from "./pptx";
import type { DocumentFormat } from "./types";
import { readXlsx } from "./xlsx";

export type FoundDocument = {
  format: DocumentFormat;
  pages: FoundPage[];
  tables: FoundTable[];
  hasMacros: boolean;
};

const READERS: {
  format: DocumentFormat;
  main: RegExp;
  read: (part: Part) => Pick<FoundDocument, "pages" | "tables">;
}[] = [
  {
    format: "pptx",
    main: /presentationml\.(?:presentation|slideshow|template)\.main\+xml|powerpoint\..*\.main\+xml/,
    read: (part) => ({ pages: readSlides(part), tables: [] }),
  },
  {
    format: "docx",
    main: /wordprocessingml\.(?:document|template)\.main\+xml|ms-word\..*\.main\+xml/,
    read: readDocx,
  },
  {
    format: "xlsx",
    main: /spreadsheetml\.(?:sheet|template)\.main\+xml|ms-excel\..*\.main\+xml/,
    read: readXlsx,
  },
];
const MACROS = /macroenabled|vbaproject/i;
const SPREADSHEET = /ms-excel/;

/**
 * Reads a presentation, a Word file or a workbook, which the list of content types tells apart.
 * @throws DocumentProblem
 */
export function readOffice(bytes: Uint8Array): FoundDocument {
  const office = openPackage(openArchive(bytes));
  const types = office.contentTypes();
  for (const { format, main, read } of READERS) {
    const named = types.find(({ name, type }) => name !== "" && main.test(type));
    if (!named) continue;
    const part = office.part(named.name);
    if (!part) throw problems.damaged();
    return { format, ...read(part), hasMacros: types.some(({ type }) => MACROS.test(type)) };
  }
  // A binary workbook has no XML.
  throw types.some(({ type }) => SPREADSHEET.test(type)) ? problems.spreadsheet() : problems.unknownFormat();
}
