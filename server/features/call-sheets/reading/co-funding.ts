import { PERCENT, toPercent } from "./numbers";
import type { FoundLine, Passage } from "./types";

const NONE =
  /(?:cost[- ]?shar\w*|match(?:ing)?(?: funds?)?|co-?funding)[^.:]{0,30}(?:required|requirement)?\s*:\s*(?:none|no)\b|\bno match requirement|\bno (?:match(?:ing)?(?: funding| funds)?|cost[- ]?shar\w*|co-?funding)\b|(?:cost[- ]?sharing|match(?:ing)?(?: funds?| funding)?)[^.;]{0,30}\b(?:is|are) (?:not (?:required|needed|allowed)|prohibited)|do(?:es)? not (?:ask for|require|need) (?:any )?(?:match|co-?funding|cost[- ]?shar)|no cost[- ]?sharing requirement|aucun (?:autofinancement|cofinancement)|sans (?:autofinancement|cofinancement)/i;
const SHARE =
  /\bmatch(?:ing)?\b|cost[- ]?shar|co-?financ(?:e|ing of)|own (?:contribution|funds)|autofinanc|apport|applicants? (?:must )?(?:provide|contribute|pays?)|contribute|bring at least|local share|the other|remaining/i;
const RATE =
  /funding rate|reimburs|\bcovers?\b|funded at|\bpays?\b|paid at|could get|taux d['’]aide|taux de (?:subvention|financement)|subvention|l['’]aide|finance\b|co-?financing rate|contribution may not|funding for|up to [\d.]+ ?(?:%|per ?cent) (?:of|if)|dépenses éligibles|eligible costs|of (?:total )?(?:project )?costs/i;
/** Percentages of something else. */
const OTHER_PERCENT =
  /indirect|overhead|advance|avance|pre-?financing|préfinancement|administrat|applications were|success|threshold|acompte|à la signature|equity|allocat|reserved|set aside|ressources|chiffre d['’]affaires|turnover|\bincome\b|\bpoints?\b/i;
const ONE_TO_ONE = /\b1\s?(?::|to)\s?1\b|\bone[- ]to[- ]one\b|dollar[- ]for[- ]dollar/i;
/** "up to 60% if you are a medium-sized organisation" */
const ONLY_FOR_SOME = /^(?:up to|jusqu['’]à)?\s*\d{1,3} ?%[^.]{0,15}\b(?:if you are|for|pour)\b/i;

/** How much the funder pays, or the applicant has to bring. */
export function readCoFunding({ text, body, page, isHeading }: Passage): FoundLine[] {
  if (isHeading) return [];
  const make = (value: Extract<FoundLine, { kind: "cofunding" }>["value"]): FoundLine[] => [
    { kind: "cofunding", value, page, quote: text },
  ];
  if (NONE.test(text)) return make({ basis: "none", percent: null });
  if (OTHER_PERCENT.test(text)) return [];
  if (ONE_TO_ONE.test(text) && SHARE.test(text)) return make({ basis: "share", percent: 50 });
  const found = [...text.matchAll(PERCENT)].map((match) => ({
    at: match.index,
    percent: toPercent(match[1]!),
  }));
  if (found.length === 0) return [];
  const isRate = RATE.test(text) || ONLY_FOR_SOME.test(body);
  if (!isRate && !SHARE.test(text)) return [];
  const named = found.map(({ at, percent }) => ({ percent, basis: basisAt(text, at, isRate) }));
  // "State funds may cover 60 percent; applicants provide 40 percent" says one thing twice.
  const chosen = named.find(({ basis }) => basis === "share") ?? named[0]!;
  return chosen.percent <= 100 ? make(chosen) : [];
}

/** Whether a percentage is the applicant's: the words of its own clause decide, then those of the whole sentence. */
function basisAt(text: string, at: number, isRate: boolean): "rate" | "share" {
  const begin = Math.max(...[";", " and ", " et "].map((mark) => text.lastIndexOf(mark, at)), 0);
  const end = text.slice(at).search(/;| and | et /);
  const clause = text.slice(begin, end < 0 ? undefined : at + end);
  if (SHARE.test(clause) && !/co-?financing rate/i.test(clause)) return "share";
  return RATE.test(clause) || isRate ? "rate" : "share";
}
