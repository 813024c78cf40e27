import type { FoundLine, Passage } from "./types";

const SAYS =
  /\b(?:in)?eligible\b(?!\s+(?:project )?(?:costs?|expen|activit))|\bmay (?:not )?apply\b|\bcan(?:not)? apply\b|\bcan(?:not)? fund\b|\bopen to\b|\bonly[^.]{3,80}may apply|\bwe (?:do not |only )?fund\b|^(?:you|applicants?|the applicant|your organi[sz]ation|to lead) must\b|^to (?:be eligible|lead)|must (?:be|hold|have) an?\b|welcome from|may not (?:receive|apply)|not accepted|\bpeuvent (?:candidater|postuler|répondre|participer|présenter)|ne peuvent pas|(?:n['’]est|ne sont|sont|est)(?: pas)? éligibles?|s['’]adresse|ouvert(?:e)? aux?|\bexclus\b|le (?:candidat|coordonnateur|porteur) doit|^être\b|^avoir son/i;
const OF_SOMEBODY =
  /appl(?:y|ic)|compan|organi[sz]|entit|charit|associat|person|individual|busines|universit|librar|museum|school|govern|nonprofit|non-profit|propon|bidder|sme|artist|resident|system|market|club|owner|tenant|restaurant|landowner|federal|agenc|lead|candidat|collectivit|particulier|entreprise|exploitant|docteur|commune|coordonnateur|porteur|structure|parti|\byou\b|we fund|natural|students?|citizen|employ|constituted/i;
/** Money, papers or dates that are eligible, due or open, and nobody. */
const OF_SOMETHING =
  /eligible (?:project )?costs|dépenses éligibles|%|funding rate|must be (?:submitted|received|sent|disclosed)|individual questions|must (?:also |clearly )?(?:submit|provide|include|indicate|format|complete|attach|upload|sign|describe|have an active account)\b/i;
const INTRODUCES = /:$/;

/** Who may apply, and who may not. */
export function readEligibility({ text, page, section, isHeading, isItem }: Passage): FoundLine[] {
  if (isHeading || INTRODUCES.test(text) || OF_SOMETHING.test(text) || text.endsWith("?")) return [];
  const isListed = section === "eligibility" && (isItem || text.length > 25);
  const isDay = /\b20\d\d\b/.test(text);
  if (!(isListed && !isDay) && !(SAYS.test(text) && OF_SOMEBODY.test(text))) return [];
  return [{ kind: "eligibility", value: null, page, quote: text }];
}
