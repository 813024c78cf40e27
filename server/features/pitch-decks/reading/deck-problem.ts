import { DECK_SLIDES_MAX } from "@shared/constants/pitch-decks";
import { type Message, message, wordMessage } from "@shared/words/messages";

export type DeckProblemCode = "unreadable_file" | "too_large";
type Problem = { code: DeckProblemCode; text: Message };

const unreadable = (text: Message): Problem => ({ code: "unreadable_file", text });

const PROBLEMS = {
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
  tooManySlides: unreadable(message("This deck has more than {n} slides.", { n: DECK_SLIDES_MAX })),
  tooSlow: unreadable("Reading this file took too long. Save the deck as a simpler PDF and upload that."),
  tooComplex: unreadable(
    "This file is too complex to be read. Save the deck as a simpler PDF and upload that.",
  ),
  unpacksTooMuch: { code: "too_large", text: "This file unpacks to more than it may." },
} satisfies Record<string, Problem>;

export type DeckProblemKind = keyof typeof PROBLEMS;
export const DECK_PROBLEM_KINDS = Object.keys(PROBLEMS) as DeckProblemKind[];

/** The reason why a file cannot be read, for its owner. The reading process sends its kind to the server. */
export class DeckProblem extends Error {
  readonly kind: DeckProblemKind;
  readonly code: DeckProblemCode;
  readonly text: Message;

  constructor(kind: DeckProblemKind, cause?: unknown) {
    const { code, text } = PROBLEMS[kind];
    super(wordMessage(text), { cause });
    this.name = "DeckProblem";
    this.kind = kind;
    this.code = code;
    this.text = text;
  }
}

/** `throw problems.damaged(cause)` */
export const problems = Object.fromEntries(
  DECK_PROBLEM_KINDS.map((kind) => [kind, (cause?: unknown) => new DeckProblem(kind, cause)]),
) as Record<DeckProblemKind, (cause?: unknown) => DeckProblem>;
