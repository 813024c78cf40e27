import type { FoundLine, Passage } from "./types";

const WEIGHT =
  /^(.{3,120}?)[\s:(|.…,–—-]+(?:max(?:imum)?\.?|up to|worth|weight|total|points?|score|jusqu['’]à)?\s*:?\s*(?:of\s+)?(?:0\s*(?:to|-|–|à)\s*)?(\d{1,3})\s*(points?|pts?\.?|%|per ?cent|pour ?cent)?\s*(?:\)|,\s*threshold.*|\s[–—-]\s+approximately.*|\.)?$/i;
const TOTAL = /^(?:total|sum|somme)\b/i;
/** Words that state something else, whatever number follows. */
const NO_NAME =
  /\b(?:must|may|shall|will|threshold|cover|page|words?|font|police|match|award|grant|aide|subvention)\b/i;
/** An order is something to do, and nothing to be judged by. */
const ORDER =
  /^(?:collect|complete|conduct|create|develop|establish|provide|submit|see|review|identify|describe|discuss|explain|include|ensure|use|upload|report)\b/i;
const WEIGHTED_MIN = 2;
const NAME_MAX = 120;

/** What applications are judged by, with its weight. */
export function readCriteria({ text, body, page, section, isHeading, isItem }: Passage): FoundLine[] {
  if (isHeading || /:$/.test(body) || TOTAL.test(body) || /\d{4}|@|\d \d|[=#]|-{3}/.test(body)) return [];
  const make = (name: string, weight: number | null, unit: "points" | "percent" | null): FoundLine[] => [
    { kind: "criterion", page, quote: text, value: { name: name.trim().slice(0, NAME_MAX), weight, unit } },
  ];
  const weighed = WEIGHT.exec(body);
  if (weighed && !NO_NAME.test(weighed[1]!) && Number(weighed[2]) <= 100) {
    const unit = weighed[3] && /^(?:%|p(?:er|our))/i.test(weighed[3]) ? "percent" : "points";
    const isPlain = weighed[3] === undefined;
    if (section === "criterion" || (!isPlain && unit === "points"))
      return make(weighed[1]!, Number(weighed[2]), unit);
  }
  if (section !== "criterion") return [];
  const isName = isItem || (body.length < 60 && !/[.]$/.test(body));
  return isName && body.length < NAME_MAX && !NO_NAME.test(body) && !ORDER.test(body)
    ? make(body.replace(/[.;,]$/, ""), null, null)
    : [];
}

/**
 * Marks lists of names with percentages that make up a hundred: they are criteria, whatever heading they stand under.
 */
export function markWeightedLists(passages: readonly Passage[]): Passage[] {
  const marked = [...passages];
  for (let from = 0; from < marked.length; from += 1) {
    let total = 0;
    let to = from;
    for (; to < marked.length; to += 1) {
      const weight = percentOf(marked[to]!);
      if (weight === null) break;
      total += weight;
    }
    const isList = to - from >= WEIGHTED_MIN && total >= 99 && total <= 101;
    if (isList) for (let at = from; at < to; at += 1) marked[at] = { ...marked[at]!, section: "criterion" };
    from = Math.max(from, to - 1);
  }
  return marked;
}

function percentOf({ body, isHeading }: Passage): number | null {
  const found = isHeading ? null : WEIGHT.exec(body);
  const isPercent = found !== null && /^(?:%|p(?:er|our))/i.test(found[3] ?? "");
  return isPercent && !NO_NAME.test(found[1]!) ? Number(found[2]) : null;
}
