import { QUESTIONS_PER_APPLICATION } from "@shared/constants/questions";
import { isLimit } from "@shared/questions/parse-questions";
import type { DocumentTableView } from "@shared/validators/documents";
import type { PastAnswersView } from "@shared/validators/past-answers";
import { collectAnswers } from "./collect-answers";
import {
  asks,
  couldBeHeading,
  endsSentence,
  isLabelled,
  isNumbered,
  isSectionName,
  looksLikeTitle,
  numberOf,
  readQuestion,
  splitLabelled,
} from "./question-lines";
import { type FileLine, readLines } from "./read-lines";
import { findTableAnswers, splitBeside } from "./table-answers";

type File = { format: string; text: string; pageEnds: number[] | null; tables: DocumentTableView[] };

/**
 * Finds the questions of an application that was sent, and the answers under or beside them, in their order. Nobody is asked:
 * only rules look at the text. A question without an answer is named in `unanswered`.
 */
export function findPastAnswers(file: File): Pick<PastAnswersView, "answers" | "unanswered" | "more"> {
  const isPdf = file.format === "pdf";
  const lines = readLines(file.text, file.pageEnds ?? []);
  const table = findTableAnswers(isPdf ? [] : file.tables, lines);
  const rows = new Map(table.answers.map((row) => [row.line, row]));
  const look = lookAt(lines, table.used, isPdf);
  const collected = collectAnswers(isPdf);
  /** The number of a line in a list that was no question. Null outside such a list. */
  let listed: string | null = null;

  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const { text } = line;
    if (table.used.has(i)) {
      collected.close();
      const cell = rows.get(i);
      if (cell)
        collected.addBeside(readQuestion(cell.asked), line, cell.answer, {
          ...{ table: cell.table, row: cell.row },
        });
      continue;
    }
    const beside = splitBeside(text);
    if (beside) {
      collected.addBeside(readQuestion(beside.asked), line, beside.answer, null);
      continue;
    }
    if (look.asksAt(i)) {
      const whole = look.joinAt(i);
      i += whole.count - 1;
      listed = null;
      // Guidance in a sentence of its own belongs to the question above it, which has no answer yet.
      if (collected.isWaiting() && !isNumbered(text) && !isLabelled(text)) collected.explain(whole.text);
      else collected.begin(readQuestion(whole.text), line);
      continue;
    }
    if (collected.isWaiting() && (isLimit(text) || /^[([].*[)\]]$/.test(text))) {
      collected.explain(isLimit(text) ? `(${text.replace(/^[([]|[)\].]+$/g, "")})` : text);
      continue;
    }
    const isItem = isNumbered(text) && look.isBoundary(i);
    if (isItem && looksLikeTitle(text)) {
      const kind = look.tellItem(i, listed);
      if (kind !== "listed") {
        listed = kind === "parts" ? numberOf(text) : null;
        const labelled = splitLabelled(text);
        if (kind === "heading" || kind === "parts") collected.setHeading(readQuestion(text).question);
        else if (labelled)
          collected.begin({ question: labelled.label, limit: null, unit: null }, line, labelled.value);
        else collected.begin(readQuestion(text), line);
        continue;
      }
    }
    listed = isItem ? numberOf(text) : null;
    // Right under a question, a short line is its answer: "Green Trust".
    if (look.isHeading(i) && !(collected.isWaiting() && !look.isSection(i))) collected.setHeading(text);
    else collected.addLine(text);
  }
  collected.close();
  const answers = collected.list();
  return {
    answers: answers.slice(0, QUESTIONS_PER_APPLICATION),
    unanswered: collected.listUnanswered().slice(0, QUESTIONS_PER_APPLICATION),
    more: Math.max(0, answers.length - QUESTIONS_PER_APPLICATION),
  };
}

/** Lines that a question of a PDF goes on over. */
const WRAPPED_MAX = 5;
/** A line of this share of the longest one is full, so that its sentence goes on below. */
const FULL_SHARE = 0.75;

/** What can be told of a line by itself and by its neighbours. */
function lookAt(lines: readonly FileLine[], used: ReadonlySet<number>, isPdf: boolean) {
  const longest = lines.reduce((max, { text }) => Math.max(max, text.length), 0);
  const isFull = ({ text }: FileLine) => text.length >= longest * FULL_SHARE;
  const textAt = (i: number) => lines[i]?.text ?? "";

  /** A line with those that its sentence goes on over. */
  const joinAt = (i: number) => {
    let text = textAt(i);
    let count = 1;
    while (isPdf && count < WRAPPED_MAX) {
      const last = lines[i + count - 1]!;
      const next = lines[i + count];
      if (!next || next.isAfterGap || endsSentence(last.text) || !isFull(last) || isNumbered(next.text))
        break;
      text += ` ${next.text}`;
      count += 1;
    }
    return { text, count };
  };
  /** Whether a line begins a sentence. A line of a Word file is a paragraph. */
  const isBoundary = (i: number) => {
    const before = lines[i - 1];
    if (!isPdf || !before || lines[i]!.isAfterGap || isNumbered(textAt(i))) return true;
    return endsSentence(before.text) || !isFull(before);
  };
  const asksAt = (i: number): boolean => {
    if (i >= lines.length || used.has(i) || isLimit(textAt(i)) || !isBoundary(i)) return false;
    const { text, count } = joinAt(i);
    if (text.includes(" | ")) return false;
    // A sentence that goes on is a question only if it is one to its end.
    return asks(text) || (isLimit(textAt(i + count)) && looksLikeTitle(text) && !endsSentence(text));
  };
  const startsAt = (i: number) => asksAt(i) || (isNumbered(textAt(i)) && looksLikeTitle(textAt(i)));

  return {
    ...{ joinAt, isBoundary, asksAt, startsAt },
    /** What a numbered title is: a question, a heading of questions or of numbered parts, or a line of a list. */
    tellItem(i: number, listed: string | null): "heading" | "listed" | "parts" | "question" {
      const [number, next] = [numberOf(textAt(i)), textAt(i + 1)];
      if (listed !== null && !(listed !== "" && number.startsWith(`${listed}.`))) return "listed";
      // "a)" below "2." is a part of it.
      const isLettered = number !== "" && numberOf(next) === "";
      if (asksAt(i + 1) && (!isNumbered(next) || isLettered)) return "heading";
      if (!isNumbered(next)) return next === "" && splitLabelled(textAt(i)) === null ? "listed" : "question";
      if (number !== "" && numberOf(next).startsWith(`${number}.`)) return "parts";
      return splitLabelled(textAt(i)) ? "question" : "listed";
    },
    /** Whether a line names a part of the file: by its form, or because it is short and stands above a question. */
    isHeading(i: number): boolean {
      if (isSectionName(textAt(i))) return true;
      const isApart = !isPdf || lines[i]!.isAfterGap || i === 0 || endsSentence(textAt(i - 1));
      return isApart && startsAt(i + 1) && couldBeHeading(textAt(i));
    },
    isSection: (i: number) => isSectionName(textAt(i)) && startsAt(i + 1),
  };
}
