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
  /who (?:can|may|is eligible)|any questions|how to apply|what (?:is it|we)|qui peut|comment (?:postuler|candidater)|une question|questions\?|\b(?:I|my|me|je|mon|ma)\b.*\?|^(?:what happens|when (?:will|is|are)|can|may|must|should) .*\?/i;
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
    section === "criterion"
      ? TO_WRITER_ONLY.test(plain)
      : TO_APPLICANT.test(plain) || section === "question" || isItem || /^\d/.test(text);
  const isOrdered =
    (IMPERATIVE.test(plain) || (MAYBE_IMPERATIVE.test(plain) && TO_THE_WRITER.test(plain))) &&
    !/artificial|\bAI\b/i.test(plain);
  // "Describe each cost" below "Budget narrative" is how that paper is written.
  const isQuestion =
    isNamed ||
    (isAsked && isToApplicant && TO_THE_WRITER.test(plain)) ||
    (isOrdered && section !== "paper" && /^(?!if\b|.*\b(?:if you (?:are|propose|plan)|must)\b)/i.test(plain));
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
