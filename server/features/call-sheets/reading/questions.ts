import { parseQuestions } from "@shared/questions/parse-questions";
import type { FoundLine, Passage } from "./types";

/** "A. Describe your idea" */
const LETTER = /^[A-H][.)]\s+(?=\p{Lu})/u;
/** An order to provide something asks a question when its answer has a length. */
const PROVIDES = /^(?:please )?(?:provide|give|share|include|list|identify|name|state)\b/i;
const PREFIX = /^(?:question\s*(?:\d{1,2}\s*[.:)–-]?|:)|q\d{1,2}[.:)]?)\s*/i;
const LEAD = String.raw`^(?:for each [^,]{3,40}, |if (?:relevant|applicable), )?(?:please )?(?:(?:briefly|clearly|fully|concisely|also|list and|highlight and|identify and) )*`;
/** Orders that ask the one who writes. */
export const IMPERATIVE = new RegExp(
  String.raw`${LEAD}(?:describe|explain|describa|explique|descreva|apresente|list(?! of\b| the names?\b)|tell us|summari[sz]e|outline|décrivez|expliquez|présentez)(?!\p{L})`,
  "iu",
);
/** These order other things too, so that what they ask must be about the one who writes. */
const MAYBE_IMPERATIVE = new RegExp(
  String.raw`${LEAD}(?:discuss|propose an?|justify|specify|tell (?:how|why|what)|state (?:the|your|how|why|what)|show how|give (?:brief |full )?details|demonstrate|identify (?:the|any)|document (?:the|your|how)|provide an? (?:(?:brief|clear|short|detailed|complete) )*(?:description|overview|summary|explanation|justification)|précisez|indiquez|justifiez)(?!\p{L})`,
  "iu",
);
const TO_THE_WRITER =
  /\b(?:you|your|will|the results?|the work|votre|vos|vous|les?|quel(?:le)?s?|qui[ée]n|qu[ée] ?|cu[áa]l(?:es)?|c[óo]mo|quais|qual|quem|how|who|what|which|why)\b/i;
/** The mark of a question may have its limit behind it. Elsewhere it may be a sign that was lost in a copy. */
const ENDS_ASKING =
  /\?["»]?(?:\s*[([–—-].{0,60}|\s+max.{0,40}|\s+\d.{0,40}|\s*[([](?:select|choose|tick|check)\b.*)?\s*$/i;
const TO_APPLICANT =
  /\b(?:you|your|votre|vos|vous|usted|sus?|voc[êe] ?|seus?|suas?)\b|\b(?:the|this|le|la|el|o|a)\s+(?:proposed\s+)?(?:project|organi[sz]ation|applicant|projet|structure|proyecto|entidad|projeto|organiza[çc][ãa]o)\b/i;
/** Questions that only head what the call says itself, as whoever reads it would ask them. */
const OF_THE_CALL =
  /who (?:can|may|is eligible)|any questions|how to apply|what (?:is it|we)|qui peut|comment (?:postuler|candidater)|une question|questions\?|^(?:what happens|(?:when|where)\b(?!.*\byour (?:project|organi[sz]ation|group|charity|company|business))|how many (?:grants|awards)|can|may|must|should|which (?:organi|projects)|what (?:are|is) the (?:deadline|requirement|criteria|process|purpose|maximum|minimum)|how (?:are|will|do) (?:the )?(?:applications?|proposals?|projects?|awards?|grants?) (?:be )?(?:selected|reviewed|chosen|scored|evaluated|made|funded|paid))\b.*\?/iu;
/** The same when these words stand somewhere before the last question mark, which is looked for once. */
const ASKED_BY_READERS = /(?<!\p{L})(?:I|my|me|je|mon|ma)(?!\p{L})|\beligible\b/iu;
const isOfTheCall = (text: string): boolean =>
  OF_THE_CALL.test(text) || ASKED_BY_READERS.test(text.slice(0, text.lastIndexOf("?") + 1));
/** What those who judge ask of an application. */
const OF_APPLICANT =
  /\b(?:the|an|each) (?:applicants?|applications?|proposals?|proposers?)\b|\bproposed activit(?:y|ies)\b|^(?:how well|to what extent)\b/i;
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
  isFirst,
  isLone,
}: Passage): FoundLine[] {
  if (isHeading || isOfTheCall(text)) return [];
  const isNamed = PREFIX.test(text);
  const plain = body.replace(PREFIX, "").replace(LETTER, "");
  const [parsed] = parseQuestions(plain);
  const isListed = section === "question" && isItem;
  const isShort =
    (isListed && isAnnounced) ||
    (isItem && IMPERATIVE.test(plain)) ||
    (IMPERATIVE.test(plain) && TO_WRITER_ONLY.test(plain));
  const least = isShort ? LISTED_WORDS_MIN : WORDS_MIN;
  if (!parsed || plain.split(/\s+/).length < least) return [];
  const isJudged = section !== "question" && POINTS_AT_END.test(text);
  const isAsked = !isJudged && (ENDS_ASKING.test(parsed.question) || ENDS_ASKING.test(plain));
  // "Does the project help the town?" below a criterion is asked of those who judge.
  const isToApplicant =
    section === "criterion" || OF_APPLICANT.test(plain)
      ? TO_WRITER_ONLY.test(plain) || parsed.limit !== null
      : TO_APPLICANT.test(plain) || section === "question" || parsed.limit !== null;
  // In the middle of a paragraph, an order tells how to do something.
  const isOrdered =
    isFirst &&
    (IMPERATIVE.test(plain) || (!isLone && MAYBE_IMPERATIVE.test(plain) && TO_THE_WRITER.test(plain))) &&
    !/artificial|\bAI\b/i.test(plain);
  // "Describe each cost" below "Budget narrative" is how that paper is written.
  const isQuestion =
    isNamed ||
    (isAsked && isToApplicant && TO_THE_WRITER.test(plain)) ||
    (isOrdered &&
      section !== "paper" &&
      section !== "costs" &&
      section !== "eligibility" &&
      section !== "dates" &&
      /^(?!if (?!relevant|applicable)|.*\b(?:if you (?:are|propose|plan)|must)\b)/i.test(plain));
  const isLimited = isFirst && parsed.limit !== null && parsed.unit !== null && PROVIDES.test(plain);
  const isAnswer = isLimited && section !== "paper" && section !== "costs" && section !== "document";
  if (!isQuestion && !isAnswer && !(isListed && (isAnnounced || parsed.limit !== null))) return [];
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

/** So far from a question, an order is none of its list. */
const NEAR = 10;

/** Marks the orders such as "Identify the partners" that have no question near them: they tell what to do, and ask nothing. */
export function markLoneOrders(passages: readonly Passage[]): Passage[] {
  const asking = passages.flatMap((passage, at) => {
    const plain = passage.body.replace(PREFIX, "").replace(LETTER, "");
    return (passage.isFirst && IMPERATIVE.test(plain)) || ENDS_ASKING.test(plain) ? [at] : [];
  });
  let next = 0;
  return passages.map((passage, at) => {
    while (next < asking.length && asking[next]! < at - NEAR) next += 1;
    const isNear = next < asking.length && asking[next]! <= at + NEAR;
    return isNear || passage.section === "question" ? passage : { ...passage, isLone: true };
  });
}
