import type { FoundLine, Passage } from "./types";
import { readWeight } from "./weights";

const TOTAL = /^(?:total|sum|somme)\b/i;
/** An order is something to do, and nothing to be judged by. */
const ORDER =
  /^(?:attach|collect|complete|conduct|create|develop|establish|provide|submit|see|review|identify|describe|discuss|explain|include|ensure|use|upload|report)\b/i;
/** Words of a rule, or of something that is sent. */
const NO_NAME =
  /\b(?:must|may|shall|will|threshold|cover|page|words?|font|police|match|award|grant|aide|subvention)\b|\d{4}|@|\d \d|[=#]|-{3}/i;
const WEIGHTED_MIN = 2;
const NAME_MAX = 120;
const LINE_MAX = 60;

/** What applications are judged by, with its weight. */
export function readCriteria({ text, body, page, section, isHeading, isItem }: Passage): FoundLine[] {
  if (isHeading || /[:?]$/.test(body) || TOTAL.test(body)) return [];
  const make = (name: string, weight: number | null, unit: "points" | "percent" | null): FoundLine[] => [
    { kind: "criterion", page, quote: text, value: { name: name.trim().slice(0, NAME_MAX), weight, unit } },
  ];
  const weighed = readWeight(body);
  if (weighed && (section === "criterion" || (!weighed.isPlain && weighed.unit === "points")))
    return make(weighed.name, weighed.weight, weighed.unit);
  if (section !== "criterion" || NO_NAME.test(body) || ORDER.test(body) || body.length >= NAME_MAX) return [];
  const isName = isItem || (body.length < LINE_MAX ? !body.endsWith(".") : /[,;]$/.test(body));
  return isName ? make(body.replace(/[.;,]$/, ""), null, null) : [];
}

/** Marks lists of names with numbers that make up a hundred: they are criteria, whatever heading they stand under. */
export function markWeightedLists(passages: readonly Passage[]): Passage[] {
  const marked = joinRows(passages);
  for (let from = 0; from < marked.length; from += 1) {
    let total = 0;
    let to = from;
    const first = weightOf(marked[from]!);
    for (; to < marked.length; to += 1) {
      const own = weightOf(marked[to]!);
      if (own === null || own.unit !== first?.unit || own.isPlain !== first.isPlain) break;
      total += own.weight;
    }
    const isList = to - from >= WEIGHTED_MIN && isWhole(total);
    if (isList) for (let at = from; at < to; at += 1) marked[at] = { ...marked[at]!, section: "criterion" };
    from = Math.max(from, to - 1);
  }
  return marked;
}

const weightOf = ({ body, isHeading }: Passage) => (isHeading || TOTAL.test(body) ? null : readWeight(body));
const isWhole = (total: number): boolean => total >= 99 && total <= 101;

/** Joins the rows of a table that was read cell by cell: names with numbers below them that make up a hundred. */
function joinRows(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = [];
  for (let at = 0; at < passages.length; at += 1) {
    let rows = 0;
    let total = 0;
    while (!isWhole(total) && isRow(passages, at + 2 * rows)) {
      total += Number(passages[at + 2 * rows + 1]!.text);
      rows += 1;
    }
    if (rows < WEIGHTED_MIN || !isWhole(total)) {
      joined.push(passages[at]!);
      continue;
    }
    for (let row = 0; row < rows; row += 1) {
      const [name, number] = passages.slice(at + 2 * row, at + 2 * row + 2);
      const words = { text: `${name!.text} ${number!.text}`, body: `${name!.body} ${number!.text}` };
      joined.push({ ...name!, ...words, isHeading: false, section: "criterion" });
    }
    at += 2 * rows - 1;
  }
  return joined;
}

function isRow(passages: readonly Passage[], at: number): boolean {
  const [name, number] = passages.slice(at, at + 2);
  return (
    name !== undefined &&
    number !== undefined &&
    name.page === number.page &&
    name.text.length <= NAME_MAX &&
    /\p{L}{3}/u.test(name.text) &&
    /^\d{1,2}$/.test(number.text)
  );
}

/** Where criteria have weights, the items without one only say what is looked at below them. */
export function keepWeighted(lines: readonly FoundLine[]): FoundLine[] {
  const weighted = lines.filter((line) => line.kind === "criterion" && line.value.weight !== null).length;
  if (weighted < WEIGHTED_MIN) return [...lines];
  return lines.filter((line) => line.kind !== "criterion" || line.value.weight !== null);
}

/** Marks the questions below a criterion with its points: they are asked of those who judge. */
export function markJudgedQuestions(passages: readonly Passage[]): Passage[] {
  let isBelow = false;
  return passages.map((passage) => {
    const [line] = readCriteria(passage);
    if (line?.kind === "criterion" && line.value.weight !== null) isBelow = true;
    else if (passage.isHeading || passage.section === "question") isBelow = false;
    return isBelow && passage.text.endsWith("?") ? { ...passage, section: "criterion" } : passage;
  });
}
