import type { RecipientType } from "@shared/constants/awards";

const ORGANISATION_WORDS =
  /\b(?:inc|llc|lp|llp|ltd|limited|plc|corp|corporation|co|company|gmbh|the|of|universit\w*|college|institut\w*|school|academy|foundation|trust\w*|society|association|council|department|cent(?:er|re)|systems?|research|regents|group|charity|church|club|union|museum|hospital|community|services?|project|network|laborator\w*|technolog\w*|authority|county|city|state|district|board|agency|partners\w*|ventures?)\b/i;
const HIDDEN = /\b(?:redacted|multiple recipients|anonymous|undisclosed|individuals?)\b|\[|^unknown$/i;
const TITLE = /^(?:dr|mr|mrs|ms|miss|prof|professor|sir|dame)\b\.?\s/i;
const SURNAME_FIRST = /^[\p{L}'’-]+(?: [\p{L}'’-]+)?, ?[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,2}$/u;

/** Whether a recipient is a person ("Mensah, Ama B."), or one whose name the source hides. */
export function isPersonOrHidden(name: string): boolean {
  if (HIDDEN.test(name)) return true;
  if (ORGANISATION_WORDS.test(name)) return false;
  return TITLE.test(name) || SURNAME_FIRST.test(name);
}

/** In this order: a university that is a charity is a university. */
const NAME_RULES: readonly (readonly [RecipientType, RegExp])[] = [
  [
    "university",
    /\b(?:universit\w*|universidad\w*|college|polytechnic|institut\w*|suny|cuny|regents|oceanographic|laborator\w*|research (?:corp|corporation|foundation)|higher education)\b/i,
  ],
  ["school", /\b(?:schools?|academy|kindergarten|nursery)\b/i],
];
const IDENTIFIER_RULES: readonly (readonly [RecipientType, RegExp])[] = [
  ["government", /^GB-(?:LAE|LAS|LANI|GOR|PLA|NHS)-/],
  ["university", /^GB-UKPRN-/],
  ["school", /^GB-EDU-/],
  ["nonprofit", /^GB-(?:CHC|SC|NIC|CASC)-/],
];
const OTHER_NAME_RULES: readonly (readonly [RecipientType, RegExp])[] = [
  ["nonprofit", /\b(?:cic|community interest company)\b/i],
  ["company", /\b(?:llc|l\.l\.c|ltd|limited|plc|gmbh|lp|llp)\b/i],
  ["nonprofit", /\b(?:foundation|trust|society|association|charity|museum|church|club)\b/i],
  ["government", /\b(?:nasa|department of|ministry|county|city of|town of|state of|tribe|nation|council)\b/i],
  ["company", /\b(?:inc|corp|corporation|co|company)\b/i],
];
const COMPANY_IDENTIFIER = /^GB-COH-/;

const findType = (rules: readonly (readonly [RecipientType, RegExp])[], text: string) =>
  rules.find(([, pattern]) => pattern.test(text))?.[0];

/** Tells what kind of organisation a recipient is, by its name and identifiers. Null when neither says. */
export function readRecipientType(name: string, identifiers: readonly string[] = []): RecipientType | null {
  const byIdentifier = identifiers.map((identifier) => findType(IDENTIFIER_RULES, identifier));
  return (
    findType(NAME_RULES, name) ??
    byIdentifier.find((type) => type !== undefined) ??
    findType(OTHER_NAME_RULES, name) ??
    (identifiers.some((identifier) => COMPANY_IDENTIFIER.test(identifier)) ? "company" : null)
  );
}
