import { expect, test } from "vitest";
import type { DocumentProblemKind } from "../../platform/documents/document-problem";
import { refuseDeckFile } from "./deck-file-problems";

const ANSWERS: Record<DocumentProblemKind, [status: number, message: string]> = {
  empty: [400, "This file is empty."],
  unknownFormat: [400, "This is not a PDF, PPT or PPTX file."],
  wordDocument: [
    400,
    "This is a Word document, not a presentation. Upload the deck as a PDF, PPT or PPTX file.",
  ],
  spreadsheet: [
    400,
    "This is a spreadsheet, not a presentation. Upload the deck as a PDF, PPT or PPTX file.",
  ],
  protected: [400, "This file is protected with a password. Remove the password and upload it again."],
  damaged: [400, "This file is damaged or cut off. Export it again and upload the new file."],
  noPages: [400, "This deck has no slides."],
  tooManyPages: [400, "This deck has more than 300 slides."],
  tooSlow: [400, "Reading this file took too long. Save the deck as a simpler PDF and upload that."],
  tooComplex: [400, "This file is too complex to be read. Save the deck as a simpler PDF and upload that."],
  unpacksTooMuch: [413, "This file unpacks to more than it may."],
  infected: [400, "The virus scanner found malware in this file, so it was not kept."],
};

test.each(Object.entries(ANSWERS))(
  "a deck's file with the problem %s is refused with a sentence",
  (kind, answer) => {
    const { status, message } = refuseDeckFile(kind as DocumentProblemKind);
    expect([status, message]).toEqual(answer);
  },
);
