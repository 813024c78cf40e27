import { cutText } from "../../../platform/documents/text";
import { listJudged, listWeighed } from "./criteria-sentence";
import { readTableRow } from "./criteria-table";
import { withoutMark } from "./lines";
import type { FoundLine, Passage } from "./types";
import { readWeight } from "./weights";

const TOTAL =
  /^(?:total|sum|somme)\b|^(?:the )?(?:total|overall|maximum|highest)\b.{0,60}\b(?:scores?|points|pass\w*)\b|^(?:overall|total) (?:pass|threshold)|\b(?:all|each) (?:of the )?(?:selection |evaluation )?criteri(?:a|on)\b/i;
/** "Merit review criteria" are all of them. */
const ALL_OF_THEM = /^(?:\S+\s+){0,5}(?:criteria|critères|criterios|critérios|rubric)$/i;
/** An order is something to do, and nothing to be judged by. */
const ORDER =
  /^(?:evaluate|assess|consider|attach|collect|complete|conduct|create|develop|establish|provide|submit|see|review|identify|describe|discuss|explain|include|ensure|use|upload|report)\b/i;
/** Words of a rule, or of something that is sent. */
const NO_NAME =
  /\b(?:must|may|shall|will|threshold|cover|page|words?|font|police|match|award|grant|aide|subvention)\b|\d{4}|@|\d \d|[=#]|-{3}/i;
/** In a list that is announced as criteria, only duties and other facts name none. */
const NO_ITEM = /\b(?:must|shall|threshold)\b|\d{4}|@/i;
/** "Criterion 2: Need", wherever it stands. */
const NUMBERED =
  /^(?:criteri(?:on|a)|(?:rating |evaluation )?factor|critère)\s*(?:n[°o]\s*)?(?:\d{1,2}|[A-H])\s*[:.–—-]\s*(?=\p{L})/iu;
/** "Need: how many people are reached" has its name before the colon. */
const EXPLAINED = /^(\p{Lu}[^:.]{2,60}):\s(?=\p{L})/u;
/** "For track 2" heads a list of its own. */
const HEADS =
  /^(?:for|if|in|note|see|please|contact|deadline|example)\b|^[^:]*\b(?:required|attachments?|documents?|questions?|amount|duration)\b[^:]*:/i;
/** Points that are no weight: "5 additional points are given". */
const OF_POINTS = /\d\s(?:\w+\s)?points\b/i;
const TO_WRITER = /\b(?:you|your|votre|vos|vous)\b/i;
const POINTS_AND_COLON = /(\d\s*(?:points?|pts?\.?|%|percent)[^:]{0,12}?):$/i;
const WEIGHTED_MIN = 2;
const NAME_MAX = 120;
const ITEM_MAX = 400;
const LINE_MAX = 60;

/** What applications are judged by, with its weight. */
export function readCriteria(passage: Passage): FoundLine[] {
  const { text, page, section, isHeading } = passage;
  // "Impact (25 points):" has a list below it of what is looked at.
  const body = passage.body.replace(/[;,]\s+(?:and|or|et|ou)$/i, ";").replace(POINTS_AND_COLON, "$1");
  if (isHeading || body.endsWith(":") || TOTAL.test(body) || ALL_OF_THEM.test(body)) return [];
  const make = (name: string, weight: number | null, unit: "points" | "percent" | null): FoundLine[] => [
    { kind: "criterion", page, quote: text, value: { name: cutText(name.trim(), NAME_MAX), weight, unit } },
  ];
  if (passage.table) {
    const row = readTableRow(text, passage.table);
    return row ? make(row.name, row.weight, row.unit) : [];
  }
  const several = listWeighed(body, section);
  if (several.length > 0) return several.flatMap(({ name, weight, unit }) => make(name, weight, unit));
  const weighed = body.endsWith("?") ? null : readWeight(body);
  const isPlainlyWeighed =
    weighed && !weighed.isPlain && (weighed.unit === "points" || /\bweight/i.test(body));
  if (weighed && (section === "criterion" || isPlainlyWeighed))
    return make(weighed.name, weighed.weight, weighed.unit);
  if (NUMBERED.test(body) && body.length < NAME_MAX) return make(body.replace(NUMBERED, ""), null, null);
  if (section === "criterion" && isCriterion(passage, body))
    return make((EXPLAINED.exec(body)?.[1] ?? body).replace(/[.;,]$/, ""), null, null);
  return listJudged(body, section).flatMap(({ name, weight, unit }) => make(name, weight, unit));
}

/** Whether a line among criteria names one, without its weight. */
function isCriterion({ isItem, isAnnounced }: Passage, body: string): boolean {
  // "Does the proposal show who needs it?" in such a list is asked by those who judge.
  if (body.endsWith("?")) return isAnnounced && !TO_WRITER.test(body) && body.length < ITEM_MAX;
  if (ORDER.test(body) || OF_POINTS.test(body) || (!isItem && HEADS.test(body))) return false;
  if (isAnnounced && (isItem || EXPLAINED.test(body))) return !NO_ITEM.test(body) && body.length < ITEM_MAX;
  if (NO_NAME.test(body) || body.length >= (isItem ? ITEM_MAX : NAME_MAX)) return false;
  return (
    isItem ||
    (EXPLAINED.test(body) && /^(?:\S+\s){0,3}\S+:/.test(body)) ||
    (body.length < LINE_MAX ? !body.endsWith(".") : /[,;]$/.test(body))
  );
}

/** Marks lists of names with numbers that make up a hundred: they are criteria, whatever heading they stand under. */
export function markWeightedLists(passages: readonly Passage[]): Passage[] {
  const marked = markPercents(joinRows(passages));
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

/** Marks the headings with a percentage, wherever they stand, when these make up a hundred: "Project design (40 percent)". */
function markPercents(passages: readonly Passage[]): Passage[] {
  const isHeaded = ({ body }: Passage) =>
    body.length <= NAME_MAX && /\(\d{1,2} ?(?:%|percent)\)$/i.test(body);
  const headed = passages.filter(isHeaded);
  const total = headed.reduce((sum, { body }) => sum + (readWeight(body)?.weight ?? 0), 0);
  if (headed.length <= WEIGHTED_MIN || !isWhole(total)) return [...passages];
  return passages.map((one) => (isHeaded(one) ? { ...one, section: "criterion", isHeading: false } : one));
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
    name.text.length <= ITEM_MAX &&
    /\p{L}{3}/u.test(name.text) &&
    /^\d{1,2}$/.test(number.text)
  );
}

/** Where criteria have weights, or numbers of their own, the items without only say what is looked at below them. */
export function keepWeighted(lines: readonly FoundLine[]): FoundLine[] {
  const weighted = lines.filter((line) => line.kind === "criterion" && line.value.weight !== null).length;
  if (weighted >= WEIGHTED_MIN)
    return lines.filter((line) => line.kind !== "criterion" || line.value.weight !== null);
  const isNumbered = ({ kind, quote }: FoundLine) =>
    kind === "criterion" && NUMBERED.test(withoutMark(quote));
  if (lines.filter(isNumbered).length < WEIGHTED_MIN) return [...lines];
  return lines.filter((line) => line.kind !== "criterion" || isNumbered(line));
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

/** Headings in the part on criteria that name none of them. */
const NAMES_NO_CRITERION =
  /\b(?:process|review(?:ers?|s)?|panel|selection|scor\w*|rating|weight\w*|stages?|steps?|decisions?|timeline|overview|introduction|eligibility|threshold|notes?|how|who|when|what|more|about|contact|feedback|examples?|processus|jury|calendrier|modalités)\b|\?$/i;

/**
 * Makes criteria of the headings right below one that announces criteria, where their levels are known: "Impact" and "Team" below
 * "Award criteria". What stands below them says what is looked at.
 */
export function markHeadedCriteria(passages: readonly Passage[]): Passage[] {
  const marked = [...passages];
  for (const [at, { section, level, isHeading }] of passages.entries()) {
    if (!isHeading || level === 0 || section !== "criterion") continue;
    const below = listBelow(passages, at, level);
    const depth = Math.min(...below.flatMap((one) => (one.level > 0 ? [one.level] : [])));
    const names = new Set(
      below.filter(
        (one) => one.level === depth && one.section === "other" && !NAMES_NO_CRITERION.test(one.body),
      ),
    );
    if (names.size < WEIGHTED_MIN || names.size * 2 < below.filter((one) => one.level === depth).length)
      continue;
    let isBelow = false;
    for (const [nth, one] of below.entries()) {
      const isName = names.has(one);
      isBelow ||= isName;
      if (isName) marked[at + 1 + nth] = { ...one, section, isHeading: false, isItem: true };
      else if (isBelow && one.section === "criterion") marked[at + 1 + nth] = { ...one, section: "other" };
    }
  }
  return marked;
}

/** What stands below a heading, up to the next one that is not inside it. */
function listBelow(passages: readonly Passage[], at: number, level: number): Passage[] {
  let end = at + 1;
  while (end < passages.length && !(passages[end]!.level > 0 && passages[end]!.level <= level)) end += 1;
  return passages.slice(at + 1, end);
}
