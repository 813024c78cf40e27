import type { FoundLine, Passage } from "./types";

/** What somebody who applies has to be, have or do; sending papers is none of it. */
const DUTY =
  /^(?:you|(?:the |all |eligible )?(?:applicants?|organi[sz]ations?|institutions?|candidates?|principal investigators?|project (?:directors?|leads?)|pis?|lead (?:partner|applicant)s?)|your organi[sz]ation|to lead) must (?:(?:also|all|already|currently|still) )?(?:be|have|hold|meet|employ|operate|own|reside|live|come|work|show|demonstrate|prove|not|belong|qualify|possess|run|serve|lead|represent|involve|trade|contribute)\b|must (?:be|hold|have) an?\b|le (?:candidat|coordonnateur|porteur) doit|^être\b|^avoir son/i;
const SAYS =
  /\b(?:is|are|be|become|not|only|deemed|considered)\s+(?:(?:not|only|also|all|deemed|considered|currently|still|otherwise|therefore|both)\s+){0,2}(?<!-)(?:in)?eligible\b|^(?:in)?eligible\b(?! (?:project )?(?:costs?|expen|activit))|(?<![-\w])eligible to\b|(?<![-\w])eligible (?:\w+ ){1,3}(?:are|include|is|must|may)\b|^eligibility\b|^eligible (?:applicants?|entities|organi[sz]ations)\s*:\s*\S|\bmay (?:not )?apply\b|\bcan(?:not)? apply\b|\bcan(?:not)? fund\b|\bopen to\b|\b(?:eligibility|competition|program(?:me)?|call|participation|applications?) (?:is|are) (?:limited|restricted) to\b|\bonly[^.]{3,80}may apply|\bwe (?:do not |only )?fund\b|^to (?:be eligible|lead)|(?:welcome|accepted|invited) from\b|\bmay be (?:submitted|made) (?:only )?by\b|may not (?:receive|apply)|not accepted from\b|\b(?:from|by)\b[^.]{0,60}\bnot (?:be )?(?:accepted|considered)|\bapplicants? (?:is|are) (?:limited|restricted) to\b|\bavailable only to\b|\bpeuvent (?:candidater|postuler|répondre|participer|présenter)|ne peuvent pas|(?:n['’]est|ne sont|sont|est)(?: (?:pas|également|aussi))? éligibles?|s['’]adresse|ouvert(?:e)? aux?|\bexclus\b/i;
const OF_SOMEBODY =
  /appl(?:y|ic)|compan|organi[sz]|entit|charit|associat|person|individual|busines|universit|librar|museum|school|govern|nonprofit|non-profit|propon|bidder|sme|artist|resident|system|market|club|owner|tenant|restaurant|landowner|federal|\bstates?\b|tribe|tribal|count(?:y|ies)\b|municipal|agenc|lead|candidat|collectivit|particulier|entreprise|exploitant|docteur|commune|coordonnateur|porteur|structure|parti|\byou\b|we fund|natural|students?|citizen|employ|constituted|faculty|staff|scholar|researcher|investigator|farmer|teacher/i;
/** Money, papers or dates that are eligible, due or open, and nobody. */
const OF_SOMETHING =
  /eligible (?:project )?costs|dépenses éligibles|%|funding rate|must be (?:submitted|received|sent|disclosed)|individual questions|must (?:also |clearly )?(?:submit|provide|include|indicate|format|complete|attach|upload|sign|describe|have an? (?:\w+ ){0,4}(?:account|commons|login|identifier))\b|eligible for (?:benefits|reimbursement)|eligible (?:applications?|proposals?|submissions?)\b|\bwhether (?:you|your|they)\b|\bmore than one\b|^(?:proposals?|solutions?|applications?)\b[^.]{0,60}\bmust have\b|eligible (?:individuals|people|persons|participants|patients|students) (?:participating|served|enrolled)/i;
/** What is to be done, before or after an award, and no rule on who may apply. */
const ORDER =
  /^(?:document|ensure|include|describe|see|make sure|if (?:we fund|funded|awarded|you (?:are|get|receive)))\b/i;
/** "Expected awards: 12": a fact of the call below the names of who may apply. */
const FACT = /^(?!.*(?:applicant|eligib|who |organi[sz]|candidat))\p{Lu}[\p{L} ()/&-]{2,45}:\s/iu;
const INTRODUCES = /:$/;
/** "There must be a plan" is said of nobody. */
const OF_NOBODY = /^there must be\b|^if you need\b|please contact\b|\bthan we can fund\b/i;
/** What a word of the rule means, or why it is one. */
const EXPLAINS =
  /^(?:this|therefore|however|note)\b|\brefers? (?:only )?to\b|\bthe purpose of\b|\bis (?:considered|determined)\b/i;
const SENTENCE_MIN = 25;

/** Who may apply, and who may not. */
export function readEligibility(passage: Passage): FoundLine[] {
  const { text, body, page, isHeading } = passage;
  if (isHeading || INTRODUCES.test(text) || OF_SOMETHING.test(text) || text.endsWith("?")) return [];
  if (ORDER.test(body) || OF_NOBODY.test(body)) return [];
  const says = (SAYS.test(text) || DUTY.test(text)) && OF_SOMEBODY.test(text);
  if (!says && !isListed(passage)) return [];
  return [{ kind: "eligibility", value: null, page, quote: text }];
}

/** Below a heading about who may apply, a line names somebody, if it is no fact, no day and no end of a sentence. */
const isListed = ({ text, body, section, isItem }: Passage): boolean =>
  section === "eligibility" &&
  (isItem ||
    (text.length > SENTENCE_MIN && !/^\p{Ll}/u.test(text) && !FACT.test(body) && !EXPLAINS.test(text))) &&
  !/\b20\d\d\b/.test(text);
