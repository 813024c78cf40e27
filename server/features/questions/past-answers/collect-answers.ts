import { cutText } from "../../../platform/documents/text";
import { LONG_TEXT_MAX, TEXT_MAX } from "@shared/constants/limits";
import type { LimitUnit } from "@shared/constants/questions";
import type { PastAnswerView } from "@shared/validators/past-answers";
import { ANSWER_LABEL, endsSentence, QUESTION_MAX, readQuestion } from "./question-lines";
import type { FileLine } from "./read-lines";

type Asked = { question: string; limit: number | null; unit: LimitUnit | null };
type Open = Asked & { at: FileLine; heading: string | null; answer: string[] };

/** What stands in a field that nobody filled in. */
const PLACEHOLDER =
  /^(?:[_.…\s-]+|n\/?a\.?|(?:click|tap)(?: or tap)? here to enter text\.?|cliquez (?:ou appuyez )?ici.*|haga clic aqu[íi].*|clique (?:ou toque )?aqui.*)$/iu;

/** Gathers questions with their answers and places, while somebody goes through the lines of a file. */
export function collectAnswers(isPdf: boolean) {
  const found: { line: number; view: PastAnswerView }[] = [];
  const unanswered: string[] = [];
  let heading: string | null = null;
  let open: Open | undefined;

  const keep = (
    { question, limit, unit, at, heading: above }: Omit<Open, "answer">,
    answer: string,
    cell: { table: number; row: number } | null,
  ) => {
    const asked = cutText(question, TEXT_MAX);
    const text = cutText(answer.replace(ANSWER_LABEL, "").trim(), LONG_TEXT_MAX);
    if (text === "" || PLACEHOLDER.test(text)) return void unanswered.push(asked);
    const place = {
      ...{ page: isPdf ? at.page : null, heading: above, cell },
      paragraph: isPdf || cell ? null : at.number,
    };
    found.push({ line: at.number, view: { question: asked, limit, unit, answer: text, place } });
  };
  const close = () => {
    if (open) keep(open, joinAnswer(open.answer, isPdf), null);
    open = undefined;
  };

  return {
    close,
    /** Begins a question; what follows is its answer. */
    begin(asked: Asked, at: FileLine, ...answer: string[]) {
      close();
      open = { ...asked, at, heading, answer };
    },
    /** Adds a question whose answer stands beside it. */
    addBeside(asked: Asked, at: FileLine, answer: string, cell: { table: number; row: number } | null) {
      close();
      keep({ ...asked, at, heading }, answer, cell);
    },
    setHeading(text: string) {
      close();
      heading = text;
    },
    /** Whether a question is open that has no answer yet, and may be explained further. */
    isWaiting: () => open?.answer.length === 0 && open.question.length < QUESTION_MAX,
    /** Adds to the open question what explains it, or how long its answer may be. */
    explain(text: string) {
      if (!open) return;
      const { question, limit, unit } = readQuestion(`${open.question} ${text}`);
      Object.assign(open, limit === null ? { question } : { question, limit, unit });
    },
    addLine: (text: string) => void open?.answer.push(text),
    /** In the order of the file. */
    list: () => found.toSorted((a, b) => a.line - b.line).map(({ view }) => view),
    listUnanswered: () => unanswered,
  };
}

/** A PDF breaks its sentences at the edge of the page; they are joined again. A line that begins a list stays its own. */
function joinAnswer(lines: readonly string[], isPdf: boolean): string {
  if (!isPdf) return lines.join("\n");
  return lines
    .map((line, i) => {
      if (i === 0) return line;
      const isNewLine = endsSentence(lines[i - 1]!) || /^(?:[-*•‣◦▪·–—]|\(?\d{1,3}[.)])\s/.test(line);
      return `${isNewLine ? "\n" : " "}${line}`;
    })
    .join("");
}
