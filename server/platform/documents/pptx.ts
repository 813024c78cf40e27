import { problems } from "./document-problem";
import type { FoundPage } from "./finish-pages";
import { PAGES_MAX } from "./limits";
import type { Part } from "./office-package";
import { pickTitle } from "./pick-title";
import { isPlaceholder, listShapeTexts } from "./pptx-shapes";
import { childAt, listChildren, localName, prefixedAttribute } from "./xml";

/**
 * Reads the slides in the order in which they are shown, with their notes. It includes hidden slides, because people
 * get them with the file and PowerPoint counts them.
 * @throws DocumentProblem
 */
export function readSlides(presentation: Part): FoundPage[] {
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
