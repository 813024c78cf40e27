import type { EntityType } from "@shared/constants/enums";
import { fold } from "../../../platform/text/fold";
import type { ComparedProfile, Verdict } from "./types";

/** Kinds that calls name, and the types that are certainly none of that kind. What may be of it is never contradicted. */
const KINDS: readonly [name: RegExp, others: readonly EntityType[]][] = [
  [/charit|non-?profit|not-for-profit|501\(c\)|associations?\b|but non lucratif/, ["Startup", "Individual"]],
  [
    /universit|colleges?\b|research (?:institut|organi)|organismes? de recherche/,
    ["Startup", "Individual", "Community Group"],
  ],
  [/compan|business|\bsmes?\b|enterprise|entreprise|\bpme\b/, ["Individual", "Government", "School"]],
  [/schools?\b|ecoles?\b/, ["Startup", "Individual", "Nonprofit", "Community Group"]],
  [
    /municipalit|local authorit|governments?\b|public bod|collectivites?|communes?\b/,
    ["Startup", "Individual", "Nonprofit", "Community Group", "Social Enterprise"],
  ],
  [
    /individuals?\b|natural persons?|personnes? physiques?|particuliers?/,
    ["Startup", "Nonprofit", "Social Enterprise", "School", "Government", "Community Group"],
  ],
];
const BINDS =
  /\bonly\b|\bmust be an?\b|\bmust be\b.*\b(?:organi[sz]ation|charit|compan|universit|school)|\buniquement\b|\bexclusivement\b|\breserve/;
const EXCLUDES =
  /\b(?:not eligible|ineligible|may not apply|cannot apply|can not apply|excluded|ne peuvent pas|ne sont pas eligibles|exclus)\b/;
const ALSO = /\bunless\b|\bexcept\b|\bsauf\b|\bor other\b|\bpartner|\balso\b|\bfiscal sponsor/;

/** "Only registered charities may apply", "Individuals are not eligible". */
export function askType(quote: string, { type }: ComparedProfile): Verdict | undefined {
  const words = fold(quote);
  if (ALSO.test(words)) return undefined;
  const named = KINDS.filter(([name]) => name.test(words));
  if (named.length === 0) return undefined;
  if (EXCLUDES.test(words)) {
    const isShutOut = type === "Individual" && named.some(([name]) => name.test("individuals"));
    return isShutOut ? { fact: "type", verdict: "contradicts" } : undefined;
  }
  if (!BINDS.test(words) || /\bnot\b/.test(words)) return undefined;
  const isNone = named.every(([, others]) => others.includes(type));
  return { fact: "type", verdict: isNone ? "contradicts" : "met" };
}
