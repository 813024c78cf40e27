import type { CoFunding } from "@shared/constants/enums";
import { fold, splitSentences } from "./words";

/** `share` is the smallest part of the costs in percent, as a decimal string; null if none is named. */
export type CoFundingRead = { coFunding: CoFunding; share: string | null; quote: string };

const SENTENCE_MAX = 600;
const SENTENCES_MAX = 2_000;
const MAYBE_ABOUT_IT =
  /match|cost[- ]?shar|co-?f(?:und|inanc)|cofinanc|non-?federal|eigen(?:anteil|mittel)|forder|%|per ?cent|prozent/;

const PERCENT = String.raw`(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|percent\b|per cent\b|prozent\b)`;
/** The part that applicants pay, in the words of several countries. */
const OWN_PART = String.raw`(?:match(?:ing)?(?: fund(?:s|ing)?| contribution| share| requirements?)?|(?:mandatory )?(?:cost[- ]?shar(?:e|ing)|co-?fund(?:ing)?|co-?financ(?:e|ing))(?: contribution| requirements?| rate)?|non-?federal (?:share|match|contribution)|own contribution|cofinancement|eigenanteil|cofinanciacion)`;
const AT_LEAST = String.raw`(?:a |an |the |is |are |of |be |must |established |at |set |to |equal |minimum |least |no |not |less |than |doit |atteindre |au moins |moins |mindestens |betragt |von |: ?)*`;
const COSTS = String.raw`(?:of |the |an? |its |their |your |all |total |approved |overall |eligible |project(?:'s)? |programme |program |project's |allowable |reasonable |recycling |development |implementation |and |der |forderfahigen |zuwendungsfahigen )*(?:costs?|expenses|expenditures?|(?:project|programme|program) budget|ausgaben|kosten)\b`;

/** Sentences that name the share which applicants bring. */
const OWN_SHARE = [
  new RegExp(`\\b${OWN_PART} ?${AT_LEAST}${PERCENT}`),
  new RegExp(
    `${PERCENT} (?:local |cash |non-?federal |cost |minimum |in-kind |of the costs? as )*(?:match\\b|matching (?:funds?|contribution)\\b|cost[- ]?share\\b|co-?funding\\b|own contribution\\b)`,
  ),
  new RegExp(
    `(?:at least|minimum of|must (?:contribute|provide|bring|cover|pay)(?: at least| a minimum of)?) ${PERCENT} ${COSTS}(?= (?:must|shall|has to|have to|from|through|in|themselves|with)|[.;,]|$)`,
  ),
];
/** Sentences that name the share which the funder pays at most. */
const FUNDED_SHARE = [
  new RegExp(
    `\\b(?:up to|maximum(?: of)?|no more than|not (?:to )?exceed(?:ing)?|may not exceed|limited to|at most|bis zu|hochstens|jusqu'a) (?:a maximum of )?${PERCENT} ${COSTS}`,
  ),
  new RegExp(
    `\\b(?:covers?|funds?|pays?|provides?|reimburses?|reimburse [a-z ]{1,40}?|finances?) (?:only )?${PERCENT} ${COSTS}`,
  ),
];
/** These words show that a share is of a part of the costs, paid early, or for another purpose. */
const OTHER_SHARE =
  /\b(?:indirect|overheads?|administrat\w*|in advance|advance payments?|instal?ments?|pre-?payments?|subcontract\w*|subaward\w*|sub-?grants?|personnel|salar(?:y|ies)|travel|equipment|marketing|evaluation|may be used|can be used|be spent|allocated|modification|tax credits?|credits|tuition|interest|non-?federal share of|of the (?:grant|award)|increase\w*|bonus|additional)\b|\bof$/;
/** With these words a share or a demand does not hold for every applicant. */
const CONDITIONAL =
  /\b(?:if|unless|may be required|might|some|certain|depend(?:s|ing)|except|exempt\w*|encouraged|prefer\w*|voluntar\w*|waive\w*|lack|vary|varies|differ|in case|small (?:companies|enterprises|and medium)|large (?:companies|enterprises))\b/;

const REQUIRED = [
  /\b(?:match(?:ing)?(?: funds?| funding| contributions?| share)?|cost[- ]?(?:sharing|share|match(?:ing)?)|co-?fund(?:ing|s)?|co-?financing)(?: or matching)? (?:is|are) (?:required|mandatory|compulsory)\b/,
  /\b(?:requires?|(?:must|shall) (?:provide|bring|secure|have|show|include|contribute)) (?:an? |the |some |local |cash |equal |a minimum )*(?:matching (?:funds?|funding|contributions?)|match\b|cost[- ]?shar(?:e|ing)|co-?funding|co-?financing)/,
  /\bmandatory (?:match|matching funds|cost[- ]?shar(?:e|ing)|co-?funding|co-?financing)\b/,
  /^(?:co-?funding|co-?financing|match(?:ing)?(?: funding| funds)?|cost[- ]?sharing(?: or matching)?)(?: requirements?| required)? ?: ?(?:yes|required)\b/,
];
const NOT_REQUIRED = [
  /\b(?:no|without(?: any)?|neither|does not have an?|is no) (?:cost[- ]?shar(?:e|ing)|match(?:ing)?(?: funds?| funding)?|co-?fund(?:ing)?|co-?financ(?:e|ing))(?: or (?:matching|match|cost[- ]?sharing))?(?: contribution)?(?: (?:funds? )?(?:is |are )?(?:requirements?|required|needed|necessary)\b|$|[.;])/,
  /\b(?:cost[- ]?shar(?:e|ing)|match(?:ing)?(?: funds?| funding)?|co-?fund(?:ing)?|co-?financ(?:e|ing))(?: or (?:matching|match|cost[- ]?sharing))? (?:is|are) not (?:required|needed|necessary|mandatory)\b/,
  /\b(?:does|do|will) not require (?:any )?(?:cost[- ]?shar(?:e|ing)|match(?:ing)?(?: funds?| funding)?\b|co-?fund(?:ing)?|co-?financ(?:e|ing))/,
  /^(?:co-?funding|co-?financing|match(?:ing)?(?: funding| funds)?|cost[- ]?sharing(?: or matching)?)(?: requirements?| required)? ?: ?(?:no|none|not required)\b/,
];
/** One dollar for each of the grant is half of the costs. */
const ONE_TO_ONE = /\b(?:one-to-one|1:1|1-to-1|dollar[- ]for[- ]dollar)\b/;

/**
 * Reads whether applicants must pay a part of the costs, and how much. Sentences that hold for some applicants only,
 * or that disagree, say nothing.
 */
export function readCoFunding(lines: readonly string[]): CoFundingRead | null {
  const found = lines
    .flatMap(splitSentences)
    .slice(0, SENTENCES_MAX)
    .flatMap((sentence) => readSentence(sentence) ?? []);
  const kinds = new Set(found.map(({ coFunding }) => coFunding));
  const [first] = found;
  if (first === undefined || kinds.size > 1) return null;
  const withShare = found.filter(({ share }) => share !== null);
  const shares = new Set(withShare.map(({ share }) => share));
  return shares.size === 1 ? withShare[0]! : { ...first, share: null };
}

function readSentence(sentence: string): CoFundingRead | null {
  if (sentence.length > SENTENCE_MAX) return null;
  const plain = fold(sentence);
  if (!MAYBE_ABOUT_IT.test(plain) || CONDITIONAL.test(plain)) return null;
  if (NOT_REQUIRED.some((pattern) => pattern.test(plain)))
    return { coFunding: "not required", share: null, quote: sentence };
  const share = readShare(plain);
  if (share === null && !REQUIRED.some((pattern) => pattern.test(plain))) return null;
  return { coFunding: "required", share, quote: sentence };
}

/** Reads the share of the costs that applicants bring from a sentence with one figure in percent. */
function readShare(plain: string): string | null {
  if (OTHER_SHARE.test(plain)) return null;
  const figures = new Set([...plain.matchAll(new RegExp(PERCENT, "g"))].map((match) => match[1]));
  if (figures.size === 0 && ONE_TO_ONE.test(plain) && REQUIRED.some((pattern) => pattern.test(plain)))
    return "50";
  if (figures.size !== 1) return null;
  const own = find(OWN_SHARE, plain);
  const funded = own === null ? find(FUNDED_SHARE, plain) : null;
  const share = own ?? (funded === null ? null : 100 - funded);
  return share !== null && share > 0 && share < 100 ? String(Number(share.toFixed(2))) : null;
}

function find(patterns: readonly RegExp[], plain: string): number | null {
  for (const pattern of patterns) {
    const figure = pattern.exec(plain)?.[1];
    if (figure !== undefined) return Number(figure.replace(",", "."));
  }
  return null;
}
