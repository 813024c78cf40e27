import type { Section } from "./types";

const OF_APPLICATION = String.raw`\b(?:applications?|proposals?|packages?|submissions?|bids?|dossiers?|candidatures?|offres?)\b`;
/** "Proposals may include work on:" gives examples of what is paid for. */
const NO_EXAMPLES = String.raw`^(?!.*\b(?:(?:may|might|could|can) (?:also )?include|topics?|activities|examples?|costs?)\b).*`;
const PAPERS = String.raw`\b(?:documents?|documentation|annex(?:es)?|attach\w*|enclos\w*|upload\w*|joindre|fournir|pi[èe]ces|(?:acceptable|following|documentary) evidence)\b`;

/** A sentence that says what the list below it names. The first that fits counts. */
const ANNOUNCES: readonly [Section, RegExp][] = [
  // Reports and receipts of those who got the money.
  ["after", /\b(?:successful|acquit\w*|funded|after (?:the|your) (?:project|award|grant))\b/i],
  [
    "question",
    /\b(?:following|these) (?:questions|points|topics)\b|^(?:[^.,]{3,40}, )?(?:please )?(?:answer|summari[sz]e|explain|describe|tell us)(?: the following)?\s*:$|aux questions/i,
  ],
  [
    "eligibility",
    /\b(?:applicants?|recipients?|organi[sz]ations?|you|candidats?|porteurs?)\b[^.]{0,40}\b(?:must|doit|doivent) (?:be|have|meet|être)\b|\b(?:not |in)?eligible (?:applicants|organi[sz]ations|entities|bodies)\b|\beligib(?:le to apply|ility criteria)|\bpeu(?:ven)?t (?:candidater|répondre|postuler|participer)\b|\bporté par\b|\béligibles?\s*:$/i,
  ],
  [
    "criterion",
    /^(?!.*\b(?:process|stages?|steps?|reviewers?|committee|panel|specific criteria)\b).*(?:\bcriteria\b|\bcritères\b|\bscor(?:e|ed|ing)\b|\bassess|évalu|\b(?:evaluated|judged|rated|ranked)\b[^.]{0,30}\b(?:on|against|by|for|using|according)\b)/i,
  ],
  ["document", new RegExp(PAPERS, "i")],
  [
    "document",
    new RegExp(
      String.raw`${NO_EXAMPLES}${OF_APPLICATION}[^.]*\b(?:include|contain|consist|comprend|comporte)`,
      "i",
    ),
  ],
  ["document", /\b(?:you|applicants?|please)\b[^.]*\b(?:submit|send)\b|^(?:submit|send)\b/i],
];
/** What an award, a plan or a part of the text has in it is no list of papers. */
const OF_A_PART =
  /\b(?:abstract|narrative|summary|plan|budget|description|section|statement|report)s?\b[^.:]{0,30}\b(?:must|should|will|may)\b/i;
/** Without a colon, it has to say that the list stands below. */
const POINTS_BELOW =
  /\bfollowing\b|\b(?:listed )?below\b|\bthe (?:documents|documentary evidence)\b[^.]*\b(?:need|required)\b/i;
/** A longer sentence announces nothing, and would take long to look through. */
const SENTENCE_MAX = 400;

function lastSentence(line: string): string {
  const before = line.slice(0, -1);
  const end = Math.max(...[". ", "! ", "? "].map((mark) => before.lastIndexOf(mark)));
  return line.slice(end + 1).trim();
}

/** What the last sentence of a line says of the list below it; null when it announces nothing that is read. */
export function findAnnounced(line: string, isAboveItem: boolean): Section {
  if (!line.endsWith(":") && !isAboveItem) return null;
  const sentence = lastSentence(line);
  if (sentence.length > SENTENCE_MAX) return null;
  const introduces = sentence.endsWith(":") || POINTS_BELOW.test(sentence);
  if (!introduces) return null;
  if (OF_A_PART.test(sentence)) return "other";
  return ANNOUNCES.find(([, words]) => words.test(sentence))?.[0] ?? null;
}
