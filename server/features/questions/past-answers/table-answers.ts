import type { DocumentTableView } from "@shared/validators/documents";
import { asks, readQuestion } from "./question-lines";
import type { FileLine } from "./read-lines";

/** A row of a table that holds a question and its answer; `line` is the place of the row in the lines of the file. */
export type TableAnswer = { asked: string; answer: string; line: number; table: number; row: number };

const QUESTION_HEAD =
  /^(?:questions?|preguntas?|perguntas?|crit[èe]res?|criteri(?:on|a|os?)|crit[ée]rios?|الأسئلة|الس[ؤو]ال|سؤال)(?![\p{L}])/iu;
const ANSWER_HEAD =
  /^(?:(?:your |our |applicant(?:['’]s)? )?(?:answers?|responses?|repl(?:y|ies))|r[ée]ponses?|respuestas?|respostas?|الإجابة|الجواب|جواب)/iu;
const SERIAL = /^(?:(?:question|[a-z])\.?\s*)?\d{0,3}(?:\.\d+)*[.)]?$/iu;
/** Rows and lines are compared where they begin alike, and each with a few, so that a hostile file takes no time. */
const KEY_LENGTH = 20;
const CANDIDATES_MAX = 20;
/** From this share of asking rows on, the other rows are questions too. */
const ASKING_SHARE = 0.3;

/**
 * Finds the tables that have questions on one side and answers on the other, by their heads or because the left side asks.
 * @param lines those of the file, where each row is one line with its cells one after the other
 */
export function findTableAnswers(
  tables: readonly DocumentTableView[],
  lines: readonly FileLine[],
): { answers: TableAnswer[]; used: Set<number> } {
  const answers: TableAnswer[] = [];
  const used = new Set<number>();
  const places = new Map<string, { lines: number[]; next: number }>();
  lines.forEach(({ text }, i) => {
    const key = text.slice(0, KEY_LENGTH);
    const known = places.get(key);
    if (known) known.lines.push(i);
    else places.set(key, { lines: [i], next: 0 });
  });
  const findLine = (row: readonly string[]): number => {
    const alike = places.get(filled(row).join(" | ").slice(0, KEY_LENGTH));
    if (!alike) return -1;
    while ((alike.lines[alike.next] ?? Infinity) < from) alike.next += 1;
    const near = alike.lines.slice(alike.next, alike.next + CANDIDATES_MAX);
    return near.find((i) => beginsWith(lines[i]!.text, row)) ?? -1;
  };
  let from = 0;
  tables.forEach(({ rows }, at) => {
    const placed = rows.map((row) => {
      const line = findLine(row);
      if (line >= 0) from = line + 1;
      return { row, line };
    });
    const head = rows[0]!.findIndex((cell) => QUESTION_HEAD.test(cell) && cell.split(/\s+/).length <= 3);
    const answerHead = rows[0]!.findIndex((cell) => ANSWER_HEAD.test(cell));
    const hasHead = head >= 0 && answerHead > head;
    const pairs = placed.slice(hasHead ? 1 : 0).flatMap(({ row, line }, i) => {
      const pair = hasHead ? { asked: row[head] ?? "", answerAt: answerHead } : pickPair(row);
      return pair === null || line < 0 ? [] : [{ ...pair, row, line, number: i + (hasHead ? 2 : 1) }];
    });
    const asking = pairs.filter(({ asked }) => asks(asked)).length;
    const takesAll = hasHead || (asking > 0 && asking >= pairs.length * ASKING_SHARE);
    if (hasHead && placed[0]!.line >= 0) used.add(placed[0]!.line);
    for (const { asked, answerAt, row, line, number } of pairs) {
      if (asked === "" || (!takesAll && !asks(asked))) continue;
      used.add(line);
      const answer = readWholeCell(lines[line]!.text, row, answerAt);
      answers.push({ asked, answer, line, table: at + 1, row: number });
    }
  });
  return { answers, used };
}

const filled = (row: readonly string[]) => row.map((cell) => cell.trim()).filter((cell) => cell !== "");
const beginsWith = (text: string, row: readonly string[]) => {
  const joined = filled(row).join(" | ");
  // A long cell of a table is cut; the line has the whole.
  const cut = joined.replace(/…$/, "");
  return (
    text === joined || text.startsWith(cut.slice(0, 60)) || text.startsWith(filled(row)[0]!.slice(0, 200))
  );
};

/** The question and the answer of a row with two cells, or with three of which the first is a number. */
function pickPair(row: readonly string[]): { asked: string; answerAt: number } | null {
  const cells = row.map((cell, at) => ({ cell: cell.trim(), at })).filter(({ cell }) => cell !== "");
  const [first, second, third] = cells;
  if (cells.length === 3 && SERIAL.test(first!.cell)) return { asked: second!.cell, answerAt: third!.at };
  if (cells.length !== 2) return null;
  // A number and a question, with nothing beside them.
  if (SERIAL.test(first!.cell)) return { asked: second!.cell, answerAt: row.length };
  return { asked: first!.cell, answerAt: second!.at };
}

/** The cell as the line has it, which is longer than what is kept of the table. */
function readWholeCell(line: string, row: readonly string[], at: number): string {
  const cell = (row[at] ?? "").trim();
  const isLast = filled(row.slice(at + 1)).length === 0;
  const begin = cell.replace(/…$/, "").slice(0, 60);
  const start =
    begin === "" || !isLast ? -1 : line.indexOf(begin, filled(row.slice(0, at)).join(" | ").length);
  return start < 0 ? cell : line.slice(start);
}

/** A line of a PDF with a question on the left and its answer beside it. */
export function splitBeside(line: string): { asked: string; answer: string } | null {
  const [asked = "", answer = "", ...rest] = line.split(" | ");
  return rest.length === 0 && answer !== "" && asks(asked) && readQuestion(asked).question !== ""
    ? { asked, answer }
    : null;
}
