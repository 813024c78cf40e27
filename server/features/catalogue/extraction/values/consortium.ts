import { CONSORTIUM_MAX } from "@shared/constants/limits";
import { fold, splitSentences } from "./words";

/** `min` counts the organisations that apply together, the applicant included. */
export type ConsortiumRead = { min: number; quote: string };

const SENTENCE_MAX = 600;
const SENTENCES_MAX = 2_000;
const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const NUMBER = String.raw`(\d{1,2}|${NUMBERS.join("|")})`;
const WORDS = String.raw`(?:[a-z-]+ ){0,3}?`;
const MEMBERS = String.raw`(?:organi[sz]ations|entities|partners?|partner organi[sz]ations?|institutions|companies|members|participants|universities|municipalities|businesses|beneficiaries|structures|partenaires|partner(?:n)?|unternehmen)\b`;
const GROUP = String.raw`(?:consorti(?:a|um|ums)|partnerships?|collaborations?|joint applications?|groupement|verbund)`;
const AT_LEAST = String.raw`(?:at least|a minimum of|minimum of|no fewer than|not fewer than|d'au moins|au moins|mindestens)`;

/** These count the applicant among the members. */
const MEMBERS_TOGETHER = [
  new RegExp(
    `\\b${GROUP} (?:of|comprising|consisting of|composed of|made up of|with|including|(?:must|should|shall|has to|have to) (?:include|comprise|consist of|have|involve|be made up of|be composed of)) ?${AT_LEAST} ${NUMBER} ${WORDS}${MEMBERS}`,
  ),
  new RegExp(
    `\\b${GROUP} (?:of|comprising|consisting of|composed of|made up of|(?:must|shall) (?:include|comprise|consist of)) ${NUMBER} or more ${WORDS}${MEMBERS}`,
  ),
  new RegExp(
    `\\b${AT_LEAST} ${NUMBER} ${WORDS}${MEMBERS} (?:must|shall|have to) (?:apply (?:together|jointly)|form an? consortium)`,
  ),
];
/** These count the others only. */
const OTHERS = new RegExp(
  `\\b(?:(?:must|shall|have to|has to|required to) (?:partner|collaborate|work|apply(?: jointly| together)?|be submitted jointly) with|(?:must|shall|have to|has to) (?:include|involve)|in (?:partnership|collaboration) with) ${AT_LEAST} ${NUMBER} (?:other |further |additional )?${WORDS}${MEMBERS}`,
);
const ONE_OTHER =
  /\bat least one (?:other|further|additional|partner) [a-z -]{0,40}?(?:organi[sz]ation|entity|institution|company|partner|university|municipality)\b/;
const MUST = /\b(?:must|shall|have to|has to|required)\b/;
const GROUPS_ONLY =
  /^grants? for consortia\b|\b(?:only (?:open to )?consortia|open only to consortia|must (?:apply|be submitted) (?:as|by) (?:part of )?an? consortium|consortium (?:is|are) (?:required|mandatory)|only consortia (?:may|can) apply)\b/;
/** With these words a partner is no condition for every applicant. */
const NO_CONDITION =
  /\b(?:if|unless|may|can also|might|encouraged|prefer\w*|priority|ideally|or individual(?:ly|s)?|alone|not required|optional|voluntar\w*|examples?|such as|was|were|has been|awarded to|previous|last year|network is|no more than)\b/;

/** Reads how many organisations must apply together. Sentences that do not demand it say nothing. */
export function readConsortium(lines: readonly string[]): ConsortiumRead | null {
  for (const sentence of lines.flatMap(splitSentences).slice(0, SENTENCES_MAX)) {
    if (sentence.length > SENTENCE_MAX) continue;
    const plain = fold(sentence);
    if (NO_CONDITION.test(plain)) continue;
    const min = readMembers(plain);
    if (min !== null && min >= 2 && min <= CONSORTIUM_MAX) return { min, quote: sentence };
  }
  return null;
}

function readMembers(plain: string): number | null {
  for (const pattern of MEMBERS_TOGETHER) {
    const found = pattern.exec(plain)?.[1];
    if (found !== undefined) return toNumber(found);
  }
  const others = OTHERS.exec(plain)?.[1];
  if (others !== undefined) return toNumber(others) + 1;
  if (MUST.test(plain) && ONE_OTHER.test(plain)) return 2;
  return GROUPS_ONLY.test(plain) ? 2 : null;
}

const toNumber = (word: string): number => NUMBERS.indexOf(word) + 1 || Number(word);
