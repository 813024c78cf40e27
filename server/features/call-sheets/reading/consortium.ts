import { NUMBER, toNumber } from "./numbers";
import type { FoundLine, Passage } from "./types";

const PARTNERS = String.raw`(?:(?:independent|different|eligible|separate|distinct)\s+)*(?:legal\s+entit|partner|applicant|organi[sz]ation|institution|entit|partenaire|structure|équipe|laboratoire|entreprise|établissement|organisme|member)`;
const AT_LEAST = new RegExp(
  String.raw`(?:at\s+least|minimum\s+(?:of\s+)?|au\s+moins|au\s+minimum|d['’]au\s+moins|no\s+fewer\s+than)\s*(${NUMBER})\s+(other\s+|autres?\s+)?${PARTNERS}`,
  "iu",
);
const ALONE =
  /\b(?:apply|applies) (?:alone|on its own)|single (?:entity|organi[sz]ation|applicant)s? only|from a single|consorti(?:a|um)[^.]{0,12}(?:are|is) not (?:allowed|accepted)|no consortium|par une seule|individual applications only|porteur unique/i;
const WELCOME =
  /(?:partner(?:ship)?s?|joint (?:bids|applications)|consortia|partenariats?)[^.]{0,40}\b(?:encouraged|welcome|encouragés?|bienvenus?)\b|\b(?:encouraged|welcome) to (?:apply|work)[^.]{0,20} partners?/i;
const GROUP = /consorti|partner|partenai|\binvolve|\bassoci|project|joint|s['’]associer|applicants/i;

/** Whether partners are needed, and how many apply together. */
export function readConsortium({ text, page, isHeading }: Passage): FoundLine[] {
  if (isHeading) return [];
  const make = (form: "several" | "alone" | "welcome", least: number | null): FoundLine[] => [
    { kind: "consortium", value: { form, least }, page, quote: text },
  ];
  const least = AT_LEAST.exec(text);
  if (least && GROUP.test(text)) {
    const number = toNumber(least[1]!) + (least[2] ? 1 : 0);
    if (number >= 2 && number <= 100) return make("several", number);
  }
  if (ALONE.test(text)) return make("alone", null);
  return WELCOME.test(text) ? make("welcome", null) : [];
}
