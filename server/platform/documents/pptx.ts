import { openArchive } from "./archive";
import { problems } from "./document-problem";
import type { FoundPage } from "./finish-pages";
import { PAGES_MAX } from "./limits";
import { openPackage, type OfficePackage, type Part } from "./office-package";
import { pickTitle } from "./pick-title";
import { isPlaceholder, listShapeTexts } from "./pptx-shapes";
import { childAt, listChildren, localName, prefixedAttribute } from "./xml";

const PRESENTATION =
  /presentationml\.(?:presentation|slideshow|template)\.main\+xml|powerpoint\..*\.main\+xml/;
const WORD = /wordprocessingml|ms-word/;
const SPREADSHEET = /spreadsheetml|ms-excel/;

/**
 * Reads the slides in the order in which they are shown, with their notes. It includes hidden slides, because people
 * get them with the file and PowerPoint counts them.
 * @throws DocumentProblem
 */
export function readPptx(bytes: Uint8Array): FoundPage[] {
  const office = openPackage(openArchive(bytes));
  const presentation = mainPart(office);
  const slideIds = childAt(presentation.root, "sldIdLst");
  const references = slideIds ? listChildren(slideIds, "sldId") : [];
  if (references.length > PAGES_MAX) throw problems.tooManyPages();
  const height = Number(childAt(presentation.root, "sldSz")?.attribs.cy) || null;
  return references.map((reference) => {
    const slide = presentation.related(prefixedAttribute(reference, "id"));
    if (!slide) throw problems.damaged();
    return readSlide(slide, height);
  });
}

/** Finds the main part, which the list of content types names. */
function mainPart(office: OfficePackage): Part {
  const types = office.contentTypes();
  const main = types.find(({ type }) => PRESENTATION.test(type));
  if (main) return office.part(main.name) ?? fail();
  const has = (kind: RegExp) => types.some(({ type }) => kind.test(type));
  if (has(WORD)) throw problems.wordDocument();
  if (has(SPREADSHEET)) throw problems.spreadsheet();
  throw problems.unknownFormat();
}

function fail(): never {
  throw problems.damaged();
}

function readSlide(slide: Part, height: number | null): FoundPage {
  const texts = listShapeTexts(slide);
  return {
    title: pickTitle(texts, height),
    text: texts.map(({ text }) => text).join("\n"),
    notes: readNotes(slide),
  };
}

/** Reads the speaker's notes: the body of the notes page, without its picture of the slide and its number. */
function readNotes(slide: Part): string | null {
  const notes = slide.relatedOfKind("notesSlide");
  if (!notes || localName(notes.root.name) !== "notes") return null;
  return listShapeTexts(notes, (shape) => isPlaceholder(shape, "body"))
    .map(({ text }) => text)
    .join("\n");
}
