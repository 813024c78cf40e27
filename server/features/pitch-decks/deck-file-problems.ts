import { type Message, message } from "@shared/words/messages";
import type { DocumentProblemKind } from "../../platform/documents/document-problem";
import { PAGES_MAX } from "../../platform/documents/limits";
import { AppError } from "../../platform/errors/app-error";

const PROBLEMS: Record<DocumentProblemKind, Message> = {
  empty: "This file is empty.",
  unknownFormat: "This is not a PDF, PPT or PPTX file.",
  wordDocument: "This is a Word document, not a presentation. Upload the deck as a PDF, PPT or PPTX file.",
  spreadsheet: "This is a spreadsheet, not a presentation. Upload the deck as a PDF, PPT or PPTX file.",
  protected: "This file is protected with a password. Remove the password and upload it again.",
  damaged: "This file is damaged or cut off. Export it again and upload the new file.",
  noPages: "This deck has no slides.",
  tooManyPages: message("This deck has more than {n} slides.", { n: PAGES_MAX }),
  tooSlow: "Reading this file took too long. Save the deck as a simpler PDF and upload that.",
  tooComplex: "This file is too complex to be read. Save the deck as a simpler PDF and upload that.",
  unpacksTooMuch: "This file unpacks to more than it may.",
  infected: "The virus scanner found malware in this file, so it was not kept.",
};

/** Tells the owner of a file why it cannot be read as a deck: `unreadable_file`, or `too_large`. */
export const refuseDeckFile = (kind: DocumentProblemKind): AppError =>
  new AppError(kind === "unpacksTooMuch" ? "too_large" : "unreadable_file", PROBLEMS[kind]);
