import { DECK_SLIDES_MAX } from "@shared/constants/pitch-decks";

export type DeckProblemCode = "unreadable_file" | "too_large";

/** Why a file cannot be read, as a sentence for its owner. It reaches the server from the process that reads as its two fields. */
export class DeckProblem extends Error {
  readonly code: DeckProblemCode;

  constructor(code: DeckProblemCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "DeckProblem";
    this.code = code;
  }
}

const unreadable = (message: string) => (cause?: unknown) =>
  new DeckProblem("unreadable_file", message, cause);

export const problems = {
  empty: unreadable("This file is empty."),
  notADeck: unreadable("This is not a PDF, PPT or PPTX file."),
  wordDocument: unreadable(
    "This is a Word document, not a presentation. Upload the deck as a PDF, PPT or PPTX file.",
  ),
  spreadsheet: unreadable(
    "This is a spreadsheet, not a presentation. Upload the deck as a PDF, PPT or PPTX file.",
  ),
  protected: unreadable("This file is protected with a password. Remove the password and upload it again."),
  damaged: unreadable("This file is damaged or cut off. Export it again and upload the new file."),
  noSlides: unreadable("This deck has no slides."),
  tooManySlides: unreadable(`This deck has more than ${DECK_SLIDES_MAX} slides.`),
  tooSlow: unreadable("Reading this file took too long. Save the deck as a simpler PDF and upload that."),
  tooComplex: unreadable(
    "This file is too complex to be read. Save the deck as a simpler PDF and upload that.",
  ),
  unpacksTooMuch: (cause?: unknown) =>
    new DeckProblem("too_large", "This file unpacks to more than it may.", cause),
};
