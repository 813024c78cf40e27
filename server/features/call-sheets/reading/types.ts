import type { CallKind } from "@shared/constants/calls";
import type { CallLineValue } from "@shared/validators/calls";
import type { CriteriaTable } from "./criteria-table";

/** How a file or a web page shows a line, counted from 0: as a heading, or as an item of a list. Levels start at 1. */
export type PageMark = { line: number; kind: "bullet" | "heading" | "number"; level: number };

/** The text of one page of a call. `isUnread` is set when it is only a picture. Numbers start at 1. */
export type CallPage = {
  number: number;
  text: string;
  isUnread: boolean;
  /** Lines that are shown in bold letters as headings are, if it is known. */
  headings?: readonly string[];
  /** The headings and items whose marks are not in the text, if it is known. */
  marks?: readonly PageMark[];
};

/** A sentence, an item of a list or a heading, with the words exactly as they stand on the page but for line ends. */
export type Passage = {
  page: number;
  text: string;
  /** The same without a bullet or a number before it. */
  body: string;
  /** Whether a bullet or a number stood before it. */
  isItem: boolean;
  /** What its heading or the sentence above its list announces. */
  section: Section;
  /** A sentence above the list, and no heading, says what its items are. */
  isAnnounced: boolean;
  isHeading: boolean;
  /** The level of a heading, if its page tells it; 0 otherwise. */
  level: number;
  /** It begins its line, and is no later sentence of a paragraph. */
  isFirst: boolean;
  /** An order without a question near it. */
  isLone?: boolean;
  /** It is a row of such a table. */
  table?: CriteriaTable;
};

/** "paper" is what is said of one paper that is sent, "after" what whoever got the money has to do. */
export type Section = CallKind | "dates" | "costs" | "paper" | "after" | "other" | null;

/** Something that the call states, and the words that state it. */
export type FoundLine = {
  [K in CallKind]: {
    kind: K;
    value: CallLineValue[K];
    page: number;
    quote: string;
    /** Only a model found it; the rules did not. */
    isFromAi?: boolean;
  };
}[CallKind];

/** What a whole call says beside the passage that is read. */
export type CallHints = { isDayFirst: boolean };
