import { parseQuestions } from "@shared/questions/parse-questions";
import type { FoundLine, Passage } from "./types";

const PREFIX = /^(?:question\s*(?:\d{1,2}\s*[.:)–-]?|:)|q\d{1,2}[.:)]?)\s*/i;
const LEAD = String.raw`^(?:for each [^,]{3,40}, )?(?:please )?(?:briefly |clearly |also )?`;
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
/** Questions that only head what the call says itself. */
const OF_THE_CALL =
  /who (?:can|may|is eligible)|any questions|how to apply|what (?:is it|we)|qui peut|comment (?:postuler|candidater)|une question|questions\?/i;
const WORDS_MIN = 4;

/** The questions that an application has to answer, with their limits. */
export function readQuestions({ text, body, page, section, isHeading, isItem }: Passage): FoundLine[] {
  if (isHeading || OF_THE_CALL.test(text)) return [];
  const isNamed = PREFIX.test(text);
  const plain = body.replace(PREFIX, "");
  const [parsed] = parseQuestions(plain);
  if (!parsed || plain.split(/\s+/).length < WORDS_MIN) return [];
  const isAsked = ENDS_ASKING.test(parsed.question) || ENDS_ASKING.test(plain);
  const isToApplicant = TO_APPLICANT.test(plain) || section === "question" || isItem || /^\d/.test(text);
  const isOrdered =
    (IMPERATIVE.test(plain) || (MAYBE_IMPERATIVE.test(plain) && TO_THE_WRITER.test(plain))) &&
    !/artificial|\bAI\b/i.test(plain);
  const isQuestion =
    isNamed ||
    (isAsked && isToApplicant && TO_THE_WRITER.test(plain)) ||
    (isOrdered && /^(?!.*\b(?:if|must)\b)/i.test(plain));
  if (!isQuestion && !(section === "question" && isItem && parsed.limit !== null)) return [];
  return [
    {
      kind: "question",
      page,
      quote: text,
      value: { question: parsed.question, limit: parsed.limit, unit: parsed.unit },
    },
  ];
}
