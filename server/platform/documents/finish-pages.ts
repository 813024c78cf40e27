import { fairShare } from "../text/fair-share";
import { problems } from "./document-problem";
import {
  BOLD_LINES_MAX,
  BOLD_MAX,
  DOCUMENT_TEXT_MAX,
  MARKS_MAX,
  NOTES_MAX,
  PAGE_TEXT_MAX,
  PAGES_MAX,
  TITLE_MAX,
} from "./limits";
import { cutText, tidyText } from "./text";
import type { DocumentPage, LineMark } from "./types";

/** A page as its file has it. `text` holds the title as well, and is tidy where it has `marks`. */
export type FoundPage = {
  title: string | null;
  text: string;
  notes: string | null;
  bold?: string[];
  marks?: LineMark[];
};

/**
 * Numbers, tidies and bounds pages. A page without a single letter is unread: a picture, or shapes that only a person can read.
 * @throws DocumentProblem when there are none, or too many
 */
export function finishPages(found: FoundPage[]): DocumentPage[] {
  if (found.length === 0) throw problems.noPages();
  if (found.length > PAGES_MAX) throw problems.tooManyPages();
  const pages = found.map((page, i): DocumentPage => {
    const title = tidyText(page.title ?? "").replaceAll("\n", " ");
    const text = tidyText(page.text);
    const notes = tidyText(page.notes ?? "");
    return {
      number: i + 1,
      title: title === "" ? null : cutText(title, TITLE_MAX),
      text: cutText(text, PAGE_TEXT_MAX),
      notes: notes === "" ? null : cutText(notes, NOTES_MAX),
      isUnread: !/\p{L}/u.test(text),
      ...(page.bold && page.bold.length > 0 && { bold: keepBold(page.bold) }),
    };
  });
  const max = fairShare(
    pages.flatMap(({ text, notes }) => [text.length, notes?.length ?? 0]),
    DOCUMENT_TEXT_MAX - pages.reduce((sum, { title }) => sum + (title?.length ?? 0), 0),
  );
  let marksLeft = MARKS_MAX;
  return pages.map((page, i) => {
    const text = cutText(page.text, max);
    const marks = keepMarks(found[i]!.marks ?? [], text).slice(0, marksLeft);
    marksLeft -= marks.length;
    return {
      ...page,
      text,
      notes: page.notes === null ? null : cutText(page.notes, max),
      ...(marks.length > 0 && { marks }),
    };
  });
}

/** The marks of the lines that are left of a page. */
function keepMarks(marks: readonly LineMark[], text: string): LineMark[] {
  const lines = text.split("\n").length;
  return marks.filter(({ line }) => line < lines);
}

const keepBold = (lines: readonly string[]): string[] =>
  lines.slice(0, BOLD_LINES_MAX).map((line) => cutText(tidyText(line), BOLD_MAX));
