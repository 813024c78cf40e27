import type { Section } from "./types";

const OF_APPLICATION = String.raw`\b(?:applications?|proposals?|packages?|packets?|submissions?|nominations?|bids?|dossiers?|candidatures?|offres?)\b`;
/** "Proposals may include work on:" gives examples of what is paid for. */
const NO_EXAMPLES = String.raw`^(?!.*\b(?:(?:may|might|could|can) (?:also )?include|topics?|activities|examples?|costs?)\b).*`;
const PAPERS = String.raw`\b(?:documents?|documentation|annex(?:es)?|attach\w*|enclos\w*|upload\w*|joindre|fournir|pi[èe]ces|documentaci[óo]n|documenta[çc][ãa]o|documentos|cop(?:y|ies)(?: each)? of the following|following forms|(?:acceptable|following|documentary) evidence)\b`;

/** A sentence that says what the list below it names. The first that fits counts. */
const ANNOUNCES: readonly [Section, RegExp][] = [
  ["criterion", /\b(?:reviewers?|panel\w*|assessors?|evaluators?|judges?|committee)\b.*\bquestions\b/i],
  // Reports and receipts of those who got the money.
  ["after", /\b(?:successful|acquit\w*|funded|after (?:the|your) (?:project|award|grant))\b/i],
  [
    "question",
    /\b(?:following|these) (?:questions|prompts|points|topics)\b|\b(?:preguntas|perguntas) (?:siguientes|seguintes|abaixo)\b|\b(?:siguientes|seguintes) (?:preguntas|perguntas)\b|^(?:[^.,]{3,40}, )?(?:please )?(?:answer|summari[sz]e|explain|describe|tell us)(?: the following)?\s*:$|aux questions/i,
  ],
  [
    "eligibility",
    /\b(?:applicants?|recipients?|organi[sz]ations?|you|candidats?|porteurs?)\b[^.]{0,40}\b(?:must|doit|doivent) (?:be|have|meet|être)\b|\b(?:not |in)?eligible (?:applicants|organi[sz]ations|entities|bodies)\b|\beligib(?:le to apply|ility criteria)|\b(?:organi[sz]ations?|applicants?|groups|entities|bodies|who)\b[^.]{0,20}\b(?:may|can) apply\b|\bpeu(?:ven)?t (?:candidater|répondre|postuler|participer)\b|\bporté par\b|\béligibles?\s*:$/i,
  ],
  [
    "criterion",
    /\b(?:jury|committee|judges|assessors|trustees|we) (?:will )?(?:consider|assess|evaluate|look (?:at|for))\b[^.]*:$/i,
  ],
  [
    "criterion",
    /^(?!.*\belements\b).*\b(?:evaluat|assess|judge|score|rate|review|rank|select)\w*\b.*\bcriteria\b[^.:]{0,60}:$/i,
  ],
  [
    "criterion",
    /^(?!.*\b(?:process|stages?|steps?|reviewers?|committee|panel|specific criteria|elements)\b).*(?:\bcriteria\b|\bcritères\b|\bcriterios\b|\bcritérios\b|\bscor(?:e|ed|ing)\b|\bassess|évalu|\bappréci|\b(?:evaluated|judged|rated|ranked|reviewed|selected|sélectionnés)\b[^.]{0,30}\b(?:on|against|by|for|using|according|selon)\b|\b(?:evaluation|selection|awards?|decisions?)\b[^.]{0,40}\bbased on\b)/i,
  ],
  ["document", new RegExp(PAPERS, "i")],
  [
    "document",
    new RegExp(
      String.raw`${NO_EXAMPLES}${OF_APPLICATION}[^.]*\b(?:include|contain|consist|comprend|comporte)`,
      "i",
    ),
  ],
  [
    "document",
    /\b(?:you|applicants?|please)\b[^.]*\b(?:submit|send)\b|^(?:to apply, )?(?:please )?(?:submit|send)\b|\b(?:need to|must|should) (?:also )?(?:provide|upload|attach|enclose|supply)\b|\bfollowing(?: items?| materials)? (?:(?:is|are)|must be) (?:required|submitted|included|attached)\b|\binclude the following (?:with|in) (?:your|the) (?:application|proposal)\b|\baccompanied by\b/i,
  ],
];
/** What an award, a plan or a part of the text has in it is no list of papers. */
const OF_A_PART =
  /\b(?:abstract|narrative|summary|plan|budget|description|section|statement|report)s?\b[^.:]{0,30}\b(?:must|should|will|may)\b/i;
/** "Send your application to:" has an address below it. */
const TO_AN_ADDRESS = /\b(?:to|à)\s?:$/i;
/** Without a colon, it has to say that the list stands below. */
const POINTS_BELOW =
  /\bfollowing\b|\b(?:listed|described|shown|set out|given) below\b|\bbelow[.:]?$|\bthe (?:documents|documentary evidence)\b[^.]*\b(?:need|required)\b/i;
/** A longer sentence announces nothing, and would take long to look through. */
const SENTENCE_MAX = 400;

function lastSentence(line: string): string {
  const before = line.slice(0, -1);
  const end = Math.max(...[". ", "! ", "? "].map((mark) => before.lastIndexOf(mark)));
  return line.slice(end + 1).trim();
}

/** The criteria may be headings that have a text of their own. */
const CRITERIA_BELOW = /\b(?:criteria (?:listed |set out )?below|following criteria)\.$/i;
/** A line that breaks off there goes on in its list. */
const BREAKS_OFF = /\b(?:contain|include|provide|submit|attach|send)$/i;

/** The last sentence of a line that says that a list stands below; above an item, it may be an earlier one. */
function findIntroducing(line: string, isAboveItem: boolean): string | null {
  const last = lastSentence(line);
  if (last.endsWith(":") || POINTS_BELOW.test(last) || BREAKS_OFF.test(last)) return last;
  if (!isAboveItem) return null;
  return line.split(/(?<=[.!]) /).findLast((sentence) => /\bfollowing\b/i.test(sentence)) ?? null;
}

/** What the introducing sentence of a line says of the list below it; null when it announces nothing that is read. */
export function findAnnounced(line: string, isAboveItem: boolean): Section {
  if (!line.endsWith(":") && !isAboveItem) return CRITERIA_BELOW.test(line) ? "criterion" : null;
  const sentence = findIntroducing(line, isAboveItem);
  if (sentence === null || sentence.length > SENTENCE_MAX) return null;
  if (TO_AN_ADDRESS.test(sentence)) return "other";
  if (OF_A_PART.test(sentence) && !/\bfollowing questions\b/i.test(sentence)) return "other";
  return ANNOUNCES.find(([, words]) => words.test(sentence))?.[0] ?? null;
}
