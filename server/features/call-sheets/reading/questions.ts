import { parseQuestions } from "@shared/questions/parse-questions";
import type { FoundLine, Passage } from "./types";

const PREFIX = /^(?:question\s*(?:\d{1,2}\s*[.:)–-]?|:)|q\d{1,2}[.:)]?)\s*/i;
const LEAD = String.raw`^(?:for each [^,]{3,40}, )?(?:please )?(?:(?:briefly|clearly|also|list and|highlight and|identify and) )*`;
const IMPERATIVE = new RegExp(
  String.raw`${LEAD}(?:describe|explain|list (?!of\b)|tell us|summari[sz]e|outline|décrivez|expliquez|présentez)(?!\p{L})`,
  "iu",
);
/** These order other things too, so that what they ask must be about the one who writes. */
const MAYBE_IMPERATIVE = new RegExp(
  String.raw`${LEAD}(?:discuss|propose an?|justify|demonstrate|identify (?:the|any)|document (?:the|your|how)|provide an? (?:(?:brief|clear|short|detailed|complete) )*(?:description|overview|explanation|justification)|précisez|indiquez|justifiez)(?!\p{L})`,
  "iu",
);
const TO_THE_WRITER =
  /\b(?:you|your|will|the results?|the work|votre|vos|vous|les?|quel(?:le)?s?|how|who|what|which|why)\b/i;
/** The mark of a question may have its limit behind it. Elsewhere it may be a sign that was lost in a copy. */
const ENDS_ASKING = /\?["»]?(?:\s*[([–—-].{0,60}|\s+max.{0,40}|\s+\d.{0,40})?\s*$/i;
const TO_APPLICANT = /\b(?:you|your|project|organi[sz]ation|applicants?|votre|vos|vous|projet|structure)\b/i;
/** Questions that only head what the call says itself, as whoever reads it would ask them. */
const OF_THE_CALL =
  /who (?:can|may|is eligible)|any questions|how to apply|what (?:is it|we)|qui peut|comment (?:postuler|candidater)|une question|questions\?|\b(?:I|my|me|je|mon|ma)\b.*\?|\beligible\b.*\?|^(?:what happens|when|where|can|may|must|should|which (?:organi|projects)|what (?:are|is) the (?:deadline|requirement|criteria|process|purpose|maximum|minimum)|how (?:are|will|do) (?:the )?(?:applications?|proposals?|projects?|awards?|grants?) (?:be )?(?:selected|reviewed|chosen|scored|evaluated|made|funded|paid))\b.*\?/i;
/** What those who judge ask of an application. */
const OF_APPLICANT = /\b(?:the|an|each) (?:applicants?|applications?|proposals?|proposers?)\b/i;
const TO_WRITER_ONLY = /\b(?:you|your|votre|vos|vous)\b/i;
/** "Is the need shown? (10 points)" is what those who judge ask. */
const POINTS_AT_END = /\(.{0,20}\d\s*(?:points?|pts?\.?).{0,12}\)\.?$/i;
const WORDS_MIN = 4;
/** Below "please answer the following questions", a few words ask. */
const LISTED_WORDS_MIN = 3;

/** The questions that an application has to answer, with their limits. */
export function readQuestions({
  text,
  body,
  page,
  section,
  isHeading,
  isItem,
  isAnnounced,
}: Passage): FoundLine[] {
  if (isHeading || OF_THE_CALL.test(text)) return [];
  const isNamed = PREFIX.test(text);
  const plain = body.replace(PREFIX, "");
  const [parsed] = parseQuestions(plain);
  const isListed = section === "question" && isItem;
  const least = isListed && isAnnounced ? LISTED_WORDS_MIN : WORDS_MIN;
  if (!parsed || plain.split(/\s+/).length < least) return [];
  const isJudged = section !== "question" && POINTS_AT_END.test(text);
  const isAsked = !isJudged && (ENDS_ASKING.test(parsed.question) || ENDS_ASKING.test(plain));
  // "Does the project help the town?" below a criterion is asked of those who judge.
  const isToApplicant =
    section === "criterion" || OF_APPLICANT.test(plain)
      ? TO_WRITER_ONLY.test(plain)
      : TO_APPLICANT.test(plain) || section === "question" || isItem || /^\d/.test(text);
  const isOrdered =
    (IMPERATIVE.test(plain) || (MAYBE_IMPERATIVE.test(plain) && TO_THE_WRITER.test(plain))) &&
    !/artificial|\bAI\b/i.test(plain);
  // "Describe each cost" below "Budget narrative" is how that paper is written.
  const isQuestion =
    isNamed ||
    (isAsked && isToApplicant && TO_THE_WRITER.test(plain)) ||
    (isOrdered &&
      section !== "paper" &&
      section !== "costs" &&
      /^(?!if\b|.*\b(?:if you (?:are|propose|plan)|must)\b)/i.test(plain));
  if (!isQuestion && !(isListed && (isAnnounced || parsed.limit !== null))) return [];
  return [
    {
      kind: "question",
      page,
      quote: text,
      value: { question: parsed.question, limit: parsed.limit, unit: parsed.unit },
    },
  ];
}

/** What begins a hint for whoever answers, and no answer. */
const HINT =
  /^(?:please|tell|describe|explain|include|consider|think|give|say|list|for example|e\.g\.|this (?:may|can|could|should|might)|max|up to|if you|you (?:can|may|should|might|could)|your|we (?:want|would|are looking)|no more)\b/i;
/** No call can answer what somebody will do. */
const OF_THE_WRITER = /\byour\b|\bwill you\b|\bvotre\b|\bvos\b/i;
const ANSWER_MIN = 40;

/** Makes headings of the questions that the call answers itself, in the sentence below. */
export function headAnswered(passages: readonly Passage[]): Passage[] {
  return passages.map((passage, at) => {
    const { text, section, isItem } = passage;
    const next = passages[at + 1];
    const isAnswered =
      text.endsWith("?") &&
      !isItem &&
      section !== "question" &&
      !OF_THE_WRITER.test(text) &&
      next !== undefined &&
      !next.isItem &&
      next.text.length >= ANSWER_MIN &&
      next.text.endsWith(".") &&
      !HINT.test(next.text);
    return isAnswered ? { ...passage, isHeading: true } : passage;
  });
}
