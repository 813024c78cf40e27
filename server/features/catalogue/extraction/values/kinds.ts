import type { FundingType } from "@shared/constants/enums";
import { ENTITY_STAGES, type EntityStage } from "@shared/constants/enums";
import { industryLabel, matchIndustry } from "@shared/constants/industries";
import { fold } from "./words";

/** Maps words to kinds of funding. Special kinds come before general ones. */
const KINDS: [RegExp, FundingType][] = [
  [
    /\baccelerators?\b|\baccelerateur\b|\bakzelerator\b|\baceleradora\b|\bincubator\b|\bincubateur\b/,
    "accelerator",
  ],
  [/\bloans?\b|\bprets?\b|\bdarlehen\b|\bkredit\b|\bprestamos?\b|\bcredito\b|\bemprestimo\b/, "loan"],
  [/\bprizes?\b|\bprix\b|\b\w*preis\b|\bpremios?\b/, "prize"],
  [/\bfellowships?\b|\bfellows\b/, "fellowship"],
  [
    /\bequity (?:investment|funding|fund)\b|\bventure (?:capital|fund|investment)\b|\bseed fund\b|\bconvertible note\b|\bsafe note\b/,
    "equity",
  ],
  [
    /\bgrants?\b|\bsubventions?\b|\bzuschuss(?:e)?\b|\bzuwendung\b|\bforderung\b|\bsubvencion(?:es)?\b|\bcooperative agreement\b|\bbursar(?:y|ies)\b|\bappel a projets\b/,
    "grant",
  ],
];

/**
 * Reads the kind of funding from a name, a heading or the value of a label. Returns null when it states none
 * or several.
 */
export function readFundingType(text: string): FundingType | null {
  const plain = fold(text);
  const types = new Set(KINDS.flatMap(([pattern, type]) => (pattern.test(plain) ? [type] : [])));
  const [type, ...others] = types;
  if (type === undefined) return null;
  if (others.length === 0) return type;
  // An "accelerator with grant funding" is an accelerator, because a programme is named after its main kind.
  return type === "accelerator" || type === "loan" ? type : null;
}

/** Reads the industries that a list of themes names with certainty, as the catalogue stores them. */
export function readIndustries(value: string): string[] {
  const slugs = value
    .split(/[,;/|•\n]|\band\b|\bet\b/)
    .map((part) => matchIndustry(part.trim()))
    .filter((slug) => slug !== undefined);
  return [...new Set(slugs)].map(industryLabel);
}

const STAGES: [RegExp, EntityStage[]][] = [
  [/^(?:idea|ideation|concept)(?: stage)?$/, ["Idea"]],
  [/^pre-?seed(?: stage)?$/, ["Idea", "MVP"]],
  [/^(?:mvp|prototype)(?: stage)?$/, ["MVP"]],
  [/^(?:growth)(?: stage)?$/, ["Growth"]],
  [/^(?:scale|scale-?up|scaling)(?: stage)?$/, ["Scale"]],
  [/^(?:traction)(?: stage)?$/, ["Traction"]],
];

/** Reads a list of stages. Returns null when one of its words is no stage that we know. */
export function readStages(value: string): EntityStage[] | null {
  const parts = fold(value)
    .split(/[,;/|]|\band\b|\bor\b|\bto\b/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const stageLists = parts.map((part) => STAGES.find(([pattern]) => pattern.test(part))?.[1]);
  if (stageLists.length === 0 || stageLists.some((stages) => stages === undefined)) return null;
  const stageSet = new Set(stageLists.flat());
  return ENTITY_STAGES.filter((stage) => stageSet.has(stage));
}

const PERCENT = String.raw`(\d{1,2}(?:[.,]\d{1,2})?) ?%`;
const EQUITY = [
  new RegExp(
    `${PERCENT}(?: ?(?:-|–|to) ?${PERCENT})?(?: of)?(?: the| your)?(?: company(?:'s)?| common)? (?:equity|stake|shares|ownership)`,
    "i",
  ),
  new RegExp(
    `\\b(?:equity|stake)(?: stake)?(?: taken)?(?: of|:)? ${PERCENT}(?: ?(?:-|–|to) ?${PERCENT})?`,
    "i",
  ),
  new RegExp(`${PERCENT}(?: ?(?:-|–|to) ?${PERCENT})? for (?:US)?[$€£]`, "i"),
  new RegExp(`(?:\\d|k|m|million) for ${PERCENT}(?: ?(?:-|–|to) ?${PERCENT})?`, "i"),
];
const RANGE_WITHOUT_FIRST_SIGN =
  /(\d{1,2}(?:\.\d{1,2})?) ?(?:-|–|to) ?(\d{1,2}(?:\.\d{1,2})?) ?% (?:equity|stake)/i;

/** Reads the share that an investor takes, in percent, as decimal strings. */
export function readEquity(text: string): { min: string; max: string; quote: string } | null {
  const range = RANGE_WITHOUT_FIRST_SIGN.exec(text);
  const equityMatch =
    range ??
    EQUITY.map((pattern) => pattern.exec(text)).find((match) => match !== null && match !== undefined);
  if (!equityMatch?.[1]) return null;
  const min = equityMatch[1].replace(",", ".");
  const max = (equityMatch[2] ?? equityMatch[1]).replace(",", ".");
  return Number(min) > 0 && Number(min) <= Number(max) ? { min, max, quote: equityMatch[0] } : null;
}

const WEEKS_OF_PROGRAMME =
  /\b(\d{1,2})[- ]weeks?(?:[- ]long)?,? (?:[\p{L}-]+,? ){0,3}(?:program(?:me)?|accelerator|bootcamp|course|incubator|residency|cohort|sprint)/iu;
const WEEKS = /^(?:about |approximately )?(\d{1,2}) ?weeks?\b|^(\d{1,2}) (?:semaines|wochen|semanas)\b/i;

/** Reads how long a programme lasts, when it is stated in weeks. */
export function readWeeks(text: string, isLabelled: boolean): number | null {
  const match = isLabelled ? WEEKS.exec(text.trim()) : WEEKS_OF_PROGRAMME.exec(text);
  const weeks = Number(match?.[1] ?? match?.[2] ?? 0);
  return weeks > 0 ? weeks : null;
}
