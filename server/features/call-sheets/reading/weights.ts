export type Weight = { name: string; weight: number; unit: "points" | "percent"; isPlain: boolean };

const MOST = String.raw`(?:max(?:imum)?\.?|up to|worth|weight(?:ing)?|total|points?|score|out of|jusqu['’]à)`;
const UNIT = String.raw`points?|pts?\.?|%|per ?cent|pour ?cent`;
/** "Impact (40 points)", "Impact | 40", "Impact: 0 to 40 points". */
const BEHIND = new RegExp(
  String.raw`^(.{3,120}?)[\s:(|.…,–—-]+(?:${MOST}\s*:?\s*){0,2}(?:of\s+)?(?:0\s*(?:to|-|–|à)\s*)?(\d{1,3})\s*(${UNIT})?(?:\s*(?:max(?:imum)?|possible|available))?\s*(?:\)|,\s*threshold.*|\s[–—-]\s+approximately.*|\.)?$`,
  "i",
);
/** The same behind a whole sentence: "How well the team knows the town. (10 points)" */
const IN_BRACKETS = new RegExp(
  String.raw`\((?:${MOST}\s*:?\s*){0,2}(\d{1,3})\s*(points?|pts?\.?)(?:\s*(?:max(?:imum)?|possible|available))?\)\.?$`,
  "i",
);
/** "40 points: Impact", "(40%) Impact" */
const BEFORE = /^(?:\((\d{1,3})\s*(points?|%)\)|(\d{1,3})\s*(points?|%)\s*[:–—|-])\s*(\p{Lu}[^.]{2,119})$/u;
/** A row of a table, or a name with what is said of it: "Impact | 40 points | How many are reached", "Impact (40 points): ..." */
const BETWEEN = new RegExp(
  String.raw`^(\p{Lu}[^.;|]{2,100}?)\s*[\s|(:–—-]\s*(?:${MOST}\s*:?\s*){0,2}(\d{1,3})\s*(points?|pts?\.?)(?:\s*(?:max(?:imum)?|possible|available))?\s*[)\s|:–—-]+(?=\p{Lu})`,
  "u",
);
/** Words that state something else, whatever number follows. */
const NO_NAME =
  /\b(?:must|may|shall|will|threshold|cover|page|words?|font|police|match|award|grant|aide|subvention)\b/i;
/** Points that nobody gets for a criterion. */
const OTHER_POINTS = /\b(?:additional|bonus|extra|threshold|minimum|at least|deduct\w*)\b/i;
const NO_WEIGHT = /\d{4}|@|\d \d|[=#]|-{3}/;

const toUnit = (written = "points"): Weight["unit"] =>
  /^(?:%|p(?:er|our))/i.test(written) ? "percent" : "points";

/** The weight that a line gives to what it names. `isPlain` when the number has no unit. */
export function readWeight(body: string): Weight | null {
  const inBrackets = IN_BRACKETS.exec(body);
  if (inBrackets && !OTHER_POINTS.test(body))
    return toWeight(body.slice(0, inBrackets.index), inBrackets[1]!, inBrackets[2]);
  if (NO_WEIGHT.test(body)) return null;
  const before = BEFORE.exec(body);
  if (before && !NO_NAME.test(before[5]!))
    return toWeight(before[5]!, before[1] ?? before[3]!, before[2] ?? before[4]);
  const between = BETWEEN.exec(body);
  if (between && !NO_NAME.test(between[1]!)) return toWeight(between[1]!, between[2]!, between[3]);
  const behind = BEHIND.exec(body);
  return behind && !NO_NAME.test(behind[1]!) ? toWeight(behind[1]!, behind[2]!, behind[3]) : null;
}

function toWeight(name: string, number: string, unit: string | undefined): Weight | null {
  const weight = Number(number);
  if (weight > 100 || !/\p{L}{3}/u.test(name)) return null;
  return { name: name.trim(), weight, unit: toUnit(unit), isPlain: unit === undefined };
}
