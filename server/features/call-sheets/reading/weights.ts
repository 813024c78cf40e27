export type Weight = { name: string; weight: number; unit: "points" | "percent"; isPlain: boolean };

const MOST = String.raw`(?:m[áa]x(?:imum|imo)?\.?(?:\s+number of points)?(?:\s+(?:of|de))?|hasta|at[ée]|up to|worth|weight(?:ing)?|total|points?|scor(?:e|ed|ing)|out of|note|sur|jusqu['’]à)`;
const POINTS = String.raw`(?:(?:combined|total|possible) )?points?|pts?\.?|puntos?|pontos?`;
const UNIT = String.raw`${POINTS}|%|per ?cent|pour ?cent|por ?cento?`;
const WHOLE = String.raw`(?:\s*(?:max(?:imum)?\.?|possible|available|combined|total|in total|weight(?:ing|ed)?|of (?:the )?(?:(?:total|overall) )?(?:score|points)))?`;
/** "(maximum score: 0 to 40": what may stand before the number. */
const LEAD = String.raw`(?:${MOST}\s*:?\s*(?:of\s+)?){0,2}(?:0\s*(?:to|-|–|à)\s*)?`;
/** "Impact (40 points)", "Impact | 40", "Impact: 0 to 40 points". */
const BEHIND = new RegExp(
  String.raw`^(.{3,120}?)[\s:(|.,…–—-]+${LEAD}(\d{1,3})\s*(${UNIT})?${WHOLE}\s*(?:\)|,\s*threshold.*|\s[–—-]\s+approximately.*|\.)?$`,
  "i",
);
/** The same behind a whole sentence: "How well the team knows the town. (10 points)" */
const IN_BRACKETS = new RegExp(String.raw`\(${LEAD}(\d{1,3})\s*(${POINTS})${WHOLE}\)\.?$`, "i");
/** The same in the last cell of a row, or as the last words of a paragraph, however long it is. */
const AT_END = new RegExp(
  String.raw`^(.{3,}?)\s*(?:\||[.;)]\s|(?<=\?)\s)\s*${LEAD}(\d{1,3})\s*(${POINTS})${WHOLE}\.?$`,
  "i",
);
/** "40 points: Impact", "(40%) Impact", "40% Impact", "40 | Impact" */
const BEFORE =
  /^(?:\((\d{1,3})\s*(points?|%)\)|(\d{1,3})\s*(points?|%|per ?cent)(?:\s*[:–—|-])?|(\d{1,3})\s*\|)\s*(\p{Lu}[^.]{2,119})$/iu;
/** A row of a table, or a name with what is said of it: "Impact | 40 points | How many are reached", "Impact (40 points): ..." */
const BETWEEN = new RegExp(
  String.raw`^(\p{Lu}[^.;|]{2,100}?)\s*[\s|(:–—-]\s*${LEAD}(\d{1,3})\s*(${POINTS})${WHOLE}(?:\s*\)?\s*[|:–—-]|\))\s*(?=[\p{L}\d])`,
  "iu",
);
const NAMED_BEFORE = /^\p{Lu}/u;
/** "Team 0/15", "Team | /15": the points that can be got. */
const OUT_OF = /^(.{3,120}?)[\s:|.,(–—-]+(?:(0|_+)\s*)?\/\s*(\d{1,3})\)?$/;
/** "Impact (Scoring: 0-5 points, threshold 3)": the first number in the brackets is the most. */
const FIRST_IN_BRACKETS = new RegExp(
  String.raw`^(\p{Lu}[^(|]{2,100}?)\s*\(${LEAD}(\d{1,3})\s*(${POINTS})\s*[,;/][^()]*\)$`,
  "iu",
);
/** "Up to 20 points will be given for the quality of the plan." */
const GIVEN =
  /^(?:(?:applications?|applicants?|proposals?|you)\s+(?:can|may|will)\s+(?:receive|earn|get|score|be (?:awarded|given))\s+)?(?:up to|a maximum of)\s+(\d{1,3})\s+points\s+(?:(?:(?:will|may|can) be|are|is)\s+)?(?:(?:awarded|given|assigned|allotted|available)\s+)?(?:for|to|based on)\s+(.{3,300}?)\.?$/i;
/** "The quality of the plan is worth up to 20 points", "Impact accounts for 30% of the score" */
const WORTH =
  /^(.{3,200}?)\s+(?:(?:is|are|will be) (?:worth|weighted(?: at)?|valued at|scored out of)|(?:carries|has|carry|have) an? (?:weight(?:ing)?|value|maximum) of|(?:accounts?|counts?) for)\s+(?:up to\s+|a maximum of\s+)?(\d{1,3})\s*(points?|%|percent)(?:\s+of\s+(?:the|your)\s+(?:\w+\s+){0,2}(?:score|points|mark|evaluation))?\.?$/i;
/** "(10 points) How well the team knows the town", however long it is */
const POINTS_FIRST =
  /^\((?:up to |max(?:imum)?\.? )?(\d{1,3})\s*(points?|pts?\.?)\)\s*[:–—-]?\s*(\p{L}.{2,690})$/iu;
/** The last cell of a row, which may have no unit. */
const LAST_CELL = /^(.{3,690}?)\s*\|\s*(\d{1,2}|100)$/;
/** "Track 1" has a number and no weight. */
const COUNTED =
  /\b(?:track|factor|phase|step|stage|criteri(?:on|a)|section|part|round|goal|area|year|form|chapter|question|objective|component|category|tier|level|priority|figure|table|appendix|attachment)$/i;
/** Words that state something else, whatever number follows. */
const NO_NAME =
  /\b(?:must|may|shall|will|threshold|cover|page|words?|font|police|match|award|grant|aide|subvention)\b/i;
/** Points that nobody gets for a criterion. */
const OTHER_POINTS = /\b(?:additional|bonus|extra|threshold|minimum|at least|deduct\w*)\b/i;
const NO_WEIGHT = /\d{4}|@|\d \d|[=#]|-{3}/;

const toUnit = (written = "points"): Weight["unit"] =>
  /^(?:%|p(?:er|our))/i.test(written) ? "percent" : "points";

/** The weight that a line gives to what it names. `isPlain` when the number has no unit. */
export function readWeight(line: string): Weight | null {
  // "[20 points]" is "(20 points)", "20/100" and "20 out of 100" are 20 points, "= 20" is ": 20".
  const body = line
    .replaceAll("[", "(")
    .replaceAll("]", ")")
    .replace(/(\d)\s*(?:\/|out of)\s*100\b/, "$1 points")
    .replace(/\s*=\s*(?=\d{1,3}\b)/, ": ");
  const inBrackets = IN_BRACKETS.exec(body);
  if (inBrackets && !OTHER_POINTS.test(body))
    return toWeight(body.slice(0, inBrackets.index), inBrackets[1]!, inBrackets[2]);
  const atEnd = AT_END.exec(body);
  if (atEnd && !OTHER_POINTS.test(body)) return toWeight(atEnd[1]!, atEnd[2]!, atEnd[3]);
  const first = FIRST_IN_BRACKETS.exec(body);
  if (first && !/criteria$/i.test(first[1]!)) return toWeight(first[1]!, first[2]!, first[3]);
  const outOf = OUT_OF.exec(body);
  if (outOf) return toWeight(outOf[1]!, outOf[3]!, outOf[2] ? "points" : undefined);
  const given = GIVEN.exec(body);
  if (given) return toWeight(given[2]!, given[1]!, "points");
  const worth = WORTH.exec(body);
  if (worth) return toWeight(worth[1]!, worth[2]!, worth[3]);
  const pointsFirst = POINTS_FIRST.exec(body);
  if (pointsFirst) return toWeight(pointsFirst[3]!.replace(/[.;]$/, ""), pointsFirst[1]!, pointsFirst[2]);
  if (NO_WEIGHT.test(body)) return null;
  const cell = LAST_CELL.exec(body);
  if (cell && !NO_NAME.test(cell[1]!.split("|")[0]!)) return toWeight(cell[1]!, cell[2]!, undefined);
  const before = BEFORE.exec(body);
  if (before && /^\p{Lu}/u.test(before[6]!) && !NO_NAME.test(before[6]!))
    return toWeight(before[6]!, before[1] ?? before[3] ?? before[5]!, before[2] ?? before[4]);
  const between = BETWEEN.exec(body);
  if (between && NAMED_BEFORE.test(body) && !NO_NAME.test(between[1]!))
    return toWeight(between[1]!, between[2]!, between[3]);
  const behind = BEHIND.exec(body);
  return behind && !NO_NAME.test(behind[1]!) ? toWeight(behind[1]!, behind[2]!, behind[3]) : null;
}

function toWeight(name: string, number: string, unit: string | undefined): Weight | null {
  const weight = Number(number);
  if (
    weight < 1 ||
    weight > 100 ||
    OTHER_POINTS.test(name) ||
    !/\p{L}{3}/u.test(name) ||
    (unit === undefined && COUNTED.test(name.trim()))
  )
    return null;
  // "Impact | 10 | 50%" has its name in the first cell.
  return { name: name.split("|")[0]!.trim(), weight, unit: toUnit(unit), isPlain: unit === undefined };
}
