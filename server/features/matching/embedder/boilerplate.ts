/** What stands in notices of every subject: names of offices that speak of a field without the notice being about it, and set phrases. */
const SET_PHRASES = new RegExp(
  [
    String.raw`\(?(?:\b[A-Z][A-Z]?\d{1,2}\w?(?:\s*/\s*[A-Z][A-Z]?\d{1,2}\w?)*\b)?[\s,:–-]{0,10}(?:independent\s+|basic experimental studies with humans\s*)?\b(?:clinical trials?|CT)\s+(?:not\s+allowed|optional|required)\)?`,
    String.raw`\bnational institutes of health\b`,
    String.raw`\bhealth resources and services administration\b`,
    String.raw`\bfood and drug administration\b`,
    String.raw`\bcenters for disease control(?: and prevention)?\b`,
    String.raw`\bnational science foundation\b`,
    String.raw`\b(?:u\.?s\.? )?department of (?:health and human services|agriculture|education|energy|defense|labor|transportation|the interior|veterans affairs|homeland security|housing and urban development)\b`,
    String.raw`\binstitutions? of higher education\b`,
    String.raw`\bfunding opportunity(?: announcement)?\b`,
    String.raw`\bstate[- ]of[- ]the[- ]art\b`,
    String.raw`https?://\S+`,
  ].join("|"),
  "giu",
);

/** American Indians and Alaska Natives, as notices shorten them, are no artificial intelligence. */
const TRIBES = /\bAI\s?\/\s?AN\b/g;

/** A text without what tells it from no other. Line breaks stay. */
export function withoutBoilerplate(text: string): string {
  return text.replace(TRIBES, "American Indian").replace(SET_PHRASES, " ");
}

/** Returns how a text shortens American Indians and Alaska Natives, if it does. */
export const findShortTribes = (text: string): string | undefined => text.match(TRIBES)?.[0];
