import type { DocumentFormat } from "../documents/types";

/** A part of the text of a package, drawn with headings and lists. Every text is one paragraph. */
export type DrawnPart =
  | { kind: "title" | "subtitle" | "heading" | "subheading" | "note" | "paragraph"; text: string }
  | { kind: "bullet"; text: string; depth: number; mark: string }
  | { kind: "fact"; label: string; text: string };

/** A file that follows the text: its format, its size in bytes, and what stands for it in the list. */
export type PackageFile = { name: string; format: DocumentFormat; size: number };

/** What the program gets as its first line; the bytes of fonts and files follow, one after the other. */
export type PackageOrder = {
  title: string;
  author: string;
  /** ISO 8601. */
  createdAt: string;
  parts: DrawnPart[];
  /** The words of the list of files. `{name}` stands for a file's name. */
  words: {
    documents: string;
    joined: string;
    separate: string;
    undrawn: string;
  };
  /** Bytes of the font and of its bold form. */
  fonts: [number, number];
  /** The files in order. One of size 0 is only named. */
  files: PackageFile[];
  /** More bytes of files than these are not joined. */
  joinedBytesMax: number;
};

/** What the program says first. `joined` has for each file whether its pages are in the document. The PDF follows. */
export type PackageReport = { joined: boolean[]; bytes: number };
